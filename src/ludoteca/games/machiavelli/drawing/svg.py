"""Draws units and orders on a map as a standalone SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from ludoteca.parts.localised import in_locale
from ludoteca.parts.svg import Box, Point, arrow, document, element, group, text_at, touches

from ..map.board import Board
from ..map.scenario import LETTERS
from ..map.scenery import shapes_of

FONT = "'Source Sans 3', 'Segoe UI', system-ui, sans-serif"
SEA, SEA_EDGE, COAST, BORDER = "#c2d8d5", "#7fa3a8", "#5b4630", "#7d6545"
NEUTRAL, INK, SEA_INK, HALO, IVORY = "#f1e5c8", "#2d2318", "#245061", "#fff8e6", "#fbf3df"
OWNERS = (("#efa79b", "#8e2a1d"), ("#a5c4ee", "#1f4e8c"), ("#f3d98f", "#7a5700"))
"""By power: its land, and its units."""
TOKENS = ("M0-13a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z", "M-12-12h24v24h-24Z", "M0-16 17 13H-17Z")
ARMY = "M0-9.4 1.5-7v8.4h3.3v1.9H1.5v3.9a1.5 1.5 0 0 1-3 0V3.3h-3.3V1.4h3.3V-7Z"
FLEET = "M.7-8.8C4.3-7.2 6.1-4.2 6.1 0H.7ZM-.6-6.4V0h-5c.4-2.7 2.1-4.9 5-6.4ZM-8 1.8H8L5.7 7H-5.7Z"
CASTLE = "M-9-8h4v3h3v-3h4v3h3v-3h4V8H-9Z"
RING = 19.0
DASHES = {"advance": "", "support": "7 5", "convoy": "2 5"}


class Drawn(Struct, frozen=True):
    """An arrow: an order from one province to another."""

    source: str
    target: str
    kind: str = "advance"
    power: int = 0


class Position(Struct, frozen=True):
    """What stands on the map: units such as `A milan` by power, and who owns which province."""

    units: Mapping[str, int]
    owners: Mapping[str, int] = {}
    besieged: frozenset[str] = frozenset()
    orders: tuple[Drawn, ...] = ()


def draw(board: Board, position: Position, *, crop: Box, locale: str, title: str = "") -> str:
    """The part of the map in a box."""
    drawing = _Drawing(board, position, crop, locale)
    return document(
        crop,
        FONT,
        element("title", title or in_locale(board.name, locale)),
        drawing.provinces(),
        drawing.straits(),
        drawing.cities(),
        drawing.arrows(),
        drawing.tokens(),
        drawing.names(),
    )


class _Drawing:
    """The layers of one drawing, from the sea up."""

    def __init__(self, board: Board, position: Position, crop: Box, locale: str) -> None:
        self.board, self.position, self.locale = board, position, locale
        self.shapes = shapes_of(board)
        shapes = self.shapes.provinces
        self.visible = [id for id in board.ids if touches(shapes[id].path, crop)]

    def provinces(self) -> str:
        seas = (id for id in self.visible if self._is_sea(id))
        land = (id for id in self.visible if not self._is_sea(id))
        line = 'stroke-width="1.6" stroke-linejoin="round"'
        return group(f'fill="{SEA}" stroke="{SEA_EDGE}" {line}', *map(self._outline, seas)) + group(
            f'stroke="{BORDER}" {line}', *(self._outline(id, self._colour(id)) for id in land)
        )

    def straits(self) -> str:
        lines = (f'<path d="{strait.path}"/>' for strait in self.shapes.straits)
        return group(f'fill="none" stroke="{COAST}" stroke-dasharray="3 2.5"', *lines)

    def cities(self) -> str:
        return "".join(self._cities())

    def arrows(self) -> str:
        occupied = {unit.partition(" ")[2] for unit in self.position.units}
        return "".join(
            arrow(
                self._stand(order.source),
                self._stand(order.target),
                OWNERS[order.power][1],
                HALO,
                width=4.5,
                apart=(15, 17 if order.target in occupied else 0),
                dashes=DASHES[order.kind],
            )
            for order in self.position.orders
        )

    def tokens(self) -> str:
        return "".join(
            self._token(unit, power)
            for unit, power in self.position.units.items()
            if not unit.startswith("G")
        )

    def names(self) -> str:
        return "".join(
            text_at(
                in_locale(self.board.names[self.board.index[id]], self.locale),
                self.shapes.provinces[id].label,
                11,
                SEA_INK if self._is_sea(id) else INK,
                halo=SEA if self._is_sea(id) else HALO,
            )
            for id in self.visible
        )

    def _cities(self) -> Iterable[str]:
        for id in self.visible:
            place = self.shapes.provinces[id].city
            if place is None:
                continue
            power = self.position.units.get(f"G {id}")
            walls, ink = (IVORY, INK) if power is None else (OWNERS[power][1], IVORY)
            income = str(self.board.income(self.board.index[id]))
            at = f'transform="translate({place[0]} {place[1]})"'
            yield group(
                at,
                self._ring() if id in self.position.besieged else "",
                f'<path d="{CASTLE}" fill="{walls}" stroke="{COAST}" stroke-width="1.4"/>',
                text_at(income, (0, 5), 10, ink),
            )

    def _ring(self) -> str:
        return (
            f'<circle r="{RING}" fill="none" stroke="{OWNERS[0][1]}" stroke-width="3" '
            'stroke-dasharray="4 3"/>'
        )

    def _token(self, unit: str, power: int) -> str:
        letter, _, id = unit.partition(" ")
        x, y = self._stand(id)
        glyph = FLEET if LETTERS.index(letter) == 1 else ARMY
        return group(
            f'transform="translate({x} {y})"',
            f'<path d="{TOKENS[power]}" fill="{OWNERS[power][1]}" stroke="{IVORY}" '
            'stroke-width="1.8"/>',
            f'<path d="{glyph}" fill="{IVORY}"/>',
        )

    def _outline(self, id: str, fill: str = "") -> str:
        colour = f' fill="{fill}"' if fill else ""
        return f'<path d="{self.shapes.provinces[id].path}"{colour}/>'

    def _colour(self, id: str) -> str:
        power = self.position.owners.get(id)
        return NEUTRAL if power is None else OWNERS[power][0]

    def _stand(self, id: str) -> Point:
        return self.shapes.provinces[id].unit

    def _is_sea(self, id: str) -> bool:
        return self.board.is_sea[self.board.index[id]]
