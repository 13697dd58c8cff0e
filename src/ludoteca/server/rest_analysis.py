"""REST: what else there is to a match. What its board looks like, and what can be said of it."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from ludoteca.kernel import Match, Rejected
from ludoteca.parts.analysis import Analysis

from .rest import AnyRequest, TheHouse
from .rest_matches import keeper_of
from .wire import MatchAnalysis, MomentView, SeriesView

FOR_EVER = {"cache-control": "private, max-age=31536000, immutable"}
"""Neither changes any more."""
NOTHING = MatchAnalysis(seats=(), series=(), moments=())


@get("/matches/{match_id:str}/scenery")
async def scenery(house: TheHouse, request: AnyRequest, match_id: FromPath[str]) -> Response[bytes]:
    """The board of a match as its game would have it drawn."""
    match = (await keeper_of(house, match_id)).match
    plain = msgspec.json.encode(match.game.scenery(match.engine.ctx.board))
    is_zipped = "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        _zipped(plain) if is_zipped else plain,
        media_type="application/json",
        headers=FOR_EVER
        | {"vary": "accept-encoding"}
        | ({"content-encoding": "gzip"} if is_zipped else {}),
    )


@get("/matches/{match_id:str}/analysis")
async def analysis(house: TheHouse, match_id: FromPath[str]) -> Response[MatchAnalysis]:
    """Statistics, series over time and key moments of a match that is over."""
    match = (await keeper_of(house, match_id)).match
    if not match.over:
        raise Rejected("match_goes_on")
    return Response(await asyncio.to_thread(_analysed, match), headers=FOR_EVER)


@lru_cache(maxsize=16)
def _zipped(plain: bytes) -> bytes:
    return gzip.compress(plain, mtime=0)


def _analysed(match: Match) -> MatchAnalysis:
    if match.game.analyst is None:
        return NOTHING
    analyst = match.game.analyst()
    Match.replay(match.record(), match.game, observers=(analyst,))
    found: Analysis = analyst.analysis()
    return MatchAnalysis(
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
    )


router = Router("/api", route_handlers=[scenery, analysis], tags=["matches"])
