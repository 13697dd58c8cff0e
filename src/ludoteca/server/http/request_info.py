"""Headers, address and session cookie of a request, read from its ASGI scope."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

from ludoteca.kernel import Millis
from ludoteca.server.rate_limits import network_of

COOKIE = "ludoteca"


def header(scope: Mapping[str, Any], name: bytes) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


def limited_address(scope: Mapping[str, Any]) -> str:
    """The address as limits count it."""
    return network_of(address_of(scope))


def cookie_of(scope: Mapping[str, Any]) -> str | None:
    """The token in the session cookie."""
    try:
        cookies = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


def session_cookie(token: str, lifetime: Millis, *, secure: bool) -> str:
    """A Set-Cookie header for the session token; a lifetime of 0 deletes the cookie."""
    age = lifetime // 1000
    parts = [f"{COOKIE}={token}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)
