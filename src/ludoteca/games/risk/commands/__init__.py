"""`ludoteca odds`: the odds of a battle in Risk."""

from pathlib import Path

from ludoteca.parts.commands import CliCommand, Number, Terminal

MOST_ARMIES = 1000
"""Larger battles are not worked out."""


def _run(terminal: Terminal, *, attackers: int, defenders: int, json: bool) -> int:
    from .battle_odds import show

    show(terminal, attackers, defenders, as_json=json)
    return 0


odds = CliCommand(
    name="odds",
    arguments=(Number("attackers", 1, MOST_ARMIES), Number("defenders", 1, MOST_ARMIES)),
    locale=Path(__file__).parent / "locale",
    run=_run,
)
