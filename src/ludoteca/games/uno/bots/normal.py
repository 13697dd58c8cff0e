"""Normal: sheds high cards, keeps wild ones, never bluffs, and now and then forgets a call."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance

from ..deck import INDEX, VALUE
from ..view import UnoView
from .player import Player, is_bluff, is_wild

MANY = 10
"""A hand of this size hardly lacks a colour."""


class Normal(Player):
    forgets = 20
    overlooks = 30

    def card(
        self, view: UnoView, cards: Sequence[str], may_decline: bool, chance: Chance
    ) -> str | None:
        honest = [card for card in cards if not is_bluff(view, card)]
        if not honest:
            return None if may_decline else cards[0]
        return max(honest, key=lambda card: (not is_wild(card), VALUE[INDEX[card]]))

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        return view.counts[view.bluffer] >= MANY
