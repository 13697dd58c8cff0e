"""The rulebook of Machiavelli as cases with ids: money, sieges, phases, stacking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca.games.machiavelli.model.state import SEASONS
from ludoteca.games.machiavelli.victory import ranking, winner_in_autumn
from ludoteca.kernel import Event, Rejected
from tests.games.machiavelli.case_position import CasePosition, read_cases

MONEY, SIEGES, PHASES = read_cases("money"), read_cases("sieges"), read_cases("phases")
STACKING = read_cases("stacking")


def named(case: dict[str, Any]) -> str:
    return f"{case['id']} {case['title']}"


@pytest.mark.parametrize("case", [*MONEY, *SIEGES, *PHASES, *STACKING], ids=named)
def test_case(case: dict[str, Any]) -> None:
    position = CasePosition(case.get("given", {}))
    for refusal in case.get("refused", ()):
        before = position.state.copy()
        with pytest.raises(Rejected) as why:
            position.send(refusal["power"], refusal["sheet"])
        assert why.value.code == refusal["code"]
        assert position.state == before
    for step in case.get("step", ()):
        for power, sheet in step.get("sheets", {}).items():
            position.send(power, sheet)
        happen = position.begin if step.get("begin") else position.resolve
        position.load(step.get("dice", ()), step.get("provinces", ()))
        events = happen()
        check(position, events, step.get("then", {}))


def check(position: CasePosition, events: Sequence[Event], then: dict[str, Any]) -> None:
    """Assert everything that `then` states."""
    check_board(position, then)
    check_seats(position, then)
    plain = [position.plain(event) for event in events]
    for wanted in then.get("events", ()):
        assert any(wanted.items() <= event.items() for event in plain), (wanted, plain)
    for tag in then.get("no_events", ()):
        assert not any(event["event"] == tag for event in plain), tag
    order = [event["event"] for event in plain]
    places = [order.index(tag) for tag in then.get("order", ())]
    assert places == sorted(places)


def check_board(position: CasePosition, then: dict[str, Any]) -> None:
    state, board = position.state, position.board
    owners = [*position.powers, "neutral"]
    markers = [id for id, marker in zip(board.ids, state.famine, strict=True) if marker]
    assert set(then.get("units", ())) <= set(position.units())
    assert set(then.get("gone", ())).isdisjoint(position.units())
    for province, power in then.get("owner", {}).items():
        assert owners[state.owner[board.index[province]]] == power, province
    for city, counter in then.get("siege", {}).items():
        assert state.siege[board.index[city]] == counter, city
    assert markers == then.get("famine", markers)
    assert len(markers) == then.get("famines", len(markers))
    assert SEASONS[state.season] == then.get("season", SEASONS[state.season])
    assert state.year == then.get("year", state.year)


def check_seats(position: CasePosition, then: dict[str, Any]) -> None:
    state, seat = position.state, position.seat
    for field in ("treasury", "strikes", "status"):
        for power, value in then.get(field, {}).items():
            assert getattr(state, field)[seat(power)] == value, power
    for there, pairs in ((True, "token"), (False, "no_token")):
        for attacker, victim in then.get(pairs, ()):
            assert state.tokens[seat(attacker)][seat(victim)] == there
    assert all(state.out[seat(power)] for power in then.get("out", ()))
    assert not any(state.out[seat(power)] for power in then.get("still_in", ()))
    if "winner" in then:
        winner = winner_in_autumn(state, position.ctx)
        assert (position.powers[winner] if winner is not None else "") == then["winner"]
    if "places" in then:
        places = [
            [position.powers[s] for s in group] for group in ranking(state, position.ctx).places
        ]
        assert places[: len(then["places"])] == then["places"]


def test_the_tables_are_complete() -> None:
    def ids(cases: list[dict[str, Any]]) -> set[str]:
        return {case["id"][:3] for case in cases}

    assert ids(MONEY) == {f"E{number:02}" for number in range(1, 35)}
    assert ids(SIEGES) == {f"G{number:02}" for number in range(1, 22)}
    # the others are about moments and servers: see test_phases and the tests of the server
    assert ids(PHASES) == {f"P{number:02}" for number in (*range(2, 16), 20, 21, 22, 23)}
