"""What the screens show and ask for, without Textual: the game as it is played, sheets, forms."""
