"""Player: the base of all bots. It turns choices into one method per decision, and the answers
back into moves that the choices contain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from ludoteca.kernel import Chance, Choices, Move, Seat, Wait

from ..deck import COLOUR, COLOURS, DRAW_FOUR, INDEX, SKIP, SYMBOL, WILD_COLOUR
from ..moves import Catch, Challenge, Draw, JumpIn, Keep, NameColour, Play, SwapHands
from ..state import Phase
from ..view import UnoView

SMALL = 2
"""Size of a hand that is kept fit for a last card."""
PATIENCE = 1000
"""Milliseconds after which a bot out of turn is asked again."""


Option: TypeAlias = tuple[str | None, str | None]
"""A card to play, or None, and the colour to name for a wild one."""


class Player:
    """A bot that decides from its view alone."""

    forgets = 0
    """Chance in percent to forget a call."""
    overlooks = 0
    """Chance in percent to overlook the forgotten call of another seat."""

    def choose(self, view: UnoView, choices: Choices, chance: Chance) -> Move | Wait:
        kinds = choices.kinds
        if Catch in kinds and chance.below(100) >= self.overlooks:
            return Catch()
        if JumpIn in kinds and self.jumps_in(view):
            twin = next(row.domains[0][0] for row in choices.rows if row.move is JumpIn)
            return JumpIn(twin, self._calls(view, chance))
        if view.seat != view.turn or view.window is not None:
            return Wait(PATIENCE)
        match view.phase:
            case Phase.COLOUR:
                return NameColour(self.colour(view, view.hand))
            case Phase.SWAP:
                return SwapHands(self.partner(view))
        return self._turn(view, choices, chance)

    def _turn(self, view: UnoView, choices: Choices, chance: Chance) -> Move:
        kinds = choices.kinds
        self.look(view)
        cards = [card for row in choices.rows if row.move is Play for card in row.domains[0]]
        if Challenge in kinds and self._challenges(view, chance):
            return Challenge()
        may_decline = Draw in kinds or Keep in kinds
        card, colour = self.play(view, cards, may_decline, chance) if cards else (None, None)
        if card is None:
            return Draw() if Draw in kinds else Keep()
        return Play(card, colour if is_wild(card) else None, self._calls(view, chance))

    def _challenges(self, view: UnoView, chance: Chance) -> bool:
        return not are_partners(view, view.seat, view.bluffer) and self.doubts(view, chance)

    def look(self, view: UnoView) -> None:
        """Note what can be seen in its turn."""

    def _calls(self, view: UnoView, chance: Chance) -> bool:
        return len(view.hand) == 2 and chance.below(100) >= self.forgets

    # Decisions, made by each strength in its own way

    def play(
        self, view: UnoView, cards: Sequence[str], may_decline: bool, chance: Chance
    ) -> Option:
        """The card to play, None to decline, and the colour to name for a wild one."""
        card = self.card(view, cards, may_decline, chance)
        if card is None or not is_wild(card):
            return card, None
        return card, self.colour(view, without(view.hand, card), chance)

    def card(
        self, view: UnoView, cards: Sequence[str], may_decline: bool, chance: Chance
    ) -> str | None:
        """The card to play; None to draw, take the penalty or keep the card."""
        raise NotImplementedError

    def colour(self, view: UnoView, rest: Sequence[str], chance: Chance | None = None) -> str:
        """The most frequent colour in the rest of the hand."""
        held = Counter(colour_of(card) for card in rest)
        return COLOURS[max(range(4), key=lambda colour: held[colour])]

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        """Whether to challenge a wild draw four."""
        return False

    def jumps_in(self, view: UnoView) -> bool:
        return True

    def partner(self, view: UnoView) -> Seat:
        return swap_partner(view)


def swap_partner(view: UnoView) -> Seat:
    """The seat to swap hands with: the rival with the fewest cards."""
    others = [s for s, out in enumerate(view.out) if not out and s != view.seat]
    rivals = [seat for seat in others if not are_partners(view, view.seat, seat)]
    return min(rivals or others, key=lambda seat: view.counts[seat])


def are_partners(view: UnoView, seat: Seat | None, other: Seat) -> bool:
    return bool(view.teams) and seat is not None and view.teams[seat] == view.teams[other]


def spoils_the_end(view: UnoView, rest: Sequence[str]) -> bool:
    """Whether a hand could not be finished, where the last card has to be a number."""
    is_small = 0 < len(rest) <= SMALL
    return is_small and "number_last" in view.house_rules and not any(map(is_number, rest))


def is_number(id: str) -> bool:
    return symbol_of(id) < SKIP


def colour_of(id: str) -> int:
    return COLOUR[INDEX[id]]


def symbol_of(id: str) -> int:
    return SYMBOL[INDEX[id]]


def is_wild(id: str) -> bool:
    return colour_of(id) == WILD_COLOUR


def without(hand: Sequence[str], card: str) -> list[str]:
    rest = list(hand)
    rest.remove(card)
    return rest


def is_bluff(view: UnoView, card: str) -> bool:
    """Whether this is a wild draw four played with the colour in hand."""
    return symbol_of(card) == DRAW_FOUR and any(
        COLOURS[colour] == view.colour
        for card in view.hand
        if (colour := colour_of(card)) != WILD_COLOUR
    )
