"""Facts about Pictionary that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from ludoteca.kernel import About, JsonObject, between, duration
from ludoteca.parts.documents import CompiledOnce, DocumentError
from ludoteca.parts.endings import ROUNDS, SCORE, EndingOptions, Ends
from ludoteca.parts.wording import fold

from .word_list import compile_list, read_list
from .words import Book, Word, book_of_words, load

RICHER = 2
"""The version of the rules with more words and wordings, shapes and areas, undone clearing, and pay
by time and by the number of right guessers."""
TOGETHER = 3
"""The version in which two players play together instead of always drawing level."""

compiled_list = CompiledOnce(compile_list)


class PictionaryOptions(EndingOptions):
    """The defaults are the rulings of the README."""

    former = {
        "win": lambda win: {"ends": "score" if win == "first_to_points" else "rounds"},
        "laps": lambda laps: {"rounds": laps},
    }
    secret = ("words",)
    uploads = {"words": read_list}

    ends: Ends = "score"
    rounds: Annotated[int, between(1, 10), ROUNDS] = 2
    """Drawings of each seat."""
    target: Annotated[int, between(1, 200), SCORE] = 5
    language: Literal["es", "en"] = "es"
    guessing: Literal["typed", "spoken"] = "typed"
    round_ends: Literal["first", "all"] = "first"
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
        "body",
        "stories",
    ] = "all"
    difficulty: Literal["mixed", "easy", "medium", "hard"] = "medium"
    hints: Literal["none", "length", "letters"] = "none"
    choose_word: bool = False
    """The drawer chooses one of three words."""
    may_skip: bool = True
    team_play: Literal["team_turns", "all_teams"] = "team_turns"
    words: JsonObject = {}
    """The host's own list."""
    mix_words: bool = False
    """The shipped words come besides the host's own, instead of not at all."""
    win: Literal["first_to_points", "rounds"] | UnsetType = UNSET
    """What `ends` was called."""
    laps: Annotated[int, between(1, 10)] | UnsetType = UNSET
    """What `rounds` was called."""

    def check(self, seats: int) -> None:
        book_of(self)

    @property
    def limit(self) -> int:
        """The time for a drawing, in milliseconds."""
        return 1000 * self.seconds


def book_of(options: PictionaryOptions, seats: int = 0, version: int = TOGETHER) -> Book:
    """The words a match may give, compiled once; the host's own come first."""
    own = own_words(options)
    if own and not options.mix_words:
        return book_of_words(own)
    known = {fold(text) for word in own for text in word.accepted}
    return book_of_words(
        (*own, *(word for word in ours(options, version) if not word.is_in(known)))
    )


def own_words(options: PictionaryOptions) -> tuple[Word, ...]:
    if not options.words:
        return ()
    try:
        return compiled_list(options.words)
    except DocumentError as error:
        raise error.refusal("bad_words") from None


def ours(options: PictionaryOptions, version: int) -> list[Word]:
    """The shipped words of the theme and difficulty; of a theme that came later, the newest."""
    of_version, newest = (_chosen(options, each) for each in (version, TOGETHER))
    return of_version or newest


def _chosen(options: PictionaryOptions, version: int) -> list[Word]:
    return [
        word
        for word in load(options.language, version)
        if options.theme in ("all", word.theme) and options.difficulty in ("mixed", word.difficulty)
    ]


about = About(
    id="pictionary",
    seats=(2, 30),
    pace="live",
    version=TOGETHER,
    oldest_version=1,
    options=PictionaryOptions,
    presets={
        "party": {
            "hints": "letters",
            "round_ends": "all",
            "ends": "rounds",
            "scoring": "points",
            "choose_word": True,
        },
        "quick": {"hints": "letters", "ends": "rounds", "rounds": 1},
        "quarter": {
            "hints": "letters",
            "round_ends": "all",
            "ends": "minutes",
            "minutes": 15,
            "scoring": "points",
            "choose_word": True,
        },
        "classic": {"ends": "score", "target": 5},
        "aloud": {"guessing": "spoken", "ends": "score", "target": 5},
    },
    brief={"ends": "rounds", "rounds": 1, "target": 1, "minutes": 1},
    minutes=(5, 20),
    teams=True,
    joins=True,
    opponents=3,
    agreements=("early_end",),
    locale=Path(__file__).parent / "locale",
)
