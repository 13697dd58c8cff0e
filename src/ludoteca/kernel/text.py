"""A game's words: moves as short text, both ways; events, refusals and positions as sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Protocol, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from .catalogue import LOCALES, Catalogue, catalogue
from .event import KERNEL_EVENTS, Event
from .move import Move
from .options import try_values
from .rejected import Rejected
from .shapes import field_types
from .words import MARK, AnyView, Seat

if TYPE_CHECKING:
    from .game import Game

BARE_WORD = re.compile(r"[^\W\d][\w-]*")
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[{].*[\]}]|\S+')


class Notation(Protocol):
    """Moves as short text, both ways."""

    def format_move(self, move: Move) -> str: ...

    def parse_move(self, text: str) -> Move: ...


class PlainNotation:
    """The tag, then the fields in order: `bid 3 5`, `guess "a cat"`. Round-trips for any move."""

    def __init__(self, moves: Sequence[type[Move]]) -> None:
        self._kinds = {kind.tag: kind for kind in moves}

    def format_move(self, move: Move) -> str:
        values = (getattr(move, name) for name in move.__struct_fields__)
        return " ".join([move.tag, *(_word(value) for value in values)])

    def parse_move(self, text: str) -> Move:
        tag, _, rest = text.strip().partition(" ")
        kind = self._kinds.get(tag)
        if kind is None:
            raise Rejected("unknown_notation", text=text[:80], known=", ".join(self._kinds))
        tokens = TOKEN.findall(rest)
        types = field_types(kind)
        if len(tokens) != len(types):
            raise Rejected("bad_notation", text=text[:80], usage=usage(kind))
        try:
            values = [
                _value(token, hint) for token, hint in zip(tokens, types.values(), strict=True)
            ]
        except (ValueError, msgspec.ValidationError):
            raise Rejected("bad_notation", text=text[:80], usage=usage(kind)) from None
        return kind(*values)


def usage(kind: type[Move]) -> str:
    """How a move is written: `bid <count> <face>`."""
    return " ".join([kind.tag, *(f"<{name}>" for name in kind.__struct_fields__)])


def _word(value: object) -> str:
    if isinstance(value, str) and BARE_WORD.fullmatch(value) and value not in _JSON_WORDS:
        return value
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


_JSON_WORDS = ("true", "false", "null", "NaN", "Infinity")


def _value(token: str, hint: Any) -> Any:
    bare = BARE_WORD.fullmatch(token) and token not in _JSON_WORDS
    return msgspec.convert(token if bare else json.loads(token), hint)


class Texts:
    """What `game.text` offers. `names` are the seats' names, in order."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notation: Notation = game.notation or PlainNotation(game.moves)
        self.format_move = self.notation.format_move
        self.parse_move = self.notation.parse_move

    def catalogue(self, locale: str) -> Catalogue:
        return catalogue(locale, self.game.about.locale)

    def say(self, locale: str, message: str, /, **args: str | int) -> str:
        return self.catalogue(locale).say(message, **args)

    def name(self, locale: str = "en") -> str:
        return self.say(locale, "name")

    def describe(self, view: AnyView, locale: str = "en", names: Sequence[str] = ()) -> str:
        """A position in words: by the game's function, by its message `describe`, or plainly."""
        say = self.catalogue(locale)
        if self.game.describe is not None:
            return self.game.describe(view, say.say, names)
        if say.has("describe"):
            return self._sentence("describe", view, locale, names)
        fields = self._args(view, say, names).items()
        return "\n".join(f"{name}: {value}" for name, value in fields)

    def event(self, event: Event, locale: str = "en", names: Sequence[str] = ()) -> str:
        """An event as a sentence."""
        return self._sentence(f"event-{event.tag}", event, locale, names)

    def move(self, move: Move, locale: str = "en", names: Sequence[str] = ()) -> str:
        """A move as a person would say it: the words on a button."""
        return self._sentence(f"move-{move.tag}", move, locale, names)

    def refusal(self, refusal: Rejected, locale: str = "en") -> str:
        """A refusal as a sentence that says what to do instead."""
        args = {name: _plain(value) for name, value in refusal.params.items()}
        return self.say(locale, f"rejected-{refusal.code}", **args)

    def _sentence(self, message: str, of: Struct, locale: str, names: Sequence[str]) -> str:
        say = self.catalogue(locale)
        return say.say(message, **self._args(of, say, names))

    def _args(self, of: Struct, say: Catalogue, names: Sequence[str]) -> dict[str, str | int]:
        types = field_types(type(of))
        return {name: _shown(getattr(of, name), types[name], say, names) for name in types}

    def missing(self, refusals: Sequence[str] = (), reasons: Sequence[str] = ()) -> list[str]:
        """Every message that should be there and is not, as `es: event-rolled`."""
        wanted = ["name", "tagline"]
        wanted += [f"move-{move.tag}" for move in self.game.moves]
        wanted += [f"event-{event.tag}" for event in [*KERNEL_EVENTS, *self.game.events]]
        wanted += [f"rejected-{code}" for code in refusals]
        wanted += [f"reason-{reason}" for reason in reasons]
        for option, values in try_values(self.game.about.options).items():
            wanted.append(f"option-{option}")
            wanted += [f"option-{option}-{value}" for value in values if isinstance(value, str)]
        return [
            f"{locale}: {message}"
            for locale in LOCALES
            for message in wanted
            if not self.catalogue(locale).has(message)
        ]


def seat_name(seat: Seat, say: Catalogue, names: Sequence[str]) -> str:
    """A seat's name, or “Seat 1” where nobody has one."""
    return names[seat] if seat < len(names) else say.say("seat", number=seat + 1)


def _shown(value: Any, hint: Any, say: Catalogue, names: Sequence[str]) -> str | int:
    """A field's value as it stands in a sentence: seats and things by their names."""
    kind = _mark(hint)
    if isinstance(value, tuple):
        inner = _tuple_hint(hint)
        separator = "; " if value and isinstance(value[0], tuple) else ", "
        shown = separator.join(str(_shown(item, inner, say, names)) for item in value)
        return shown or say.say("none")
    if value is None or (kind and isinstance(value, int) and value < 0):
        return say.say("nobody" if kind == "seat" else "none")
    if kind == "seat":
        return seat_name(value, say, names)
    if kind:
        return say.say(f"{kind}-{value}")
    return _plain(value)


def _plain(value: object) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value)
    return str(value)


def _mark(hint: Any) -> str | None:
    """The meaning a field was marked with, such as `seat`, also inside `Seat | None`."""
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Meta) and extra.extra_json_schema:
                mark = extra.extra_json_schema.get(MARK)
                return mark if isinstance(mark, str) else None
        return None
    marks = (_mark(arg) for arg in get_args(hint) if get_origin(hint) is not tuple)
    return next((mark for mark in marks if mark), None)


def _tuple_hint(hint: Any) -> Any:
    """What the items of a tuple are; the first kind, where they differ."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    for candidate in (hint, *get_args(hint)):
        if get_origin(candidate) is tuple:
            return get_args(candidate)[0]
    return object
