"""Movement: the cases of the rules, and those of the Diplomacy test cases (DATC) that apply."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.machiavelli.adjudicator.cases import CaseError, decide, mismatches, read_cases

CASES = Path(__file__).parent / "cases"
MOVEMENT = json.loads((CASES / "movement.json").read_text(encoding="utf-8"))["cases"]
DATC = json.loads((CASES / "datc.json").read_text(encoding="utf-8"))["cases"]
STANDARD = json.loads((CASES / "datc_map.json").read_text(encoding="utf-8"))

DECIDED_OTHERWISE = {
    "A": {5},
    "C": {4, 7},
    "D": {2, 3, 4, 5, 6, 8, 9, 13, 15, 17, 18, 19, 21, 23, 25, 26, 27, 29, 30},
    "E": {10, 11, 12},
    "F": {4, 5, 6, 18, 19, 20, 23, 24},
    "G": {1, 5, 6, 9, 10, 11, 12, 13, 14, 16, 17},
}
"""DATC cases with another result by our rules: a unit that does not defend has strength 0, any
attack disrupts a convoy."""


def named(case: dict[str, Any]) -> str:
    return f"{case['id']} {case['title']}"


@pytest.mark.parametrize("raw", MOVEMENT, ids=named)
def test_movement(raw: dict[str, Any]) -> None:
    (case,) = read_cases(raw)
    assert list(mismatches(case, decide(case))) == []


@pytest.mark.parametrize("raw", DATC, ids=named)
def test_datc(raw: dict[str, Any]) -> None:
    (case,) = read_cases({**raw, "map": STANDARD})
    # The cases give no lists of retreats, so dislodged units are lost.
    assert list(mismatches(case, decide(case))) == []


def test_a_case_may_be_decided_by_other_rulings() -> None:
    raw = {
        "id": "two holders",
        "units": {
            "M1": {"owner": "mil", "type": "army", "province": "mod"},
            "M2": {"owner": "mil", "type": "army", "province": "mod"},
            "F1": {"owner": "flo", "type": "army", "province": "luc"},
            "F2": {"owner": "flo", "type": "army", "province": "bol"},
        },
        "orders": {"F1": ["-", "mod"], "F2": ["S", "F1"]},
        "rulings": {"stacking": True},
    }
    (case,) = read_cases(raw)
    assert decide(case).dislodged == []
    (case,) = read_cases({**raw, "rulings": {"stucking": True}})
    with pytest.raises(CaseError) as error:
        decide(case)
    assert (error.value.code, error.value.about) == ("unknown_ruling", "stucking")


def test_the_tables_are_complete() -> None:
    assert len(MOVEMENT) == 59
    assert len(DATC) == 110


def test_the_datc_differ_exactly_where_our_rules_do() -> None:
    differing: dict[str, set[int]] = {}
    for case in DATC:
        _, chapter, number = case["id"].split(".")
        if not case["as_in_datc"]:
            differing.setdefault(chapter, set()).add(int(number))
    assert differing == DECIDED_OTHERWISE


REASONS = [
    ("S05", "M2", "support_cut", "F3"),
    ("D15", "F1", "disrupted", "M1"),
    ("D02", "M2", "own_unit", "M1"),
    ("D03", "F1", "head_on", "M1"),
    ("D10", "F1", "standoff", "V1"),
    ("D14", "M3", "support_void", None),
    ("D22", "FF", "fleet_not_at_sea", None),
    ("D22", "F1", "no_route", None),
    ("D25", "A1", "not_adjacent", None),
    ("D25", "F1", "fleet_needs_port", None),
    ("D25", "G1", "garrison_cannot_move", None),
    ("D25", "A2", "own_province", None),
    ("D25", "A3", "army_to_sea", None),
    ("D33", "FF", "support_out_of_reach", None),
    ("D45", "V1", "standoff", "F1"),
    ("S04", "F1", "repelled", "M1"),
    ("S08", "V1", "outmatched", "F1"),
]


@pytest.mark.parametrize(("id", "unit", "code", "by"), REASONS)
def test_every_result_has_its_reason(id: str, unit: str, code: str, by: str | None) -> None:
    (case,) = read_cases(next(raw for raw in MOVEMENT if raw["id"] == id))
    why = decide(case).reasons[unit]
    assert (why.code, why.by) == (code, by)
