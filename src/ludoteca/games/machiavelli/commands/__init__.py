"""`ludoteca adjudicate`: the results of orders in Machiavelli, case by case."""

from pathlib import Path

from ludoteca.kernel import JsonObject
from ludoteca.parts.commands import CliCommand, Document, Terminal


def _run(terminal: Terminal, *, file: JsonObject, json: bool) -> int:
    from .case_results import show

    return show(terminal, file, as_json=json)


adjudicate = CliCommand(
    name="adjudicate",
    arguments=(Document("file"),),
    locale=Path(__file__).parent / "locale",
    run=_run,
)
