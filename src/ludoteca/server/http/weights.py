"""The weight of every REST route: about the milliseconds of CPU time of a typical expensive call,
wherever they are spent. `scripts/measure_weights.py` measures them."""

from __future__ import annotations

from collections.abc import Mapping

BASE = 1.0
"""Charged for every request before its route is known: parsing, routing, the session."""
DEFAULT = 1.0
"""Of a route that is not listed."""
BYTES_PER_UNIT = 20_000
"""Of a body: decoding and checking it."""

WEIGHTS: Mapping[str, float] = {}
"""By method and path template."""


def weight_of(method: str, path_template: str) -> float:
    return WEIGHTS.get(f"{method} {path_template}", DEFAULT)
