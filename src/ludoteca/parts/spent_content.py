"""Content that a table has used up, such as questions: nothing twice before everything was used."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet


def unused(
    numbers: Sequence[int], key: Callable[[int], str], had: Collection[str]
) -> Sequence[int]:
    """Of these items those that the table has not had; all of them once it has had them all."""
    known = frozenset(had)
    return [number for number in numbers if key(number) not in known] or numbers


def spent_keys(
    had: Iterable[str], used: Sequence[str], available: AbstractSet[str], most: int
) -> list[str]:
    """What a table has had after a match that used these. Once it has had all that is available,
    only those of this match."""
    known = dict.fromkeys((*had, *used))
    if available <= known.keys():
        known = dict.fromkeys((*(key for key in known if key not in available), *used))
    return [*known][-most:]
