"""Starting: from the host's word through the nonces of the browsers to the first position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from ludoteca.kernel import Match, Millis, Rejected
from ludoteca.server.mail.notifications import Postman
from ludoteca.server.matches.presenter import Teller
from ludoteca.server.matches.writer import Keeper
from ludoteca.server.tables.commit_reveal import check_nonce, fair_seed
from ludoteca.server.tables.guest_actions import without
from ludoteca.server.tables.host_actions import rematch as rematched
from ludoteca.server.tables.playlist import next_game as next_in_queue
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.proposal import without as forgotten
from ludoteca.server.tables.table import Table, begun, require_host, require_seat, waiting_again
from ludoteca.server.tables.table import starting as starting_table
from ludoteca.server.wire import Begun, RevealNonce, Sitter
from ludoteca.store import MatchRow, Unit

if TYPE_CHECKING:
    from .room import Room


async def start(room: Room, by: str) -> None:
    """Fix the seats and ask for the nonces."""
    require_host(room.table, by)
    settings, is_live = room.house.settings, room.table.rules.about.pace == "live"
    room.table = starting_table(room.table)
    room.nonces, room.awaited = {}, set()
    asked = [connection for connection in room.connections if _owes_nonce(room, connection.person)]
    if asked:
        _await(room, "nonces", settings.reveal_timeout)
    if is_live and settings.countdown:
        _await(room, "countdown", settings.countdown)
        room.starts = room.house.now() + settings.countdown
    room.show_table()
    for connection in asked:
        connection.send(RevealNonce())
    await _begin_if_ready(room)


def _owes_nonce(room: Room, person: str) -> bool:
    seat = room.table.seat_of(person)
    return seat is not None and bool(room.table.places[seat].pledge) and seat not in room.nonces


def _await(room: Room, what: str, most: Millis) -> None:
    """Let the start wait for something, but not longer than this; by then it may be off."""
    awaited = room.awaited
    awaited.add(what)

    async def go_on() -> None:
        if room.table.phase == "starting" and room.awaited is awaited:
            awaited.discard(what)
            await _begin_if_ready(room)

    room.submit_later(most / 1000, go_on)


async def _begin_if_ready(room: Room) -> None:
    if not room.awaited:
        await _begin(room)


async def reveal(room: Room, by: str, nonce: str) -> None:
    if room.table.phase != "starting":
        raise Rejected("not_starting")
    seat = require_seat(room.table, by)
    check_nonce(nonce, room.table.places[seat].pledge)
    room.nonces[seat] = nonce
    if not any(_owes_nonce(room, connection.person) for connection in room.connections):
        room.awaited.discard("nonces")
        await _begin_if_ready(room)


def cancel(room: Room) -> None:
    """Somebody goes while nonces are shown: back to waiting."""
    room.starts = None
    if room.table.phase == "starting":
        room.table = _waiting(room, room.table)


def _waiting(room: Room, table: Table) -> Table:
    """Nonces may have been seen: the next start needs another secret and other nonces."""
    return waiting_again(table, room.house.new_secret())


async def _begin(room: Room) -> None:
    """Store the table first and the match second: a table whose match is missing is mended when
    it is loaded, a match without a table would be lost."""
    house, before = room.house, room.table
    room.starts = None
    table = _without_spectators(room)
    try:
        match = Match.start(
            table.rules,
            seats=len(table.places),
            seed=fair_seed(table.secret, room.nonces),
            options=table.options,
            teams=table.teams(),
        )
        now = house.now()
        row = _match_row(house.new_id(), table, match, now)
        table = begun(table, row.id, now)
        every = house.settings.snapshot_every
        keeper = Keeper(house.store, row, match, table.clock, every)
        await room.save(table)
        postman = open_match(room, keeper)
        unit = Unit(
            match=row.id,
            log=(),
            due=keeper.due_on_the_wall(),
            remind=keeper.remind_on_the_wall(now, fresh=True),
            over=match.state.over,
            mails=await postman.opening(),
        )
        people = [place.person for place in table.places if place.person]
        await house.store.add_match(row, unit, people)
    except BaseException:
        room.keeper = room.teller = room.postman = None
        room.table = _waiting(room, before)
        room.show_table()
        raise
    house.metrics.matches.labels(table.game).inc()
    gone = {person.id for person in before.people} - {person.id for person in table.people}
    room.send_away(gone, Rejected("no_spectators"))
    _tell_begun(room)
    house.deadlines.expect(keeper.due_on_the_wall())
    house.mailer.wake()
    room.bots.look()
    room.absence.look()


def _without_spectators(room: Room) -> Table:
    """The table as it begins: where nobody may watch, who does not sit has to go."""
    table = room.table
    if table.spectators:
        return table
    standing = [person.id for person in table.people if table.seat_of(person.id) is None]
    return without(table, standing)


def _match_row(id: str, table: Table, match: Match, now: int) -> MatchRow:
    sitters = [
        Sitter(name=place.name, person=place.person or None, bot=place.bot or None)
        for place in table.places
    ]
    more: dict[str, Any] = {"sitters": to_builtins(sitters), "commitment": table.commitment}
    setup = {**match.record(), **more}
    return MatchRow(id=id, table=table.code, game=table.game, setup=setup, created=now)


def open_match(room: Room, keeper: Keeper) -> Postman:
    """Make a match the one that is played in this room, and say who writes about it."""
    names = [sitter["name"] for sitter in keeper.row.setup["sitters"]]
    room.keeper = keeper
    room.teller = Teller(keeper, names, keeper.row.setup["commitment"])
    room.postman = Postman(room, room.teller)
    room.proposal = _still_open(room)
    if room.postman.works:
        keeper.mails_of = room.postman.mails_of
    return room.postman


def _still_open(room: Room) -> Proposal | None:
    """A proposal that was kept; who has gone since is not waited for."""
    proposal, asked = room.table.proposal, room.people_to_ask()
    for seat in () if proposal is None else proposal.needed - {*asked}:
        proposal = forgotten(proposal, seat)
    return proposal if proposal is None or proposal.by in asked else None


def _tell_begun(room: Room) -> None:
    room.show_table()
    for connection in room.connections:
        viewer, locale = room.viewer(connection), connection.session.locale
        if room.teller is not None:
            view = room.teller.match_view(viewer, locale)
            connection.send(Begun(view, room.teller.opening(viewer.seat)))


async def rematch(room: Room, by: str) -> None:
    await _wait_for_another(room, rematched(room.table, by, room.house.new_secret()))


async def next_game(room: Room, by: str) -> None:
    await _wait_for_another(room, next_in_queue(room.table, by, room.house.new_secret()))


async def _wait_for_another(room: Room, table: Table) -> None:
    await room.save(table)
    room.bots.stop()
    room.keeper = room.teller = room.postman = room.proposal = None
    room.show_table()
