"""The screens of the app; each handles the messages of its widgets."""
