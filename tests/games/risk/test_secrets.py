"""Secrets: only its holder knows a hand; its size is public (ruling B46)."""

from __future__ import annotations

from typing import cast

from ludoteca.games.risk.events import CardDrawn, CardsTaken
from ludoteca.games.risk.view import RiskView
from ludoteca.kernel import Event, Match
from tests.games.risk.positions import act, position

CARDS = {"0": "alaska", "1": "ontario wild_1", "discard": "quebec"}


def view(match: Match, seat: int | None) -> RiskView:
    return cast(RiskView, match.view(seat))


def find(events: list[Event], kind: type[Event]) -> Event:
    return next(event for event in events if type(event) is kind)


def test_b46_a_seat_sees_its_own_cards_and_counts_those_of_others() -> None:
    match = position(land={"0": "alaska", "1": "kamchatka", "2": "rest"}, cards=CARDS)
    assert [view(match, seat).hand for seat in (0, 1, 2, None)] == [(0,), (4, 42), (), ()]
    for seat in (0, 1, 2, None):
        assert view(match, seat).cards == (1, 2, 0)
        assert (view(match, seat).deck, view(match, seat).discard) == (40, (5,))


def test_a_card_drawn_is_told_to_one_seat_only() -> None:
    match = position(
        phase="fortify",
        land={"0": "alaska", "1": "kamchatka", "2": "rest"},
        cards=CARDS,
        fields={"conquered": True},
        draws=[0],
    )
    drawn = find(act(match, "end_turn"), CardDrawn)
    assert [drawn.seen_by(seat) for seat in (0, 1, None)] == [
        CardDrawn(0, 1),
        CardDrawn(0, None),
        CardDrawn(0, None),
    ]


def test_cards_taken_from_the_eliminated_are_told_to_the_conqueror_only() -> None:
    match = position(
        land={"0": "alaska 4", "1": "kamchatka", "2": "rest"}, cards=CARDS, dice=[6, 5, 4, 1]
    )
    taken = find(act(match, "attack alaska kamchatka 3"), CardsTaken)
    assert [taken.seen_by(seat) for seat in (0, 2, None)] == [
        CardsTaken(0, (4, 42)),
        CardsTaken(0, None),
        CardsTaken(0, None),
    ]
    assert view(match, 0).hand == (0, 4, 42)
