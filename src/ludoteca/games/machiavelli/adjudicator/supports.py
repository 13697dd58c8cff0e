"""Steps 3.2 and 3.3: which supports count, and how strong that makes everybody."""

from __future__ import annotations

from ..map.board import Province
from .field import Field
from .types import ADVANCE, DEFENDING, NOBODY, SUPPORT, USUAL, Number, Outcome

SUPPORTS = Outcome("supports")
VOID = Outcome("support_void")
OUT_OF_REACH = Outcome("support_out_of_reach")


def settle_supports(field: Field) -> dict[Number, list[Number]]:
    """Whose support counts, by the unit supported; for attack or for defence, as it is ordered."""
    supporters: dict[Number, list[Number]] = {}
    for number, order in enumerate(field.orders):
        if order[0] == SUPPORT:
            outcome = _support(field, number, order[1])
            field.outcomes[number] = outcome
            if outcome is SUPPORTS:
                supporters.setdefault(order[1], []).append(number)
    return supporters


def _support(field: Field, number: Number, supported: Number) -> Outcome:
    aim = _aim(field, supported)
    if aim < 0:
        return VOID  # who supports or convoys cannot be helped (B-13)
    unit = field.units[number]
    if aim not in field.board.reach[unit[1]][unit[2]]:
        return OUT_OF_REACH  # nobody helps where they could not go (B-12)
    attacker = field.attacker_from_elsewhere(number, but_from=aim)
    return SUPPORTS if attacker == NOBODY else Outcome("support_cut", attacker)


def _aim(field: Field, supported: Number) -> Province:
    """The province a support is aimed at: where the unit goes, or where it defends itself."""
    order = field.orders[supported]
    if order[0] == ADVANCE:
        return order[1]
    return field.places[supported] if order[0] in DEFENDING else -1


def defences(field: Field, supporters: dict[Number, list[Number]]) -> list[int]:
    """What every unit is worth where it stands: nothing, unless it stays to defend (rules A.5)."""
    usual = field.rulings is USUAL or field.rulings == USUAL
    defending = DEFENDING if usual else field.rulings.defending
    found = [1 if order[0] in defending else 0 for order in field.orders]
    for number, helpers in supporters.items():
        if found[number] and field.orders[number][0] in DEFENDING:
            found[number] += len(helpers)
    return found


def strengths(field: Field, supporters: dict[Number, list[Number]]) -> dict[Number, int]:
    """What every advance is worth. Advances are never added up, usually (B-04)."""
    found = dict.fromkeys(field.advances, 1)
    for number, helpers in supporters.items():
        if number in found:
            found[number] += len(helpers)
    if field.rulings.attacks_add_up:
        for advances in field.into.values():
            _add_up(field, advances, found)
    return found


def _add_up(field: Field, advances: list[Number], strengths: dict[Number, int]) -> None:
    """Of the advances of one owner the strongest has the strength of all, the others none."""
    for owner in {field.owners[number] for number in advances}:
        own = [number for number in advances if field.owners[number] == owner]
        lead = max(own, key=lambda number: (strengths[number], -field.places[number]))
        total = sum(strengths[number] for number in own)
        strengths.update(dict.fromkeys(own, 0))
        strengths[lead] = total
