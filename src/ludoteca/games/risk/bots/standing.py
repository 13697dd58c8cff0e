"""Standing: how strong every seat is, and what a change of the map would be worth to one of them.

All in armies: those on the map, those the next turns will bring, those the cards stand for. What
counts is the share of the whole, so that in a crowd two who fight each other lose together.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache

from msgspec import Struct

from ludoteca.kernel import Seat

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
    """What part of a continent is worth of its bonus, times the square of that part."""
    eager: float = 0.6
    """How likely a rival makes an attack that it could make."""
    fresh: float = 0.5
    """How much of its next armies a rival puts behind one attack."""
    exposed: float = 0.1
    """How much income less a lone army next to a strong rival is worth."""
    margin: float = 0.002
    """What an attack must be worth to be made, as a share of the whole."""
    tempo: float = 0.0


class Standing:
    """The seats' strength in a position, from which the worth of campaigns is reckoned.
    Sets of territories are numbers, one bit a territory."""

    def __init__(self, seen: Outlook, weights: Weights) -> None:
        view = seen.view
        self.weights = weights
        self.me = seen.me
        self.continents = seen.board.continents
        self.neighbours = seen.neighbours
        self.beside = _beside(seen.neighbours)
        self.owner = list(seen.owner)
        self.armies = list(seen.armies)
        self.rivals = [s for s, out in enumerate(view.out) if not out and s != seen.me]
        self.held = [0] * len(view.out)
        self.total = [0] * len(view.out)
        for territory, who in enumerate(self.owner):
            if who >= 0:
                self.held[who] |= 1 << territory
                self.total[who] += self.armies[territory]
        self.total[self.me] += view.to_place
        self.realms = [[c for c in self.continents if h & c.mask == c.mask] for h in self.held]
        self.cards = list(view.cards)
        self.earns_card = not view.conquered
        self.card = weights.card * view.next_set
        pool = unseen(seen) if self.card else ()
        self.fresh = [0.0] * len(view.out)
        for seat in self.rivals:
            sets = chance_of_set(self.cards[seat], pool)
            self.fresh[seat] = self.income(seat) + sets * view.next_set
        self.strong = self._strong()

    def _strong(self) -> int:
        """The territories from which rivals may strike."""
        return sum(
            1 << t
            for t, who in enumerate(self.owner)
            if who >= 0 and who != self.me and self.armies[t] > 3
        )

    def income(self, seat: Seat, taken: int = 0) -> float:
        """The armies of a seat's next turn, without cards, if it lost these territories."""
        lands = (self.held[seat] & ~taken).bit_count() / 3
        income = lands if lands > 3 else 3.0
        for continent in self.realms[seat]:
            if not continent.mask & taken:
                income += continent.bonus
        return income

    def quiet(self) -> float:
        """My share of all strength as it is."""
        return self.worth(0, {}, 0.0, {})

    def worth(
        self,
        taken: int,
        killed: Mapping[int, float],
        lost: float,
        garrison: Mapping[Territory, float],
    ) -> float:
        """My share of all strength after a campaign that took these territories, killed and
        lost so many armies and left garrisons other than there were."""
        weights = self.weights
        cards = self.cards[self.me] + (1 if taken and self.earns_card else 0)
        others = 0.0
        for seat in self.rivals:
            if self.held[seat] & ~taken:
                others += self.total[seat] - killed.get(seat, 0.0) + self.card * self.cards[seat]
                others += weights.horizon * self.income(seat, taken)
            else:
                cards += self.cards[seat]
        held = self.held[self.me] | taken
        income = self.own_income(held, garrison)
        own = self.total[self.me] - lost + weights.horizon * income + self.card * cards
        return own / (own + others)

    def own_income(self, held: int, garrison: Mapping[Territory, float]) -> float:
        """What I may hope for each turn: continents count as they can be held, or as far as I
        have come with them."""
        weights = self.weights
        lands = held.bit_count() / 3
        income = lands if lands > 3 else (3 + lands) / 2
        for continent in self.continents:
            mask = continent.mask
            part = held & mask
            if part == mask:
                income += continent.bonus * self.hold(continent, held, garrison)
            elif part:
                share = part.bit_count() / len(continent.members)
                income += weights.progress * continent.bonus * share * share
        strong = self.strong & ~held
        for territory, armies in garrison.items():
            if armies <= 1 and self.beside[territory] & strong:
                income -= weights.exposed
        return income

    def hold(self, continent: Continent, held: int, garrison: Mapping[Territory, float]) -> float:
        """How likely a continent is still mine when my next turn comes."""
        safe, weights = 1.0, self.weights
        for gate in continent.gates:
            if not self.beside[gate] & ~held:
                continue
            able: dict[int, float] = {}
            for near in self.neighbours[gate]:
                who = self.owner[near]
                if who >= 0 and not held >> near & 1:
                    able[who] = max(able.get(who, 0), self.armies[near] - 1)
            defenders = max(1, round(garrison.get(gate, self.armies[gate])))
            for who, armies in able.items():
                attack = int(armies + weights.fresh * self.fresh[who])
                safe *= 1 - weights.eager * forecast(attack, defenders).win
        return safe

    def own(self) -> list[Territory]:
        return [territory for territory, who in enumerate(self.owner) if who == self.me]

    def moved(self, source: Territory, target: Territory, armies: int) -> Standing:
        """The same with some of one's own armies elsewhere."""
        other = copy(self)
        other.armies = self.armies.copy()
        other.armies[source] -= armies
        other.armies[target] += armies
        return other


@lru_cache(maxsize=64)
def _beside(neighbours: tuple[tuple[Territory, ...], ...]) -> list[int]:
    """The neighbours of each territory."""
    return [sum(1 << near for near in around) for around in neighbours]
