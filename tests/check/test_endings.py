"""A game plays every ending that it lists to a ranking, and fails where it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ludoteca_pig.game as pig
from ludoteca import CheckFailed, Game, GameRules
from ludoteca.check.endings import check_endings
from ludoteca.kernel import Ending
from ludoteca_pig.game import PigRounds, PigState

from .unfinished import Unpaid


class FewTurns(PigRounds):
    """Knows only as many turns as its own rules play."""

    def begin(self, state: PigState, ctx: pig.Ctx) -> None:
        super().begin(state, ctx)
        state.turn = [0, 1, 0, 1][state.finished]


POINTS: tuple[Ending, ...] = ("rounds", "score", "minutes")
FAULTS = [
    (replace(pig.game, rounds=FewTurns()), "crash", "ends by 'rounds' raised IndexError"),
    (replace(pig.game, rounds=Unpaid()), "points", "nobody scores in 5 matches"),
    (
        replace(pig.game, endings=(*POINTS, "last_standing")),
        "ends",
        "ends by 'last_standing': pig is not over after 3000 steps",
    ),
]


@pytest.mark.parametrize(("game", "prop", "problem"), FAULTS)
def test_an_ending_that_is_listed_and_does_not_work_is_found(
    game: Game, prop: str, problem: str
) -> None:
    with pytest.raises(CheckFailed, match=problem) as caught:
        check_endings(game, seed=0, max_steps=3000)
    assert caught.value.prop == prop
    assert caught.value.record is None


class Own(GameRules):
    """No ready-made ending."""


@pytest.mark.parametrize("ending", POINTS)
def test_every_ending_by_points_fails_where_nobody_is_ever_paid(ending: Ending) -> None:
    game = replace(pig.game, rounds=Unpaid(), rules=Own(), endings=(ending,))
    with pytest.raises(CheckFailed, match=f"end by '{ending}'"):
        check_endings(game, seed=0, max_steps=3000)


def test_a_game_that_lists_none_plays_none() -> None:
    check_endings(replace(pig.game, rounds=Unpaid(), endings=()), seed=0, max_steps=1)
