"""The caller of a REST route: session, address, locale, cookies; and the injected services."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TypeAlias

from litestar.di import NamedDependency

from ludoteca.kernel import LOCALES, Rejected
from ludoteca.server.accounts.programs import Programs
from ludoteca.server.accounts.sessions import Browser, Sessions, hashed, preferred_locale
from ludoteca.server.accounts.user_agents import browser_name
from ludoteca.server.compute.job import Asker
from ludoteca.server.compute.pool import ComputePool
from ludoteca.server.matchmaking.waiting_room import WaitingRoom
from ludoteca.server.metrics import Metrics
from ludoteca.server.moderation.reports import Reports
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.operators.desk import Operators
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.settings import Settings
from ludoteca.server.shutdown import Shutdown
from ludoteca.server.sources import Sources
from ludoteca.server.tasks.deletions import Deletions
from ludoteca.server.tournaments.desk import TournamentDesk
from ludoteca.server.tournaments.registry import TournamentRegistry
from ludoteca.store import SessionRow, Store

from .cookies import ResponseCookies, device_secret, program_token, session_tokens
from .errors import AnyRequest
from .request_info import header, limited_address
from .weights import weight_of

TheSettings: TypeAlias = NamedDependency[Settings]
TheStore: TypeAlias = NamedDependency[Store]
TheSources: TypeAlias = NamedDependency[Sources]
TheShutdown: TypeAlias = NamedDependency[Shutdown]
TheMetrics: TypeAlias = NamedDependency[Metrics]
TheRateLimits: TypeAlias = NamedDependency[RateLimits]
TheSessions: TypeAlias = NamedDependency[Sessions]
ThePrograms: TypeAlias = NamedDependency[Programs]
TheCompute: TypeAlias = NamedDependency[ComputePool]
TheDeletions: TypeAlias = NamedDependency[Deletions]
TheRooms: TypeAlias = NamedDependency[RoomRegistry]
TheTournaments: TypeAlias = NamedDependency[TournamentRegistry]
TheTournamentDesk: TypeAlias = NamedDependency[TournamentDesk]
TheWaitingRoom: TypeAlias = NamedDependency[WaitingRoom]
TheSanctions: TypeAlias = NamedDependency[SanctionBook]
TheReports: TypeAlias = NamedDependency[Reports]
TheOperators: TypeAlias = NamedDependency[Operators]

OPEN_TO_ALL = frozenset({
    "GET /api/welcome", "GET /api/standing", "POST /api/standing/{id}", "PATCH /api/session",
    "DELETE /api/session", "DELETE /api/session/everywhere", "GET /api/profile",
    "GET /api/profile/export", "POST /api/profile/deletion",
})  # fmt: skip
"""Routes that a banned person may still call: to read why, and to get or delete their data."""


OPEN_TO_PROGRAMS = frozenset({
    "GET /api/welcome", "GET /api/games", "GET /api/games/{game_id}", "GET /api/tables/{code}",
    "GET /api/matches/{match_id}", "GET /api/matches/{match_id}/record",
})  # fmt: skip
"""Routes that a program may call by its token. What it does, it does at the table's socket."""


class Caller:
    """Perhaps a session, always an address and a locale."""

    def __init__(self, request: AnyRequest, session: SessionRow | None, settings: Settings) -> None:
        scope = dict(request.scope)
        self.found = session
        self.address = limited_address(scope)
        """As limits count it."""
        self.cookies = ResponseCookies(scope, settings)
        self.token = _token_of(session, session_tokens(scope))
        self._device = device_secret(scope)
        self._agent = browser_name(header(scope, b"user-agent"))
        self._accept_language = request.headers.get("accept-language", "")

    @property
    def locale(self) -> str:
        if self.found is not None:
            return self.found.locale
        return preferred_locale(self._accept_language)

    def locale_or(self, wanted: str | None) -> str:
        return wanted if wanted in LOCALES else self.locale

    def browser(self, new_device: str = "") -> Browser:
        """The browser of the request; it gets a device cookie if it has none."""
        if not self._device:
            self._device = new_device or secrets.token_urlsafe(16)
            self.cookies.set_device(self._device)
        return Browser(self.token, self._device, self._agent)

    @property
    def id(self) -> str:
        return self.found.id if self.found is not None else ""

    @property
    def asker(self) -> Asker:
        return Asker(self.id, self.address)

    @property
    def session(self) -> SessionRow:
        """The session; refused without one."""
        if self.found is None:
            raise Rejected("no_session")
        return self.found


def _token_of(session: SessionRow | None, tokens: Iterable[str]) -> str:
    """The token by which the session was found."""
    if session is None:
        return ""
    valid = (session.token_hash, session.previous_hash)
    return next((token for token in tokens if hashed(token) in valid), "")


TheCaller: TypeAlias = NamedDependency[Caller]


async def provide_caller(
    request: AnyRequest,
    sessions: TheSessions,
    programs: ThePrograms,
    settings: TheSettings,
    rate_limits: TheRateLimits,
    sanctions: TheSanctions,
) -> Caller:
    scope = dict(request.scope)
    route, token = f"{scope['method']} {scope['path_template']}", program_token(scope)
    session: SessionRow | None
    if token:
        session = await programs.by_token(token)
        if route not in OPEN_TO_PROGRAMS:
            raise Rejected("not_for_programs")
    else:
        session = await sessions.by_tokens(session_tokens(scope))
    caller = Caller(request, session, settings)
    if route not in OPEN_TO_ALL:
        sanctions.require_welcome(session, caller.address)
    if session is None:
        return caller
    sanctions.saw(session.id, caller.address)
    rate_limits.work.take_from_session(session.id, weight_of(scope))
    if session.program:
        return caller
    caller.cookies.upgrade(caller.token, device_secret(scope))
    if not session.device:
        # requests that arrive together get the same device
        browser = caller.browser(hashed(f"device:{session.token_hash}"))
        caller.found = await sessions.adopt(session, browser)
    return caller
