"""The five operations, with each refusal (rule 7)."""

from __future__ import annotations

import pytest

from ludoteca.games.teradeck.effects import most_transfers
from ludoteca.games.teradeck.game import game
from ludoteca.games.teradeck.operations import InternalPhishing
from ludoteca.kernel import Play, Rejected
from tests.games.teradeck.positions import (
    act,
    discarded,
    hand,
    offered,
    position,
    project,
    state_of,
    tags,
)

ARCHITECT, ACE = "op_architect_change_1", "op_recruit_ace_1"
PHISHING, PARTY, SWAP = "op_internal_phishing_1", "op_end_year_party_1", "op_project_swap_1"

# Operation, move, projects before and after, of three seats of which the first acts.
LEGAL = [
    (
        "two others trade, with what is attached",
        f"exchange {ARCHITECT} 2 backend 3 mobile",
        ["", "backend:bugged", "mobile:patched"],
        ["", "mobile:patched", "backend:bugged"],
    ),
    (
        "the actor may be one of them",
        f"exchange {ARCHITECT} 1 backend 2 mobile",
        ["backend:bugged", "mobile:free", ""],
        ["mobile:free", "backend:bugged", ""],
    ),
    (
        "equal colours may be traded even where both have another in common (ruling 21)",
        f"exchange {ARCHITECT} 1 backend 2 backend",
        ["backend:bugged frontend:free", "backend:free frontend:free", ""],
        ["backend:free frontend:free", "backend:bugged frontend:free", ""],
    ),
    (
        "the wildcard is never a duplicate",
        f"exchange {ARCHITECT} 1 multicolor 2 mobile",
        ["multicolor:free backend:free", "mobile:free backend:free", ""],
        ["backend:free mobile:free", "backend:free multicolor:free", ""],
    ),
    (
        "a module is recruited with its patch",
        f"recruit {ACE} 2 mobile",
        ["backend:free", "mobile:patched", ""],
        ["backend:free mobile:patched", "", ""],
    ),
    (
        "a bugged one may be recruited too",
        f"recruit {ACE} 3 mobile",
        ["backend:free", "", "mobile:bugged"],
        ["backend:free mobile:bugged", "", ""],
    ),
    (
        "a bug goes where it is sent",
        f"phish {PHISHING} backend 3 backend",
        ["backend:bugged", "backend:free", "backend:free"],
        ["backend:free", "backend:free", "backend:bugged"],
    ),
    (
        "without a wish the first place clockwise is taken",
        f"phish {PHISHING}",
        ["backend:bugged", "backend:free", "backend:free"],
        ["backend:free", "backend:bugged", "backend:free"],
    ),
    (
        "what finds no place stays (ruling 12)",
        f"phish {PHISHING}",
        ["backend:bugged mobile:bugged", "mobile:free", ""],
        ["backend:bugged mobile:free", "mobile:bugged", ""],
    ),
    (
        "one bug for each place",
        f"phish {PHISHING}",
        ["backend:bugged mobile:bugged", "multicolor:free", ""],
        ["backend:free mobile:bugged", "multicolor:bugged", ""],
    ),
    (
        "as many as possible: the first bug leaves the only place of the second (ruling 13)",
        f"phish {PHISHING}",
        ["backend:bugged mobile:bugged", "multicolor:free", "backend:free"],
        ["backend:free mobile:free", "multicolor:bugged", "backend:bugged"],
    ),
    (
        "projects are swapped whole, stabilised modules too (ruling 7)",
        f"swap {SWAP} 2",
        ["backend:bugged", "mobile:stabilised frontend:free", ""],
        ["frontend:free mobile:stabilised", "backend:bugged", ""],
    ),
    (
        "even with nothing",
        f"swap {SWAP} 3",
        ["backend:bugged", "", ""],
        ["", "", "backend:bugged"],
    ),
]


@pytest.mark.parametrize(("rule", "move", "before", "after"), LEGAL, ids=[one[0] for one in LEGAL])
def test_what_an_operation_does(rule: str, move: str, before: list[str], after: list[str]) -> None:
    card = move.split()[1]
    match = position([card, "", ""], before)
    assert game.text.parse_move(move) in match.choices(0), rule
    act(match, move)
    assert [project(match, seat) for seat in range(3)] == after
    assert card in discarded(match)


