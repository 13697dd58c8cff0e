"""The two shipped maps are the world the rules speak of; any other map is checked as a whole."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeAlias

import pytest
from ludoteca.games.risk.board import SYMBOLS, Board, MapError, Problem, compile_map, load

Document: TypeAlias = dict[str, Any]

CONTINENTS = {  # rules A9, C1: members and bonus
    "classic": {
        "north_america": (9, 5),
        "south_america": (4, 2),
        "europe": (7, 5),
        "africa": (6, 3),
        "asia": (12, 7),
        "oceania": (4, 2),
    },
    "simple": {
        "north_america": (6, 3),
        "south_america": (4, 2),
        "europe": (7, 5),
        "asia": (7, 7),
    },
}
BETWEEN_CONTINENTS = {
    "classic": """
        alaska-kamchatka greenland-iceland central_america-venezuela brazil-north_africa
        western_europe-north_africa southern_europe-north_africa southern_europe-egypt
        southern_europe-middle_east ukraine-middle_east ukraine-afghanistan ukraine-ural
        egypt-middle_east east_africa-middle_east southeast_asia-indonesia""",
    "simple": """
        alaska-siberia greenland-iceland quebec-venezuela brazil-west_europe ukraine-ural
        south_europe-middle_east""",
}
DEGREES = {  # how many territories have so many neighbours
    "classic": {2: 4, 3: 13, 4: 13, 5: 5, 6: 7},
    "simple": {1: 1, 2: 3, 3: 8, 4: 11, 5: 1},
}

both_maps = pytest.mark.parametrize("board", [load("classic"), load("simple")], ids=lambda b: b.id)


@pytest.mark.parametrize(
    ("map_id", "territories", "borders"), [("classic", 42, 83), ("simple", 24, 40)]
)
def test_a_map_has_its_territories_and_borders(map_id: str, territories: int, borders: int) -> None:
    board = load(map_id)
    assert len(board.ids) == len(set(board.ids)) == territories
    assert len(board.borders) == len(set(board.borders)) == borders


@both_maps
def test_the_continents_have_their_members_and_bonuses(board: Board) -> None:
    found = {c.id: (len(c.members), c.bonus) for c in board.continents}
    assert found == CONTINENTS[board.id]


@both_maps
def test_every_territory_lies_in_exactly_one_continent(board: Board) -> None:
    members = sorted(t for continent in board.continents for t in continent.members)
    assert members == list(range(len(board.ids)))
    for number, continent in enumerate(board.continents):
        assert all(board.continent_of[t] == number for t in continent.members)
        assert continent.mask == sum(1 << t for t in continent.members)


@both_maps
def test_borders_hold_both_ways_and_never_with_oneself(board: Board) -> None:
    for here, near in enumerate(board.neighbours):
        assert here not in near
        assert list(near) == sorted(set(near))
        assert all(here in board.neighbours[there] for there in near)


@both_maps
def test_the_map_and_each_of_its_continents_hang_together(board: Board) -> None:
    assert reachable(board, set(range(len(board.ids)))) == len(board.ids)
    for continent in board.continents:
        assert reachable(board, set(continent.members)) == len(continent.members)


@both_maps
def test_the_borders_between_continents_are_the_ones_of_the_rules(board: Board) -> None:
    across = {
        f"{board.ids[a]}-{board.ids[b]}"
        for a, b in board.borders
        if board.continent_of[a] != board.continent_of[b]
    }
    assert across == set(BETWEEN_CONTINENTS[board.id].split())
    gates = {board.ids[t] for continent in board.continents for t in continent.gates}
    assert gates == {end for border in across for end in border.split("-")}


@both_maps
def test_territories_have_as_many_neighbours_as_the_rules_say(board: Board) -> None:
    assert Counter(map(len, board.neighbours)) == DEGREES[board.id]


def test_east_africa_borders_the_middle_east() -> None:
    """Rules B34: the edge that one of the sources forgot."""
    board = load("classic")
    assert (board.ids.index("east_africa"), board.ids.index("middle_east")) in board.borders


@both_maps
def test_the_three_symbols_are_equally_many(board: Board) -> None:
    assert set(Counter(board.symbols).values()) == {len(board.ids) // 3}
    assert [SYMBOLS[symbol] for symbol in board.symbols[:4]] == [*SYMBOLS, SYMBOLS[0]]


@pytest.mark.parametrize(("seats", "armies"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_the_classic_map_gives_every_seat_its_armies(seats: int, armies: int) -> None:
    """Rules A4."""
    assert load("classic").start.armies_by_seats[seats] == armies


def test_the_simple_map_puts_three_armies_on_each_territory() -> None:
    """Rules C-1."""
    assert load("simple").start.armies_per_territory == 3
    assert load("simple").start.armies_by_seats == ()


def test_names_come_in_both_languages() -> None:
    board = load("classic")
    japan = board.names[board.ids.index("japan")]
    assert (japan.text("en"), japan.text("es"), japan.text("es-AR")) == ("Japan", "Japón", "Japón")


def test_a_territory_is_found_by_its_id() -> None:
    assert load("classic").find("alaska") == 0
    assert load("classic").find("atlantis") is None


def test_an_unknown_map_is_refused_by_name() -> None:
    assert problems_of(lambda: load("../classic")) == [
        Problem("unknown_map", "", {"id": "../classic"})
    ]


# --- Custom maps --------------------------------------------------------------------------------
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


def test_what_a_custom_map_leaves_out_is_filled_in() -> None:
    document = valid()
    del document["start"]
    board = compile_map(document)
    assert board.start.armies_per_territory == 3
    assert [SYMBOLS[s] for s in board.symbols] == ["cavalry", "cavalry", "artillery", "infantry"]
    assert (board.names[2].en, board.names[2].es) == ("Duna", "Duna")


def edit(path: str, value: object) -> Callable[[Document], None]:
    """A change to one place of a document, such as `territories.0.id`."""

    def change(document: Document) -> None:
        *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
        target: Any = document
        for step in way:
            target = target[step]
        if value is ...:
            del target[last]
        elif last == len(target) and isinstance(target, list):
            target.append(value)
        else:
            target[last] = value

    return change


LAND = {"id": "rock", "name": "Rock"}
FAULTS: list[tuple[str, object, str, str, dict[str, str | int]]] = [
    ("id", ..., "missing_key", "", {"key": "id"}),
    ("borders", ..., "missing_key", "", {"key": "borders"}),
    ("continents.0.bonus", ..., "missing_key", "continents[0]", {"key": "bonus"}),
    ("name", {}, "missing_key", "name", {"key": "en"}),
    ("colour", "red", "unknown_key", "", {"key": "colour"}),
    ("territories.0.x", 3, "unknown_key", "territories[0]", {"key": "x"}),
    ("territories.0.name.de", "Riff", "unknown_key", "territories[0].name", {"key": "de"}),
    ("name", 7, "wrong_type", "name", {"expected": "text"}),
    ("name", None, "wrong_type", "name", {"expected": "text"}),
    ("borders", {}, "wrong_type", "borders", {"expected": "list"}),
    ("start", 3, "wrong_type", "start", {"expected": "object"}),
    ("territories.4", None, "wrong_type", "territories[4]", {"expected": "object"}),
    ("continents.0.bonus", "3", "wrong_type", "continents[0].bonus", {"expected": "number"}),
    ("continents.0.bonus", True, "wrong_type", "continents[0].bonus", {"expected": "number"}),
    ("continents.0.bonus", -1, "out_of_range", "continents[0].bonus", {"least": 0, "most": 100}),
    ("continents.0.bonus", 101, "out_of_range", "continents[0].bonus", {"least": 0, "most": 100}),
    ("id", "Lagoon", "bad_id", "id", {"id": "Lagoon"}),
    ("id", "a/../b", "bad_id", "id", {"id": "a/../b"}),
    ("id", "x" * 41, "text_too_long", "id", {"length": 41, "most": 40}),
    ("name", "n" * 61, "text_too_long", "name", {"length": 61, "most": 60}),
    ("name", " ", "unreadable_text", "name", {}),
    ("name", "La\u202egoon", "unreadable_text", "name", {}),
    ("territories.1.card", "tank", "unknown_symbol", "territories[1].card", {"symbol": "tank"}),
    ("territories.4", {"id": "reef", "name": "R"}, "repeated_id", "territories[4].id", {"id": "reef"}),
    ("continents.1.id", "north", "repeated_id", "continents[1].id", {"id": "north"}),
    ("territories.4", LAND, "in_no_continent", "territories[4]", {"id": "rock"}),
    ("continents.0.territories.2", "atoll", "unknown_territory", "continents[0].territories[2]", {"id": "atoll"}),
    ("continents.0.territories.2", "reef", "repeated_id", "continents[0].territories[2]", {"id": "reef"}),
    (
        "continents.1.territories.2",
        "reef",
        "in_two_continents",
        "continents[1].territories[2]",
        {"id": "reef", "continent": "south", "other": "north"},
    ),
    (
        "continents.2",
        {"id": "void", "name": "Void", "bonus": 1, "territories": []},
        "wrong_count",
        "continents[2].territories",
        {"count": 0, "least": 1, "most": 200},
    ),
    ("borders.3", ["reef", "atoll"], "unknown_territory", "borders[3]", {"id": "atoll"}),
    ("borders.3", ["reef", "reef"], "self_border", "borders[3]", {"id": "reef"}),
    ("borders.3", ["cape", "reef"], "repeated_border", "borders[3]", {"a": "cape", "b": "reef"}),
    ("borders.3", ["reef"], "wrong_count", "borders[3]", {"count": 1, "least": 2, "most": 2}),
    ("borders.2", ["reef", "dune"], "out_of_reach", "territories[3]", {"id": "isle", "count": 1}),
    ("start", {}, "not_one_start", "start", {"count": 0}),
    ("start.armies_per_territory", 3, "not_one_start", "start", {"count": 2}),
    ("start.armies_by_seats.7", 9, "unknown_key", "start.armies_by_seats", {"key": "7"}),
    ("start.armies_by_seats.2", 1, "pool_too_small", "start.armies_by_seats.2", {"armies": 1, "needed": 2}),
]  # fmt: skip


def test_the_map_that_the_faults_are_put_into_is_sound() -> None:
    assert compile_map(valid()).id == "lagoon"


@pytest.mark.parametrize(("path", "value", "code", "where", "params"), FAULTS)
def test_a_fault_is_named_with_its_place(
    path: str, value: object, code: str, where: str, params: dict[str, str | int]
) -> None:
    document = valid()
    edit(path, deepcopy(value))(document)
    assert problems_of(lambda: compile_map(document)) == [Problem(code, where, params)]


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
        "borders": [[a, b] for a, b in zip(ids, ids[1:], strict=False)],
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
    with pytest.raises(MapError) as caught:
        attempt()
    return list(caught.value.problems)


def reachable(board: Board, allowed: set[int]) -> int:
    reached = {min(allowed)}
    fringe = list(reached)
    while fringe:
        fresh = set(board.neighbours[fringe.pop()]) & allowed - reached
        reached |= fresh
        fringe += fresh
    return len(reached)
