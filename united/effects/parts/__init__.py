"""The parts of speech: where, who, how many; each is read, found, asked and said by itself."""
