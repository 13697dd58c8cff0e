"""`ludoteca check`: run a game's property checks."""

from __future__ import annotations

import msgspec
from rich.text import Text

from ludoteca.check import CheckFailed, Report, check_game

from ..record_files import save
from ..session import FAILED, Session

MATCHES = 30


def run(
    session: Session,
    *,
    game: str,
    matches: int | None,
    seed: int | None,
    record: str | None,
    json: bool,
) -> int:
    found = session.game(game)
    try:
        with session.progress(session.say("matches")) as progress:
            report = check_game(
                found, matches=matches or MATCHES, seed=seed or 0, progress=progress
            )
    except CheckFailed as failure:
        if record and failure.record:
            save(record, failure.record)
        _print_failure(session, game, failure, record, json=json)
        return FAILED
    _print_report(session, report, json=json)
    return 0


def _print_report(session: Session, report: Report, *, json: bool) -> None:
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


def _print_failure(
    session: Session, game: str, failure: CheckFailed, file: str | None, *, json: bool
) -> None:
    record = failure.record
    if json:
        facts = {"property": failure.prop, "problem": failure.problem, "record": record}
        session.print_json({"passed": False, "game": game, **facts})
        return
    wanted = session.say(f"property-{failure.prop}")
    head = session.say("check-failed", game=game, property=failure.prop)
    session.err.print(Text(f"✗ {head}", "bold red"))
    session.err.print(Text(session.say("check-wanted", wanted=wanted)))
    session.err.print(Text(failure.problem))
    if record is None:
        return
    hint = "check-saved" if file else "check-save"
    line = session.say(hint, steps=len(record["log"]), file=file or "")
    session.err.print(Text(line, "dim"))
