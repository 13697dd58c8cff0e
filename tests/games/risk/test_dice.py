"""Dice: losses, blitz as single attacks, and no second try (rules A6, rulings C-4, C5)."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.risk.moves import Attack, Blitz, Defend
from ludoteca.kernel import Event, FastChance, Match, Rejected, seed_from_int
from tests.games.risk.positions import act, board_of, position, state_of

# Dice of attacker and defender as rolled, and the losses of both.
ROLLS = [
    ((6, 6, 5), (3, 2), 0, 2),
    ((4, 3, 2), (4, 3), 2, 0),
    ((6, 3, 1), (5, 4), 1, 1),
    ((5, 4), (3,), 0, 1),
    ((4,), (4,), 1, 0),
    ((1, 6, 3), (2, 5), 0, 2),
    ((6, 5), (3, 2), 0, 2),
    ((4, 3), (4, 3), 2, 0),
    ((5,), (4, 6), 1, 0),
    ((6, 1, 1), (5,), 0, 1),
]


@pytest.mark.parametrize(("attack", "defence", "lost", "hit"), ROLLS)
def test_c5_best_against_best_and_ties_to_the_defender(
    attack: tuple[int, ...], defence: tuple[int, ...], lost: int, hit: int
) -> None:
    match = position(
        options={"defender_chooses": True},
        land={"0": "alaska 9", "1": "kamchatka 9, japan", "2": "rest"},
        dice=(*attack, *defence),
    )
    match.play(0, Attack("alaska", "kamchatka", len(attack)))
    events = match.play(1, Defend(len(defence)))
    state, board = state_of(match), board_of(match)
    assert 9 - state.armies[board.index["alaska"]] == lost
    assert 9 - state.armies[board.index["kamchatka"]] == hit
    rolled = msgspec.to_builtins(events[0])
    assert list(rolled["attack"]) == sorted(attack, reverse=True)
    assert list(rolled["defence"]) == sorted(defence, reverse=True)
    assert (rolled["defender"], rolled["attacker_losses"]) == (1, lost)


def anywhere(seed: int, world: str) -> Match:
    """Any position of an attack: owners and armies at random, some territories neutral."""
    chance = FastChance(seed_from_int(seed))
    ids = board_of(position(world=world, seats=2, land={"0": "alaska", "1": "rest"})).ids
    owners = ("0", "1", "2", "neutral")
    land: dict[str, list[str]] = {who: [] for who in owners}
    for number, id in enumerate(ids):
        who = owners[number] if number < len(owners) else chance.choice(owners)
        land[who].append(f"{id} {chance.between(1, 12)}")
    return position(
        world=world, land={who: ", ".join(held) for who, held in land.items()}, seed=seed
    )


def attack_singly(match: Match, blitz: Blitz) -> list[Event]:
    """A blitz played as single attacks with all dice."""
    board, events = board_of(match), list[Event]()
    source, target = board.index[blitz.source], board.index[blitz.target]
    while (state := state_of(match)).owner[target] != 0 and state.armies[source] > blitz.keep:
        dice = min(3, state.armies[source] - 1)
        events += match.play(0, Attack(blitz.source, blitz.target, dice))
    return events


@given(seed=st.integers(0, 10**6), world=st.sampled_from(["classic", "simple"]))
def test_a_blitz_rolls_exactly_the_dice_of_single_attacks(seed: int, world: str) -> None:
    quick, patient = anywhere(seed, world), anywhere(seed, world)
    offered = next((row for row in quick.choices(0).rows if row.move is Blitz), None)
    if offered is None:
        return
    blitz = cast(Blitz, offered.sample(FastChance(seed_from_int(-seed))))
    assert quick.play(0, blitz) == attack_singly(patient, blitz)
    assert quick.state == patient.state  # includes the position of the random stream


def test_c_4_a_roll_leaves_the_position_before_it_alone() -> None:
    """C-4: looking ahead, or the same attack from the same position, gives the same dice."""
    match = position(land={"0": "alaska 9", "1": "kamchatka 9, japan", "2": "rest"})
    before = msgspec.json.encode(match.state)
    again = match.state
    first = act(match, "attack alaska kamchatka 3")
    assert msgspec.json.encode(again) == before
    match.state, match.log = again, []
    assert act(match, "attack alaska kamchatka 3") == first


def test_a_placement_is_taken_back() -> None:
    match = position(
        phase="reinforce", land={"0": "alaska", "1": "rest"}, seats=2, fields={"to_place": 3}
    )
    before = match.state
    act(match, "place alaska 3")
    act(match, "confirm")
    match.take_back(0)
    assert match.state == before


@pytest.mark.parametrize(
    "play",
    [
        ["attack alaska kamchatka 3"],
        ["blitz alaska kamchatka 1"],
        ["attack alaska kamchatka 1", "end_attack"],
    ],
)
def test_dice_are_never_taken_back(play: list[str]) -> None:
    match = position(land={"0": "alaska 9", "1": "kamchatka 9, japan", "2": "rest"})
    for text in play:
        act(match, text)
    with pytest.raises(Rejected) as refusal:
        match.take_back(0)
    assert refusal.value.code == "chance_was_drawn"


def test_a_card_seen_is_never_taken_back_even_the_last_of_the_deck() -> None:
    everything = "northwest_territory greenland alberta ontario quebec"
    match = position(
        phase="fortify",
        land={"0": "alaska", "1": "rest"},
        seats=2,
        cards={"1": everything, "deck": "alaska", "discard": "rest"},
        fields={"conquered": True},
    )
    act(match, "end_turn")
    assert state_of(match).hand(0) == [0]
    assert match.state.drawn == 0  # the only card in the deck
    with pytest.raises(Rejected) as refusal:
        match.take_back(0)
    assert refusal.value.code == "chance_was_drawn"


def test_a_declared_attack_is_taken_back_as_long_as_nobody_has_rolled() -> None:
    match = position(
        options={"defender_chooses": True},
        land={"0": "alaska 9", "1": "kamchatka 9, japan", "2": "rest"},
    )
    before = match.state
    act(match, "attack alaska kamchatka 3")
    match.take_back(0)
    assert match.state == before
