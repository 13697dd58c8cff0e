"""Worlds: random positions that agree with a view and with what was seen."""

from __future__ import annotations

from ludoteca.kernel import Chance, Seat

from ..deck import CARDS, COLOUR, COLOURS, FIRST_WILD, INDEX, SYMBOL
from ..view import UnoView
from .playouts import Table


class Worlds:
    """Everything about a view that its worlds have in common."""

    def __init__(self, view: UnoView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.order = [seat for seat, out in enumerate(view.out) if not out]
        self.own = [INDEX[id] for id in view.hand]
        known = {*self.own, *(INDEX[id] for id in view.pile)}
        self.unknown = [card for card in range(CARDS) if card not in known]
        self.colour = 0 if view.colour is None else COLOURS.index(view.colour)
        self.symbol = SYMBOL[INDEX[view.top]]

    def draw(self, chance: Chance) -> Table:
        """A possible position. Who had to draw on a colour holds none of it, and no wild card."""
        deck = self.unknown.copy()
        chance.shuffle(deck)
        dealt: dict[Seat, list[int]] = {self.seat: self.own}
        lacking = [seat for seat in self.order if self.view.drew_on[seat] and seat != self.seat]
        for seat in lacking:
            dealt[seat], deck = _without(deck, self.view.drew_on[seat], self.view.counts[seat])
        for seat in self.order:
            if seat not in dealt:
                count = self.view.counts[seat]
                dealt[seat] = deck[:count]
                del deck[:count]
        return Table(
            [dealt[seat] for seat in self.order],
            deck,
            self.order.index(self.seat),
            1 if self.view.forward else -1,
            self.colour,
            self.symbol,
            "number_last" in self.view.house_rules,
        )


def _without(deck: list[int], lacks: str | None, count: int) -> tuple[list[int], list[int]]:
    """A hand without a colour, and the deck that is left."""
    colour = COLOURS.index(lacks or "")
    rest: list[int] = []
    hand: list[int] = []
    for at, card in enumerate(deck):
        if len(hand) == count:
            rest += deck[at:]
            break
        (rest if COLOUR[card] == colour or card >= FIRST_WILD else hand).append(card)
    missing = count - len(hand)
    return hand + rest[:missing], rest[missing:]
