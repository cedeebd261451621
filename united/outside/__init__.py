"""What comes from outside: the texts of strangers, and the files that they name."""
