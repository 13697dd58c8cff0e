"""Proposals at a table: opened, answered, ended by time; `decisions` carries them out."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, Seat, TakeBack
from ludoteca.server import wire
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.handlers.seats import open_seats
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY
from ludoteca.server.tables import proposal as rules
from ludoteca.server.tables.people.anonymity import real_id
from ludoteca.server.tables.people.person import Person
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.seats.seating import require_seat
from ludoteca.server.wire.vocabulary import Outcome, What

from . import agreements, decisions, match_clock, play

SEATS: frozenset[What] = frozenset({"open_seat", "seat_bot", "let_go"})
"""Proposals about the seat of somebody else."""
WITHOUT_DEADLINE: Millis = 7 * DAY
"""How long a proposal waits in a correspondence match without a deadline."""


async def propose(room: Room, request: QueuedRequest[wire.Propose]) -> None:
    """Open a proposal; it replaces the previous one, unless that is another's vote."""
    live, message = room.require_match(), request.message
    what = message.what
    if live.match.over:
        raise Rejected("match_over")
    if room.table.is_hosted and what in decisions.HOSTS_OWN:
        await decisions.decide_as_host(room, request.person, message)
    elif what == "extend" and room.is_correspondence and request.person == room.table.host:
        await match_clock.extend(room, message.minutes)
    elif what == "speed" and not room.voters(what) and request.person == room.table.host:
        await decisions.set_speed(room, message.speed)  # only bots play: the host alone decides
    else:
        await _open(room, live, request)
    room.send_table()


async def _open(room: Room, live: LiveMatch, request: QueuedRequest[wire.Propose]) -> None:
    message, table = request.message, room.table
    what, seat = message.what, require_seat(table, request.person)
    if live.match.state.out[seat] and what != "speed":
        raise Rejected("seat_out", seat=seat)
    if table.places[seat].is_given_up:
        raise Rejected("seat_given_up")
    is_vote = rules.ASKED[what] == "majority"
    if what == "rematch":
        raise Rejected("match_under_way")
    _require_no_vote(room, seat)
    if is_vote:
        _require_patience(room, seat)
    step = None
    if what == "take_back":
        step = message.step if message.step is not None else rules.last_move_of(live.match, seat)
    target = _target(room, request) if is_vote else None
    asked = {*room.voters(what)} - {None if target is None else table.seat_of(target.id)}
    proposal = rules.propose(what, seat, asked, paused=live.clock.paused, step=step)
    if step is not None:
        live.match.prepare(TakeBack(live.at(room.now()), step))  # refuses what cannot be taken back
        if rules.may_take_back_alone(live.match, seat, step):
            await play.take_back(room, step)
            return
    if what == "speed":
        proposal = replace(proposal, speed=message.speed)
    elif what == "extend":
        match_clock.require_extensible(room, message.minutes)
        proposal = replace(proposal, minutes=message.minutes)
    elif what in SEATS:
        seat_of = open_seats.proposed(room, what, message.seat, message.strength)
        proposal = replace(proposal, seat=seat_of, strength=message.strength)
        proposal = replace(proposal, needed=proposal.needed - {seat_of})
    elif proposal.agreement is not None:
        proposal = replace(proposal, winners=message.winners)
        agreements.require_possible(room, live, proposal)
        proposal = replace(proposal, needed=agreements.asked(live, proposal, proposal.needed))
    if target is not None:
        proposal = replace(proposal, person=target.id, name=target.name, device=target.device)
    ends, id = _ends(room, live), room.resources.sources.new_id()
    await _proceed(room, replace(proposal, id=id, ends=ends, steps=live.match.steps))


async def put_forward(room: Room, proposal: Proposal) -> None:
    """Open a proposal that is not about the course of the match."""
    _require_no_vote(room, proposal.by)
    ends, id = room.house.live() + room.settings.proposal_timeout, room.resources.sources.new_id()
    await _proceed(room, replace(proposal, id=id, ends=ends))
    room.send_table()


def _require_no_vote(room: Room, seat: Seat) -> None:
    """Nobody gets rid of a vote by proposing something else."""
    proposal = room.proposal
    if proposal is not None and proposal.is_vote and proposal.by != seat:
        raise Rejected("vote_under_way")


def _require_patience(room: Room, seat: Seat) -> None:
    """A vote that failed is not called again at once: it would keep others from calling theirs."""
    failed = room.failed_votes.get(seat)
    if failed is not None and room.now() - failed < room.settings.proposal_timeout:
        raise Rejected("vote_failed")


