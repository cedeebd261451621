"""What a flood presses, and by what somebody who sees only the terminal knows each screen."""

from __future__ import annotations

from typing import Final

from textual.geometry import Size

SIZES: Final = tuple(
    Size(*size)
    for size in ((80, 24), (120, 40), (100, 30), (140, 50), (60, 20), (40, 15), (10, 3), (1, 1))
)

CTRL_C: Final = b"\x1b[99;5u"
"""Ctrl+C as the keyboard protocol has it. Its plain code is a signal where the app has just ended,
and after it the terminal."""

KEYS: Final = (
    *(b"\x1b", b"\r", b"\t", b"\x1b[Z", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b" ", b"\x7f"),
    *(b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~", b"\x1b[3~", CTRL_C),
    *(bytes([code]) for code in b"0123456789abcdefghijklmnopqrstuvwxyzRTV?:/gguuiihh00112233"),
    *(sign.encode() for sign in ("\u00b2", "\u0663", "\u4e94", "\u00e9", "\U0001f577", "\u0301")),
)
"""What is pressed: all that means something somewhere, and signs that look as if they did."""

BURSTS: Final = (
    *(b"n\x1b[B\x1b[B\x1b[B\r", b"g1\r", b"g1\x1b[C\r", b"g1\x1b[D\r", b"g1\x1b[B\r", b"bl"),
    b"RR",
    *(
        b"g11",
        b"g111",
        b"gg",
        b"qq",
        b"ii",
        b"\r\r",
        b"11",
        b"00",
        b"uu",
        b"rr",
        b"??",
        b"::",
        b"RR",
    ),
    *(b"\x1b[B\r\x1b\x1b", b"t\x1b\x1b", b"n\r\r", b"s\r\r", b"svv", b"sdy", b"oo", b"ww", b"uy"),
    *(b":log\r", b":journal\r\r", b":guided\r", b"g6i", b"g2i", b"/goblin\r", b"g\xc2\xb2"),
    *(b"\x1b[200~pasted 1 2 3\r\nq\x1b[201~", b"\x1b[201~", b"qn", b"ee", b"bq"),
)
"""What is written all at once, as by somebody who types ahead."""

SCREENS: Final = {
    "HomeScreen": "EntertheSpider-Verse.*Keys,arrows",
    "SetupScreen": "Newgameleft/right",
    "SavesScreen": "SavedgamesEntergoon",
    "SettingsScreen": "SettingsEnter",
    "StatisticsScreen": "Wonandlost,",
    "RulesScreen": "Rulesreferencesearch|Rulesreference/search",
    "HelpScreen": "\u2500Help\u2500",
    "SheetScreen": "orEsccloses",
    "AskScreen": r"\(y\).*\(n\)",
    "PickScreen": "Whichone\\?",
    "JumpScreen": "/Escback",
    "TypeScreen": "Escgoesback",
    "Palette": "WordsofacommandEsccloses",
    "GuidedScreen": "[0-9]+/11[A-Z]",
    "EndScreen": "Lookattheboard",
    "TableScreen": "whichcardisplayed|acts.Symbolsleft",
    "ReplayScreen": "Step[0-9]+of[0-9]+:",
    "CurtainScreen": "Handthekeyboardto",
    "NoticeScreen": "Goon\\(Enter",
    "TooSmallScreen": "Unitedneeds60x20|qleaves",
}
"""By what each screen is known to somebody who sees nothing but the terminal."""

WAY_OUT: Final = ("\x1b", "\x1b", "q", "y", "q", "q")
"""What leaves every screen, one after the other: at home Escape asks, and at once takes it back."""
