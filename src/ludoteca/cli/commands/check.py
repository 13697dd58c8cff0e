"""`ludoteca check`: put a game to the test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from ..record_files import save
from ..session import FAILED, Session

if TYPE_CHECKING:
    from ludoteca.check import CheckFailed, Report

MATCHES = 30


def run(
    session: Session,
    *,
    game: str,
    matches: int | None,
    seed: int | None,
    record: str | None,
    json: bool,
    **_: object,
) -> int:
    from ludoteca.check import CheckFailed, check_game

    found = session.game(game)
    try:
        with session.progress(session.say("matches")) as progress:
            report = check_game(
                found, matches=matches or MATCHES, seed=seed or 0, progress=progress
            )
    except CheckFailed as failure:
        if record and failure.record:
            save(record, failure.record)
        _failed(session, game, failure, record, json=json)
        return FAILED
    _passed(session, report, json=json)
    return 0


def _passed(session: Session, report: Report, *, json: bool) -> None:
    if json:
        session.print_json({"passed": True, **msgspec.to_builtins(report)})
        return
    facts = {
        "game": report.game,
        "matches": session.number(report.matches),
        "steps": session.number(report.steps),
        "reasons": ", ".join(report.reasons),
        "refusals": ", ".join(report.refusals) or session.say("none"),
    }
    session.out.print(Text(f"✓ {session.say('check-passed', **facts)}", "green"))
    session.out.print(Text(session.say("check-seen", **facts), "dim"))


def _failed(
    session: Session, game: str, failure: CheckFailed, record: str | None, *, json: bool
) -> None:
    kept = failure.record
    if json:
        facts = {"property": failure.prop, "problem": failure.problem, "record": kept}
        session.print_json({"passed": False, "game": game, **facts})
        return
    wanted = session.say(f"property-{failure.prop}")
    head = session.say("check-failed", game=game, property=failure.prop)
    session.err.print(Text(f"✗ {head}", "bold red"))
    session.err.print(Text(session.say("check-wanted", wanted=wanted)))
    session.err.print(Text(failure.problem))
    if kept is None:
        return
    hint = "check-saved" if record else "check-save"
    line = session.say(hint, steps=len(kept["log"]), file=record or "")
    session.err.print(Text(line, "dim"))
