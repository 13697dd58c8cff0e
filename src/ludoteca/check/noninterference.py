"""Noninterference: vary secrets, one draw of chance or one field of a move, and compare the two
states as every seat sees them, also after further inputs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from msgspec.structs import replace

from ludoteca.kernel import (
    AnyInput,
    Chance,
    Choices,
    Match,
    Move,
    Play,
    Rejected,
    Seat,
    State,
    Step,
    exchange_secrets,
)

from .coverage import Coverage
from .failure import CheckFailed, crashed
from .indistinguishable import Events, StatePair
from .probes import in_state, label_of, pools_for, viewers
from .random_inputs import random_input

FOLLOW_UP_INPUTS = 3
"""Inputs applied to both states of a pair."""
SHIFTS = 2
"""Draws of a step that are changed, one at a time."""


class ShiftedChance(Chance):
    """Chance with one draw changed; records what was asked for."""

    __slots__ = ("asked", "shift", "which")

    def __init__(self, seed: bytes, which: int = -1, shift: int = 0) -> None:
        super().__init__(seed)
        self.asked: list[int] = []
        self.which = which
        self.shift = shift

    def below(self, n: int) -> int:
        value = super().below(n)
        self.asked.append(n)
        if len(self.asked) - 1 != self.which or n == 1:
            return value
        return (value + 1 + self.shift % (n - 1)) % n

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """One by one, so that each can be changed."""
        return [1 + self.below(sides) for _ in range(count)]


def vary_secrets(match: Match, chance: Chance, coverage: Coverage) -> None:
    """A viewer cannot distinguish this state from one that differs only in hidden slots."""
    seat = chance.choice(viewers(match))
    pair = StatePair(match, exchange_secrets(match.state, pools_for(match, seat), chance))
    if not pair.comparable:
        return
    for broken in match.game.invariants(
        pair.other.state, match.engine.read_only_ctx(pair.other.state)
    ):
        message = f"with what is hidden from {label_of(seat)} exchanged, this is broken: {broken}"
        raise CheckFailed("declared", message)
    if not pair.is_distinguished_by(seat):
        _play_on(pair, seat, chance, coverage)


def vary_opening(match: Match, chance: Chance, coverage: Coverage) -> None:
    """Restart the match with one draw changed."""

    def reopen(source: ShiftedChance) -> Match:
        other = in_state(match, match.state)
        with _drawing_from(source, match):
            other.begin()
        return other

    for other in _with_shifted_draws(match.seed, reopen, chance):
        pair = StatePair(match, other.state)
        _compare(pair, (match.opening, other.opening), chance, coverage)


def vary_draw(
    match: Match, given: AnyInput, step: Step[State], chance: Chance, coverage: Coverage
) -> None:
    """Apply the same input with one draw changed."""

    def prepare_again(source: ShiftedChance) -> Step[State]:
        with _drawing_from(source, match):
            return match.prepare(given)

    if step.state.drawn == match.state.drawn:
        return
    for other in _with_shifted_draws(match.seed, prepare_again, chance):
        pair = StatePair(in_state(match, step.state), other.state)
        _compare(pair, (step.events, other.events), chance, coverage)


def vary_move(
    match: Match, play: Play, step: Step[State], chance: Chance, coverage: Coverage
) -> None:
    """Apply the move with one field changed: a secret order, a hidden card."""
    move = _with_another_field(play.move, match.choices(play.seat, play.at), chance)
    if move is None:
        return
    try:
        other = match.prepare(Play(play.at, play.seat, move))
    except Rejected as why:
        message = f"seat {play.seat} is offered {move!r}, refused: {why}"
        raise CheckFailed("choices", message) from None
    pair = StatePair(in_state(match, step.state), other.state)
    _compare(pair, (step.events, other.events), chance, coverage, but=play.seat)


def _with_another_field(move: Move, choices: Choices, chance: Chance) -> Move | None:
    """A legal move that differs in exactly one field."""
    row = next((row for row in choices.rows if row.contains(move)), None)
    if row is None:
        return None
    another = row.sample(chance)
    for name in chance.sample(move.__struct_fields__, len(move.__struct_fields__)):
        changed = replace(move, **{name: getattr(another, name)})
        if changed != move and changed in choices:
            return changed
    return None


def _compare(
    pair: StatePair,
    events: tuple[Events, Events],
    chance: Chance,
    coverage: Coverage,
    but: int = -1,
) -> None:
    """Compare both states as every seat sees them, then play on for one that sees no difference."""
    if not pair.comparable:
        return
    unaware = [
        seat
        for seat in viewers(pair.one)
        if seat != but and not pair.is_distinguished_by(seat, events)
    ]
    if unaware:
        _play_on(pair, chance.choice(unaware), chance, coverage)


def _play_on(pair: StatePair, seat: Seat | None, chance: Chance, coverage: Coverage) -> None:
    """Apply the same inputs to both while a seat cannot distinguish them."""
    for _ in range(FOLLOW_UP_INPUTS):
        if seat is not None:
            pair.check_refusals_agree(seat, coverage.some_moves(chance), chance)
        steps = _same_input(pair, seat, chance)
        if steps is None:
            continue
        one, other = steps
        pair = StatePair(in_state(pair.one, one.state), other.state)
        if not pair.comparable or pair.is_distinguished_by(seat, (one.events, other.events)):
            return


def _same_input(
    pair: StatePair, seat: Seat | None, chance: Chance
) -> tuple[Step[State], Step[State]] | None:
    """Apply one input to both; None if impossible, or if they draw differently."""
    sources = ShiftedChance(pair.one.seed), ShiftedChance(pair.one.seed)
    try:
        given = random_input(pair.one, chance)
        if given is None:
            return None
        with _drawing_from(sources[0], pair.one):
            one = pair.one.prepare(given)
    except Exception:  # noqa: BLE001 - the random match finds the fault itself, with its record
        return None
    try:
        with _drawing_from(sources[1], pair.other):
            other = pair.other.prepare(given)
    except Rejected:
        return None  # a move that the other hidden hand does not allow
    except Exception as error:
        raise crashed(f"{given!r}, as {label_of(seat)} may imagine it,", error) from error
    return (one, other) if sources[0].asked == sources[1].asked else None


T = TypeVar("T")


def _with_shifted_draws(
    seed: bytes, happen: Callable[[ShiftedChance], T], chance: Chance
) -> Iterator[T]:
    """Results with one draw changed. Results that draw differently afterwards are skipped, because
    public dice may then differ too."""
    usual = ShiftedChance(seed)
    happen(usual)
    for _ in range(SHIFTS if usual.asked else 0):
        source = ShiftedChance(seed, chance.below(len(usual.asked)), chance.below(1 << 16))
        try:
            other = happen(source)
        except CheckFailed:
            raise
        except Exception as error:
            raise crashed("the same step with one random draw changed", error) from error
        if source.asked == usual.asked:
            yield other


@contextmanager
def _drawing_from(source: Chance, match: Match) -> Iterator[None]:
    """Let the match draw from another source for a while."""
    usual = match.engine.ctx.chance
    match.engine.draw_from(source)
    try:
        yield
    finally:
        match.engine.draw_from(usual)
