"""Draws a position as a standalone SVG, for notebooks, pages and mails."""

from collections.abc import Collection, Iterable, Sequence
from zlib import crc32

from ludoteca.parts.layout import Point
from ludoteca.parts.localised import in_locale
from ludoteca.parts.svg import Box, arrow, document, element, group, text_at

from ..map.board import Board, Owner, Territory
from ..map.shapes import Shapes
from .theme import LINEN, Theme, badge_outline, pattern

FRAME = 16
LEGEND = 40
BADGE = 11.0
FIGURES = "'Source Sans 3', 'Segoe UI', system-ui, sans-serif"
TITLES = "Fraunces, Georgia, 'Times New Roman', serif"


def draw(
    board: Board,
    shapes: Shapes,
    owners: Sequence[Owner],
    armies: Sequence[int],
    *,
    title: str = "",
    description: str = "",
    locale: str = "en",
    names: bool = True,
    seats: Sequence[str] = (),
    highlights: Collection[Territory] = (),
    arrows: Sequence[tuple[Territory, Territory]] = (),
    crop: Box | None = None,
    theme: Theme = LINEN,
) -> str:
    """The position on the board, or the part of it in a box; with names in `seats`, a legend
    below."""
    width, height = shapes.size
    below = LEGEND if seats else 0
    drawing = _Drawing(board, shapes, owners, armies, locale, theme)
    layers = [
        element("title", title or in_locale(board.name, locale)),
        element("desc", description) if description else "",
        drawing.definitions(),
        drawing.table(below),
        drawing.ground(),
        drawing.territories(),
        drawing.routes(),
        drawing.lights(highlights),
        drawing.plaques(with_names=names),
        drawing.names() if names else "",
        drawing.badges(),
        drawing.arrows(arrows),
        drawing.legend(seats),
    ]
    whole = (-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME + below)
    return document(crop or whole, FIGURES, *layers)


