"""`check_game` passes: 2 to 6 seats, every option at each of its values."""

from __future__ import annotations

import os

from ludoteca.check import check_game
from ludoteca.games.teradeck.game import game

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"


def test_teradeck_keeps_its_word() -> None:
    report = check_game(game, matches=2_000 if LARGE else 5)
    assert set(report.reasons) >= {"four_stable", "turn_played"}
