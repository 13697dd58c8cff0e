"""The state of a match of Mentiroso: the orator, the statement, the speech and the votes."""

from __future__ import annotations

from typing import Self, TypeAlias

from ludoteca.kernel import Context, JsonObject, Millis, Seat, State
from ludoteca.parts.laps import seats_to_go
from ludoteca.parts.spent_content import spent_keys, unused
from ludoteca.parts.teams import in_turns

from .about import MOST_SPENT, MentirosoOptions
from .bank import Bank, Statement

MentirosoContext: TypeAlias = Context[MentirosoOptions, Bank]

NONE_YET, ABSTAINED = -1, -2
"""Values in place of a vote, which is 1 for true and 0 for a lie."""
MOST_LAPS = 25
"""Speeches of each seat after which a match to points or by time ends anyway."""


class Phase:
    """Phases of a round."""

    PREPARING = "preparing"
    SPEAKING = "speaking"
    VOTING = "voting"


class MentirosoState(State):
    order: tuple[Seat, ...]
    """The seats in the order in which they speak; teams alternate."""
    turns: list[int]
    """Number of speeches of each seat."""
    orator: Seat = -1
    statement: int = -1
    """Its index in the bank."""
    truth: bool = False
    used: list[int] = []
    """The statements so far, with this one."""
    lines: list[str] = []
    """What the orator has written."""
    voters: tuple[Seat, ...] = ()
    """Seats that may vote on this statement."""
    votes: list[int] = []
    began: Millis = 0
    """When this phase began."""
    prepared: Millis = 0
    """Time the orator took to prepare."""
    fooled: list[int]
    """Number of wrong votes that each seat has got as orator."""
    caught: list[int]
    """Number of right votes of each seat."""

    @classmethod
    def start(cls, ctx: MentirosoContext) -> Self:
        drawn = ctx.chance.sample(range(ctx.seats), ctx.seats)
        return cls(
            order=tuple(in_turns(drawn, ctx.teams)),
            turns=[0] * ctx.seats,
            fooled=[0] * ctx.seats,
            caught=[0] * ctx.seats,
        )

    @property
    def is_shown(self) -> bool:
        """Whether the truth is public."""
        return self.rest_until is not None or bool(self.over)

    @property
    def waited_for(self) -> list[Seat]:
        """Seats that may vote and have not."""
        return [s for s in self.voters if not self.out[s] and self.votes[s] == NONE_YET]

    def seats_that_voted(self, *, truth: bool) -> list[Seat]:
        """The seats whose vote is that the statement is true, or that it is a lie."""
        return [seat for seat, vote in enumerate(self.votes) if vote == int(truth)]


def draw_statement(state: MentirosoState, ctx: MentirosoContext) -> None:
    """Draw first whether it is true, then a statement: none twice in a match, and none that the
    table had in earlier ones as long as there are others."""
    wants_truth = ctx.chance.below(2) == 1
    used = set(state.used)
    left = [number for number in range(len(ctx.board)) if number not in used]
    fresh = unused(left, lambda number: ctx.board[number].key, ctx.options.had or ())
    wanted = [number for number in fresh if ctx.board[number].truth == wants_truth]
    state.statement = ctx.chance.choice(wanted or fresh)
    state.truth = statement_of(state, ctx).truth
    state.used.append(state.statement)


def statement_of(state: MentirosoState, ctx: MentirosoContext) -> Statement:
    return ctx.board[state.statement]


def spent(state: MentirosoState, ctx: MentirosoContext) -> list[str]:
    """The statements that the table has had."""
    used = [ctx.board[number].key for number in state.used]
    available = {statement.key for statement in ctx.board}
    return spent_keys(ctx.options.had or (), used, available, MOST_SPENT)


def used_options(state: MentirosoState, ctx: MentirosoContext) -> dict[str, JsonObject]:
    """The host's own statements that were used."""
    document, used = ctx.options.statements, set(state.used)
    items = enumerate(document.get("statements", ()))
    statements = [statement for number, statement in items if number in used]
    return {"statements": {**document, "statements": statements}}


def seats_to_speak(state: MentirosoState, ctx: MentirosoContext) -> list[Seat]:
    """Seats that still have to speak in this match."""
    return seats_to_go(state, ctx.options.rounds if ctx.options.ends == "rounds" else MOST_LAPS)


def is_lap_over(state: MentirosoState) -> bool:
    """Whether all who are in have spoken equally often."""
    return len({state.turns[seat] for seat in state.seats_in}) < 2


def seats_asked(state: MentirosoState, ctx: MentirosoContext) -> tuple[Seat, ...]:
    """Seats that vote: everybody but the orator and its team."""
    own = ctx.team_of(state.orator)
    return tuple(seat for seat in range(ctx.seats) if ctx.team_of(seat) != own)
