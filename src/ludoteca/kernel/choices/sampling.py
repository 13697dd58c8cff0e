"""Sampling: random values for the fields of a move."""

from __future__ import annotations

from types import FunctionType

from ..chance import Chance
from .domains import Domain, Free, Text


def sampled(domains: tuple[Domain, ...], chance: Chance) -> list[object]:
    """One value per domain; dependent domains get the values of the preceding fields."""
    values: list[object] = []
    for domain in domains:
        kind = type(domain)
        if kind is FunctionType:
            domain = domain(*values)
            kind = type(domain)
        if kind is list or kind is range:
            count = len(domain)
            domain = domain[chance.below(count) if count > 1 else 0]
        elif kind is Text or kind is Free:
            domain = domain.sample(chance)
        values.append(domain)
    return values
