"""Persistence: a match as a record, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import UNSET

from ..chance import ScriptedChance
from ..definition.game import Game
from ..definition.observer import Observer
from ..inputs import AnyInput
from ..options import is_redacted, read_options, shown_options
from ..rejected import Rejected
from ..state import State
from ..types import JsonObject
from .core import MatchCore
from .record import Record, Snapshot, digest, raw_log, raw_state, read_record

M = TypeVar("M", bound=MatchCore)


def record_of(match: MatchCore) -> JsonObject:
    if match.forgotten:
        raise ValueError(f"{match.forgotten} inputs are stored elsewhere")
    chance = match.engine.ctx.chance
    return Record(
        game=match.game.about.id,
        rules=tuple(match.rules_versions),
        seats=match.seats,
        options=msgspec.to_builtins(match.options),
        teams=match.teams,
        seed=match.seed.hex(),
        chance=chance.source,
        fair=match.fair,
        log=raw_log(match.log),
        digest=digest(match.state),
        over=match.state.over,
        places=match.ranking().places if match.over else (),
        snapshots=_snapshots(match),
        outcomes=chance.outcomes if isinstance(chance, ScriptedChance) else UNSET,
        empty=match.empty or UNSET,
        position=UNSET if match.position is None else match.position,
    ).to_json_types()


def _snapshots(match: MatchCore) -> tuple[Snapshot, ...]:
    """The state at the last change of rules, if they changed during the match."""
    if len(match.rules_versions) == 1:
        return ()
    step = match.rules_versions[-1][0]
    return (Snapshot(step, raw_state(match.kept[step])),)


def public_options(match: MatchCore) -> JsonObject:
    """The options as everybody may know them: of the secret ones, once the match is over, the part
    that it used."""
    ctx = match.engine.read_only_ctx(match.state)
    used = match.game.used_options(match.state, ctx) if match.over else None
    return shown_options(type(match.options), msgspec.to_builtins(match.options), used)


def spent_content(match: MatchCore) -> JsonObject:
    """The options by which another match at the same table uses other content."""
    name = type(match.options).spent
    if not name:
        return {}
    return {name: [*match.game.spent(match.state, match.engine.read_only_ctx(match.state))]}


def sealed_record_of(match: MatchCore) -> JsonObject:
    """The record as everybody may have it: without what secret options keep, and without seed and
    states unless the match is over."""
    record = record_of(match) | {"options": public_options(match)}
    if match.over:
        return record
    sealed: JsonObject = {"seed": "", "fair": None, "digest": "", "snapshots": []}
    given: JsonObject = {"outcomes": [], "position": {}}  # kept as a sign that they were given
    return record | sealed | {name: given[name] for name in given if name in record}


def rules_changes(match: MatchCore) -> JsonObject:
    """The rules versions of a match and the snapshot of the last change, as in its record."""
    snapshots = [snapshot.to_json_types() for snapshot in _snapshots(match)]
    return {"rules": [[*change] for change in match.rules_versions], "snapshots": snapshots}


def save(match: MatchCore) -> JsonObject:
    return {**record_of(match), "state": raw_state(match.state)}


def replay(
    kind: type[M], raw: Mapping[str, object], game: Game | None, observers: Sequence[Observer]
) -> M:
    game, record = read_record(raw, game)
    match = _from_record(kind, game, record, record.rules[-1][1])
    inputs = record.inputs(game)
    first = _set_base(match, record, inputs)
    match.watch(observers)
    timed = match.engine.timed
    for given in inputs[first:]:
        if timed and match.overdue(given.at, included=False) is not None:
            raise Rejected("bad_record", problem=f"an alarm is missing at step {len(match.log)}")
        match.accept(match.prepare(given))
    return match


def load(kind: type[M], saved: Mapping[str, object], game: Game | None) -> M:
    game, record = read_record(saved, game)
    state = saved.get("state")
    if not isinstance(state, Mapping):
        raise Rejected("bad_record", problem="state")
    version = record.rules[-1][1]
    if version >= game.about.oldest or game.upgrade is None:
        match = _from_record(kind, game, record, version)
    else:
        state = game.upgrade(dict(state), version)
        match = _from_record(kind, game, record, game.about.version)
        match.rules_versions.append((len(record.log), match.game.about.version))
        match.upgraded_from = version
    match.log = record.inputs(game)
    match.state = _read_state(game, state)
    _keep_earlier(match, record)
    return match


def _from_record(kind: type[M], game: Game, record: Record, version: int) -> M:
    """A match with the set-up of a record, to be played under a version of the rules."""
    game.check_seats(record.seats, record.teams)
    empty = () if record.empty is UNSET else record.empty
    game.check_empty(record.seats, record.teams, empty)
    game.check_version(version)
    if record.seed and is_redacted(game.about.options, record.options):
        raise Rejected("redacted_record")
    match = kind(
        game,
        seats=record.seats,
        options=read_options(game.about.options, record.options, record.seats),
        teams=record.teams,
        seed=record.seed_bytes(),
        fair=record.fair,
        chance=record.source(),
        version=version,
        position=None if record.position is UNSET else record.position,
        empty=empty,
    )
    match.rules_versions = list(record.rules)
    return match


def _set_base(match: MatchCore, record: Record, inputs: list[AnyInput]) -> int:
    """Set the first position, or the one where the rules last changed; returns its step."""
    step = record.rules[-1][0]
    if len(record.rules) == 1:
        match.begin()
    else:
        match.state = _read_state(match.game, record.snapshot(step))
        match.log = inputs[:step]
        match.kept = {step: match.state}
    return step


def _keep_earlier(match: MatchCore, record: Record) -> None:
    """Keep the position that earlier ones are rebuilt from: the start, or the last change of
    rules."""
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
