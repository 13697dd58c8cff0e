"""Orders and expenses offered for a sheet are legal; the sandbox resolves supposed orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from ludoteca.games.machiavelli.model.map_events import OrderInvalid
from ludoteca.games.machiavelli.model.sheet import (
    AnyExpense,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Transfer,
)
from ludoteca.games.machiavelli.moves import Submit
from ludoteca.games.machiavelli.sandbox import sandbox
from ludoteca.kernel import Match, Rejected

from .playing import start, state_of, view_of

AT_ONCE = {"diplomacy_minutes": 0, "orders_minutes": 10}


def offered(match: Match, seat: int) -> dict[str, Any]:
    """The fields of the sheet as sent to a client."""
    rows = msgspec.json.decode(msgspec.json.encode(match.choices(seat).to_wire()))
    fields: dict[str, Any] = next(row for row in rows if row["move"] == "submit")["fields"]
    return fields


def orders_of(match: Match, seat: int) -> dict[str, dict[str, Any]]:
    return {one["unit"]: one for one in offered(match, seat)["orders"]["units"]}


def commands(possible: dict[str, Any]) -> Iterator[Command]:
    """Every order that is offered for a unit."""
    unit, retreats = possible["unit"], tuple(possible.get("retreats", ()))
    for target in (*possible.get("advance", ()), *possible.get("carried", ())):
        yield Command(unit, "advance", target, retreats=retreats)
    for action in ("support", "convoy", "convert"):
        for target in possible.get(action, ()):
            yield Command(unit, action, target)
    if possible.get("besiege"):
        yield Command(unit, "besiege")


def test_every_offered_order_is_legal() -> None:
    match = start(6, **AT_ONCE)
    view, ctx = view_of(match, 0), match.engine.ctx
    possible = sandbox(view, {}, ctx).possible
    ruled = [unit for unit in view.units if unit.owner >= 0]
    assert len(possible) == len(ruled)
    count = 0
    for one in to_builtins(possible):
        for command in commands(one):
            events = sandbox(view, {"orders": [to_builtins(command)]}, ctx).events
            assert not any(isinstance(event, OrderInvalid) for event in events), command
            count += 1
    assert count > 150


def test_a_florentine_army_may_advance_to_its_neighbours_and_support_advances_there() -> None:
    florence = orders_of(start(6, **AT_ONCE), 0)["A florence"]
    assert set(florence["advance"]) == {"pisa", "pistoia", "siena", "arezzo", "urbino", "bologna"}
    assert "A perugia" in florence["support"]
    assert "besiege" not in florence, "its own city"
    assert set(florence["retreats"]) <= set(florence["advance"])


def test_a_garrison_may_only_come_out() -> None:
    garrison = orders_of(start(6, **AT_ONCE), 0)["G florence"]
    assert garrison == {"unit": "G florence", "convert": ["army"]}


def test_a_fleet_at_sea_carries_armies_from_coast_to_coast() -> None:
    match = start(6, **AT_ONCE)
    milan, france = orders_of(match, 2), orders_of(match, 5)
    assert "A savoy" in milan["F ligurian_sea"]["convoy"], "of any owner"
    assert "pisa" in france["A savoy"]["carried"]
    assert "venice" not in france["A savoy"]["carried"], "no fleet reaches so far"


def test_convoys_are_ordered_only_where_the_match_allows_it() -> None:
    assert "via" not in orders_of(start(6, **AT_ONCE), 5)["A savoy"]
    asking = orders_of(start(6, **AT_ONCE, via_convoy=True), 5)["A savoy"]
    assert set(asking["via"]) <= set(asking["advance"])
    assert asking["via"]


def expenses(offer: dict[str, Any]) -> Iterator[AnyExpense]:
    yield from (Transfer(power, 1) for power in offer["transfer"])
    yield from (Bribe(unit) for unit in offer["bribe"])
    yield from (Relieve(province) for province in offer["relieve"])
    yield from (Recruit(kind, one["city"]) for one in offer["recruit"] for kind in one["kinds"])


@pytest.mark.parametrize("fog", [False, True])
def test_every_offered_expense_is_accepted(fog: bool) -> None:
    match = start(6, **AT_ONCE, fog=fog)
    for seat in range(6):
        offer = offered(match, seat)["expenses"]
        assert offer["budget"] == view_of(match, seat).treasury[seat]
        for expense in expenses(offer):
            assert Submit(expenses=(expense,)) in match.choices(seat)


def test_a_city_without_a_garrison_has_room_for_nothing_else() -> None:
    offer = offered(start(6, **AT_ONCE), 0)["expenses"]
    assert offer["recruit"] == [{"city": "perugia", "kinds": ["garrison"], "income": 2}]
    assert offer["upkeep_of"] == {"army": 3, "fleet": 3, "garrison": 1}


def test_the_sandbox_moves_any_unit_and_reports_the_result() -> None:
    match = start(6, **AT_ONCE)
    view, ctx = view_of(match, 0), match.engine.ctx
    orders = [
        {"unit": "A florence", "action": "advance", "target": "siena"},
        {"unit": "A perugia", "action": "advance", "target": "siena"},
        {"unit": "A rome", "action": "advance", "target": "spoleto"},
    ]
    result = sandbox(view, {"orders": orders}, ctx)
    places = {(unit.owner, unit.province) for unit in result.units if unit.kind == "army"}
    assert {(0, "florence"), (0, "perugia")} <= places, "two own units block each other"
    assert "spoleto" in {province for _, province in places}
    assert [event.tag for event in result.events].count("bounced") == 2
    assert view_of(match, 0) == view, "nothing has happened"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"orders": [{"unit": "A tunis"}]}, "unit_not_seen"),
        ({"orders": [{"unit": "A florence", "action": "fly"}]}, "bad_supposition"),
        ({"orders": [{"unit": "A florence", "action": "advance"}]}, "unknown_province"),
        ({"dice": 6}, "bad_supposition"),
        ({"orders": [{"unit": "A florence"}] * 201}, "bad_supposition"),
    ],
)
def test_the_sandbox_refuses_orders_it_cannot_read(given: dict[str, Any], code: str) -> None:
    match = start(6, **AT_ONCE)
    with pytest.raises(Rejected) as refusal:
        sandbox(view_of(match, 0), given, match.engine.ctx)
    assert refusal.value.code == code


def test_in_the_fog_the_sandbox_knows_no_more_than_the_seat() -> None:
    match = start(6, **AT_ONCE, fog=True)
    view = view_of(match, 0)
    result = sandbox(view, {}, match.engine.ctx)
    seen = {(unit.kind, unit.province) for unit in view.units}
    assert {(unit.kind, unit.province) for unit in result.units} == seen
    assert len(seen) < len(state_of(match).units)
