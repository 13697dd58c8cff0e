"""Altered moves: legal moves with a field changed, to test refusals."""

from __future__ import annotations

from msgspec import ValidationError, convert, to_builtins

from ludoteca.kernel import Chance, Move


def alter(move: Move, chance: Chance) -> Move:
    """The move with one field changed, if it has fields."""
    fields = move.__struct_fields__
    if not fields:
        return move
    name = chance.choice(fields)
    raw = to_builtins(move)
    raw[name] = _altered_value(raw[name], chance)
    try:
        return convert(raw, type(move))
    except ValidationError:
        return move


def _altered_value(value: object, chance: Chance) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice([value - 1, value + 1, -1, 0, 1, value + 7, 10**6])
    if isinstance(value, str):
        return chance.choice(["", value + "x", value[:-1], "x" * 5000, "\u0000", value])
    if isinstance(value, list) and value:
        where = chance.below(len(value))
        return chance.choice(
            [
                value[:where] + value[where + 1 :],
                [*value, value[where]],
                [*value[:where], _altered_value(value[where], chance), *value[where + 1 :]],
                value[::-1],
            ]
        )
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        return {**value, key: _altered_value(value[key], chance)}
    return value
