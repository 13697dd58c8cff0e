"""Colours: every seat has its own, wherever it is named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

SEATS = ("cyan", "yellow", "green", "magenta", "bright_blue", "bright_red", "bright_green", "blue")


def of_seat(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def in_colours(text: str, names: Sequence[str], style: str = "") -> Text:
    """Text with the seats' names in their colours."""
    painted = Text(text, style)
    for seat, name in enumerate(names):
        # Sentences may begin with a name or have it inside; "Seat 1" is not part of "Seat 12".
        pattern = rf"(?i)(?<!\w){re.escape(name)}(?!\w)"
        painted.highlight_regex(pattern, of_seat(seat))
    return painted


def in_columns(transcript: str, names: Sequence[str]) -> Text:
    """A transcript with its steps and moments, and the positions in between, held back."""
    painted = in_colours(transcript, names)
    painted.highlight_regex(r"(?m)^ {0,4}\d+ +[\d:.]+(?=  )", "dim")
    painted.highlight_regex(r"(?m)^      │.*$", "dim italic")
    painted.highlight_regex(r"\A.*", "bold")
    return painted
