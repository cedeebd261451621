"""A game as people have it: choices, undo, autosave, resume, replay, statistics."""
