"""Public views of a table: at the table and in lists. Contain no secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, Seat, shown_options
from ludoteca.server.problems import problem
from ludoteca.server.tables.people.anonymity import shown_id
from ludoteca.server.wire import (
    MatchRating,
    Newcomer,
    OpenSeatCard,
    PersonView,
    Problem,
    ProposalView,
    Role,
    SeatView,
    StandingView,
    TableCard,
    TableView,
    You,
)
from ludoteca.server.wire.vocabulary import OpenedBy

from .deadlines import shown
from .hosting import lets_chat, lets_react
from .options import most_seats
from .proposal import Proposal
from .seats.roles import all_roles
from .table import Place, Table, require_startable


def table_view(
    table: Table,
    online: Collection[str],
    url: str,
    proposal: Proposal | None = None,
    load_error: Rejected | None = None,
    starts: Millis | None = None,
    open_seats: Collection[Seat] = (),
    *,
    autopilot: Callable[[str], Millis | None] = lambda person: None,
    rating: MatchRating | None = None,
    gathers_until: Millis | None = None,
    away: Callable[[str], tuple[str, str]] = lambda person: ("", ""),
) -> TableView:
    return TableView(
        code=table.code,
        link=f"{url}/t/{table.code}",
        game=table.game,
        options=shown_options(table.rules.about.options, table.options),
        phase=table.phase,
        starts=starts,
        host="" if table.is_masked else table.host,
        public=table.public,
        locked=table.locked,
        spectators=table.spectators,
        team_count=table.team_count,
        seats=tuple(
            _seat_view(table, place, is_open=seat in open_seats, away=away(place.person))
            for seat, place in enumerate(table.places)
        ),
        people=tuple(
            PersonView(
                id=shown_id(table, person.id),
                name=person.name,
                online=person.id in online,
                seat=table.seat_of(person.id),
                muted=person.muted,
                autopilot=autopilot(person.id),
                unnamed=person.wanted != "",
                joined=0 if table.is_masked else person.joined,
                program=person.program,
            )
            for person in table.people
        ),
        commitment=table.commitment,
        blocked=_blocked(table) if load_error is None else problem(load_error),
        match=table.match,
        matches=table.matches,
        queue=tuple(queued.game for queued in table.queue),
        overall=tuple(StandingView(each.name, each.points) for each in table.overall),
        paused=table.phase == "playing" and table.clock.paused,
        speed=table.speed,
        proposal=None if proposal is None else _proposal_view(table, proposal),
        hosted=table.is_hosted,
        paused_until=table.clock.paused_until if table.phase == "playing" else None,
        tutorial=table.tutorial,
        rated=table.rated,
        rating=rating,
        press=table.press,
        anonymous=table.anonymous,
        agreements=table.rules.about.agreements,
        name=table.name,
        opened=table.created,
        started=table.started,
        ended=table.ended,
        starts_full=table.starts_full,
        starts_at=table.starts_at,
        least_reliability=table.least_reliability,
        arranged=None if table.arrangement is None else table.arrangement.origin,
        tournament=table.tournament,
        hours=shown(table.hours),
        holidays=table.holidays,
        by_preference=table.by_preference,
        roles=_roles(table),
        gathers_until=gathers_until,
        word_filter=table.word_filter,
        name_approval=table.name_approval,
        safe=table.safe,
        chat=lets_chat(table),
        reactions=lets_react(table),
        host_paced=table.is_hosted and table.host_paced,
        joins=table.lets_join,
        free_seats=table.free_seats,
        size=table.size,
        most_seats=most_seats(table.rules.about, table.options) if table.rules.about.joins else 0,
    )


def with_times(view: TableView, convert: Callable[[Millis], Millis]) -> TableView:
    """The view with the times of the match on another clock."""
    until = view.paused_until
    seats = tuple(
        seat if seat.open_until is None else replace(seat, open_until=convert(seat.open_until))
        for seat in view.seats
    )
    return replace(view, seats=seats, paused_until=None if until is None else convert(until))


def _seat_view(table: Table, place: Place, *, is_open: bool, away: tuple[str, str]) -> SeatView:
    """A seat; at an anonymous table a holiday would tell who sits there."""
    first, last = ("", "") if table.is_masked else away
    return SeatView(
        name=place.name,
        person=shown_id(table, place.person) or None,
        bot=place.bot or None,
        team=place.team,
        is_open=is_open,
        pledged=bool(place.pledge),
        opened=_opened_by(place, is_open=is_open),
        open_until=None if place.opened is None else place.opened.until,
        away_from=first,
        away_until=last,
        program=table.is_program(place.person),
    )


def _roles(table: Table) -> tuple[Role, ...]:
    if not table.by_preference or table.phase != "waiting":
        return ()
    return tuple(Role(id, dict(names)) for id, names in all_roles(table).items())


def _opened_by(place: Place, *, is_open: bool) -> OpenedBy | None:
    if not is_open:
        return None
    return "rules" if place.opened is None else place.opened.why


def _blocked(table: Table) -> Problem | None:
    if table.phase != "waiting":
        return None
    try:
        require_startable(table)
    except Rejected as refusal:
        return problem(refusal)
    return None


def _proposal_view(table: Table, proposal: Proposal) -> ProposalView:
    return ProposalView(
        what=proposal.what,
        step=proposal.step,
        by=proposal.by,
        agreed=tuple(sorted(proposal.agreed)),
        needed=tuple(sorted(proposal.needed)),
        id=proposal.id,
        ends=proposal.ends,
        declined=tuple(sorted(proposal.declined)),
        votes_needed=proposal.votes_needed if proposal.is_vote else 0,
        person=shown_id(table, proposal.person) or None,
        name=proposal.name,
        speed=proposal.speed,
        winners=proposal.winners,
        minutes=proposal.minutes,
        seat=proposal.seat,
        strength=proposal.strength,
    )


def you(table: Table, id: str, name: str, locale: str) -> You:
    person, seat = table.person(id), table.seat_of(id)
    return You(
        id=shown_id(table, id),
        name=name if person is None else person.name,
        seat=seat,
        is_host=table.host == id,
        locale=locale,
        wishes=() if seat is None or table.phase != "waiting" else table.places[seat].wishes,
        wanted="" if person is None else person.wanted,
        newcomers=_newcomers(table) if table.host == id else (),
    )


def _newcomers(table: Table) -> tuple[Newcomer, ...]:
    """Whose names wait for the host's approval."""
    if not table.name_approval:
        return ()
    waiting = (person for person in table.people if person.wanted)
    return tuple(Newcomer(shown_id(table, person.id), person.wanted) for person in waiting)


