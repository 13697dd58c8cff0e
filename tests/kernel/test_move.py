"""Moves: fields and class arguments."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import Move, Range, Seat
from ludoteca.kernel.choices.move import Row


class Attack(Move, tag="charge", phases={"war", "raid"}, out_of_turn=True, streaming=True):
    source: int
    target: Seat


class PassOn(Move):
    """No class arguments."""


def test_a_tag_is_the_snake_case_name_unless_it_is_declared() -> None:
    assert (PassOn.tag, Attack.tag) == ("pass_on", "charge")


def test_a_move_belongs_to_the_phases_it_declares_by_default_to_all() -> None:
    assert Attack.phases == {"war", "raid"}
    assert PassOn.phases == frozenset()


def test_only_what_is_declared_may_be_made_out_of_turn_or_streams() -> None:
    assert (Attack.out_of_turn, Attack.streaming) == (True, True)
    assert (PassOn.out_of_turn, PassOn.streaming) == (False, False)


def test_a_move_is_plain_data_with_its_tag() -> None:
    assert msgspec.to_builtins(Attack(1, 2)) == {"move": "charge", "source": 1, "target": 2}
    assert msgspec.to_builtins(PassOn()) == {"move": "pass_on"}


def test_a_move_is_a_value() -> None:
    assert Attack(1, 2) == Attack(1, 2) != Attack(2, 1)
    assert len({Attack(1, 2), Attack(1, 2)}) == 1
    with pytest.raises(AttributeError):
        setattr(Attack(1, 2), "source", 3)  # noqa: B010 - the type checker would see it


def test_a_row_names_its_fields_or_gives_them_in_order() -> None:
    expected = Row(Attack, (Range(0, 3), 2))
    assert Attack.where(Range(0, 3), 2) == expected
    assert Attack.where(target=2, source=Range(0, 3)) == expected
    assert PassOn.where() == Row(PassOn, ())


def test_a_row_that_leaves_a_field_out_is_no_row() -> None:
    with pytest.raises(KeyError, match="target"):
        Attack.where(source=1)


def test_a_move_without_a_check_refuses_nothing_by_itself() -> None:
    PassOn().check(None, 0, None)


def test_a_move_has_to_say_what_it_does() -> None:
    with pytest.raises(NotImplementedError):
        PassOn().apply(None, 0, None)
