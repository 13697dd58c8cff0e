"""Cards: what makes a set, what a set is worth, and what an elimination forces (rules A9, A15)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from ludoteca.games.risk.about import RiskOptions
from ludoteca.games.risk.cards import is_set, most_worth, sets_in, worth
from ludoteca.games.risk.map.board import SYMBOLS, load
from ludoteca.games.risk.state import WILD_CARDS
from tests.games.risk.positions import act, card, card_names, position, state_of

CLASSIC = load("classic")
WILD = "wild"
KINDS = (*SYMBOLS, WILD)


def hand(*kinds: str) -> list[int]:
    """Different cards of these kinds."""
    of_kind = {
        name: [c for c, s in enumerate(CLASSIC.symbols) if s == n] for n, name in enumerate(SYMBOLS)
    }
    of_kind[WILD] = [len(CLASSIC.ids), len(CLASSIC.ids) + 1]
    return [of_kind[kind].pop() for kind in kinds]


def hands(size: int) -> list[tuple[str, ...]]:
    """All combinations of kinds in a hand of this size."""
    mixes = combinations_with_replacement(KINDS, size)
    return [mix for mix in mixes if mix.count(WILD) <= WILD_CARDS]


def test_a9_there_are_14_cards_of_each_symbol_and_two_wild_ones() -> None:
    state = state_of(position(land={"0": "alaska", "1": "rest"}, seats=2))
    assert [CLASSIC.symbols.count(kind) for kind in range(3)] == [14, 14, 14]
    assert len(state.place) == 44


def test_a15_six_mixes_of_three_cards_are_no_set() -> None:
    refused = [mix for mix in hands(3) if not is_set(hand(*mix), CLASSIC)]
    assert len(refused) == 6
    assert all(len(set(mix)) == 2 and WILD not in mix for mix in refused)


def test_a15_four_cards_hold_no_set_only_as_two_pairs() -> None:
    without = [mix for mix in hands(4) if not sets_in(hand(*mix), CLASSIC)]
    assert without == [(a, a, b, b) for a, b in combinations(SYMBOLS, 2)]


def test_a15_five_cards_always_hold_a_set_so_a_forced_trade_can_be_made() -> None:
    assert all(sets_in(hand(*mix), CLASSIC) for mix in hands(5))


LADDER = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35]


@pytest.mark.parametrize(("number", "armies"), list(enumerate(LADDER)))
def test_a9_sets_are_worth_more_and_more(number: int, armies: int) -> None:
    options = RiskOptions()
    assert worth(hand("infantry", "cavalry", "artillery"), number, CLASSIC, options) == armies
    assert most_worth(number, options) == armies


FIXED = [
    (("infantry",) * 3, 4),
    (("cavalry",) * 3, 6),
    (("artillery",) * 3, 8),
    (SYMBOLS, 10),
    (("infantry", "infantry", WILD), 4),
    (("artillery", "artillery", WILD), 8),
    (("infantry", "artillery", WILD), 10),
    (("cavalry", WILD, WILD), 10),
]


@pytest.mark.parametrize(("kinds", "armies"), FIXED)
def test_fixed_values_count_a_wild_card_as_what_makes_the_set_dearest(
    kinds: tuple[str, ...], armies: int
) -> None:
    options = RiskOptions(trade_values="fixed")
    assert worth(hand(*kinds), 9, CLASSIC, options) == armies
    assert most_worth(9, options) == 10


# The conqueror's cards and the victim's, and how many are left after each trade.
TRADED_DOWN = [
    (3, 3, [3]),
    (3, 4, [4]),
    (4, 4, [5, 2]),
    (4, 5, [6, 3]),
    (4, 6, [7, 4]),
]


@pytest.mark.parametrize(("own", "won", "left"), TRADED_DOWN)
def test_a15_after_an_elimination_cards_are_traded_until_four_or_fewer_are_left(
    own: int, won: int, left: list[int]
) -> None:
    """B11: trade at once, then place all its armies, then go on attacking."""
    match = position(
        land={"0": "alaska 4", "1": "kamchatka", "2": "rest"},
        cards={"0": card_names(range(own), CLASSIC), "1": card_names(range(20, 20 + won), CLASSIC)},
        dice=(6, 6, 6, 1),
    )
    act(match, "attack alaska kamchatka 3")
    state = state_of(match)
    counts, armies = [], 0
    while match.state.pending == "trade":
        match.play(0, next(match.legal_moves(0)))
        state = state_of(match)
        counts.append(len(state.hand(0)))
        armies += LADDER[len(counts) - 1]
    assert counts == left
    assert (state.pending, state.to_place) == ("place", armies)
    act(match, f"place alaska {armies}")
    assert match.state.pending == ""
    assert {kind.tag for kind in match.choices(0).kinds} >= {"attack", "end_attack", "end_turn"}


def test_b12_the_bonus_is_offered_for_every_pictured_territory_of_ones_own() -> None:
    match = position(
        phase="reinforce",
        land={"0": "alaska, greenland", "1": "rest"},
        seats=2,
        cards={"0": "alaska northwest_territory greenland"},
        fields={"to_place": 3},
    )
    trades = [move for move in match.legal_moves(0) if move.tag == "trade"]
    assert [trade.bonus for trade in trades] == ["alaska", "greenland"]  # type: ignore[attr-defined]


def test_b15_a_reshuffled_deck_gives_any_of_its_cards() -> None:
    drawn = set()
    for seed in range(60):
        match = position(
            phase="fortify",
            land={"0": "alaska", "1": "rest"},
            seats=2,
            cards={"0": "alaska", "discard": "rest"},
            fields={"conquered": True},
            seed=seed,
        )
        act(match, "end_turn")
        drawn.update(state_of(match).hand(0))
    assert card("alaska", CLASSIC) in drawn
    assert len(drawn) > 20
