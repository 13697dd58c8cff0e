"""Turns, the deck, winning and leaving (rules 3, 4, 8 and 9)."""

from __future__ import annotations

import pytest

from ludoteca.games.teradeck.events import CardsDrawn, DeckReshuffled, ProjectDelivered
from ludoteca.games.teradeck.game import game
from ludoteca.kernel import Match, seed_from_int
from tests.games.teradeck.positions import act, discarded, hand, position, project, state_of, tags

MODULES = ("backend", "frontend", "mobile", "data_science")
THREE = "backend:free frontend:free mobile:free"


def test_everybody_is_dealt_three_cards_and_nobody_has_a_module() -> None:
    match = Match.start(game, seats=6, seed=seed_from_int(1))
    assert [len(hand(match, seat)) for seat in range(6)] == [3] * 6
    assert set(state_of(match).slots) == {0}


def test_somebody_begins_by_lot_or_the_first_seat_does() -> None:
    def first(number: int, option: str) -> int:
        seed = seed_from_int(number)
        return Match.start(game, seats=4, seed=seed, options={"first": option}).to_act()[0]

    assert {first(number, "random") for number in range(40)} == {0, 1, 2, 3}
    assert {first(number, "host") for number in range(40)} == {0}


def test_after_the_turn_the_hand_is_refilled_to_three() -> None:
    match = position(["module_mobile_1", ""], ["", ""])
    events = act(match, "module module_mobile_1")
    drawn = next(event for event in events if isinstance(event, CardsDrawn))
    assert drawn.count == 3
    assert drawn.seen_by(1) == CardsDrawn(0, 3, None)
    assert match.to_act() == [1]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_cards_may_be_discarded(count: int) -> None:
    cards = ["module_mobile_1", "bug_backend_1", "patch_backend_1"]
    match = position([" ".join(cards), ""], ["", ""])
    act(match, "discard " + " ".join(cards[:count]))
    assert discarded(match) == set(cards[:count])
    assert len(hand(match, 0)) == 3


def test_with_an_empty_hand_one_passes_and_restocks() -> None:
    """Ruling 26."""
    match = position(["", "bug_backend_1"], ["", ""])
    assert tags(act(match, "pass"))[0] == "turn_passed"
    assert len(hand(match, 0)) == 3


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """Ruling 25: what lies on the table is never reshuffled."""
    match = position(["module_mobile_1", ""], ["backend:patched", ""], deck="")
    events = act(match, "module module_mobile_1")
    assert DeckReshuffled(65) in events
    assert discarded(match) == set()
    assert project(match, 0) == "backend:patched mobile:free"


def test_when_the_clock_runs_out_a_card_is_discarded() -> None:
    """Ruling 43."""
    cards = "module_mobile_1 bug_backend_1 patch_backend_1"
    options = {"turn_seconds": 20}
    match = position([cards, ""], ["", ""], options=options, fields={"deadline": 20_000})
    match.advance(20_000)
    assert len(discarded(match)) == 1
    assert match.to_act() == [1]


# Winning: the hand, the move, the projects of three seats, the winner.
WINS = [
    ("by a module", "module module_data_science_1", [THREE, "", ""], 0),
    ("by the wildcard", "module module_multicolor_1", [THREE, "", ""], 0),
    (
        "by a cure",
        "patch patch_backend_1 1 backend",
        [f"{THREE} data_science:free".replace("backend:free", "backend:bugged"), "", ""],
        0,
    ),
    (
        "by recruiting",
        "recruit op_recruit_ace_1 2 data_science",
        [THREE, "data_science:free", ""],
        0,
    ),
    (
        "not by a project with three",
        "swap op_project_swap_1 2",
        ["", f"{THREE} data_science:bugged", ""],
        -1,
    ),
    (
        "by phishing",
        "phish op_internal_phishing_1",
        [f"{THREE} data_science:bugged", "data_science:free", ""],
        0,
    ),
    (
        "a third party by somebody else's exchange (ruling 3)",
        "exchange op_architect_change_1 2 data_science 3 multicolor",
        ["", f"{THREE} data_science:bugged", "multicolor:free"],
        1,
    ),
    (
        "not with a bug among four",
        "module module_data_science_1",
        [THREE.replace("backend:free", "backend:bugged"), "", ""],
        -1,
    ),
]


