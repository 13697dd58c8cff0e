"""Facts about Pictionary that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from ludoteca.kernel import About, JsonObject, Options, between, duration
from ludoteca.parts.documents import CompiledOnce, DocumentError

from .word_list import compile_list, read_list
from .words import Book, book_of_words, load

compiled_list = CompiledOnce(compile_list)


class PictionaryOptions(Options):
    """The defaults are the rulings of the README."""

    secret = ("words",)
    uploads = {"words": read_list}

    language: Literal["es", "en"] = "es"
    guessing: Literal["typed", "spoken"] = "typed"
    round_ends: Literal["first", "all"] = "first"
    win: Literal["first_to_points", "rounds"] = "first_to_points"
    target: Annotated[int, between(1, 200)] = 5
    """The points that win a match of `first_to_points`."""
    laps: Annotated[int, between(1, 10)] = 2
    """Drawings of each seat in a match of `rounds`."""
    scoring: Literal["classic", "points"] = "classic"
    seconds: Annotated[int, duration(15, 120)] = 60
    showing: Annotated[int, duration(0, 30)] = 5
    """Seconds to look at the drawing and its word before the next."""
    theme: Literal[
        "all",
        "animals",
        "food",
        "home",
        "nature",
        "places",
        "people",
        "sports",
        "transport",
        "actions",
    ] = "all"
    difficulty: Literal["mixed", "easy", "medium", "hard"] = "medium"
    hints: Literal["none", "length", "letters"] = "none"
    may_skip: bool = True
    team_play: Literal["team_turns", "all_teams"] = "team_turns"
    words: JsonObject = {}
    """The host's own list, in place of the shipped words."""

    def check(self, seats: int) -> None:
        book_of(self)

    @property
    def limit(self) -> int:
        """The time for a drawing, in milliseconds."""
        return 1000 * self.seconds


def book_of(options: PictionaryOptions, seats: int = 0) -> Book:
    """The words a match may give, compiled once."""
    if options.words:
        try:
            return book_of_words(compiled_list(options.words))
        except DocumentError as error:
            raise error.refusal("bad_words") from None
    chosen = tuple(
        word
        for word in load(options.language)
        if options.theme in ("all", word.theme) and options.difficulty in ("mixed", word.difficulty)
    )
    return book_of_words(chosen)


about = About(
    id="pictionary",
    seats=(2, 10),
    pace="live",
    version=1,
    options=PictionaryOptions,
    presets={
        "party": {"hints": "letters", "round_ends": "all", "win": "rounds", "scoring": "points"},
        "quick": {"hints": "letters", "win": "rounds", "laps": 1},
        "classic": {"win": "first_to_points"},
        "aloud": {"guessing": "spoken", "win": "first_to_points"},
    },
    brief={"win": "rounds", "laps": 1, "target": 1},
    minutes=(5, 20),
    teams=True,
    opponents=3,
    agreements=("early_end",),
    locale=Path(__file__).parent / "locale",
)
