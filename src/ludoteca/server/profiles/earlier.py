"""Participations of the matches of earlier versions, as far as their rows tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, MatchEnded, Millis, Ranking, Seat
from ludoteca.kernel import game as find_game
from ludoteca.server.matches.seat_courses import placed, sides_of
from ludoteca.server.ratings.course import changed_hands, course_of
from ludoteca.server.ratings.players import BOT, player_by_session
from ludoteca.store import LogRow, MatchRow, ParticipationRow, SeatCourse, Store


async def list_earlier(store: Store, id: str) -> bool:
    """Store the participations of a match that has none; False if it went on meanwhile."""
    row = await store.match(id)
    if row is None or row.setup.get("tutorial"):
        return await store.list_match(id, len(await store.log(id)), ())
    log = await store.log(id)
    return await store.list_match(id, len(log), await earlier_participations(store, row, log))


async def earlier_participations(
    store: Store, row: MatchRow, log: Sequence[LogRow]
) -> list[ParticipationRow]:
    course, ranking = course_of(log), _ranking(row, log)
    left = {step.input["seat"]: step.wall for step in log if step.input["in"] == "leave"}
    gone = {seat: wall for seat, wall in left.items() if seat in course.left}
    private = await _was_private(store, row)
    ended = log[-1].wall if row.over and log else row.created if row.over else None
    rows: list[ParticipationRow] = []
    for seat in range(row.setup["seats"]):
        now = await _holder(store, row, seat, private)
        rows += await _first_holder(store, row, now)
        rows.append(_with_end(now, gone.get(seat), ranking, ended))
    return rows


async def _holder(store: Store, row: MatchRow, seat: Seat, private: bool) -> ParticipationRow:
    sitter, teams = row.setup["sitters"][seat], row.setup.get("teams") or ()
    if sitter["person"]:
        player = await player_by_session(store, sitter["person"])
    else:
        player = f"{BOT}{sitter['bot'] or ''}"
    return ParticipationRow(
        match=row.id,
        seat=seat,
        player=player,
        name=sitter["name"],
        game=row.game,
        pace="post" if find_game(row.game).about.pace == "post" else "live",
        started=row.created,
        side=teams[seat] if teams else seat,
        sides=sides_of(range(row.setup["seats"]), teams),
        rated=row.rating in ("open", "rated"),
        private=private,
    )


async def _first_holder(
    store: Store, row: MatchRow, now: ParticipationRow
) -> Sequence[ParticipationRow]:
    """Of a rated match whose seat changed hands: who held it first."""
    if not row.setup.get("rated") or not changed_hands(row, now.seat):
        return ()
    player = row.setup["rated"][now.seat]["player"]
    if player == now.player:
        return ()
    account = await store.account(player.partition(":")[2])
    name = "" if account is None else account.name
    first = replace(now, player=player, name=name, course="left", ended=row.created, holds=False)
    return (first,)


def _with_end(
    row: ParticipationRow, gone: Millis | None, ranking: Ranking | None, ended: Millis | None
) -> ParticipationRow:
    if gone is not None:
        row = replace(row, course="left", ended=gone)
    elif ended is not None:
        row = replace(row, course="finished", ended=ended)
    if ranking is None:
        return row
    at_end = placed(SeatCourse(seat=row.seat, course=row.course, ended=row.ended), ranking)
    return replace(row, place=at_end.place, tied=at_end.tied)


def _ranking(row: MatchRow, log: Sequence[LogRow]) -> Ranking | None:
    """As the last step told it."""
    for raw in _events_backwards(log):
        if raw["event"] == MatchEnded.tag:
            places = tuple(tuple(group) for group in raw["places"])
            return Ranking(places, tuple(row.setup.get("teams") or ()))
    return None


def _events_backwards(log: Sequence[LogRow]) -> Iterator[JsonObject]:
    for step in reversed(log[-1:]):
        for stored in reversed(step.events):
            yield stored["event"]


async def _was_private(store: Store, row: MatchRow) -> bool:
    """Whether strangers could not see it, as far as its table is still there to tell."""
    if not row.setup.get("spectators", True):
        return True
    if row.rating:
        return False
    table = await store.table(row.table) if row.table else None
    return table is None or not table.document.get("public")
