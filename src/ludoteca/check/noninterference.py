"""How it could have been otherwise: secrets exchanged, one draw of chance or one field of a move
changed. The twins that come of it are compared and played on side by side."""

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
from .probes import called, in_state, observers, pools_for
from .random_inputs import random_input

PLIES = 3
"""How far twins are played on."""
NUDGES = 2
"""How many draws of a step are changed, one at a time."""


class Nudged(Chance):
    """The same draws as ever, but for one, which falls out otherwise; it knows what was asked."""

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
        """One by one, so that each of them can fall out otherwise."""
        return [1 + self.below(sides) for _ in range(count)]


def secrets_exchanged(match: Match, chance: Chance, seen: Coverage) -> None:
    """Somebody cannot tell this position from one that differs only in what is hidden."""
    seat = chance.choice(observers(match))
    twins = StatePair(match, exchange_secrets(match.state, pools_for(match, seat), chance))
    if not twins.comparable:
        return
    for broken in match.game.invariants(
        twins.other.state, match.engine.read_only_ctx(twins.other.state)
    ):
        told = f"with what is hidden from {called(seat)} exchanged, this is broken: {broken}"
        raise CheckFailed("declared", told)
    if not twins.told_apart_by(seat):
        _play_on(twins, seat, chance, seen)


def opened_otherwise(match: Match, chance: Chance, seen: Coverage) -> None:
    """Let the start of a match fall out otherwise in one draw."""

    def open_anew(source: Nudged) -> Match:
        other = in_state(match, match.state)
        with _drawing_from(source, match):
            other.begin()
        return other

    for other in _nudged(match.seed, open_anew, chance):
        twins = StatePair(match, other.state)
        _compare(twins, (match.opening, other.opening), chance, seen)


def fallen_otherwise(
    match: Match, given: AnyInput, step: Step[State], chance: Chance, seen: Coverage
) -> None:
    """Let the same input fall out otherwise in one draw."""

    def prepare_anew(source: Nudged) -> Step[State]:
        with _drawing_from(source, match):
            return match.prepare(given)

    if step.state.drawn == match.state.drawn:
        return
    for other in _nudged(match.seed, prepare_anew, chance):
        twins = StatePair(in_state(match, step.state), other.state)
        _compare(twins, (step.events, other.events), chance, seen)


def chosen_otherwise(
    match: Match, play: Play, step: Step[State], chance: Chance, seen: Coverage
) -> None:
    """Let a seat choose otherwise in one field of its move: a secret order, a hidden card."""
    move = _with_another_field(play.move, match.choices(play.seat, play.at), chance)
    if move is None:
        return
    try:
        other = match.prepare(Play(play.at, play.seat, move))
    except Rejected as why:
        told = f"seat {play.seat} is offered {move!r}, refused: {why}"
        raise CheckFailed("choices", told) from None
    twins = StatePair(in_state(match, step.state), other.state)
    _compare(twins, (step.events, other.events), chance, seen, but=play.seat)


def _with_another_field(move: Move, choices: Choices, chance: Chance) -> Move | None:
    """A choice that differs in one field only, for a change to have one meaning only."""
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
    twins: StatePair,
    events: tuple[Events, Events],
    chance: Chance,
    seen: Coverage,
    but: int = -1,
) -> None:
    """Look at newborn twins with everybody's eyes, then go on with somebody's."""
    if not twins.comparable:
        return
    fooled = [
        seat
        for seat in observers(twins.one)
        if seat != but and not twins.told_apart_by(seat, events)
    ]
    if fooled:
        _play_on(twins, chance.choice(fooled), chance, seen)


def _play_on(twins: StatePair, seat: Seat | None, chance: Chance, seen: Coverage) -> None:
    """The same inputs to both, for as long as a seat cannot tell them apart."""
    for _ in range(PLIES):
        if seat is not None:
            twins.answer_alike(seat, seen.some_moves(chance), chance)
        steps = _same_input(twins, seat, chance)
        if steps is None:
            continue
        one, other = steps
        twins = StatePair(in_state(twins.one, one.state), other.state)
        if not twins.comparable or twins.told_apart_by(seat, (one.events, other.events)):
            return


def _same_input(
    twins: StatePair, seat: Seat | None, chance: Chance
) -> tuple[Step[State], Step[State]] | None:
    """Something that happens to both; None where it cannot, or where chance is asked otherwise."""
    sources = Nudged(twins.one.seed), Nudged(twins.one.seed)
    try:
        given = random_input(twins.one, chance)
        if given is None:
            return None
        with _drawing_from(sources[0], twins.one):
            one = twins.one.prepare(given)
    except Exception:  # noqa: BLE001 - a fault that the walk will come across, with its record
        return None
    try:
        with _drawing_from(sources[1], twins.other):
            other = twins.other.prepare(given)
    except Rejected:
        return None  # a move of somebody whose hidden hand is another hand
    except Exception as error:
        raise crashed(f"{given!r}, as {called(seat)} may imagine it,", error) from error
    return (one, other) if sources[0].asked == sources[1].asked else None


T = TypeVar("T")


def _nudged(seed: bytes, happen: Callable[[Nudged], T], chance: Chance) -> Iterator[T]:
    """What else could have happened, had one draw fallen otherwise. Where chance is then asked
    for other things, public dice may fall otherwise too: that is not looked at."""
    usual = Nudged(seed)
    happen(usual)
    for _ in range(NUDGES if usual.asked else 0):
        source = Nudged(seed, chance.below(len(usual.asked)), chance.below(1 << 16))
        try:
            other = happen(source)
        except CheckFailed:
            raise
        except Exception as error:
            raise crashed("the same with one draw fallen otherwise", error) from error
        if source.asked == usual.asked:
            yield other


@contextmanager
def _drawing_from(source: Chance, match: Match) -> Iterator[None]:
    """Let the match draw from another source meanwhile."""
    usual = match.engine.ctx.chance
    match.engine.draw_from(source)
    try:
        yield
    finally:
        match.engine.draw_from(usual)
