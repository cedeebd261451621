"""The app in a browser: the server, who may ask it, a visitor's game, the page.

All but the visitor's own process needs what `united[web]` installs.
"""
