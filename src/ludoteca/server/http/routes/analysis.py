"""Routes: the scenery and the analysis of a match."""

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
from ludoteca.server.http.caller import TheCaller, TheSources, TheStore
from ludoteca.server.http.errors import AnyRequest
from ludoteca.server.http.replay_access import require_readable
from ludoteca.server.wire import MatchAnalysis, MomentView, SeriesView, ThoughtView

from .matches import LinkParameter, writer_of

IMMUTABLE = {"cache-control": "private, max-age=31536000, immutable"}
NOTHING = MatchAnalysis(seats=(), series=(), moments=())


@get("/matches/{match_id:str}/scenery")
async def scenery(store: TheStore, request: AnyRequest, match_id: FromPath[str]) -> Response[bytes]:
    """The data a board needs to draw a match besides its view."""
    match = (await writer_of(store, match_id)).match
    plain = await asyncio.to_thread(_encoded_scenery, match.game, match.engine.ctx.board)
    compressed = "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        _compressed(plain) if compressed else plain,
        media_type="application/json",
        headers=IMMUTABLE
        | {"vary": "accept-encoding"}
        | ({"content-encoding": "gzip"} if compressed else {}),
    )


@get("/matches/{match_id:str}/analysis")
async def analysis(
    store: TheStore,
    sources: TheSources,
    caller: TheCaller,
    match_id: FromPath[str],
    link: LinkParameter = "",
) -> Response[MatchAnalysis]:
    """Statistics, series over time and key moments of a finished match."""
    await require_readable(store, sources, caller, match_id, link)
    writer = await writer_of(store, match_id)
    if not writer.match.over:
        raise Rejected("match_goes_on")
    sitters = enumerate(writer.row.setup["sitters"])
    bots = {seat: sitter["bot"] for seat, sitter in sitters if sitter["bot"]}
    found = await asyncio.to_thread(_analyse, writer.match, bots)
    return Response(found, headers=IMMUTABLE)


def _encoded_scenery(game: Game, board: object) -> bytes:
    return msgspec.json.encode(game.scenery(board))


@lru_cache(maxsize=16)
def _compressed(plain: bytes) -> bytes:
    return gzip.compress(plain, mtime=0)


def _analyse(match: Match, bots: Mapping[Seat, str]) -> MatchAnalysis:
    game = match.game
    if game.analyst is None:
        return NOTHING
    analyst, explainer = game.analyst(), game.bot_explainer(bots) if game.bot_explainer else None
    followers = (analyst,) if explainer is None else (analyst, explainer)
    Match.replay(match.record(), game, observers=followers)
    found: Analysis = analyst.analysis()
    thoughts: Sequence[Thought] = explainer.explanations() if explainer else ()
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
