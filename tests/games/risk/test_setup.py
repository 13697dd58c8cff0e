"""The set-up: seats, order, deals, claims and armies (rules A4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.games.risk.game import game
from ludoteca.games.risk.map.board import NEUTRAL
from ludoteca.kernel import Match, Rejected, TakeBack, seed_from_int
from tests.games.risk.positions import act, board_of, broken_rules, state_of

SEATS = range(2, 7)


def start(seats: int, seed: int = 1, **options: object) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options=options)


def set_up(match: Match) -> None:
    """Skip all seats until the set-up is over."""
    while match.state.round == 0:
        match.skip(match.to_act()[0])
        assert broken_rules(match) == []


def armies_of(match: Match, owner: int) -> int:
    state = state_of(match)
    return sum(state.armies[territory] for territory in state.territories_of(owner))


# Seats, armies, territories left to place: the first and the last in the order of turns.
A4_TABLE = [
    (2, 40, (14, 14), (26, 26)),
    (3, 35, (14, 14, 14), (21, 21, 21)),
    (4, 30, (11, 11, 10, 10), (19, 19, 20, 20)),
    (5, 25, (9, 9, 8, 8, 8), (16, 16, 17, 17, 17)),
    (6, 20, (7, 7, 7, 7, 7, 7), (13, 13, 13, 13, 13, 13)),
]


@pytest.mark.parametrize("setup", ["random", "claim"])
@pytest.mark.parametrize(("seats", "armies", "territories", "left"), A4_TABLE)
def test_a4_every_seat_gets_its_share_and_its_armies(
    setup: str, seats: int, armies: int, territories: tuple[int, ...], left: tuple[int, ...]
) -> None:
    """B21: in an uneven deal, a seat with more territories has fewer armies to place."""
    match = start(seats, setup=setup)
    while match.state.phase == "claim":
        match.skip(match.to_act()[0])
    state = state_of(match)
    assert tuple(len(state.territories_of(seat)) for seat in state.order) == territories
    assert tuple(state.pool[seat] for seat in state.order) == left
    assert set(state.armies) == {1}
    set_up(match)
    assert [armies_of(match, seat) for seat in range(seats)] == [armies] * seats


@pytest.mark.parametrize("setup", ["random", "claim"])
def test_b1_two_seats_share_the_map_with_a_neutral_owner(setup: str) -> None:
    match = start(2, setup=setup)
    while match.state.phase == "claim":
        match.skip(match.to_act()[0])
    state = state_of(match)
    assert len(state.territories_of(NEUTRAL)) == 14
    assert state.neutral_pool == 26
    set_up(match)
    assert armies_of(match, NEUTRAL) == 40


def test_b1_each_placing_turn_is_two_own_armies_and_one_neutral() -> None:
    match = start(2, placement="one_by_one")
    rhythm = []
    while match.state.round == 0:
        seat = match.to_act()[0]
        (kind,) = match.choices(seat).kinds
        rhythm.append((seat, kind.tag))
        match.skip(seat)
    first, second = state_of(match).order
    turn = [[(seat, "place"), (seat, "place"), (seat, "place_neutral")] for seat in (first, second)]
    assert rhythm == 13 * (turn[0] + turn[1])


def test_b1_the_neutral_armies_may_be_spread_evenly_by_themselves() -> None:
    match = start(2, neutral_placement="automatic", placement="one_by_one")
    state = state_of(match)
    neutral = Counter(state.armies[territory] for territory in state.territories_of(NEUTRAL))
    assert neutral == {2: 2, 3: 12}  # 40 armies on 14 territories
    assert (state.to_place, state.neutral_to_place) == (1, 0)


def test_b1_spreading_names_only_the_territories_that_get_something() -> None:
    world = ring(6, armies_by_seats={"2": 3})  # one army for two neutral territories
    match = start(2, map="custom", custom_map=world, neutral_placement="automatic")
    assert [event.tag for event in match.opening].count("armies_placed") == 1


def test_b2_all_at_once_each_seat_places_once() -> None:
    match = start(4, placement="batch")
    order = state_of(match).order
    for seat in order:
        assert list(match.to_act()) == [seat]
        pool = state_of(match).pool[seat]
        match.play(seat, next(m for m in match.legal_moves(seat) if m.armies == pool))  # type: ignore[attr-defined]
    assert match.state.round == 1


def test_b1_all_at_once_each_of_two_places_half_of_the_neutral_armies() -> None:
    match = start(2, placement="batch")
    halves = []
    for _ in range(2):
        act(match, f"place {_own(match)} 26")
        halves.append(state_of(match).neutral_to_place)
        act(match, f"place_neutral {_own(match, NEUTRAL)} 13")
    assert halves == [13, 13]
    assert match.state.round == 1


def _own(match: Match, owner: int | None = None) -> str:
    state = state_of(match)
    return board_of(match).ids[state.owner.index(state.turn if owner is None else owner)]


@pytest.mark.parametrize("seats", SEATS)
def test_c_1_the_simple_world_is_dealt_with_three_armies_on_every_territory(seats: int) -> None:
    """C-1: a position to begin from, and no neutral owner."""
    match = start(seats, map="simple")
    state = state_of(match)
    assert set(state.armies) == {3}
    assert set(state.owner) == set(range(seats))
    shares = [len(state.territories_of(seat)) for seat in range(seats)]
    assert max(shares) - min(shares) <= 1
    assert state.phase == "reinforce"
    assert match.to_act() == [state.order[0]]
    assert "phase_changed" not in [event.tag for event in match.opening]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_seats(seats: int) -> None:
    """A12 initialize 1: any other number is refused."""
    with pytest.raises(Rejected) as refusal:
        start(seats)
    assert refusal.value == Rejected("bad_seats", seats=seats, fewest=2, most=6)


def test_b50_by_default_there_is_neither_a_clock_nor_a_limit() -> None:
    match = start(3)
    assert match.due() is None
    assert match.engine.rules.total_rounds(match.engine.ctx) is None


def test_a_turn_limit_is_known_in_advance() -> None:
    match = start(3, turn_limit=9)
    assert match.engine.rules.total_rounds(match.engine.ctx) == 9


def test_b36_the_first_to_place_is_the_first_to_move() -> None:
    match = start(3)
    first = match.to_act()[0]
    set_up(match)
    assert match.to_act()[0] == first


def test_b37_everything_random_comes_from_the_seed() -> None:
    """B37: order, deal, deck and dice; C-3: there is no match without a seed, and its record has
    it."""
    one, same, other = start(3, seed=5), start(3, seed=5), start(3, seed=6)
    assert one.state == same.state
    assert state_of(one).owner != state_of(other).owner
    assert one.record()["seed"] == seed_from_int(5).hex()
    orders = {state_of(start(3, seed=seed)).order for seed in range(60)}
    assert len(orders) == 6


def test_every_owner_is_dealt_every_territory_sometimes() -> None:
    first = {state_of(start(2, seed=seed)).owner[0] for seed in range(40)}
    assert first == {0, 1, NEUTRAL}


# Custom maps


def ring(territories: int, **start: int | dict[str, int]) -> dict[str, Any]:
    """Territories around a lake, each touching the next."""
    ids = [f"shore_{number}" for number in range(territories)]
    around = list(zip(ids, ids[1:] + ids[:1], strict=True))
    return {
        "id": "lake",
        "name": "Lake",
        "start": start,
        "continents": [{"id": "shore", "name": "Shore", "bonus": 2, "territories": ids}],
        "territories": [{"id": id, "name": id} for id in ids],
        "borders": [list(pair) for pair in (around if territories > 2 else around[:1])],
    }


CUSTOM = [
    (2, ring(8, armies_per_territory=2)),
    (6, ring(8, armies_per_territory=2)),
    (2, ring(2, armies_by_seats={"2": 3})),  # nothing is left for a neutral owner
    (2, ring(5, armies_by_seats={"2": 5})),  # an odd number of neutral armies
    (3, ring(4, armies_by_seats={"3": 2})),  # the first seat has nothing left to place
    (3, ring(6, armies_by_seats={"3": 2})),  # no seat has anything left to place
]


@pytest.mark.parametrize("setup", ["random", "claim"])
@pytest.mark.parametrize("placement", ["one_by_one", "batch"])
@pytest.mark.parametrize(("seats", "world"), CUSTOM)
def test_c_17_a_custom_map_is_played(
    seats: int, world: dict[str, Any], setup: str, placement: str
) -> None:
    """C-17: territories, continents, borders and the start are data."""
    match = start(seats, map="custom", custom_map=world, setup=setup, placement=placement)
    set_up(match)
    state = state_of(match)
    assert match.state.phase == "reinforce"
    assert (sum(state.pool), state.neutral_pool) == (0, 0)
    each = world["start"].get("armies_per_territory")
    owners = sorted(set(state.owner))
    if each:
        assert sum(state.armies) == each * len(state.owner)
    else:
        armies = world["start"]["armies_by_seats"][str(seats)]
        assert [armies_of(match, owner) for owner in owners] == [armies] * len(owners)


def test_c_17_a_bad_map_is_refused_with_everything_that_is_wrong() -> None:
    world = ring(4, armies_per_territory=2)
    world["territories"].append({"id": "shore_0", "name": "again"})
    world["borders"].append(["shore_1", "atlantis"])
    world["continents"][0]["bonus"] = -1
    with pytest.raises(Rejected) as refusal:
        start(2, map="custom", custom_map=world)
    assert refusal.value.code == "bad_map"
    told = refusal.value.params
    assert (told["problem"], told["where"], told["more"]) == (
        "out_of_range",
        "continents[0].bonus",
        2,
    )
    for code in ("out_of_range", "repeated_id", "unknown_territory"):
        assert code in str(told["problems"])


def test_c_17_a_map_without_a_name_is_refused_as_a_whole() -> None:
    world = ring(4, armies_per_territory=2)
    del world["name"]
    with pytest.raises(Rejected) as refusal:
        start(2, map="custom", custom_map=world)
    assert (refusal.value.params["problem"], refusal.value.params["where"]) == (
        "missing_key",
        "map",
    )


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"map": "custom"}, Rejected("custom_map_expected")),
        ({"custom_map": ring(4)}, Rejected("custom_map_unused")),
        (
            {"map": "custom", "custom_map": ring(3, armies_per_territory=1)},
            Rejected("map_too_small", map="lake", seats=4),
        ),
        (
            {"map": "custom", "custom_map": ring(9, armies_by_seats={"3": 9})},
            Rejected("map_too_small", map="lake", seats=4),
        ),
    ],
)
def test_maps_that_do_not_go_with_the_table(options: dict[str, Any], refusal: Rejected) -> None:
    with pytest.raises(Rejected) as refused:
        start(4, **options)
    assert refused.value == refusal


def test_no_placement_is_taken_back_across_a_claim_of_the_neutral_owner() -> None:
    """The neutral owner claims at random, and random draws are never repeated."""
    match = start(2, setup="claim")
    act(match, "claim alaska")
    match.take_back(0)
    act(match, "claim alberta")
    act(match, "claim alaska")
    with pytest.raises(Rejected) as refusal:
        match.prepare(TakeBack(match.at, 2))
    assert refusal.value.code == "chance_was_drawn"
