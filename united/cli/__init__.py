"""The command line: play, resume, replay, cards, check, scenario; plain lines and JSON lines."""
