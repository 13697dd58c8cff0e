"""Playouts: a hand played on by all seats from one possible position, on plain lists. Everybody
plays sensibly: the colour held most, action cards against short hands, wild ones last. Challenges,
calls and most house rules are left out: they decide little."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..deck import (
    CARDS,
    COLOUR,
    DRAW_TWO,
    FIRST_WILD,
    REVERSE,
    SKIP,
    SYMBOL,
    WILD,
)

LAPS, LAPS_OF_TWO = 3, 75
"""Turns of each seat in a playout; then the hands tell how likely each is to go out first. Between
two, playouts go on to the end."""
SHORT = 2
"""A hand of this size is about to go out."""
DRAW, KEEP = -1, -2
"""In place of a card: draw one, and keep it unless it fits; or keep the one just drawn."""
LONG_HAND = 12
PAIR = (0.0, 1.4, 0.95, 0.65, 0.5, 0.3, 0.2, 0.0, -0.1, -0.2, -0.4, -0.5, -0.8)
MORE = (0.0, 2.8, 1.9, 1.35, 0.95, 0.6, 0.25, 0.0, -0.3, -0.55, -0.8, -1.0, -1.2)
"""Number of cards → what it adds to the chances of a seat, of two and of more: fitted, as the worth
of wild cards is, to 16,000 hands between seats that play as in playouts."""
OF_A_WILD_CARD, OF_A_DRAW_FOUR = exp(0.65), exp(1.05)
OF_CARDS = {2: [exp(worth) for worth in PAIR], 3: [exp(worth) for worth in MORE]}
AGAINST_SHORT = 12
"""Weight of an action card when it keeps a short hand from its turn, or gives another one."""

FITS = [
    [
        bytes(
            card < FIRST_WILD and (COLOUR[card] == colour or SYMBOL[card] == symbol)
            for card in range(CARDS)
        )
        for symbol in range(WILD + 2)
    ]
    for colour in range(4)
]
"""Colour → symbol → card → whether it fits; wild cards are looked for separately."""
IS_ACTION = bytes(symbol >= SKIP for symbol in SYMBOL)


class Table:
    """A position to play out: hands in the order of seats still in, and the cards to draw."""

    __slots__ = ("at", "colour", "deck", "hands", "number_last", "step", "symbol")

    def __init__(
        self,
        hands: Sequence[list[int]],
        deck: list[int],
        at: int,
        step: int,
        colour: int,
        symbol: int,
        number_last: bool,
    ) -> None:
        self.hands = hands
        self.deck = deck
        """The last card is drawn next."""
        self.at = at
        """Who is to play, as an index of `hands`."""
        self.step = step
        self.colour = colour
        self.symbol = symbol
        self.number_last = number_last

    def after(self, card: int, colour: int) -> list[float]:
        """How likely each is to go out first, some laps after a card, `DRAW` or `KEEP`."""
        hands, deck = [hand.copy() for hand in self.hands], self.deck.copy()
        seats, at, step, symbol = len(hands), self.at, self.step, self.symbol
        if card >= 0:
            hands[at].remove(card)
        else:
            card, colour = self._declined(card, hands[at], deck)
        for _ in range(seats * (LAPS_OF_TWO if seats == 2 else LAPS)):
            if card >= 0:
                if not hands[at]:
                    return [float(seat == at) for seat in range(seats)]
                symbol = SYMBOL[card]
                if symbol == REVERSE:
                    step = -step
                    at += 0 if seats == 2 else step
                elif symbol < SKIP or symbol == WILD:
                    at += step
                else:
                    if symbol != SKIP:
                        number = 2 if symbol == DRAW_TWO else 4
                        hands[(at + step) % seats] += deck[-number:]
                        del deck[-number:]
                    at += 2 * step
            else:
                at += step
            at %= seats
            hand = hands[at]
            card = self._pick(hand, FITS[colour][symbol], len(hands[(at + step) % seats]), seats)
            if card >= 0:
                hand.remove(card)
                colour = COLOUR[card] if card < FIRST_WILD else most_held(hand)
            else:
                card, colour = _drawn(hand, deck, colour, symbol)
        return chances(hands)

    def _declined(self, how: int, hand: list[int], deck: list[int]) -> tuple[int, int]:
        """The card played all the same, or -1, and the colour to follow."""
        if how == KEEP:
            return -1, self.colour
        return _drawn(hand, deck, self.colour, self.symbol)

    def _pick(self, hand: list[int], fits: bytes, next_has: int, seats: int) -> int:
        """The card to play, or -1."""
        fitting = [card for card in hand if fits[card]]
        if not fitting:
            card = max(hand) if next_has <= SHORT else min(hand, key=_wild_first)
            card = card if card >= FIRST_WILD else -1
        elif len(fitting) == 1:
            card = fitting[0]
        else:
            card = _best(hand, fitting, AGAINST_SHORT if next_has <= SHORT or seats == 2 else 1)
        if self.number_last and len(hand) == 1 and IS_ACTION[card]:
            return -1
        return card


def _best(hand: list[int], fitting: list[int], action_weight: int) -> int:
    """Of several cards one of the colour held most."""
    held = [0, 0, 0, 0, 0]
    for card in hand:
        held[COLOUR[card]] += 2
    best = chosen = -1
    for card in fitting:
        merit = held[COLOUR[card]] + (action_weight if IS_ACTION[card] else 0)
        if merit > best:
            best, chosen = merit, card
    return chosen


def _wild_first(card: int) -> int:
    """Puts plain wild cards before those that make others draw."""
    return card if card >= FIRST_WILD else CARDS


def _drawn(hand: list[int], deck: list[int], colour: int, symbol: int) -> tuple[int, int]:
    """Draw a card and play it if it fits; the card played and the new colour."""
    if not deck:
        return -1, colour
    card = deck.pop()
    if FITS[colour][symbol][card]:
        return card, COLOUR[card]
    if card >= FIRST_WILD:
        return card, most_held(hand)
    hand.append(card)
    return -1, colour


def chances(hands: Sequence[Sequence[int]]) -> list[float]:
    """How likely each of these hands is to be out first."""
    of_cards = OF_CARDS[min(3, len(hands))]
    weights = []
    for hand in hands:
        weight = of_cards[min(LONG_HAND, len(hand))]
        for card in hand:
            if card >= FIRST_WILD:
                weight *= OF_A_WILD_CARD if SYMBOL[card] == WILD else OF_A_DRAW_FOUR
        weights.append(weight)
    total = sum(weights)
    return [weight / total for weight in weights]


def most_held(hand: Sequence[int]) -> int:
    """The colour of most cards."""
    held = [0, 0, 0, 0, 0]
    for card in hand:
        held[COLOUR[card]] += 1
    held[4] = 0
    return held.index(max(held)) if any(held) else 0
