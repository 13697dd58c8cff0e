"""Expansion: rows with dependent domains as independent rows, and rows as clients get them."""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import TypeAlias

from msgspec import to_builtins

from ..types import JsonObject
from .domains import LISTED, OPEN, Domain, Free, Text

Domains: TypeAlias = tuple[Domain, ...]

FIXED = -1
"""The depth of an independent domain."""


def admits(domain: Domain, value: object) -> bool:
    kind = type(domain)
    if kind in LISTED:
        return value in domain
    if kind in OPEN:
        return bool(domain.contains(value))
    return bool(domain == value)


def listed(domain: Domain) -> Sequence[object]:
    return domain if type(domain) in LISTED else (domain,)


def independent(domains: Domains) -> list[Domains]:
    """The domains once for every combination of the values others depend on."""
    depths = [_depth_of(domain) for domain in domains]
    depth = max(depths, default=FIXED)
    if depth == FIXED:
        return [domains]
    others = [*zip(domains[depth:], depths[depth:], strict=True)]
    if depth == 1 and depths[0] == FIXED:  # usually all depend on the first field alone
        return [
            (first, *[domain if deep == FIXED else domain(first) for domain, deep in others])
            for first in listed(domains[0])
        ]
    found: list[tuple[object, ...]] = [()]
    for domain, deep in zip(domains[:depth], depths[:depth], strict=True):
        found = [(*first, one) for first in found for one in listed(_resolved(domain, deep, first))]
    return [
        (*first, *[_resolved(domain, deep, first) for domain, deep in others]) for first in found
    ]


def _depth_of(domain: Domain) -> int:
    """Number of preceding fields a domain depends on."""
    if type(domain) is not FunctionType:
        return FIXED
    count: int = domain.__code__.co_argcount
    return count


def _resolved(domain: Domain, deep: int, values: tuple[object, ...]) -> Domain:
    """A domain, given the values of the preceding fields."""
    return domain if deep == FIXED else domain(*values[:deep])


def wire_rows(tag: str, names: tuple[str, ...], domains: Domains) -> list[JsonObject]:
    """A row as clients get it: one for each combination of dependent domains."""
    if len(domains) != len(names):
        kind = "shorter" if len(domains) < len(names) else "longer"
        raise ValueError(f"a row of {tag} is {kind} than the move")
    return [
        {"move": tag, "fields": {names[i]: _wire(plain[i]) for i in range(len(names))}}
        for plain in independent(domains)
    ]


def _wire(domain: Domain) -> JsonObject:
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
