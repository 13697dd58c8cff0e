"""Views: a separate type from the state, built field by field."""

from __future__ import annotations

import pytest

from ludoteca import Seat, State, View


class Hands(State):
    turn: Seat = 1
    pot: tuple[int, ...] = (3,)
    table: list[int] = []
    hands: list[list[int]] = []


class HandsView(View):
    hand: tuple[int, ...]
    turn: Seat
    pot: tuple[int, ...]
    table: tuple[int, ...]


class Shown(View):
    hands: tuple[tuple[int, ...], ...]


def hands() -> Hands:
    return Hands(
        hands=[[1, 2], [3]],
        table=[2, 1],
        scores=(4, 5),
        out=(0, 1),
        phase="play",
        round=2,
        over="held",
    )


def test_a_view_takes_public_fields_by_name_and_its_own_as_given() -> None:
    assert HandsView.of(hands(), 1, hand=(3,)) == HandsView(
        seat=1,
        round=2,
        phase="play",
        scores=(4, 5),
        out=(0, 1),
        resting=False,
        over="held",
        hand=(3,),
        turn=1,
        pot=(3,),
        table=(2, 1),
    )


@pytest.mark.parametrize("rest_until", [None, 0])
def test_what_all_views_have_in_common_is_listed_for_games_that_share_it(
    rest_until: int | None,
) -> None:
    state = hands()
    state.rest_until = rest_until
    assert Shown(seat=0, hands=(), **View.common(state)) == Shown.of(state, 0, hands=())


def test_a_spectator_has_no_seat() -> None:
    assert HandsView.of(hands(), None, hand=()).seat is None


@pytest.mark.parametrize(("rest_until", "resting"), [(None, False), (0, True), (900, True)])
def test_a_view_tells_whether_it_is_the_intermission(rest_until: int | None, resting: bool) -> None:
    state = hands()
    state.rest_until = rest_until
    assert HandsView.of(state, 0, hand=()).resting is resting


def test_what_is_given_goes_before_what_the_state_has() -> None:
    assert HandsView.of(hands(), 0, hand=(), table=()).table == ()


def test_lists_become_tuples_however_deep_so_that_nothing_is_shared() -> None:
    assert Shown.of(hands(), 0).hands == ((1, 2), (3,))


def test_a_field_that_neither_has_is_an_error() -> None:
    with pytest.raises(AttributeError, match="hand"):
        HandsView.of(hands(), 0)


def test_a_view_has_no_words_to_leave_out_unless_a_game_says_so() -> None:
    view = HandsView.of(hands(), 0, hand=())
    assert view.without_words_of((1,)) is view
