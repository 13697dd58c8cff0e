"""The statistics of a match agree with its states, and key moments stand where they happened."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from ludoteca.arena import drive
from ludoteca.games.risk.analysis import Analyst, RiskAnalysis
from ludoteca.games.risk.analysis.statistics import SeatStatistics, Tenure, expected_losses
from ludoteca.games.risk.game import game
from ludoteca.kernel import FastChance, Match, seed_from_int
from ludoteca.parts.analysis import Moment, greatest_rise, lead_for_good
from tests.games.risk.positions import act, board_of, position, state_of

THREE_TO_TWO = Fraction(2611 + 2 * 2275, 7776)
"""Mean losses of the attacker in such a roll (A15)."""


def follow(match: Match) -> Analyst:
    analyst = Analyst()
    match.watch([analyst])
    return analyst


def kinds(analysis: RiskAnalysis) -> list[tuple[str, tuple[int, ...]]]:
    """The moments without battles of luck."""
    return [(m.kind, m.seats) for m in analysis.moments if "battle" not in m.kind]


def find(analysis: RiskAnalysis, kind: str) -> Moment:
    (moment,) = (moment for moment in analysis.moments if moment.kind == kind)
    return moment


# Dice and luck


@pytest.mark.parametrize(
    ("attack", "defence", "losses"),
    [
        (3, 2, THREE_TO_TWO),
        (3, 1, Fraction(441, 1296)),
        (2, 2, Fraction(420 + 2 * 581, 1296)),
        (2, 1, Fraction(91, 216)),
        (1, 2, Fraction(161, 216)),
        (1, 1, Fraction(21, 36)),
    ],
)
def test_luck_is_measured_against_the_exact_odds(
    attack: int, defence: int, losses: Fraction
) -> None:
    assert expected_losses(attack, defence) == losses


def test_a_roll_counts_for_attacker_and_defender() -> None:
    match = position(
        land={"0": "alaska 5, rest", "1": "kamchatka 4", "2": "japan"}, dice=[6, 5, 2, 6, 4]
    )
    analyst = follow(match)
    act(match, "attack alaska kamchatka 3")  # 6 5 2 against 6 4: one falls on either side
    attacker, defender, onlooker = analyst.analysis().seats
    assert (attacker.attacks, attacker.destroyed, attacker.fallen) == (1, 1, 1)
    assert (defender.attacks, defender.destroyed, defender.fallen) == (0, 1, 1)
    assert attacker.luck == float(THREE_TO_TWO - 1)
    assert defender.luck == -attacker.luck
    assert onlooker == SeatStatistics(placed=1)


def test_the_neutral_owner_has_no_figures() -> None:
    match = position(
        land={"0": "alaska 5, rest", "1": "japan", "neutral": "kamchatka 4"},
        seats=2,
        dice=[6, 6, 6, 1, 1],
    )
    analyst = follow(match)
    act(match, "attack alaska kamchatka 3")
    attacker, onlooker = analyst.analysis().seats
    assert (attacker.destroyed, attacker.luck) == (2, float(THREE_TO_TWO))
    assert onlooker == SeatStatistics(placed=1)


def test_a_battle_is_all_the_rolls_between_two_territories_in_a_turn() -> None:
    match = position(
        land={"0": "alaska 9, rest", "1": "kamchatka 4", "2": "japan"},
        dice=[6, 6, 6, 1, 1, 6, 1, 1, 6, 1],
    )
    analyst = follow(match)
    act(match, "attack alaska kamchatka 3")  # 6 6 6 against 1 1
    act(match, "attack alaska kamchatka 3")  # 6 1 1 against 6 1
    analysis = analyst.analysis()
    (battle,) = analysis.moments
    luck = float(THREE_TO_TWO + THREE_TO_TWO - 2)
    assert luck < 0
    assert (battle.kind, battle.step, battle.round) == ("unluckiest_battle", 1, 1)
    assert battle.seats == (0, 1)
    figures = {"source": "alaska", "target": "kamchatka", "rolls": 2, "luck": round(luck, 2)}
    assert battle.figures == figures


def test_the_luckiest_and_the_unluckiest_battle_stand_out() -> None:
    match = position(
        land={"0": "alaska 9, mongolia 9, rest", "1": "kamchatka 3", "2": "japan 3"},
        dice=[6, 6, 6, 1, 1, 1, 1, 1, 6, 6],
    )
    analyst = follow(match)
    act(match, "attack alaska kamchatka 3")
    act(match, "attack mongolia japan 3")
    analysis = analyst.analysis()
    lucky, unlucky = find(analysis, "luckiest_battle"), find(analysis, "unluckiest_battle")
    assert (lucky.seats, unlucky.seats) == ((0, 1), (0, 2))
    assert lucky.figures["luck"] == round(float(THREE_TO_TWO), 2)
    assert unlucky.figures["luck"] == round(float(THREE_TO_TWO - 2), 2)
    assert unlucky.weight > lucky.weight


# Conquests, eliminations, trades


def test_a_conquest_may_take_a_continent() -> None:
    match = position(
        land={"0": "venezuela 2, peru, argentina", "1": "brazil", "2": "rest"}, dice=[6, 1]
    )
    analyst = follow(match)
    act(match, "attack venezuela brazil 1")
    analysis = analyst.analysis()
    assert kinds(analysis) == [("continent_taken", (0,)), ("elimination", (0, 1))]
    taken = find(analysis, "continent_taken")
    assert (taken.step, taken.figures) == (0, {"continent": "south_america", "bonus": 2})
    assert [t for t in analysis.tenures if t.seat == 0] == [Tenure("south_america", 0, since=1)]


def test_a_conquest_may_break_a_continent() -> None:
    match = position(
        land={
            "0": "southeast_asia 4",
            "1": "indonesia, new_guinea, western_australia, eastern_australia",
            "2": "rest",
        },
        dice=[6, 1, 1, 1],
    )
    analyst = follow(match)
    act(match, "attack southeast_asia indonesia 3")
    analysis = analyst.analysis()
    assert kinds(analysis) == [("continent_broken", (0, 1))]
    assert find(analysis, "continent_broken").figures == {"continent": "oceania", "bonus": 2}
    assert [t for t in analysis.tenures if t.seat == 1] == [Tenure("oceania", 1, 1, until=1)]
    assert [figures.conquered for figures in analysis.seats] == [1, 0, 0]
    assert [figures.lost for figures in analysis.seats] == [0, 1, 0]


def test_an_elimination_is_kept_with_its_cards() -> None:
    match = position(
        land={"0": "mongolia 2, rest", "1": "kamchatka", "2": "japan"},
        cards={"2": "alaska alberta"},
        dice=[6, 1],
    )
    analyst = follow(match)
    act(match, "attack mongolia japan 1")
    analysis = analyst.analysis()
    assert ("elimination", (0, 2)) in kinds(analysis)
    assert find(analysis, "elimination").figures == {"cards": 2}
    assert (analysis.seats[2].eliminated_by, analysis.seats[2].eliminated_in) == (0, 1)
    assert analysis.seats[0].cards_taken == 2


@pytest.mark.parametrize(("others", "large"), [("rest", True), ("japan 200, rest", False)])
def test_a_trade_stands_out_that_brings_a_tenth_of_all_armies(others: str, large: bool) -> None:
    match = position(
        land={"0": "alaska", "1": "kamchatka", "2": others},
        phase="reinforce",
        cards={"0": "alaska alberta western_united_states"},
        fields={"to_place": 3},
    )
    analyst = follow(match)
    act(match, "trade alaska alberta western_united_states for alaska")
    analysis = analyst.analysis()
    trader = analysis.seats[0]
    assert (trader.cards_traded, trader.placed) == (3, 1 + 2)  # the others are still in hand
    assert kinds(analysis) == ([("large_trade", (0,))] if large else [])
    if large:
        assert find(analysis, "large_trade").figures == {"number": 1, "armies": 6}


def test_who_leaves_loses_everything() -> None:
    match = position(land={"0": "alaska", "1": "kamchatka, japan", "2": "rest"})
    analyst = follow(match)
    act(match, "leave 1")
    analysis = analyst.analysis()
    assert analysis.seats[1].lost == 2
    assert ("left", (1,)) in kinds(analysis)


def test_what_was_taken_back_does_not_count() -> None:
    match = Match.start(game, seats=3, seed=seed_from_int(5), options={"placement": "batch"})
    analyst = follow(match)
    before = analyst.analysis()
    seat = match.to_act()[0]
    own = board_of(match).ids[state_of(match).territories_of(seat)[0]]
    act(match, f"place {own} 3")
    assert analyst.analysis().seats[seat].placed == before.seats[seat].placed + 3
    match.take_back(0)
    assert analyst.analysis().seats == before.seats
    match.take_back(1)  # which undoes the taking back
    assert analyst.analysis().seats[seat].placed == before.seats[seat].placed + 3


# Whole matches

WHOLE = [
    (2, 1, {}),
    (3, 2, {"setup": "claim"}),
    (4, 3, {"territory_bonus": "per_card"}),
    (3, 4, {"map": "simple", "fortify": "none"}),
    (2, 7, {"defender_chooses": True}),
]


@pytest.fixture(scope="module", params=WHOLE, ids=lambda whole: f"{whole[0]} seats {whole[2]}")
def whole(request: pytest.FixtureRequest) -> tuple[Match, RiskAnalysis]:
    """A match of bots to its end, and its analysis."""
    seats, seed, options = request.param
    match = Match.start(
        game, seats=seats, seed=seed_from_int(seed), options={"turn_limit": 90, **options}
    )
    analyst = follow(match)
    bots = [game.make_bot("normal" if seat % 2 else "easy") for seat in range(seats)]
    drive(match, bots, FastChance(seed_from_int(seed)))
    return match, analyst.analysis()


def test_figures_agree_with_the_state(whole: tuple[Match, RiskAnalysis]) -> None:
    match, analysis = whole
    state = state_of(match)
    territories = analysis.series[0]
    war = max(0, territories.rounds.index(1) - 1)  # where the set-up, if there is one, is over
    for seat, figures in enumerate(analysis.seats):
        held = state.territories_of(seat)
        assert territories.values[seat][war] + figures.conquered - figures.lost == len(held)
        assert figures.placed - figures.fallen == sum(state.armies[t] for t in held)
        cards = figures.cards_drawn + figures.cards_taken - figures.cards_traded
        assert state.out[seat] or cards == state.place.count(seat)
    fallen = sum(figures.fallen for figures in analysis.seats)
    destroyed = sum(figures.destroyed for figures in analysis.seats)
    assert destroyed == fallen if match.seats > 2 else destroyed > fallen  # neutral armies too


def test_the_last_point_of_every_series_is_the_end(whole: tuple[Match, RiskAnalysis]) -> None:
    match, analysis = whole
    state = state_of(match)
    territories, armies, luck, strength = analysis.series
    for seat, figures in enumerate(analysis.seats):
        held = state.territories_of(seat)
        assert territories.values[seat][-1] == len(held)
        assert armies.values[seat][-1] == sum(state.armies[t] for t in held)
        assert luck.values[seat][-1] == figures.luck
    assert sum(row[-1] for row in strength.values) == pytest.approx(1)
    assert territories.steps[-1] == len(match.log) - 1
    assert list(territories.steps) == sorted(territories.steps)


def test_tenures_agree_with_the_state(whole: tuple[Match, RiskAnalysis]) -> None:
    match, analysis = whole
    owner = state_of(match).owner
    held = {
        (continent.id, owner[continent.members[0]])
        for continent in board_of(match).continents
        if len({owner[member] for member in continent.members}) == 1
    }
    last = {(t.continent, t.seat) for t in analysis.tenures if t.until is None}
    assert last == {(continent, seat) for continent, seat in held if seat >= 0}
    for tenure in analysis.tenures:
        assert tenure.until is None or tenure.since <= tenure.until


def test_moments_come_in_order_and_lie_in_the_match(whole: tuple[Match, RiskAnalysis]) -> None:
    match, analysis = whole
    steps = [moment.step for moment in analysis.moments]
    assert steps == sorted(steps)
    assert set(steps) <= set(range(-1, len(match.log)))


def test_after_the_turning_point_the_winner_leads_for_good(
    whole: tuple[Match, RiskAnalysis],
) -> None:
    _, analysis = whole
    strength = analysis.series[-1]
    assert analysis.winner is not None
    turning = find(analysis, "turning_point")
    assert turning.seats == (analysis.winner,)
    assert turning.weight == max(moment.weight for moment in analysis.moments)
    later = [i for i, step in enumerate(strength.steps) if step >= turning.step]
    for point in later:
        best = max(row[point] for row in strength.values)
        assert strength.values[analysis.winner][point] == best


def test_a_replay_gives_the_same_analysis(whole: tuple[Match, RiskAnalysis]) -> None:
    match, analysis = whole
    again = Analyst.of(match.record(), game)
    assert again == analysis
    assert msgspec.json.decode(msgspec.json.encode(again), type=RiskAnalysis) == analysis


# Parts shared by all games


@pytest.mark.parametrize(
    ("values", "point"),
    [
        ([[1, 2, 3], [2, 1, 1]], 1),
        ([[3, 1, 3], [2, 2, 1]], 2),
        ([[3, 3, 3], [2, 2, 1]], 0),
        ([[3, 3, 1], [2, 2, 1]], 3),
    ],
)
def test_somebody_leads_for_good_from_a_point_on(values: list[list[float]], point: int) -> None:
    assert lead_for_good(values, 0) == point


@pytest.mark.parametrize(("row", "point"), [([1, 2, 5, 6], 2), ([3, 2, 1], 0), ([1], 0)])
def test_a_figure_rises_most_at_a_point(row: list[float], point: int) -> None:
    assert greatest_rise(row) == point
