"""The state of a match of UNO: card → place, and the decision of the turn."""

from __future__ import annotations

from typing import ClassVar, Self

from ludoteca.kernel import Context, Millis, Seat, State
from ludoteca.parts.cards import DECK, NO_CARD, CardPlaces, held
from ludoteca.parts.turns import FORWARD

from .about import UnoOptions
from .deck import CARDS, COLOUR, DRAW_FOUR, FITTING, ID, SKIP, SYMBOL, VALUE

UnoContext = Context[UnoOptions]
NOBODY = -1


def is_single_hand(ctx: UnoContext) -> bool:
    """Whether one hand decides the match."""
    return ctx.options.ends == "rounds" and ctx.options.rounds == 1


class Phase:
    """The decision of the seat whose turn it is."""

    PLAY = "play"
    DRAWN = "drawn"
    """Whether to play the card just drawn."""
    PENALTY = "penalty"
    """Whether to take the cards, to stack or to challenge."""
    COLOUR = "colour"
    """Which colour an opening wild card has."""
    SWAP = "swap"
    """With whom to swap hands, after a seven."""


class UnoState(State):
    card_places: ClassVar = CardPlaces(ID)

    place: list[int]
    """Card → the seat that holds it, DECK or DISCARD."""
    counts: list[int]
    """Seat → number of its cards, which is public."""
    top: int = NO_CARD
    colour: int = 0
    """The colour to follow, also when a wild card is on top."""
    direction: int = FORWARD
    turn: Seat = 0
    dealer: Seat
    fresh: int = NO_CARD
    """The card just drawn, while it may be played."""
    penalty: int = 0
    """Cards that the seat whose turn it is has to draw."""
    bluffer: Seat = NOBODY
    """The seat that played the wild draw four which may be challenged."""
    bluffed: bool = False
    former_colour: int = 0
    """The colour that the wild draw four replaced."""
    uncalled: Seat = NOBODY
    """The seat that forgot to call and can be caught."""
    window: Millis | None = None
    """End of the time in which the turn waits for a catch."""
    drew_on: list[int]
    """The colour on which each seat last drew a card, or -1; public."""
    turns: int = 0
    """Number of turns in this hand."""
    idle: int = 0
    """Turns in a row in which no card moved."""
    deadline: Millis | None = None
    ended: str = ""
    victor: Seat = NOBODY

    @classmethod
    def start(cls, ctx: UnoContext) -> Self:
        return cls(
            place=[DECK] * CARDS,
            counts=[0] * ctx.seats,
            dealer=ctx.chance.below(ctx.seats),
            drew_on=[-1] * ctx.seats,
        )

    def hand(self, seat: Seat) -> list[int]:
        return held(self.place, seat)

    def next_to(self, seat: Seat) -> Seat:
        """The seat after this one in the direction of play."""
        return self.seat_after(seat, self.direction)

    def hand_values(self) -> list[int]:
        """Points of each hand."""
        return [sum([VALUE[card] for card in self.hand(seat)]) for seat in range(len(self.out))]

    def fitting(self, seat: Seat) -> list[int]:
        """The cards of a hand that fit on the pile."""
        place = self.place
        on_top = FITTING[self.colour][SYMBOL[self.top]]
        return [card for card in on_top if place[card] == seat]

    def holds_colour(self, seat: Seat, colour: int) -> bool:
        return any(COLOUR[card] == colour for card in self.hand(seat))

    def would_bluff(self, seat: Seat, card: int) -> bool:
        """Whether playing a card now is a bluff: a wild draw four with the colour in hand."""
        return SYMBOL[card] == DRAW_FOUR and self.holds_colour(seat, self.colour)

    def may_finish(self, seat: Seat, card: int, ctx: UnoContext) -> bool:
        """House rule: the last card of a hand is a number."""
        return not ctx.options.number_last or self.counts[seat] > 1 or SYMBOL[card] < SKIP
