"""Draws how well ratings foretell results: `python -m tests.ratings.plot [file]` simulates a club
(`club`) and plots the share of matches won against the expected one."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.parts.svg import document, element, group
from tests.ratings.club import MATCHES, PEOPLE, Club, Group

PICTURE = Path(__file__).parents[2] / "docs" / "ratings.svg"
SIDE, MARGIN = 400, 56
SMALLEST, LARGEST = 4.0, 11.0
"""Radius of a dot, whose area grows with the number of its matches."""
INK, SOFT, ACCENT, PAPER = "#2b2419", "#6f6553", "#7a2e1d", "#fbf7ee"


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    club = Club()
    club.play()
    target.write_text(drawing(club), "utf-8")
    sys.stdout.write(f"rank correlation of strength and rating: {club.rank_correlation():.4f}\n")
    for expected, won, matches in club.calibration():
        sys.stdout.write(f"expected {expected:.3f}, won {won:.3f} of {matches}\n")


def drawing(club: Club) -> str:
    groups = [*club.calibration()]
    most = max(each.matches for each in groups)
    whole = SIDE + 2 * MARGIN
    return (
        document(
            (0, 0, whole, whole),
            "system-ui, sans-serif",
            element("title", f"Expected and won: {PEOPLE} players, {MATCHES} matches"),
            f'<rect width="{whole}" height="{whole}" fill="{PAPER}"/>',
            group(f'stroke="{SOFT}" stroke-opacity="0.3"', *map(_grid, range(0, 11, 2))),
            group(
                f'font-size="13" fill="{SOFT}" text-anchor="middle"', *map(_marks, range(0, 11, 2))
            ),
            _line((0, 0), (1, 1), f'stroke="{SOFT}" stroke-dasharray="6 5"'),
            group(f'fill="{ACCENT}" fill-opacity="0.85"', *(_dot(each, most) for each in groups)),
            _label(whole / 2, whole - 12, "expected to be won, %"),
            _label(16, whole / 2, "won, %", ' transform="rotate(-90 16 256)"'),
        )
        + "\n"
    )


def _at(expected: float, won: float) -> tuple[int, int]:
    return round(MARGIN + SIDE * expected), round(MARGIN + SIDE * (1 - won))


def _line(one: tuple[float, float], other: tuple[float, float], style: str = "") -> str:
    (x1, y1), (x2, y2) = _at(*one), _at(*other)
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {style}/>'


def _grid(tenth: int) -> str:
    at = tenth / 10
    return _line((at, 0), (at, 1)) + _line((0, at), (1, at))


def _marks(tenth: int) -> str:
    (x, bottom), (left, y) = _at(tenth / 10, 0), _at(0, tenth / 10)
    below = f'<text x="{x}" y="{bottom + 20}">{tenth * 10}</text>'
    return below + f'<text x="{left - 18}" y="{y + 4}">{tenth * 10}</text>'


def _dot(each: Group, most: int) -> str:
    x, y = _at(each.expected, each.won)
    radius = SMALLEST + (LARGEST - SMALLEST) * (each.matches / most) ** 0.5
    told = f"expected {each.expected:.0%}, won {each.won:.0%} of {each.matches}"
    return f'<circle cx="{x}" cy="{y}" r="{radius:.1f}"><title>{told}</title></circle>'


def _label(x: float, y: float, text: str, more: str = "") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="14" fill="{INK}" text-anchor="middle"{more}>'
        f"{text}</text>"
    )


if __name__ == "__main__":
    main()
