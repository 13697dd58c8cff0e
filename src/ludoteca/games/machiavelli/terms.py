"""What things on the board are called: provinces by the map, powers by the scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ludoteca.kernel import Terms, catalogue

from .about import about
from .map.board import KINDS
from .map.scenario import LETTERS, Scenario
from .model.sheet import UNIT


class UnitNames(dict[str, str]):
    """What units are called. Where several stand together their numbers tell them apart (B-10);
    those names are made when they are asked for."""

    def __init__(self, provinces: Mapping[str, str], locale: str) -> None:
        self.provinces, self.say = provinces, catalogue(locale, about.locale).say
        super().__init__(
            {f"{letter} {id}": self._name(letter, id) for letter in LETTERS for id in provinces}
        )

    def __contains__(self, unit: object) -> bool:
        named = re.match(UNIT, str(unit))
        return named is not None and named[3] in self.provinces

    def __missing__(self, unit: str) -> str:
        mark, _, id = unit.partition(" ")
        return self._name(mark[0], id, f" {mark[1:]}")

    def _name(self, letter: str, id: str, number: str = "") -> str:
        kind = self.say(f"kind-{KINDS[LETTERS.index(letter)]}")
        return self.say("unit-in", kind=kind + number, province=self.provinces[id])


def terms(scenario: Scenario, locale: str) -> Terms:
    """The neutral owner holds no seat: messages know it as `[neutral]`."""
    board = scenario.map
    provinces = {id: name.text(locale) for id, name in zip(board.ids, board.names, strict=True)}
    return {
        "province": provinces,
        "unit": UnitNames(provinces, locale),
        "power": {power.id: power.name.text(locale) for power in scenario.powers},
        "seat": {-1: "neutral"},
    }
