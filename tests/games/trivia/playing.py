"""Steps of Trivia as text: `0 right 2000` (two seconds later), `1 wrong 500`, `2 pass`,
`wait 20000`, `leave 1`, `rejoin 1`, `join 2`, `skip 0`, `pause 3000`."""

from __future__ import annotations

from typing import Any

from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.moves import Answer, Pass
from ludoteca.games.trivia.state import TriviaState
from ludoteca.kernel import Event, FastChance, Match, seed_from_int

QUICK = {"rounds": 3, "reading": 0, "showing": 0, "language": "en"}


def begin(
    seats: int = 2,
    teams: list[int] | None = None,
    seed: int = 1,
    empty: list[int] | None = None,
    **options: Any,
) -> Match:
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
    after = int(rest[1]) if len(rest) > 1 else 0
    return match.play(int(first), move_of(match, rest[0]), match.at + after)


def move_of(match: Match, word: str) -> Answer | Pass:
    right = state_of(match).right
    match word:
        case "right":
            return Answer(right)
        case "wrong":
            return Answer((right + 1) % 4)
        case "pass":
            return Pass()
    return Answer(int(word))
