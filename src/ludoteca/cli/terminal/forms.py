"""A form asks for a move field by field, where there are too many to list."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import msgspec

from ludoteca.kernel import Chance, Free, Move, Row, Speaker, Text, field_types

SHOWN = 16
"""Values listed in a hint; of more, the first ones and the last."""


class InvalidValue(Exception):
    """The typed text is no value of the field."""


class Form:
    """The values of a field depend on the fields chosen before it, as the rows say."""

    def __init__(self, rows: Sequence[Row], speaker: Speaker, say: Callable[..., str]) -> None:
        self.kind: type[Move] = rows[0].move
        self.fields = self.kind.__struct_fields__
        self.rows = rows
        self._types = list(field_types(self.kind).values())
        self._speaker = speaker
        self._say = say

    @property
    def title(self) -> str:
        """The name of this kind of move, or empty where the game's catalogue has none."""
        verb = f"verb-{self.kind.tag}"
        return self._speaker.say(verb) if self._speaker.catalogue.has(verb) else ""

    def field_name(self, index: int) -> str:
        """The name of a field in the game's catalogue, or its identifier."""
        name = self.fields[index]
        message = f"field-{name}"
        has_name = self._speaker.catalogue.has(message)
        return self._speaker.say(message) if has_name else name.replace("_", " ")

    def usage(self) -> str:
        """Notation of such a move with its limits: `bid <count 1–6> <face 1–6>`."""
        shown = [f"{name} {self._limits(index)}" for index, name in enumerate(self.fields)]
        return " ".join([self.kind.tag, *(f"<{field.rstrip()}>" for field in shown)])

    def hint(self, chosen: Sequence[object], chance: Chance) -> str:
        """The values of the next field, for the prompt."""
        match self._domains(chosen)[0]:
            case Text(max_length=length):
                return self._say("field-text", length=length)
            case Free(kind=kind) as domain:
                plain = {n: v for n, v in domain.told().items() if isinstance(v, int | str)}
                limits = ", ".join([kind, *(f"{name} {value}" for name, value in plain.items())])
                return self._say("field-free", limits=limits, example=_word(domain.sample(chance)))
        values = _union(self._domains(chosen))
        labels = [self._label(len(chosen), value) for value in values]
        if labels == [_word(value) for value in values] and _span(values):
            return _span(values)
        if len(labels) > SHOWN:
            labels[SHOWN - 2 : -1] = ["…"]
        return ", ".join(labels)

    def read(self, chosen: Sequence[object], text: str) -> object:
        """Parse the next field, or raise InvalidValue."""
        index, domains = len(chosen), self._domains(chosen)
        if isinstance(domains[0], Text | Free):
            value = text if isinstance(domains[0], Text) else self._parsed(index, text)
            if not any(_admits(domain, value) for domain in domains):
                raise InvalidValue(text)
            return value
        for value in _union(domains):
            if text.casefold() in (_word(value).casefold(), self._name(index, value).casefold()):
                return value
        raise InvalidValue(text)

    def fill_forced(self, chosen: Sequence[object]) -> list[object]:
        """Append the following fields as long as each has a single value."""
        filled = list(chosen)
        while len(filled) < len(self.fields):
            domains = self._domains(filled)
            if (
                any(isinstance(domain, Text | Free) for domain in domains)
                or len(_union(domains)) != 1
            ):
                break
            filled += _union(domains)
        return filled

    def draw(self, chosen: Sequence[object], chance: Chance) -> object:
        """A random value of the next field."""
        move = chance.choice(self._rows(chosen)).sample(chance)
        return getattr(move, self.fields[len(chosen)])

    def move(self, chosen: Sequence[object]) -> Move:
        return self.kind(*chosen)

    def _rows(self, chosen: Sequence[object]) -> list[Row]:
        """The rows that admit the fields chosen so far."""
        return [
            row
            for row in self.rows
            if all(
                _admits(domain, value) for domain, value in zip(row.domains, chosen, strict=False)
            )
        ]

    def _domains(self, chosen: Sequence[object]) -> list[object]:
        return [row.domains[len(chosen)] for row in self._rows(chosen)]

    def _limits(self, index: int) -> str:
        domains = [row.domains[index] for row in self.rows]
        if any(isinstance(domain, Text | Free) for domain in domains):
            return ""
        values = _union(domains)
        return _span(values) or "|".join([*map(_word, values[:3]), "…"][: len(values)])

    def _parsed(self, index: int, text: str) -> object:
        """JSON, or `4 4 4` for a list."""
        if text[:1] not in ("[", "{", '"'):
            text = f"[{','.join(text.replace(',', ' ').split())}]"
        try:
            return msgspec.convert(json.loads(text), self._types[index])
        except (ValueError, RecursionError, msgspec.ValidationError):
            raise InvalidValue(text) from None

    def _label(self, index: int, value: object) -> str:
        """A value as it is typed, followed by its name where that differs."""
        word, name = _word(value), self._name(index, value)
        return name if isinstance(value, str) or word == name else f"{word} {name}"

    def _name(self, index: int, value: object) -> str:
        return str(self._speaker.shown(value, self._types[index]))


def _admits(domain: object, value: object) -> bool:
    if isinstance(domain, Text | Free):
        return domain.contains(value)
    return value in domain if isinstance(domain, list | range) else bool(domain == value)


def _union(domains: Sequence[object]) -> list[object]:
    """All values of some domains, each once: numbers sorted, others in their order."""
    values: list[object] = []
    for domain in domains:
        listed = domain if isinstance(domain, list | range) else [domain]
        values += [value for value in listed if value not in values]
    numbers = _numbers(values)
    return [*sorted(numbers)] if len(numbers) == len(values) else values


def _span(values: Sequence[object]) -> str:
    """`1–6` for whole numbers without a gap; empty otherwise."""
    numbers = _numbers(values)
    if len(values) < 2 or len(numbers) != len(values):
        return ""
    low, high = numbers[0], numbers[-1]
    return f"{low}–{high}" if high - low + 1 == len(numbers) else ""


def _numbers(values: Sequence[object]) -> list[int]:
    """The whole numbers among some values; booleans and enumerations are none."""
    return [value for value in values if type(value) is int]


def _word(value: object) -> str:
    """A value in the notation that is typed."""
    if isinstance(value, str):
        return value
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":"))
