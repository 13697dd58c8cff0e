"""The two shipped maps are those of the rules."""

from collections import Counter

import pytest

from ludoteca.games.risk.map.board import SYMBOLS, Board, load
from ludoteca.parts.documents import DocumentError, DocumentProblem
from ludoteca.parts.localised import in_locale

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
DEGREES = {  # number of neighbours → number of territories
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
    found = [in_locale(japan, locale) for locale in ("en", "es", "es-AR")]
    assert found == ["Japan", "Japón", "Japón"]


SPANISH = {  # rules B33: where the sources differ
    "northwest_territory": "Territorio del Noroeste",
    "western_united_states": "EE.UU. Occidental",
    "eastern_united_states": "EE.UU. Oriental",
    "ural": "Ural",
    "southeast_asia": "Sureste Asiático",
    "western_australia": "Australia Occidental",
    "eastern_australia": "Australia Oriental",
}


@pytest.mark.parametrize(("id", "name"), SPANISH.items())
def test_spanish_names_are_the_ones_of_the_ruling(id: str, name: str) -> None:
    board = load("classic")
    assert board.names[board.index[id]]["es"] == name


@both_maps
def test_no_two_territories_have_the_same_name(board: Board) -> None:
    for locale in ("en", "es"):
        assert len({name[locale].casefold() for name in board.names}) == len(board.ids)


def test_a_territory_is_found_by_its_id() -> None:
    assert load("classic").find("alaska") == 0
    assert load("classic").find("atlantis") is None


def test_an_unknown_map_is_refused_by_name() -> None:
    with pytest.raises(DocumentError) as caught:
        load("../classic")
    assert caught.value.problems == (DocumentProblem("unknown_map", params={"id": "../classic"}),)


def reachable(board: Board, allowed: set[int]) -> int:
    reached = {min(allowed)}
    fringe = list(reached)
    while fringe:
        fresh = set(board.neighbours[fringe.pop()]) & allowed - reached
        reached |= fresh
        fringe += fresh
    return len(reached)
