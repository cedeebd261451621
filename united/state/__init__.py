"""All that changes in a game: state, agenda of steps, events, elementary changes."""
