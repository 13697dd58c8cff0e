"""The workshop: scenarios that people make, read from text with every problem told, and the map
on which they are made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Workshop
from ludoteca.parts.documents import (
    DocumentError,
    DocumentProblem,
    add_lines,
    read_json,
)

from .map_document import Name
from .scenario import SHIPPED, Scenario, compile_scenario, load_scenario, map_of


def read_scenario(text: str) -> dict[str, Any]:
    """A file as the document that the option `custom_scenario` takes; raises `DocumentError`."""
    document = read_json(text)
    if not isinstance(document, dict):
        raise DocumentError([DocumentProblem("no_scenario")])
    try:
        compile_scenario(document)
    except DocumentError as error:
        raise _with_terms(add_lines(error, text)) from None
    return document


def compiled(document: dict[str, Any]) -> Scenario:
    """A document that is to be played, or a refusal."""
    try:
        return compile_scenario(document)
    except DocumentError as error:
        raise _with_terms(error).refusal("bad_custom_scenario") from None


def _with_terms(error: DocumentError) -> DocumentError:
    """Name what a problem is about also as a province and as a unit: sentences take the one that
    they have a word for."""
    named = [
        replace(one, params=dict.fromkeys(("about", "province", "unit"), one.params["about"]))
        for one in error.problems
    ]
    return DocumentError(named, error.count)


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


WORKSHOP = Workshop(shipped=_shipped, board=_ground)
