"""Thought: what a card is worth, by follow-ups, by the colours the next seat lacks and by who is
close to winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ludoteca.kernel import Seat

from ..deck import COLOURS, DRAW_FOUR, DRAW_TWO, FITTING, ID, INDEX, PENALTY, REVERSE, SKIP, VALUE
from ..view import UnoView
from .player import (
    are_partners,
    colour_of,
    is_bluff,
    is_wild,
    spoils_the_end,
    swap_partner,
    symbol_of,
    without,
)

ON = {
    (colour, symbol): frozenset(ID[card] for card in FITTING[colour][symbol])
    for colour in range(4)
    for symbol in range(15)
}
"""(Colour, symbol) → cards that fit on them."""
WILD_WORTH = 3.0
"""Worth of a wild card in hand, in follow-ups."""
BLUFF_RISK = 4.0
SPOILT = 5.0
"""Cost of a hand without a card to finish on."""
CHAIN = 6
"""Largest hand for which chains of extra turns are searched."""
SHORT = 2
"""A hand of this size is about to go out."""
AGAIN = 2.0
"""Worth of another turn at once."""
LACKED = 2.4
"""Worth of a colour that the next seat lacks."""


class Thought:
    """The evaluation of one turn."""

    def __init__(self, view: UnoView) -> None:
        self.view = view
        self.two = view.out.count(0) == 2
        self.step = 1 if view.forward else -1

    def ahead(self, seat: Seat, step: int) -> Seat:
        seats = len(self.view.out)
        seat = (seat + step) % seats
        while self.view.out[seat]:
            seat = (seat + step) % seats
        return seat

    @cached_property
    def next(self) -> Seat:
        return self.ahead(self.view.turn, self.step)

    @cached_property
    def is_urgent(self) -> bool:
        """Whether a rival comes next and may soon go out."""
        return self.view.counts[self.next] <= SHORT and not self.feeds_partner

    @cached_property
    def feeds_partner(self) -> bool:
        """Whether what hits the next seat hits a partner."""
        return are_partners(self.view, self.view.seat, self.next)

    def worth(self, card: str | None, colour: str | None) -> float:
        """Score of playing a card with this colour, or of none."""
        if card is None:
            return 0.0
        return self.merit(card, colour_of(card) if colour is None else COLOURS.index(colour))

    def merit(self, card: str, colour: int) -> float:
        view, symbol = self.view, symbol_of(card)
        rest = without(view.hand, card)
        if not rest:
            return 1000.0
        merit = self.flow(colour, symbol, rest) + self.denial(colour, symbol)
        merit += VALUE[INDEX[card]] / 40 - (2 * WILD_WORTH if is_wild(card) else 0.0)
        merit += self.pressure(symbol)
        if "seven_zero" in view.house_rules and symbol in (0, 7):
            merit += self.exchange(symbol, len(rest))
        if is_bluff(view, card):
            merit -= BLUFF_RISK
        if spoils_the_end(view, rest):
            merit -= SPOILT
        return merit

    def follow_ups(self, card: str) -> int:
        """The cards that fit on this one, of those held besides; on a wild one with its colour."""
        rest = without(self.view.hand, card)
        colour = self.best_colour(rest) if is_wild(card) else colour_of(card)
        return sum(other in ON[colour, symbol_of(card)] for other in rest)

    def stops(self, card: str) -> float:
        """Score of an action card against a next seat with a short hand, or for another turn."""
        symbol = symbol_of(card)
        stopped = self.pressure(symbol) if self.is_urgent else 0.0
        return stopped + (AGAIN if self.again(symbol) else 0.0)

    def flow(self, colour: int, symbol: int, rest: Sequence[str]) -> float:
        """Score of own follow-ups: in an extra turn, or in the next one."""
        fitting = ON[colour, symbol]
        follow = sum(card in fitting for card in rest)
        if self.again(symbol):
            return 2.0 + self.chain(colour, symbol, rest) * 2 if follow else -0.5
        return min(follow, 4) * 0.6

    def again(self, symbol: int) -> bool:
        """Whether the card gives another turn at once, as some do with two seats."""
        return self.two and symbol in (SKIP, REVERSE, DRAW_TWO, DRAW_FOUR)

    def chain(self, colour: int, symbol: int, rest: Sequence[str]) -> int:
        """Number of cards that can be played before another seat has a turn."""
        if len(rest) > CHAIN:
            return 0
        fitting, best = ON[colour, symbol], 0
        for card in dict.fromkeys(rest):
            if card not in fitting:
                continue
            left, on = without(rest, card), symbol_of(card)
            colours = range(4) if is_wild(card) else (colour_of(card),)
            more = max(self.chain(c, on, left) for c in colours) if self.again(on) and left else 0
            best = max(best, 1 + more + (50 if not left else 0))
        return best

    def denial(self, colour: int, symbol: int) -> float:
        """Score of a colour on which the next seat had to draw."""
        if self.again(symbol):
            return 0.0
        drew = self.view.drew_on[self.next]
        worth = -LACKED if self.feeds_partner else LACKED
        return worth if drew == COLOURS[colour] else 0.0

    def pressure(self, symbol: int) -> float:
        """Score of action cards, highest against a seat that is about to go out."""
        left = self.view.counts[self.next]
        weight = 6.0 if left == 1 else 3.0 if left == 2 else 0.4
        if self.feeds_partner:
            weight = -weight
        if symbol in (SKIP, REVERSE):
            return weight
        return weight * 1.3 if symbol in PENALTY else 0.0

    def exchange(self, symbol: int, left: int) -> float:
        """Gain by changing hands."""
        counts, view = self.view.counts, self.view
        if symbol == 7:
            return 2.0 * (left - counts[swap_partner(view)])
        return 2.0 * (left - counts[self.ahead(view.turn, -self.step)])

    def colours(self, rest: Sequence[str]) -> Sequence[int]:
        """The colours worth naming with this rest of the hand, the best first."""
        held = {colour_of(card) for card in rest if not is_wild(card)}
        ranked = sorted(held, key=lambda colour: -self.colour_merit(colour, rest))
        return ranked or [self.best_colour(rest)]

    def best_colour(self, rest: Sequence[str]) -> int:
        return max(range(4), key=lambda colour: self.colour_merit(colour, rest))

    def colour_merit(self, colour: int, rest: Sequence[str]) -> float:
        """Score of a colour: many own cards, none of the next seat."""
        own = sum(colour_of(card) == colour for card in rest)
        lacks = self.view.drew_on[self.next] == COLOURS[colour] and not self.feeds_partner
        return own + (0.8 if lacks else 0.0)
