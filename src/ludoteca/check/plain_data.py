"""Plain data: encode, compare and diff states, views and events."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.kernel import SCALARS, Match

from .failure import CheckFailed


def encoded(value: object) -> bytes:
    """The value as JSON, for comparison."""
    try:
        return msgspec.json.encode(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise CheckFailed("serialisable", f"{value!r:.200} cannot be written: {error}") from error


def check_plain_data(match: Match) -> None:
    """The state survives a JSON round trip."""
    written = encoded(match.state)
    try:
        back = match.game.read_state(msgspec.json.decode(written))
    except msgspec.ValidationError as error:
        raise CheckFailed("serialisable", f"a state cannot be read again: {error}") from error
    if back != match.state:
        apart = difference(msgspec.to_builtins(match.state), msgspec.to_builtins(back))
        raise CheckFailed("serialisable", f"a state written and read again differs in {apart}")


def changeable(value: object) -> Iterator[object]:
    """All mutable objects in a value."""
    if isinstance(value, list | dict | set | bytearray):
        yield value
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, list | tuple):
        for item in value:
            if type(item) not in SCALARS:
                yield from changeable(item)


def difference(one: object, other: object, path: str = "") -> str:
    """The first difference of two JSON values: `hands[1][0]: 3 or 4`."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        inside = f"{one.get('event', path)}.".lstrip(".")
        pairs = [(f"{inside}{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path}: {one!r:.200} or {other!r:.200}".lstrip(": ")
    return next((difference(a, b, inner) for inner, a, b in pairs if a != b), "nothing")
