"""What has gone from the screen does nothing any more.

Keys, timers and callbacks can be on their way to a screen when it closes. Textual still hands them
over, while the parts that they are about are taken away one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Self

from textual import events, messages
from textual.dom import DOMNode
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

NEEDED: Final = (
    events.Callback,
    events.ScreenSuspend,
    events.Unmount,
    messages.CloseMessages,
    messages.Prune,
)
"""The messages that a part of the app needs to go; to come, it must be there.

Callbacks are Textual's own among them: in this app nothing is called back but by the ways below.
"""


def has_gone(part: DOMNode) -> bool:
    """Tell whether the screen of a part of the app is none of those that are open.

    With the app all of them go: it takes them apart where they stand.
    """
    if part.app._exit or not part.app.is_running:
        return True
    node: DOMNode | None = part
    while node is not None and not isinstance(node, Screen):
        node = node.parent
    return node is None or node not in part.app.screen_stack


if TYPE_CHECKING:
    Node = Widget
    AnyScreen = Screen[Any]
else:
    # Textual takes styles from the first base that is a node: that must be the one mixed with.
    Node = AnyScreen = object


class Present(Node):
    """A part of the app that acts only while its screen is open: whatever comes late is dropped."""

    @property
    def is_present(self) -> bool:
        """Whether the screen of this part is open, if not in front."""
        return not has_gone(self)

    async def _dispatch_message(self, message: Message) -> None:
        if isinstance(message, NEEDED) or self.is_present:
            await super()._dispatch_message(message)

    def focus(self, scroll_visible: bool = True) -> Self:
        """Take the keys from now on; as Textual does it, those typed ahead would go elsewhere."""
        if self.is_present:
            self.screen.set_focus(self, scroll_visible=scroll_visible)
        return self

    def call_after_refresh(self, callback: Callable[..., Any], *args: Any, **kwargs: Any) -> bool:
        """Call back after the next refresh, if this part is still there then."""
        return super().call_after_refresh(self.if_present(partial(callback, *args, **kwargs)))

    def call_from_worker(self, callback: Callable[..., Any], *args: Any) -> None:
        """Call back from the thread of a worker, if this part is still there then."""
        self.app.call_from_thread(self.if_present(callback), *args)

    def if_present(self, callback: Callable[..., Any]) -> Callable[..., Any]:
        """Return what calls back only while this part is there."""

        def call(*args: Any) -> Any:
            return callback(*args) if self.is_present else None

        return call
