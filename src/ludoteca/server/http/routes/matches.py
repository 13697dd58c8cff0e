"""Routes: the summary, the record and the steps of a match, and links to its replay."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, QueryParameter
from msgspec.structs import replace

from ludoteca.kernel import JsonObject, MatchEnded, Millis, Rejected, Seat, shown_options
from ludoteca.kernel import game as find_game
from ludoteca.server.compute.job import job_of
from ludoteca.server.compute.replays import match_job
from ludoteca.server.compute.replays import record as record_job
from ludoteca.server.compute.replays import steps as steps_job
from ludoteca.server.compute.setups import names, setup_of
from ludoteca.server.http.caller import (
    TheCaller,
    TheCompute,
    TheRateLimits,
    TheSettings,
    TheSources,
    TheStore,
)
from ludoteca.server.http.encoded import encoded
from ludoteca.server.http.replay_access import (
    is_caller,
    is_open,
    muted_seats,
    new_link,
    require_readable,
)
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.wire import Dealt, MatchSummary, ReplayLink, ReplayStep, SeatChange, Sitter
from ludoteca.store import MatchRow, Store, is_reference

MOST_STEPS = 200
SERVER_FIELDS = (
    "sitters",
    "commitment",
    "spectators",
    "options_by",
    "rated",
    "anonymous",
    "given_up",
    "seat_changes",
    "dealt",
)
"""Fields of a stored set-up that are not part of the record."""
LinkParameter: TypeAlias = Annotated[str, QueryParameter(max_length=40)]
"""The secret of a link to the replay, for a match played without spectators."""


@get("/matches/{match_id:str}")
async def match_summary(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    match_id: FromPath[str],
    link: LinkParameter = "",
) -> MatchSummary:
    row = await require_readable(store, sources, caller, match_id, link)
    found = await summary(store, row, caller.id)
    named = await compute.ask(job_of(names, setup_of(row), caller.locale), caller.asker)
    terms = msgspec.json.decode(named, type=dict[str, dict[str, str]])
    return replace(found, steps=await _count_steps(store, row), terms=terms)


@get("/matches/{match_id:str}/record")
async def record(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    match_id: FromPath[str],
    link: LinkParameter = "",
) -> Response[JsonObject]:
    """The record; of a running match only its set-up, without anything that tells the seed, a state
    or a move. What the match did not use of secret options is only for who brought them."""
    row = await require_readable(store, sources, caller, match_id, link)
    name = f"{row.game}-{row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    if row.over:
        is_whole = await is_caller(store, row.setup.get("options_by", ""), caller)
        body = await compute.ask(match_job(record_job, store, row, is_whole), caller.asker)
        return encoded(dict[str, Any], body, headers)
    setup = {key: value for key, value in row.setup.items() if key not in SERVER_FIELDS}
    setup["options"] = shown_options(find_game(row.game).about.options, row.setup["options"])
    sealed = {**setup, "seed": "", "fair": None, "digest": "", "log": [], "snapshots": []}
    return Response(sealed, headers=headers)


@get("/matches/{match_id:str}/steps")
async def steps(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    match_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=1000)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
    link: LinkParameter = "",
) -> Response[list[ReplayStep]]:
    """The steps of a finished match after `since` (−1: with the opening), as a seat saw them, or as
    a spectator without one."""
    row = await require_readable(store, sources, caller, match_id, link)
    if not row.over:
        raise Rejected("match_goes_on")
    if seat is not None and seat >= row.setup["seats"]:
        raise Rejected("no_such_seat", number=seat)
    sitters = tuple(sitter["name"] for sitter in row.setup["sitters"])
    muted = await muted_seats(store, row)
    viewer = Viewer(seat, caller.locale, tuple(other for other in muted if other != seat))
    job = match_job(steps_job, store, row, viewer, since, limit, sitters)
    return encoded(list[ReplayStep], await compute.ask(job, caller.asker))


@post("/matches/{match_id:str}/links")
async def make_link(
    store: TheStore,
    sources: TheSources,
    settings: TheSettings,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    match_id: FromPath[str],
) -> ReplayLink:
    """The address of the replay, by a player of the match; with a secret where others may not see
    it without one."""
    row = await row_of(store, match_id)
    if not is_open(row):
        rate_limits.logins.take(caller.session.id)
    code = await new_link(store, sources, row, caller)
    address = f"{settings.url}/match/{match_id}"
    return ReplayLink(address=f"{address}#{code}" if code else address)


@delete("/matches/{match_id:str}/links", status_code=204)
async def revoke_links(store: TheStore, caller: TheCaller, match_id: FromPath[str]) -> None:
    """The links you made to this replay stop working."""
    await store.drop_replay_links(match_id, caller.session.id)


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
    if row.setup.get("anonymous") and not row.over:
        sitters = tuple(_unknown(sitter, caller) for sitter in sitters)
    seats = [seat for seat, sitter in enumerate(sitters) if caller and sitter.person == caller]
    steps, places, ended = await _end(store, row)
    options, kind = row.setup["options"], find_game(row.game).about.options
    return MatchSummary(
        id=row.id,
        table=row.table,
        game=row.game,
        created=row.created,
        ended=ended,
        sitters=sitters,
        seat=seats[0] if seats else None,
        over=row.over,
        places=places,
        steps=steps,
        options={} if is_reference(options) else shown_options(kind, options),
        spectators=is_open(row),
        teams=tuple(row.setup["teams"]),
        terms={},
        commitment=row.setup["commitment"],
        seat_changes=msgspec.convert(row.setup.get("seat_changes", ()), tuple[SeatChange, ...]),
        dealt=msgspec.convert(row.setup.get("dealt"), Dealt | None) if row.over else None,
    )


def _unknown(sitter: Sitter, caller: str) -> Sitter:
    """A sitter of an anonymous match, as others may know them."""
    return sitter if caller and sitter.person == caller else replace(sitter, person=None)


async def _end(
    store: Store, row: MatchRow
) -> tuple[int, tuple[tuple[Seat, ...], ...], Millis | None]:
    """The number of steps and the places, from the last snapshot, which is of the end, and when
    that was."""
    snapshot = await store.snapshot(row.id) if row.over else None
    if snapshot is None:
        return 0, (), None
    for last in await store.log(row.id, max(0, snapshot.seq - 1)):
        for raw in last.events:
            if raw["event"]["event"] == MatchEnded.tag:
                return snapshot.seq, tuple(map(tuple, raw["event"]["places"])), last.wall
    return snapshot.seq, (), None


router = Router(
    "/api",
    route_handlers=[match_summary, record, steps, make_link, revoke_links],
    tags=["matches"],
)
