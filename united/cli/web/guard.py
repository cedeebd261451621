"""Who may ask the server: no page of somebody else's that happens to be open in a browser here."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from attrs import frozen

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        # The terminal puts style sheets of its own into the page.
        "style-src 'self' 'unsafe-inline'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Content-Security-Policy: the browser loads nothing for this page from anywhere else."""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

NOT_HERE: Final = "This server is not known by that name; `united serve --public-url` gives it one."
NOT_FROM_THERE: Final = "Games are opened from this server's own page only."


@frozen
class Guard:
    """Refuses requests under a foreign name, or from a foreign page.

    Browsers let any page open a socket to this machine, and a foreign name can be made to lead
    here. `local` says that the server listens on this machine only; `public` is the address that
    visitors use where a proxy is in between.
    """

    local: bool
    public: SplitResult | None = None

    def refusal(self, request: web.Request) -> str:
        """Return why a request is refused, empty if it is not."""
        if self.local and not self._is_known(_host(f"//{request.host}")):
            return NOT_HERE
        origin = request.headers.get("Origin")
        if origin is not None and not self._is_own(origin, request.host):
            return NOT_FROM_THERE
        return ""

    def _is_known(self, host: str) -> bool:
        return host == "localhost" or _is_loopback(host) or self._is_public(host)

    def _is_public(self, host: str) -> bool:
        return self.public is not None and host == self.public.hostname

    def _is_own(self, origin: str, host: str) -> bool:
        if self.public is not None and origin == f"{self.public.scheme}://{self.public.netloc}":
            return True
        return origin in (f"http://{host}", f"https://{host}")


def middleware(guard: Guard) -> Middleware:
    """Return what lets a web application answer only what the guard lets through."""

    @web.middleware
    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        if refusal := guard.refusal(request):
            raise web.HTTPForbidden(text=f"{refusal}\n")
        return await handler(request)

    return answer


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add to an answer what browsers must know of it."""
    del request
    response.headers.update(HEADERS)


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
