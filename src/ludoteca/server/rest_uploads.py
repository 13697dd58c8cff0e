"""REST: a host's own quiz or words, read and judged line by line before a table is opened."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.kernel import Game, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.parts.upload import Problem, UploadError

from .refusals import sentence
from .rest import TheAsker
from .wire import Upload, UploadProblem, UploadResult

MOST_PROBLEMS = 50
BAD = "bad_"
"""Every game that reads an option from a file says with `bad_<option>` what is wrong with it."""


@post("/games/{game_id:str}/uploads/{option:str}", status_code=200, sync_to_thread=False)
def upload(
    asker: TheAsker,
    game_id: FromPath[str],
    option: FromPath[str],
    data: JSONBody[Upload],
    locale: FromQuery[str | None] = None,
) -> UploadResult:
    """A file as the option it becomes, or everything that is wrong with it. Nothing is kept."""
    game = find_game(game_id)
    read = game.about.options.uploads.get(option)
    if read is None:
        raise Rejected("unknown_option", option=option)
    try:
        return UploadResult(document=read(data.text), problems=(), more=0)
    except UploadError as error:
        told = [
            _problem(problem, option, game, asker.locale_or(locale))
            for problem in error.problems[:MOST_PROBLEMS]
        ]
        more = len(error.problems) - len(told)
        return UploadResult(document=None, problems=tuple(told), more=more)


def _problem(problem: Problem, option: str, game: Game, locale: str) -> UploadProblem:
    params = {**problem.params, "line": problem.line, "problem": problem.code, "more": 0}
    code = BAD + option
    text = sentence(Rejected(code, **params), locale, game)
    return UploadProblem(line=problem.line, code=problem.code, text=text)


router = Router("/api", route_handlers=[upload], tags=["games"])
