"""Routes: following and blocking people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from litestar import Router, delete, get, put
from litestar.params import FromPath

from ludoteca.server.http.caller import TheCaller, TheSources, TheStore
from ludoteca.server.profiles import ties as ties_of
from ludoteca.server.profiles.people import find_player, named, names_of
from ludoteca.server.ratings.players import player_of
from ludoteca.server.rooms.table_rows import read_table
from ludoteca.server.settings import DAY
from ludoteca.server.sources import Sources
from ludoteca.server.tables.table import Table
from ludoteca.server.wire import FollowedPlayer, PlayerName, Ties
from ludoteca.store import Store

LATELY = 7 * DAY
"""Tables untouched for longer are not told of."""
MOST_TABLES = 200


@get("/ties")
async def own_ties(store: TheStore, sources: TheSources, caller: TheCaller) -> Ties:
    """Whom you follow, with what they do at public tables, and whom you block."""
    rows = await store.ties_of(player_of(caller.session))
    followed = [row.other for row in rows if row.kind == "follow"]
    blocked = [row.other for row in rows if row.kind == "block"]
    names = await names_of(store, [*followed, *blocked])
    at_tables = await _public_tables(store, sources, followed)
    return Ties(
        followed=tuple(
            _followed(names[player], at_tables.get(player))
            for player in followed
            if player in names
        ),
        blocked=tuple(named(player, names) for player in blocked if player in names),
        silenced=tuple(sorted(await store.sessions_of_players(blocked))),
    )


async def _public_tables(
    store: Store, sources: Sources, players: Iterable[str]
) -> Mapping[str, tuple[str, Table]]:
    """What those of these people do at public tables who show it: the last touched of each."""
    sessions = await store.sessions_of_players(players)
    found: dict[str, tuple[str, Table]] = {}
    for row in await store.tables_with(sessions, sources.now() - LATELY, MOST_TABLES):
        table = read_table(row)
        for session in row.sessions:
            player, state = sessions.get(session, ""), state_at(table, session)
            if player and state:
                found.setdefault(player, (state, table))
    hidden = {player for player in found if await _is_hidden(store, player)}
    return {player: place for player, place in found.items() if player not in hidden}


def state_at(table: Table, session: str) -> str:
    """What others are told of somebody at a table; empty where they are told nothing."""
    is_public = table.public and table.spectators and not (table.closed or table.anonymous)
    if not is_public or table.seat_of(session) is None:
        return ""
    return "playing" if table.phase == "playing" else "waiting" if table.is_open else ""


async def _is_hidden(store: Store, player: str) -> bool:
    profile = await store.profile(player)
    return profile is not None and profile.hidden


def _followed(player: PlayerName, place: tuple[str, Table] | None) -> FollowedPlayer:
    if place is None:
        return FollowedPlayer(player=player, state="", table="", game="")
    state, table = place
    return FollowedPlayer(
        player=player,
        state="playing" if state == "playing" else "waiting",
        table=table.code,
        game=table.game,
    )


@put("/players/{id:str}/follow", status_code=204)
async def follow(
    store: TheStore, sources: TheSources, caller: TheCaller, id: FromPath[str]
) -> None:
    """Follow a person, who is not told."""
    other = await find_player(store, id)
    await ties_of.follow(store, player_of(caller.session), other, sources.now())


@delete("/players/{id:str}/follow", status_code=204)
async def unfollow(store: TheStore, caller: TheCaller, id: FromPath[str]) -> None:
    other = await find_player(store, id)
    await store.untie(player_of(caller.session), "follow", other.player)


@put("/players/{id:str}/block", status_code=204)
async def block(store: TheStore, sources: TheSources, caller: TheCaller, id: FromPath[str]) -> None:
    """Block a person, who is not told: no pairing, no messages shown, no seat at your tables."""
    other = await find_player(store, id)
    await ties_of.block(store, player_of(caller.session), other, sources.now())


@delete("/players/{id:str}/block", status_code=204)
async def unblock(store: TheStore, caller: TheCaller, id: FromPath[str]) -> None:
    other = await find_player(store, id)
    await store.untie(player_of(caller.session), "block", other.player)


router = Router(
    "/api", route_handlers=[own_ties, follow, unfollow, block, unblock], tags=["people"]
)
