"""`python -m bench [names…]`: run the benchmarks, print their figures, write them as JSON."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from .harness import COMPILED, Failed, Figure, is_compiled, use
from .report import Machine, save, show

ROUNDS = 7
SUPPORT = {"__init__", "__main__", "harness", "report", "worker"}
"""Modules that are no benchmarks."""


def main() -> int:
    """Returns 1 if one of our own processes failed or a bar was missed."""
    given = _arguments()
    use(compiled=COMPILED.exists() and not given.interpreted)
    figures: list[Figure] = []
    failed = False
    for name in given.names or benchmarks():
        try:
            figures.extend(_load(name)(given.rounds))
        except Failed as reason:
            print(f"{name}: {reason}", file=sys.stderr)
            failed = True
    machine = Machine.here(compiled=is_compiled())
    show(machine, figures)
    if given.json:
        save(given.json, machine, figures)
    return int(failed or any(figure.reaches(figure.bar) is False for figure in figures))


def benchmarks() -> list[str]:
    return sorted({path.stem for path in Path(__file__).parent.glob("*.py")} - SUPPORT)


def _load(name: str) -> Callable[[int], Iterator[Figure]]:
    module = importlib.import_module(f"bench.{name}")
    return cast(Callable[[int], Iterator[Figure]], module.figures)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    known = benchmarks()
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"which to run (default: all): {', '.join(known)}"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each process runs")
    parser.add_argument(
        "--interpreted", action="store_true", help="measure the source as it is, nothing compiled"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures here")
    given = parser.parse_args()
    for name in given.names:
        if name not in known:
            parser.error(f"no benchmark {name}; there are {', '.join(known)}")
    if given.rounds < 1:
        parser.error("at least one round is needed")
    return given


if __name__ == "__main__":
    sys.exit(main())