class Awaited(NamedTuple):
    """What waits for somebody at a table."""

    your_turn: bool = False
    due: Millis | None = None
    """By post: the deadline, by the wall clock."""
    unread: int = 0


NOTHING = Awaited()


def table_card(table: Table, id: str, touched: Millis, awaited: Awaited = NOTHING) -> TableCard:
    host = table.person(table.host)
    return TableCard(
        code=table.code,
        game=table.game,
        phase=table.phase,
        host="" if host is None or table.is_masked else host.name,
        names=tuple(place.name for place in table.places if place.name),
        free=sum(place.is_free for place in table.places) if table.phase == "waiting" else 0,
        yours=table.seat_of(id) is not None,
        your_turn=awaited.your_turn,
        due=awaited.due,
        unread=awaited.unread,
        touched=touched,
        rated=table.rated,
        anonymous=table.anonymous,
        name=table.name,
        seats=len(table.places) if table.phase == "waiting" else table.taken,
        opened=table.created,
        started=table.started if table.phase == "playing" else 0,
        ended=table.ended if table.phase == "over" else 0,
        starts_at=table.starts_at,
        least_reliability=table.least_reliability,
    )


def open_seat_cards(table: Table) -> Iterator[OpenSeatCard]:
    """The seats of a running match that strangers may take over."""
    is_post = table.rules.about.pace == "post"
    for seat, place in enumerate(table.places):
        if place.opened is None or not table.has_open_seats:
            continue
        others = (each.name for other, each in enumerate(table.places) if other != seat)
        yield OpenSeatCard(
            table=table.code,
            game=table.game,
            pace="post" if is_post else "live",
            seat=seat,
            name=place.name,
            opened=place.opened.why,
            since=place.opened.since,
            until=place.opened.until if is_post else None,
            round=place.opened.round,
            players=tuple(others),
            rated=table.rated,
        )