def _target(room: Room, request: QueuedRequest[wire.Propose]) -> Person:
    """Whom a vote is about."""
    message = request.message
    person = room.table.person(real_id(room.table, message.person))
    if person is None:
        raise Rejected("no_such_person")
    if person.id == request.person:
        raise Rejected("not_yourself")
    if message.what == "mute" and person.muted:
        raise Rejected("already_muted")
    return person


def _ends(room: Room, live: LiveMatch) -> Millis:
    """When silence becomes a no; in correspondence at the deadline that people see."""
    now = room.house.live()
    if not room.is_correspondence:
        return now + room.settings.proposal_timeout
    deadline = live.writer.deadline(live.match.state)
    ends = live.clock.paused_until if deadline is None else deadline
    return now + WITHOUT_DEADLINE if ends is None else max(now, room.house.live_from_post(ends))


async def consent(room: Room, request: QueuedRequest[wire.Consent]) -> None:
    """Agree or decline; a proposer who declines withdraws."""
    seat, message, proposal = (
        require_seat(room.table, request.person),
        request.message,
        room.proposal,
    )
    if proposal is not None and proposal.ends <= room.house.live():
        await _end(room, proposal, "expired")
        proposal = None
    if proposal is not None and message.proposal not in ("", proposal.id):
        raise Rejected("nothing_proposed")
    if proposal is not None and proposal.by == seat and not message.agree:
        await _end(room, proposal, "withdrawn")
    else:
        await _proceed(room, rules.consent(proposal, seat, agree=message.agree))
    room.send_table()


async def _proceed(room: Room, proposal: Proposal) -> None:
    """Execute a proposal that is accepted, end one that cannot be any more, keep any other open."""
    if proposal.accepted:
        await _end(room, proposal, "accepted")
        try:
            await decisions.carry_out(room, proposal)
        except BaseException:
            room.send_table()
            raise
    elif proposal.failed:
        await _end(room, proposal, "declined")
    else:
        await _keep(room, proposal)


async def _end(room: Room, proposal: Proposal, outcome: Outcome) -> None:
    """Close the open proposal and tell everybody what became of it."""
    was_open = room.proposal is not None and room.proposal.id == proposal.id
    await _keep(room, None)
    if proposal.is_vote and outcome in ("declined", "expired"):
        room.failed_votes[proposal.by] = room.now()
    if was_open:
        room.send_proposal_ended(proposal, outcome)


async def _keep(room: Room, proposal: Proposal | None) -> None:
    """Open or close; in correspondence also in the store, because the voters may be offline."""
    room.proposal = proposal
    _schedule_end(room)
    if room.is_correspondence and room.table.proposal != proposal:
        await room.save(replace(room.table, proposal=proposal))


def _schedule_end(room: Room) -> None:
    if room.proposal_timer is not None:
        room.proposal_timer.cancel()
        room.proposal_timer = None
    proposal = room.proposal
    if proposal is None:
        return

    async def expire() -> None:
        if room.proposal is not None and room.proposal.id == proposal.id:
            await _end(room, proposal, "expired")
            room.send_table()

    left = max(0, proposal.ends - room.house.live())
    room.proposal_timer = room.submit_later(left / 1000, expire)


async def review(room: Room) -> None:
    """Drop seats that left or are out from the open proposal."""
    proposal = room.proposal
    kept = None if proposal is None else rules.among(proposal, room.players())
    if kept is not None and not _is_possible(room, kept):
        kept = None
    if proposal is None or kept == proposal:
        return
    if kept is None:
        await _end(room, proposal, "withdrawn")
    else:
        await _proceed(room, kept)
    room.send_table()


def _is_possible(room: Room, proposal: Proposal) -> bool:
    if proposal.what in SEATS:
        try:
            open_seats.proposed(room, proposal.what, proposal.seat, proposal.strength)
        except Rejected:
            return False
    return agreements.is_possible(room.require_match(), proposal)


async def follow_deadline(room: Room) -> None:
    """Let the open proposal wait as long as the deadline, which was postponed."""
    proposal = room.proposal
    if proposal is not None and room.live is not None:
        ends = max(proposal.ends, _ends(room, room.live))
        await _keep(room, replace(proposal, ends=ends))


def restore(room: Room) -> None:
    """Reopen the stored proposal of a loaded table, without the voters who left since."""
    proposal = room.table.proposal
    if proposal is not None:
        proposal = rules.among(proposal, room.players())
    if proposal is not None and not proposal.ends:  # stored by an earlier version
        proposal = replace(proposal, ends=room.house.live() + WITHOUT_DEADLINE)
    if proposal is not None and proposal.step is not None:
        proposal = proposal if proposal.steps == room.require_match().match.steps else None
    room.proposal = proposal
    _schedule_end(room)
