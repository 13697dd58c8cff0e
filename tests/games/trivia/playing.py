"""Steps of Trivia as text: `0 right 2000` (two seconds later), `1 wrong 500`, `2 pass`,
`wait 20000`, `leave 1`, `rejoin 1`, `join 2`, `skip 0`, `pause 3000`. Answers of other kinds name
what they mean, with `_` for a space: `0 choose Two,Four`, `0 write las_meninas`,
`0 estimate 290`, `0 arrange Tea,Lunch`, `0 point 660,500`, `0 true`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.moves import Answer, Arrange, Choose, Estimate, Pass, Point, Write
from ludoteca.games.trivia.state import TriviaState, options_of
from ludoteca.kernel import Event, FastChance, Match, Move, seed_from_int
from tests.games.trivia.every_kind import only

QUICK = {"rounds": 3, "reading": 0, "showing": 0, "language": "en", "kinds": "choice"}


def begin(
    seats: int = 2,
    teams: list[int] | None = None,
    seed: int = 1,
    kind: str = "",
    empty: list[int] | None = None,
    **options: Any,
) -> Match:
    """A match; with a `kind`, one whose only question is of it."""
    if kind:
        options["quiz"] = only(kind)
    return Match.start(
        game,
        seats=seats,
        seed=seed_from_int(seed),
        options=QUICK | options,
        teams=tuple(teams or ()),
        chance=FastChance,
        empty=empty or (),
    )


def state_of(match: Match) -> TriviaState:
    assert isinstance(match.state, TriviaState)
    return match.state


def act(match: Match, line: str) -> list[Event]:
    first, *rest = line.split()
    if first in ("leave", "rejoin", "join", "skip"):
        return list(getattr(match, first)(int(rest[0])))
    if first == "wait":
        return match.advance(match.at + int(rest[0]))
    if first == "pause":
        match.pause(match.at + int(rest[0]))
        return []
    if rest[0] in SAID:
        after = int(rest[2]) if len(rest) > 2 else 0
        return match.play(int(first), SAID[rest[0]](match, rest[1]), match.at + after)
    after = int(rest[1]) if len(rest) > 1 else 0
    return match.play(int(first), move_of(match, rest[0]), match.at + after)


def move_of(match: Match, word: str) -> Answer | Pass:
    right = state_of(match).right
    match word:
        case "right":
            return Answer(right)
        case "wrong":
            return Answer((right + 1) % len(state_of(match).shown))
        case "pass":
            return Pass()
        case "true" | "false":
            return Answer(int(word == "false"))
    return Answer(int(word))


def places_of(match: Match, words: str) -> tuple[int, ...]:
    """Where these options are shown; a number stands for itself."""
    shown = options_of(state_of(match), match.engine.ctx)
    texts = words.replace("_", " ").split(",")
    return tuple(int(text) if text.isdigit() else shown.index(text) for text in texts)


def point_of(words: str) -> Point:
    x, y = map(int, words.split(","))
    return Point(x, y)


SAID: dict[str, Callable[[Match, str], Move]] = {
    "option": lambda match, words: Answer(*places_of(match, words)),
    "choose": lambda match, words: Choose(tuple(sorted(places_of(match, words)))),
    "unsorted": lambda match, words: Choose(places_of(match, words)),
    "write": lambda match, words: Write(words.replace("_", " ")),
    "estimate": lambda match, words: Estimate(float(words)),
    "arrange": lambda match, words: Arrange(places_of(match, words)),
    "point": lambda match, words: point_of(words),
}
