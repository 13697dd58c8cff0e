"""REST: matches. What was played, its record, and its steps to look at again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from ludoteca.kernel import Match, MatchEnded, Rejected, Seat
from ludoteca.kernel import game as find_game
from ludoteca.kernel.options import shown_options
from ludoteca.server.http.caller import TheAsker, TheHouse
from ludoteca.server.matches.presenter import Teller
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.matches.writer import Keeper
from ludoteca.server.services import House
from ludoteca.server.tables.clock import Clock
from ludoteca.server.wire import MatchSummary, PastStep, ReplayStep, Sitter
from ludoteca.store import MatchRow

MOST_STEPS = 200
OUR_OWN = ("sitters", "commitment")
"""What a stored set-up has besides the record."""


@get("/matches/{match_id:str}")
async def match_summary(house: TheHouse, asker: TheAsker, match_id: FromPath[str]) -> MatchSummary:
    keeper = await keeper_of(house, match_id)
    told = await summary(house, keeper.row, asker.id)
    terms = Teller(keeper, (), "").terms_to_send(asker.locale)
    return msgspec.structs.replace(told, steps=keeper.seq, terms=terms)


@get("/matches/{match_id:str}/record")
async def record(house: TheHouse, match_id: FromPath[str]) -> Response[dict[str, Any]]:
    """The record. Before the end its set-up only: neither what the dice are made from nor the
    moves, among which there may be secret ones."""
    row = await row_of(house, match_id)
    if row.over:
        body = (await keeper_of(house, match_id)).match.record()
    else:
        setup = {key: value for key, value in row.setup.items() if key not in OUR_OWN}
        setup["options"] = _options(row)
        body = {**setup, "seed": "", "fair": None, "digest": "", "log": []}
    name = f"{row.game}-{row.id}.json"
    disposition = f'attachment; filename="{name}"'
    return Response(body, headers={"content-disposition": disposition})


@get("/matches/{match_id:str}/steps")
async def steps(
    house: TheHouse,
    asker: TheAsker,
    match_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=1000)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
) -> list[ReplayStep]:
    """The steps after one (−1: from the opening on) of a match that is over, as a seat, or
    without one a spectator, saw them."""
    keeper = await keeper_of(house, match_id)
    match = keeper.match
    if not match.over:
        raise Rejected("match_goes_on")
    if seat is not None and seat >= match.seats:
        raise Rejected("no_such_seat", number=seat)
    sitters = [sitter["name"] for sitter in keeper.row.setup["sitters"]]
    teller, viewer = Teller(keeper, sitters, ""), Viewer(seat, asker.locale)
    past = await teller.past(since, max(0, since) + limit, seat)
    return [_replayed(teller, match, step, viewer) for step in past]


def _replayed(teller: Teller, match: Match, step: PastStep, viewer: Viewer) -> ReplayStep:
    position = teller.position(match.state_at(step.seq), viewer)
    return ReplayStep(step=step, view=position.view, text=position.text)


async def row_of(house: House, id: str) -> MatchRow:
    row = await house.store.match(id)
    if row is None:
        raise Rejected("unknown_match")
    return row


async def keeper_of(house: House, id: str) -> Keeper:
    """A match to look at. Finished ones are loaded for it; nothing is ever written."""
    return await Keeper.load(house.store, await row_of(house, id), Clock(0), 1_000)


async def summary(house: House, row: MatchRow, asker: str) -> MatchSummary:
    """A match in a list; how it ended is read from its last step, not replayed."""
    sitters = msgspec.convert(row.setup["sitters"], tuple[Sitter, ...])
    seats = [seat for seat, sitter in enumerate(sitters) if asker and sitter.person == asker]
    steps, places = await _end(house, row)
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


def _options(row: MatchRow) -> dict[str, Any]:
    """With those that are secret only when the match is over."""
    options: dict[str, Any] = row.setup["options"]
    return options if row.over else shown_options(find_game(row.game).about.options, options)


async def _end(house: House, row: MatchRow) -> tuple[int, tuple[tuple[Seat, ...], ...]]:
    """How many steps there were, and the places. The last snapshot is of the end."""
    snapshot = await house.store.snapshot(row.id) if row.over else None
    if snapshot is None:
        return 0, ()
    for last in await house.store.log(row.id, max(0, snapshot.seq - 1)):
        for raw in last.events:
            if raw["event"]["event"] == MatchEnded.tag:
                return snapshot.seq, tuple(map(tuple, raw["event"]["places"]))
    return snapshot.seq, ()


router = Router("/api", route_handlers=[match_summary, record, steps], tags=["matches"])
