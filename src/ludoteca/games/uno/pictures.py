"""The pictures of the rules page: which cards fit on a card, and the special cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.kernel import catalogue
from ludoteca.parts.pictures import INK, PAPER, badge, caption, cloth, drawing, paper, verdict
from ludoteca.parts.svg import group, text_at

from .about import about
from .deck import COLOUR, COLOURS, DRAW_FOUR, DRAW_TWO, INDEX, REVERSE, SKIP, SYMBOL, SYMBOLS, fits

WIDTH, HEIGHT, GAP = 60, 90, 14
MIDDLE = (30, 48)
FORMS: Mapping[str, tuple[str, str, str]] = {
    "red": (
        "#bf3b2b",
        "#fffaf0",
        "M50 3C60 24 76 40 97 50 76 60 60 76 50 97 40 76 24 60 3 50 24 40 40 24 50 3Z",
    ),
    "yellow": (
        "#e8b52c",
        "#2b2117",
        (
            "M50 2 60.400 21.400 79.400 10.700 78.700 32.500 97.800 43.200 79.600 55.200 "
            "90.500 75.300 68.600 75.800 62 97 46 82 25.500 91.700 24.800 69.800 3.500 62 "
            "17.600 45.300 8.200 26 29.800 28.200Z"
        ),
    ),
    "green": ("#2f8350", "#fffaf0", "M50 2C90 20 98 68 50 98 2 68 10 20 50 2Z"),
    "blue": ("#2d67b2", "#fffaf0", "M50 2C66 30 88 46 88 64A38 34 0 0 1 12 64C12 46 34 30 50 2Z"),
}
"""By colour: the colour, that of a number on it, and the shape on 100 × 100, as on the board."""
SIGNS = {
    SKIP: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM6 18 18 6",
    REVERSE: "M8.500 20V8.500L5 12M8.500 8.500 12 12M15.500 4v11.500L19 12M15.500 15.500 12 12",
}
NUMBERS = {**{number: str(number) for number in range(10)}, DRAW_TWO: "+2", DRAW_FOUR: "+4"}
OPEN, OTHERS = "red_7", ("red_2", "blue_7", "wild", "green_4")
SPECIALS = ("red_skip", "yellow_reverse", "green_draw_two", "wild", "wild_draw_four")


def _card(id: str, left: float, top: float) -> str:
    card = INDEX[id]
    colour = COLOURS[COLOUR[card]] if COLOUR[card] < len(COLOURS) else ""
    body = _form(colour) if colour else _forms()
    layers = (paper((0, 0, WIDTH, HEIGHT)), body, _marks(SYMBOL[card], colour))
    return group(f'transform="translate({left:g} {top:g})"', *layers)


def _form(colour: str) -> str:
    fill, _, path = FORMS[colour]
    return drawing(path, MIDDLE, 0.46, size=100, pen=fill, fill=fill)


def _forms() -> str:
    """All four shapes, around the middle of a wild card."""
    places = ((19, 35), (41, 35), (19, 61), (41, 61))
    return "".join(
        drawing(path, place, 0.19, size=100, pen=fill, fill=fill)
        for place, (fill, _, path) in zip(places, FORMS.values(), strict=True)
    )


def _marks(symbol: int, colour: str) -> str:
    """The sign or number in the middle and in the corner."""
    ink = FORMS[colour][1] if colour else INK
    if symbol in SIGNS:
        path = SIGNS[symbol]
        return drawing(path, MIDDLE, 1, pen=ink) + drawing(path, (12, 14), 0.6, pen=INK)
    if symbol not in NUMBERS:
        return ""
    number = NUMBERS[symbol]
    size = 26 if len(number) == 1 else 18
    ground = "" if colour else badge(MIDDLE, 14, PAPER)
    middle = text_at(number, (MIDDLE[0], MIDDLE[1] + size * 0.35), size, ink)
    return ground + middle + text_at(number, (13, 19), 13, INK)


def _fits(locale: str) -> str:
    """The open card, and others with whether they fit on it."""
    top = INDEX[OPEN]
    start = GAP + WIDTH + 34
    layers = [paper((GAP + 5, 9, WIDTH, HEIGHT)), _card(OPEN, GAP, GAP)]
    for place, id in enumerate(OTHERS):
        left = start + place * (WIDTH + GAP)
        is_good = fits(INDEX[id], COLOUR[top], SYMBOL[top])
        layers += [
            _card(id, left, GAP),
            verdict((left + WIDTH / 2, HEIGHT + GAP + 16), is_good=is_good),
        ]
    return cloth(start + len(OTHERS) * (WIDTH + GAP), HEIGHT + GAP + 34, *layers)


def _specials(locale: str) -> str:
    say = catalogue(locale, about.locale).say
    layers = []
    for place, id in enumerate(SPECIALS):
        left = GAP + 10 + place * (WIDTH + GAP + 20)
        name = say(f"symbol-{SYMBOLS[SYMBOL[INDEX[id]]]}")
        layers += [_card(id, left, GAP), caption(name, (left + WIDTH / 2, HEIGHT + GAP + 17))]
    return cloth(len(SPECIALS) * (WIDTH + GAP + 20) + GAP, HEIGHT + GAP + 38, *layers)


PICTURES: Mapping[str, Callable[[str], str]] = {"fits": _fits, "specials": _specials}
"""By name: the picture in a locale, as SVG."""
