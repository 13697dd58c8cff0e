"""Questions answered with a point of a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import JsonObject

from ..question import THOUSAND, Area, Given, Question, Solution
from .family import FULL, Family
from .faults import Fault

MOST_AREAS = 5
LARGEST = {"x": THOUSAND, "y": THOUSAND, "radius": 500}
"""Of each number of an area; a radius is at least 1, a place at least 0."""


class Hotspot(Family):
    """A point inside one of the areas is right."""

    fields = ("areas",)

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        if not item.get("picture"):
            yield "missing_picture", {}
        areas = item.get("areas")
        if not isinstance(areas, list) or not 1 <= len(areas) <= MOST_AREAS:
            yield "wrong_areas", {"most": MOST_AREAS}
        elif not all(map(_is_area, areas)):
            yield "bad_area", {}

    def facts(self, item: JsonObject) -> JsonObject:
        return {"areas": tuple(Area(**area) for area in item["areas"])}

    def document(self, question: Question) -> JsonObject:
        areas = [{"x": one.x, "y": one.y, "radius": one.radius} for one in question.areas]
        return {"areas": areas}

    def places(self, question: Question) -> int:
        return 0

    def accepts(self, question: Question, given: Given) -> bool:
        return (
            isinstance(given, tuple)
            and len(given) == 2
            and all(type(one) is int and 0 <= one <= THOUSAND for one in given)
        )

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        if not isinstance(given, tuple):
            return 0
        x, y = given
        return FULL if any(area.contains(x, y) for area in question.areas) else 0

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(areas=question.areas)


def _is_area(area: object) -> bool:
    if not isinstance(area, dict) or {*area} != {*LARGEST}:
        return False
    return all(
        type(value) is int and (name == "radius") <= value <= LARGEST[name]
        for name, value in area.items()
    )
