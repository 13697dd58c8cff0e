"""The caller of a REST route: session, address, locale, cookies; and the injected services."""

from __future__ import annotations

import secrets
from typing import TypeAlias

from litestar.di import NamedDependency

from ludoteca.kernel import LOCALES, Rejected
from ludoteca.server.accounts.sessions import Sessions, hashed, preferred_locale
from ludoteca.server.metrics import Metrics
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.settings import Settings
from ludoteca.server.shutdown import Shutdown
from ludoteca.server.sources import Sources
from ludoteca.store import SessionRow, Store

from .cookies import ResponseCookies, device_secret, session_tokens
from .errors import AnyRequest
from .request_info import address_of

TheSettings: TypeAlias = NamedDependency[Settings]
TheStore: TypeAlias = NamedDependency[Store]
TheSources: TypeAlias = NamedDependency[Sources]
TheShutdown: TypeAlias = NamedDependency[Shutdown]
TheMetrics: TypeAlias = NamedDependency[Metrics]
TheRateLimits: TypeAlias = NamedDependency[RateLimits]
TheSessions: TypeAlias = NamedDependency[Sessions]
TheRooms: TypeAlias = NamedDependency[RoomRegistry]


class Caller:
    """Perhaps a session, always an address and a locale."""

    def __init__(self, request: AnyRequest, session: SessionRow | None, settings: Settings) -> None:
        scope = dict(request.scope)
        self.found = session
        self.address = address_of(scope)
        self.cookies = ResponseCookies(scope, settings)
        self._device = device_secret(scope)
        self._accept_language = request.headers.get("accept-language", "")

    @property
    def locale(self) -> str:
        if self.found is not None:
            return self.found.locale
        return preferred_locale(self._accept_language)

    def locale_or(self, wanted: str | None) -> str:
        return wanted if wanted in LOCALES else self.locale

    @property
    def device(self) -> str:
        """The secret in the browser's device cookie, set with this response if it had none."""
        return self.device_or(secrets.token_urlsafe(16))

    def device_or(self, secret: str) -> str:
        if not self._device:
            self._device = secret
            self.cookies.set_device(secret)
        return self._device

    @property
    def id(self) -> str:
        return self.found.id if self.found is not None else ""

    @property
    def session(self) -> SessionRow:
        """The session; refused without one."""
        if self.found is None:
            raise Rejected("no_session")
        return self.found


TheCaller: TypeAlias = NamedDependency[Caller]


async def provide_caller(
    request: AnyRequest, sessions: TheSessions, settings: TheSettings
) -> Caller:
    scope = dict(request.scope)
    caller = Caller(request, await sessions.by_tokens(session_tokens(scope)), settings)
    if caller.found is not None and not caller.found.device:
        # a session of before device cookies; requests that arrive together get the same device
        device = caller.device_or(hashed(f"device:{caller.found.token_hash}"))
        caller.found = await sessions.adopt_device(caller.found, device)
    return caller
