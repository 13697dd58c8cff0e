"""The 108 cards: faces, which fits on which, and points (rules 1, 12).

Cards are numbered from 0 to 107; outside the state a card has an id: `red_7` and its
twin `red_7_2`, `wild_draw_four` to `wild_draw_four_4`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ludoteca.kernel import named

Card: TypeAlias = Annotated[str, named("card")]
Colour: TypeAlias = Annotated[str, named("colour")]

COLOURS: list[str] = ["red", "yellow", "green", "blue"]
WILD_COLOUR = 4
"""Colour of wild cards."""
SKIP, REVERSE, DRAW_TWO, WILD, DRAW_FOUR = range(10, 15)
"""Symbols above the numbers 0 to 9."""
SYMBOLS = [*map(str, range(10)), "skip", "reverse", "draw_two", "wild", "wild_draw_four"]
PENALTY = {DRAW_TWO: 2, DRAW_FOUR: 4}
ACTION_POINTS, WILD_POINTS = 20, 50

_of_a_colour = [0, *(s for s in range(1, WILD) for _ in range(2))]
COLOUR: tuple[int, ...] = (*(c for c in range(4) for _ in _of_a_colour), *[WILD_COLOUR] * 8)
SYMBOL: tuple[int, ...] = (*_of_a_colour * 4, *[WILD] * 4, *[DRAW_FOUR] * 4)
CARDS = len(SYMBOL)
FIRST_WILD = SYMBOL.index(WILD)


def _id(card: int) -> str:
    colour, symbol = COLOUR[card], SYMBOL[card]
    copy = sum(same(card, other) for other in range(card + 1))
    face = SYMBOLS[symbol] if colour == WILD_COLOUR else f"{COLOURS[colour]}_{SYMBOLS[symbol]}"
    return face if copy == 1 else f"{face}_{copy}"


def same(card: int, other: int) -> bool:
    """Whether two cards show the same."""
    return SYMBOL[card] == SYMBOL[other] and COLOUR[card] == COLOUR[other]


ID: tuple[str, ...] = tuple(map(_id, range(CARDS)))
INDEX: dict[str, int] = {id: card for card, id in enumerate(ID)}


def fits(card: int, colour: int, symbol: int) -> bool:
    """Whether a card fits by colour, by number or symbol, or as a wild card (rule 4)."""
    return COLOUR[card] in (colour, WILD_COLOUR) or SYMBOL[card] == symbol


FITTING: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(card for card in range(CARDS) if fits(card, colour, symbol)) for symbol in range(15)
    )
    for colour in range(4)
)
"""Colour and symbol → cards that fit on them."""


def value(card: int) -> int:
    """Points of a card left in a hand (rule 12)."""
    symbol = SYMBOL[card]
    if symbol < SKIP:
        return symbol
    return ACTION_POINTS if symbol < WILD else WILD_POINTS


VALUE: tuple[int, ...] = tuple(map(value, range(CARDS)))
