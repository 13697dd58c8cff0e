"""The analysis of a match: statistics, key moments, reasons of bots (section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import LOCALES
from ludoteca.arena import drive
from ludoteca.games.teradeck.analysis import Analyst, reasons_of
from ludoteca.games.teradeck.bots.personalities import PERSONALITIES
from ludoteca.games.teradeck.bots.player import Player
from ludoteca.games.teradeck.game import game
from ludoteca.games.teradeck.statistics import WEIGHTS
from ludoteca.games.teradeck.view import TeraView
from ludoteca.kernel import Chance, Choices, FastChance, Match, Move, seed_from_int
from tests.games.teradeck.positions import act, position


def played(seed: int = 1, seats: int = 3) -> Match:
    match = Match.start(game, seats=seats, seed=seed_from_int(seed))
    drive(match, [game.make_bot("normal") for _ in range(seats)], FastChance(seed_from_int(2)))
    return match


def watched(match: Match, *moves: str) -> Any:
    analyst = Analyst()
    match.watch((analyst,))
    act(match, *moves)
    return analyst.analysis()


# Move of the first of two seats, projects, and the kinds of moments.
MOMENTS = [
    ("bug bug_backend_1 2 backend", ["", "backend:bugged"], ["collapse"]),
    ("patch patch_backend_1 1 backend", ["backend:patched", ""], ["stabilisation"]),
    ("recruit op_recruit_ace_1 2 backend", ["", "backend:free"], ["steal", "lead"]),
    (
        "exchange op_architect_change_1 1 backend 2 mobile",
        ["backend:free", "mobile:free"],
        ["exchange"],
    ),
    (
        "phish op_internal_phishing_1",
        ["backend:bugged", "backend:free"],
        ["phishing", "lead"],
    ),
    ("party op_end_year_party_1", ["", ""], ["party"]),
    ("swap op_project_swap_1 2", ["", "backend:free"], ["swap", "lead"]),
    (
        "module module_mobile_1",
        ["backend:free frontend:free", "backend:free frontend:free"],
        ["three_stable", "lead"],
    ),
    (
        "bug bug_mobile_1 2 mobile",
        ["", "backend:free frontend:free mobile:free"],
        ["broken"],
    ),
    (
        "module module_mobile_1",
        ["backend:free frontend:free data_science:free", ""],
        ["win"],
    ),
    ("module module_mobile_1", ["", "backend:free"], []),
]


@pytest.mark.parametrize(("move", "projects", "kinds"), MOMENTS)
def test_which_moments_stand_out(move: str, projects: list[str], kinds: list[str]) -> None:
    found = watched(position([move.split()[1], "bug_backend_3"], projects), move)
    assert [moment.kind for moment in found.moments] == kinds


def test_every_seat_has_its_figures() -> None:
    match = position(["bug_backend_1", "patch_backend_1"], ["", "backend:bugged mobile:bugged"])
    found = watched(match, "bug bug_backend_1 2 backend", "discard patch_backend_1")
    attacker, victim = found.seats
    assert (attacker.turns, attacker.bugs, attacker.collapsed) == (1, 1, 1)
    assert (victim.turns, victim.discarded, victim.lost) == (1, 1, 1)


def test_a_swap_counts_the_modules_that_each_receives_and_passing_is_a_turn() -> None:
    match = position(["op_project_swap_1", ""], ["mobile:free", "backend:bugged frontend:free"])
    found = watched(match, "swap op_project_swap_1 2", "pass")
    assert [seat.received for seat in found.seats] == [2, 1]
    assert [seat.turns for seat in found.seats] == [1, 1]


def test_the_time_of_a_turn_is_counted() -> None:
    match = position(["bug_backend_1", ""], ["", "backend:bugged"])
    analyst = Analyst()
    match.watch((analyst,))
    match.play(0, game.text.parse_move("bug bug_backend_1 2 backend"), 4000)
    assert analyst.analysis().seats[0].average_thinking == 4000


def test_a_record_is_summed_up() -> None:
    match = played()
    found = Analyst.of(match.record())
    assert found.winner == match.ranking().winners[0]
    assert found.rounds == match.state.finished
    assert found.moments[-1].kind == "win"
    assert found.seats[found.winner].peak >= 4
    assert sum(seat.turns + seat.skipped for seat in found.seats) == found.rounds
    assert found.series[0].values[found.winner][-1] >= 4


@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_has_a_sentence(kind: str, locale: str) -> None:
    assert game.text.catalogue(locale).has(f"moment-{kind}")


def test_the_players_give_their_reasons_after_the_match() -> None:
    match = played()
    found = reasons_of(match.record(), {0: "normal", 2: "normal"})
    assert {one.seat for one in found} == {0, 2}
    assert all(one.reasoning.considered for one in found)
    speaker = game.text.speaker("en")
    told = speaker.sentence("reasoning", found[0].reasoning)
    assert "this one scores" in told


@pytest.mark.parametrize("name", ["easy", "devbot_jr", "normal", "archmaster"])
def test_the_reasons_told_are_those_the_player_had(name: str) -> None:
    """A whim may agree with the score; nothing but a whim is called one."""
    match = Match.start(game, seats=2, seed=seed_from_int(7))
    noted: list[tuple[int, str]] = []

    class Noting(Player):
        def choose(self, view: TeraView, choices: Choices, chance: Chance) -> Move:
            move, reasoning = self.think(view, choices, chance)
            noted.append((len(match.log), reasoning.strategy))
            return move

    players = [Noting(PERSONALITIES[name]), game.make_bot("normal")]
    drive(match, players, FastChance(seed_from_int(3)))
    told = {one.step: one.reasoning.strategy for one in reasons_of(match.record(), {0: name})}
    assert told.keys() == {step for step, _ in noted}
    for step, strategy in noted:
        assert told[step] == strategy or strategy == "random"
    assert ("random" in {strategy for _, strategy in noted}) == (name in ("easy", "devbot_jr"))


def test_no_reasons_are_given_while_the_match_goes_on() -> None:
    match = Match.start(game, seats=2, seed=seed_from_int(3))
    seat = match.to_act()[0]
    match.play(seat, next(iter(match.legal_moves(seat))))
    assert reasons_of(match.record(), {seat: "hard"}) == []
