"""Worlds: random positions that agree with a view, and playouts in which all seats play simply.
Challenges, calls and house rules are left out: they decide little."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Chance, Seat

from ..deck import CARDS, COLOUR, COLOURS, FIRST_WILD, INDEX, PENALTY, REVERSE, SKIP, SYMBOL
from ..view import UnoView

LONGEST = 120
"""Turns of a playout; after them the smallest hand wins."""


class World:
    """One possible distribution of the cards. The last card of the deck is drawn next."""

    def __init__(self, view: UnoView, chance: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hands: list[list[int]] = []
        own = [INDEX[id] for id in view.hand]
        known = {*own, *(INDEX[id] for id in view.pile)}
        self.deck = [card for card in range(CARDS) if card not in known]
        chance.shuffle(self.deck)
        for seat, count in enumerate(view.counts):
            self.hands.append(own if seat == self.seat else self._deal(count, view.drew_on[seat]))

    def _deal(self, count: int, lacks: str | None) -> list[int]:
        """Cards from the deck, without the colour on which the seat had to draw."""
        if lacks is None:
            hand = self.deck[:count]
            del self.deck[:count]
            return hand
        colour = COLOURS.index(lacks)
        hand = [card for card in self.deck if COLOUR[card] != colour][:count]
        taken = set(hand)
        self.deck = [card for card in self.deck if card not in taken]
        return hand

    def after(self, card: int, colour: int) -> Seat:
        """The winner of a playout in which the seat plays this card and names this colour."""
        hands = [hand.copy() for hand in self.hands]
        hands[self.seat].remove(card)
        table = _Table(hands, self.deck.copy(), self.view)
        table.turn = self.seat
        return table.play_out(card, colour)


class _Table:
    """One playout on plain lists."""

    def __init__(self, hands: list[list[int]], deck: list[int], view: UnoView) -> None:
        self.hands = hands
        self.deck = deck
        self.order = [seat for seat, out in enumerate(view.out) if not out]
        self.step = 1 if view.forward else -1
        self.turn: Seat = 0
        self.number_last = "number_last" in view.house_rules

    def play_out(self, card: int, colour: int) -> Seat:
        order, seats = self.order, len(self.order)
        at = order.index(self.turn)
        for _ in range(LONGEST):
            hand = self.hands[order[at]]
            if card >= 0:
                if not hand:
                    return order[at]
                symbol = SYMBOL[card]
                at = self._pass(at, symbol, seats)
            else:
                at = (at + self.step) % seats
            hand = self.hands[order[at]]
            card, colour = self._choose(hand, symbol, colour)
        return min(order, key=lambda seat: len(self.hands[seat]))

    def _pass(self, at: int, symbol: int, seats: int) -> int:
        """The seat whose turn comes after a card."""
        if symbol == REVERSE:
            self.step = -self.step
            return at if seats == 2 else (at + self.step) % seats
        if symbol == SKIP:
            return (at + 2 * self.step) % seats
        if symbol in PENALTY:
            victim = self.order[(at + self.step) % seats]
            for _ in range(min(PENALTY[symbol], len(self.deck))):
                self.hands[victim].append(self.deck.pop())
            return (at + 2 * self.step) % seats
        return (at + self.step) % seats

    def _choose(self, hand: list[int], symbol: int, colour: int) -> tuple[int, int]:
        """A card that fits, wild ones last, and the new colour; else a drawn one, or -1."""
        wild = -1
        if self.number_last and len(hand) == 1 and SYMBOL[hand[0]] >= SKIP:
            if self.deck:
                hand.append(self.deck.pop())
            return -1, colour
        for card in hand:
            if COLOUR[card] == colour or SYMBOL[card] == symbol:
                hand.remove(card)
                return card, COLOUR[card] if card < FIRST_WILD else _colour(hand)
            if card >= FIRST_WILD:
                wild = card
        if wild < 0 and self.deck:
            card = self.deck.pop()
            if COLOUR[card] == colour or SYMBOL[card] == symbol or card >= FIRST_WILD:
                return card, COLOUR[card] if card < FIRST_WILD else _colour(hand)
            hand.append(card)
        if wild < 0:
            return -1, colour
        hand.remove(wild)
        return wild, _colour(hand)


def _colour(hand: Sequence[int]) -> int:
    """The colour of the first card that has one."""
    return next((COLOUR[card] for card in hand if card < FIRST_WILD), 0)
