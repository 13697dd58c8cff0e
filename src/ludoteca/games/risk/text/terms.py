"""Names of the things on a board: territories, continents, cards and the neutral owner."""

from __future__ import annotations

from ludoteca.kernel import Terms, catalogue
from ludoteca.parts.localised import in_locale

from ..about import about
from ..cards import WILD, symbol
from ..map.board import SYMBOLS, Board
from ..missions import target_of
from ..moves.placing import NO_BONUS
from ..state import NEUTRAL, WILD_CARDS

MOST_SEATS = about.seats[1]


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

    continents = [in_locale(continent.name, locale) for continent in board.continents]

    def mission_name(number: int) -> str:
        if target_of(number, board) is not None:
            return say("mission-eliminate")
        card = board.missions[number]
        if card.territories:
            message = "mission-garrisons" if card.armies > 1 else "mission-territories"
            return say(message, territories=card.territories, armies=card.armies)
        *first, last = (continents[at] for at in card.continents)
        named = say("mission-list", first=", ".join(first), last=last) if first else last
        return say(
            "mission-continents-more" if card.more else "mission-continents", continents=named
        )

    missions = range(len(board.missions) + MOST_SEATS if board.missions else 0)
    return {
        "territory": {NO_BONUS: say("none"), **dict(zip(board.ids, territories, strict=True))},
        "continent": {c.id: name for c, name in zip(board.continents, continents, strict=True)},
        "card": {card: card_name(card) for card in range(len(board.ids) + WILD_CARDS)},
        "mission": {number: mission_name(number) for number in missions},
        "seat": {NEUTRAL: "neutral"},
    }
