"""Crops the small world to its own land: no land but its territories, South America moved up below
the rest, and the whole stretched to the height of the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from path_text import joined

Move: TypeAlias = Callable[[float, float], tuple[float, float]]

SOUTH = ("venezuela", "peru", "brazil", "argentina")
UP = 85
"""Pixels by which South America moves up."""
TOP, BOTTOM = 8, 547
"""The part of the board that has land then."""
PLAQUES = {
    "north_america": (110, 306),
    "south_america": (150, 470),
    "europe": (432, 203),
    "asia": (1110, 250),
}
NUMBER = re.compile(r"-?(?:\d+\.\d+|\.\d+|\d+)")
COMMAND = re.compile(r"([MlLCz])([^MlLCz]*)")


def crop(shapes: dict[str, Any]) -> dict[str, Any]:
    """The shapes of the small world, as `build_shapes.py` makes them, cropped."""
    height = shapes["size"][1]
    stretch = height / (BOTTOM - TOP)

    def placed(up: float) -> Move:
        return lambda x, y: (x, (y - up - TOP) * stretch)

    territories = {
        name: _territory(shape, placed(UP if name in SOUTH else 0))
        for name, shape in shapes["territories"].items()
    }
    routes = [
        {
            **route,
            "path": _route(
                route["path"], [UP * (end in SOUTH) for end in route["between"]], placed
            ),
        }
        for route in shapes["routes"]
    ]
    return {
        **shapes,
        "territories": territories,
        "routes": routes,
        "plaques": {name: list(PLAQUES[name]) for name in shapes["plaques"]},
        "frontiers": _bent(shapes["frontiers"], placed(0)),
        "land": "",
    }


def _territory(shape: Mapping[str, Any], move: Move) -> dict[str, Any]:
    label = [round(v, 1) for v in move(*shape["label"])]
    return {**shape, "label": label, "path": _bent(shape["path"], move)}


def _bent(path: str, move: Move) -> str:
    """A path of absolute starts and relative steps. Every point is rounded by itself, so that
    common borders stay common."""
    text = ""
    here, there = (0, 0), (0, 0)  # in tenths of a pixel, before and after
    for command, numbers in COMMAND.findall(path):
        values = [round(10 * float(one)) for one in NUMBER.findall(numbers)]
        if command == "z":
            text += command
            continue
        steps = []
        for x, y in zip(values[::2], values[1::2], strict=True):
            here = (x, y) if command == "M" else (here[0] + x, here[1] + y)
            moved = move(here[0] / 10, here[1] / 10)
            to = round(10 * moved[0]), round(10 * moved[1])
            steps += to if command == "M" else (to[0] - there[0], to[1] - there[1])
            there = to
        text += command + joined(steps)
    return text


def _route(path: str, ups: list[int], placed: Callable[[float], Move]) -> str:
    """A path of absolute points; those between the ends move in proportion."""
    count = len(NUMBER.findall(path)) // 2
    text, at = "", 0
    for command, numbers in COMMAND.findall(path):
        values = [float(one) for one in NUMBER.findall(numbers)]
        points = []
        for x, y in zip(values[::2], values[1::2], strict=True):
            part = at / max(1, count - 1)
            points.append(placed(ups[0] * (1 - part) + ups[1] * part)(x, y))
            at += 1
        text += command + " ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return text
