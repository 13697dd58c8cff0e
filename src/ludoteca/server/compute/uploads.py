"""Jobs: uploaded documents (quiz, word list, scenario) checked, and the boards of the workshops."""

from __future__ import annotations

import msgspec

from ludoteca.kernel import NO_TERMS, Game, JsonObject, Rejected, Terms, Workshop
from ludoteca.kernel import game as find_game
from ludoteca.parts.documents import DocumentError, DocumentProblem, read_json, table_of
from ludoteca.server.problems import sentence
from ludoteca.server.wire import UploadProblem, UploadResult, WorkshopBoard

BAD = "bad_"
"""Prefix of the refusal code for an option read from a file: `bad_<option>`."""


def upload(game_id: str, option: str, content: str | bytes, locale: str) -> bytes:
    """The `UploadResult` of an uploaded file: a text, or a spreadsheet."""
    game = find_game(game_id)
    kind = game.about.options
    text = ""
    try:
        text = content if isinstance(content, str) else table_of(content)
        result = UploadResult(document=kind.uploads[option](text), problems=(), more=0)
    except DocumentError as error:
        terms = _terms_of(text, kind.workshops.get(option), game, locale)
        told = [_problem(problem, option, game, locale, terms) for problem in error.problems]
        more = error.count - len(told)
        result = UploadResult(document=error.kept, problems=tuple(told), more=more)
    return msgspec.json.encode(result)


def board(game_id: str, option: str, document: JsonObject, locale: str) -> bytes:
    """The `WorkshopBoard` of a document in progress."""
    game = find_game(game_id)
    make_board = game.about.options.workshops[option].board
    if make_board is None:
        raise Rejected("unknown_option", option=option)
    found = make_board(document)
    named = game.terms(found, locale)
    terms = {kind: {str(key): text for key, text in of.items()} for kind, of in named.items()}
    return msgspec.json.encode(WorkshopBoard(scenery=game.scenery(found), terms=terms))


def _terms_of(text: str, workshop: Workshop | None, game: Game, locale: str) -> Terms:
    """The names on the board of a document, as far as it is readable."""
    if workshop is None or workshop.board is None:
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
    line = 0 if problem.path else problem.line  # what has a place is told beside it
    params = {**problem.params, "line": line, "problem": problem.code, "more": 0}
    text = sentence(Rejected(BAD + option, **params), locale, game, (), terms)
    return UploadProblem(line=problem.line, place=problem.place, code=problem.code, text=text)
