"""What a table in memory holds, and what follows from it; nothing here waits or sends."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from ludoteca.kernel import Due, Millis, Rejected, Seat, State
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.matches.muting import has_asides
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.settings import DAY
from ludoteca.server.tables.deferral import MOST_FOR_HOLIDAYS, NO_DEFERRAL, Deferral
from ludoteca.server.tables.holidays import Holiday, coming
from ludoteca.server.tables.proposal import ASKED, Proposal
from ludoteca.server.tables.table import Table
from ludoteca.server.wire.shared import MatchRating
from ludoteca.server.wire.vocabulary import What
from ludoteca.server.ws.connection import Connection

from .audience_round import AudienceRound
from .observer import RoomObserver
from .resources import RoomResources

REST = "rest"
"""The name of the alarm that ends an intermission."""
TOLD_BEFORE: Millis = 14 * DAY
"""How long before it begins others are told of a holiday."""


class RoomState:
    """The table, its connections, its live match and what is under way."""

    def __init__(
        self, resources: RoomResources, table: Table, revision: int, touched: Millis
    ) -> None:
        self.resources = resources
        self.settings = resources.settings
        self.store = resources.store
        self.house = resources.house
        self.table = table
        self.revision = revision
        self.touched = touched
        """When the table was last stored."""
        self.live: LiveMatch | None = None
        self.load_error: Rejected | None = None
        """Why the match of the table could not be loaded."""
        self.holidays: dict[str, tuple[Holiday, ...]] = {}
        """By post: of the people in the seats."""
        self.is_held = True
        """In a tutorial: whether the learner reads, so that no time may run out."""
        self.let_go: tuple[str, int] = ("", 0)
        """The match and its finished rounds when the host last let it go on."""
        self.rating: MatchRating | None = None
        """What people see of the rating of the match."""
        self.connections: list[Connection] = []
        self.observers: tuple[RoomObserver, ...] = ()
        self.proposal: Proposal | None = None
        self.proposal_timer: asyncio.TimerHandle | None = None
        self.failed_votes: dict[Seat, Millis] = {}
        """When the last vote of a seat's player failed."""
        self.nonces: dict[Seat, str] = {}
        self.start_waits_for: dict[str, asyncio.TimerHandle] = {}
        """What delays the start, with the timers that end the delay."""
        self.starts: Millis | None = None
        """When the match starts, during the countdown."""
        self.away_since: dict[str, Millis] = {}
        """Since when people at the table have no connection, on the live clock."""
        self.absence_counts_from: Millis = self.house.live()
        """Absence before this time does not count: nobody was kept waiting."""
        self.left_at: dict[str, tuple[str, int]] = {}
        """The match and the number of its steps when a person's last connection closed."""
        self.visitors = 0
        """Sockets open or opening; while there are any the room stays in memory."""
        self.idle_since: Millis = self.house.live()
        self.audience = AudienceRound()
        self.next_batch_at = 0.0
        """Loop time before which no further batch of a stream is written."""

    def now(self) -> Millis:
        """Now, on the clock the match of this table runs on."""
        return self.house.now(post=self.is_correspondence)

    def wall(self) -> Millis:
        """Now, as it is stored and shown."""
        return self.resources.sources.now()

    # The match

    def require_match(self) -> LiveMatch:
        if self.load_error is not None:
            raise self.load_error
        if self.live is None or self.table.phase not in ("playing", "over"):
            raise Rejected("no_match")
        return self.live

    @property
    def active_match(self) -> LiveMatch | None:
        """The match while bots may move: running, not paused, and no shutdown under way."""
        live = self.live
        if live is None or live.match.over or live.clock.paused or self.resources.shutdown.begun:
            return None
        return live if self.table.phase == "playing" else None

    @property
    def waits_for_bot(self) -> bool:
        live = self.active_match
        if live is None or not self.is_attended:
            return False
        return any(self.table.places[seat].bot for seat in live.match.to_act())

    @property
    def is_attended(self) -> bool:
        """Whether somebody looks at the match, or a person's result hangs on it. Otherwise it
        stops; a program is nobody."""
        watched = any(not connection.session.program for connection in self.connections)
        return watched or self._concerns_absent_people()

    @property
    def is_asleep(self) -> bool:
        """Whether the clock stands still because nobody looked: no person is left to pause it."""
        live = self.live
        return live is not None and live.clock.paused and not self._concerns_absent_people()

    def _concerns_absent_people(self) -> bool:
        """Whether a person is in the match or may return to it, or it is rated or part of a
        tournament."""
        if self.live is None:
            return False
        counts = self.live.writer.row.rating == "open" or self.table.is_of_tournament
        if counts and not self.live.match.over:
            return True
        out = self.live.match.state.out
        places = enumerate(self.table.places[: len(out)])
        return any(
            place.person
            and (place.away or not out[seat])
            and not self.table.is_program(place.person)
            for seat, place in places
        )

    def open_seats(self) -> Sequence[Seat]:
        """Seats that may be taken over: opened by the rules, given up or offered."""
        if self.live is None or self.table.phase != "playing" or self.live.match.over:
            return ()
        by_rules, out = self.live.open_seats(), self.live.match.state.out
        places = enumerate(self.table.places)
        return [
            seat
            for seat, place in places
            if seat in by_rules or (place.opened is not None and not out[seat])
        ]

    def deferral(self, waited_for: Collection[Seat]) -> Deferral:
        """What moves a deadline by post while the match waits for some seats; where it waits for
        nobody in particular, as in talks, for all who are in it."""
        table, live = self.table, self.live
        if live is None:
            return NO_DEFERRAL
        out, waits = live.match.state.out, table.holidays and not live.match.options.is_live
        places = enumerate(table.places[: len(out)] if waits and self.holidays else ())
        away = (
            holiday.span
            for seat, place in places
            if not out[seat] and not place.is_given_up and (seat in waited_for or not waited_for)
            for holiday in self.holidays.get(place.person, ())
        )
        left = max(0, MOST_FOR_HOLIDAYS - table.held_up)
        return Deferral(table.hours, tuple(away), left)

    def awaits_host(self, state: State, due: Due | None) -> bool:
        """Whether the result of a round is shown until the host of the table goes on."""
        table = self.table
        if not table.host_paced or state.rest_until is None or due is None or due.name != REST:
            return False
        return self.let_go != (table.match, state.finished)

    def away(self, person: str) -> tuple[str, str]:
        """The first and the last day of a holiday that is near or has begun."""
        near = coming(self.holidays.get(person, ()), self.wall())
        if not near or near[0].begins > self.wall() + TOLD_BEFORE:
            return "", ""
        return near[0].first, near[0].last

    # People

    @property
    def online(self) -> set[str]:
        """People connected by a device of their own: a big screen is nobody's."""
        return {each.person for each in self.connections if not each.screen}

    def is_online(self, person: str) -> bool:
        return any(each.person == person and not each.screen for each in self.connections)

    def connections_of(self, person: str) -> list[Connection]:
        return [connection for connection in self.connections if connection.person == person]

    def viewer(self, connection: Connection) -> Viewer:
        seat = None if connection.screen else self.table.seats.get(connection.person)
        # a table that waits for its next match may have more places than the last match had seats
        if seat is not None and (self.live is None or seat >= len(self.live.presenter.names)):
            seat = None
        muted = self._unheard_seats()
        if muted and seat in muted:
            muted = tuple(other for other in muted if other != seat)
        return Viewer(seat, connection.session.locale if connection.text else "", muted)

    def _unheard_seats(self) -> tuple[Seat, ...]:
        """Seats whose words are kept from the others: muted here, or timed out by an operator; all,
        where they are wrong guesses at a table that is safe for a class."""
        if self.table.safe and self.live is not None and has_asides(self.table.rules):
            return tuple(range(self.live.match.seats))
        sanctions, muted = self.resources.sanctions, self.table.muted_seats
        if sanctions.is_empty:
            return muted
        silent = (seat for one, seat in self.table.seats.items() if sanctions.is_silent(one))
        return tuple(sorted({*muted, *silent}))

    def autopilot_at(self, person: str) -> Millis | None:
        """When the autopilot plays for an absent person, should it be their turn; None where it
        does not."""
        since = self.away_since.get(person)
        if since is None or self.is_correspondence or self.active_match is None:
            return None
        if self.table.seat_of(person) is None:
            return None
        return max(since, self.absence_counts_from) + self.settings.skip_after

    @property
    def gathers_until(self) -> Millis | None:
        """Until when the players of an arranged table are waited for, on the live clock."""
        due = self.table.due if self.table.is_gathering else None
        return None if due is None else self.house.live() + due - self.wall()

    @property
    def is_correspondence(self) -> bool:
        return self.table.rules.about.pace == "post"

    def players_online(self) -> list[Seat]:
        """Seats of people who are connected and still in the match; programs are not asked."""
        if self.live is None:
            return []
        out, online = self.live.match.state.out, self.online
        places = enumerate(self.table.places)
        return [
            seat
            for seat, place in places
            if place.person in online
            and not out[seat]
            and not place.is_given_up
            and not self.table.is_program(place.person)
        ]

    def players(self) -> list[Seat]:
        """Seats of people who are still in the match, connected or not, and whose seat is not open
        for take-over. Programs are not asked."""
        if self.live is None:
            return []
        out, open_seats = self.live.match.state.out, self.open_seats()
        places = enumerate(self.table.places)
        playing = [
            seat
            for seat, place in places
            if place.person and not out[seat] and not self.table.is_program(place.person)
        ]
        return [seat for seat in playing if seat not in open_seats]

    def voters(self, what: What) -> list[Seat]:
        """Seats a proposal asks. In correspondence nobody need be online."""
        is_for_present = ASKED[what] == "present" and not self.is_correspondence
        return self.players_online() if is_for_present else self.players()

    def successors(self, leaving: str) -> list[str]:
        """Candidates for host: people online, the seated first."""
        seated = [place.person for place in self.table.places]
        others = self.table.human_ids
        online = self.online - {leaving}
        candidates = dict.fromkeys((*seated, *others))
        return [each for each in candidates if each in online and not self.table.is_program(each)]
