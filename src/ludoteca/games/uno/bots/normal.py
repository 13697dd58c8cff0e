"""Normal: keeps to the colour it holds most, saves wild cards, stops short hands, never bluffs, and
now and then forgets a call."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance

from ..view import UnoView
from .evidence import holds
from .player import Player, is_bluff, is_wild, spoils_the_end, without
from .thought import Thought

SUSPICIOUS = 0.9
"""Probability that somebody held the colour from which on normal challenges."""


class Normal(Player):
    forgets = 6
    overlooks = 30

    def card(
        self, view: UnoView, cards: Sequence[str], may_decline: bool, chance: Chance
    ) -> str | None:
        honest = [card for card in cards if not is_bluff(view, card)]
        if not honest:
            return None if may_decline else cards[0]
        thought = Thought(view)

        def merit(card: str) -> tuple[bool, bool, float]:
            rest = without(view.hand, card)
            worth = thought.follow_ups(card) + thought.stops(card)
            return not spoils_the_end(view, rest), not is_wild(card), worth

        return max(honest, key=merit)

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        return holds(view, view.bluffer) >= SUSPICIOUS
