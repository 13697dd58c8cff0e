"""The workshop: scenarios that people make, read from text with every problem told, and the map
on which they are made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.kernel import Rejected, Workshop
from ludoteca.parts.upload import Problem, UploadError, line_of, read_json

from .documents import DocumentError
from .map_document import Name
from .scenario import SHIPPED, Scenario, ScenarioDocument, compile_scenario, load_scenario, map_of


def read_scenario(text: str) -> dict[str, Any]:
    """A file as the document that the option `custom_scenario` takes, or UploadError."""
    document = read_json(text)
    if not isinstance(document, dict):
        raise UploadError([Problem(1, "no_scenario")])
    try:
        compile_scenario(document)
    except DocumentError as error:
        raise UploadError(
            [_told(one, line_of(text, one.place)) for one in error.problems]
        ) from None
    return document


def compiled(document: dict[str, Any]) -> Scenario:
    """A document that is to be played, or a refusal."""
    try:
        return compile_scenario(document)
    except DocumentError as error:
        problems = [_told(one, 1) for one in error.problems]
        raise UploadError(problems).refusal("bad_custom_scenario") from None


def _told(problem: Any, line: int) -> Problem:
    """Each message calls what the problem is about by the word that fits."""
    params = dict.fromkeys(("about", "province", "unit"), problem.about)
    return Problem(line, problem.code, params, problem.place)


def _shipped() -> Iterator[dict[str, Any]]:
    return (load_scenario(id).document for id in SHIPPED)


def _ground(document: dict[str, Any]) -> Scenario:
    """The map of a scenario, before anybody stands on it."""
    try:
        board = map_of(document.get("map", ""))
    except DocumentError as error:
        raise Rejected("bad_map", problems=str(error)) from None
    return Scenario(
        id="ground",
        name=Name("ground", "ground"),
        map=board,
        year=1,
        turns=1,
        cities_to_win={},
        powers=(),
        neutral_units=(),
        document=document,
    )


WORKSHOP = Workshop(shipped=_shipped, board=_ground, document=ScenarioDocument)
