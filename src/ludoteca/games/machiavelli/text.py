"""What things on the board are called: provinces by the map, powers by the scenario."""

from __future__ import annotations

from ludoteca.kernel import Terms, catalogue

from .about import about
from .board import KINDS
from .scenario import LETTERS, Scenario


def terms(scenario: Scenario, locale: str) -> Terms:
    """The neutral owner holds no seat: messages know it as `[neutral]`."""
    board = scenario.map
    provinces = {id: name.text(locale) for id, name in zip(board.ids, board.names, strict=True)}
    say = catalogue(locale, about.locale).say
    units = {
        f"{letter} {id}": say("unit-in", kind=say(f"kind-{kind}"), province=name)
        for letter, kind in zip(LETTERS, KINDS, strict=True)
        for id, name in provinces.items()
    }
    return {
        "province": provinces,
        "unit": units,
        "power": {power.id: power.name.text(locale) for power in scenario.powers},
        "seat": {-1: "neutral"},
    }
