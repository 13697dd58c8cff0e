"""Steps 3.4 and 3.5: advances that succeed or fail, units that are dislodged."""

from __future__ import annotations

from ..map.board import Province
from .field import Field
from .types import NO_UNIT, OrderResult, UnitIndex

ENTERS = OrderResult("enters")


class Battles:
    """The advances of a turn, decided by elimination.

    An advance depends only on the units in its way, and the more of those leave, the more advances
    succeed. So all are assumed to succeed, and those that cannot are struck out until none is left
    to strike: closed rings of advances then move as a whole."""

    def __init__(
        self,
        field: Field,
        strengths: dict[UnitIndex, int],
        defences: list[int],
        supporters: dict[UnitIndex, list[UnitIndex]],
    ) -> None:
        self.field = field
        self.strengths = strengths
        self.defences = defences
        self.supporters = supporters
        self.entering: set[UnitIndex] = set()
        guarded = field.garrisons if field.rulings.garrisons_defend else ()
        self.fought = {
            target: advances
            for target, advances in field.into.items()
            if field.occupants[target] or len(advances) > 1 or target in guarded
        }
        """Advances that can fail: all but those that go alone into an empty province."""

    def fight(self) -> None:
        """Decide every advance, and again when the unit in its way turns out to stay: nothing else
        can change the result."""
        results, places, into = self.field.results, self.field.places, self.field.into
        self.entering = set(self.strengths)
        for number in self.strengths:
            results[number] = ENTERS
        asked = [number for advances in self.fought.values() for number in advances]
        while asked:
            number = asked.pop()
            result = results[number] = self.decide(number)
            if result is not ENTERS and number in self.entering:
                self.entering.remove(number)
                asked += into.get(places[number], ())

    def decide(self, number: UnitIndex) -> OrderResult:
        """Whether an advance succeeds by what is known now, and if not, why. Units that share a
        province defend it together (B-10)."""
        field, strengths = self.field, self.strengths
        target = field.orders[number][1]
        met = guard = NO_UNIT
        defence = 0
        for occupant in field.occupants[target]:
            if occupant in strengths and self.meet(number, occupant):
                if met == NO_UNIT or strengths[occupant] > strengths[met]:
                    met = occupant
            elif occupant in self.entering:
                continue  # it leaves
            elif guard == NO_UNIT:
                guard = occupant
            defence += self.defences[occupant]
        stays = met if guard == NO_UNIT else guard
        joins = stays != NO_UNIT and field.owners[stays] == field.owners[number]
        if joins and not field.rulings.stacking:
            return OrderResult("own_unit", stays)  # no unit dislodges one of its owner (B-08)
        if joins:
            stays = met = guard = NO_UNIT  # they make room (B-10)
        force = strengths[number] if stays == NO_UNIT else self.force_against(number, stays)
        if met != NO_UNIT and force <= strengths[met]:
            return OrderResult("head_on", met)
        rival = NO_UNIT if len(field.into[target]) == 1 else self.strongest_rival(number, target)
        if rival != NO_UNIT and strengths[rival] >= force:
            tied = strengths[rival] == force
            return OrderResult("standoff" if tied else "outmatched", rival)
        if guard != NO_UNIT and force <= defence:
            return OrderResult("repelled", guard)
        if field.rulings.garrisons_defend and not joins:
            if not self.beats_garrison(number, target, stays, defence):
                return OrderResult("repelled", field.garrisons[target])
        return ENTERS

    def beats_garrison(
        self, number: UnitIndex, target: Province, stays: UnitIndex, defence: int
    ) -> bool:
        """Where garrisons hold the province too (B-11): alone, or beside units of their owner."""
        field = self.field
        garrison = field.garrisons.get(target, NO_UNIT)
        if garrison == NO_UNIT or field.owners[garrison] == field.owners[number]:
            return True
        if stays == NO_UNIT:
            return self.strengths[number] > 1
        together = field.owners[garrison] == field.owners[stays]
        return self.force_against(number, stays) > defence + together

    def meet(self, number: UnitIndex, other: UnitIndex) -> bool:
        """Whether two advances go into each other's province, neither by convoy (B-06)."""
        field = self.field
        return (
            not field.rulings.swaps
            and field.orders[other][1] == field.places[number]
            and field.orders[number][1] == field.places[other]
            and number not in field.routes
            and other not in field.routes
            and not field.may_share(number, other)
        )

    def force_against(self, number: UnitIndex, occupant: UnitIndex) -> int:
        """The strength of an advance without support from the owner of the unit in its way: no
        support helps to dislodge a unit of its own owner (B-09)."""
        if number not in self.supporters:
            return self.strengths[number]
        owners, victim = self.field.owners, self.field.owners[occupant]
        disloyal = [helper for helper in self.supporters[number] if owners[helper] == victim]
        return self.strengths[number] - len(disloyal)

    def strongest_rival(self, number: UnitIndex, target: Province) -> UnitIndex:
        """The strongest other advance into the same province, or `NO_UNIT`."""
        field, strongest, most = self.field, NO_UNIT, 0
        stacking = field.rulings.stacking
        for rival in field.into[target]:
            strength = self.strengths[rival]
            if strength > most and rival != number and not self.is_swept(rival, target):
                if not (stacking and field.may_share(number, rival)):
                    strongest, most = rival, strength
        return strongest

    def is_swept(self, rival: UnitIndex, target: Province) -> bool:
        """Whether a rival is dislodged head-on by a unit that advances into its province: then it
        has no effect on the province that unit leaves (B-31)."""
        field = self.field
        for leaving in field.occupants[target]:
            if leaving in self.entering and field.places[rival] == field.orders[leaving][1]:
                if self.meet(rival, leaving):
                    return True
        return False

    def dislodged(self) -> dict[UnitIndex, UnitIndex]:
        """Occupants that did not leave a province that was entered, and the unit that entered."""
        field, entering = self.field, self.entering
        found: dict[UnitIndex, UnitIndex] = {}
        for number in self.strengths:
            if number in entering:
                for occupant in field.occupants[field.orders[number][1]]:
                    if occupant not in entering and not field.may_share(number, occupant):
                        found.setdefault(occupant, number)
        return found

    def contested(self) -> set[Province]:
        """Provinces that no advance entered because the strongest tied (B-27). Units that may share
        a province do not block each other (B-10)."""
        found, stacking = set(), self.field.rulings.stacking
        for target, advances in self.fought.items():
            if len(advances) > 1 and self.entering.isdisjoint(advances):
                leaders = self.leaders(target)
                if len(leaders) > 1 and not (stacking and self.are_of_one_owner(leaders)):
                    found.add(target)
        return found

    def leaders(self, target: Province) -> list[UnitIndex]:
        """The strongest of the advances that have an effect on a province."""
        found: list[UnitIndex] = []
        most = 0
        for number in self.field.into[target]:
            strength = self.strengths[number]
            if strength >= most and not self.is_swept(number, target):
                found = [*found, number] if strength == most else [number]
                most = strength
        return found

    def are_of_one_owner(self, numbers: list[UnitIndex]) -> bool:
        return len({self.field.owners[number] for number in numbers}) == 1

    def repelled(self) -> set[Province]:
        """Provinces whose occupant stays and beat off an advance of another owner."""
        field, found = self.field, set()
        owners, entering = field.owners, self.entering
        for target, advances in self.fought.items():
            for occupant in field.occupants[target]:
                if occupant not in entering:
                    break
            else:
                continue
            enemies = [n for n in advances if owners[n] != owners[occupant]]
            if enemies and entering.isdisjoint(enemies):
                found.add(target)
        return found
