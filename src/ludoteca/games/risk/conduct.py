"""Conduct: how sensibly every seat plays, as counts over the positions of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ludoteca.kernel import Seat

from .map.board import Board, Owner, Territory
from .odds import battle
from .state import RiskState

NEGLIGIBLE = 1e-6
SURE = 0.8
"""A rival is within reach where its end is at least as likely as this."""
MOST_LANDS = 6
"""Rivals with more territories than this are not within reach of anybody."""
DETOUR = 3
"""Most territories of others that a chain of attacks passes."""


class Conduct:
    """Counts for every seat. It sees every position of a match, in order.

    - `first_armies`, `first_stack`: armies placed in the set-up, and those of the largest stack
    - `turns`: turns ended
    - `fronts`, `thin_fronts`: territories that can be attacked at the end of one's turn, and those
      of them with one army
    - `gates`, `thin_gates`: the same for gates of continents held
    - `lands`, `thin_lands`: the same for all territories
    - `armies`, `idle`: armies that are free to attack at the end of one's turn, and those of them
      in territories that cannot
    - `in_reach`: turns that began with a rival within reach, counting the reinforcements
    - `left_in_reach`: those of them after which that rival was still in the match
    """

    def __init__(self, board: Board, seats: int, teams: Sequence[int] = ()) -> None:
        self.board = board
        self.friends = [
            {other for other in range(seats) if teams and teams[other] == teams[seat]} | {seat}
            for seat in range(seats)
        ]
        self.seats: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._round = -1
        self._turn: Seat = -1
        self._reached: list[Seat] = []
        """Rivals within reach when the turn began."""

    def see(self, state: RiskState) -> None:
        if state.round != self._round or state.over:
            if self._round == 0:
                self._count_set_up(state)
            elif self._round > 0:
                self._count_turn(state)
            self._round, self._turn = state.round, state.turn
            self._reached = [] if state.over or not state.round else self._within_reach(state)

    def _count_set_up(self, state: RiskState) -> None:
        dealt = self.board.start.armies_per_territory or 1
        for seat, found in enumerate(self.seats):
            placed = [state.armies[territory] - dealt for territory in state.territories_of(seat)]
            found["first_armies"] += sum(placed)
            found["first_stack"] += max(placed, default=0)

    def _count_turn(self, state: RiskState) -> None:
        seat = self._turn
        found, owner, armies = self.seats[seat], state.owner, state.armies
        mine = state.territories_of(seat)
        if not mine or state.out[seat]:
            return
        fronts = [t for t in mine if not self._is_inland(t, owner, seat)]
        gates = [t for t in fronts if t in self._gates(owner, seat)]
        found["turns"] += 1
        for name, places in (("fronts", fronts), ("gates", gates), ("lands", mine)):
            found[name] += len(places)
            found[f"thin_{name}"] += sum(armies[territory] == 1 for territory in places)
        found["armies"] += sum(armies[territory] - 1 for territory in mine)
        found["idle"] += sum(armies[t] - 1 for t in mine if t not in fronts)
        found["in_reach"] += bool(self._reached)
        found["left_in_reach"] += any(not state.out[rival] for rival in self._reached)

    def _within_reach(self, state: RiskState) -> list[Seat]:
        seat, rivals = state.turn, [s for s, out in enumerate(state.out) if not out]
        return [
            rival
            for rival in rivals
            if rival not in self.friends[seat]
            and chance_to_eliminate(self.board, state, seat, rival) >= SURE
        ]

    def _is_inland(self, territory: Territory, owner: Sequence[Owner], seat: Seat) -> bool:
        return all(owner[near] in self.friends[seat] for near in self.board.neighbours[territory])

    def _gates(self, owner: Sequence[Owner], seat: Seat) -> set[Territory]:
        """The gates of the continents that a seat holds."""
        held = [c for c in self.board.continents if all(owner[t] == seat for t in c.members)]
        return {gate for continent in held for gate in continent.gates}


def chance_to_eliminate(board: Board, state: RiskState, seat: Seat, rival: Seat) -> float:
    """The chance that a seat takes all territories of a rival in this turn, its reinforcements in
    one place: by the best chains of attacks, each of another stack."""
    lands = frozenset(state.territories_of(rival))
    if not lands or len(lands) > MOST_LANDS:
        return 0.0
    hunt = Hunt(board, state.owner, state.armies, lands)
    mine = state.territories_of(seat)
    hunt.own = frozenset(mine)
    stacks = [t for t in mine if set(board.neighbours[t]) - hunt.own]
    able = {t: state.armies[t] - 1 for t in stacks}
    best = 0.0
    for stack in stacks:
        extra = {**able, stack: able[stack] + state.to_place}
        best = max(best, hunt.best(sorted(stacks, key=lambda t: -extra[t]), extra, lands))
    return best


class Hunt:
    """All territories of one rival are to be taken, passing few of others."""

    def __init__(
        self, board: Board, owner: Sequence[Owner], armies: Sequence[int], lands: frozenset[int]
    ) -> None:
        self.near = board.neighbours
        self.armies = armies
        self.own: frozenset[Territory] = frozenset()
        self.lands = lands

    def best(
        self, stacks: Sequence[Territory], able: dict[Territory, int], lands: frozenset[Territory]
    ) -> float:
        """The chance of the best chains from these stacks through all of these territories."""
        if not lands:
            return 1.0
        best, least = 0.0, sum(self.armies[land] for land in lands)
        for at, stack in enumerate(stacks):
            others = stacks[at + 1 :]
            if able[stack] + sum(able[other] for other in others) < least:
                break
            if able[stack] < 1:
                continue
            chains = self._chains(stack, {able[stack]: 1.0}, lands, DETOUR, frozenset())
            for left, chance in chains:
                if chance > max(best, SURE):
                    best = max(best, chance * self.best(others, able, left))
        return best

    def _chains(
        self,
        tip: Territory,
        able: dict[int, float],
        lands: frozenset[Territory],
        detour: int,
        passed: frozenset[Territory],
    ) -> Iterator[tuple[frozenset[Territory], float]]:
        """All chains of attacks that go on from here: what they leave, and their chance. `able`
        tells how likely so many armies can go on."""
        for target in self.near[tip]:
            wanted = target in lands
            if target in self.own or target in passed or not (wanted or detour):
                continue
            if target in self.lands and not wanted:
                continue
            onward = _after(able, self.armies[target])
            chance = sum(onward.values())
            if chance < SURE:
                continue
            left = lands - {target}
            if wanted:
                yield left, chance
            if left:
                rest = {number - 1: part for number, part in onward.items() if number > 1}
                yield from self._chains(
                    target, rest, left, detour - (not wanted), passed | {target}
                )


def _after(able: dict[int, float], defenders: int) -> dict[int, float]:
    """How many attackers are left, and how likely, where a battle is won."""
    left: dict[int, float] = {}
    enough = 3 * defenders + 20  # one more attacker is one more left
    for attackers, chance in able.items():
        fought = min(attackers, enough)
        for number, part in enumerate(battle(fought, defenders).attackers_left):
            if number and part * chance > NEGLIGIBLE:
                more = number + attackers - fought
                left[more] = left.get(more, 0.0) + part * chance
    return left
