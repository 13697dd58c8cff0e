"""Simulations: independent of the number of processes, fair seating, exact counts."""

import pickle
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ludoteca import Chance, Game, Rejected, game
from ludoteca.arena import BotError, Simulation, simulate
from ludoteca.arena.results import numbered, wilson
from ludoteca.arena.simulate import Plan
from ludoteca_quick_quiz.game import Answer


def results(simulation: Simulation) -> dict[str, Any]:
    """Everything but the duration."""
    plain: dict[str, Any] = msgspec.to_builtins(simulation)
    del plain["seconds"]
    return plain


@pytest.mark.parametrize("name", ["pig", "sealed_orders", "quick_quiz"])
def test_results_are_the_same_for_any_number_of_processes(name: str) -> None:
    bots = ["easy", "random", "easy"]
    several = [simulate(game(name), bots, matches=70, seed=7, workers=n) for n in (1, 2, 3)]
    assert results(several[0]) == results(several[1]) == results(several[2])


def test_another_seed_gives_other_matches() -> None:
    one, other = (
        simulate(game("pig"), ["easy"] * 2, matches=40, seed=n, workers=1) for n in (1, 2)
    )
    assert results(one) != results(other)


def test_the_verifiable_source_of_chance_can_be_simulated_as_well() -> None:
    fast = simulate(game("pig"), ["easy"] * 2, matches=20, workers=1)
    fair = simulate(game("pig"), ["easy"] * 2, matches=20, workers=1, chance=Chance)
    assert fair.matches == 20
    assert results(fast) != results(fair)


# Seats


def test_in_every_block_of_matches_every_bot_sits_everywhere_once() -> None:
    plan = Plan(game("pig"), ("a", "b", "c", "d"), seed=3)
    for block in range(5):
        seated = Counter(
            (bot, seat)
            for index in range(4 * block, 4 * block + 4)
            for seat, bot in enumerate(plan.seating(index))
        )
        assert set(seated.values()) == {1}
        assert len(seated) == 16


def test_neighbours_change_from_block_to_block() -> None:
    plan = Plan(game("pig"), ("a", "b", "c", "d"), seed=3)
    after_first = {
        order[(order.index(0) + 1) % 4]
        for order in (plan.seating(4 * block) for block in range(20))
    }
    assert after_first == {1, 2, 3}


def test_the_better_bot_wins_more_from_whichever_seat() -> None:
    simulation = simulate(game("pig"), ["random", "easy"], matches=60, workers=1)
    random, easy = simulation.bots
    assert easy.low > random.high
    assert easy.mean_place < random.mean_place
    assert {result.name for result in simulation.seats} == {"1", "2"}
    assert all(result.wins > 15 for result in simulation.seats)


# Counting


def test_a_shared_win_counts_in_equal_parts() -> None:
    simulation = simulate(game("sealed_orders"), ["easy"] * 3, matches=60, workers=1)
    wins = [bot.wins for bot in simulation.bots]
    assert sum(wins) == pytest.approx(60)
    assert any(win != int(win) for win in wins), "some matches ended in ties"
    assert sum(seat.wins for seat in simulation.seats) == pytest.approx(60)


def test_a_teams_win_counts_whole_for_each_of_its_seats() -> None:
    simulation = simulate(
        game("quick_quiz"), ["easy"] * 4, matches=40, teams=(0, 1, 0, 1), workers=1
    )
    first, second, third, fourth = simulation.seats
    assert (first.wins, second.wins) == (third.wins, fourth.wins)
    assert first.wins + second.wins == pytest.approx(40)


def test_places_lengths_and_ends_are_summed_up() -> None:
    simulation = simulate(game("pig"), ["easy"] * 3, matches=30, options={"target": 30}, workers=1)
    assert (simulation.game, simulation.version, simulation.seed) == ("pig", 1, 0)
    assert simulation.matches == 30
    assert sum(simulation.ends.values()) == 30
    assert sum(bot.mean_place for bot in simulation.bots) >= 4
    assert simulation.mean_steps > simulation.mean_rounds > 3
    assert simulation.mean_millis == 0
    assert simulation.matches_per_second == pytest.approx(30 / simulation.seconds)


def test_match_time_is_summed_up() -> None:
    simulation = simulate(game("quick_quiz"), ["easy"] * 2, matches=10, workers=1)
    assert 5 * 2000 + 4 * 3000 < simulation.mean_millis < 5 * 8000 + 4 * 3000


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (2.5, 10, 0.0809, 0.5578),
    ],
)
def test_intervals_are_wilsons(wins: float, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("names", "told_apart"),
    [
        (["easy", "random"], ["easy", "random"]),
        (["easy", "random", "easy"], ["easy 1", "random", "easy 2"]),
    ],
)
def test_bots_of_one_strength_are_told_apart(names: list[str], told_apart: list[str]) -> None:
    assert numbered(names) == told_apart


# Progress


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_grows_to_the_number_of_matches(workers: int) -> None:
    seen: list[tuple[int, int]] = []
    simulate(
        game("pig"), ["easy"] * 2, matches=50, workers=workers,
        progress=lambda done, total: seen.append((done, total)),
    )  # fmt: skip
    assert [total for _, total in seen] == [50] * len(seen)
    dones = [done for done, _ in seen]
    assert dones == sorted(dones)
    assert dones[-1] == 50
    assert len(dones) > 1


class Cheat:
    def choose(self, view: Any, choices: Any, chance: Any) -> Answer:
        return Answer(7)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bots_error_reaches_the_caller_from_any_process(workers: int) -> None:
    cheating: Game = replace(game("quick_quiz"), bots={"cheat": Cheat})
    with pytest.raises(BotError, match=r"Cheat at seat \d: answer 7 is refused"):
        simulate(cheating, ["cheat"] * 2, matches=40, workers=workers)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("bots", "settings", "code"),
    [
        (["easy"], {}, "bad_seats"),
        (["easy", "clever"], {}, "unknown_bot"),
        (["easy"] * 2, {"options": {"target": 5}}, "bad_option"),
        (["easy"] * 2, {"teams": (0, 1)}, "no_teams"),
    ],
)
def test_an_impossible_set_up_is_refused(
    workers: int, bots: list[str], settings: dict[str, Any], code: str
) -> None:
    with pytest.raises(Rejected) as caught:
        simulate(game("pig"), bots, matches=40, workers=workers, **settings)
    assert caught.value.code == code


def test_a_simulation_has_at_least_one_match() -> None:
    with pytest.raises(ValueError, match="at least one match"):
        simulate(game("pig"), ["easy"] * 2, matches=0)


def test_a_plan_travels_with_its_games_id() -> None:
    plan = Plan(game("pig"), ("easy", "random"), 3, {"target": 30})
    copy = pickle.loads(pickle.dumps(plan))
    assert copy.game is plan.game
    assert copy.play(5).record() == plan.play(5).record()


def test_matches_that_do_not_end_are_counted_as_they_stand() -> None:
    """As Risk, when all play at random."""
    simulation = simulate(game("risk"), ["random", "random"], matches=1, workers=1)
    assert simulation.ends == {"unfinished": 1}
    assert sum(bot.wins for bot in simulation.bots) == 1
