"""The map of Italy, the shipped scenarios, and problems of custom maps and scenarios."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from ludoteca.games.machiavelli.about import MachiavelliOptions, scenario_of
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.map.board import ARMY, FLEET, compile_map, load_map
from ludoteca.games.machiavelli.map.scenario import (
    EARLIER,
    SHIPPED,
    compile_scenario,
    load_scenario,
)
from ludoteca.kernel import LOCALES, Rejected
from ludoteca.parts.documents import DocumentError
from ludoteca.parts.localised import in_locale
from tests.games.machiavelli.playing import start, state_of, view_of

ITALY = load_map("italy")


def document(folder: str, id: str) -> dict[str, Any]:
    path = files("ludoteca.games.machiavelli") / folder / f"{id}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_italy_has_73_provinces_and_202_borders() -> None:
    assert len(ITALY.ids) == 73
    assert len(ITALY.borders) == 202
    assert sum(ITALY.is_sea) == 9
    assert sum(ITALY.is_port) == 21
    assert len(ITALY.cities) == 52
    assert sum(map(ITALY.income, ITALY.cities)) == 113


def test_135_borders_are_open_to_armies_and_58_to_fleets() -> None:
    def edges(kind: int) -> int:
        return sum(map(len, ITALY.reach[kind])) // 2

    assert (edges(ARMY), edges(FLEET)) == (135, 58)


@pytest.mark.parametrize(("a", "b"), [("corsica", "sardinia"), ("messina", "otranto")])
def test_armies_cross_the_straits(a: str, b: str) -> None:
    assert ITALY.index[b] in ITALY.reach[ARMY][ITALY.index[a]]


def test_every_border_is_open_both_ways() -> None:
    for kind in (ARMY, FLEET):
        for a, reach in enumerate(ITALY.reach[kind]):
            assert all(a in ITALY.reach[kind][b] for b in reach)


MAP_MISTAKES: list[tuple[str, str, Callable[[dict[str, Any]], object]]] = [
    ("missing_field", "borders", lambda d: d.pop("borders")),
    ("unknown_field", "moons", lambda d: d.update(moons=3)),
    ("wrong_shape", "provinces.0.terrain", lambda d: d["provinces"][0].update(terrain="air")),
    ("missing_field", "name.en", lambda d: d.update(name={})),
    ("unknown_field", "provinces.0.name.de", lambda d: d["provinces"][0]["name"].update(de="Wien")),
    ("wrong_shape", "provinces.0.name", lambda d: d["provinces"][0].update(name="Vienna")),
    ("name_twice", "provinces.73", lambda d: d["provinces"].append(d["provinces"][0])),
    ("sea_with_city", "provinces.72", lambda d: d["provinces"][-1].update(income=3)),
    ("port_without_sea", "provinces.4", lambda d: d["provinces"][4].update(port=True)),
    ("unknown_province", "borders.202", lambda d: d["borders"].append(["avignon", "atlantis"])),
    ("border_with_itself", "borders.202", lambda d: d["borders"].append(["avignon", "avignon"])),
    ("border_twice", "borders.202", lambda d: d["borders"].append(d["borders"][0][::-1])),
    ("not_a_border", "armies_only.1", lambda d: d["armies_only"].append(["avignon", "tunis"])),
    (
        "out_of_reach",
        "borders",
        lambda d: d.update(borders=[b for b in d["borders"] if "tunis" not in b]),
    ),
]


@pytest.mark.parametrize(("code", "place", "spoil"), MAP_MISTAKES)
def test_a_map_with_a_mistake_is_refused(
    code: str, place: str, spoil: Callable[[dict[str, Any]], object]
) -> None:
    spoilt = document("maps", "italy")
    spoil(spoilt)
    with pytest.raises(DocumentError) as why:
        compile_map(spoilt)
    assert (code, place) in [(problem.code, problem.place) for problem in why.value.problems]
    with pytest.raises(DocumentError) as why:
        compile_scenario(document("scenarios", "italy_1454") | {"map": spoilt})
    assert f"map.{place}" in [problem.place for problem in why.value.problems]


@pytest.mark.parametrize("id", SHIPPED)
def test_shipped_names_are_complete_in_every_language(id: str) -> None:
    scenario = load_scenario(id)
    names = [scenario.name, *scenario.map.names, *(power.title for power in scenario.powers)]
    names += [power.name for power in scenario.powers]
    assert {frozenset(name) for name in names} == {frozenset(LOCALES)}


def test_a_name_may_be_given_in_one_language_only() -> None:
    found = document("maps", "italy")
    found["provinces"][0]["name"] = {"es": "Turín"}
    assert in_locale(compile_map(found).names[0], "en") == "Turín"


@pytest.mark.parametrize(
    ("id", "seats"),
    [
        ("tutorial", {3: 5, 4: 6}),
        ("italy_1454", {5: 8, 6: 9}),
        ("balance_of_power", {7: 10, 8: 11}),
        ("first_match", {3: 7, 4: 7}),
        ("peace_of_lodi", {5: 9, 6: 9}),
        ("eight_powers", {7: 7, 8: 7}),
    ],
)
def test_shipped_scenarios(id: str, seats: dict[int, int]) -> None:
    assert load_scenario(id).cities_to_win == seats
    assert id in (*EARLIER, *SHIPPED)


@pytest.mark.parametrize("seats", range(3, 9))
def test_matches_of_earlier_rules_keep_their_scenarios(seats: int) -> None:
    earlier = EARLIER[0 if seats < 5 else 1 if seats < 7 else 2]
    for option in ("by_seats", earlier):
        options = MachiavelliOptions(scenario=option)  # type: ignore[arg-type]
        assert scenario_of(options, seats, 1).id == earlier
        assert scenario_of(options, seats, 2).id == SHIPPED[EARLIER.index(earlier)]


def test_with_five_seats_france_is_left_out_and_its_lands_are_neutral() -> None:
    match = start(5)
    marseilles = ITALY.index["marseilles"]
    assert state_of(match).owner[marseilles] == -1
    assert len(state_of(match).units) == 3 + 3 + 4 + 3 + 3


def test_italy_1454_begins_as_the_rules_say() -> None:
    match = start(6)
    assert state_of(match).treasury == [15, 18, 18, 18, 15, 15]
    florence = [(u.kind, u.province) for u in view_of(match, 0).units if u.owner == 0]
    assert sorted(florence) == [("army", "florence"), ("army", "perugia"), ("garrison", "florence")]


def power(document: dict[str, Any], number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = document["powers"][number]
    return found


SCENARIO_MISTAKES: list[tuple[str, str, Callable[[dict[str, Any]], object]]] = [
    ("out_of_range", "powers.0.treasury", lambda d: power(d).update(treasury=-1)),
    ("wrong_shape", "powers.0.treasury", lambda d: power(d).update(treasury="many")),
    ("wrong_shape", "powers", lambda d: d.update(powers={})),
    ("bad_count", "powers", lambda d: d.update(powers=d["powers"][:1])),
    ("bad_text", "powers.0.units.3", lambda d: power(d)["units"].append("X florence")),
    ("missing_text", "powers.0.name.es", lambda d: power(d)["name"].update(es="")),
    ("bad_length", "powers.0.name.es", lambda d: power(d)["name"].update(es="x" * 61)),
    ("out_of_range", "cities_to_win.5", lambda d: d["cities_to_win"].update({"5": 0})),
    ("power_twice", "powers.0.id", lambda d: power(d).update(id="venice")),
    ("owned_twice", "powers.0.provinces.2", lambda d: power(d)["provinces"].append("venice")),
    ("unknown_province", "powers.0.capital", lambda d: power(d).update(capital="atlantis")),
    ("sea_owned", "powers.0.provinces.2", lambda d: power(d)["provinces"].append("ionian_sea")),
    ("power_without_city", "powers.0.provinces", lambda d: power(d).update(provinces=["fornovo"])),
    ("unit_out_of_place", "powers.0.units.3", lambda d: power(d)["units"].append("F milan")),
    ("unit_out_of_place", "powers.0.units.3", lambda d: power(d)["units"].append("A ionian_sea")),
    ("unit_out_of_place", "powers.0.units.3", lambda d: power(d)["units"].append("G fornovo")),
    ("unknown_province", "powers.0.units.3", lambda d: power(d)["units"].append("A atlantis")),
    ("two_units", "powers.0.units.3", lambda d: power(d)["units"].append("A verona")),
    ("bad_seats", "cities_to_win.9", lambda d: d["cities_to_win"].update({"9": 3})),
    ("no_seats", "cities_to_win", lambda d: d.update(cities_to_win={})),
    ("neutral_unit_moves", "neutral_units.0", lambda d: d.update(neutral_units=["A parma"])),
    ("unknown_map", "map", lambda d: d.update(map="moon")),
]


@pytest.mark.parametrize(("code", "place", "spoil"), SCENARIO_MISTAKES)
def test_a_scenario_with_a_mistake_is_refused(
    code: str, place: str, spoil: Callable[[dict[str, Any]], object]
) -> None:
    spoilt = document("scenarios", "italy_1454")
    spoil(spoilt)
    with pytest.raises(DocumentError) as why:
        compile_scenario(spoilt)
    assert (code, place) in [(problem.code, problem.place) for problem in why.value.problems]
    with pytest.raises(Rejected) as refused:
        MachiavelliOptions(scenario="custom", custom_scenario=spoilt).check(6)
    assert refused.value.code == "bad_custom_scenario"


def test_all_problems_are_reported_at_once() -> None:
    spoilt = document("scenarios", "italy_1454")
    power(spoilt).update(treasury=-1)
    power(spoilt, 1)["name"].update(en="")
    del power(spoilt, 2)["capital"]
    with pytest.raises(DocumentError) as why:
        compile_scenario(spoilt)
    assert [problem.place for problem in why.value.problems] == [
        "powers.0.treasury",
        "powers.1.name.en",
        "powers.2.capital",
    ]


def test_a_custom_scenario_with_a_custom_map_can_be_played() -> None:
    own = document("scenarios", "tutorial") | {"id": "mine", "map": document("maps", "italy")}
    options: dict[str, Any] = {"scenario": "custom", "custom_scenario": own, "diplomacy_minutes": 0}
    match = start(3, **options)
    assert view_of(match, 0).setting.id == "mine"
    assert "Florence" in game.text.describe(
        view_of(match, 0), "en", terms=game.terms(match.engine.ctx.board, "en")
    )


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, {"scenario": "italy_1454"}, "scenario_seats"),
        (6, {"scenario": "custom"}, "custom_scenario_expected"),
        (6, {"custom_scenario": {"id": "mine"}}, "custom_scenario_unused"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(Rejected) as why:
        start(seats, **options)
    assert why.value.code == code
