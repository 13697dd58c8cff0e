"""Routes: the summary, the record and the steps of a match."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from ludoteca.kernel import JsonObject, MatchEnded, Rejected, Seat, shown_options
from ludoteca.kernel import game as find_game
from ludoteca.server.compute.job import job_of
from ludoteca.server.compute.replays import match_job
from ludoteca.server.compute.replays import record as record_job
from ludoteca.server.compute.replays import steps as steps_job
from ludoteca.server.compute.setups import names, setup_of
from ludoteca.server.http.caller import TheCaller, TheCompute, TheStore
from ludoteca.server.http.encoded import encoded
from ludoteca.server.wire import MatchSummary, ReplayStep, Sitter
from ludoteca.store import MatchRow, Store

MOST_STEPS = 200
SERVER_FIELDS = ("sitters", "commitment")
"""Fields of a stored set-up that are not part of the record."""


@get("/matches/{match_id:str}")
async def match_summary(
    store: TheStore, compute: TheCompute, caller: TheCaller, match_id: FromPath[str]
) -> MatchSummary:
    row = await row_of(store, match_id)
    found = await summary(store, row, caller.id)
    named = await compute.ask(job_of(names, setup_of(row), caller.locale), caller.asker)
    terms = msgspec.json.decode(named, type=dict[str, dict[str, str]])
    return msgspec.structs.replace(found, steps=await _count_steps(store, row), terms=terms)


@get("/matches/{match_id:str}/record")
async def record(
    store: TheStore, compute: TheCompute, caller: TheCaller, match_id: FromPath[str]
) -> Response[JsonObject]:
    """The record; of a running match only its set-up, without anything that tells the seed, a state
    or a move."""
    row = await row_of(store, match_id)
    name = f"{row.game}-{row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    if row.over:
        body = await compute.ask(match_job(record_job, store, row), caller.asker)
        return encoded(dict[str, Any], body, headers)
    setup = {key: value for key, value in row.setup.items() if key not in SERVER_FIELDS}
    setup["options"] = _options(row)
    sealed = {**setup, "seed": "", "fair": None, "digest": "", "log": [], "snapshots": []}
    return Response(sealed, headers=headers)


@get("/matches/{match_id:str}/steps")
async def steps(
    store: TheStore,
    compute: TheCompute,
    caller: TheCaller,
    match_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=1000)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
) -> Response[list[ReplayStep]]:
    """The steps of a finished match after `since` (−1: with the opening), as a seat saw them, or as
    a spectator without one."""
    row = await row_of(store, match_id)
    if not row.over:
        raise Rejected("match_goes_on")
    if seat is not None and seat >= row.setup["seats"]:
        raise Rejected("no_such_seat", number=seat)
    sitters = tuple(sitter["name"] for sitter in row.setup["sitters"])
    job = match_job(steps_job, store, row, seat, since, limit, caller.locale, sitters)
    return encoded(list[ReplayStep], await compute.ask(job, caller.asker))


async def row_of(store: Store, id: str) -> MatchRow:
    row = await store.match(id)
    if row is None:
        raise Rejected("unknown_match")
    return row


async def _count_steps(store: Store, row: MatchRow) -> int:
    """The number of steps: those up to the last snapshot, and the few after it."""
    snapshot = await store.snapshot(row.id)
    known = 0 if snapshot is None else snapshot.seq
    return known + len(await store.log(row.id, known))


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
