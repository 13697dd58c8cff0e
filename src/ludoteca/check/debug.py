"""Debugging: examine, export and import a position of any game.

Errors cannot occur in a sound match; warnings may be intended, as in a position made by hand. A
position with errors is not imported.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from ludoteca.kernel import Game, Match, Rejected, Seat
from ludoteca.kernel.match.record import read_record
from ludoteca.parts.cards import CardPlaces

PLACE = "place"
"""The field of a state that maps cards to places."""


class Finding(Struct, frozen=True):
    """One problem, as a code and parameters; its text is `debug-<code>`."""

    level: Literal["error", "warning"]
    code: str
    params: dict[str, str | int] = {}


class BrokenPosition(Exception):
    """A position that cannot be imported, with the findings."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(", ".join(finding.code for finding in findings))
        self.findings = findings


def examine(match: Match) -> list[Finding]:
    """The findings about the position of a match, errors first."""
    found = list(_sizes(match))
    if not found:  # otherwise the rules cannot be called
        found += [*_asked(match), *_turn(match), *_log(match)]
    return sorted(found, key=lambda finding: finding.level)


def export_state(match: Match, step: int | None = None) -> str:
    """The match up to a step with its position, as JSON to edit; cards go by name. It holds the
    seed, as records do: keep it secret until the match is over."""
    if step is not None:
        record = match.record()
        match = Match.replay({**record, "log": record["log"][:step]}, match.game)
    saved = match.save()
    places = _card_places(match.game)
    if places is not None:
        saved["state"] = {**saved["state"], PLACE: places.named(saved["state"][PLACE])}
    return json.dumps(saved, ensure_ascii=False, indent=2) + "\n"


def load_state(raw: Mapping[str, object]) -> Match:
    """The match of an exported position, whatever is wrong with it."""
    game = read_record(raw, None)[0]
    places, state = _card_places(game), raw.get("state")
    if places is None or not isinstance(state, Mapping) or not isinstance(state[PLACE], Mapping):
        return Match.load(raw)
    try:
        numbered = places.numbered(state[PLACE])
    except (ValueError, TypeError) as error:
        raise Rejected("bad_record", problem=str(error)) from None
    return Match.load({**raw, "state": {**state, PLACE: numbered}})


def _card_places(game: Game) -> CardPlaces | None:
    return getattr(game.state, "card_places", None)


def import_state(raw: Mapping[str, object]) -> Match:
    """A match that continues from an exported position; refused if it has errors."""
    match = load_state(raw)
    findings = examine(match)
    if any(finding.level == "error" for finding in findings):
        raise BrokenPosition(findings)
    return match


def _error(code: str, **params: str | int) -> Finding:
    return Finding("error", code, params)


def _warning(code: str, **params: str | int) -> Finding:
    return Finding("warning", code, params)


# Checks


def _sizes(match: Match) -> Iterator[Finding]:
    """Fields with one value per seat."""
    for name in ("scores", "out"):
        found = len(getattr(match.state, name))
        if found != match.seats:
            yield _error("wrong_size", field=name, found=found, seats=match.seats)


def _asked(match: Match) -> Iterator[Finding]:
    """Invariants, and queries that crash."""
    try:
        for problem in match.game.invariants(match.state, match.engine.read_only_ctx(match.state)):
            yield _error("invariant", problem=problem)
        for seat in (None, *range(match.seats)):
            match.view(seat)
            if seat is not None:
                match.choices(seat).to_wire()
        match.ranking()
        due = match.due()
    except Exception as error:  # noqa: BLE001 - a broken position may break any rule
        yield _error("crash", problem=f"{type(error).__name__}: {error}")
        return
    if due is not None and due.at < match.state.at:
        yield _error("overdue", name=due.name, at=due.at, now=match.state.at)


def _turn(match: Match) -> Iterator[Finding]:
    """Turn, choices and phase."""
    try:
        waiting, stuck = match.to_act(), list(_without_choices(match))
        due = match.due()
    except Exception:  # noqa: BLE001 - reported as a crash already
        return
    state = match.state
    if not state.over and not waiting and due is None:
        yield _error("nobody_to_act")
    for seat in stuck:
        yield _error("no_choices", seat=seat + 1)
    if not state.over and state.out.count(0) == 1:
        yield _warning("alone")
    if state.finished > state.round:
        yield _warning("more_finished", finished=state.finished, round=state.round)
    phases = {phase for move in match.game.moves for phase in move.phases}
    if state.phase and phases and state.phase not in phases:
        yield _warning("unknown_phase", phase=state.phase)
    if state.pending and state.pending not in {move.tag for move in match.game.moves}:
        yield _warning("unknown_pending", pending=state.pending)


def _without_choices(match: Match) -> Iterator[Seat]:
    for seat in match.to_act():
        if not match.choices(seat):
            yield seat


def _log(match: Match) -> Iterator[Finding]:
    """Whether replaying the log leads to the position."""
    try:
        led_to = Match.replay(match.record(), match.game).state
    except Rejected as refusal:
        yield _warning("log_refused", problem=str(refusal))
        return
    fields = [
        name
        for name in match.state.__struct_fields__
        if getattr(match.state, name) != getattr(led_to, name)
    ]
    if fields:
        yield _warning("edited", fields=", ".join(fields))
