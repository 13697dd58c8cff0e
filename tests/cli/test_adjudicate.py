"""`ludoteca adjudicate`: decisions for programs, a table for people, a status for expectations."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.app import run

Capture = pytest.CaptureFixture[str]

CASES = Path(__file__).parents[1] / "games/machiavelli/cases/movement.json"
HEAD_ON: dict[str, Any] = {
    "id": "mine",
    "units": {
        "F1": {"owner": "flo", "type": "army", "province": "luc"},
        "F2": {"owner": "flo", "type": "army", "province": "bologna"},
        "M1": {"owner": "mil", "type": "A", "province": "MOD"},
    },
    "orders": {"F1": ["-", "mod"], "F2": ["S", "F1"], "M1": ["-", "lucca"]},
    "retreat_lists": {"M1": ["luc", "par"]},
}


def write(folder: Path, document: object) -> str:
    file = folder / "cases.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return str(file)


def test_all_cases_of_the_rules_come_out_as_expected(capsys: Capture) -> None:
    assert run(["adjudicate", str(CASES), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 59


def test_one_case_for_programs(tmp_path: Path, capsys: Capture) -> None:
    assert run(["adjudicate", write(tmp_path, HEAD_ON), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {
            "id": "mine",
            "positions": {"F1": "modena", "F2": "bologna", "M1": "parma"},
            "dislodged": ["M1"],
            "attack_strength": {"F1": 2, "M1": 1},
            "defence": {"F1": 0, "F2": 0, "M1": 0},
            "reasons": {
                "F1": {"code": "enters"},
                "F2": {"code": "supports"},
                "M1": {"code": "head_on", "by": "F1", "fate": "retreated"},
            },
        }
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "met F1 head-on; dislodged, retreats"),
        ("es", "choca de frente con F1; desalojada, se retira"),
    ],
)
def test_one_case_for_people(tmp_path: Path, capsys: Capture, language: str, line: str) -> None:
    assert run(["adjudicate", write(tmp_path, HEAD_ON), "--lang", language]) == 0
    assert line in capsys.readouterr().out


@pytest.mark.parametrize(
    "expected",
    [
        {"expected_positions": {"F1": "mod", "F2": "bol", "M1": None}},
        {"dislodged": []},
        {"attack_strength": {"F1": 1, "M1": 1}},
        {"defence": {"F1": 1, "F2": 0, "M1": 0}},
    ],
)
def test_a_case_that_expects_something_else_fails(
    tmp_path: Path, capsys: Capture, expected: dict[str, object]
) -> None:
    assert run(["adjudicate", write(tmp_path, {"cases": [HEAD_ON | expected]})]) == 1
    assert "mine" in capsys.readouterr().err


@pytest.mark.parametrize(
    "broken",
    [
        {"units": 3},
        {"orders": {"F1": ["-", "atlantis"]}},
        {"orders": {"F1": ["S", "Nobody"]}},
        {"orders": {"F1": ["?"]}},
        {"orders": {"F1": ["-"]}},
        {"map": "moon"},
        {"map": {"id": "moon"}},
    ],
)
def test_a_case_that_cannot_be_read_gets_a_sentence(
    tmp_path: Path, capsys: Capture, broken: dict[str, object]
) -> None:
    assert run(["adjudicate", write(tmp_path, HEAD_ON | broken)]) == 2
    assert "Traceback" not in (told := capsys.readouterr().err)
    assert told.strip()
