"""`ludoteca adjudicate`: what becomes of orders in Machiavelli, case by case, with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from rich.text import Text

from ludoteca.games.machiavelli.cases import (
    Case,
    CaseError,
    Mismatch,
    Result,
    Why,
    decide,
    mismatches,
    read_cases,
)
from ludoteca.games.machiavelli.documents import DocumentError

from .record_files import load
from .session import FAILED, CommandError, Session

COLUMNS = ("unit", "from", "to", "attack", "defence", "why")


def run(session: Session, *, file: str, json: bool) -> int:
    try:
        cases = read_cases(load(file))
        results = [decide(case) for case in cases]
    except CaseError as error:
        told = {"case": error.case or "?", "kind": error.code, "about": error.about}
        raise CommandError("bad_case", **told) from None
    except DocumentError as error:
        raise CommandError("bad_case_map", problem=str(error)) from None
    wrong = [list(mismatches(case, result)) for case, result in zip(cases, results, strict=True)]
    if json:
        session.print_json(msgspec.to_builtins(results))
    else:
        for case, result, found in zip(cases, results, wrong, strict=True):
            _show(session, case, result, found)
    _complain(session, cases, wrong)
    return FAILED if any(wrong) else 0


def _show(session: Session, case: Case, result: Result, wrong: Sequence[Mismatch]) -> None:
    verdict = "mismatch" if wrong else "settled"
    session.out.print(Text(session.say(f"adjudicate-{verdict}", case=result.id or "?"), "bold"))
    head = [session.say(f"column-{column}") for column in COLUMNS]
    rows = [
        [unit, *_row(session, case, result, unit), _reason(session, why)]
        for unit, why in result.reasons.items()
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        session.out.print("  " + "  ".join(cells).rstrip())


def _row(session: Session, case: Case, result: Result, unit: str) -> Iterator[str]:
    yield case.units[unit].province
    yield result.positions[unit] or session.say("adjudicate-lost")
    yield str(result.attack_strength.get(unit, ""))
    yield str(result.defence.get(unit, ""))


def _reason(session: Session, why: Why) -> str:
    text = session.say(f"outcome-{why.code}", by=why.by or "?")
    return f"{text}; {session.say(f'fate-{why.fate}')}" if why.fate else text


def _complain(session: Session, cases: Sequence[Case], wrong: Sequence[Sequence[Mismatch]]) -> None:
    for case, found in zip(cases, wrong, strict=True):
        for field, expected, decided in found:
            told = {"case": case.id, "field": field}
            text = session.say(
                "adjudicate-expected", **told, expected=str(expected), decided=str(decided)
            )
            session.err.print(text)
