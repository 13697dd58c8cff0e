"""`ludoteca adjudicate`: the results of orders in Machiavelli, case by case."""

from pathlib import Path
from typing import Any

from ludoteca.parts.commands import Command, Document, Terminal


def _run(terminal: Terminal, *, file: dict[str, Any], json: bool) -> int:
    from .case_results import show

    return show(terminal, file, as_json=json)


adjudicate = Command(
    name="adjudicate",
    arguments=(Document("file"),),
    locale=Path(__file__).parent / "locale",
    run=_run,
)
