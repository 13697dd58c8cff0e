"""Starting a match: from the host's request through the nonces to the first position."""

from __future__ import annotations

from typing import cast

from msgspec import to_builtins
from msgspec.structs import replace

from ludoteca.kernel import Chance, Match, Millis, Rejected
from ludoteca.parts.tutorials import start_tutorial
from ludoteca.server import wire
from ludoteca.server.matches.commands import NO_NOTICES
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.matches.writer import MatchWriter
from ludoteca.server.profiles.participations import opening_participations
from ludoteca.server.rooms.handlers.match import deferrals
from ludoteca.server.rooms.handlers.match.opening import open_match
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables import phases
from ludoteca.server.tables.commit_reveal import check_nonce, fair_seed
from ludoteca.server.tables.people.anonymity import dealt
from ludoteca.server.tables.people.guest_actions import without
from ludoteca.server.tables.phases import waiting_again
from ludoteca.server.tables.seats.roles import dealt_by_wishes
from ludoteca.server.tables.seats.seating import require_seat
from ludoteca.server.tables.table import Table, require_host
from ludoteca.server.tables.tutorial import require_tutorial
from ludoteca.server.ws.connection import Connection, frame_of
from ludoteca.store import DealtRoles, MatchRow, MatchSetup, UnitOfWork


async def start(room: Room, request: QueuedRequest[wire.Start]) -> None:
    require_host(room.table, request.person)
    await begin_start(room)


async def begin_start(room: Room) -> None:
    """Fix the seats and ask for the nonces."""
    settings, is_live = room.settings, room.table.rules.about.pace == "live"
    chance = Chance(bytes.fromhex(room.resources.sources.new_secret()))
    room.table = dealt(phases.starting(room.table), chance)
    room.nonces, room.start_waits_for = {}, {}
    asked = [connection for connection in room.connections if _owes_nonce(room, connection)]
    if asked:
        _wait_for(room, "nonces", settings.reveal_timeout)
    if is_live and settings.countdown:
        _wait_for(room, "countdown", settings.countdown)
        room.starts = room.now() + settings.countdown
    room.send_table()
    for connection in asked:
        connection.send(wire.RevealNonce())
    await _begin_if_ready(room)


async def begin_tutorial(room: Room) -> None:
    """Start the match of a tutorial at once: its dice are given, so no nonces are needed."""
    room.table = phases.starting(room.table)
    room.nonces, room.start_waits_for = {}, {}
    await _begin(room)


def _owes_nonce(room: Room, connection: Connection) -> bool:
    seat = None if connection.screen else room.table.seat_of(connection.person)
    return seat is not None and bool(room.table.places[seat].pledge) and seat not in room.nonces


def _wait_for(room: Room, what: str, most: Millis) -> None:
    """Delay the start by `what`, for at most this long."""
    waits_for = room.start_waits_for

    async def time_out() -> None:
        if room.table.phase == "starting" and room.start_waits_for is waits_for:
            _wait_no_more(room, what)
            await _begin_if_ready(room)

    waits_for[what] = room.submit_later(most / 1000, time_out)


def _wait_no_more(room: Room, what: str) -> None:
    timer = room.start_waits_for.pop(what, None)
    if timer is not None:
        timer.cancel()


async def _begin_if_ready(room: Room) -> None:
    if not room.start_waits_for:
        await _begin(room)


async def reveal(room: Room, request: QueuedRequest[wire.Reveal]) -> None:
    if room.table.phase != "starting":
        raise Rejected("not_starting")
    seat = require_seat(room.table, request.person)
    check_nonce(request.message.nonce, room.table.places[seat].pledge)
    room.nonces[seat] = request.message.nonce
    if not any(_owes_nonce(room, connection) for connection in room.connections):
        _wait_no_more(room, "nonces")
        await _begin_if_ready(room)


def cancel(room: Room) -> None:
    """Return to waiting, because a seated person left during the start."""
    room.starts = None
    for what in [*room.start_waits_for]:
        _wait_no_more(room, what)
    if room.table.phase == "starting":
        room.table = _waiting(room, room.table)


def _waiting(room: Room, table: Table) -> Table:
    """The table waiting again, with a new secret: nonces may have been seen."""
    return waiting_again(table, room.resources.sources.new_secret())


