"""Steps 3.2 and 3.3: valid supports, and the strength of attack and defence."""

from __future__ import annotations

from ..map.board import Province
from .field import Field
from .types import ADVANCE, DEFAULT_RULINGS, DEFENDING, NO_UNIT, SUPPORT, OrderResult, UnitIndex

SUPPORTS = OrderResult("supports")
VOID = OrderResult("support_void")
OUT_OF_REACH = OrderResult("support_out_of_reach")


def settle_supports(field: Field) -> dict[UnitIndex, list[UnitIndex]]:
    """Supporters whose support counts, by the unit supported; for attack or for defence, as that
    unit is ordered."""
    supporters: dict[UnitIndex, list[UnitIndex]] = {}
    for number, order in enumerate(field.orders):
        if order[0] == SUPPORT:
            result = _support(field, number, order[1])
            field.results[number] = result
            if result is SUPPORTS:
                supporters.setdefault(order[1], []).append(number)
    return supporters


def _support(field: Field, number: UnitIndex, supported: UnitIndex) -> OrderResult:
    aim = _aim(field, supported)
    if aim < 0:
        return VOID  # a unit that supports or convoys cannot be supported (B-13)
    unit = field.units[number]
    if aim not in field.board.reach[unit[1]][unit[2]]:
        return OUT_OF_REACH  # a unit supports only where it could go itself (B-12)
    attacker = field.attacker_from_elsewhere(number, but_from=aim)
    return SUPPORTS if attacker == NO_UNIT else OrderResult("support_cut", attacker)


def _aim(field: Field, supported: UnitIndex) -> Province:
    """The province a support is for: where the unit advances to, or where it defends itself."""
    order = field.orders[supported]
    if order[0] == ADVANCE:
        return order[1]
    return field.places[supported] if order[0] in DEFENDING else -1


def defences(field: Field, supporters: dict[UnitIndex, list[UnitIndex]]) -> list[int]:
    """Strength of every unit's defence: 0 unless it stays to defend (rules A.5)."""
    usual = field.rulings is DEFAULT_RULINGS or field.rulings == DEFAULT_RULINGS
    defending = DEFENDING if usual else field.rulings.defending
    found = [1 if order[0] in defending else 0 for order in field.orders]
    for number, helpers in supporters.items():
        if found[number] and field.orders[number][0] in DEFENDING:
            found[number] += len(helpers)
    return found


def strengths(field: Field, supporters: dict[UnitIndex, list[UnitIndex]]) -> dict[UnitIndex, int]:
    """Strength of every advance. By default, advances never add up (B-04)."""
    found = dict.fromkeys(field.advances, 1)
    for number, helpers in supporters.items():
        if number in found:
            found[number] += len(helpers)
    if field.rulings.attacks_add_up:
        for advances in field.into.values():
            _add_up(field, advances, found)
    return found


def _add_up(field: Field, advances: list[UnitIndex], strengths: dict[UnitIndex, int]) -> None:
    """Give the strongest advance of each owner the strength of all of them, the others none."""
    for owner in {field.owners[number] for number in advances}:
        own = [number for number in advances if field.owners[number] == owner]
        lead = max(own, key=lambda number: (strengths[number], -field.places[number]))
        total = sum(strengths[number] for number in own)
        strengths.update(dict.fromkeys(own, 0))
        strengths[lead] = total
