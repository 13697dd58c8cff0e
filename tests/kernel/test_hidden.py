"""Hidden pools: states that differ only in what a seat may not know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca import (
    Chance,
    Match,
    Pool,
    State,
    exchange_secrets,
    seed_from_int,
)
from ludoteca.kernel.hidden import Slot, read_slot, write_slot


class Table(State):
    word: str = "cat"
    deck: list[int]
    hands: list[list[int]]


def table() -> Table:
    return Table(hands=[[7, 8], [9]], deck=[1, 2, 3, 4, 5, 6])


def exchanged(*pools: Pool, number: int = 0) -> Table:
    state = exchange_secrets(table(), pools, dice(number))
    assert isinstance(state, Table)
    return state


def dice(number: int = 0) -> Chance:
    return Chance(seed_from_int(number))


SLOTS: list[tuple[Slot, object]] = [
    (("word",), "cat"),
    (("deck", 2), 3),
    (("hands", 0, 1), 8),
    (("hands", 1), [9]),
]


@pytest.mark.parametrize(("slot", "value"), SLOTS)
def test_a_slot_leads_to_a_value_through_fields_and_indexes(slot: Slot, value: object) -> None:
    assert read_slot(table(), slot) == value


@pytest.mark.parametrize("slot", [slot for slot, _ in SLOTS])
def test_what_is_written_into_a_slot_is_there_and_nowhere_else(slot: Slot) -> None:
    state = table()
    write_slot(state, slot, "new")
    assert read_slot(state, slot) == "new"
    for other, value in SLOTS:
        if other != slot:
            assert read_slot(state, other) == value


def test_a_pool_of_one_field_names_its_slots() -> None:
    assert Pool.of("deck", 0, 3).slots == (("deck", 0), ("deck", 3))
    assert Pool.of("hands", (0, 1), (1, 0)).slots == (("hands", 0, 1), ("hands", 1, 0))
    assert Pool.of("deck").slots == ()


def test_two_pools_together_are_one_with_all_slots() -> None:
    both = Pool.of("deck", 0) + Pool.of("hands", (0, 1))
    assert both == Pool((("deck", 0), ("hands", 0, 1)))


@given(st.integers(0, 999))
def test_exchanging_moves_values_inside_a_pool_and_leaves_the_rest(number: int) -> None:
    pool = Pool.of("hands", (0, 0), (1, 0)) + Pool.of("deck", 1, 2, 3)
    state = exchanged(pool, number=number)
    values = [read_slot(state, slot) for slot in pool.slots]
    assert sorted(values) == [2, 3, 4, 7, 9]
    for slot, value in zip(pool.slots, (7, 9, 2, 3, 4), strict=True):
        write_slot(state, slot, value)
    assert state == table()


def test_exchanging_reaches_every_order() -> None:
    pool = Pool.of("deck", 0, 1, 2)
    orders = {tuple(exchanged(pool, number=number).deck[:3]) for number in range(60)}
    assert len(orders) == 6


def test_exchanging_leaves_the_given_state_as_it_was() -> None:
    state = table()
    assert exchange_secrets(state, [Pool.of("deck", *range(6))], dice()) != table()
    assert state == table()


def test_slots_among_values_get_any_of_them() -> None:
    pool = Pool.among((("deck", 0), ("deck", 5)), (50, 60))
    decks = [exchanged(pool, number=number).deck for number in range(40)]
    assert {(deck[0], deck[5]) for deck in decks} == {(50, 50), (50, 60), (60, 50), (60, 60)}
    assert all(deck[1:5] == [2, 3, 4, 5] for deck in decks)


def test_a_pool_may_draw_its_values_itself() -> None:
    pool = Pool((("deck", 0), ("deck", 1)), draw=lambda chance: [50, 60])
    assert exchanged(pool).deck == [50, 60, 3, 4, 5, 6]


def test_a_pool_that_draws_too_few_values_is_an_error() -> None:
    pool = Pool((("deck", 0), ("deck", 1)), draw=lambda chance: [50])
    with pytest.raises(ValueError, match="shorter"):
        exchanged(pool)


@pytest.mark.parametrize("name", ["liars_hand", "sealed_orders", "quick_quiz", "scribble"])
def test_what_a_seat_may_know_stays_when_its_secrets_are_exchanged(name: str) -> None:
    match = Match.start(ludoteca.game(name), seats=3, seed=seed_from_int(1))
    chance = dice()
    for actor in (0, 1):
        match.play(actor, match.choices(actor).sample(chance))
    for seat in (None, 0, 1, 2):
        pools = list(match.game.hidden(match.state, seat, match.engine.read_only_ctx(match.state)))
        states = [exchange_secrets(match.state, pools, dice(number)) for number in range(10)]
        assert seat is not None or any(state != match.state for state in states)
        assert all(match.view_of(state, seat) == match.view(seat) for state in states)
