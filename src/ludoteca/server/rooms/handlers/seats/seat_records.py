"""What is stored with a match about its seats: who sits there, who took over when, who gave up."""

from __future__ import annotations

from msgspec import UNSET, to_builtins
from msgspec.structs import replace

from ludoteca.kernel import Seat
from ludoteca.server import wire
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.profiles.participations import participation
from ludoteca.server.rooms.room import Room
from ludoteca.store import MatchSetup, SeatChangeDocument, SeatCourse, UnitOfWork


async def store_sitter(room: Room, seat: Seat, *, is_new: bool) -> None:
    """Store who sits in a seat with the match: somebody new, or under a new name."""
    live, place = room.require_match(), room.table.places[seat]
    row = live.writer.row
    sitters = [*row.setup["sitters"]]
    before = sitters[seat]
    sitter = wire.Sitter(name=place.name, person=place.person or None, bot=place.bot or None)
    sitters[seat] = to_builtins(sitter)
    setup: MatchSetup = {**row.setup, "sitters": sitters, "given_up": _given_up(room, live)}
    if is_new:
        change: SeatChangeDocument = {
            "step": live.writer.seq,
            "seat": seat,
            "before": before["name"],
            "name": place.name,
            "bot": place.bot or None,
        }
        setup["seat_changes"] = [*row.setup.get("seat_changes", ()), change]
    live.writer.row = replace(row, setup=setup)
    holder = await participation(room.store, live.writer, room.table, seat, room.wall())
    holder = replace(holder, took_over=is_new)
    await room.store.change_sitters(live.writer.row, place.person, holder)
    live.presenter.names = tuple(sitter["name"] for sitter in sitters)


async def store_given_up(room: Room) -> None:
    """Store which seats are given up, where that has changed: who gave one up is rated last, even
    if the match ends before somebody takes it over or it leaves."""
    live = room.require_match()
    row, before = live.writer.row, {*live.writer.row.setup.get("given_up", ())}
    now = _given_up(room, live)
    if before == {*now}:
        return
    out = live.match.state.out  # the step of a seat that left has stored its course
    courses = [_course(room, seat) for seat in sorted(before ^ {*now}) if not out[seat]]
    live.writer.row = replace(row, setup={**row.setup, "given_up": now})
    work = UnitOfWork(match=live.id, log=(), due=UNSET, courses=tuple(courses))
    await room.store.append(work)
    await room.store.change_sitters(live.writer.row, "")


async def repair(room: Room) -> None:
    """Store what a crash left out: the table is stored first."""
    live = room.require_match()
    sitters = live.writer.row.setup["sitters"]
    for seat, (place, sitter) in enumerate(zip(room.table.places, sitters, strict=True)):
        found = (place.person or None, place.bot or None)
        if any(found) and found != (sitter["person"], sitter["bot"]):
            await store_sitter(room, seat, is_new=bool(sitter["name"]))
    await store_given_up(room)


def _given_up(room: Room, live: LiveMatch) -> list[Seat]:
    out = live.match.state.out
    places = enumerate(room.table.places)
    return [seat for seat, place in places if place.is_given_up and not out[seat]]


def _course(room: Room, seat: Seat) -> SeatCourse:
    """For the holder of a seat that was given up, or is held again."""
    opening = room.table.places[seat].opened
    if opening is not None and opening.given_up is not None:
        return SeatCourse(seat=seat, course=opening.given_up, ended=room.wall())
    return SeatCourse(seat=seat, course="playing", ended=None)
