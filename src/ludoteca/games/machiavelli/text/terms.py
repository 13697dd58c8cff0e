"""Names of provinces, units and powers in each locale, from the map and the scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ludoteca.kernel import Terms, catalogue
from ludoteca.parts.localised import in_locale

from ..about import about
from ..map.board import KINDS
from ..map.scenario import LETTERS, Scenario
from ..model.sheet import UNIT

MOST_YEARS = 34
"""Of 99 turns, three a year."""


class UnitNames(dict[str, str]):
    """Names of units. Units that share a province have a number (B-10); those names are
    made on demand."""

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
    """Terms for the messages of a match. The neutral owner has no seat: messages select it as
    `[neutral]`."""
    board = scenario.map
    provinces = {
        id: in_locale(name, locale) for id, name in zip(board.ids, board.names, strict=True)
    }
    return {
        "province": provinces,
        "unit": UnitNames(provinces, locale),
        "power": {
            key: in_locale(power.name, locale)
            for index, power in enumerate(scenario.powers)
            for key in (power.id, index)
        },
        "year": {year: str(year) for year in range(scenario.year, scenario.year + MOST_YEARS)},
        "seat": {-1: "neutral"},
    }
