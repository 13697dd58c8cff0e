"""The audience plays along: spectators answer, and are told what they may know.

Nothing of it enters the match or its log, and nobody else sees an answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.kernel import JsonObject, Millis, Rejected, audience_choices, judge_audience
from ludoteca.server import wire
from ludoteca.server.rate_limits import too_fast
from ludoteca.server.rooms.audience_round import AudienceAnswer
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.audience import FanStanding, has_room_for, standings, with_gains
from ludoteca.server.tables.hosting import only_hosts
from ludoteca.server.ws.connection import Connection

COOLDOWN: Millis = 1_000
"""Least time between two answers of a spectator."""
TOP = 5
"""Fans that everybody is told of."""


async def play_along(room: Room, request: QueuedRequest[wire.PlayAlong]) -> wire.PlayedAlong:
    live, person = room.require_match(), request.person
    if room.table.seat_of(person) is not None:
        raise Rejected("not_for_players")
    if room.table.person(person) is None:
        raise Rejected("not_at_the_table")
    if only_hosts(room.table, person):
        raise Rejected("host_plays_nothing")
    if live.match.over:
        raise Rejected("match_over")
    if live.clock.paused:
        raise Rejected("paused")
    round = room.audience
    round.enter(live.id, live.match.state.round)
    now = room.now()
    _require_turn(room, person, now)
    move = room.table.rules.read_move(request.message.move)
    judged = judge_audience(live.match.engine, live.match.state, move, live.at(now))
    round.answers[person] = AudienceAnswer(judged, now)
    return wire.PlayedAlong(request.message.id, judged.told)


def _require_turn(room: Room, person: str, now: Millis) -> None:
    """Refuse who has answered already, or a moment ago, or finds no room in the audience."""
    answers = room.audience.answers
    before = answers.get(person)
    if before is None:
        new = sum(other not in room.audience.gains for other in answers)
        if not has_room_for(room.table, person, new):
            raise Rejected("audience_full")
    elif before.judged.is_final:
        raise Rejected("answered_already")
    elif now < before.at + COOLDOWN:
        raise too_fast((before.at + COOLDOWN - now) / 1000)


async def pay(room: Room, gains: Mapping[str, int]) -> None:
    """Add what a round brought, and tell everybody how they stand."""
    if gains:
        await room.save(with_gains(room.table, gains))
    tell_all(room)


def tell_all(room: Room) -> None:
    """Tell each spectator what they may answer, and how they stand."""
    if not _is_offered(room):
        return
    ranked = standings(room.table)
    places = {fan.person: fan for fan in ranked}
    shared = _Shared(room, ranked)
    for connection in room.connections:
        if shared.is_for(connection):
            connection.send(shared.view(connection, places.get(connection.person)))


def tell(room: Room, connection: Connection) -> None:
    """Tell somebody who has just come."""
    if not _is_offered(room):
        return
    ranked = standings(room.table)
    mine = next((fan for fan in ranked if fan.person == connection.person), None)
    shared = _Shared(room, ranked)
    if shared.is_for(connection):
        connection.send(shared.view(connection, mine))


def _is_offered(room: Room) -> bool:
    live = room.live
    return live is not None and live.match.game.audience is not None


class _Shared:
    """The part of `wire.Audience` that is the same for the whole audience."""

    def __init__(self, room: Room, ranked: list[FanStanding]) -> None:
        live = room.require_match()
        self.room = room
        self.count = len(ranked)
        self.is_over = live.match.over
        self.top = tuple(wire.StandingView(fan.name, fan.points) for fan in ranked[:TOP])
        self.choices: tuple[JsonObject, ...] = ()
        self.gains = room.audience.gains
        if not live.clock.paused:
            state, now = live.match.state, live.at(room.now())
            self.choices = tuple(audience_choices(live.match.engine, state, now).to_wire())

    def is_for(self, connection: Connection) -> bool:
        """Players learn of the audience once the match is over."""
        seat = self.room.table.seat_of(connection.person)
        return connection.screen or seat is None or self.is_over

    def view(self, connection: Connection, fan: FanStanding | None) -> wire.Audience:
        person = connection.person
        table = self.room.table
        if connection.screen or table.seat_of(person) is not None or only_hosts(table, person):
            return wire.Audience(top=self.top, count=self.count)
        given = self.room.audience.answers.get(person)
        is_done = given is not None and given.judged.is_final
        return wire.Audience(
            choices=() if is_done else self.choices,
            told="" if given is None else given.judged.told,
            gain=self.gains.get(person),
            points=0 if fan is None else fan.points,
            place=None if fan is None else fan.place,
            top=self.top,
            count=self.count,
        )
