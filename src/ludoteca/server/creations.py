"""Creations: documents that people keep, such as quizzes; judged first, and put on tables."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ludoteca.kernel import Game, JsonObject, Millis, Rejected
from ludoteca.store import CreationRow, Store

from .compute import media as jobs
from .compute.job import Asker, job_of
from .compute.pool import ComputePool
from .ratings.players import player_by_session
from .settings import Settings


def row_with(row: CreationRow, document: jobs.JudgedDocument, now: Millis) -> CreationRow:
    return replace(row, title=document.title, count=document.count, changed=now)


class Placed(NamedTuple):
    """Options of a table with a kept document."""

    options: JsonObject
    by: str
    """The session that brings it, which may read all of it; empty if it is somebody else's."""


async def judged(
    compute: ComputePool, game: Game, option: str, document: JsonObject, asker: Asker
) -> jobs.JudgedDocument:
    """A document as the option takes it; refused if anything is wrong with it."""
    options = game.about.options
    if option not in options.uploads or option not in options.summaries:
        raise Rejected("unknown_option", option=option)
    job = job_of(jobs.judged, game.about.id, option, msgspec.json.encode(document))
    return msgspec.json.decode(await compute.ask(job, asker), type=jobs.JudgedDocument)


async def require_room_for(store: Store, settings: Settings, player: str, address: str) -> None:
    """Refuse another creation of a person or an address that has too many."""
    own = await store.kept_by(player=player)
    near = await store.kept_by(address=address)
    for number, most in (
        (own.creations, settings.creations_per_session),
        (near.creations, settings.creations_per_address),
    ):
        if number >= most:
            raise Rejected("too_many_creations", most=most)


async def placed(store: Store, id: str, game: Game, options: JsonObject, session: str) -> Placed:
    """The options of a table that plays what somebody made, with those that go along with it."""
    row = await store.creation(id)
    if row is None or row.game != game.about.id:
        raise Rejected("unknown_creation")
    along = game.about.options.along.get(row.option, {})
    document = await store.creation_document(row)
    is_own = row.player == await player_by_session(store, session)
    return Placed({**along, **options, row.option: document}, session if is_own else "")
