"""Tournaments to test with, played by entrants whose strength is their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from ludoteca.tournaments import (
    Entrant,
    Pairing,
    Round,
    System,
    Tournament,
    next_round,
    started,
    with_result,
)

CODES = [f"T{number:05}" for number in range(64)]

Play = Callable[[Pairing], Sequence[int]]


def tournament(entrants: int, system: System = "swiss", **given: object) -> Tournament:
    """One with so many people, open for registration."""
    people = tuple(
        Entrant(name=f"P{number}", person=f"p{number}", player=f"guest:p{number}")
        for number in range(entrants)
    )
    fields: dict[str, object] = {
        "code": "CUP234",
        "name": "Cup",
        "organiser": "p0",
        "organiser_name": "P0",
        "game": "pig",
        "options": {},
        "system": system,
        "rounds": 1 if system == "round_robin" else 4,
        "table_size": 2,
        "smallest_table": 2,
        "fewest": 2,
        "most": 64,
        "seed": "seed",
        "entrants": people,
        **given,
    }
    return Tournament(**fields)  # type: ignore[arg-type]


def by_number(pairing: Pairing) -> list[int]:
    """The place of each seat where the lower number always wins."""
    return [sorted(pairing.seats).index(number) + 1 for number in pairing.seats]


def all_equal(pairing: Pairing) -> list[int]:
    return [1] * len(pairing.seats)


def pair(value: Tournament, now: int = 0) -> Tournament:
    """With the next round; codes of tables differ in all rounds."""
    codes = [f"{len(value.played)}{code}" for code in CODES]
    return next_round(value, now, codes)


def play_round(value: Tournament, play: Play = by_number) -> Tournament:
    for pairing in value.played[-1].pairings:
        value = with_result(value, pairing.table, play(pairing))
    return value


def play_out(value: Tournament, play: Play = by_number) -> Tournament:
    """To the end, all rounds."""
    value = pair(started(value))
    while value.phase == "running":
        value = pair(play_round(value, play))
    return value


def with_rounds(
    value: Tournament, *rounds: Iterable[tuple[tuple[int, ...], tuple[int, ...]]]
) -> Tournament:
    """Running, after rounds given by the seats and places of their tables."""
    played = tuple(
        Round(
            pairings=tuple(
                Pairing(seats=seats, places=places, table=f"{index}-{table}")
                for table, (seats, places) in enumerate(each)
            )
        )
        for index, each in enumerate(rounds)
    )
    return replace(value, phase="running", played=played)
