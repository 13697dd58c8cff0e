"""A game's words: moves as short text, both ways; events, refusals and positions as sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import msgspec

from ..event import KERNEL_EVENTS, Event
from ..move import Move
from ..options import try_values
from ..rejected import Rejected
from ..types import AnyView, Seat, named
from ..value_types import field_types
from .catalogue import LOCALES, Catalogue, catalogue
from .sentences import NO_TERMS, Speaker, Terms

if TYPE_CHECKING:
    from ..game import Game

BARE_WORD = re.compile(r"[^\W\d][\w-]*")
JSON_WORDS = ("true", "false", "null", "NaN", "Infinity")


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
        fields = zip(_values(rest), field_types(kind).values(), strict=True)
        try:
            return kind(*[msgspec.convert(value, hint) for value, hint in fields])
        except (ValueError, RecursionError, msgspec.ValidationError):
            raise Rejected("bad_notation", text=text[:80], usage=usage(kind)) from None


def usage(kind: type[Move]) -> str:
    """How a move is written: `bid <count> <face>`."""
    return " ".join([kind.tag, *(f"<{name}>" for name in kind.__struct_fields__)])


def _word(value: object) -> str:
    if isinstance(value, str) and _is_bare(value):
        return value
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


def _values(text: str) -> Iterator[Any]:
    """One value after another: bare words as they stand, everything else as JSON."""
    decode = json.JSONDecoder().raw_decode
    while text := text.strip():
        word = text.split(None, 1)[0]
        value, end = (word, len(word)) if _is_bare(word) else decode(text)
        if text[end : end + 1].strip():
            raise ValueError(f"no space after {value}")
        yield value
        text = text[end:]


def _is_bare(word: str) -> bool:
    return BARE_WORD.fullmatch(word) is not None and word not in JSON_WORDS


class Texts:
    """What `game.text` offers. `names` are the seats' names, in order; `terms` those of the things
    on a match's board (`match.terms(locale)`), where they are not in the catalogue."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notation: Notation = game.notation or PlainNotation(game.moves)
        self.format_move = self.notation.format_move
        self.parse_move = self.notation.parse_move

    def catalogue(self, locale: str) -> Catalogue:
        return catalogue(locale, self.game.about.locale)

    def speaker(
        self, locale: str = "en", names: Sequence[str] = (), terms: Terms = NO_TERMS
    ) -> Speaker:
        return Speaker(self.catalogue(locale), names, terms)

    def say(self, locale: str, message: str, /, **args: str | int) -> str:
        return self.catalogue(locale).say(message, **args)

    def name(self, locale: str = "en") -> str:
        return self.say(locale, "name")

    def describe(
        self,
        view: AnyView,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> str:
        """A position in words: by the game's function, by its message `describe`, or plainly."""
        speaker = self.speaker(locale, names, terms)
        if self.game.describe is not None:
            return self.game.describe(view, speaker)
        if speaker.catalogue.has("describe"):
            return speaker.sentence("describe", view)
        args = speaker.arguments(view)
        return "\n".join(f"{name}: {args[name]}" for name in view.__struct_fields__)

    def event(
        self,
        event: Event,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> str:
        """An event as a sentence."""
        return self.speaker(locale, names, terms).sentence(f"event-{event.tag}", event)

    def move(
        self,
        move: Move,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> str:
        """A move as a person would say it: the words on a button."""
        return self.speaker(locale, names, terms).sentence(f"move-{move.tag}", move)

    def refusal(
        self,
        refusal: Rejected,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> str:
        """A refusal as a sentence that says what to do instead. A parameter means what the
        field of a move with the same name means, or is a thing of that kind."""
        speaker = self.speaker(locale, names, terms)
        things = {kind: Annotated[Any, named(kind)] for kind in terms}
        args = speaker.shown_all(refusal.params, {**things, **self._field_types})
        return speaker.say(f"rejected-{refusal.code}", **args)

    @cached_property
    def _field_types(self) -> dict[str, Any]:
        """The fields of all moves by name; and a seat is a seat everywhere."""
        fields = {
            name: hint for move in self.game.moves for name, hint in field_types(move).items()
        }
        return {**fields, "seat": Seat}

    def missing(self, refusals: Sequence[str] = (), reasons: Sequence[str] = ()) -> list[str]:
        """Every message that should be there and is not, as `es: event-rolled`."""
        wanted = ["name", "tagline"]
        for preset in self.game.about.presets:
            wanted += [f"preset-{preset}", f"preset-{preset}-told"]
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
