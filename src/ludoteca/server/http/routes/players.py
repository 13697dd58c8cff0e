"""Routes: a person's page and history; what one shows of oneself, and the export of one's data."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, patch
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from ludoteca.kernel import game as find_game
from ludoteca.server.compute.replays import match_job, record
from ludoteca.server.http.caller import (
    Caller,
    TheCaller,
    TheCompute,
    TheRateLimits,
    TheSessions,
    TheStore,
)
from ludoteca.server.http.replay_access import is_caller
from ludoteca.server.profiles.export import export
from ludoteca.server.profiles.history import history_page
from ludoteca.server.profiles.pages import page_of
from ludoteca.server.profiles.people import find_player
from ludoteca.server.ratings.players import player_of
from ludoteca.server.wire import PlayedPage, PlayerPage, ProfileChange
from ludoteca.store import MatchRow, ProfileRow, handle_of


def player_of_caller(caller: Caller) -> str:
    """Empty without a session."""
    return "" if caller.found is None else player_of(caller.found)


@get("/players/{id:str}")
async def player_page(store: TheStore, caller: TheCaller, id: FromPath[str]) -> PlayerPage:
    """A person's page, by their handle or by their session at a table."""
    return await page_of(store, await find_player(store, id), player_of_caller(caller))


@get("/players/{id:str}/matches")
async def player_matches(
    store: TheStore,
    caller: TheCaller,
    id: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=100)] = "",
    opponent: Annotated[str, QueryParameter(max_length=100)] = "",
    before: Annotated[str, QueryParameter(max_length=100)] = "",
) -> PlayedPage:
    """A page of their matches, the last begun first; of a game, or against somebody."""
    person, viewer = await find_player(store, id), player_of_caller(caller)
    profile = await store.profile(person.player)
    if profile is not None and profile.hidden and person.player != viewer:
        return PlayedPage(matches=(), next="")
    against = (await find_player(store, opponent)).player if opponent else ""
    return await history_page(
        store, person.player, viewer, game=game, opponent=against, before=before
    )


@patch("/profile/page")
async def change_profile(
    store: TheStore, caller: TheCaller, data: JSONBody[ProfileChange]
) -> PlayerPage:
    """Hide one's history from others or show it; choose favourite games."""
    player = player_of(caller.session)
    profile = await store.profile(player) or ProfileRow(player=player, handle=handle_of(player))
    if data.hidden is not None:
        profile = replace(profile, hidden=data.hidden)
    if data.favourites is not None:
        games = dict.fromkeys(find_game(name).about.id for name in data.favourites)
        profile = replace(profile, favourites=tuple(games))
    await store.save_profile(profile)
    return await page_of(store, await find_player(store, profile.handle), player)


@get("/profile/export", include_in_schema=False)
async def export_data(
    store: TheStore,
    sessions: TheSessions,
    compute: TheCompute,
    rate_limits: TheRateLimits,
    caller: TheCaller,
) -> Stream:
    """Everything stored about the caller, with the records of their matches, as one JSON file."""
    rate_limits.exports.take(caller.session.id)
    rate_limits.exports.take(caller.address)
    own = await sessions.own_and_programs(caller.session)

    async def record_of(row: MatchRow) -> bytes:
        is_whole = await is_caller(store, row.setup.get("options_by", ""), caller)
        return await compute.ask(match_job(record, store, row, is_whole), caller.asker)

    pieces = export(store, player_of(caller.session), own, record_of)
    headers = {"content-disposition": 'attachment; filename="ludoteca.json"'}
    return Stream(pieces, media_type="application/json", headers=headers)


router = Router(
    "/api",
    route_handlers=[player_page, player_matches, change_profile, export_data],
    tags=["people"],
)
