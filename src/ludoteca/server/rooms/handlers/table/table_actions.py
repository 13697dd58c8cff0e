"""Requests that change the table: sitting, leaving, and the host's actions."""

from __future__ import annotations

from functools import partial

from ludoteca.kernel import Chance, JsonObject, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server import wire
from ludoteca.server.compute.options import judge
from ludoteca.server.profiles.reliability import require_reliable
from ludoteca.server.profiles.ties import require_welcome
from ludoteca.server.rooms.detached import asker_of, detach
from ludoteca.server.rooms.handlers.match import deferrals, match_clock
from ludoteca.server.rooms.handlers.people.moderation import leave_match
from ludoteca.server.rooms.handlers.people.renaming import store_name
from ludoteca.server.rooms.handlers.seats import joining
from ludoteca.server.rooms.quotas import require_space_for
from ludoteca.server.rooms.request import Later, QueuedRequest
from ludoteca.server.rooms.room import AnyRequest, Room
from ludoteca.server.tables import playlist
from ludoteca.server.tables.options import needs_judging
from ludoteca.server.tables.people import guest_actions, host_actions, naming
from ludoteca.server.tables.people.anonymity import real_id
from ludoteca.server.tables.people.host_actions import require_hosted
from ludoteca.server.tables.seats import roles, teams
from ludoteca.server.tables.seats.joining import with_size
from ludoteca.server.tables.table import closed, given_options, require_host, require_waiting

from . import gathering

# Everyone


async def sit(room: Room, request: QueuedRequest[wire.Sit]) -> None:
    message = request.message
    if message.name:
        room.resources.sanctions.require_may_write(request.connection.session)
    if room.table.seat_of(request.person) is None:
        await require_welcome(room.store, room.table.host, request.person)
        await require_reliable(room.store, request.person, room.table.least_reliability)
    if room.table.phase == "playing" and room.table.lets_join:
        await joining.join(room, request)
        return
    table = guest_actions.sit(room.table, request.person, message.seat, message.name)
    await room.save(table)
    await deferrals.look_up(room)
    room.send_table()
    room.reschedule()  # who sits may become the host of an absent one
    room.submit(partial(gathering.settle, room))


async def stand(room: Room, request: QueuedRequest[wire.Stand]) -> None:
    await room.change(guest_actions.stand(room.table, request.person))


async def pledge(room: Room, request: QueuedRequest[wire.Pledge]) -> None:
    await room.change(guest_actions.pledge(room.table, request.person, request.message.hash))
    room.reschedule()  # an arranged match begins when everybody has


async def wish(room: Room, request: QueuedRequest[wire.Wish]) -> None:
    await room.change(roles.wish(room.table, request.person, request.message.roles))


async def leave(room: Room, request: QueuedRequest[wire.Leave]) -> None:
    """Leave the table for good; the connections close once the answer is sent."""
    person = request.person
    if room.table.person(person) is None:
        raise Rejected("not_at_the_table")
    await leave_match(room, person)
    table = guest_actions.leave(room.table, person, room.successors(person))
    empty = not table.human_ids and table.phase != "playing" and not table.is_gathering
    await room.change(closed(table) if empty else table)
    room.reschedule()

    async def close_connections() -> None:
        for connection in room.connections_of(person):
            connection.close()

    room.submit(close_connections)


# The host


async def lock(room: Room, request: QueuedRequest[wire.Lock]) -> None:
    await room.change(host_actions.lock(room.table, request.person, request.message.locked))


