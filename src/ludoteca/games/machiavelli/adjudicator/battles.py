"""Steps 3.4 and 3.5: who gets in, who is beaten off, who is dislodged."""

from __future__ import annotations

from ..map.board import Province
from .field import Field
from .types import NOBODY, Number, Outcome

ENTERS = Outcome("enters")


class Battles:
    """The advances of a turn. Each one depends on no other than that of the unit in its way, and
    the more of those get away, the more get in. So everybody is assumed to get in, and who cannot
    is struck out until nobody is left to strike: closed rings of advances then move as a whole."""

    def __init__(
        self,
        field: Field,
        strengths: dict[Number, int],
        defences: list[int],
        supporters: dict[Number, list[Number]],
    ) -> None:
        self.field = field
        self.strengths = strengths
        self.defences = defences
        self.supporters = supporters
        self.entering: set[Number] = set()
        guarded = field.garrisons if field.rulings.garrisons_defend else ()
        self.fought = {
            target: advances
            for target, advances in field.into.items()
            if field.occupants[target] or len(advances) > 1 or target in guarded
        }
        """All advances but those that go alone into an empty province, which nobody can stop."""

    def fight(self) -> None:
        """Every judgement is written down at once, and made anew when the unit in the way has
        turned out to stay: nothing else can change it."""
        outcomes, places, into = self.field.outcomes, self.field.places, self.field.into
        self.entering = set(self.strengths)
        for number in self.strengths:
            outcomes[number] = ENTERS
        asked = [number for advances in self.fought.values() for number in advances]
        while asked:
            number = asked.pop()
            outcome = outcomes[number] = self.judge(number)
            if outcome is not ENTERS and number in self.entering:
                self.entering.remove(number)
                asked += into.get(places[number], ())

    def judge(self, number: Number) -> Outcome:
        """Whether an advance gets in, as far as is known now; if not, why. Who stands together
        defends together (B-10)."""
        field, strengths = self.field, self.strengths
        target = field.orders[number][1]
        met = guard = NOBODY
        defence = 0
        for occupant in field.occupants[target]:
            if occupant in strengths and self.meet(number, occupant):
                if met == NOBODY or strengths[occupant] > strengths[met]:
                    met = occupant
            elif occupant in self.entering:
                continue  # it gets away
            elif guard == NOBODY:
                guard = occupant
            defence += self.defences[occupant]
        stays = met if guard == NOBODY else guard
        joins = stays != NOBODY and field.owners[stays] == field.owners[number]
        if joins and not field.rulings.stacking:
            return Outcome("own_unit", stays)  # nobody dislodges their own (B-08)
        if joins:
            stays = met = guard = NOBODY  # they make room (B-10)
        force = strengths[number] if stays == NOBODY else self.force_against(number, stays)
        if met != NOBODY and force <= strengths[met]:
            return Outcome("head_on", met)
        rival = NOBODY if len(field.into[target]) == 1 else self.strongest_rival(number, target)
        if rival != NOBODY and strengths[rival] >= force:
            tied = strengths[rival] == force
            return Outcome("standoff" if tied else "outmatched", rival)
        if guard != NOBODY and force <= defence:
            return Outcome("repelled", guard)
        if field.rulings.garrisons_defend and not joins:
            if not self.beats_garrison(number, target, stays, defence):
                return Outcome("repelled", field.garrisons[target])
        return ENTERS

    def beats_garrison(self, number: Number, target: Province, stays: Number, defence: int) -> bool:
        """Where garrisons hold the province too (B-11): alone, or beside units of their own."""
        field = self.field
        garrison = field.garrisons.get(target, NOBODY)
        if garrison == NOBODY or field.owners[garrison] == field.owners[number]:
            return True
        if stays == NOBODY:
            return self.strengths[number] > 1
        together = field.owners[garrison] == field.owners[stays]
        return self.force_against(number, stays) > defence + together

    def meet(self, number: Number, other: Number) -> bool:
        """Whether two advances go into each other's province, neither over the sea (B-06)."""
        field = self.field
        return (
            not field.rulings.swaps
            and field.orders[other][1] == field.places[number]
            and field.orders[number][1] == field.places[other]
            and number not in field.routes
            and other not in field.routes
            and not field.may_share(number, other)
        )

    def force_against(self, number: Number, occupant: Number) -> int:
        """The strength of an advance without help from the owner of the unit in its way: nobody
        helps to dislodge their own (B-09)."""
        if number not in self.supporters:
            return self.strengths[number]
        owners, victim = self.field.owners, self.field.owners[occupant]
        disloyal = [helper for helper in self.supporters[number] if owners[helper] == victim]
        return self.strengths[number] - len(disloyal)

    def strongest_rival(self, number: Number, target: Province) -> Number:
        """The strongest other advance into the same province, or nobody."""
        field, strongest, most = self.field, NOBODY, 0
        stacking = field.rulings.stacking
        for rival in field.into[target]:
            strength = self.strengths[rival]
            if strength > most and rival != number and not self.is_swept(rival, target):
                if not (stacking and field.may_share(number, rival)):
                    strongest, most = rival, strength
        return strongest

    def is_swept(self, rival: Number, target: Province) -> bool:
        """Whether a rival is dislodged head-on by a unit that leaves for where it comes from: then
        it has no effect there (B-31)."""
        field = self.field
        for leaving in field.occupants[target]:
            if leaving in self.entering and field.places[rival] == field.orders[leaving][1]:
                if self.meet(rival, leaving):
                    return True
        return False

    def dislodged(self) -> dict[Number, Number]:
        """Occupants that did not leave a province that was entered, and who entered it."""
        field, entering = self.field, self.entering
        found: dict[Number, Number] = {}
        for number in self.strengths:
            if number in entering:
                for occupant in field.occupants[field.orders[number][1]]:
                    if occupant not in entering and not field.may_share(number, occupant):
                        found.setdefault(occupant, number)
        return found

    def contested(self) -> set[Province]:
        """Where advances tied for the lead and nobody entered (B-27). Units that may stand
        together do not block each other (B-10)."""
        found, stacking = set(), self.field.rulings.stacking
        for target, advances in self.fought.items():
            if len(advances) > 1 and self.entering.isdisjoint(advances):
                leaders = self.leaders(target)
                if len(leaders) > 1 and not (stacking and self.are_of_one_owner(leaders)):
                    found.add(target)
        return found

    def leaders(self, target: Province) -> list[Number]:
        """The strongest of the advances that have an effect there."""
        found: list[Number] = []
        most = 0
        for number in self.field.into[target]:
            strength = self.strengths[number]
            if strength >= most and not self.is_swept(number, target):
                found = [*found, number] if strength == most else [number]
                most = strength
        return found

    def are_of_one_owner(self, numbers: list[Number]) -> bool:
        return len({self.field.owners[number] for number in numbers}) == 1

    def repelled(self) -> set[Province]:
        """Where somebody else's advance was beaten off by an occupant that is still there."""
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
