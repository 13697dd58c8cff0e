"""Makes the published test vectors of chance, for implementations in other languages.

    .venv/bin/python scripts/make_vectors.py            write docs/vectors/chance.json
    .venv/bin/python scripts/make_vectors.py --check    compare; exit status 1 if it differs

Numbers that do not fit into a double (2^53 and more) are written as decimal strings.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import click

from ludoteca.kernel import FairSeed
from ludoteca.kernel.chance import Chance, seed_from_int

TARGET = Path(__file__).parents[1] / "docs" / "vectors" / "chance.json"
SEEDS = (bytes(32), bytes(range(32)), b"\xff" * 32, seed_from_int(7))
STARTS = (0, 61)
"""The start of the stream, and across the border of two blocks."""
DRAWS = 12

NUMBERS = (0, 1, 7, 41, 1_000_000, -3)
POSITIONS = (0, 1, 63, 64, 65, 127, 128, 1_000_003, 64 * 2**32 - 5)
BELOW = (
    *(1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 44, 52, 100, 127, 128, 129, 171, 200, 255, 256),
    *(257, 1_000, 10_000, 49_152, 65_535, 65_536, 65_537, 1_000_000, 2**24, 2**24 + 1),
    *(2**32 - 1, 2**32, 2**32 + 1, 3 * 2**46, 2**53 - 1, 2**53, 2**64, 2**64 + 1, 10**30),
)
LIMITS = ((6, 20), (171, 354), (257, 1_906), (1_000, 25_762), (49_152, 68_477))
"""For n: the position, in the first seed's stream, of the smallest value that is rejected."""
DICE = ((1, 6), (2, 6), (3, 6), (5, 6), (100, 6), (10, 2), (10, 20), (10, 100), (10, 1_000))
SHUFFLES = (0, 1, 2, 3, 10, 44, 52, 108, 300)
SAMPLES = ((5, 0), (5, 1), (5, 5), (52, 5), (300, 3))
WEIGHTS = ((1,), (1, 1), (1, 2, 3), (0, 5, 0, 1), (30, 10, 5, 5), (200, 200), (1, 10**6))
SECRETS = (bytes(32), bytes(range(32)), b"\xff" * 32)
NONCES: tuple[tuple[bytes, ...], ...] = (
    (),
    (b"",),
    (b"", b""),
    (b"ab",),
    (b"a", b"b"),
    (b"b", b"a"),
    (bytes(range(16)), bytes(range(16, 32))),
    (bytes(32), bytes(33)),  # with a secret this fills one block of the hash exactly
    (bytes(32), bytes(34)),
    tuple(bytes([seat]) * 32 for seat in range(8)),
)

T = TypeVar("T")
Vector: TypeAlias = dict[str, Any]


def vectors() -> dict[str, Any]:
    """All vectors, by kind."""
    return {
        "about": "Vectors of Ludoteca's chance. The method is in docs/chance.md.",
        "format": 1,
        "numbers": [{"number": n, "seed": seed_from_int(n).hex()} for n in NUMBERS],
        "streams": list(_streams()),
        "below": list(_below()),
        "dice": list(_dice()),
        "shuffles": list(_shuffles()),
        "samples": list(_samples()),
        "weighted": list(_weighted()),
        "fair": list(_fair()),
    }


def _places(cases: Iterable[T]) -> Iterator[tuple[Chance, Vector, T]]:
    """Every case from both starts, the seeds in turn."""
    for case, seed in zip(cases, cycle(SEEDS), strict=False):
        for start in STARTS:
            yield Chance(seed, start), {"seed": seed.hex(), "position": start}, case


def _streams() -> Iterator[Vector]:
    for seed in SEEDS:
        for position in POSITIONS:
            chance = Chance(seed, position)
            drawn = bytes(chance.below(256) for _ in range(16))
            yield {"seed": seed.hex(), "position": position, "bytes": drawn.hex()}


def _below() -> Iterator[Vector]:
    for chance, place, n in _places(BELOW):
        values = [_plain(chance.below(n)) for _ in range(DRAWS)]
        yield place | {"n": _plain(n), "values": values, "then": chance.position}
    for n, position in LIMITS:
        chance, place = Chance(SEEDS[0], position), {"seed": SEEDS[0].hex(), "position": position}
        yield place | {"n": n, "values": [chance.below(n)], "then": chance.position}


def _dice() -> Iterator[Vector]:
    for chance, place, (count, sides) in _places(DICE):
        arguments = {"count": count, "sides": sides}
        values = chance.dice(count, sides)
        yield place | arguments | {"values": values, "then": chance.position}


def _shuffles() -> Iterator[Vector]:
    for chance, place, size in _places(SHUFFLES):
        items = list(range(size))
        chance.shuffle(items)
        yield place | {"size": size, "values": items, "then": chance.position}


def _samples() -> Iterator[Vector]:
    for chance, place, (size, count) in _places(SAMPLES):
        arguments = {"size": size, "count": count}
        values = chance.sample(range(size), count)
        yield place | arguments | {"values": values, "then": chance.position}


def _weighted() -> Iterator[Vector]:
    for chance, place, weights in _places(WEIGHTS):
        values = [chance.weighted(weights) for _ in range(DRAWS)]
        yield place | {"weights": weights, "values": values, "then": chance.position}


def _fair() -> Iterator[Vector]:
    for secret in SECRETS:
        for nonces in NONCES:
            fair = FairSeed(secret.hex(), tuple(nonce.hex() for nonce in nonces))
            yield {
                "secret": fair.secret,
                "nonces": fair.nonces,
                "commitment": fair.commitment,
                "seed": fair.seed.hex(),
            }


def _plain(number: int) -> int | str:
    return number if number < 2**53 else str(number)


def text(found: dict[str, Any]) -> str:
    """JSON with one vector per line, for readable diffs."""
    parts = []
    for name, value in found.items():
        shown = json.dumps(value)
        if isinstance(value, list):
            shown = "[\n" + ",\n".join(f"    {json.dumps(vector)}" for vector in value) + "\n  ]"
        parts.append(f"  {json.dumps(name)}: {shown}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


@click.command()
@click.option("--check", is_flag=True, help="Compare the file instead of writing it.")
@click.argument("target", type=click.Path(path_type=Path), default=TARGET)
def main(check: bool, target: Path) -> None:
    """Write the vectors of chance, or compare them with the file."""
    made = text(vectors())
    if not check:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made, "utf-8")
    elif not target.exists() or target.read_text("utf-8") != made:
        print(f"{target.name} differs from what the kernel draws")
        sys.exit(1)


if __name__ == "__main__":
    main()
