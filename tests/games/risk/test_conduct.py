"""What `ludoteca conduct risk` counts, in positions made by hand and over a match."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ludoteca.arena import drive
from ludoteca.games.risk.conduct import conduct
from ludoteca.games.risk.conduct.reach import within_reach
from ludoteca.games.risk.game import game
from ludoteca.games.risk.state import RiskContext
from ludoteca.kernel import FastChance, Match, Observer, State, Step, seed_from_int
from tests.games.risk.positions import act, board_of, position, state_of

REACH: dict[str, tuple[dict[str, str], int, list[int]]] = {
    "one stack next to the last territory": ({"0": "alaska 8", "1": "kamchatka 2"}, 0, [1]),
    "too few armies": ({"0": "alaska 3", "1": "kamchatka 2"}, 0, []),
    "enough with the reinforcements": ({"0": "alaska 3", "1": "kamchatka 2"}, 5, [1]),
    "two stacks": ({"0": "alaska 8, iceland 8", "1": "kamchatka 2, scandinavia"}, 0, [1]),
    "across the land of another": ({"0": "alaska 40", "1": "irkutsk 2"}, 0, [1]),
}


@pytest.mark.parametrize("case", REACH)
def test_rivals_within_reach(case: str) -> None:
    land, more, expected = REACH[case]
    fields, phase = ({"to_place": more}, "reinforce") if more else ({}, "attack")
    match = position(land={**land, "2": "rest 4"}, phase=phase, fields=fields)
    assert within_reach(state_of(match), [0], board_of(match)) == expected


class Counted(Observer):
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.counting = conduct.new_counting()

    def before(self, match: Match) -> None:
        self.state: State = match.state

    def step(self, match: Match, step: Step[State]) -> None:
        ctx = cast(RiskContext, match.engine.read_only_ctx(step.state))
        for one in self.counting(cast(Any, self.state), cast(Any, step), ctx):
            self.counts[one.name] += one.number
        self.state = step.state


def test_the_end_of_a_turn_is_counted() -> None:
    land = {
        "0": "indonesia, western_australia, eastern_australia 4, new_guinea",
        "1": "southeast_asia 5",
        "2": "rest 2",
    }
    match, counted = position(land=land, phase="fortify"), Counted()
    match.watch([counted])
    act(match, "end_turn")
    found = counted.counts
    assert (found["turns"], found["fronts"], found["thin_fronts"]) == (1, 1, 1)
    assert (found["gates"], found["thin_gates"]) == (1, 1)
    assert (found["armies"], found["idle"]) == (3, 3)


def test_a_match_is_counted() -> None:
    options = {"map": "simple", "turn_limit": 12}
    match, counted = Match.start(game, seats=3, seed=seed_from_int(1), options=options), Counted()
    match.watch([counted])
    drive(match, [game.make_bot("normal") for _ in range(3)], FastChance(seed_from_int(2)))
    found = counted.counts
    assert found["turns"] == 12
    assert 0 < found["thin_fronts"] < found["fronts"]
    assert found["idle"] <= found["armies"]
