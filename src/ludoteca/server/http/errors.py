"""Refusals and errors as HTTP responses, and the check that a body is JSON."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
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

from ludoteca.kernel import Game, Rejected
from ludoteca.server.accounts.sessions import preferred_locale
from ludoteca.server.problems import problem
from ludoteca.server.rate_limits import RateLimits, too_fast
from ludoteca.server.wire import Problem
from ludoteca.server.ws.decoding import require_text
from ludoteca.store import Unavailable

from .request_info import limited_address
from .weights import BYTES_PER_MILLISECOND, weight_of

log = logging.getLogger(__name__)

STATUS: Mapping[str, int] = {
    "no_session": HTTP_401_UNAUTHORIZED,
    "unknown_token": HTTP_401_UNAUTHORIZED,
    "banned": HTTP_403_FORBIDDEN,
    "no_spectators": HTTP_403_FORBIDDEN,
    "suspended": HTTP_403_FORBIDDEN,
    "timed_out": HTTP_403_FORBIDDEN,
    "warning_unread": HTTP_403_FORBIDDEN,
    "operators_are_exempt": HTTP_403_FORBIDDEN,
    "not_for_you": HTTP_403_FORBIDDEN,
    "not_welcome": HTTP_403_FORBIDDEN,
    "cannot_follow": HTTP_403_FORBIDDEN,
    "not_a_player": HTTP_403_FORBIDDEN,
    "organiser_only": HTTP_403_FORBIDDEN,
    "replay_closed": HTTP_403_FORBIDDEN,
    "not_for_programs": HTTP_403_FORBIDDEN,
    "no_accounts": HTTP_403_FORBIDDEN,
    "no_pushes": HTTP_403_FORBIDDEN,
    "not_found": HTTP_404_NOT_FOUND,
    "unknown_case": HTTP_404_NOT_FOUND,
    "unknown_sanction": HTTP_404_NOT_FOUND,
    "person_gone": HTTP_404_NOT_FOUND,
    "unknown_game": HTTP_404_NOT_FOUND,
    "unknown_player": HTTP_404_NOT_FOUND,
    "unknown_table": HTTP_404_NOT_FOUND,
    "unknown_match": HTTP_404_NOT_FOUND,
    "unknown_tournament": HTTP_404_NOT_FOUND,
    "unknown_locale": HTTP_404_NOT_FOUND,
    "unknown_code": HTTP_404_NOT_FOUND,
    "unknown_session": HTTP_404_NOT_FOUND,
    "unknown_program": HTTP_404_NOT_FOUND,
    "unknown_creation": HTTP_404_NOT_FOUND,
    "unknown_medium": HTTP_404_NOT_FOUND,
    "case_settled": HTTP_409_CONFLICT,
    "match_goes_on": HTTP_409_CONFLICT,
    "too_many_ties": HTTP_409_CONFLICT,
    "too_many_programs": HTTP_409_CONFLICT,
    "too_many_tables": HTTP_409_CONFLICT,
    "too_many_tables_here": HTTP_409_CONFLICT,
    "too_many_tournaments": HTTP_409_CONFLICT,
    "too_many_tournaments_here": HTTP_409_CONFLICT,
    "too_much_stored": HTTP_409_CONFLICT,
    "too_many_creations": HTTP_409_CONFLICT,
    "too_many_media": HTTP_409_CONFLICT,
    "try_again": HTTP_409_CONFLICT,
    "too_fast": HTTP_429_TOO_MANY_REQUESTS,
    "too_busy": HTTP_503_SERVICE_UNAVAILABLE,
    "unavailable": HTTP_503_SERVICE_UNAVAILABLE,
}
"""Status by refusal code; any other is a bad request."""

AnyRequest: TypeAlias = Request[Any, Any, Any]


async def before_request(request: AnyRequest) -> None:
    """Charge for the work of the route, then check the body."""
    rate_limits: RateLimits = request.app.state.rate_limits
    scope = dict(request.scope)
    charge(rate_limits, scope, weight_of(scope))
    await _require_json(request, rate_limits)


def charge(rate_limits: RateLimits, scope: Mapping[str, Any], weight: float) -> None:
    """Charge the address and the house; the session is charged once it is known."""
    wait = rate_limits.work.wait_as_stranger(limited_address(scope), weight, monotonic())
    if wait > 0:
        raise too_fast(wait)


async def _require_json(request: AnyRequest, rate_limits: RateLimits) -> None:
    """Refuse a body that is not JSON by its content type, which no HTML form of another site can
    send, or that is not valid text."""
    body = await request.body()
    if len(body) > BYTES_PER_MILLISECOND:
        charge(rate_limits, dict(request.scope), len(body) / BYTES_PER_MILLISECOND)
    if body and request.content_type[0] != MediaType.JSON:
        raise Rejected("bad_request", problem=f"{MediaType.JSON.value} is expected")
    try:
        require_text(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Rejected("bad_request", problem=str(error)) from None


class RejectedByGame(Rejected):
    """A refusal whose sentence is in the game's catalogue."""

    def __init__(self, refusal: Rejected, game: Game) -> None:
        super().__init__(refusal.code, **refusal.params)
        self.game = game


def on_rejected(request: AnyRequest, refusal: Rejected) -> Response[Problem]:
    status = STATUS.get(refusal.code, HTTP_400_BAD_REQUEST)
    too_fast = status == HTTP_429_TOO_MANY_REQUESTS
    headers = {"retry-after": str(refusal.params["seconds"])} if too_fast else {}
    return _response(request, refusal, status, headers)


def on_unavailable(request: AnyRequest, error: Unavailable) -> Response[Problem]:
    return on_rejected(request, Rejected("unavailable"))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors Litestar raises itself: no such route, a body of the wrong type."""
    codes = {404: "not_found", 405: "not_found", 413: "too_large"}
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:
        return _response(request, Rejected("bad_request", problem=error.detail), 400)
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_defect(request, error)
    code = codes.get(error.status_code, "bad_request")
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(_describe(each) for each in extra)[:500] or error.detail[:200]
    headers = {key: value for key, value in (error.headers or {}).items() if key == "Allow"}
    refusal = Rejected(code, problem=detail) if code == "bad_request" else Rejected(code)
    return _response(request, refusal, error.status_code, headers)


def _describe(extra: object) -> str:
    if isinstance(extra, Mapping):
        return " ".join(str(extra[name]) for name in ("key", "message") if name in extra)
    return str(extra)


def on_defect(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return _response(request, Rejected("defect"), HTTP_500_INTERNAL_SERVER_ERROR)


def _response(
    request: AnyRequest, refusal: Rejected, status: int, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    locale = preferred_locale(request.headers.get("accept-language", ""))
    game = refusal.game if isinstance(refusal, RejectedByGame) else None
    return Response(
        problem(refusal, locale, game),
        status_code=status,
        headers=dict(headers or {}),
        media_type="application/json",
    )
