"""UNO as text: names of cards, moves in short notation, positions in words."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Speaker, Terms, catalogue
from ludoteca.parts.notation import Verb, VerbNotation, read_seat, write_seat

from .about import about
from .deck import COLOUR, COLOURS, INDEX, SYMBOL, SYMBOLS, WILD_COLOUR
from .moves import CallUno, Catch, Challenge, Draw, JumpIn, Keep, NameColour, Play, SwapHands
from .state import NOBODY
from .view import UnoView


def terms(board: None, locale: str) -> Terms:
    """The names of the cards, made of their colours and symbols."""
    say = catalogue(locale, about.locale).say

    def name(card: int) -> str:
        symbol = say(f"symbol-{SYMBOLS[SYMBOL[card]]}")
        if COLOUR[card] == WILD_COLOUR:
            return symbol
        return say("card-of", colour=say(f"colour-{COLOURS[COLOUR[card]]}"), symbol=symbol)

    return {"card": {id: name(card) for id, card in INDEX.items()}}


# Notation: `play red_7 uno`, `play wild blue`, `swap 3`

COLOUR_WORDS = {
    **{colour: colour for colour in COLOURS},
    **dict(zip(("rojo", "amarillo", "verde", "azul"), COLOURS, strict=True)),
}


def _write_play(move: Play) -> list[str]:
    return [move.card, *([move.colour] if move.colour else []), *_call(move.uno)]


def _call(uno: bool) -> list[str]:
    return ["uno"] if uno else []


def _read_play(words: list[str]) -> tuple[str, str | None, bool]:
    uno = _read_call(words)
    colour = None
    if len(words) > 1 and words[-1] in COLOUR_WORDS:
        colour = COLOUR_WORDS[words.pop()]
    return _read_card(words), colour, uno


def _read_call(words: list[str]) -> bool:
    if words and words[-1] == "uno":
        words.pop()
        return True
    return False


def _read_card(words: list[str]) -> str:
    """`red_7`, or in two words `red 7`."""
    id = "_".join(words)
    words.clear()
    if id not in INDEX:
        raise ValueError(f"there is no card {id}")
    return id


def _read_jump(words: list[str]) -> tuple[str, bool]:
    uno = _read_call(words)
    return _read_card(words), uno


def _read_colour(words: list[str]) -> tuple[str]:
    word = words.pop(0)
    if word not in COLOUR_WORDS:
        raise ValueError(f"{word} is no colour")
    return (COLOUR_WORDS[word],)


NOTATION = VerbNotation(
    (
        Verb(Play, "play p jugar juega", "play <card> [<colour>] [uno]", _write_play, _read_play),
        Verb(
            JumpIn,
            "jump jump_in saltar",
            "jump <card> [uno]",
            lambda move: [move.card, *_call(move.uno)],
            _read_jump,
        ),
        Verb(Draw, "draw d robar roba", "draw"),
        Verb(Keep, "keep k quedarse pasar", "keep"),
        Verb(Challenge, "challenge doubt retar dudar", "challenge"),
        Verb(Catch, "catch c pillar", "catch"),
        Verb(CallUno, "call uno cantar", "call"),
        Verb(
            NameColour, "colour color", "colour <colour>", lambda move: [move.colour], _read_colour
        ),
        Verb(
            SwapHands,
            "swap cambiar",
            "swap <number of the seat>",
            lambda move: [write_seat(move.rival)],
            lambda words: (read_seat(words),),
        ),
    )
)


# The position in words


def describe(view: UnoView, speaker: Speaker) -> str:
    own_terms = speaker.terms or terms(None, speaker.catalogue.locale)
    teller = Speaker(speaker.catalogue, speaker.names, own_terms)
    return "\n".join(_lines(view, teller))


def _lines(view: UnoView, speaker: Speaker) -> Iterator[str]:
    say, args = speaker.say, speaker.arguments(view)
    if view.over:
        yield say("describe-over", reason=speaker.term("reason", view.over))
    elif view.resting:
        yield say("describe-resting")
    else:
        yield say("describe-top", **args)
        mine = "describe-you" if view.turn == view.seat else "describe-other"
        yield say(mine, seat=speaker.seat(view.turn), duty=say(f"duty-{view.phase}", **args))
        if view.uncalled == view.seat:
            yield say("describe-late")
        elif view.uncalled != NOBODY:
            yield say("describe-uncalled", seat=speaker.seat(view.uncalled))
    if view.seat is not None and not view.shown:
        yield say("describe-hand", **args)
    yield say("describe-piles", deck=view.deck, pile=len(view.pile))
    yield from _seats(view, speaker)


def _seats(view: UnoView, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("describe-order-forward" if view.forward else "describe-order-backward")
    counted = "false" if view.target is None else "true"
    for seat, count in enumerate(view.counts):
        told: dict[str, str | int] = {"seat": speaker.seat(seat), "score": view.scores[seat]}
        told["counted"] = counted
        if view.out[seat]:
            yield speaker.say("describe-out", **told)
        elif view.shown:
            cards = ", ".join(speaker.term("card", card) for card in view.shown[seat])
            yield speaker.say("describe-shown", **told, cards=cards or speaker.say("none"))
        else:
            yield speaker.say("describe-seat", **told, cards=count)
