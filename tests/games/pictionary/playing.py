"""Steps of Pictionary as text: `draw`, `draw red 16`, `join`, `shape line`, `fill red`,
`fill red on`, `undo`, `redo`, `clear`, `choose 1`, `skip_word`, `give_up`, `judge right 500`, all
by the drawer; `1 guess right 2000` (two seconds later), `1 guess near`, `1 guess "a cat"`,
`1 claim`; `wait 60000`, `leave 1`, `rejoin 1`, `join 2`, `skip`,
`pause 3000`.

Seats are counted from the first drawer: 0 draws first, then 1 …
"""

from __future__ import annotations

import shlex
from typing import Any

from ludoteca.games.pictionary.game import game
from ludoteca.games.pictionary.moves import (
    ChooseWord,
    Claim,
    Clear,
    Draw,
    Fill,
    GiveUp,
    Guess,
    Judge,
    Redo,
    Shape,
    SkipWord,
    Undo,
)
from ludoteca.games.pictionary.state import PictionaryState
from ludoteca.games.pictionary.view import PictionaryView
from ludoteca.kernel import Event, FastChance, Match, Move, Seat, seed_from_int

QUICK = {"showing": 0, "language": "en"}
STROKE = ((10, 10), (20, 30), (30, 10))
SPAN = ((10, 10), (30, 40))


def begin(
    seats: int = 3,
    teams: list[int] | None = None,
    seed: int = 1,
    version: int | None = None,
    empty: list[int] | None = None,
    **options: Any,
) -> Match:
    """A match in which seat 0 draws first, then 1 …, found by its seed."""
    for number in range(seed, seed + 10_000):
        match = Match.start(
            game,
            seats=seats,
            seed=seed_from_int(number),
            options=QUICK | options,
            teams=tuple(teams or ()),
            chance=FastChance,
            version=version,
            empty=empty or (),
        )
        if state_of(match).order[:2] == (0, 1):
            return match
    raise AssertionError("no seed found")


def state_of(match: Match) -> PictionaryState:
    assert isinstance(match.state, PictionaryState)
    return match.state


def word_of(match: Match) -> str:
    return str(match.engine.ctx.board.words[state_of(match).word].text)


def act(match: Match, line: str) -> list[Event]:
    words = shlex.split(line)
    if words[0].isdigit():
        return guess(match, int(words[0]), words[1:])
    first, *rest = words
    if first in ("leave", "rejoin") or (first == "join" and rest and rest[0].isdigit()):
        return list(getattr(match, first)(int(rest[0])))
    if first == "skip":
        return match.skip(state_of(match).drawer)
    if first == "wait":
        return match.advance(match.at + int(rest[0]))
    if first == "pause":
        match.pause(match.at + int(rest[0]))
        return []
    after = int(rest.pop()) if first == "judge" and len(rest) > 1 else 0
    drawer = state_of(match).drawer
    if first == "choose":
        return match.play(drawer, ChooseWord(offered(match)[int(rest[0])]))
    return match.play(drawer, drawers_move(first, rest), match.at + after)


def offered(match: Match) -> tuple[str, ...]:
    """The words of which the drawer chooses one."""
    view = match.view(state_of(match).drawer)
    assert isinstance(view, PictionaryView)
    return view.offered


def guess(match: Match, seat: Seat, words: list[str]) -> list[Event]:
    if words[0] in ("draw", "judge", "undo", "redo", "shape", "give_up"):
        return match.play(seat, drawers_move(words[0], words[1:]))
    if words[0] == "claim":
        after = int(words[1]) if len(words) > 1 else 0
        return match.play(seat, Claim(), match.at + after)
    text = {"right": word_of(match), "near": f"{word_of(match)}x"}.get(words[1], words[1])
    after = int(words[2]) if len(words) > 2 else 0
    return match.play(seat, Guess(text), match.at + after)


def drawers_move(kind: str, rest: list[str]) -> Move:
    match kind, rest:
        case "draw", [colour, size]:
            return Draw(STROKE, colour, int(size))
        case "draw", _:
            return Draw(STROKE)
        case "join", [colour, size]:
            return Draw(STROKE, colour, int(size), True)
        case "join", _:
            return Draw(STROKE, joined=True)
        case "shape", [tool]:
            return Shape(tool, SPAN)
        case "fill", [colour, *joined]:
            return Fill(STROKE, colour, bool(joined))
        case "judge", [verdict]:
            return Judge(verdict == "right")
    moves: dict[str, Move] = {
        "undo": Undo(),
        "redo": Redo(),
        "clear": Clear(),
        "skip_word": SkipWord(),
        "give_up": GiveUp(),
    }
    return moves[kind]
