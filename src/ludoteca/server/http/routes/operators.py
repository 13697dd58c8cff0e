"""Routes: what operators settled about the caller, and the operators' own page, which does not
exist for others."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludoteca.server.http.caller import (
    Caller,
    TheCaller,
    TheOperators,
    TheRateLimits,
    TheReports,
    TheSanctions,
    TheSources,
    TheStore,
)
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.operators.cases import Order, desk
from ludoteca.server.operators.entry import enter, require_operator
from ludoteca.server.profiles.people import find_player
from ludoteca.server.rate_limits import HOUSE
from ludoteca.server.settings import DAY
from ludoteca.server.wire import (
    CaseDecision,
    OperatorCode,
    OperatorDesk,
    OwnStanding,
    PersonReport,
)
from ludoteca.store import ReportRow


def standing_of(caller: Caller, sanctions: SanctionBook) -> OwnStanding:
    return OwnStanding(
        sanctions=sanctions.views(caller.found, caller.address),
        operator=caller.found is not None and caller.found.operator,
    )


@get("/standing")
async def standing(sanctions: TheSanctions, caller: TheCaller) -> OwnStanding:
    """What holds for the caller: warnings to be read, time-outs, bans."""
    return standing_of(caller, sanctions)


@post("/standing/{id:int}", status_code=200)
async def acknowledge(
    sanctions: TheSanctions, operators: TheOperators, caller: TheCaller, id: FromPath[int]
) -> OwnStanding:
    """The caller has read a warning."""
    await operators.acknowledge(caller.session, id)
    return standing_of(caller, sanctions)


@post("/players/{id:str}/report", status_code=204)
async def report_person(
    store: TheStore,
    sources: TheSources,
    reports: TheReports,
    caller: TheCaller,
    id: FromPath[str],
    data: JSONBody[PersonReport],
) -> None:
    """Report a person from their page."""
    other, session, now = await find_player(store, id), caller.session, sources.now()
    reports.take_limits(session.id, caller.address)
    await reports.file(
        ReportRow(
            kind="person",
            table="",
            number=now // DAY,
            game="",
            sender=other.player,
            player=other.player,
            name=other.name,
            text="",
            before=(),
            by=session.id,
            by_name=session.name,
            reason=data.reason,
            note=data.note,
            wall=now,
        )
    )


@post("/operator/entry", status_code=200)
async def enter_desk(
    store: TheStore,
    sources: TheSources,
    rate_limits: TheRateLimits,
    sanctions: TheSanctions,
    caller: TheCaller,
    data: JSONBody[OperatorCode],
) -> OwnStanding:
    """Become an operator, by the link that the command line made."""
    rate_limits.logins.take(caller.address)
    rate_limits.codes.take(HOUSE)
    caller.found = await enter(store, caller.session, data.code, sources.now())
    return standing_of(caller, sanctions)


@get("/operator")
async def operator_desk(
    store: TheStore,
    sources: TheSources,
    caller: TheCaller,
    order: Annotated[Order, QueryParameter()] = "newest",
) -> OperatorDesk:
    """Open cases, sanctions that hold, and what operators did."""
    require_operator(caller.found)
    return await desk(store, sources.now(), order)


@post("/operator/cases/{id:int}", status_code=200)
async def decide(
    store: TheStore,
    sources: TheSources,
    operators: TheOperators,
    caller: TheCaller,
    id: FromPath[int],
    data: JSONBody[CaseDecision],
) -> OperatorDesk:
    """Dismiss a case, or warn, silence, ban or rename whom it is about."""
    await operators.decide(require_operator(caller.found), id, data)
    return await desk(store, sources.now(), "newest")


@delete("/operator/sanctions/{id:int}", status_code=200)
async def undo(
    store: TheStore,
    sources: TheSources,
    operators: TheOperators,
    caller: TheCaller,
    id: FromPath[int],
) -> OperatorDesk:
    """End a sanction before its time."""
    await operators.undo(require_operator(caller.found), id)
    return await desk(store, sources.now(), "newest")


router = Router(
    "/api",
    route_handlers=[
        standing,
        acknowledge,
        report_person,
        enter_desk,
        operator_desk,
        decide,
        undo,
    ],
    tags=["moderation"],
)
