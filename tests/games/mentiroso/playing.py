"""Steps of Mentiroso as text: `0 begin`, `0 say Hello there`,
`0 finish`, `1 right 2000` (two seconds later), `2 wrong`, `3 true`, `3 lie`, `1 abstain`,
`speech 2000` (begin and finish it), `wait 15000`, `leave 1`, `rejoin 1`, `skip 0`, `pause 3000`."""

from __future__ import annotations

from typing import Any

from ludoteca.games.mentiroso.game import game
from ludoteca.games.mentiroso.moves import Abstain, Begin, Finish, Say, Vote
from ludoteca.games.mentiroso.state import MentirosoState
from ludoteca.kernel import Event, FastChance, Match, Move, seed_from_int

QUICK = {"rounds": 2, "showing": 0, "language": "en"}


def begin(seats: int = 4, teams: list[int] | None = None, seed: int = 0, **options: Any) -> Match:
    """A match. With `truth` the first statement is true or a lie, and the seats speak in order."""
    truth = options.pop("truth", None)
    for number in range(seed, 1000):
        match = Match.start(
            game,
            seats=seats,
            seed=seed_from_int(number),
            options=QUICK | options,
            teams=tuple(teams or ()),
            chance=FastChance,
        )
        state = state_of(match)
        if truth is None or (state.truth == truth and state.order == tuple(range(seats))):
            return match
    raise AssertionError("no such match")


def state_of(match: Match) -> MentirosoState:
    assert isinstance(match.state, MentirosoState)
    return match.state


def act(match: Match, line: str) -> list[Event]:
    first, *rest = line.split()
    match first:
        case "leave" | "rejoin" | "skip":
            return list(getattr(match, first)(int(rest[0])))
        case "wait":
            return match.advance(match.at + int(rest[0]))
        case "pause":
            match.pause(match.at + int(rest[0]))
            return []
        case "speech":
            orator = state_of(match).orator
            match.play(orator, Begin(), match.at + int(rest[0] if rest else 0))
            return match.play(orator, Finish(), match.at)
    move = move_of(match, rest)
    after = int(rest[-1]) if rest[-1].isdecimal() else 0
    return match.play(int(first), move, match.at + after)


def move_of(match: Match, words: list[str]) -> Move:
    truth = state_of(match).truth
    match words[0]:
        case "begin":
            return Begin()
        case "finish":
            return Finish()
        case "abstain":
            return Abstain()
        case "say":
            return Say(" ".join(words[1:]))
        case "right":
            return Vote(truth)
        case "wrong":
            return Vote(not truth)
        case "true" | "lie":
            return Vote(words[0] == "true")
    raise ValueError(words)
