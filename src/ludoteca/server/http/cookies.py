"""The session cookie and the device cookie: read from requests, set with responses.

Over HTTPS both have the prefix `__Host-`: browsers keep such cookies only with Secure, Path=/ and
no Domain, so that neither another host nor plain HTTP can set them. Cookies without the prefix are
still read, and replaced with the next response.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludoteca.kernel import Millis
from ludoteca.server.settings import DAY, Settings

from .request_info import header

SESSION, DEVICE = "ludoteca", "ludoteca-device"
HOST_ONLY = "__Host-"
DEVICE_LIFETIME: Millis = 365 * DAY
DEVICE_SECRET = re.compile(r"[\w-]{20,64}", re.ASCII)
TO_SET = "ludoteca_cookies"
"""Key in the state of the ASGI scope: the Set-Cookie headers of the response."""


def session_tokens(scope: Mapping[str, Any]) -> list[str]:
    """The tokens in session cookies, the preferred one first."""
    return _values(scope, SESSION)


def device_secret(scope: Mapping[str, Any]) -> str:
    """The secret in the device cookie; empty if there is none."""
    found = (value for value in _values(scope, DEVICE) if DEVICE_SECRET.fullmatch(value))
    return next(found, "")


def _values(scope: Mapping[str, Any], name: str) -> list[str]:
    """Parsed leniently: `SimpleCookie` stops at a malformed cookie of another site on this host."""
    pairs = [part.strip().partition("=") for part in header(scope, b"cookie").split(";")]
    given = {key: value for key, _, value in pairs}
    return [given[key] for key in (HOST_ONLY + name, name) if given.get(key)]


class ResponseCookies:
    """Sets the cookies of one response."""

    def __init__(self, scope: Mapping[str, Any], settings: Settings) -> None:
        self._to_set: list[str] = scope["state"].setdefault(TO_SET, [])
        self._settings = settings

    def set_session(self, token: str) -> None:
        self._set(SESSION, token, self._settings.session_lifetime)

    def delete_session(self) -> None:
        self._set(SESSION, "", 0)

    def set_device(self, secret: str) -> None:
        self._set(DEVICE, secret, DEVICE_LIFETIME)

    def _set(self, name: str, value: str, lifetime: Millis) -> None:
        age = lifetime // 1000
        rest = f"Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
        if self._settings.is_secure:
            rest += "; Secure"
        self._to_set.append(f"{name}={value}; {rest}")


async def send_cookies(message: Any, scope: Any) -> None:
    """Add the Set-Cookie headers to the start of a response."""
    if message["type"] == "http.response.start":
        cookies = scope["state"].get(TO_SET, ())
        given = [(b"set-cookie", cookie.encode()) for cookie in cookies]
        message["headers"] = [*message.get("headers", ()), *given]
