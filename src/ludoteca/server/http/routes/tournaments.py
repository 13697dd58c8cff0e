"""Routes: tournaments: all, a new one, one of them, entering and running it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludoteca.kernel import Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.http.caller import (
    Caller,
    TheCaller,
    TheRateLimits,
    TheSanctions,
    TheTournamentDesk,
    TheTournaments,
)
from ludoteca.server.http.errors import RejectedByGame
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.tournaments.registry import Stored, TournamentRegistry
from ludoteca.server.wire import NewTournament, TournamentAction, TournamentList, TournamentView


@get("/tournaments")
async def all_tournaments(desk: TheTournamentDesk, caller: TheCaller) -> TournamentList:
    """Yours, and the public ones by their phase, the last touched first."""
    return await desk.listed(caller.found)


@post("/tournaments")
async def new_tournament(
    desk: TheTournamentDesk,
    rate_limits: TheRateLimits,
    sanctions: TheSanctions,
    caller: TheCaller,
    data: JSONBody[NewTournament],
) -> TournamentView:
    """Announce a tournament that the caller organises."""
    sanctions.require_may_publish(caller.session)
    opened_from = hashed(f"address:{caller.address}")
    await desk.require_space(caller.session, opened_from)
    rate_limits.tables.take(caller.address)
    game = find_game(data.game)
    try:
        stored = await desk.open(data, caller.session, caller.asker, opened_from)
    except Rejected as refusal:
        raise RejectedByGame(refusal, game) from None
    return stored.view(caller.session)


@get("/tournaments/{code:str}")
async def tournament(
    tournaments: TheTournaments,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    code: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> TournamentView | None:
    """A tournament; null if it is still at the revision `since`."""
    stored = await _find(tournaments, rate_limits, caller, code)
    return None if stored.revision == since else stored.view(caller.found)


@post("/tournaments/{code:str}/entry")
async def enter(
    tournaments: TheTournaments,
    desk: TheTournamentDesk,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    code: FromPath[str],
) -> TournamentView:
    """Enter a tournament, or go on from this device."""
    session = caller.session
    await _find(tournaments, rate_limits, caller, code)
    return (await desk.enter(code, session)).view(session)


@delete("/tournaments/{code:str}/entry", status_code=200)
async def withdraw(
    tournaments: TheTournaments,
    desk: TheTournamentDesk,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    code: FromPath[str],
) -> TournamentView:
    """Withdraw: before the start as if one had never entered, later from the rounds to come."""
    session = caller.session
    await _find(tournaments, rate_limits, caller, code)
    return (await desk.withdraw(code, session)).view(session)


@post("/tournaments/{code:str}/action")
async def act(
    tournaments: TheTournaments,
    desk: TheTournamentDesk,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    code: FromPath[str],
    data: JSONBody[TournamentAction],
) -> TournamentView:
    """An action of the organiser."""
    session = caller.session
    await _find(tournaments, rate_limits, caller, code)
    return (await desk.act(code, session, data)).view(session)


async def _find(
    tournaments: TournamentRegistry, rate_limits: RateLimits, caller: Caller, code: str
) -> Stored:
    """The tournament with this code. Wrong codes count as those of tables."""
    refusal = rate_limits.guesses.refusal(caller.address)
    if refusal is not None and not caller.id:
        raise refusal
    try:
        return await tournaments.find(code)
    except Rejected:
        rate_limits.guesses.wrong(caller.address)
        raise


router = Router(
    "/api",
    route_handlers=[all_tournaments, new_tournament, tournament, enter, withdraw, act],
    tags=["tournaments"],
)
