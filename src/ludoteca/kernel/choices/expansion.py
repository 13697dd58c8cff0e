"""Unfolding: which values the domains of a row stand for, and how clients are told of them."""

from __future__ import annotations

from types import FunctionType
from typing import Any, TypeAlias

from msgspec import to_builtins

from .domains import LISTED, OPEN, Domain, Free, Text

Domains: TypeAlias = tuple[Domain, ...]

FIXED = -1
"""The depth of a domain that depends on no other."""


def admits(domain: Domain, value: object) -> bool:
    kind = type(domain)
    if kind in LISTED:
        return value in domain
    if kind in OPEN:
        return bool(domain.contains(value))
    return bool(domain == value)


def listed(domain: Domain) -> Any:
    return domain if type(domain) in LISTED else (domain,)


def independent(domains: Domains) -> list[Domains]:
    """These domains once for every combination of the values that others of them depend on."""
    depths = [_looks_at(domain) for domain in domains]
    depth = max(depths, default=FIXED)
    if depth == FIXED:
        return [domains]
    others = [*zip(domains[depth:], depths[depth:], strict=True)]
    if depth == 1 and depths[0] == FIXED:  # most often all depends on the first field alone
        return [
            (first, *[domain if deep == FIXED else domain(first) for domain, deep in others])
            for first in listed(domains[0])
        ]
    found: list[tuple[Any, ...]] = [()]
    for domain, deep in zip(domains[:depth], depths[:depth], strict=True):
        found = [(*first, one) for first in found for one in listed(_seen(domain, deep, first))]
    return [(*first, *[_seen(domain, deep, first) for domain, deep in others]) for first in found]


def _looks_at(domain: Domain) -> int:
    """How many of the fields before it a domain depends on."""
    if type(domain) is not FunctionType:
        return FIXED
    count: int = domain.__code__.co_argcount
    return count


def _seen(domain: Domain, deep: int, values: tuple[Any, ...]) -> Domain:
    """What a domain is where the fields before it have these values."""
    return domain if deep == FIXED else domain(*values[:deep])


def wire_rows(tag: str, names: tuple[str, ...], domains: Domains) -> list[dict[str, Any]]:
    """A row as clients get it: one for each combination of dependent domains."""
    if len(domains) != len(names):
        kind = "shorter" if len(domains) < len(names) else "longer"
        raise ValueError(f"a row of {tag} is {kind} than the move")
    return [
        {"move": tag, "fields": {names[i]: _wire(plain[i]) for i in range(len(names))}}
        for plain in independent(domains)
    ]


def _wire(domain: Domain) -> dict[str, Any]:
    kind = type(domain)
    if kind is str or kind is int:
        return {"is": domain}
    if kind is range and domain.step == 1:
        return {"from": domain.start, "to": domain.stop - 1}
    if kind in LISTED:
        return {"one_of": to_builtins(list(domain))}
    if kind is Text:
        return {"text": domain.max_length}
    if kind is Free:
        return {"free": domain.kind, **domain.told()}
    return {"is": to_builtins(domain)}
