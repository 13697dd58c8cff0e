"""Easy: plays any card that fits, and sometimes misses a call."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance

from ..deck import COLOURS
from ..view import UnoView
from .player import Player


class Easy(Player):
    forgets = 40
    overlooks = 70

    def card(
        self, view: UnoView, cards: Sequence[str], may_decline: bool, chance: Chance
    ) -> str | None:
        return chance.choice(cards)

    def colour(self, view: UnoView, rest: Sequence[str], chance: Chance | None = None) -> str:
        return super().colour(view, rest) if chance is None else chance.choice(COLOURS)

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        return chance.below(4) == 0
