"""The caller of a REST route: their session, address and locale; and the injected services."""

from __future__ import annotations

from typing import TypeAlias

from litestar import Response
from litestar.di import NamedDependency

from ludoteca.kernel import LOCALES, Rejected
from ludoteca.server.accounts.sessions import Sessions, preferred_locale
from ludoteca.server.metrics import Metrics
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.settings import Settings
from ludoteca.server.shutdown import Shutdown
from ludoteca.server.sources import Sources
from ludoteca.server.wire import Session
from ludoteca.store import SessionRow, Store

from .errors import AnyRequest
from .request_info import cookie_of, limited_address, session_cookie
from .weights import weight_of

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

    def __init__(self, request: AnyRequest, session: SessionRow | None) -> None:
        self.found = session
        self.address = limited_address(dict(request.scope))
        """As limits count it."""
        self._accept_language = request.headers.get("accept-language", "")

    @property
    def locale(self) -> str:
        if self.found is not None:
            return self.found.locale
        return preferred_locale(self._accept_language)

    def locale_or(self, wanted: str | None) -> str:
        return wanted if wanted in LOCALES else self.locale

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
    request: AnyRequest, sessions: TheSessions, rate_limits: TheRateLimits
) -> Caller:
    found = await sessions.by_token(cookie_of(dict(request.scope)))
    if found is not None:
        weight = weight_of(request.method, request.scope["path_template"])
        rate_limits.work.take_from_session(found.id, weight)
    return Caller(request, found)


def with_cookie(
    body: Session, token: str, settings: Settings, status: int = 201
) -> Response[Session]:
    """A session, with the cookie its browser keeps."""
    cookie = session_cookie(token, settings.session_lifetime, secure=settings.is_secure)
    return Response(body, status_code=status, headers={"set-cookie": cookie})


def without_cookie(settings: Settings) -> Response[None]:
    """An empty response that deletes the session's cookie."""
    cookie = session_cookie("", 0, secure=settings.is_secure)
    return Response(None, status_code=204, headers={"set-cookie": cookie})
