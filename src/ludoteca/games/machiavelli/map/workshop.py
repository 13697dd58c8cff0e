"""Custom scenarios: read from an uploaded text, and the map to edit them on."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Rejected, Workshop
from ludoteca.parts.documents import (
    CompiledOnce,
    DocumentError,
    DocumentProblem,
    add_lines,
    read_json,
)

from .scenario import SHIPPED, Scenario, ScenarioDocument, compile_scenario, load_scenario, map_of

compiled_scenario = CompiledOnce(compile_scenario)


def read_scenario(text: str) -> JsonObject:
    """The text of a file as a value of the option `custom_scenario`; raises `DocumentError`."""
    document = read_json(text)
    if not isinstance(document, dict):
        raise DocumentError([DocumentProblem("no_scenario")])
    try:
        compile_scenario(document)
    except DocumentError as error:
        raise _with_terms(add_lines(error, text)) from None
    return document


def compiled(document: JsonObject) -> Scenario:
    """The scenario of a match; a document with problems is refused."""
    try:
        return compiled_scenario(document)
    except DocumentError as error:
        raise _with_terms(error).refusal("bad_custom_scenario") from None


def _with_terms(error: DocumentError) -> DocumentError:
    """Add the parameters `province` and `unit`, so that sentences show names instead of ids."""
    named = [
        replace(one, params=dict.fromkeys(("about", "province", "unit"), one.params["about"]))
        for one in error.problems
    ]
    return DocumentError(named, error.count)


def _shipped() -> Iterator[JsonObject]:
    return (load_scenario(id).document for id in SHIPPED)


def _ground(document: JsonObject) -> Scenario:
    """The map of an unfinished scenario: no powers, no units."""
    try:
        board = map_of(document.get("map", ""))
    except DocumentError as error:
        raise Rejected("bad_map", problems=str(error)) from None
    return Scenario(
        id="ground",
        name={},
        map=board,
        year=1,
        turns=1,
        cities_to_win={},
        powers=(),
        neutral_units=(),
        document=document,
    )


WORKSHOP = Workshop(shipped=_shipped, board=_ground, document=ScenarioDocument)
