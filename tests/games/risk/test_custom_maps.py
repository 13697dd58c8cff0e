"""A map that anyone may have written is read whole, and everything wrong with it is named."""

from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.risk.map.board import SYMBOLS, Holdings, compile_map
from ludoteca.parts.documents import DocumentError
from ludoteca.parts.localised import in_locale

Document: TypeAlias = dict[str, Any]


class Problem(NamedTuple):
    """A problem as the sentence about it tells it."""

    code: str
    where: str
    params: dict[str, str | int] = {}


def valid() -> Document:
    return {
        "id": "lagoon",
        "name": {"en": "Lagoon", "es": "Laguna"},
        "start": {"armies_by_seats": {"2": 4, "3": 3}},
        "continents": [
            {"id": "north", "name": "North", "bonus": 1, "territories": ["reef", "cape"]},
            {"id": "south", "name": "South", "bonus": 0, "territories": ["dune", "isle"]},
        ],
        "territories": [
            {"id": "reef", "name": "Reef", "card": "cavalry"},
            {"id": "cape", "name": {"en": "Cape", "es": "Cabo"}},
            {"id": "dune", "name": {"es": "Duna"}},
            {"id": "isle", "name": "Isle"},
        ],
        "borders": [["reef", "cape"], ["cape", "dune"], ["isle", "dune"]],
    }


def test_a_custom_map_becomes_a_board() -> None:
    board = compile_map(valid())
    assert board.ids == ("reef", "cape", "dune", "isle")
    assert board.neighbours == ((1,), (0, 2), (1, 3), (2,))
    assert [continent.gates for continent in board.continents] == [(1,), (2,)]
    assert board.start.armies_by_seats == (0, 0, 4, 3, 0, 0, 0)


def test_a_board_is_the_same_whatever_it_remembers() -> None:
    asked, fresh = compile_map(valid()), compile_map(valid())
    assert asked == fresh
    asked.cache.holdings[0] = Holdings([], [], frozenset(), [])
    assert asked == fresh


def test_what_a_custom_map_leaves_out_is_filled_in() -> None:
    document = valid()
    del document["start"]
    board = compile_map(document)
    assert board.start.armies_per_territory == 3
    assert [SYMBOLS[s] for s in board.symbols] == ["cavalry", "cavalry", "artillery", "infantry"]
    assert [in_locale(board.names[2], locale) for locale in ("en", "es")] == ["Duna", "Duna"]


def edit(path: str, value: object) -> Callable[[Document], None]:
    """A change to one place of a document, such as `territories.0.id`."""

    def change(document: Document) -> None:
        *way, last = path.split(".")
        target: Any = document
        for step in way:
            target = target[int(step) if isinstance(target, list) else step]
        if isinstance(target, list):
            target[int(last) :] = [value]
        elif value is ...:
            del target[last]
        else:
            target[last] = value

    return change


def land(id: str) -> Document:
    return {"id": id, "name": "Land"}


