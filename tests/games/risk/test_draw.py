"""A drawing is one well-formed, self-contained SVG with everything about a position."""

import re
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ludoteca.games.risk.drawing.svg import draw
from ludoteca.games.risk.drawing.theme import FELT, LINEN, OwnerStyle, Theme, badge_outline, pattern
from ludoteca.games.risk.map.board import NEUTRAL, UNCLAIMED, Board, compile_map, load
from ludoteca.games.risk.map.layout import shapes_of

SVG = "{http://www.w3.org/2000/svg}"

CLASSIC = load("classic")
OWNERS = [t % 6 for t in range(42)]
ARMIES = [t + 1 for t in range(42)]
PEOPLE = ["Ana", "Bruno", "Carmen", "Darío", "Eva", "Félix"]

both_themes = pytest.mark.parametrize("theme", [LINEN, FELT], ids=lambda theme: theme.name)


def picture(board: Board = CLASSIC, **options: object) -> ElementTree.Element:
    owners = options.pop("owners", [t % 6 for t in range(len(board.ids))])
    armies = options.pop("armies", [t + 1 for t in range(len(board.ids))])
    svg = draw(board, shapes_of(board), owners, armies, **options)  # type: ignore[arg-type]
    return ElementTree.fromstring(svg)


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@both_themes
@pytest.mark.parametrize("map_id", ["classic", "simple"])
def test_every_territory_shows_its_name_and_its_armies(map_id: str, theme: Theme) -> None:
    board = load(map_id)
    shown = Counter(texts(picture(board, theme=theme)))
    expected = [name["en"] for name in board.names] + [str(t + 1) for t in range(len(board.ids))]
    assert not Counter(expected) - shown


def test_every_territory_is_filled_with_its_owners_pattern() -> None:
    owners = [NEUTRAL, UNCLAIMED, *OWNERS[2:]]
    fills = [u.get("fill") for u in picture(owners=owners).iter(f"{SVG}use") if u.get("fill")]
    assert [re.sub(r".*owner|\)", "", fill or "") for fill in fills] == [str(o) for o in owners]


def test_every_continent_shows_its_bonus() -> None:
    assert Counter(text for text in texts(picture()) if text.startswith("+")) == Counter(
        f"+{continent.bonus}" for continent in CLASSIC.continents
    )


def test_names_come_in_the_language_asked_for_or_not_at_all() -> None:
    assert "Japón" in texts(picture(locale="es"))
    assert "Japan" not in texts(picture(locale="es"))
    assert not {"Japan", "Asia"} & set(texts(picture(names=False)))


def test_it_has_a_title_and_a_description_for_screen_readers() -> None:
    root = picture(title="Turn 7", description="Ana holds Asia.")
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Turn 7"
    assert root.findtext(f"{SVG}desc") == "Ana holds Asia."
    assert picture(locale="es").findtext(f"{SVG}title") == "Mundo clásico"


def test_a_legend_counts_armies_and_territories() -> None:
    shown = texts(picture(seats=PEOPLE))
    assert [text.split() for text in shown[-11::2]] == [[name, "7/42"] for name in PEOPLE]
    assert shown[-12::2] == [str(sum(ARMIES[seat::6])) for seat in range(6)]


def test_highlights_are_outlined() -> None:
    def uses(root: ElementTree.Element) -> Counter[str]:
        return Counter(use.get("href", "").rpartition("-")[2] for use in root.iter(f"{SVG}use"))

    assert set((uses(picture(highlights=[3, 11])) - uses(picture())).elements()) == {"3", "11"}


@pytest.mark.parametrize("nasty", ['<script>alert("x")</script>', "a & b", "tab\tnull\0"])
def test_texts_of_strangers_do_no_harm(nasty: str) -> None:
    root = picture(title=nasty, description=nasty, seats=[nasty] * 6)
    assert not list(root.iter(f"{SVG}script"))
    readable = "".join(char if char.isprintable() else " " for char in nasty)
    assert root.findtext(f"{SVG}title") == readable


def test_a_custom_map_is_drawn_too() -> None:
    board = compile_map(
        {
            "id": "pair",
            "name": "A pair",
            "continents": [{"id": "all", "name": "<All>", "bonus": 1, "territories": ["a", "b"]}],
            "territories": [{"id": "a", "name": "A & B"}, {"id": "b", "name": "<b>"}],
            "borders": [["a", "b"]],
        }
    )
    assert {"A & B", "<b>", "<All>", "+1"} <= set(texts(picture(board)))


def test_it_needs_nothing_from_elsewhere() -> None:
    svg = draw(CLASSIC, shapes_of(CLASSIC), OWNERS, ARMIES)
    assert svg.count("http") == 1  # the name space
    defined = set(re.findall(r'id="([^"]+)"', svg))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= defined


def test_two_drawings_on_one_page_do_not_disturb_each_other() -> None:
    pictures = [picture(theme=LINEN), picture(theme=FELT), picture(load("simple"))]
    ids = [{e.get("id") for e in root.iter() if e.get("id")} for root in pictures]
    assert all(not a & b for a, b in combinations(ids, 2))


def test_a_position_with_a_territory_too_few_is_no_position() -> None:
    with pytest.raises(ValueError, match="zip"):
        draw(CLASSIC, shapes_of(CLASSIC), OWNERS, ARMIES[1:])


# Colour is never the only mark of a seat
@both_themes
def test_seats_differ_in_colour_in_pattern_and_in_badge(theme: Theme) -> None:
    owners = [*range(6), NEUTRAL]
    marks = [re.sub(r'"#\w+"', "", pattern(owner, theme, "p")) for owner in owners]
    assert len(set(marks)) == len(owners)
    assert len({badge_outline(owner, (0, 0), 10) for owner in owners}) == len(owners)
    assert len({theme.style(owner).land for owner in [*owners, UNCLAIMED]}) == len(owners) + 1


@both_themes
def test_every_text_is_legible(theme: Theme) -> None:
    """Contrast of at least 4.5 to 1 (WCAG AA)."""
    styles: list[OwnerStyle] = [*theme.seats, theme.neutral, theme.unclaimed]
    pairs = [(style.ink, style.badge) for style in styles]
    pairs += [(theme.text, theme.halo), (theme.text, theme.sea), (theme.brass_ink, theme.brass)]
    pairs += [(theme.frame_ink, theme.frame)]
    assert {pair for pair in pairs if contrast(*pair) < 4.5} == set()


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
