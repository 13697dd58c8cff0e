"""Normal: sheds high cards, keeps wild ones, never bluffs, and now and then forgets a call."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance

from ..deck import INDEX, VALUE
from ..view import UnoView
from .player import Player, is_bluff, is_wild, spoils_the_end, without

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

        def merit(card: str) -> tuple[bool, bool, int]:
            ends_well = not spoils_the_end(view, without(view.hand, card))
            return ends_well, not is_wild(card), VALUE[INDEX[card]]

        return max(honest, key=merit)

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        return view.counts[view.bluffer] >= MANY
