"""Numbers of SVG paths, in tenths of a pixel."""

from __future__ import annotations

from collections.abc import Iterable


def number(tenths: int) -> str:
    return f"{tenths / 10:g}".replace("0.", ".", 1) if abs(tenths) < 10 else f"{tenths / 10:g}"


def joined(values: Iterable[int]) -> str:
    """Numbers with as few separators as SVG allows."""
    text = previous = ""
    for following in map(number, values):
        fused = following[0] == "-" or (following[0] == "." and "." in previous)
        text += following if fused or not text else " " + following
        previous = following
    return text
