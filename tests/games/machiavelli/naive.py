"""A second adjudicator, written from the rules alone (A.5, A.6 and the rulings they name), to be
compared with the real one. It is slow, shares no code with it and gives no reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["army", "fleet", "garrison"]
Action = Literal["hold", "advance", "support", "convoy", "besiege", "convert"]


@dataclass(frozen=True)
class Land:
    """A map as sets of provinces."""

    seas: frozenset[int]
    army: dict[int, frozenset[int]]
    """Provinces an army may reach by land."""
    fleet: dict[int, frozenset[int]]
    coast: dict[int, frozenset[int]]
    """The seas a province touches."""


@dataclass
class Piece:
    owner: int
    kind: Kind
    place: int
    action: Action = "hold"
    target: int = -1
    """A province to advance to, the number of a piece to support or convoy."""
    by_sea: bool = False
    """Ordered to go by convoy even where there is a way by land."""
    retreats: Sequence[int] = ()
    """Preferred retreats, best first."""


@dataclass
class Verdict:
    places: list[int | None]
    dislodged: dict[int, int] = field(default_factory=dict)
    """Dislodged pieces, each with the piece that dislodged it."""
    contested: set[int] = field(default_factory=set)


class Naive:
    """One turn; pieces by index."""

    def __init__(self, land: Land, pieces: Sequence[Piece]) -> None:
        self.land = land
        self.pieces = pieces
        self.all = range(len(pieces))
        self.action: list[Action] = [
            piece.action if self.is_legal(number) else "hold" for number, piece in enumerate(pieces)
        ]
        self.by_convoy = [self.goes_by_sea(number) for number in self.all]
        stranded = [n for n in self.movers() if self.by_convoy[n] and not self.has_route(n)]
        for number in stranded:
            self.action[number] = "hold"

    # Step 1: illegal orders become Hold

    def is_legal(self, number: int) -> bool:
        piece = self.pieces[number]
        if piece.action == "advance":
            return self.may_advance(piece)
        if piece.action == "support":
            named = 0 <= piece.target < len(self.pieces) and piece.target != number
            return named and piece.kind != "garrison"
        if piece.action == "convoy":
            at_sea = piece.kind == "fleet" and piece.place in self.land.seas
            return at_sea and self.pieces[piece.target].kind == "army"
        return True  # an illegal siege or conversion defends like Hold

    def may_advance(self, piece: Piece) -> bool:
        if piece.kind == "garrison" or piece.target == piece.place:
            return False
        if piece.kind == "fleet":
            return piece.target in self.land.fleet[piece.place]
        if piece.target in self.land.seas:
            return False
        coastal = bool(self.land.coast[piece.place]) and bool(self.land.coast[piece.target])
        return coastal or (piece.target in self.land.army[piece.place] and not piece.by_sea)

    # Step 2: convoys

    def movers(self) -> list[int]:
        return [number for number in self.all if self.action[number] == "advance"]

    def goes_by_sea(self, number: int) -> bool:
        piece = self.pieces[number]
        if self.action[number] != "advance" or piece.kind != "army":
            return False
        return piece.by_sea or piece.target not in self.land.army[piece.place]

    def has_route(self, army: int) -> bool:
        """Whether a chain of seas with convoying fleets joins the two coasts."""
        piece = self.pieces[army]
        carriers = {
            self.pieces[fleet].place
            for fleet in self.all
            if self.action[fleet] == "convoy"
            and self.pieces[fleet].target == army
            and not self.is_disrupted(fleet)
        }
        reached = carriers & self.land.coast[piece.place]
        while True:
            further = {sea for sea in carriers if self.land.fleet[sea] & reached} | reached
            if further == reached:
                return bool(reached & self.land.coast[piece.target])
            reached = further

    def is_disrupted(self, fleet: int) -> bool:
        return any(
            self.pieces[other].target == self.pieces[fleet].place
            and self.pieces[other].owner != self.pieces[fleet].owner
            for other in self.movers()
        )

    # Step 3: supports

    def aim(self, supporter: int) -> int | None:
        """The province a support is for; None where it is void."""
        helped = self.pieces[supporter].target
        if self.action[helped] in ("support", "convoy"):
            return None
        moves = self.action[helped] == "advance"
        at = self.pieces[helped].target if moves else self.pieces[helped].place
        piece = self.pieces[supporter]
        ways = self.land.fleet if piece.kind == "fleet" else self.land.army
        return at if at in ways[piece.place] else None

    def is_cut(self, supporter: int, aim: int) -> bool:
        piece = self.pieces[supporter]
        return any(
            self.pieces[other].target == piece.place
            and self.pieces[other].owner != piece.owner
            and self.pieces[other].place != aim
            for other in self.movers()
        )

    def supporters_of(self, helped: int) -> list[int]:
        found = []
        for number in self.all:
            if self.action[number] == "support" and self.pieces[number].target == helped:
                aim = self.aim(number)
                if aim is not None and not self.is_cut(number, aim):
                    found.append(number)
        return found

    # Step 4: strengths

    def occupant(self, province: int) -> int | None:
        """The army or fleet in a province at the beginning of the turn."""
        for number in self.all:
            if self.pieces[number].place == province and self.pieces[number].kind != "garrison":
                return number
        return None

    def strength(self, mover: int) -> int:
        return 1 + len(self.supporters_of(mover))

    def strength_against(self, mover: int) -> int:
        """No support helps to dislodge a piece of its own owner."""
        victim = self.occupant(self.pieces[mover].target)
        return 1 + sum(
            victim is None or self.pieces[number].owner != self.pieces[victim].owner
            for number in self.supporters_of(mover)
        )

    def defence(self, occupant: int) -> int:
        defends = self.action[occupant] in ("hold", "besiege", "convert")
        return 1 + len(self.supporters_of(occupant)) if defends else 0

    # Steps 5 to 7: advances that succeed

    def opponent(self, mover: int) -> int | None:
        """The piece that advances the other way, neither of them by convoy."""
        other = self.occupant(self.pieces[mover].target)
        if other is None or self.action[other] != "advance":
            return None
        meets = self.pieces[other].target == self.pieces[mover].place
        return other if meets and not self.by_convoy[mover] and not self.by_convoy[other] else None

    def rivals(self, mover: int, entering: set[int]) -> list[int]:
        """Other advances into the province, except one beaten head-on by the piece leaving it."""
        target = self.pieces[mover].target
        leaving = self.occupant(target)
        beaten = self.opponent(leaving) if leaving in entering and leaving is not None else None
        others = [n for n in self.movers() if n != mover and self.pieces[n].target == target]
        return [other for other in others if other != beaten]

    def succeeds(self, mover: int, entering: set[int]) -> bool:
        """Whether an advance succeeds if exactly these do."""
        opponent = self.opponent(mover)
        if opponent is not None and not self.beats_head_on(mover, opponent):
            return False
        occupant = self.occupant(self.pieces[mover].target)
        stays = occupant is not None and occupant not in entering
        force = self.strength_against(mover) if stays else self.strength(mover)
        if any(self.strength(rival) >= force for rival in self.rivals(mover, entering)):
            return False
        if occupant is None or not stays:
            return True
        if self.pieces[occupant].owner == self.pieces[mover].owner:
            return False
        return opponent is not None or force > self.defence(occupant)

    def beats_head_on(self, mover: int, opponent: int) -> bool:
        differ = self.pieces[mover].owner != self.pieces[opponent].owner
        return differ and self.strength_against(mover) > self.strength(opponent)

    def entering(self) -> set[int]:
        """All advances, less those that fail, until none fails: closed rings succeed as a whole."""
        left = set(self.movers())
        while True:
            fewer = {mover for mover in left if self.succeeds(mover, left)}
            if fewer == left:
                return left
            left = fewer

    # Step 8, and the retreats

    def verdict(self) -> Verdict:
        entering = self.entering()
        verdict = Verdict([piece.place for piece in self.pieces])
        for mover in entering:
            verdict.places[mover] = self.pieces[mover].target
            victim = self.occupant(self.pieces[mover].target)
            if victim is not None and victim not in entering:
                verdict.dislodged[victim] = mover
        verdict.contested = self.contested(entering)
        self.retreat(verdict)
        return verdict

    def contested(self, entering: set[int]) -> set[int]:
        """Provinces where the strongest advances tie and none succeeds."""
        entered = {self.pieces[mover].target for mover in entering}
        found = set()
        for mover in self.movers():
            target = self.pieces[mover].target
            rivals = [self.strength(rival) for rival in self.rivals(mover, entering)]
            mine = self.strength(mover)
            leads = bool(rivals) and mine == max(rivals) and self.counts(mover, entering)
            if leads and target not in entered:
                found.add(target)
        return found

    def counts(self, mover: int, entering: set[int]) -> bool:
        """A piece beaten head-on contests nothing in the province its victor came from."""
        opponent = self.opponent(mover)
        return opponent is None or opponent not in entering

    def retreat(self, verdict: Verdict) -> None:
        """In rounds: a province that two pieces name in one round is closed to both."""
        taken = {
            place
            for number, place in enumerate(verdict.places)
            if number not in verdict.dislodged and self.pieces[number].kind != "garrison"
        }
        open_retreats = {
            number: [to for to in self.pieces[number].retreats if self.is_free(to, number, verdict)]
            for number in verdict.dislodged
        }
        for number in verdict.dislodged:
            verdict.places[number] = None
        while open_retreats:
            best = {
                number: next((to for to in retreats if to not in taken), None)
                for number, retreats in open_retreats.items()
            }
            named = Counter(best.values())
            taken |= {to for to, count in named.items() if to is not None}
            for number, to in best.items():
                if to is None or named[to] == 1:
                    verdict.places[number] = to
                    del open_retreats[number]

    def is_free(self, to: int, number: int, verdict: Verdict) -> bool:
        piece, attacker = self.pieces[number], verdict.dislodged[number]
        ways = self.land.fleet if piece.kind == "fleet" else self.land.army
        from_there = self.pieces[attacker].place == to and not self.by_convoy[attacker]
        barred = any(
            other.kind == "garrison" and other.place == to and other.owner != piece.owner
            for other in self.pieces
        )
        near = to in ways[piece.place]
        return near and not from_there and not barred and to not in verdict.contested


def naive_adjudicate(land: Land, pieces: Sequence[Piece]) -> Verdict:
    return Naive(land, pieces).verdict()
