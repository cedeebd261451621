"""The elementary changes of the state with their rules: a wound, a token, a Threat, a Mission."""
