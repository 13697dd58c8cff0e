"""REST: what else there is to a match. What its board looks like, and what can be said of it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from ludoteca.kernel import Game, Match, Rejected, Seat
from ludoteca.parts.analysis import Analysis, Thought
from ludoteca.server.http.caller import AnyRequest, TheHouse
from ludoteca.server.wire import MatchAnalysis, MomentView, SeriesView, ThoughtView

from .matches import keeper_of

FOR_EVER = {"cache-control": "private, max-age=31536000, immutable"}
"""Neither changes any more."""
NOTHING = MatchAnalysis(seats=(), series=(), moments=())


@get("/matches/{match_id:str}/scenery")
async def scenery(house: TheHouse, request: AnyRequest, match_id: FromPath[str]) -> Response[bytes]:
    """The board of a match as its game would have it drawn."""
    match = (await keeper_of(house, match_id)).match
    plain = await asyncio.to_thread(_painted, match.game, match.engine.ctx.board)
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
    keeper = await keeper_of(house, match_id)
    if not keeper.match.over:
        raise Rejected("match_goes_on")
    sitters = enumerate(keeper.row.setup["sitters"])
    bots = {seat: sitter["bot"] for seat, sitter in sitters if sitter["bot"]}
    found = await asyncio.to_thread(_analysed, keeper.match, bots)
    return Response(found, headers=FOR_EVER)


def _painted(game: Game, board: object) -> bytes:
    return msgspec.json.encode(game.scenery(board))


@lru_cache(maxsize=16)
def _zipped(plain: bytes) -> bytes:
    return gzip.compress(plain, mtime=0)


def _analysed(match: Match, bots: Mapping[Seat, str]) -> MatchAnalysis:
    game = match.game
    if game.analyst is None:
        return NOTHING
    analyst, confessor = game.analyst(), game.confessor(bots) if game.confessor else None
    followers = (analyst,) if confessor is None else (analyst, confessor)
    Match.replay(match.record(), game, observers=followers)
    found: Analysis = analyst.analysis()
    thoughts: Sequence[Thought] = confessor.confessed() if confessor else ()
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


router = Router("/api", route_handlers=[scenery, analysis], tags=["matches"])
