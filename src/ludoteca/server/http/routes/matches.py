"""Routes: the summary, the record and the steps of a match."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from ludoteca.kernel import JsonObject, Match, MatchEnded, Rejected, Seat, shown_options
from ludoteca.kernel import game as find_game
from ludoteca.server.http.caller import TheCaller, TheStore
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.matches.writer import MatchWriter
from ludoteca.server.tables.clock import Clock
from ludoteca.server.wire import MatchSummary, PastStep, ReplayStep, Sitter
from ludoteca.store import MatchRow, Store

MOST_STEPS = 200
SERVER_FIELDS = ("sitters", "commitment")
"""Fields of a stored set-up that are not part of the record."""


@get("/matches/{match_id:str}")
async def match_summary(
    store: TheStore, caller: TheCaller, match_id: FromPath[str]
) -> MatchSummary:
    writer = await writer_of(store, match_id)
    found = await summary(store, writer.row, caller.id)
    terms = Presenter(writer, (), "").terms_to_send(caller.locale)
    return msgspec.structs.replace(found, steps=writer.seq, terms=terms)


@get("/matches/{match_id:str}/record")
async def record(store: TheStore, match_id: FromPath[str]) -> Response[JsonObject]:
    """The record; of a running match only its set-up, without anything that tells the seed, a state
    or a move."""
    row = await row_of(store, match_id)
    if row.over:
        body = (await writer_of(store, match_id)).match.record()
    else:
        setup = {key: value for key, value in row.setup.items() if key not in SERVER_FIELDS}
        setup["options"] = _options(row)
        body = {**setup, "seed": "", "fair": None, "digest": "", "log": [], "snapshots": []}
    name = f"{row.game}-{row.id}.json"
    disposition = f'attachment; filename="{name}"'
    return Response(body, headers={"content-disposition": disposition})


@get("/matches/{match_id:str}/steps")
async def steps(
    store: TheStore,
    caller: TheCaller,
    match_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=1000)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
) -> list[ReplayStep]:
    """The steps of a finished match after `since` (−1: with the opening), as a seat saw them, or as
    a spectator without one."""
    writer = await writer_of(store, match_id)
    match = writer.match
    if not match.over:
        raise Rejected("match_goes_on")
    if seat is not None and seat >= match.seats:
        raise Rejected("no_such_seat", number=seat)
    sitters = [sitter["name"] for sitter in writer.row.setup["sitters"]]
    presenter, viewer = Presenter(writer, sitters, ""), Viewer(seat, caller.locale)
    past = await presenter.past(since, max(0, since) + limit, viewer)
    return [_replay_step(presenter, match, step, viewer) for step in past]


def _replay_step(presenter: Presenter, match: Match, step: PastStep, viewer: Viewer) -> ReplayStep:
    position = presenter.position(match.state_at(step.seq), viewer)
    return ReplayStep(step=step, view=position.view, text=position.text)


async def row_of(store: Store, id: str) -> MatchRow:
    row = await store.match(id)
    if row is None:
        raise Rejected("unknown_match")
    return row


async def writer_of(store: Store, id: str) -> MatchWriter:
    """A match loaded for reading; nothing is ever written to it."""
    return await MatchWriter.load(store, await row_of(store, id), Clock(0), 1_000)


async def summary(store: Store, row: MatchRow, caller: str) -> MatchSummary:
    """A match in a list. Its end is read from the last stored step, without replaying."""
    sitters = msgspec.convert(row.setup["sitters"], tuple[Sitter, ...])
    seats = [seat for seat, sitter in enumerate(sitters) if caller and sitter.person == caller]
    steps, places = await _end(store, row)
    return MatchSummary(
        id=row.id,
        table=row.table,
        game=row.game,
        created=row.created,
        sitters=sitters,
        seat=seats[0] if seats else None,
        over=row.over,
        places=places,
        steps=steps,
        options=_options(row),
        teams=tuple(row.setup["teams"]),
        terms={},
        commitment=row.setup["commitment"],
    )


def _options(row: MatchRow) -> JsonObject:
    """The options; secret ones only once the match is over."""
    options: JsonObject = row.setup["options"]
    return options if row.over else shown_options(find_game(row.game).about.options, options)


async def _end(store: Store, row: MatchRow) -> tuple[int, tuple[tuple[Seat, ...], ...]]:
    """The number of steps and the places, from the last snapshot, which is of the end."""
    snapshot = await store.snapshot(row.id) if row.over else None
    if snapshot is None:
        return 0, ()
    for last in await store.log(row.id, max(0, snapshot.seq - 1)):
        for raw in last.events:
            if raw["event"]["event"] == MatchEnded.tag:
                return snapshot.seq, tuple(map(tuple, raw["event"]["places"]))
    return snapshot.seq, ()


router = Router("/api", route_handlers=[match_summary, record, steps], tags=["matches"])
