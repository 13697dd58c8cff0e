"""New tables as their hosts describe them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.compute.job import Asker
from ludoteca.server.compute.options import judge
from ludoteca.server.creations import placed
from ludoteca.server.tables.deadlines import with_deadlines
from ludoteca.server.tables.hosting import require_safe
from ludoteca.server.tables.people.anonymity import with_anonymous
from ludoteca.server.tables.people.guest_actions import enter, sit
from ludoteca.server.tables.people.host_actions import add_bot
from ludoteca.server.tables.people.naming import require_clean
from ludoteca.server.tables.rated import with_rated
from ludoteca.server.tables.seats.roles import with_by_preference
from ludoteca.server.tables.setup import new_table
from ludoteca.server.tables.starts.self_start import with_opening
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.tutorial import as_tutorial, require_tutorial
from ludoteca.server.wire import NewTable
from ludoteca.store import SessionRow

from .resources import RoomResources


async def table_maker(
    resources: RoomResources, body: NewTable, session: SessionRow, asker: Asker, opened_from: str
) -> Callable[[str], Table]:
    """A function that makes the table for a code. `opened_from` is the hash of the address that it
    is opened from."""
    if body.tutorial and body.rated:
        raise Rejected("rated_tutorial")
    if body.public:
        resources.sanctions.require_may_publish(session)
    tutorial = require_tutorial(find_game(body.game)) if body.tutorial else None
    if tutorial is not None:
        fixed = {"sit": True, "bots": (), "hosted": None, "anonymous": False, "safe": False}
        body = replace(body, options=tutorial.options_in(session.locale), **fixed)
    options_by = session.id
    if body.creation and tutorial is None:
        found = find_game(body.game)
        ready = await placed(resources.store, body.creation, found, body.options, session.id)
        body, options_by = replace(body, options=ready.options), ready.by
    await judge(resources.compute, body.game, body.options, asker)
    sources = resources.sources

    def opened(code: str) -> Table:
        table = new_table(
            code,
            body.game,
            body.options,
            secret=sources.new_secret(),
            public=body.public,
            spectators=body.spectators,
            hosted=False if body.rated and body.hosted is None else body.hosted,
            now=sources.now(),
            opened_from=opened_from,
        )
        table = replace(
            table,
            word_filter=body.word_filter or body.safe,
            name_approval=body.name_approval or body.safe,
            safe=body.safe,
            host_paced=body.host_paced,
        )
        table = enter(table, session.id, session.name, device=session.device)
        require_clean(table, body.name)
        table = with_rated(replace(table, options_by=options_by), body.rated)
        if body.sit:
            table = sit(table, session.id)
        for strength in body.bots:
            table = add_bot(table, session.id, strength)
        table = with_opening(
            replace(table, least_reliability=body.least_reliability),
            name=body.name,
            starts_full=body.starts_full,
            starts_at=body.starts_at,
            now=sources.now(),
        )
        table = with_deadlines(table, body.hours, body.holidays)
        table = with_by_preference(table, body.by_preference)
        table = with_anonymous(replace(table, press=body.press), body.anonymous)
        table = require_safe(table)
        return table if tutorial is None else as_tutorial(table, tutorial)

    return opened
