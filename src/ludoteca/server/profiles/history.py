"""The matches of a player as others may see them, in pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.wire import PlayedMatch, PlayedPage, PlayerName
from ludoteca.store import ParticipationRow, Store

from .people import named, names_of

PAGE = 20
MOST_PLAYING = 10


async def history_page(
    store: Store, player: str, viewer: str, *, game: str, opponent: str, before: str
) -> PlayedPage:
    rows = await store.participations_of(
        player,
        viewer,
        game=game,
        opponent=opponent,
        before=read_cursor(before) if before else None,
        limit=PAGE + 1,
    )
    shown = rows[:PAGE]
    last = f"{shown[-1].started}-{shown[-1].match}" if len(rows) > PAGE else ""
    return PlayedPage(matches=tuple(await played(store, shown)), next=last)


def read_cursor(raw: str) -> tuple[Millis, str]:
    """Where a page begins: `{started}-{match}`."""
    started, dash, match = raw.partition("-")
    if not dash or not (started.isascii() and started.isdigit()) or len(started) > 16:
        raise Rejected("bad_request", problem="no such page")
    return int(started), match


async def playing_now(store: Store, player: str, viewer: str) -> list[PlayedMatch]:
    """What they are playing that the viewer may know of, the last begun first."""
    rows = await store.participations_of(player, viewer, running=True, limit=MOST_PLAYING)
    return await played(store, rows)


async def played(store: Store, rows: Sequence[ParticipationRow]) -> list[PlayedMatch]:
    seats = {row.match: await store.participations(row.match) for row in rows}
    names = await names_of(store, {each.player for match in seats.values() for each in match})
    ends = await store.match_ends(seats)
    return [_played(row, seats[row.match], names, *ends[row.match]) for row in rows]


def _played(
    row: ParticipationRow,
    seats: Sequence[ParticipationRow],
    names: Mapping[str, PlayerName],
    table: str,
    over: str,
) -> PlayedMatch:
    others = [other for other in seats if other.holds and other.seat != row.seat]
    return PlayedMatch(
        match=row.match,
        table="" if over or row.private else table,
        game=row.game,
        pace=cast(Literal["live", "post"], row.pace),
        started=row.started,
        ended=row.ended,
        over=bool(over),
        course=row.course,
        seat=row.seat,
        place=row.place,
        tied=row.tied,
        sides=row.sides,
        rated=row.rated,
        took_over=row.took_over,
        others=tuple(
            PlayerName(name="")
            if other.anonymous and not over
            else named(other.player, names, other.name)
            for other in others
        ),
    )