@pytest.mark.parametrize(("how", "move", "projects", "winner"), WINS, ids=[one[0] for one in WINS])
def test_four_stable_modules_win_at_once(
    how: str, move: str, projects: list[str], winner: int
) -> None:
    match = position([move.split()[1], "bug_backend_1", "bug_backend_2"], projects)
    events = act(match, move)
    assert state_of(match).won == winner, how
    assert match.over is (winner >= 0)
    if winner >= 0:
        assert match.ranking().winners == (winner,)
        assert "cards_drawn" not in tags(events)


def test_who_acts_wins_before_all_others() -> None:
    """Ruling 3: an exchange that completes two projects."""
    projects = ["backend:free frontend:free mobile:free data_science:bugged", "", ""]
    projects[1] = "backend:free frontend:free mobile:free data_science:free"
    match = position(["op_architect_change_1", "", ""], projects)
    match.state.won = -1  # type: ignore[attr-defined]
    act(match, "exchange op_architect_change_1 1 data_science 2 data_science")
    assert state_of(match).won == 0


def test_the_others_rank_by_what_they_have() -> None:
    """Ruling 35."""
    projects = [THREE, "backend:stabilised", "backend:free", "backend:bugged"]
    match = position(["module_data_science_1", "", "", ""], projects)
    act(match, "module module_data_science_1")
    assert match.ranking().places == ((0,), (1,), (2,), (3,))


# Several projects


EIGHT = {"target": 8}


def test_a_finished_project_is_delivered_and_counts_to_the_end() -> None:
    projects = [f"{THREE} multicolor:bugged", "backend:patched"]
    match = position(["module_data_science_1", ""], projects, options=EIGHT)
    events = act(match, "module module_data_science_1")
    assert [ProjectDelivered(0, (*MODULES, "multicolor"))] == [
        event for event in events if isinstance(event, ProjectDelivered)
    ]
    assert match.to_act() == [1]
    assert project(match, 0) == ""
    assert len(discarded(match)) == 6
    assert len(hand(match, 0)) == 3
    assert match.state.scores == (4, 1)
    assert state_of(match).won == -1


def test_the_points_are_the_stable_modules_of_now_and_those_delivered() -> None:
    fields = {"scores": (5, 2), "delivered": (1, 0)}
    match = position(
        ["bug_backend_1", ""],
        ["mobile:free", "backend:free mobile:free"],
        options=EIGHT,
        fields=fields,
    )
    act(match, "bug bug_backend_1 2 backend")
    assert match.state.scores == (5, 1)


def test_who_has_the_modules_wins_with_a_project_under_way() -> None:
    fields = {"scores": (7, 3), "delivered": (1, 0)}
    match = position(["module_data_science_1", ""], [THREE, THREE], options=EIGHT, fields=fields)
    act(match, "module module_data_science_1")
    assert match.state.over == "score_reached"
    assert match.state.scores == (8, 3)
    assert match.ranking().places == ((0,), (1,))


# Leaving


def test_who_leaves_discards_everything() -> None:
    hands = ["bug_backend_1", "bug_mobile_1", "bug_mobile_2"]
    match = position(hands, ["backend:patched mobile:bugged", "", ""])
    match.leave(0)
    assert project(match, 0) == ""
    assert len(discarded(match)) == 5
    assert match.to_act() == [1]


def test_the_turn_stays_where_it_is_when_another_leaves() -> None:
    match = position(["bug_backend_1", "", ""], ["", "backend:free", ""])
    match.leave(1)
    assert match.to_act() == [0]


def test_when_the_others_leave_the_last_one_wins() -> None:
    match = position(["bug_backend_1", "", ""], ["", "backend:free", ""])
    match.leave(1)
    match.leave(2)
    assert match.state.over == "last_player"
    assert match.ranking().winners == (0,)
