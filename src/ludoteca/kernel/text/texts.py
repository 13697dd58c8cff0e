"""Texts: events, moves, refusals and positions of a game as sentences in every language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Annotated, TypeAlias

from ..about import About
from ..choices.move import Move
from ..event import KERNEL_EVENTS, Event
from ..options import try_values
from ..rejected import Rejected
from ..types import AnyView, Seat, TypeHint, named
from ..value_types import field_types
from .catalogue import LOCALES, Catalogue, catalogue
from .notation import Notation, PlainNotation
from .sentences import NO_TERMS, Speaker, Terms

Describe: TypeAlias = Callable[[AnyView, Speaker], str]
"""`describe(view, speaker)`: a position in words."""
SeatNames: TypeAlias = Callable[[AnyView, Speaker], Sequence[str]]
"""`seat_names(view, speaker)`: the seats as the game calls them, with their players."""


class Texts:
    """The value of `game.text`. `names` are the seats' names in order; `terms`
    (`match.terms(locale)`) are names of board elements that are not in the catalogue."""

    def __init__(
        self,
        about: About,
        moves: Sequence[type[Move]],
        events: Sequence[type[Event]],
        describe: Describe | None = None,
        notation: Notation | None = None,
        seat_names: SeatNames | None = None,
    ) -> None:
        self.about = about
        self.moves = moves
        self.events = events
        self._describe = describe
        self._seat_names = seat_names
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

    def seat_names(
        self,
        view: AnyView,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> Sequence[str] | None:
        """The seats as the game calls them (“Milan (Ana)”); None if by their players' names."""
        if self._seat_names is None:
            return None
        return self._seat_names(view, self.speaker(locale, names, terms))

    def describe(
        self,
        view: AnyView,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> str:
        """A position in words: by the game's function, else its message `describe`, else field by
        field."""
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
        """A move as a phrase, as on a button."""
        return self.speaker(locale, names, terms).sentence(f"move-{move.tag}", move)

    def refusal(
        self,
        refusal: Rejected,
        locale: str = "en",
        names: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> str:
        """A refusal as a sentence. Parameters are formatted like the move field of the same name,
        or as a board element of that kind."""
        speaker = self.speaker(locale, names, terms)
        things = {kind: Annotated[object, named(kind)] for kind in terms}
        args = speaker.shown_all(refusal.params, {**things, **self._field_types})
        return speaker.say(f"rejected-{refusal.code}", **args)

    @cached_property
    def _field_types(self) -> dict[str, TypeHint]:
        """The field types of all moves by name; `seat` is always a Seat."""
        fields = {name: hint for move in self.moves for name, hint in field_types(move).items()}
        return {**fields, "seat": Seat}

    def missing(self, refusals: Sequence[str] = (), reasons: Sequence[str] = ()) -> list[str]:
        """Missing messages, as `es: event-rolled`."""
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
