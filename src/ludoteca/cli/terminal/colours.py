"""Colours of the seats, and transcripts painted with them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

SEATS = ("cyan", "yellow", "green", "magenta", "bright_blue", "bright_red", "bright_green", "blue")


def seat_colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def paint_names(text: str, names: Sequence[str], style: str = "") -> Text:
    """Text with each seat's name in its colour."""
    painted = Text(text, style)
    for seat, name in enumerate(names):
        # Whole words only: "Seat 1" is not part of "Seat 12".
        pattern = rf"(?i)(?<!\w){re.escape(name)}(?!\w)"
        painted.highlight_regex(pattern, seat_colour(seat))
    return painted


def paint_transcript(transcript: str, names: Sequence[str]) -> Text:
    """A transcript with step numbers, times and positions dimmed."""
    painted = paint_names(transcript, names)
    painted.highlight_regex(r"(?m)^ {0,4}\d+ +[\d:.]+(?=  )", "dim")
    painted.highlight_regex(r"(?m)^      │.*$", "dim italic")
    painted.highlight_regex(r"\A.*", "bold")
    return painted
