"""The widgets of the app: each shows plain data and tells in messages what the player did."""
