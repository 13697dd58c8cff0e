"""Routes: uploaded documents (quiz, word list, scenario) checked before a table is opened, and the
boards of the workshops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.kernel import JsonObject, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.compute import uploads as jobs
from ludoteca.server.compute.job import job_of
from ludoteca.server.http.caller import TheCaller, TheCompute
from ludoteca.server.http.encoded import encoded
from ludoteca.server.wire import Upload, UploadResult, WorkshopBoard, WorkshopDocument

T = TypeVar("T")


@post("/games/{game_id:str}/uploads/{option:str}", status_code=200)
async def upload(
    compute: TheCompute,
    caller: TheCaller,
    game_id: FromPath[str],
    option: FromPath[str],
    data: JSONBody[Upload],
    locale: FromQuery[str | None] = None,
) -> Response[UploadResult]:
    """The option an uploaded file becomes, and all its problems. Nothing is stored."""
    _require_known(find_game(game_id).about.options.uploads, option, caller)
    job = job_of(jobs.upload, game_id, option, data.data or data.text, caller.locale_or(locale))
    return encoded(UploadResult, await compute.ask(job, caller.asker))


@get("/games/{game_id:str}/workshops/{option:str}", sync_to_thread=False)
def documents(game_id: FromPath[str], option: FromPath[str]) -> list[JsonObject]:
    """The documents a workshop starts from."""
    return list(_known(find_game(game_id).about.options.workshops, option).shipped())


@post("/games/{game_id:str}/workshops/{option:str}", status_code=200)
async def board(
    compute: TheCompute,
    caller: TheCaller,
    game_id: FromPath[str],
    option: FromPath[str],
    data: JSONBody[WorkshopDocument],
    locale: FromQuery[str | None] = None,
) -> Response[WorkshopBoard]:
    """The board of a document in progress."""
    _require_known(find_game(game_id).about.options.workshops, option, caller)
    job = job_of(jobs.board, game_id, option, data.document, caller.locale_or(locale))
    return encoded(WorkshopBoard, await compute.ask(job, caller.asker))


def _known(some: Mapping[str, T], option: str) -> T:
    if option not in some:
        raise Rejected("unknown_option", option=option)
    return some[option]


def _require_known(some: Mapping[str, object], option: str, caller: TheCaller) -> None:
    """Refuse strangers and unknown options."""
    _ = caller.session
    _known(some, option)


router = Router("/api", route_handlers=[upload, documents, board], tags=["games"])
