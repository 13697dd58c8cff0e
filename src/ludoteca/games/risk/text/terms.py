"""Names of the things on a board: territories, continents, cards and the neutral owner."""

from __future__ import annotations

from ludoteca.kernel import Terms, catalogue
from ludoteca.parts.localised import in_locale

from ..about import about
from ..cards import WILD, symbol
from ..map.board import SYMBOLS, Board
from ..moves.placing import NO_BONUS
from ..state import NEUTRAL, WILD_CARDS


def terms(board: Board, locale: str) -> Terms:
    """The terms of a board. Messages know the neutral owner as `[neutral]`, and a bonus for no
    territory as `[none]`."""
    say = catalogue(locale, about.locale).say
    territories = [in_locale(name, locale) for name in board.names]

    def card_name(card: int) -> str:
        kind = symbol(card, board)
        if kind == WILD:
            return say("card-wild")
        return say("card-on", territory=territories[card], symbol=say(f"symbol-{SYMBOLS[kind]}"))

    return {
        "territory": {NO_BONUS: say("none"), **dict(zip(board.ids, territories, strict=True))},
        "continent": {c.id: in_locale(c.name, locale) for c in board.continents},
        "card": {card: card_name(card) for card in range(len(board.ids) + WILD_CARDS)},
        "seat": {NEUTRAL: "neutral"},
    }
