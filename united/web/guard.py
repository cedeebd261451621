"""Who may ask the server: no page of somebody else's that happens to be open in a browser here."""

from __future__ import annotations

from typing import Final

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware
from attrs import frozen

from united.web.address import LOCALHOST, Origin, ip_of, read_host, read_origin

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

NOT_HERE: Final = (
    "This server does not answer to that name. Open it by an address of its machine; "
    "`united serve --public-url URL` gives it a name of your own."
)
NOT_FROM_THERE: Final = (
    "Games are opened from this server's own page only. Where a proxy is in between, "
    "`united serve --public-url URL` names the address that visitors type."
)
NO_PROXY: Final = "This server is no proxy: ask it for a path, such as /."


@frozen
class Guard:
    """Refuses requests under a foreign name, or from a foreign page.

    Browsers let any page open a socket to any machine, and whoever owns a name can make it lead
    here, so that a page of theirs has the same origin as this server (DNS rebinding). `names` are
    the names that this machine is known by besides `localhost`, and `public` is the address that
    visitors type where a proxy is in between. Headers in which proxies say for whom they ask
    (X-Forwarded-Host and the like) count for nothing: anybody can send them.
    """

    names: frozenset[str] = frozenset()
    public: Origin | None = None

    def refusal(self, request: web.Request) -> str:
        """Return why a request is refused, empty if it is not."""
        if not request.raw_path.startswith("/"):
            # The target names a host itself, and which of the two counts is read differently.
            return NO_PROXY
        hosts = request.headers.getall(hdrs.HOST, [])
        host = read_host(hosts[0]) if len(hosts) == 1 else None
        if host is None or not (self._is_own_host(host, request) or self._is_public(host)):
            return NOT_HERE
        # Browsers name the origin of every page that opens a WebSocket. Who names none is no page
        # but a program, and that could name any.
        origins = request.headers.getall(hdrs.ORIGIN, [])
        if origins and not (len(origins) == 1 and self._is_own_page(origins[0], host, request)):
            return NOT_FROM_THERE
        return ""

    def _is_own_host(self, host: Origin, request: web.Request) -> bool:
        """Tell whether a host is this machine, whatever names lead here.

        An address cannot be rebound: a browser that was given one goes there and nowhere else, and
        a page of that address comes from this machine. So those of this machine are safe, and the
        connection says itself at which of them it has arrived; one that it gets later is known too.
        """
        address = ip_of(host.host)
        if address is None:
            return host.host == LOCALHOST or host.host in self.names
        return address.is_loopback or address == ip_of(_arrived_at(request))

    def _is_public(self, host: Origin) -> bool:
        # A proxy may leave out the port, or put in its own.
        return self.public is not None and host.host == self.public.host

    def _is_own_page(self, text: str, host: Origin, request: web.Request) -> bool:
        """Tell whether a page comes from this server: from the same scheme, host and port."""
        origin = read_origin(text)
        if origin is None:
            return False
        # Under the public name alone other ports may have pages of somebody else's.
        return origin == self.public or (origin == host and self._is_own_host(host, request))


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


def _arrived_at(request: web.Request) -> str:
    """Return the address of this machine to which a request has come, empty if it is gone."""
    place = request.get_extra_info("sockname")
    return str(place[0]) if place else ""
