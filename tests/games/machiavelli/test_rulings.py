"""Rulings that are options: each position is decided by the usual ruling and by the other one."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.machiavelli.about import MachiavelliOptions
from tests.games.machiavelli.tables import Table, read_cases

CASES = read_cases("rulings")


def named(case: dict[str, Any]) -> str:
    return f"{case['id']} {case['title']}"


@pytest.mark.parametrize("ruling", ["usual", "otherwise"])
@pytest.mark.parametrize("case", CASES, ids=named)
def test_ruling(case: dict[str, Any], ruling: str) -> None:
    options = case["options"] if ruling == "otherwise" else {}
    table = Table({**case["given"], "options": options})
    for power, sheet in case["sheets"].items():
        table.send(power, sheet)
    table.load(case.get("dice", ()))
    events = [table.plain(event) for event in table.resolve()]
    then, state = case[ruling], table.state
    if "units" in then:
        assert table.units() == sorted(then["units"])
    for power, count in then.get("count", {}).items():
        assert len(state.units_of(table.seat(power))) == count
    for city, counter in then.get("siege", {}).items():
        assert state.siege[table.board.index[city]] == counter
    for power, ducats in then.get("treasury", {}).items():
        assert state.treasury[table.seat(power)] == ducats
    for wanted in then.get("events", ()):
        assert any(wanted.items() <= event.items() for event in events), wanted
    assert not {event["event"] for event in events} & set(then.get("never", ()))


def test_the_usual_ruling_is_the_default() -> None:
    for case in CASES:
        for name, other in case["options"].items():
            assert getattr(MachiavelliOptions(), name) != other
