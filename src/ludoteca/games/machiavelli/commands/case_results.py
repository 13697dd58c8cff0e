"""Adjudicates cases and prints the result of each order with its reason, or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from rich.text import Text

from ludoteca.kernel import JsonObject, Rejected
from ludoteca.parts.commands import Terminal
from ludoteca.parts.documents import DocumentError

from ..adjudicator.cases import (
    Case,
    CaseError,
    CaseResult,
    Explanation,
    Mismatch,
    decide,
    mismatches,
    read_cases,
)

COLUMNS = ("unit", "from", "to", "attack", "defence", "why")


def show(terminal: Terminal, document: JsonObject, *, as_json: bool) -> int:
    """The exit status is 1 where a result differs from what its case expects."""
    try:
        cases = read_cases(document)
        results = [decide(case) for case in cases]
    except CaseError as error:
        raise Rejected(
            "bad_case", case=error.case or "?", kind=error.code, about=error.about
        ) from None
    except DocumentError as error:
        raise Rejected("bad_case_map", problem=str(error)) from None
    wrong = [list(mismatches(case, result)) for case, result in zip(cases, results, strict=True)]
    if as_json:
        terminal.print_json(msgspec.to_builtins(results))
    else:
        for case, result, found in zip(cases, results, wrong, strict=True):
            _show(terminal, case, result, found)
    _print_mismatches(terminal, cases, wrong)
    return int(any(wrong))


def _show(terminal: Terminal, case: Case, result: CaseResult, wrong: Sequence[Mismatch]) -> None:
    verdict = "mismatch" if wrong else "settled"
    terminal.out.print(Text(terminal.say(f"adjudicate-{verdict}", case=result.id or "?"), "bold"))
    head = [terminal.say(f"column-{column}") for column in COLUMNS]
    rows = [
        [unit, *_row(terminal, case, result, unit), _reason(terminal, why)]
        for unit, why in result.reasons.items()
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        terminal.out.print("  " + "  ".join(cells).rstrip())


def _row(terminal: Terminal, case: Case, result: CaseResult, unit: str) -> Iterator[str]:
    yield case.units[unit].province
    yield result.positions[unit] or terminal.say("adjudicate-lost")
    yield str(result.attack_strength.get(unit, ""))
    yield str(result.defence.get(unit, ""))


def _reason(terminal: Terminal, why: Explanation) -> str:
    text = terminal.say(f"outcome-{why.code}", by=why.by or "?")
    return f"{text}; {terminal.say(f'fate-{why.fate}')}" if why.fate else text


def _print_mismatches(
    terminal: Terminal, cases: Sequence[Case], wrong: Sequence[Sequence[Mismatch]]
) -> None:
    for case, found in zip(cases, wrong, strict=True):
        for field, expected, decided in found:
            text = terminal.say(
                "adjudicate-expected",
                case=case.id,
                field=field,
                expected=str(expected),
                decided=str(decided),
            )
            terminal.err.print(text)
