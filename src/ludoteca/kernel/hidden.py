"""Hidden information, declared as pools of slots whose values can be exchanged.

This gives states that differ only in secrets (for the leak tests) and states consistent with what
a seat knows (for bots that search).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from .chance import Chance
from .state import State

Slot: TypeAlias = tuple[str | int, ...]
"""Path to a value in a state: a field name, then indexes, `("hands", 2, 0)`."""


class Pool(Struct, frozen=True):
    """Slots with hidden values; without `draw` the values are interchangeable."""

    slots: tuple[Slot, ...]
    draw: Callable[[Chance], Sequence[object]] | None = None
    """Draws new values for the slots, where shuffling is not enough (a sealed order, an answer)."""
    imagined: Callable[[Chance], Sequence[object]] | None = None
    """Values for somebody who may know nothing of these slots, where `draw` keeps what is there
    or prefers it. Default: those of `draw`."""

    @classmethod
    def of(cls, field: str, *lists: tuple[int, int] | int) -> Pool:
        """Slots of one field: `Pool.of("deck", 3, 5)`, `Pool.of("hands", (1, 0), (1, 1))`."""
        return cls(tuple((field, *(i if isinstance(i, tuple) else (i,))) for i in lists))

    @classmethod
    def among(cls, slots: Iterable[Slot], values: Sequence[object]) -> Pool:
        """Each slot may hold any of these values."""
        where = tuple(slots)
        return cls(where, lambda chance: [chance.choice(values) for _ in where])

    def __add__(self, other: Pool) -> Pool:
        """One pool of both, with interchangeable values."""
        return Pool(self.slots + other.slots)


def read_slot(state: State, slot: Slot) -> Any:
    if len(slot) == 2:  # most are items of a list
        field, index = slot
        return getattr(state, field)[index]  # type: ignore[arg-type]
    value: Any = state
    for key in slot:
        value = getattr(value, key) if isinstance(key, str) else value[key]
    return value


def write_slot(state: State, slot: Slot, value: object) -> None:
    if len(slot) == 2:
        field, index = slot
        getattr(state, field)[index] = value  # type: ignore[arg-type]
        return
    *path, last = slot
    target = read_slot(state, tuple(path))
    if isinstance(last, str):
        setattr(target, last, value)
    else:
        target[last] = value


def exchange_secrets(state: State, pools: Iterable[Pool], chance: Chance) -> State:
    """A copy of the state that differs only in what the pools hide."""
    draft = state.copy()
    for pool in pools:
        _fill(
            draft, pool, _shuffled(draft, pool, chance) if pool.draw is None else pool.draw(chance)
        )
    return draft


def imagine_secrets(state: State, pools: Iterable[Pool], chance: Chance) -> State:
    """As `exchange_secrets`, but equal for all states that differ only in what the pools hide: what
    a seat may imagine depends on nothing it cannot know."""
    draft = state.copy()
    for pool in pools:
        draw = pool.imagined or pool.draw
        _fill(draft, pool, _shuffled(draft, pool, chance) if draw is None else draw(chance))
    return draft


def _shuffled(draft: State, pool: Pool, chance: Chance) -> list[Any]:
    """The values of a pool in random order, whatever their order was."""
    values = [read_slot(draft, slot) for slot in pool.slots]
    try:
        values.sort()
    except TypeError:  # of several types
        values.sort(key=repr)
    chance.shuffle(values)
    return values


def _fill(draft: State, pool: Pool, values: Sequence[object]) -> None:
    for slot, value in zip(pool.slots, values, strict=True):
        write_slot(draft, slot, value)
