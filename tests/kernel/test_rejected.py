"""Refusals: a stable code and its parameters, never prose."""

import pickle

from ludoteca import Rejected


def test_a_refusal_is_its_code_and_its_parameters() -> None:
    refusal = Rejected("too_far", source=1, target="b", code=3)
    assert refusal.code == "too_far"
    assert refusal.params == {"source": 1, "target": "b", "code": 3}


def test_a_refusal_shows_both() -> None:
    assert str(Rejected("too_far", source=1, target="b")) == "too_far(source=1, target=b)"
    assert str(Rejected("paused")) == "paused"


def test_refusals_are_equal_when_both_are() -> None:
    assert Rejected("late", step=1) == Rejected("late", step=1)
    assert Rejected("late", step=1) != Rejected("late", step=2)
    assert Rejected("late", step=1) != Rejected("early", step=1)
    assert Rejected("late") != ValueError("late")


def test_equal_refusals_are_one_in_a_set() -> None:
    assert len({Rejected("late", steps=[1]), Rejected("late", steps=[1])}) == 1


def test_a_refusal_survives_the_way_to_another_process() -> None:
    refusal = Rejected("late", step=1, seats=(1, 2))
    assert pickle.loads(pickle.dumps(refusal)) == refusal