async def _begin(room: Room) -> None:
    """Start the match. The table is stored first: a table without its match is repaired when it is
    loaded, a match without its table would be lost."""
    resources, before = room.resources, room.table
    room.starts = None
    table = _without_spectators(room)
    try:
        table, dealt = dealt_by_wishes(table, fair_seed(table.secret, room.nonces).seed)
        match = _new_match(room, table)
        now = room.now()
        row = _match_row(resources.sources.new_id(), table, match, room.wall(), dealt)
        row = await _with_rating(room, table, row)
        table = phases.begun(table, row.id, now)
        every = room.settings.snapshot_every
        writer = MatchWriter(room.store, row, match, table.clock, every)
        await room.save(table)
        await deferrals.look_up(room)
        live = open_match(room, writer)
        room.rating = await resources.rater.view(row)
        notices = NO_NOTICES if live.notifier is None else await live.notifier.opening()
        work = UnitOfWork(
            match=row.id,
            log=(),
            due=writer.next_due(),
            remind=writer.next_reminder(now, fresh=True),
            post=writer.is_post,
            since=now,
            over=match.state.over,
            mails=notices.mails,
            pushes=notices.pushes,
        )
        people = [place.person for place in table.places if place.person]
        participations = await opening_participations(room.store, row, match, table)
        await room.store.add_match(row, work, people, participations)
        writer.told = writer.deadline(match.state)
    except BaseException:
        room.live = room.rating = None
        room.table = _waiting(room, before)
        room.send_table()
        raise
    resources.metrics.matches.labels(table.game).inc()
    gone = {person.id for person in before.people} - {person.id for person in table.people}
    room.dismiss(gone, Rejected("no_spectators"))
    if not table.spectators:
        room.dismiss_screens(Rejected("no_spectators"))
    _send_begun(room, live)
    room.expect_deadline()
    resources.outbox.wake()
    resources.pushes.wake()
    resources.arrangement_listeners.tell(room.table)
    room.reschedule()


def _new_match(room: Room, table: Table) -> Match:
    if table.tutorial:
        seed = fair_seed(table.secret, {}).seed
        tutorial = require_tutorial(table.rules)
        return start_tutorial(table.rules, tutorial, seed, {**table.options})
    return Match.start(
        table.rules,
        seats=len(table.places),
        seed=fair_seed(table.secret, room.nonces),
        options={**table.options, **table.spent.get(table.game, {})},
        teams=table.teams(),
        empty=[seat for seat, place in enumerate(table.places) if place.is_free],
    )


def _without_spectators(room: Room) -> Table:
    """The table without the unseated, where spectators are not allowed."""
    table = room.table
    if table.spectators:
        return table
    standing = [person.id for person in table.people if table.seat_of(person.id) is None]
    return without(table, standing)


def _match_row(
    id: str, table: Table, match: Match, now: Millis, dealt: wire.Dealt | None
) -> MatchRow:
    sitters = [
        wire.Sitter(name=place.name, person=place.person or None, bot=place.bot or None)
        for place in table.places
    ]
    more: MatchSetup = {
        "sitters": to_builtins(sitters),
        "commitment": table.commitment,
        "spectators": table.spectators,
        "options_by": table.options_by,
    }
    if table.tutorial:
        more["tutorial"] = True
    if table.anonymous:
        more["anonymous"] = True
    if dealt is not None:
        wishes = [[*each] for each in dealt.wishes]
        more["dealt"] = DealtRoles(roles=[*dealt.roles], wishes=wishes, seats=[*dealt.seats])
    if table.arrangement is not None:
        more["arranged"] = {"origin": table.arrangement.origin, "id": table.arrangement.id}
    setup = cast(MatchSetup, {**match.record(), **more})
    return MatchRow(id=id, table=table.code, game=table.game, setup=setup, created=now)


async def _with_rating(room: Room, table: Table, row: MatchRow) -> MatchRow:
    """At a rated table: with who is rated for each seat, or why the match is not."""
    rating, seats = await room.resources.rater.opening(table)
    if not rating:
        return row
    setup = cast(MatchSetup, {**row.setup, "rated": seats})
    return replace(row, rating=rating, setup=setup)


def _send_begun(room: Room, live: LiveMatch) -> None:
    room.send_table()
    frames: dict[tuple[Viewer, str], bytes] = {}
    for connection in room.connections:
        viewer, locale = room.viewer(connection), connection.session.locale
        frame = frames.get((viewer, locale))
        if frame is None:
            view = live.presenter.match_view(viewer, locale)
            begun = wire.Begun(view, live.presenter.opening(viewer.seat))
            frame = frames[viewer, locale] = frame_of(begun)
        connection.send_frame(frame)
