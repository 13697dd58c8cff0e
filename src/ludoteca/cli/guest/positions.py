"""What a server sends of a position, as bots get it: a view and choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

import msgspec

from ludoteca.kernel import Chance, Choices, Free, Game, Move, Range, Row, Text, View
from ludoteca.server.wire.game_types import declared_view, returned


def read_view(game: Game, raw: object) -> View:
    kind: Any = returned(game.view) or declared_view(game) or View
    view: View = msgspec.convert(raw, kind, str_keys=True)
    return view


def read_choices(game: Game, rows: Sequence[Mapping[str, Any]]) -> Choices:
    moves = {move.tag: move for move in game.moves}
    return Choices(*[_row(moves[row["move"]], row["fields"]) for row in rows])


def _row(move: type[Move], fields: Mapping[str, Mapping[str, Any]]) -> Row:
    types = get_type_hints(move, include_extras=True)
    return Row(move, tuple(_domain(fields[name], types[name]) for name in move.__struct_fields__))


def _domain(raw: Mapping[str, Any], kind: Any) -> object:
    if "from" in raw:
        return Range(raw["from"], raw["to"])
    if "one_of" in raw:
        return [msgspec.convert(value, kind) for value in raw["one_of"]]
    if "text" in raw:
        return Text(raw["text"])
    if "free" in raw:
        hints = tuple((name, value) for name, value in raw.items() if name != "free")
        return Free(raw["free"], _unlisted, _anything, hints)
    return msgspec.convert(raw["is"], kind)


def _unlisted(chance: Chance) -> object:
    raise ValueError("a move with such a field is the bot's own to make: no sample is sent")


def _anything(value: object) -> bool:
    """The server judges."""
    return True
