"""Routes: the scenery, the analysis and the report of a match."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache

from litestar import Response, Router, get
from litestar.params import FromPath

from ludoteca.kernel import Rejected
from ludoteca.server.compute.job import job_of
from ludoteca.server.compute.replays import analysis as analysis_job
from ludoteca.server.compute.replays import match_job
from ludoteca.server.compute.replays import report as report_job
from ludoteca.server.compute.setups import scenery as scenery_job
from ludoteca.server.compute.setups import setup_of
from ludoteca.server.http.caller import Caller, TheCaller, TheCompute, TheSources, TheStore
from ludoteca.server.http.encoded import encoded
from ludoteca.server.http.errors import AnyRequest
from ludoteca.server.http.replay_access import (
    is_at_table,
    is_host,
    muted_seats,
    require_readable,
)
from ludoteca.server.sources import Sources
from ludoteca.server.wire import MatchAnalysis
from ludoteca.store import MatchRow, Store

from .matches import LinkParameter, row_of

IMMUTABLE = {"cache-control": "private, max-age=31536000, immutable"}


@get("/matches/{match_id:str}/scenery")
async def scenery(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    request: AnyRequest,
    match_id: FromPath[str],
    link: LinkParameter = "",
) -> Response[bytes]:
    """The data a board needs to draw a match besides its view; for everybody at its table, and for
    who may see the replay."""
    row = await row_of(store, match_id)
    if not await is_at_table(store, row, caller):
        row = await require_readable(store, sources, caller, match_id, link)
    plain = await compute.ask(job_of(scenery_job, setup_of(row)), caller.asker)
    return _json(plain, request, IMMUTABLE)


@get("/matches/{match_id:str}/analysis")
async def analysis(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    match_id: FromPath[str],
    link: LinkParameter = "",
) -> Response[MatchAnalysis]:
    """Statistics, series over time and key moments of a finished match."""
    row = await _finished(store, sources, caller, match_id, link)
    sitters = enumerate(row.setup["sitters"])
    bots = {seat: sitter["bot"] for seat, sitter in sitters if sitter["bot"]}
    found = await compute.ask(match_job(analysis_job, store, row, bots), caller.asker)
    return encoded(MatchAnalysis, found, IMMUTABLE)


@get("/matches/{match_id:str}/report")
async def report(
    store: TheStore,
    sources: TheSources,
    compute: TheCompute,
    caller: TheCaller,
    request: AnyRequest,
    match_id: FromPath[str],
    link: LinkParameter = "",
) -> Response[bytes]:
    """What only its game tells of a finished match, such as a gallery of drawings; or `null`."""
    row = await _finished(store, sources, caller, match_id, link)
    muted = await muted_seats(store, row)
    plain = await compute.ask(match_job(report_job, store, row, muted), caller.asker)
    return _json(plain, request, {"cache-control": "private, no-cache"})


async def _finished(
    store: Store, sources: Sources, caller: Caller, match: str, link: str
) -> MatchRow:
    """A finished match that the caller may read: whoever may see its replay, or its host, who need
    not have played."""
    row = await row_of(store, match)
    if not await is_host(store, row, caller):
        row = await require_readable(store, sources, caller, match, link)
    if not row.over:
        raise Rejected("match_goes_on")
    return row


def _json(plain: bytes, request: AnyRequest, headers: Mapping[str, str]) -> Response[bytes]:
    """A body in JSON, compressed where the browser can read that."""
    is_compressed = "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        _compressed(plain) if is_compressed else plain,
        media_type="application/json",
        headers={**headers, "vary": "accept-encoding"}
        | ({"content-encoding": "gzip"} if is_compressed else {}),
    )


@lru_cache(maxsize=16)
def _compressed(plain: bytes) -> bytes:
    return gzip.compress(plain, mtime=0)


router = Router("/api", route_handlers=[scenery, analysis, report], tags=["matches"])
