"""The view of a seat: the statement, the speech and who has voted; the truth for the orator, and
for everybody at the end."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Self

from msgspec.structs import replace

from ludoteca.kernel import Millis, Pool, Seat, View

from .events import Category
from .state import NONE_YET, MentirosoContext, MentirosoState, statement_of


class MentirosoView(View):
    language: str
    order: tuple[Seat, ...]
    """The seats in the order in which they speak."""
    orator: Seat
    statement: str
    category: Category | None
    """None where a host's own statement has none."""
    truth: bool | None
    """For the orator, and for everybody once it is shown."""
    because: str
    source: str
    lines: tuple[str, ...]
    """What the orator has written."""
    voters: tuple[Seat, ...]
    """Seats that may vote on this statement."""
    voted: tuple[bool, ...]
    """Seats that have voted or abstained."""
    mine: bool | None
    """The vote of this seat."""
    believed: tuple[Seat, ...]
    """Seats that voted for true, once the truth is shown."""
    doubted: tuple[Seat, ...]
    """Seats that voted for a lie, once the truth is shown."""
    prepared: Millis
    """Time the orator took to prepare; 0 while they do."""
    turns: tuple[int, ...]
    fooled: tuple[int, ...]
    """Number of wrong votes that each seat has got as orator."""
    caught: tuple[int, ...]
    """Number of right votes of each seat."""

    def without_words_of(self, seats: Collection[Seat]) -> Self:
        return replace(self, lines=()) if self.orator in seats else self


def view(state: MentirosoState, seat: Seat | None, ctx: MentirosoContext) -> MentirosoView:
    given, shown = statement_of(state, ctx), state.is_shown
    vote = NONE_YET if seat is None else state.votes[seat]
    return MentirosoView.of(
        state,
        seat,
        language=ctx.options.language,
        statement=given.statement,
        category=given.category or None,
        truth=state.truth if shown or seat == state.orator else None,
        because=given.because if shown else "",
        source=given.source if shown else "",
        voted=tuple(vote != NONE_YET for vote in state.votes),
        mine=None if vote < 0 else vote == 1,
        believed=tuple(state.seats_that_voted(truth=True)) if shown else (),
        doubted=tuple(state.seats_that_voted(truth=False)) if shown else (),
    )


def hidden(state: MentirosoState, seat: Seat | None, ctx: MentirosoContext) -> Iterator[Pool]:
    """Until shown, the truth for all but the orator, and the votes of others."""
    if state.is_shown:
        return
    if seat != state.orator:
        yield Pool.among([("truth",)], (False, True))
    given = [other for other, vote in enumerate(state.votes) if vote >= 0 and other != seat]
    yield Pool.among([("votes", other) for other in given], (0, 1))
