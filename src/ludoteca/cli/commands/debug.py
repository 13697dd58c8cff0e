"""`ludoteca debug`: look for errors in a position, and export it from a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from ludoteca.check.debug import Finding, examine, export_state, load_state
from ludoteca.kernel import JsonObject, Match

from ..proof import read, replay
from ..record_files import load
from ..session import FAILED, CommandError, Session


def run(session: Session, *, file: str, step: int | None, export: str | None, json: bool) -> int:
    match = _match(session, load(file), step)
    findings = examine(match)
    is_broken = any(finding.level == "error" for finding in findings)
    if json:
        plain = [msgspec.to_builtins(finding) for finding in findings]
        session.print_json({"valid": not is_broken, "step": len(match.log), "findings": plain})
    else:
        _print(session, match, findings, is_broken=is_broken)
    if export is not None:
        if is_broken:
            raise CommandError("broken_position", FAILED, file=file)
        _write(export, export_state(match))
    return FAILED if is_broken else 0


def _match(session: Session, raw: JsonObject, step: int | None) -> Match:
    """The match of a record up to a step, or of an exported position as it stands."""
    session.game(read(raw).game)
    if "state" in raw and step is None:
        return load_state(raw)
    log = raw["log"]
    if step is not None and step > len(log):
        raise CommandError("no_step", step=str(step), steps=str(len(log)))
    record = {name: value for name, value in raw.items() if name != "state"}
    return replay(session, {**record, "log": log[:step]})


def _print(session: Session, match: Match, findings: Sequence[Finding], *, is_broken: bool) -> None:
    facts: dict[str, str | int] = {
        "game": match.game.about.id,
        "step": len(match.log),
        "round": match.state.round,
    }
    for finding in findings:
        mark, style = ("✗", "red") if finding.level == "error" else ("·", "yellow")
        line = session.say(f"debug-{finding.code}", **finding.params)
        session.out.print(Text.assemble((f"{mark} ", f"bold {style}"), line))
    if is_broken:
        session.out.print(Text(session.say("debug-broken", **facts), "red"))
    else:
        session.out.print(Text(f"✓ {session.say('debug-sound', **facts)}", "green"))


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError("cannot_write", file=file, problem=error.strerror or "") from None
