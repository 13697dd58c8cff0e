"""Acts: which message does what. The seat always comes from the session, never from the message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import to_builtins

from ludoteca.kernel import Chance, Rejected
from ludoteca.server import wire
from ludoteca.server.tables import (
    guest_actions as visiting,
)
from ludoteca.server.tables import (
    host_actions as hosting,
)
from ludoteca.server.tables import (
    playlist,
)
from ludoteca.server.tables import (
    table as tables,
)
from ludoteca.server.tables import (
    teams as teaming,
)
from ludoteca.server.wire import FromServerMessage, Request
from ludoteca.server.ws.connection import frame_of

from . import (
    chat as talking,
)
from . import (
    play as playing,
)
from . import (
    proposals as agreeing,
)
from . import (
    seat_takeover as heirs,
)
from . import (
    start as starting,
)

if TYPE_CHECKING:
    from ludoteca.server.ws.connection import Connection

    from .request import Said
    from .room import Room

Result: TypeAlias = FromServerMessage | int | None
"""What an act is answered with: a message of its own, or the step that came of it."""
Act: TypeAlias = Callable[["Room", "Connection", Any], Awaitable[Result]]


async def carry_out(room: Room, said: Said) -> None:
    """Do what a message asks for and answer it."""
    connection, message = said.connection, said.message
    if room.answer_again(said):
        return
    if isinstance(message, wire.Play):
        await playing.play(room, said)
        return
    if isinstance(message, wire.Resign):
        seat = tables.require_seat(room.table, connection.person)
        result: Result = await playing.give_up(room, seat, said)
    else:
        result = await ACTS[type(message)](room, connection, message)
    answer = result if isinstance(result, READING) else wire.Answer(message.id, _seq(result))
    frame = frame_of(answer)
    if not isinstance(result, READING):
        room.remember(said, frame)
    connection.send_frame(frame)
    if isinstance(message, wire.Leave):
        _close_all(room, connection)


READING = (wire.Past, wire.Supposed, wire.History, wire.Offered)


def _seq(result: Result) -> int | None:
    return result if isinstance(result, int) else None


def _close_all(room: Room, connection: Connection) -> None:
    for other in room.connections_of(connection.person):
        other.close()


# At the table


async def sit(room: Room, who: Connection, message: wire.Sit) -> None:
    await room.change(visiting.sit(room.table, who.person, message.seat, message.name))


async def stand(room: Room, who: Connection, message: wire.Stand) -> None:
    await room.change(visiting.stand(room.table, who.person))


async def pledge(room: Room, who: Connection, message: wire.Pledge) -> None:
    await room.change(visiting.pledge(room.table, who.person, message.hash))


async def reveal(room: Room, who: Connection, message: wire.Reveal) -> None:
    await starting.reveal(room, who.person, message.nonce)


async def leave(room: Room, who: Connection, message: wire.Leave) -> None:
    if room.table.person(who.person) is None:
        raise Rejected("not_at_the_table")
    await _give_up_seat(room, who.person)
    table = visiting.leave(room.table, who.person, room.successors(who.person))
    empty = not table.people and table.phase != "playing"
    await room.change(tables.closed(table) if empty else table)


async def _give_up_seat(room: Room, person: str) -> None:
    starting.cancel(room)
    seat = room.table.seat_of(person)
    if seat is not None and room.table.phase == "playing" and room.keeper is not None:
        await playing.give_up(room, seat)
        agreeing.forget(room, seat)


# The host's acts


async def kick(room: Room, who: Connection, message: wire.Kick) -> None:
    hosting.kick(room.table, who.person, message.person)  # refused before anything happens
    await _give_up_seat(room, message.person)
    await room.change(hosting.kick(room.table, who.person, message.person))
    room.send_away([message.person], Rejected("kicked"))


async def mute(room: Room, who: Connection, message: wire.Mute) -> None:
    await room.change(hosting.mute(room.table, who.person, message.person, message.muted))


async def lock(room: Room, who: Connection, message: wire.Lock) -> None:
    await room.change(hosting.lock(room.table, who.person, message.locked))


async def doors(room: Room, who: Connection, message: wire.Doors) -> None:
    public, spectators = message.public, message.spectators
    table = hosting.doors(room.table, who.person, public=public, spectators=spectators)
    watching = [person.id for person in table.people if table.seat_of(person.id) is None]
    if not spectators and table.phase != "waiting":
        table = visiting.without(table, watching)
        room.send_away(set(watching) - {table.host}, Rejected("no_spectators"))
    await room.change(table)


async def hand_over(room: Room, who: Connection, message: wire.HandOver) -> None:
    await room.change(hosting.hand_over(room.table, who.person, message.person))


async def add_bot(room: Room, who: Connection, message: wire.AddBot) -> None:
    await room.change(hosting.add_bot(room.table, who.person, message.strength, message.seat))


async def remove_bot(room: Room, who: Connection, message: wire.RemoveBot) -> None:
    await room.change(hosting.remove_bot(room.table, who.person, message.seat))


async def set_options(room: Room, who: Connection, message: wire.SetOptions) -> None:
    await room.change(hosting.set_options(room.table, who.person, message.options))


async def set_team(room: Room, who: Connection, message: wire.SetTeam) -> None:
    await room.change(teaming.set_team(room.table, who.person, message.seat, message.team))


async def make_teams(room: Room, who: Connection, message: wire.MakeTeams) -> None:
    await room.change(teaming.make_teams(room.table, who.person, message.count))


async def balance_teams(room: Room, who: Connection, message: wire.BalanceTeams) -> None:
    chance = Chance(bytes.fromhex(room.house.new_secret()))
    await room.change(teaming.balance_teams(room.table, who.person, chance))


async def start(room: Room, who: Connection, message: wire.Start) -> None:
    await starting.start(room, who.person)


async def rematch(room: Room, who: Connection, message: wire.Rematch) -> None:
    await starting.rematch(room, who.person)


async def enqueue(room: Room, who: Connection, message: wire.Enqueue) -> None:
    await room.change(playlist.enqueue(room.table, who.person, message.game, message.options))


async def dequeue(room: Room, who: Connection, message: wire.Dequeue) -> None:
    await room.change(playlist.dequeue(room.table, who.person, message.number))


async def next_game(room: Room, who: Connection, message: wire.NextGame) -> None:
    await starting.next_game(room, who.person)


async def close(room: Room, who: Connection, message: wire.Close) -> None:
    table = hosting.close(room.table, who.person)
    await room.save(table)
    others = [person.id for person in table.people if person.id != who.person]
    room.send_away(others, Rejected("table_closed"))


# Looking back


async def state_at(room: Room, who: Connection, message: wire.StateAt) -> wire.Past:
    keeper, teller = playing.require_match(room), room.teller
    state = await keeper.state_at(message.step)
    if teller is None:
        raise Rejected("no_match")
    position = teller.position(state, room.viewer(who))
    return wire.Past(message.id, message.step, position.view, position.text)


async def suppose(room: Room, who: Connection, message: wire.Suppose) -> wire.Supposed:
    """Asked of the game, which sees no more than who asks."""
    match = playing.require_match(room).match
    if match.game.sandbox is None:
        raise Rejected("no_sandbox")
    view = match.view(room.viewer(who).seat)
    outcome = match.game.sandbox(view, message.given, match.engine.ctx)
    return wire.Supposed(message.id, to_builtins(outcome))


async def history(room: Room, who: Connection, message: wire.AskHistory) -> wire.History:
    playing.require_match(room)
    if room.teller is None:
        raise Rejected("no_match")
    seat = room.viewer(who).seat
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
    wire.Read: talking.read,
    wire.OfferSeat: heirs.offer,
    wire.Report: talking.report,
    wire.StateAt: state_at,
    wire.Suppose: suppose,
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
    wire.MakeTeams: make_teams,
    wire.BalanceTeams: balance_teams,
    wire.Start: start,
    wire.Rematch: rematch,
    wire.Enqueue: enqueue,
    wire.Dequeue: dequeue,
    wire.NextGame: next_game,
    wire.Close: close,
}