EMPTY = {"id": "void", "name": "Void", "bonus": 1, "territories": []}
BONUS, CARD, POOLS = "continents[0].bonus", "territories[1].card", "start.armies_by_seats"
# A place, what stands there instead (`...`: nothing), and the problem it makes.
FAULTS: list[tuple[str, object, Problem]] = [
    ("id", ..., Problem("missing_key", "", {"key": "id"})),
    ("borders", ..., Problem("missing_key", "", {"key": "borders"})),
    ("continents.0.bonus", ..., Problem("missing_key", "continents[0]", {"key": "bonus"})),
    ("name", {}, Problem("missing_key", "name", {"key": "en"})),
    ("colour", "red", Problem("unknown_key", "", {"key": "colour"})),
    ("territories.0.x", 3, Problem("unknown_key", "territories[0]", {"key": "x"})),
    ("territories.1.name.de", "Kap", Problem("unknown_key", "territories[1].name", {"key": "de"})),
    ("name", 7, Problem("wrong_type", "name", {"expected": "text"})),
    ("name", None, Problem("wrong_type", "name", {"expected": "text"})),
    ("borders", {}, Problem("wrong_type", "borders", {"expected": "list"})),
    ("start", 3, Problem("wrong_type", "start", {"expected": "object"})),
    ("territories.4", None, Problem("wrong_type", "territories[4]", {"expected": "object"})),
    ("continents.0.bonus", "3", Problem("wrong_type", BONUS, {"expected": "number"})),
    ("continents.0.bonus", True, Problem("wrong_type", BONUS, {"expected": "number"})),
    ("continents.0.bonus", -1, Problem("out_of_range", BONUS, {"least": 0, "most": 100})),
    ("continents.0.bonus", 101, Problem("out_of_range", BONUS, {"least": 0, "most": 100})),
    ("id", "Lagoon", Problem("bad_id", "id", {"id": "Lagoon"})),
    ("id", "a/../b", Problem("bad_id", "id", {"id": "a/../b"})),
    ("id", "x" * 41, Problem("text_too_long", "id", {"length": 41, "most": 40})),
    ("name", "n" * 61, Problem("text_too_long", "name", {"length": 61, "most": 60})),
    ("name", " ", Problem("unreadable_text", "name")),
    ("name", "La\u202egoon", Problem("unreadable_text", "name")),
    ("territories.1.card", "tank", Problem("unknown_symbol", CARD, {"symbol": "tank"})),
    ("territories.4", land("reef"), Problem("repeated_id", "territories[4].id", {"id": "reef"})),
    ("continents.1.id", "north", Problem("repeated_id", "continents[1].id", {"id": "north"})),
    ("territories.4", land("rock"), Problem("in_no_continent", "territories[4]", {"id": "rock"})),
    (
        "continents.0.territories.2",
        "atoll",
        Problem("unknown_territory", "continents[0].territories[2]", {"id": "atoll"}),
    ),
    (
        "continents.0.territories.2",
        "reef",
        Problem("repeated_id", "continents[0].territories[2]", {"id": "reef"}),
    ),
    (
        "continents.1.territories.2",
        "reef",
        Problem(
            "in_two_continents",
            "continents[1].territories[2]",
            {"id": "reef", "continent": "south", "other": "north"},
        ),
    ),
    (
        "continents.2",
        EMPTY,
        Problem("wrong_count", "continents[2].territories", {"count": 0, "least": 1, "most": 200}),
    ),
    ("borders.3", ["reef", "atoll"], Problem("unknown_territory", "borders[3]", {"id": "atoll"})),
    ("borders.3", ["reef", "reef"], Problem("self_border", "borders[3]", {"id": "reef"})),
    (
        "borders.3",
        ["cape", "reef"],
        Problem("repeated_border", "borders[3]", {"a": "cape", "b": "reef"}),
    ),
    (
        "borders.3",
        ["reef"],
        Problem("wrong_count", "borders[3]", {"count": 1, "least": 2, "most": 2}),
    ),
    (
        "borders.2",
        ["reef", "dune"],
        Problem("out_of_reach", "territories[3]", {"id": "isle", "count": 1}),
    ),
    ("start", {}, Problem("not_one_start", "start", {"count": 0})),
    ("start.armies_per_territory", 3, Problem("not_one_start", "start", {"count": 2})),
    ("start.armies_by_seats.7", 9, Problem("unknown_key", POOLS, {"key": "7"})),
    (
        "start.armies_by_seats.2",
        1,
        Problem("pool_too_small", f"{POOLS}.2", {"armies": 1, "needed": 2}),
    ),
]


def test_the_map_that_the_faults_are_put_into_is_sound() -> None:
    assert compile_map(valid()).id == "lagoon"


@pytest.mark.parametrize(("path", "value", "problem"), FAULTS)
def test_a_fault_is_named_with_its_place(path: str, value: object, problem: Problem) -> None:
    document = valid()
    edit(path, deepcopy(value))(document)
    assert problems_of(lambda: compile_map(document)) == [problem]


def test_all_faults_are_named_at_once() -> None:
    document = valid()
    edit("continents.0.bonus", -1)(document)
    edit("borders.3", ["reef", "atoll"])(document)
    edit("territories.4", {"id": "rock", "name": ""})(document)
    assert {problem.code for problem in problems_of(lambda: compile_map(document))} == {
        "out_of_range",
        "unknown_territory",
        "unreadable_text",
        "in_no_continent",
    }


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from([path for path, _, _ in FAULTS]), JSON)
def test_whatever_stands_in_a_map_it_is_compiled_or_refused(path: str, value: object) -> None:
    document = valid()
    edit(path, value)(document)
    try:
        board = compile_map(document)
    except DocumentError:
        return
    assert len(board.neighbours) == len(board.continent_of) == len(board.ids)


@pytest.mark.parametrize("document", [None, [], "map", 3, {}])
def test_what_is_no_map_at_all_is_refused(document: object) -> None:
    assert problems_of(lambda: compile_map(document))


@pytest.mark.parametrize(("count", "sound"), [(1, False), (2, True), (200, True), (201, False)])
def test_a_map_has_from_two_to_two_hundred_territories(count: int, sound: bool) -> None:
    ids = [f"t{number}" for number in range(count)]
    document: Document = {
        "id": "chain",
        "name": "Chain",
        "continents": [{"id": "all", "name": "All", "bonus": 0, "territories": ids}],
        "territories": [{"id": id, "name": id} for id in ids],
        "borders": [[a, b] for a, b in pairwise(ids)],
    }
    if sound:
        assert len(compile_map(document).ids) == count
    else:
        codes = {problem.code for problem in problems_of(lambda: compile_map(document))}
        assert "wrong_count" in codes


def test_a_problem_does_not_repeat_a_stranger_at_length() -> None:
    document = valid()
    document["k" * 10_000] = 1
    assert problems_of(lambda: compile_map(document)) == [
        Problem("unknown_key", "", {"key": "k" * 40})
    ]


def problems_of(attempt: Callable[[], object]) -> list[Problem]:
    with pytest.raises(DocumentError) as caught:
        attempt()
    return [Problem(one.code, one.where, one.params) for one in caught.value.problems]