# The code of a refusal, the move, and the projects of three seats of which the first acts.
REFUSED = [
    (
        "same_player",
        f"exchange {ARCHITECT} 2 backend 2 mobile",
        ["", "backend:free mobile:free", ""],
    ),
    ("module_not_found", f"exchange {ARCHITECT} 1 backend 2 mobile", ["", "mobile:free", ""]),
    ("module_not_found", f"exchange {ARCHITECT} 9 backend 2 mobile", ["", "mobile:free", ""]),
    (
        "module_already_stable",
        f"exchange {ARCHITECT} 1 backend 2 mobile",
        ["backend:free", "mobile:stabilised", ""],
    ),
    (
        "exchange_would_cause_duplicates",
        f"exchange {ARCHITECT} 1 backend 2 mobile",
        ["backend:free mobile:free", "mobile:free", ""],
    ),
    (
        "exchange_would_cause_duplicates",
        f"exchange {ARCHITECT} 1 backend 2 mobile",
        ["backend:free", "mobile:free backend:free", ""],
    ),
    ("module_already_stable", f"recruit {ACE} 2 mobile", ["", "mobile:stabilised", ""]),
    ("cannot_place_duplicate", f"recruit {ACE} 2 mobile", ["mobile:bugged", "mobile:free", ""]),
    ("module_not_found", f"recruit {ACE} 2 mobile", ["", "backend:free", ""]),
    ("not_a_rival", f"recruit {ACE} 1 mobile", ["mobile:free", "", ""]),
    ("no_bugs_to_transfer", f"phish {PHISHING}", ["mobile:free", "mobile:free", ""]),
    ("no_operation_targets", f"phish {PHISHING}", ["mobile:bugged", "mobile:patched", ""]),
    (
        "bug_cannot_go_there",
        f"phish {PHISHING} mobile 2 backend",
        ["mobile:bugged", "mobile:free backend:free", ""],
    ),
    (
        "bug_cannot_go_there",
        f"phish {PHISHING} backend 2 backend",
        ["mobile:bugged backend:free", "mobile:free backend:free", ""],
    ),
    (
        "one_bug_for_each_module",
        f"phish {PHISHING} backend 2 multicolor mobile 2 multicolor",
        ["mobile:bugged backend:bugged", "multicolor:free", ""],
    ),
    ("not_a_rival", f"swap {SWAP} 1", ["", "", ""]),
    ("not_a_rival", f"swap {SWAP} 9", ["", "", ""]),
]


@pytest.mark.parametrize(("code", "move", "projects"), REFUSED)
def test_a_refused_operation_says_why_and_the_card_stays(
    code: str, move: str, projects: list[str]
) -> None:
    card = move.split()[1]
    match = position([card, "", ""], projects)
    before = match.state.copy()
    with pytest.raises(Rejected) as refusal:
        act(match, move)
    assert refusal.value.code == code
    assert match.state == before
    assert game.text.parse_move(move) not in match.choices(0)


def test_every_way_to_pass_bugs_on_is_offered() -> None:
    projects = ["backend:bugged", "backend:free", "multicolor:free"]
    assert offered(position([PHISHING, "", ""], projects), 0) == {
        f"phish {PHISHING}",
        f"phish {PHISHING} backend 2 backend",
        f"phish {PHISHING} backend 3 multicolor",
    }


def test_a_universal_bug_can_be_passed_on_to_any_colour() -> None:
    projects = ["backend:bugged/bug_multicolor", "mobile:free", ""]
    match = position([PHISHING, "", ""], projects)
    act(match, f"phish {PHISHING}")
    assert project(match, 1) == "mobile:bugged"


# Own module → targets of its bug, and the number of transfers (ruling 13).
A, B, C = (1, "backend"), (1, "mobile"), (2, "backend")
MATCHINGS = [
    ({0: [A, B], 1: [A]}, {0: B, 1: A}),
    ({0: [A], 1: [A]}, {0: A}),
    ({0: [A, B], 1: [A], 2: [B, C]}, {0: B, 1: A, 2: C}),
    ({0: [], 1: [C]}, {1: C}),
]


@pytest.mark.parametrize(("options", "found"), MATCHINGS)
def test_as_many_bugs_as_possible_find_a_place(
    options: dict[int, list[tuple[int, str]]], found: dict[int, tuple[int, str]]
) -> None:
    assert most_transfers(options) == found


# The party


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_after_a_party_everybody_else_restocks_and_the_turn_comes_back(seats: int) -> None:
    """Rulings 15 and 16."""
    hands = [PARTY, *(f"bug_backend_{n % 4 + 1}" if n < 4 else "" for n in range(seats - 1))]
    match = position(hands, [""] * seats)
    events = act(match, f"party {PARTY}")
    assert tags(events).count("turn_skipped") == seats - 1
    assert match.to_act() == [0]
    assert [len(hand(match, seat)) for seat in range(seats)] == [3] * seats
    assert state_of(match).skips == [0] * seats


def test_a_party_is_not_cumulative() -> None:
    match = position([PARTY, "", ""], ["", "", ""], fields={"skips": [0, 1, 0]})
    events = act(match, f"party {PARTY}")
    assert tags(events).count("turn_skipped") == 2


def test_phishing_with_no_wish_is_written_without_one() -> None:
    assert game.text.format_move(InternalPhishing(PHISHING)) == f"phish {PHISHING}"


def test_two_bugs_are_never_offered_the_same_module() -> None:
    match = position(
        hands=[PHISHING, ""],
        projects=["backend:bugged mobile:bugged", "backend:free multicolor:free"],
    )
    offers = [move for move in match.legal_moves(0) if isinstance(move, InternalPhishing)]
    assert len(offers) == 5  # of 3 × 2, one sends both to the wildcard
    for move in offers:
        match.prepare(Play(0, 0, move))
