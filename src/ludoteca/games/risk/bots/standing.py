"""Standing: how strong every seat is, and what a change of the map would be worth to one of them.

All in armies: those on the map, those the next turns will bring, those the cards stand for. What
counts is the share of the whole, so that in a crowd two who fight each other lose together.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..board import Continent, Territory
from .forecast import forecast
from .hands import chance_of_set, unseen
from .outlook import Outlook


class Weights(Struct, frozen=True):
    """What a player thinks of things, in armies or as a factor."""

    horizon: float = 4.0
    """So many turns of income count as much as armies on the map."""
    card: float = 0.3
    """What a card is worth of the next set."""
    progress: float = 0.35
    """How much of its bonus a continent is worth that is held in part, times that part squared."""
    eager: float = 0.6
    """How likely a rival makes an attack that it could make."""
    fresh: float = 0.5
    """How much of its next armies a rival puts behind one attack."""
    margin: float = 0.002
    """What an attack must be worth to be made, as a share of the whole."""


class Standing:
    """The seats' strength in a position, from which the worth of campaigns is reckoned."""

    def __init__(self, seen: Outlook, weights: Weights) -> None:
        self.weights = weights
        self.me = seen.me
        self.continents = seen.board.continents
        self.neighbours = seen.neighbours
        self.view = seen.view
        self.owner = list(seen.owner)
        self.armies = list(seen.armies)
        seats = len(seen.view.out)
        self.seats = [seat for seat in range(seats) if not seen.view.out[seat]]
        self.rivals = [seat for seat in self.seats if seat != self.me]
        self.held = [0] * seats
        self.total = [0] * seats
        for territory, who in enumerate(self.owner):
            if who >= 0:
                self.held[who] |= 1 << territory
                self.total[who] += self.armies[territory]
        self.total[self.me] += seen.view.to_place
        self.cards = list(seen.view.cards)
        self.card = self.weights.card * seen.view.next_set
        self.fresh = [self._fresh(seat, seen) for seat in range(seats)]

    def _fresh(self, seat: int, seen: Outlook) -> float:
        """The armies a seat can be expected to bring next turn."""
        if seat == self.me:
            return 0.0
        sets = chance_of_set(self.cards[seat], unseen(seen)) if self.cards[seat] > 2 else 0.0
        return self.income(self.held[seat]) + sets * seen.view.next_set

    def income(self, held: int) -> float:
        bonus = sum(c.bonus for c in self.continents if held & c.mask == c.mask)
        return max(3.0, held.bit_count() / 3) + bonus

    def worth(
        self,
        taken: int,
        killed: Mapping[int, float],
        lost: float,
        garrison: Mapping[Territory, float],
    ) -> float:
        """My share of all strength after a campaign that took these territories (as bits),
        killed and lost so many armies and left the garrisons as they are given."""
        weights, horizon = self.weights, self.weights.horizon
        cards = self.cards[self.me]
        if taken and not self.view.conquered and self.card:
            cards += 1
        others = 0.0
        for seat in self.rivals:
            held = self.held[seat] & ~taken
            if not held:
                cards += self.cards[seat]
                continue
            others += self.total[seat] - killed.get(seat, 0.0)
            others += horizon * self.income(held) + self.card * self.cards[seat]
        held = self.held[self.me] | taken
        lands = held.bit_count() / 3
        income = (max(3.0, lands) + lands) / 2
        for continent in self.continents:
            mask = continent.mask
            part = held & mask
            if part == mask:
                income += continent.bonus * self.hold(continent, held, garrison)
            elif part:
                share = part.bit_count() / mask.bit_count()
                income += weights.progress * continent.bonus * share * share
        own = self.total[self.me] - lost + horizon * income + self.card * cards
        return own / (own + others)

    def hold(self, continent: Continent, held: int, garrison: Mapping[Territory, float]) -> float:
        """How likely a continent is still mine when my next turn comes."""
        safe = 1.0
        for gate in continent.gates:
            strength: dict[int, float] = {}
            for near in self.neighbours[gate]:
                who = self.owner[near]
                if who >= 0 and not held >> near & 1:
                    strength[who] = max(strength.get(who, 0), self.armies[near] - 1)
            if strength:
                defenders = max(1, round(garrison.get(gate, self.armies[gate])))
                for who, able in strength.items():
                    able += self.weights.fresh * self.fresh[who]
                    safe *= 1 - self.weights.eager * forecast(int(able), defenders).win
        return safe
