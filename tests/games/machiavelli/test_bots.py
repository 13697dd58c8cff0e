"""The bots: legal by nature (see test_check), each stronger than the one below, as one power among
others of the lower strength, powers rotated."""

from __future__ import annotations

import os
from math import sqrt

import pytest

from ludoteca.arena.drive import drive
from ludoteca.games.machiavelli.game import game
from ludoteca.kernel import FastChance, seed_from_int
from tests.games.machiavelli.playing import start

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
MATCHES = 360 if LARGE else 36
SEATS = 6


def share_of_wins(strong: str, weak: str) -> float:
    """A shared victory counts for each of its winners in part."""
    wins = 0.0
    for seed in range(MATCHES):
        seat = seed % SEATS
        match = start(SEATS, seed, diplomacy_minutes=0, orders_minutes=10)
        bots = [game.make_bot(strong if other == seat else weak) for other in range(SEATS)]
        drive(match, bots, FastChance(seed_from_int(-1 - seed)))
        winners = match.ranking().winners
        wins += (seat in winners) / len(winners)
    return wins / MATCHES


@pytest.mark.parametrize(("strong", "weak"), [("normal", "easy")])
def test_the_stronger_bot_wins_more_than_its_share(strong: str, weak: str) -> None:
    share, fair = share_of_wins(strong, weak), 1 / SEATS
    doubt = 1.96 * sqrt(fair * (1 - fair) / MATCHES) if LARGE else 0
    assert share - doubt > fair
