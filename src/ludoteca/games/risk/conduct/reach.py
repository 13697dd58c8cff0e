"""Rivals within reach: the exact chance to take all that one has with the armies at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import Seat

from ..map.board import Board, Territory
from ..odds import battle
from ..state import RiskState

NEGLIGIBLE = 1e-6
SURE = 0.8
"""A rival is within reach where its end is at least as likely as this."""
MOST_LANDS = 6
"""Rivals with more territories than this are not within reach of anybody."""
DETOUR = 3
"""Most territories of others that a chain of attacks passes."""


def within_reach(state: RiskState, friends: Sequence[Seat], board: Board) -> list[Seat]:
    """The rivals within reach of the seat whose turn begins; it counts among its friends."""
    rivals = [rival for rival, out in enumerate(state.out) if not out and rival not in friends]
    return [one for one in rivals if _chance(board, state, state.turn, one, friends) >= SURE]


def _chance(
    board: Board, state: RiskState, seat: Seat, rival: Seat, friends: Sequence[Seat]
) -> float:
    """The chance that a seat takes all territories of a rival in this turn, its reinforcements in
    one place: by the best chains of attacks, each of another stack."""
    lands = frozenset(state.territories_of(rival))
    if not lands or len(lands) > MOST_LANDS:
        return 0.0
    spared = frozenset(t for t, who in enumerate(state.owner) if who in friends)
    hunt = Hunt(board, state.armies, lands, spared)
    mine = state.territories_of(seat)
    stacks = [t for t in mine if set(board.neighbours[t]) - spared]
    able = {t: state.armies[t] - 1 for t in stacks}
    best = 0.0
    for stack in stacks:
        extra = {**able, stack: able[stack] + state.to_place}
        best = max(best, hunt.best(sorted(stacks, key=lambda t: -extra[t]), extra, lands))
        if best >= SURE:
            break
    return best


class Hunt:
    """The search for chains of attacks through all territories of one rival."""

    def __init__(
        self,
        board: Board,
        armies: Sequence[int],
        lands: frozenset[Territory],
        spared: frozenset[Territory],
    ) -> None:
        self.near = board.neighbours
        self.armies = armies
        self.lands = lands
        self.spared = spared

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
            if target in self.spared or target in passed or not (wanted or detour):
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
    """The distribution of the attackers left after a battle is won."""
    left: dict[int, float] = {}
    enough = 3 * defenders + 20  # one more attacker is one more left
    for attackers, chance in able.items():
        fought = min(attackers, enough)
        for number, part in enumerate(battle(fought, defenders).attackers_left):
            if number and part * chance > NEGLIGIBLE:
                more = number + attackers - fought
                left[more] = left.get(more, 0.0) + part * chance
    return left
