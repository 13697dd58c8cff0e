"""Sentences: formats structs as messages, with the names of seats and things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, repeat
from types import MappingProxyType
from typing import Annotated, Any, TypeAlias, get_args, get_origin

from msgspec import UNSET, Meta, Struct

from ..types import MARK, Seat, TypeHint
from ..value_types import field_types
from .catalogue import Catalogue

Terms: TypeAlias = Mapping[str, Mapping[Any, str]]
"""Names by kind and value: `{"territory": {"alaska": "Alaska"}}`."""
NO_TERMS: Terms = MappingProxyType({})


class Speaker:
    """Formats messages in one language, with the seats' names and the board's terms."""

    def __init__(
        self, catalogue: Catalogue, names: Sequence[str] = (), terms: Terms = NO_TERMS
    ) -> None:
        self.catalogue = catalogue
        self.names = names
        self.terms = terms
        self.unnamed: set[str] = set()
        """Ids of name messages that were missing from the catalogue."""

    def say(self, message: str, /, **args: str | float) -> str:
        return self.catalogue.say(message, **args)

    def sentence(self, message: str, of: Struct) -> str:
        """A message filled with the fields of a struct."""
        return self.say(message, **self.arguments(of), **self._groups(message, of))

    def _groups(self, message: str, of: Struct) -> dict[str, str]:
        """`each_<name>` for a list with a message `<message>-each-<name>`: that message for every
        distinct item, with the parts of the lists beside it that belong to the item."""
        types = field_types(type(of))
        values = {name: getattr(of, name) for name in types}
        args: dict[str, str] = {}
        for name, items in values.items():
            each = f"{message}-each-{name}"
            if not isinstance(items, tuple) or not self.catalogue.has(each):
                continue
            beside = {
                other: among
                for other, among in values.items()
                if isinstance(among, tuple) and len(among) == len(items)
            }
            told = []
            for item in dict.fromkeys(items):
                rows = [row for row, one in enumerate(items) if one == item]
                parts = {
                    other: tuple(among[row] for row in rows) for other, among in beside.items()
                }
                told.append(self.say(each, **self.shown_all({**parts, name: (item,)}, types)))
            args[f"each_{name}"] = "; ".join(told)
        return args

    def arguments(self, of: Struct) -> dict[str, str | float]:
        """The arguments for a message: the fields of a struct."""
        types = field_types(type(of))
        return self.shown_all({name: getattr(of, name) for name in types}, types)

    def shown_all(
        self, values: Mapping[str, object], types: Mapping[str, TypeHint]
    ) -> dict[str, str | float]:
        """Values as shown, plus `has_<name>` to select by: `false` for None, UNSET and empty
        values, `true` otherwise."""
        args: dict[str, str | float] = {}
        for name, value in values.items():
            args[name] = self.shown(value, types.get(name, object))
            args[f"has_{name}"] = "false" if value in (None, UNSET, (), "") else "true"
        return args

    def seat(self, seat: Seat | None) -> str:
        """A seat's name, or “Seat 1” without one. No seat (None, -1) is named by the board's terms,
        such as a neutral owner, or “nobody”."""
        if seat is None or seat < 0:
            return self.terms.get("seat", {}).get(seat) or self.say("nobody")
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)

    def term(self, kind: str, value: object) -> str:
        """A name: a term of the board, else the message `<kind>-<value>`, else the value."""
        if value in self.terms.get(kind, ()):
            return self.terms[kind][value]
        message = f"{kind}-{value}"
        if self.catalogue.has(message):
            return self.say(message)
        self.unnamed.add(message)
        return str(value).replace("_", " ")

    def shown(self, value: object, hint: TypeHint) -> str | float:
        """A value as shown in a sentence."""
        kind = _mark(hint)
        if isinstance(value, tuple):
            separator = "; " if value and isinstance(value[0], tuple) else ", "
            items = zip(value, _item_hints(hint), strict=False)
            shown = separator.join(str(self.shown(item, inner)) for item, inner in items)
            return shown or self.say("none")
        if kind == "seat":
            return self.seat(value if isinstance(value, int) else None)
        if value in (None, UNSET) or (kind and isinstance(value, int) and value < 0):
            return self.say("none")
        return self.term(kind, value) if kind else _plain(value)


def seat_name(seat: Seat, catalogue: Catalogue, names: Sequence[str] = ()) -> str:
    return Speaker(catalogue, names).seat(seat)


def _plain(value: object) -> str | float:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value)
    return str(value)


def _mark(hint: TypeHint) -> str | None:
    """The mark of a field, such as `seat`, also inside `Seat | None`."""
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Meta) and extra.extra_json_schema:
                mark = extra.extra_json_schema.get(MARK)
                return mark if isinstance(mark, str) else None
        return None
    marks = (_mark(arg) for arg in get_args(hint) if get_origin(hint) is not tuple)
    return next((mark for mark in marks if mark), None)


def _item_hints(hint: TypeHint) -> Iterator[TypeHint]:
    """The type of each item of a tuple, without end."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    for candidate in (hint, *get_args(hint)):
        if get_origin(candidate) is tuple:
            first, *others = get_args(candidate) or (object,)
            return repeat(first) if others == [...] else chain([first, *others], repeat(object))
    return repeat(object)
