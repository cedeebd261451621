"""The course of a game: setup, the turns, the options of the actions and what pays for them."""
