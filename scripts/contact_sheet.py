"""Show the drawings of Pictionary's album: one sheet per theme, as SVG.

.venv/bin/python scripts/contact_sheet.py /tmp/sheets
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path

from ludoteca.games.pictionary.bots.album import Page, pages, strokes_of
from ludoteca.games.pictionary.state import PAPER, Stroke

COLUMNS, SIDE, LABEL = 8, 150, 22


def drawing(strokes: list[Stroke]) -> str:
    """The strokes as lines."""
    lines = (" ".join(f"{point[0]},{point[1]}" for point in stroke) for stroke in strokes)
    return "".join(f'<polyline points="{line}"/>' for line in lines)


def sheet(drawings: Mapping[str, tuple[str, ...]]) -> str:
    """All drawings in rows, each with its word below."""
    cells = []
    for number, (word, shapes) in enumerate(drawings.items()):
        left, top = number % COLUMNS * SIDE, number // COLUMNS * (SIDE + LABEL)
        strokes = [stroke for shape in shapes for stroke in strokes_of(shape)]
        cells.append(
            f'<g transform="translate({left} {top}) scale({SIDE / PAPER})" fill="none" '
            f'stroke="black" stroke-width="12" stroke-linecap="round">{drawing(strokes)}</g>'
            f'<text x="{left + SIDE / 2}" y="{top + SIDE + 14}" font-size="14" '
            f'text-anchor="middle">{escape(word)}</text>'
        )
    width, height = COLUMNS * SIDE, -(-len(drawings) // COLUMNS) * (SIDE + LABEL)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return f'{head}<rect width="{width}" height="{height}" fill="white"/>{"".join(cells)}</svg>'


def of_page(page: Page) -> Mapping[str, tuple[str, ...]]:
    return {**page.words, "(emblem)": page.emblem}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme, page in pages().items():
        (folder / f"{theme}.svg").write_text(sheet(of_page(page)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
