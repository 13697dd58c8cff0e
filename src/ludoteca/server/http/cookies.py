"""The session cookie and the device cookie: read from requests, set with responses; and the token
that programs send instead.

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
"""Key in the state of the ASGI scope: the Set-Cookie headers of the response, by cookie."""


def session_tokens(scope: Mapping[str, Any]) -> list[str]:
    """The tokens in session cookies, the preferred one first."""
    return _values(scope, SESSION)


def program_token(scope: Mapping[str, Any]) -> str:
    """The token that a program sends, as `Authorization: Bearer …`; empty if there is none."""
    scheme, _, token = header(scope, b"authorization").strip().partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def device_secret(scope: Mapping[str, Any]) -> str:
    """The secret in the device cookie; empty if there is none."""
    found = (value for value in _values(scope, DEVICE) if DEVICE_SECRET.fullmatch(value))
    return next(found, "")


def _values(scope: Mapping[str, Any], name: str) -> list[str]:
    given = _given(scope)
    return [given[key] for key in (HOST_ONLY + name, name) if key in given]


def _given(scope: Mapping[str, Any]) -> Mapping[str, str]:
    """Parsed leniently: `SimpleCookie` stops at a malformed cookie of another site on this host."""
    pairs = [part.strip().partition("=") for part in header(scope, b"cookie").split(";")]
    return {key: value for key, _, value in pairs if value}


class ResponseCookies:
    """Sets the cookies of one response."""

    def __init__(self, scope: Mapping[str, Any], settings: Settings) -> None:
        self._given = _given(scope)
        self._settings = settings
        self._to_set: dict[str, str] = scope["state"].setdefault(TO_SET, {})

    def set_session(self, token: str) -> None:
        self._set(SESSION, token, self._settings.session_lifetime)

    def delete_session(self) -> None:
        self._set(SESSION, "", 0)

    def set_device(self, secret: str) -> None:
        self._set(DEVICE, secret, DEVICE_LIFETIME)

    def upgrade(self, token: str, device: str) -> None:
        """Over HTTPS, replace cookies that were set without the prefix."""
        if self._settings.is_secure:
            if SESSION in self._given:
                self.set_session(token)
            if DEVICE in self._given and device:
                self.set_device(device)

    def _set(self, name: str, value: str, lifetime: Millis) -> None:
        if not self._settings.is_secure:
            self._to_set[name] = _cookie(name, value, lifetime)
            return
        host_only = HOST_ONLY + name
        self._to_set[host_only] = f"{_cookie(host_only, value, lifetime)}; Secure"
        if name in self._given:
            self._to_set[name] = f"{_cookie(name, '', 0)}; Secure"


def _cookie(name: str, value: str, lifetime: Millis) -> str:
    """A Set-Cookie header; a lifetime of 0 deletes the cookie."""
    return f"{name}={value}; Path=/; Max-Age={lifetime // 1000}; HttpOnly; SameSite=Lax"


async def send_cookies(message: Any, scope: Any) -> None:
    """Litestar hook: add the Set-Cookie headers to the start of a response."""
    if message["type"] == "http.response.start":
        cookies: Mapping[str, str] = scope["state"].get(TO_SET, {})
        given = [(b"set-cookie", cookie.encode()) for cookie in cookies.values()]
        message["headers"] = [*message.get("headers", ()), *given]
