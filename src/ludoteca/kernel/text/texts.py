"""Texts: events, moves, refusals and positions of a game as sentences in every language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Annotated, Any, TypeAlias

from ..about import About
from ..event import KERNEL_EVENTS, Event
from ..move import Move
from ..options import try_values
from ..rejected import Rejected
from ..types import AnyView, Seat, named
from ..value_types import field_types
from .catalogue import LOCALES, Catalogue, catalogue
from .notation import Notation, PlainNotation
from .sentences import NO_TERMS, Speaker, Terms

Describe: TypeAlias = Callable[[AnyView, Speaker], str]
"""`describe(view, speaker)`: a position in words."""


class Texts:
    """The value of `game.text`. `names` are the seats' names, in order; `terms` those of the things
    on a match's board (`match.terms(locale)`), where they are not in the catalogue."""

    def __init__(
        self,
        about: About,
        moves: Sequence[type[Move]],
        events: Sequence[type[Event]],
        describe: Describe | None = None,
        notation: Notation | None = None,
    ) -> None:
        self.about = about
        self.moves = moves
        self.events = events
        self._describe = describe
        self.notation: Notation = notation or PlainNotation(moves)
        self.format_move = self.notation.format_move
        self.parse_move = self.notation.parse_move

    def catalogue(self, locale: str) -> Catalogue:
        return catalogue(locale, self.about.locale)

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
        if self._describe is not None:
            return self._describe(view, speaker)
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
        fields = {name: hint for move in self.moves for name, hint in field_types(move).items()}
        return {**fields, "seat": Seat}

    def missing(self, refusals: Sequence[str] = (), reasons: Sequence[str] = ()) -> list[str]:
        """Every message that should be there and is not, as `es: event-rolled`."""
        wanted = ["name", "tagline"]
        for preset in self.about.presets:
            wanted += [f"preset-{preset}", f"preset-{preset}-told"]
        wanted += [f"move-{move.tag}" for move in self.moves]
        wanted += [f"event-{event.tag}" for event in [*KERNEL_EVENTS, *self.events]]
        wanted += [f"rejected-{code}" for code in refusals]
        wanted += [f"reason-{reason}" for reason in reasons]
        for option, values in try_values(self.about.options).items():
            wanted.append(f"option-{option}")
            wanted += [f"option-{option}-{value}" for value in values if isinstance(value, str)]
        return [
            f"{locale}: {message}"
            for locale in LOCALES
            for message in wanted
            if not self.catalogue(locale).has(message)
        ]
