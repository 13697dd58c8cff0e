"""What the host of a hosted table decides during a match: its pace and its end."""

from __future__ import annotations

from ludoteca.kernel import Agree, Leave, Rejected, Seat, Skip
from ludoteca.server import wire
from ludoteca.server.matches.commands import Command
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.handlers.match import match_clock
from ludoteca.server.rooms.handlers.match.execution import execute
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.people.host_actions import require_hosted


async def advance(room: Room, request: QueuedRequest[wire.Advance]) -> None:
    """Let the autopilot play for everyone the match waits for, else fire the next alarm."""
    live, message = _hosted_match(room, request.person), request.message
    state = live.match.state
    is_resting = state.rest_until is not None
    if message.only and (message.only == "next") is not is_resting:
        raise Rejected("gone_on")
    if message.round is not None and message.round != state.round:
        raise Rejected("gone_on")
    seats = live.match.to_act()
    if seats:
        committed = await execute(room, *map(_skip, seats))
        committed.results[0].require()
    else:
        await match_clock.hasten_alarm(room)


async def give_time(room: Room, request: QueuedRequest[wire.GiveTime]) -> None:
    _hosted_match(room, request.person)
    await match_clock.give_time(room, request.message.seconds)


async def end_match(room: Room, request: QueuedRequest[wire.EndMatch]) -> None:
    """End the match for all, with the ranking as it stands. Where the rules know no such end, the
    seats leave, the last in the ranking first: who leads is the last player."""
    live = _hosted_match(room, request.person)
    if live.clock.paused:
        await match_clock.resume(room)
    if "early_end" in live.match.game.about.agreements:
        await execute(room, Command(lambda at: Agree(at, "early_end")))
        return
    places = live.match.ranking().places
    out = live.match.state.out
    seats = [seat for group in reversed(places) for seat in reversed(group) if not out[seat]]
    await execute(room, *map(_leave, seats))


def _hosted_match(room: Room, person: str) -> LiveMatch:
    require_hosted(room.table, person)
    live = room.require_match()
    if live.match.over:
        raise Rejected("match_over")
    return live


def _skip(seat: Seat) -> Command:
    return Command(lambda at: Skip(at, seat))


def _leave(seat: Seat) -> Command:
    return Command(lambda at: Leave(at, seat))
