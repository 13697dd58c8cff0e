"""A map of one's own: read from an uploaded text, and the shipped maps as documents to copy."""

from collections.abc import Iterator
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Rejected, Workshop
from ludoteca.parts.documents import (
    CompiledOnce,
    DocumentError,
    DocumentProblem,
    add_lines,
    read_json,
)

from .board import SHIPPED, Board, compile_map

compiled_map = CompiledOnce(compile_map)


def read_own_map(text: str) -> JsonObject:
    """The text of a file as a value of the option `custom_map`; raises `DocumentError`."""
    document = read_json(text)
    if not isinstance(document, dict):
        raise DocumentError([DocumentProblem("wrong_type", (), {"expected": "object"})])
    try:
        compile_map(document)
    except DocumentError as error:
        raise _with_places(add_lines(error, text)) from None
    return document


def compiled(document: JsonObject) -> Board:
    """The board of a document; one with problems is refused."""
    try:
        return compiled_map(document)
    except DocumentError as error:
        first = error.problems[0]
        told = {"problem": first.code, "where": first.where or "map", **first.params}
        listed = ", ".join(f"{problem.code} at {problem.where}" for problem in error.problems)
        raise Rejected("bad_map", **told, more=error.count - 1, problems=listed) from None


def _with_places(error: DocumentError) -> DocumentError:
    """Add the parameter `where`, which all sentences show."""
    placed = [
        replace(problem, params={"where": problem.where or "map", **problem.params})
        for problem in error.problems
    ]
    return DocumentError(placed, error.count)


def shipped_documents() -> Iterator[JsonObject]:
    """The shipped maps with their drawings, under ids of their own."""
    folder = files("ludoteca.games.risk") / "maps"
    for id in SHIPPED:
        document = msgspec.json.decode((folder / f"{id}.json").read_bytes())
        drawing = msgspec.json.decode((folder / f"{id}_shapes.json").read_bytes())
        yield {**document, "id": f"my_{id}", "drawing": drawing}


TEMPLATES = Workshop(shipped=shipped_documents)
"""To copy and change; the browser has no editor for them."""
