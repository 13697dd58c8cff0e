"""What all REST handlers share: who asks, in which language, and refusals as answers."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from ludoteca.kernel import LOCALES, Game, Rejected
from ludoteca.server.accounts.sessions import language
from ludoteca.server.problems import problem
from ludoteca.server.services import House
from ludoteca.server.wire import Problem, Session
from ludoteca.server.ws.decoding import require_text
from ludoteca.store import SessionRow, Unavailable

from .request_info import address_of, cookie_of, session_cookie

log = logging.getLogger(__name__)

STATUS: Mapping[str, int] = {
    "no_session": HTTP_401_UNAUTHORIZED,
    "banned": HTTP_403_FORBIDDEN,
    "no_spectators": HTTP_403_FORBIDDEN,
    "not_for_you": HTTP_403_FORBIDDEN,
    "no_accounts": HTTP_403_FORBIDDEN,
    "unknown_game": HTTP_404_NOT_FOUND,
    "unknown_table": HTTP_404_NOT_FOUND,
    "unknown_match": HTTP_404_NOT_FOUND,
    "unknown_locale": HTTP_404_NOT_FOUND,
    "unknown_code": HTTP_404_NOT_FOUND,
    "match_goes_on": HTTP_409_CONFLICT,
    "too_many_tables": HTTP_409_CONFLICT,
    "try_again": HTTP_409_CONFLICT,
    "too_fast": HTTP_429_TOO_MANY_REQUESTS,
    "unavailable": HTTP_503_SERVICE_UNAVAILABLE,
}
"""Other refusals are a bad request."""

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]


class Asker:
    """Who asks: perhaps somebody with a session, surely somebody with a language."""

    def __init__(self, request: AnyRequest, session: SessionRow | None) -> None:
        self.found = session
        self.address = address_of(dict(request.scope))
        self._languages = request.headers.get("accept-language", "")

    @property
    def locale(self) -> str:
        return self.found.locale if self.found is not None else language(self._languages)

    def locale_or(self, wanted: str | None) -> str:
        return wanted if wanted in LOCALES else self.locale

    @property
    def id(self) -> str:
        return self.found.id if self.found is not None else ""

    @property
    def session(self) -> SessionRow:
        if self.found is None:
            raise Rejected("no_session")
        return self.found


async def require_readable(request: AnyRequest) -> None:
    """Before anything is made of a body: it must say that it is JSON, which no form of another
    page can, and be text."""
    body = await request.body()
    if body and request.content_type[0] != MediaType.JSON:
        raise Rejected("bad_request", problem=f"{MediaType.JSON.value} is expected")
    try:
        require_text(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Rejected("bad_request", problem=str(error)) from None


async def provide_asker(request: AnyRequest, house: TheHouse) -> Asker:
    return Asker(request, await house.identity.session_of(cookie_of(dict(request.scope))))


TheAsker: TypeAlias = NamedDependency[Asker]


async def with_cookie(
    house: House, session: SessionRow, token: str, status: int = 201
) -> Response[Session]:
    """A session, and the cookie that its browser will keep."""
    body = await house.identity.to_send(session)
    settings = house.settings
    cookie = session_cookie(token, settings.session_lifetime, secure=settings.is_secure)
    return Response(body, status_code=status, headers={"set-cookie": cookie})


def without_cookie(house: House) -> Response[None]:
    cookie = session_cookie("", 0, secure=house.settings.is_secure)
    return Response(None, status_code=204, headers={"set-cookie": cookie})


# Refusals


class RejectedByGame(Rejected):
    """A refusal that is told in the words of a game."""

    def __init__(self, refusal: Rejected, game: Game) -> None:
        super().__init__(refusal.code, **refusal.params)
        self.game = game


def on_rejected(request: AnyRequest, refusal: Rejected) -> Response[Problem]:
    status = STATUS.get(refusal.code, HTTP_400_BAD_REQUEST)
    too_fast = status == HTTP_429_TOO_MANY_REQUESTS
    headers = {"retry-after": str(refusal.params["seconds"])} if too_fast else {}
    return _refused(request, refusal, status, headers)


def on_unavailable(request: AnyRequest, error: Unavailable) -> Response[Problem]:
    return on_rejected(request, Rejected("unavailable"))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself: no such page, a body that cannot be read."""
    codes = {404: "not_found", 405: "not_found", 413: "too_large"}
    code = codes.get(error.status_code, "bad_request")
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(_told(each) for each in extra)[:500] or error.detail[:200]
    headers = {key: value for key, value in (error.headers or {}).items() if key == "Allow"}
    refusal = Rejected(code, problem=told) if code == "bad_request" else Rejected(code)
    return _refused(request, refusal, error.status_code, headers)


def _told(extra: Any) -> str:
    if isinstance(extra, Mapping):
        return " ".join(str(extra[name]) for name in ("key", "message") if name in extra)
    return str(extra)


def on_defect(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return _refused(request, Rejected("defect"), HTTP_500_INTERNAL_SERVER_ERROR)


def _refused(
    request: AnyRequest, refusal: Rejected, status: int, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    locale = language(request.headers.get("accept-language", ""))
    game = refusal.game if isinstance(refusal, RejectedByGame) else None
    return Response(
        problem(refusal, locale, game),
        status_code=status,
        headers=dict(headers or {}),
        media_type="application/json",
    )
