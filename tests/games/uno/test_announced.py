"""Whose hands are swapped is announced, though nothing visible may have changed."""

from __future__ import annotations

import pytest

from ludoteca import Match, game, seed_from_int
from ludoteca.check.failure import CheckFailed
from ludoteca.check.indistinguishable import StatePair
from ludoteca.games.uno.events import CardsDrawn, HandsSwapped
from ludoteca.games.uno.state import UnoState
from ludoteca.parts.cards import swap


def pair() -> StatePair:
    """Two states that differ in the cards of two hands of the same size."""
    match = Match.start(game("uno"), seats=3, seed=seed_from_int(1))
    other = match.state.copy()
    assert isinstance(other, UnoState)
    swap(other.place, 1, 2)
    return StatePair(match, other)


def test_a_spectator_learns_who_swapped() -> None:
    assert pair().is_distinguished_by(None, ((HandsSwapped(0, 1),), (HandsSwapped(0, 2),)))
    assert not pair().is_distinguished_by(None, ((HandsSwapped(0, 1),), (HandsSwapped(0, 1),)))


def test_a_spectator_learns_nothing_else() -> None:
    drawn = [CardsDrawn(0, count, None) for count in (1, 2)]
    with pytest.raises(CheckFailed, match="hidden value"):
        pair().is_distinguished_by(None, ((drawn[0],), (drawn[1],)))
