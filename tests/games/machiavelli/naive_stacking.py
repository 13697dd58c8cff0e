"""The second adjudicator with stacking, written from the chapter of the README about it (B-10)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.machiavelli.naive import Land, Naive, Piece, Verdict


class NaiveStacking(Naive):
    def occupants(self, province: int) -> list[int]:
        return [
            number
            for number in self.all
            if self.pieces[number].place == province and self.pieces[number].kind != "garrison"
        ]

    def have_one_owner(self, one: int, other: int) -> bool:
        return self.pieces[one].owner == self.pieces[other].owner

    def opponents(self, mover: int) -> list[int]:
        """Pieces of other owners that advance the other way, neither of them by convoy."""
        return [
            other
            for other in self.occupants(self.pieces[mover].target)
            if self.action[other] == "advance"
            and self.pieces[other].target == self.pieces[mover].place
            and not self.by_convoy[mover]
            and not self.by_convoy[other]
            and not self.have_one_owner(mover, other)
        ]

    def counts(self, mover: int, entering: set[int]) -> bool:
        return entering.isdisjoint(self.opponents(mover))

    def rivals(self, mover: int, entering: set[int]) -> list[int]:
        """Pieces of one owner are no rivals."""
        target = self.pieces[mover].target
        others = [number for number in self.movers() if self.pieces[number].target == target]
        return [n for n in others if not self.have_one_owner(mover, n) and self.counts(n, entering)]

    def succeeds(self, mover: int, entering: set[int]) -> bool:
        opponents = self.opponents(mover)
        staying = [
            other
            for other in self.occupants(self.pieces[mover].target)
            if not self.have_one_owner(mover, other)
            and (other not in entering or other in opponents)
        ]
        force = self.strength_against(mover) if staying else self.strength(mover)
        stronger = [*opponents, *self.rivals(mover, entering)]
        if any(self.strength(other) >= force for other in stronger):
            return False
        defenders = [other for other in staying if other not in opponents]
        return not defenders or force > sum(self.defence(other) for other in defenders)

    def verdict(self) -> Verdict:
        entering = self.entering()
        verdict = Verdict([piece.place for piece in self.pieces])
        for mover in sorted(entering, key=lambda number: (self.pieces[number].place, number)):
            verdict.places[mover] = self.pieces[mover].target
            for victim in self.occupants(self.pieces[mover].target):
                if victim not in entering and not self.have_one_owner(mover, victim):
                    verdict.dislodged.setdefault(victim, mover)
        verdict.contested = self.contested(entering)
        self.retreat(verdict)
        return verdict

    def contested(self, entering: set[int]) -> set[int]:
        """Provinces where the strongest are of several owners and none succeeds."""
        found = set()
        for target in {self.pieces[mover].target for mover in self.movers()}:
            coming = [mover for mover in self.movers() if self.pieces[mover].target == target]
            present = [mover for mover in coming if self.counts(mover, entering)]
            most = max((self.strength(mover) for mover in present), default=0)
            leaders = {self.pieces[n].owner for n in present if self.strength(n) == most}
            if len(leaders) > 1 and entering.isdisjoint(coming):
                found.add(target)
        return found

    def retreat(self, verdict: Verdict) -> None:
        """In rounds: a province named by pieces of several owners is closed to them."""
        holders: dict[int, int] = {}
        for number, place in enumerate(verdict.places):
            if number not in verdict.dislodged and self.pieces[number].kind != "garrison":
                assert place is not None
                holders[place] = self.pieces[number].owner
        entered = {number for number in self.movers() if self.has_entered(number, verdict)}
        retreats = {n: self.open_retreats(n, entered, verdict) for n in verdict.dislodged}
        for number in verdict.dislodged:
            verdict.places[number] = None
        while True:
            best: dict[int, int] = {}
            for number, listed in retreats.items():
                owner = self.pieces[number].owner
                free = [to for to in listed if holders.get(to, owner) == owner]
                if free and verdict.places[number] is None:
                    best[number] = free[0]
            if not best:
                return
            for number, to in best.items():
                if all(self.have_one_owner(number, o) for o in best if best[o] == to):
                    verdict.places[number] = to
                    holders[to] = self.pieces[number].owner
                retreats[number] = [one for one in retreats[number] if one != to]

    def has_entered(self, number: int, verdict: Verdict) -> bool:
        return verdict.places[number] == self.pieces[number].target

    def open_retreats(self, number: int, entered: set[int], verdict: Verdict) -> list[int]:
        """Listed retreats, without the provinces that its attackers came from."""
        here = self.pieces[number].place
        behind = {
            self.pieces[mover].place
            for mover in entered
            if self.pieces[mover].target == here and not self.by_convoy[mover]
        }
        listed = self.pieces[number].retreats
        return [w for w in listed if w not in behind and self.is_free(w, number, verdict)]


def adjudicate_stacking(land: Land, pieces: Sequence[Piece]) -> Verdict:
    return NaiveStacking(land, pieces).verdict()
