"""Optional rulings: each position is decided by the default ruling and by the other one."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.machiavelli.about import MachiavelliOptions
from tests.games.machiavelli.case_position import CasePosition, read_cases

CASES = read_cases("rulings")


def named(case: dict[str, Any]) -> str:
    return f"{case['id']} {case['title']}"


@pytest.mark.parametrize("ruling", ["usual", "otherwise"])
@pytest.mark.parametrize("case", CASES, ids=named)
def test_ruling(case: dict[str, Any], ruling: str) -> None:
    options = case["options"] if ruling == "otherwise" else {}
    position = CasePosition({**case["given"], "options": options})
    for power, sheet in case["sheets"].items():
        position.send(power, sheet)
    position.load(case.get("dice", ()))
    events = [position.plain(event) for event in position.resolve()]
    then, state = case[ruling], position.state
    if "units" in then:
        assert position.units() == sorted(then["units"])
    for power, count in then.get("count", {}).items():
        assert len(state.units_of(position.seat(power))) == count
    for city, counter in then.get("siege", {}).items():
        assert state.siege[position.board.index[city]] == counter
    for power, ducats in then.get("treasury", {}).items():
        assert state.treasury[position.seat(power)] == ducats
    for wanted in then.get("events", ()):
        assert any(wanted.items() <= event.items() for event in events), wanted
    assert not {event["event"] for event in events} & set(then.get("never", ()))


def test_the_ruling_of_the_rules_is_the_default() -> None:
    for case in CASES:
        for name, other in case["options"].items():
            assert getattr(MachiavelliOptions(), name) != other
