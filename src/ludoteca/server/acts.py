"""Acts: which message does what. The seat always comes from the session, never from the message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from ludoteca.kernel import Rejected

from . import agreeing, hosting, playing, starting, talking, tables, wire
from .connection import frame_of
from .wire import FromServerMessage, Request

if TYPE_CHECKING:
    from .connection import Connection
    from .room import Room, Said

Result: TypeAlias = FromServerMessage | int | None
"""What an act is answered with: a message of its own, or the step that came of it."""
Act: TypeAlias = Callable[["Room", str, Any], Awaitable[Result]]


async def carry_out(room: Room, said: Said) -> None:
    """Do what a message asks for and answer it."""
    connection, message = said
    if room.answer_again(said):
        return
    if isinstance(message, wire.Play):
        await playing.play(room, said)
        return
    if isinstance(message, wire.Resign):
        seat = tables.require_seat(room.table, connection.person)
        result: Result = await playing.give_up(room, seat, said)
    else:
        result = await ACTS[type(message)](room, connection.person, message)
    answer = result if isinstance(result, READING) else wire.Answer(message.id, _seq(result))
    frame = frame_of(answer)
    if not isinstance(result, READING):
        room.remember(said, frame)
    connection.send_frame(frame)
    if isinstance(message, wire.Leave):
        _close_all(room, connection)


READING = (wire.Past, wire.History)


def _seq(result: Result) -> int | None:
    return result if isinstance(result, int) else None


def _close_all(room: Room, connection: Connection) -> None:
    for other in room.connections_of(connection.person):
        other.close()


# At the table


async def sit(room: Room, by: str, message: wire.Sit) -> None:
    await room.change(tables.sit(room.table, by, message.seat, message.name))


async def stand(room: Room, by: str, message: wire.Stand) -> None:
    await room.change(tables.stand(room.table, by))


async def pledge(room: Room, by: str, message: wire.Pledge) -> None:
    await room.change(tables.pledge(room.table, by, message.hash))


async def reveal(room: Room, by: str, message: wire.Reveal) -> None:
    await starting.reveal(room, by, message.nonce)


async def leave(room: Room, by: str, message: wire.Leave) -> None:
    if room.table.person(by) is None:
        raise Rejected("not_at_the_table")
    await _give_up_seat(room, by)
    await room.change(tables.leave(room.table, by, room.successors(by)))


async def _give_up_seat(room: Room, person: str) -> None:
    starting.cancel(room)
    seat = room.table.seat_of(person)
    if seat is not None and room.table.phase == "playing" and room.keeper is not None:
        await playing.give_up(room, seat)
        agreeing.forget(room, seat)


# The host's acts


async def kick(room: Room, by: str, message: wire.Kick) -> None:
    hosting.kick(room.table, by, message.person)  # refused before anything happens
    await _give_up_seat(room, message.person)
    await room.change(hosting.kick(room.table, by, message.person))
    room.send_away([message.person], Rejected("kicked"))


async def mute(room: Room, by: str, message: wire.Mute) -> None:
    await room.change(hosting.mute(room.table, by, message.person, message.muted))


async def lock(room: Room, by: str, message: wire.Lock) -> None:
    await room.change(hosting.lock(room.table, by, message.locked))


async def doors(room: Room, by: str, message: wire.Doors) -> None:
    public, spectators = message.public, message.spectators
    await room.change(hosting.doors(room.table, by, public=public, spectators=spectators))


async def hand_over(room: Room, by: str, message: wire.HandOver) -> None:
    await room.change(hosting.hand_over(room.table, by, message.person))


async def add_bot(room: Room, by: str, message: wire.AddBot) -> None:
    await room.change(hosting.add_bot(room.table, by, message.strength, message.seat))


async def remove_bot(room: Room, by: str, message: wire.RemoveBot) -> None:
    await room.change(hosting.remove_bot(room.table, by, message.seat))


async def set_options(room: Room, by: str, message: wire.SetOptions) -> None:
    await room.change(hosting.set_options(room.table, by, message.options))


async def set_team(room: Room, by: str, message: wire.SetTeam) -> None:
    await room.change(hosting.set_team(room.table, by, message.seat, message.team))


async def start(room: Room, by: str, message: wire.Start) -> None:
    await starting.start(room, by)


async def rematch(room: Room, by: str, message: wire.Rematch) -> None:
    await starting.rematch(room, by)


async def close(room: Room, by: str, message: wire.Close) -> None:
    table = hosting.close(room.table, by)
    await room.save(table)
    others = [person.id for person in table.people if person.id != by]
    room.send_away(others, Rejected("table_closed"))


# Looking back


async def state_at(room: Room, by: str, message: wire.StateAt) -> wire.Past:
    keeper, teller = playing.require_match(room), room.teller
    state = keeper.match.state_at(message.step)
    connection = room.connections_of(by)[-1]
    viewer = room.viewer(connection)
    if teller is None:
        raise Rejected("no_match")
    position = teller.position(state, viewer)
    return wire.Past(message.id, message.step, position.view, position.text)


async def history(room: Room, by: str, message: wire.AskHistory) -> wire.History:
    playing.require_match(room)
    if room.teller is None:
        raise Rejected("no_match")
    seat = room.viewer(room.connections_of(by)[-1]).seat
    until = min(message.until, max(0, message.since) + MOST_HISTORY)
    return wire.History(message.id, await room.teller.past(message.since, until, seat))


MOST_HISTORY = 1_000

ACTS: Mapping[type[Request], Act] = {
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Pledge: pledge,
    wire.Reveal: reveal,
    wire.Leave: leave,
    wire.Propose: agreeing.propose,
    wire.Consent: agreeing.consent,
    wire.Chat: talking.chat,
    wire.Letter: talking.letter,
    wire.Report: talking.report,
    wire.StateAt: state_at,
    wire.AskHistory: history,
    wire.Kick: kick,
    wire.Mute: mute,
    wire.Lock: lock,
    wire.Doors: doors,
    wire.HandOver: hand_over,
    wire.AddBot: add_bot,
    wire.RemoveBot: remove_bot,
    wire.SetOptions: set_options,
    wire.SetTeam: set_team,
    wire.Start: start,
    wire.Rematch: rematch,
    wire.Close: close,
}
