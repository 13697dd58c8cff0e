"""Jobs: a stored match replayed: its steps, record, analysis and report, and a position of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Struct

from ludoteca.kernel import Game, Match, Seat
from ludoteca.parts.analysis import Analysis, Thought
from ludoteca.server.matches.log_codec import load_match, past_step
from ludoteca.server.matches.muting import heard_step
from ludoteca.server.matches.positions import PositionRenderer
from ludoteca.server.matches.timed_match import TimedMatch
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.tables.clock import Clock
from ludoteca.server.wire import (
    AwardView,
    MatchAnalysis,
    MomentView,
    ReplayStep,
    SeriesView,
    ThoughtView,
)
from ludoteca.store import LogRow, MatchRow, Records, SnapshotRow, Store, read_log_records

from .job import Job, Run

NOTHING = MatchAnalysis(seats=(), series=(), moments=())


class StoredMatch(Struct, frozen=True):
    """A match as it is stored; the log is not decoded."""

    row: MatchRow
    records: Records
    snapshot: SnapshotRow | None

    @property
    def log(self) -> list[LogRow]:
        return read_log_records(self.records)


class PastPosition(Struct, frozen=True):
    """A position in the past, as a viewer saw it."""

    view: msgspec.Raw
    text: str


def match_job(run: Run, store: Store, row: MatchRow, *arguments: object) -> Job:
    """A job about a stored match. Its key does without the log: what is past does not change."""

    async def load() -> tuple[object, ...]:
        records, snapshot = await store.log_records(row.id), await store.snapshot(row.id)
        return StoredMatch(row, records, snapshot), *arguments

    return Job(run, (row.id, *arguments), load)


def steps(
    stored: StoredMatch, viewer: Viewer, since: int, limit: int, names: Sequence[str]
) -> bytes:
    """The `ReplayStep`s of a finished match after `since`, as a viewer saw them."""
    log, match, renderer = _opened(stored, names)
    seat, first = viewer.seat, max(0, since)
    opening = [renderer.opening(seat)] if since < 0 else []
    past = [*opening, *(past_step(row, seat) for row in log[first : first + limit])]
    found = []
    for each in past:
        step = heard_step(match.game, each, viewer.muted)
        view = renderer.view(match.state_at(step.seq), viewer)
        text = renderer.described(view, viewer.text_in)
        found.append(ReplayStep(step=step, view=view, text=text))
    return msgspec.json.encode(found)


def past_position(stored: StoredMatch, step: int, viewer: Viewer, names: Sequence[str]) -> bytes:
    """The `PastPosition` after a number of steps."""
    _, match, renderer = _opened(stored, names)
    position = renderer.position(match.state_at(step), viewer)
    view = msgspec.Raw(msgspec.json.encode(position.view))
    return msgspec.json.encode(PastPosition(view, position.text))


def record(stored: StoredMatch, is_whole: bool) -> bytes:
    """The record, whole or as everybody may have it."""
    match = _opened(stored)[1]
    return msgspec.json.encode(match.record() if is_whole else match.sealed_record())


def analysis(stored: StoredMatch, bots: Mapping[Seat, str]) -> bytes:
    """The `MatchAnalysis` of a finished match."""
    return msgspec.json.encode(_analysed(_opened(stored)[1], bots))


def report(stored: StoredMatch, silenced: Collection[Seat]) -> bytes:
    """What only its game tells of a finished match, without what these seats wrote; or null."""
    match = _opened(stored)[1]
    if match.game.analyst is None:
        return b"null"
    analyst = match.game.analyst()
    Match.replay(match.record(), match.game, observers=(analyst,))
    return msgspec.json.encode(analyst.report(silenced))


def _opened(
    stored: StoredMatch, names: Sequence[str] = ()
) -> tuple[list[LogRow], Match, PositionRenderer]:
    log = stored.log
    match = load_match(stored.row, log, stored.snapshot)
    return log, match, PositionRenderer(TimedMatch(stored.row, match, Clock(0)), names)


def _analysed(match: Match, bots: Mapping[Seat, str]) -> MatchAnalysis:
    game: Game = match.game
    if game.analyst is None:
        return NOTHING
    analyst, explainer = game.analyst(), game.bot_explainer(bots) if game.bot_explainer else None
    followers = (analyst,) if explainer is None else (analyst, explainer)
    Match.replay(match.record(), game, observers=followers)
    found: Analysis = analyst.analysis()
    thoughts: Sequence[Thought] = explainer.explanations() if explainer else ()
    return MatchAnalysis(
        rounds=found.rounds,
        duration=match.at,
        seats=tuple(map(msgspec.to_builtins, found.seats)),
        series=tuple(
            SeriesView(
                name=series.name,
                rounds=series.rounds,
                seqs=tuple(step + 1 for step in series.steps),
                values=series.values,
            )
            for series in found.series
        ),
        moments=tuple(
            MomentView(
                seq=moment.step + 1,
                round=moment.round,
                kind=moment.kind,
                seats=moment.seats,
                figures=moment.figures,
                weight=moment.weight,
            )
            for moment in found.moments
        ),
        awards=tuple(
            AwardView(kind=award.kind, seats=award.seats, figure=award.figure)
            for award in found.awards
        ),
        thoughts=tuple(
            ThoughtView(
                seq=thought.step + 1,
                seat=thought.seat,
                move=msgspec.to_builtins(thought.move),
                reasoning=msgspec.to_builtins(thought.reasoning),
            )
            for thought in thoughts
        ),
    )
