"""The party games under every ending that a host may choose: when each ends, why, and who wins."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import ludoteca
from ludoteca import FastChance, FirstToScore, Match, Options, TimeLimit, any_of, seed_from_int
from ludoteca.arena import drive
from ludoteca.check.endings import Unhurried
from ludoteca.kernel import Ending, Rejected, read_options
from ludoteca.kernel.rules.ready_made import READY_MADE
from ludoteca.parts.endings import EndingOptions

PARTY = ("trivia", "pictionary", "mentiroso", "uno", "teradeck")
ENDINGS: tuple[Ending, ...] = ("rounds", "score", "minutes")
MINUTE = 60_000
LARGE = pytest.mark.skipif(
    os.environ.get("LUDOTECA_PROFILE") != "large", reason="a long evening, in the large profile"
)

# game, options, rounds at the end (None: whatever it takes), reason
PLAYED: list[tuple[str, dict[str, Any], int | None, str]] = [
    ("trivia", {"ends": "rounds", "rounds": 4}, 4, "rounds_played"),
    ("trivia", {"ends": "score", "target": 250}, None, "score_reached"),
    ("trivia", {"ends": "minutes", "minutes": 2}, None, "time_limit"),
    ("pictionary", {"ends": "rounds", "rounds": 2}, 6, "rounds_played"),
    ("pictionary", {"ends": "score", "target": 1}, None, "score_reached"),
    ("pictionary", {"ends": "minutes", "minutes": 2}, None, "time_limit"),
    ("mentiroso", {"ends": "rounds", "rounds": 2}, 6, "rounds_played"),
    ("mentiroso", {"ends": "score", "target": 30}, None, "score_reached"),
    ("mentiroso", {"ends": "minutes", "minutes": 2}, None, "time_limit"),
    ("uno", {"ends": "rounds", "rounds": 1}, 1, "empty_hand"),
    ("uno", {"ends": "rounds", "rounds": 2}, 2, "rounds_played"),
    ("uno", {"ends": "score", "target": 100}, None, "score_reached"),
    ("uno", {"ends": "minutes", "minutes": 2}, None, "time_limit"),
    ("teradeck", {"ends": "rounds", "rounds": 5}, 15, "rounds_played"),
    ("teradeck", {"ends": "score", "target": 4}, None, "score_reached"),
    ("teradeck", {"ends": "score", "target": 9}, None, "score_reached"),
    ("teradeck", {"ends": "minutes", "minutes": 2}, None, "time_limit"),
]


def played(name: str, options: Mapping[str, object], **changes: Any) -> Match:
    """A match of three bots that take a second for every move."""
    game = replace(ludoteca.game(name), **changes)
    match = Match.start(game, seats=3, seed=seed_from_int(5), options=options)
    strength = next(name for name in ("normal", "easy") if name in game.bots)
    bots = [Unhurried(game.make_bot(strength)) for _ in range(3)]
    drive(match, bots, FastChance(seed_from_int(6)), max_steps=20_000)
    return match


@pytest.mark.parametrize(("game", "options", "rounds", "reason"), PLAYED)
def test_a_match_ends_as_the_host_chose(
    game: str, options: dict[str, Any], rounds: int | None, reason: str
) -> None:
    match = played(game, options)
    assert match.state.over == reason
    assert rounds in (None, match.state.finished)
    assert max(match.state.scores) == match.state.scores[match.ranking().winners[0]]
    if options["ends"] == "score":
        assert max(match.state.scores) >= options["target"]
    if options["ends"] == "minutes":
        assert match.at >= options["minutes"] * MINUTE


@pytest.mark.parametrize("game", PARTY)
def test_the_party_games_share_their_option_and_list_its_endings(game: str) -> None:
    found = ludoteca.game(game)
    assert issubclass(found.about.options, EndingOptions)
    assert found.endings == ENDINGS
    with pytest.raises(Rejected) as refusal:
        read_options(found.about.options, {"ends": "last_standing"}, 3)
    assert "rounds" in found.text.refusal(refusal.value, "en")
    with pytest.raises(TypeError, match=f"{game}: its rounds do not serve"):
        replace(found, rules=READY_MADE["last_standing"][0]())


@pytest.mark.parametrize(
    ("game", "minutes"),
    [
        ("trivia", 150),
        pytest.param("pictionary", 150, marks=LARGE),
        ("mentiroso", 150),
        ("uno", 60),
        ("teradeck", 30),
    ],
)
def test_every_party_game_goes_on_for_long_under_other_rules(game: str, minutes: int) -> None:
    """Far longer than its own rules do; questions may run out before."""
    match = played(game, {}, rules=any_of(FirstToScore(100_000), TimeLimit(minutes * MINUTE)))
    assert match.state.over in ("time_limit", "no_more_rounds")
    assert match.state.finished > 25
    assert any(match.state.scores)


@pytest.mark.parametrize("ends", ENDINGS)
def test_more_right_answers_and_less_time_break_ties_whatever_the_ending(ends: str) -> None:
    game = ludoteca.game("trivia")
    match = Match.start(game, seats=3, seed=seed_from_int(1), options={"ends": ends})
    state = match.state.copy()
    state.scores = (9, 9, 9)
    state.correct, state.correct_time = [1, 2, 2], [5, 50, 40]  # type: ignore[attr-defined]
    assert match.engine.ranking(state).places == ((2,), (1,), (0,))


OLD: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("trivia", {"rounds": 5}, {"ends": "rounds", "rounds": 5}),
    ("pictionary", {}, {"ends": "score", "target": 5}),
    ("pictionary", {"win": "rounds", "laps": 1}, {"ends": "rounds", "rounds": 1}),
    ("pictionary", {"win": "first_to_points", "target": 9}, {"ends": "score", "target": 9}),
    ("uno", {}, {"ends": "rounds", "rounds": 1}),
    ("uno", {"match": "single_hand"}, {"ends": "rounds", "rounds": 1}),
    ("uno", {"match": "to_points", "target": 200}, {"ends": "score", "target": 200}),
    ("teradeck", {}, {"ends": "score", "target": 4}),
]


@pytest.mark.parametrize(("game", "given", "now"), OLD)
def test_options_of_earlier_versions_mean_what_they_meant(
    game: str, given: dict[str, object], now: dict[str, object]
) -> None:
    options: Options = read_options(ludoteca.game(game).about.options, given, 3)
    assert {name: getattr(options, name) for name in now} == now


@pytest.mark.parametrize("game", PARTY)
def test_the_first_preset_is_what_a_party_expects(game: str) -> None:
    about = ludoteca.game(game).about
    expected: dict[str, dict[str, object]] = {
        "trivia": {"mode": "everyone"},
        "pictionary": {"hints": "letters", "round_ends": "all"},
        "mentiroso": {"rounds": 2},
        "uno": {"stacking": True, "jump_in": True},
        "teradeck": {"ends": "score", "target": 4},
    }
    assert expected[game].items() <= next(iter(about.presets.values())).items()
