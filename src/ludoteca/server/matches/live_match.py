"""A match that is played at a table now: its writer, its presenter and its notifier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.kernel import Match, Millis, RoundRules, Seat, State, Step
from ludoteca.server.tables.clock import Clock
from ludoteca.store import DueRow

from .commands import Notices
from .presenter import Presenter
from .writer import MatchWriter


class Notifier(Protocol):
    """Writes the mails and pushes about a match."""

    async def opening(self) -> Notices: ...

    async def notices_of(self, before: State, steps: Sequence[Step[State]]) -> Notices: ...

    async def remind(self, due: DueRow) -> None: ...

    async def seen(self, seat: Seat) -> None:
        """Somebody looks at the match: what was to be pushed to them about it is void."""


class LiveMatch:
    """One object for everything about a match in progress."""

    def __init__(
        self, writer: MatchWriter, presenter: Presenter, notifier: Notifier | None
    ) -> None:
        self.writer = writer
        self.presenter = presenter
        self.notifier = notifier
        if notifier is not None:
            writer.notices_of = notifier.notices_of

    @property
    def id(self) -> str:
        return self.writer.row.id

    @property
    def match(self) -> Match:
        return self.writer.match

    @property
    def clock(self) -> Clock:
        return self.writer.clock

    def at(self, now: Millis) -> Millis:
        """Match time of an input that arrives now: never before the last step."""
        return max(self.match.at, self.writer.at(now))

    def seat_of(self, person: str) -> Seat | None:
        """The seat a person sat down in, also after leaving it."""
        sitters = enumerate(self.writer.row.setup["sitters"])
        return next((seat for seat, sitter in sitters if sitter["person"] == person), None)

    @property
    def may_return(self) -> bool:
        """Whether the rules let who left come back at any time."""
        rounds = type(self.match.game.rounds)
        opens = rounds.open_seats is not RoundRules.open_seats
        return rounds.rejoin is not RoundRules.rejoin and not opens

    def open_seats(self) -> Sequence[Seat]:
        """Seats that the rules have opened to be taken over."""
        match = self.match
        return () if match.over else match.game.rounds.open_seats(match.state)
