"""Keeping a match: how it becomes a record, and how it is rebuilt from one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ..game import Game
from ..observer import Observer
from ..options import read_options, shown_options
from ..rejected import Rejected
from ..state import State
from .log import AnyInput
from .record import Record, Snapshot, digest, raw_log, raw_state, read_record

if TYPE_CHECKING:
    from .match import Match


def record_of(match: Match) -> dict[str, Any]:
    if match.forgotten:
        raise ValueError(f"{match.forgotten} inputs are stored elsewhere")
    return Record(
        game=match.game.about.id,
        rules=tuple(match.rules_versions),
        seats=match.seats,
        options=msgspec.to_builtins(match.options),
        teams=match.teams,
        seed=match.seed.hex(),
        chance=match.engine.ctx.chance.source,
        fair=match.fair,
        log=raw_log(match.log),
        digest=digest(match.state),
        over=match.state.over,
        places=match.ranking().places if match.over else (),
        snapshots=_snapshots(match),
    ).to_json_types()


def _snapshots(match: Match) -> tuple[Snapshot, ...]:
    """Where rules changed in mid-match, the position from which the new ones hold."""
    if len(match.rules_versions) == 1:
        return ()
    step = match.rules_versions[-1][0]
    return (Snapshot(step, raw_state(match.kept[step])),)


def sealed_record_of(match: Match) -> dict[str, Any]:
    """The record without what foretells chance or tells a state, unless the match is over."""
    record = record_of(match)
    if match.over:
        return record
    record |= {"seed": "", "fair": None, "digest": "", "snapshots": []}
    return record | {"options": shown_options(type(match.options), record["options"])}


def save(match: Match) -> dict[str, Any]:
    return {**record_of(match), "state": raw_state(match.state)}


def replay(
    kind: type[Match], raw: Mapping[str, Any], game: Game | None, observers: Sequence[Observer]
) -> Match:
    game, record = read_record(raw, game)
    match = _from_record(kind, game, record)
    inputs = record.inputs(game)
    first = _take_up(match, record, inputs)
    match.watch(observers)
    timed = match.engine.timed
    for given in inputs[first:]:
        if timed and match.overdue(given.at, included=False) is not None:
            raise Rejected("bad_record", problem=f"an alarm is missing at step {len(match.log)}")
        match.accept(match.prepare(given))
    return match


def load(kind: type[Match], saved: Mapping[str, Any], game: Game | None) -> Match:
    game, record = read_record(saved, game)
    match = _from_record(kind, game, record)
    match.log = record.inputs(game)
    version = record.rules[-1][1]
    state = saved.get("state")
    if not isinstance(state, Mapping):
        raise Rejected("bad_record", problem="state")
    if version != game.about.version:
        if game.upgrade is None:
            raise Rejected("other_rules", version=version, known=game.about.version)
        state = game.upgrade(dict(state), version)
        match.rules_versions.append((len(match.log), game.about.version))
    match.state = _read_state(game, state)
    _keep_earlier(match, record)
    return match


def _from_record(kind: type[Match], game: Game, record: Record) -> Match:
    game.check_seats(record.seats, record.teams)
    match = kind(
        game,
        seats=record.seats,
        options=read_options(game.about.options, record.options, record.seats),
        teams=record.teams,
        seed=record.seed_bytes(),
        fair=record.fair,
        chance=record.source(),
    )
    match.rules_versions = list(record.rules)
    return match


def _take_up(match: Match, record: Record, inputs: list[AnyInput]) -> int:
    """Begin at the start, or where the rules last changed; returns the first step to replay."""
    step, version = record.rules[-1]
    if version != match.game.about.version:
        raise Rejected("other_rules", version=version, known=match.game.about.version)
    if len(record.rules) == 1:
        match.begin()
    else:
        match.state = _read_state(match.game, record.snapshot(step))
        match.log = inputs[:step]
        match.kept = {step: match.state}
    return step


def _keep_earlier(match: Match, record: Record) -> None:
    """Earlier positions are rebuilt from the start, or from where the rules changed."""
    step = match.rules_versions[-1][0]
    if len(match.rules_versions) == 1:
        now = match.state
        match.begin()
        match.state = now
    elif step == len(match.log):
        match.kept[step] = match.state
    else:
        match.kept[step] = _read_state(match.game, record.snapshot(step))


def _read_state(game: Game, raw: object) -> State:
    try:
        return game.read_state(raw)
    except msgspec.ValidationError as error:
        raise Rejected("bad_record", problem=str(error)) from None
