"""The app in a browser: the server, a visitor's game, the process it runs in, the page.

All but the process needs the extra `web`.
"""
