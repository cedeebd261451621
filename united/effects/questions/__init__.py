"""The questions that effects ask: where, whom, whether, which card, in which order."""