async def set_access(room: Room, request: QueuedRequest[wire.Doors]) -> None:
    """Open or close the doors. Closing them keeps newcomers out; who watches a running match stays
    until it is over."""
    message = request.message
    if message.public and not room.table.public:
        room.resources.sanctions.require_may_publish(request.connection.session)
    table = host_actions.set_access(
        room.table,
        request.person,
        public=message.public,
        spectators=message.spectators,
        hosted=message.hosted,
        rated=message.rated,
        press=message.press,
        anonymous=message.anonymous,
        hours=message.hours,
        holidays=message.holidays,
        by_preference=message.by_preference,
        word_filter=message.word_filter,
        name_approval=message.name_approval,
        joins=message.joins,
        safe=message.safe,
        chat=message.chat,
        reactions=message.reactions,
    )
    if message.host_paced is not None:
        require_hosted(table, request.person)
    if table != room.table:
        await room.save(table)
    if message.host_paced is not None:
        await match_clock.follow_pace(room, host_paced=message.host_paced)
    room.send_table()
    for person in table.people:
        await store_name(room, person.id)


async def open_seats(room: Room, request: QueuedRequest[wire.OpenSeats]) -> None:
    await room.change(with_size(room.table, request.person, request.message.seats))


async def approve_name(room: Room, request: QueuedRequest[wire.ApproveName]) -> None:
    """In mid-match, the match gets the name too."""
    message = request.message
    person = real_id(room.table, message.person)
    await room.change(naming.approve(room.table, request.person, person, message.name))
    await store_name(room, person)


async def hand_over(room: Room, request: QueuedRequest[wire.HandOver]) -> None:
    person = real_id(room.table, request.message.person)
    await room.change(host_actions.hand_over(room.table, request.person, person))


async def add_bot(room: Room, request: QueuedRequest[wire.AddBot]) -> None:
    message = request.message
    strength, seat, character = message.strength, message.seat, message.character
    table = host_actions.add_bot(room.table, request.person, strength, seat, character)
    await room.change(table)
    room.submit(partial(gathering.settle, room))


async def remove_bot(room: Room, request: QueuedRequest[wire.RemoveBot]) -> None:
    await room.change(host_actions.remove_bot(room.table, request.person, request.message.seat))


async def set_options(room: Room, request: QueuedRequest[wire.SetOptions]) -> Later | None:
    table, options = room.table, request.message.options
    require_host(table, request.person)
    require_waiting(table)
    await require_space_for(room, options)
    given = given_options(table, options)
    if needs_judging(table.game, given):
        return _judge_first(room, request, table.game, given)
    await room.change(host_actions.set_options(table, request.person, options))
    return None


def _judge_first(room: Room, request: AnyRequest, game: str, options: JsonObject) -> Later:
    """Have large options judged beside the queue, then handle the request again."""

    async def judge_and_repeat() -> None:
        await judge(room.resources.compute, game, options, asker_of(request))
        room.submit(request)

    return detach(room, request, judge_and_repeat)


async def set_team(room: Room, request: QueuedRequest[wire.SetTeam]) -> None:
    message = request.message
    await room.change(teams.set_team(room.table, request.person, message.seat, message.team))


async def make_teams(room: Room, request: QueuedRequest[wire.MakeTeams]) -> None:
    await room.change(teams.make_teams(room.table, request.person, request.message.count))


async def balance_teams(room: Room, request: QueuedRequest[wire.BalanceTeams]) -> None:
    chance = Chance(bytes.fromhex(room.resources.sources.new_secret()))
    await room.change(teams.balance_teams(room.table, request.person, chance))


async def enqueue(room: Room, request: QueuedRequest[wire.Enqueue]) -> Later | None:
    message = request.message
    require_host(room.table, request.person)
    await require_space_for(room, message.options)
    if needs_judging(find_game(message.game).about.id, message.options):
        return _judge_first(room, request, message.game, message.options)
    await room.change(playlist.enqueue(room.table, request.person, message.game, message.options))
    return None


async def dequeue(room: Room, request: QueuedRequest[wire.Dequeue]) -> None:
    await room.change(playlist.dequeue(room.table, request.person, request.message.number))


async def close(room: Room, request: QueuedRequest[wire.Close]) -> None:
    table = host_actions.close(room.table, request.person)
    await room.save(table)
    others = [person.id for person in table.people if person.id != request.person]
    room.dismiss(others, Rejected("table_closed"))