class _Drawing:
    """The layers of one drawing, from the table up."""

    def __init__(
        self,
        board: Board,
        shapes: Shapes,
        owners: Sequence[Owner],
        armies: Sequence[int],
        locale: str,
        theme: Theme,
    ) -> None:
        self.board, self.shapes, self.owners, self.armies = board, shapes, owners, armies
        self.locale, self.theme = locale, theme
        # Several drawings may share a page: equal ids must mean equal elements there.
        outlines = "".join(shape.path for shape in shapes.territories)
        self.key = f"risk-{theme.name}-{crc32(outlines.encode()):x}"

    def definitions(self) -> str:
        owners = sorted(set(self.owners))
        patterns = (pattern(owner, self.theme, f"{self.key}-owner{owner}") for owner in owners)
        outlines = (
            f'<path id="{self.key}-{territory}" d="{shape.path}"/>'
            for territory, shape in enumerate(self.shapes.territories)
        )
        weave = (
            f'<pattern id="{self.key}-sea" width="6" height="6" patternUnits="userSpaceOnUse">'
            f'<rect width="6" height="6" fill="{self.theme.sea}"/>'
            f'<path d="M0 1.5h3M3 4.5h3M4.5 0v3M1.5 3v3" stroke="{self.theme.weave}"/></pattern>'
        )
        return f"<defs>{weave}{''.join(patterns)}{''.join(outlines)}</defs>"

    def table(self, below: int) -> str:
        """The wooden frame, with room for a legend, and the cloth for the sea."""
        width, height = self.shapes.size
        outer = f'width="{width + 2 * FRAME}" height="{height + 2 * FRAME + below}" rx="14"'
        cloth = f'width="{width}" height="{height}" rx="6" fill="url(#{self.key}-sea)"'
        return (
            f'<rect x="{-FRAME}" y="{-FRAME}" {outer} fill="{self.theme.frame}"/>'
            f'<rect {cloth} stroke="{self.theme.frame_edge}" stroke-width="2"/>'
        )

    def ground(self) -> str:
        """The layer under the territories: other land and the outlines of continents."""
        coast = f'fill="none" stroke="{self.theme.coast}" stroke-linejoin="round"'
        land = f'<path d="{self.shapes.land}" fill="{self.theme.land}"/>'
        outlines = self._each(range(len(self.owners)))
        regions = (self._region(number) for number in range(len(self.shapes.regions)))
        return (
            (land if self.shapes.land else "")
            + group('stroke-linecap="round"', *regions)
            + group(f'{coast} stroke-width="4"', outlines)
        )

    def _region(self, continent: int) -> str:
        path, tints = self.shapes.regions[continent], self.theme.regions
        tint, width = tints[continent % len(tints)], 3.2 * self.shapes.territories[0].radius
        return (
            f'<path d="{path}" stroke="{self.theme.weave}" stroke-width="{width + 4:.1f}"/>'
            f'<path d="{path}" stroke="{tint}" stroke-width="{width:.1f}"/>'
        )

    def territories(self) -> str:
        lands = (
            f'<use href="#{self.key}-{territory}" fill="url(#{self.key}-owner{owner})"/>'
            for territory, owner in enumerate(self.owners)
        )
        line = f'fill="none" stroke="{self.theme.coast}" stroke-width="2.6"'
        frontiers = f'<path d="{self.shapes.frontiers}" {line}/>' if self.shapes.frontiers else ""
        border = f'stroke="{self.theme.border}" stroke-width="1.2" stroke-linejoin="round"'
        return group(border, *lands, frontiers)

    def routes(self) -> str:
        lines = (f'<path d="{route.path}"/>' for route in self.shapes.routes)
        dashed = 'fill="none" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="4 3.6"'
        return group(f'{dashed} stroke="{self.theme.route}"', *lines)

    def lights(self, highlights: Collection[Territory]) -> str:
        lit = self._each(sorted(highlights))
        return group(
            'fill="none" stroke-linejoin="round"',
            group(f'stroke="{self.theme.halo}" stroke-width="6"', lit),
            group(f'stroke="{self.theme.brass}" stroke-width="3.4"', lit),
        )

    def plaques(self, *, with_names: bool) -> str:
        """A brass coin with the bonus of each continent."""
        theme = self.theme
        parts = []
        for continent, (x, y) in zip(self.board.continents, self.shapes.plaques, strict=True):
            rim = f'fill="none" stroke="{theme.brass_ink}" stroke-opacity=".45"'
            parts += [
                f'<circle cx="{x}" cy="{y}" r="15" fill="{theme.brass}"/>',
                f'<circle cx="{x}" cy="{y}" r="12.5" {rim}/>',
                text_at(f"+{continent.bonus}", (x, y + 4.5), 13, theme.brass_ink),
            ]
            if with_names:
                name = in_locale(continent.name, self.locale)
                parts.append(text_at(name, (x, y + 28), 11.5, theme.text, halo=theme.sea))
        return group(f'font-family="{TITLES}"', *parts)

    def names(self) -> str:
        places = [(x, y + BADGE + 9) for x, y in (s.label for s in self.shapes.territories)]
        texts = [in_locale(name, self.locale) for name in self.board.names]
        return "".join(
            text_at(text, place, 8, self.theme.text, halo=self.theme.halo)
            for text, place in zip(texts, places, strict=True)
        )

    def badges(self) -> str:
        return "".join(
            self._badge(owner, number, shape.label, in_locale(name, self.locale))
            for owner, number, shape, name in zip(
                self.owners, self.armies, self.shapes.territories, self.board.names, strict=True
            )
        )

    def arrows(self, between: Sequence[tuple[Territory, Territory]]) -> str:
        places = [shape.label for shape in self.shapes.territories]
        return "".join(
            arrow(places[source], places[target], self.theme.brass, self.theme.coast)
            for source, target in between
        )

    def legend(self, seats: Sequence[str]) -> str:
        """For every seat its badge with the sum of its armies, its name and its share."""
        width, height = self.shapes.size
        parts = []
        for seat, name in enumerate(seats):
            x, y = (seat + 0.5) * width / len(seats) - 70, height + (FRAME + LEGEND) / 2 + 3
            held = [t for t, owner in enumerate(self.owners) if owner == seat]
            share = f"{name[:18]}  {len(held)}/{len(self.owners)}"
            parts += [
                self._badge(seat, sum(self.armies[t] for t in held), (x, y), name),
                text_at(share, (x + 20, y + 5), 14, self.theme.frame_ink, anchor="start"),
            ]
        return "".join(parts)

    def _badge(self, owner: Owner, armies: int, place: Point, title: str) -> str:
        style = self.theme.style(owner)
        size = (12, 12, 9, 7)[min(len(str(armies)), 4) - 1]
        line = f'stroke="{style.ink}" stroke-width="1.4" stroke-linejoin="round"'
        return group(
            "",
            element("title", f"{title}: {armies}"),
            f'<path d="{badge_outline(owner, place, BADGE)}" fill="{style.badge}" {line}/>',
            text_at(str(armies), (place[0], place[1] + 0.36 * size), size, style.ink),
        )

    def _each(self, territories: Iterable[Territory]) -> str:
        return "".join(f'<use href="#{self.key}-{territory}"/>' for territory in territories)
