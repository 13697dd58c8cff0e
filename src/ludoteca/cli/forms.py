"""Forms: many moves of one kind, asked for field by field."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteca.kernel import Chance, Free, Move, Row, Text
from ludoteca.kernel.shapes import field_types

SHOWN = 12
"""So many values are shown; of more, the first few and the last."""


class Form:
    """What each field may be depends on the fields before it, as the rows say."""

    def __init__(self, rows: Sequence[Row], speaker: Speaker, say: Callable[..., str]) -> None:
        self.kind: type[Move] = rows[0].move
        self.fields = self.kind.__struct_fields__
        self.rows = rows
        self._types = field_types(self.kind)
        self._speaker = speaker
        self._say = say

    def usage(self) -> str:
        """How such a move is written, and within which limits: `bid <count 1–6> <face 1–6>`."""
        shown = (f"<{name} {self._limits(i)}".strip() + ">" for i, name in enumerate(self.fields))
        return " ".join([self.kind.tag, *shown])

    def hint(self, chosen: Sequence[Any], chance: Chance) -> str:
        """What the next field may be."""
        index = len(chosen)
        match self._leaves(chosen)[0]:
            case Text(max_length=length):
                return self._say("field-text", length=length)
            case Free(kind=kind, hints=hints) as leaf:
                limits = ", ".join([kind, *(f"{name} {value}" for name, value in hints)])
                example = _json(leaf.sample(chance))
                return self._say("field-free", limits=limits, example=example)
        values = self._listed(chosen)
        words, names = map(_word, values), (self._name(index, value) for value in values)
        shown = [word if word == name else f"{word} {name}" for word, name in zip(words, names, strict=True)]
        return _joined(shown) if any(" " in ...) else _span(values)

    def read(self, chosen: Sequence[Any], text: str) -> Any:
        """The next field from what was typed; ValueError where it does not fit."""
        index, leaves = len(chosen), self._leaves(chosen)
        if not isinstance(leaves[0], Text | Free):
            for value in self._listed(chosen):
                if text.casefold() in (
                    _word(value).casefold(),
                    self._name(index, value).casefold(),
                ):
                    return value
            raise ValueError(text)
        value = text if isinstance(leaves[0], Text) else self._parsed(index, text)
        if not any(leaf.contains(value) for leaf in leaves if isinstance(leaf, Text | Free)):
            raise ValueError(text)
        return value

    def draw(self, chosen: Sequence[Any], chance: Chance) -> Any:
        """Anything the next field may be."""
        rows = self._rows(chosen)
        move = rows[chance.below(len(rows))].sample(chance)
        return getattr(move, self.fields[len(chosen)])

    def move(self, chosen: Sequence[Any]) -> Move:
        return self.kind(*chosen)

    def _rows(self, chosen: Sequence[Any]) -> list[Row]:
        return [
            row
            for row in self.rows
            if all(_admits(leaf, value) for leaf, value in zip(row.leaves, chosen, strict=False))
        ]

    def _leaves(self, chosen: Sequence[Any]) -> list[Any]:
        return [row.leaves[len(chosen)] for row in self._rows(chosen)]

    def _listed(self, chosen: Sequence[Any]) -> list[Any]:
        return _union(self._leaves(chosen))

    def _limits(self, index: int) -> str:
        leaves = [row.leaves[index] for row in self.rows]
        if any(isinstance(leaf, Text | Free) for leaf in leaves):
            return ""
        values = _union(leaves)
        return _span(values) or "|".join(map(_word, values[:4])) + ("|…" if len(values) > 4 else "")

    def _parsed(self, index: int, text: str) -> Any:
        if text[:1] not in ("[", "{", '"'):
            text = f"[{','.join(text.replace(',', ' ').split())}]"
        hint = self._types[self.fields[index]]
        return msgspec.convert(json.loads(text), hint)

    def _name(self, index: int, value: Any) -> str:
        return str(self._speaker.shown(value, self._types[self.fields[index]]))


def _admits(leaf: Any, value: Any) -> bool:
    if isinstance(leaf, Text | Free):
        return leaf.contains(value)
    return value in leaf if isinstance(leaf, list | range) else bool(leaf == value)


def _union(leaves: Sequence[Any]) -> list[Any]:
    """All the values of some leaves, each once, in their order."""
    values: list[Any] = []
    for leaf in leaves:
        for value in leaf if isinstance(leaf, list | range) else [leaf]:
            if value not in values:
                values.append(value)
    return sorted(values) if all(isinstance(value, int) for value in values) else values


def _span(values: Sequence[Any]) -> str:
    """`1–6` for whole numbers without a gap; nothing otherwise."""
    if len(values) < 2 or not all(type(value) is int for value in values):
        return ""
    low, high = values[0], values[-1]
    return f"{low}–{high}" if high - low + 1 == len(values) else ""


def _joined(shown: Sequence[str]) -> str:
    if len(shown) > SHOWN:
        shown = [*shown[: SHOWN - 1], "…", shown[-1]]
    return ", ".join(shown)


def _word(value: Any) -> str:
    return value if isinstance(value, str) else _json(value)


def _json(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":"))
