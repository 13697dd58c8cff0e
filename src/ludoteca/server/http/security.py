"""ASGI middleware around the whole server: host, origin, rate limit, security headers."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.accounts.sessions import preferred_locale
from ludoteca.server.metrics import Metrics
from ludoteca.server.problems import problem
from ludoteca.server.rate_limits import RateLimits, too_fast
from ludoteca.server.settings import Settings

from .request_info import header, limited_address
from .websocket import Receive, Scope, Send
from .weights import BASE

Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("", "0.0.0.0", "::")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class SecurityMiddleware:
    """Passes requests to the REST application and sockets to the socket endpoint."""

    def __init__(
        self,
        rest: Application,
        sockets: Application,
        settings: Settings,
        rate_limits: RateLimits,
        metrics: Metrics,
    ) -> None:
        self._rest = rest
        self._sockets = sockets
        self._rate_limits = rate_limits
        self._metrics = metrics
        self.names = allowed_names(settings)
        self._netloc = urlsplit(settings.url).netloc
        headers = dict(HEADERS)
        if settings.is_secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self._headers = [(key.encode(), value.encode()) for key, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._rest(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        outgoing = self._with_headers(scope, send)
        if refusal is None:
            try:
                await self._rest(scope, receive, outgoing)
            except Exception:
                self._metrics.defects.inc()  # uvicorn logs it and answers 500
                raise
        else:
            await self._answer(scope, refusal, outgoing)

    def _refusal(self, scope: Scope) -> Rejected | None:
        host = header(scope, b"host")
        if hostname(host) not in self.names:
            return Rejected("wrong_host")
        if "\0" in scope["path"]:
            return Rejected("not_found")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_ours(scope, host):
            return Rejected("wrong_origin")
        if scope["type"] == "http":
            wait = self._wait(limited_address(scope), api=scope["path"].startswith("/api/"))
            if wait > 0:
                return too_fast(wait)
        return None

    def _wait(self, address: str, *, api: bool) -> float:
        """Take the tokens of a request, or return the seconds to wait."""
        now, limits = monotonic(), self._rate_limits
        wait = limits.requests.wait_for(address, 1.0, now) if api else 0.0
        return wait if wait > 0 else limits.work.wait_as_stranger(address, BASE, now)

    def _is_ours(self, scope: Scope, host: str) -> bool:
        """Whether a request that changes something comes from our own pages. Browsers always send
        the origin; other programs need not."""
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return False
        origin = header(scope, b"origin")
        own = (host, self._netloc)
        return not origin or urlsplit(origin).netloc in own

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        private = scope["path"].startswith("/api/")

        async def outgoing(event: Any) -> None:
            if event["type"] == "http.response.start":
                if event["status"] == 500:
                    self._metrics.defects.inc()
                own = [*event.get("headers", ())]
                named = {key for key, _ in own}
                headers = [*own, *(pair for pair in self._headers if pair[0] not in named)]
                if private and not any(key == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                event = {**event, "headers": headers}
            await send(event)

        return outgoing

    async def _answer(self, scope: Scope, refusal: Rejected, send: Send) -> None:
        self._metrics.refused.labels(refusal.code).inc()
        status = {"too_fast": 429, "not_found": 404}.get(refusal.code, 403)
        locale = preferred_locale(header(scope, b"accept-language"))
        body = msgspec.json.encode(problem(refusal, locale))
        headers = [(b"content-type", b"application/json"), *_retry_after(refusal)]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _retry_after(refusal: Rejected) -> list[tuple[bytes, bytes]]:
    seconds = refusal.params.get("seconds")
    return [] if seconds is None else [(b"retry-after", str(seconds).encode())]


def hostname(host: str) -> str:
    """The name in a Host header, without its port."""
    return (urlsplit(f"//{host}").hostname or "") if host.isprintable() else ""


def allowed_names(settings: Settings) -> frozenset[str]:
    """Host names the server answers to; refusing others prevents DNS rebinding."""
    names = {*settings.hosts, urlsplit(settings.url).hostname or ""}
    if settings.host in EVERYWHERE:
        names |= {*LOOPBACK, *own_addresses()}
    elif settings.host in LOOPBACK:
        names |= {*LOOPBACK}
    else:
        names.add(settings.host)
    return frozenset(name.lower() for name in names if name)


def own_addresses() -> list[str]:
    """The addresses of this machine on the local network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only selects a route
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    return found
