"""Steps 3.4 and 3.5: who gets in, who is beaten off, who is dislodged."""

from __future__ import annotations

from ..board import Province
from .field import Field
from .words import NOBODY, Number, Outcome

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
            if field.occupants[target] != NOBODY or len(advances) > 1 or target in guarded
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
        """Whether an advance gets in, as far as is known now; if not, why."""
        field, strengths = self.field, self.strengths
        target = field.orders[number][1]
        occupant, alone = field.occupants[target], len(field.into[target]) == 1
        head_on = occupant in strengths and self.meet(number, occupant)
        stays = head_on or (occupant != NOBODY and occupant not in self.entering)
        force = self.force_against(number, occupant) if stays else strengths[number]
        if stays and field.owners[occupant] == field.owners[number]:
            return Outcome("own_unit", occupant)  # nobody dislodges their own (B-08)
        if head_on and force <= strengths[occupant]:
            return Outcome("head_on", occupant)
        rival = NOBODY if alone else self.strongest_rival(number, target, occupant)
        if rival != NOBODY and strengths[rival] >= force:
            tied = strengths[rival] == force
            return Outcome("standoff" if tied else "outmatched", rival)
        if stays and not head_on and force <= self.defences[occupant]:
            return Outcome("repelled", occupant)
        if field.rulings.garrisons_defend and not self.beats_garrison(number, target, stays):
            return Outcome("repelled", field.garrisons[target])
        return ENTERS

    def beats_garrison(self, number: Number, target: Province, stays: bool) -> bool:
        """Where garrisons hold the province too (B-11): alone, or beside a unit of their own."""
        field = self.field
        garrison, occupant = field.garrisons.get(target, NOBODY), field.occupants[target]
        if garrison == NOBODY or field.owners[garrison] == field.owners[number]:
            return True
        if not stays:
            return self.strengths[number] > 1
        together = field.owners[garrison] == field.owners[occupant]
        defence = self.defences[occupant] + together
        return self.force_against(number, occupant) > defence

    def meet(self, number: Number, other: Number) -> bool:
        """Whether two advances go into each other's province, neither over the sea (B-06)."""
        field = self.field
        return (
            not field.rulings.swaps
            and field.orders[other][1] == field.places[number]
            and field.orders[number][1] == field.places[other]
            and number not in field.routes
            and other not in field.routes
        )

    def force_against(self, number: Number, occupant: Number) -> int:
        """The strength of an advance without help from the owner of the unit in its way: nobody
        helps to dislodge their own (B-09)."""
        if number not in self.supporters:
            return self.strengths[number]
        owners, victim = self.field.owners, self.field.owners[occupant]
        disloyal = [helper for helper in self.supporters[number] if owners[helper] == victim]
        return self.strengths[number] - len(disloyal)

    def strongest_rival(self, number: Number, target: Province, occupant: Number) -> Number:
        """The strongest other advance into the same province, or nobody."""
        strongest, most = NOBODY, 0
        for rival in self.field.into[target]:
            strength = self.strengths[rival]
            if strength > most and rival != number and not self.is_swept(rival, occupant):
                strongest, most = rival, strength
        return strongest

    def is_swept(self, rival: Number, occupant: Number) -> bool:
        """Whether a rival is dislodged head-on by the very unit that leaves: then it has no
        effect there (B-31)."""
        return (
            occupant in self.entering
            and self.field.places[rival] == self.field.orders[occupant][1]
            and self.meet(rival, occupant)
        )

    def dislodged(self) -> dict[Number, Number]:
        """Occupants that did not leave a province that was entered, and who entered it."""
        found = {}
        for number in self.strengths:
            if number in self.entering:
                occupant = self.field.occupants[self.field.orders[number][1]]
                if occupant != NOBODY and occupant not in self.entering:
                    found[occupant] = number
        return found

    def contested(self) -> set[Province]:
        """Where advances tied for the lead and nobody entered (B-27)."""
        found, strengths = set(), self.strengths
        for target, advances in self.fought.items():
            if len(advances) > 1 and self.entering.isdisjoint(advances):
                occupant = self.field.occupants[target]
                present = [strengths[n] for n in advances if not self.is_swept(n, occupant)]
                if present.count(max(present, default=0)) > 1:
                    found.add(target)
        return found

    def repelled(self) -> set[Province]:
        """Where somebody else's advance was beaten off by an occupant that is still there."""
        field, found = self.field, set()
        owners = field.owners
        for target, advances in self.fought.items():
            occupant = field.occupants[target]
            if occupant == NOBODY or occupant in self.entering:
                continue
            if self.entering.isdisjoint(advances):
                if any(owners[number] != owners[occupant] for number in advances):
                    found.add(target)
        return found
