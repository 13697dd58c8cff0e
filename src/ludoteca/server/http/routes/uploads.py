"""Routes: uploaded documents (quiz, word list, scenario) checked before a table is opened, and the
boards of the workshops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.kernel import NO_TERMS, Game, JsonObject, Rejected, Terms, Workshop
from ludoteca.kernel import game as find_game
from ludoteca.parts.documents import DocumentError, DocumentProblem, read_json
from ludoteca.server.http.caller import TheCaller
from ludoteca.server.problems import sentence
from ludoteca.server.wire import (
    Upload,
    UploadProblem,
    UploadResult,
    WorkshopBoard,
    WorkshopDocument,
)

T = TypeVar("T")
BAD = "bad_"
"""Prefix of the refusal code for an option read from a file: `bad_<option>`."""


@post("/games/{game_id:str}/uploads/{option:str}", status_code=200, sync_to_thread=False)
def upload(
    caller: TheCaller,
    game_id: FromPath[str],
    option: FromPath[str],
    data: JSONBody[Upload],
    locale: FromQuery[str | None] = None,
) -> UploadResult:
    """The option an uploaded file becomes, or all its problems. Nothing is stored."""
    game = find_game(game_id)
    read = _known(game.about.options.uploads, option)
    try:
        return UploadResult(document=read(data.text), problems=(), more=0)
    except DocumentError as error:
        wanted = caller.locale_or(locale)
        terms = _terms_of(data.text, game.about.options.workshops.get(option), game, wanted)
        told = [_problem(problem, option, game, wanted, terms) for problem in error.problems]
        more = error.count - len(told)
        return UploadResult(document=None, problems=tuple(told), more=more)


@get("/games/{game_id:str}/workshops/{option:str}", sync_to_thread=False)
def documents(game_id: FromPath[str], option: FromPath[str]) -> list[JsonObject]:
    """The documents a workshop starts from."""
    return list(_known(find_game(game_id).about.options.workshops, option).shipped())


@post("/games/{game_id:str}/workshops/{option:str}", status_code=200, sync_to_thread=False)
def board(
    caller: TheCaller,
    game_id: FromPath[str],
    option: FromPath[str],
    data: JSONBody[WorkshopDocument],
    locale: FromQuery[str | None] = None,
) -> WorkshopBoard:
    """The board of a document in progress."""
    game = find_game(game_id)
    found = _known(game.about.options.workshops, option).board(data.document)
    named = game.terms(found, caller.locale_or(locale))
    terms = {kind: {str(key): text for key, text in of.items()} for kind, of in named.items()}
    return WorkshopBoard(scenery=game.scenery(found), terms=terms)


def _known(some: Mapping[str, T], option: str) -> T:
    if option not in some:
        raise Rejected("unknown_option", option=option)
    return some[option]


def _terms_of(text: str, workshop: Workshop | None, game: Game, locale: str) -> Terms:
    """The names on the board of a document, as far as it is readable."""
    if workshop is None:
        return NO_TERMS
    try:
        document = read_json(text)
        return (
            game.terms(workshop.board(document), locale) if isinstance(document, dict) else NO_TERMS
        )
    except (DocumentError, Rejected):
        return NO_TERMS


def _problem(
    problem: DocumentProblem, option: str, game: Game, locale: str, terms: Terms
) -> UploadProblem:
    params = {**problem.params, "line": problem.line, "problem": problem.code, "more": 0}
    text = sentence(Rejected(BAD + option, **params), locale, game, (), terms)
    return UploadProblem(line=problem.line, place=problem.place, code=problem.code, text=text)


router = Router("/api", route_handlers=[upload, documents, board], tags=["games"])
