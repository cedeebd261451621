"""What a Hero, Location, Threat, plan card, Villain board and challenge *is*: frozen data."""
