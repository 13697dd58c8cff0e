"""Standing: the strength of every seat, and how a change of the map would alter it.

Strength is measured in armies: those on the map, those of the next turns, those the cards stand
for. A seat's share of the total counts, so that two of many who fight each other both lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from ludoteca.kernel import Seat

from ..map.board import NEUTRAL, Continent, Territory
from .forecast import forecast
from .hands import chance_of_set, unseen
from .outlook import Outlook


class Weights(Struct, frozen=True):
    """Weights of the evaluation."""

    patience: float = 0.75
    """Worth of an army next turn, against one now."""
    rival: float = 3.0
    """Turns of a rival's income that count as much as its armies on the map."""
    card: float = 0.3
    """Worth of a card, as a share of the next set."""
    progress: float = 1.4
    """Worth of a nearly complete continent, in turns of its bonus."""
    eager: float = 0.6
    """Chance that a rival makes an attack that it could win."""
    fresh: float = 0.5
    """Share of its next armies that a rival puts behind one attack."""
    lone: float = 0.4
    """Worth of an army that only holds its territory."""
    margin: float = 0.002
    """Least gain in share for an attack to be made, while half of the strength is others'; it
    shrinks with what is left to gain."""
    spoils: float = 3.0
    """Worth of the end of a rival, in armies, besides its cards."""
    leader: float = 0.5
    """Extra weight of the strongest of several rivals, where everybody plays alone."""
    partner: float = 1.0
    """Worth of a partner's army on the map."""


class Balance(NamedTuple):
    """Strength of the own seat and of the others, in armies."""

    own: float
    others: float

    @property
    def share(self) -> float:
        return self.own / (self.own + self.others)


class Standing:
    """The seats' strength in a position. Sets of territories are bit masks."""

    def __init__(self, seen: Outlook, weights: Weights) -> None:
        view = seen.view
        self.weights = weights
        self.me = seen.me
        self.continents = seen.board.continents
        self.neighbours = seen.neighbours
        self.beside = _beside(seen.neighbours)
        self.owner = seen.owner
        self.armies = list(seen.armies)
        self.friends = seen.friends
        self.errand = seen.errand
        self.rivals = [s for s, out in enumerate(view.out) if not out and s not in seen.friends]
        self.held = [0] * len(view.out)
        self.total = [0.0] * len(view.out)
        self.neutral = 0
        for territory, (who, armies) in enumerate(zip(seen.owner, seen.armies, strict=True)):
            if who >= 0:
                self.held[who] |= 1 << territory
                self.total[who] += armies
            elif who == NEUTRAL:
                self.neutral += armies
        self.allied = 0
        for partner in seen.friends:
            if partner != seen.me:
                self.allied |= self.held[partner]
        self.aid = weights.partner * sum(self.total[s] for s in seen.friends if s != self.me)
        self.total[self.me] += view.to_place
        self.holdings = [[c for c in self.continents if h & c.mask == c.mask] for h in self.held]
        self.cards = view.cards
        self.earns_card = not view.conquered
        self.card = weights.card * view.next_set
        self.fresh = self._fresh_armies(seen)
        self.danger = self._dangers()
        self._look_at_lives()

    def _fresh_armies(self, seen: Outlook) -> list[float]:
        """Expected reinforcements of every rival next turn, counting its cards."""
        fresh = [0.0] * len(self.held)
        pool = unseen(seen) if seen.view.next_set else ()
        for seat in self.rivals:
            sets = chance_of_set(self.cards[seat], pool)
            fresh[seat] = self.income(seat) + sets * seen.view.next_set
        return fresh

    def _dangers(self) -> list[float]:
        """Weights of the strength of each rival: the strongest of several weighs more, the others
        less, so that the sum stays the same."""
        dangers = [1.0] * len(self.held)
        if len(self.rivals) > 1 and len(self.friends) == 1:
            strength = {s: self.total[s] + self.weights.rival * self.income(s) for s in self.rivals}
            first, bias = max(strength, key=strength.__getitem__), self.weights.leader
            share = strength[first] / sum(strength.values())
            for seat in self.rivals:
                dangers[seat] = (1 + bias * (seat == first)) / (1 + bias * share)
        return dangers

    def _look_at_lives(self) -> None:
        held = self.held[self.me]
        self.lives = {t: self.life(t, self.armies[t], held) for t in self.own()}
        self.turns = sum(self.lives.values())

    def own(self) -> list[Territory]:
        return [territory for territory, who in enumerate(self.owner) if who == self.me]

    def moved(self, source: Territory, target: Territory, armies: int) -> Standing:
        """The standing after some own armies are moved."""
        other = copy(self)
        other.armies = self.armies.copy()
        other.armies[source] -= armies
        other.armies[target] += armies
        other._look_at_lives()
        return other

    # After a change of the map

    def balance(
        self,
        taken: int = 0,
        killed: Mapping[int, float] = {},
        lost: float = 0.0,
        garrison: Mapping[Territory, float] = {},
    ) -> Balance:
        """Strength after a campaign: territories taken, armies destroyed and lost, and garrisons
        that differ from the position."""
        weights = self.weights
        cards = self.cards[self.me] + (1 if taken and self.earns_card else 0)
        bound = 1 - weights.lone
        others = 0.0 if self.rivals else self.neutral - killed.get(NEUTRAL, 0.0)
        spoils = 0.0
        for seat in self.rivals:
            left = self.held[seat] & ~taken
            if left:
                strength = self.total[seat] - killed.get(seat, 0.0) - bound * left.bit_count()
                strength += self.card * self.cards[seat]
                strength += weights.rival * self.income(seat, taken)
                others += strength * self.danger[seat]
            else:
                cards += self.cards[seat]
                spoils += weights.spoils
        held = self.held[self.me] | taken
        own = (
            self.aid + self.total[self.me] - lost + self.card * cards + self.future(held, garrison)
        )
        own -= bound * held.bit_count()
        if self.errand is not None:
            target = self.held[self.errand.target] if self.errand.target >= 0 else 0
            left, armies = (target & ~taken).bit_count(), int(self.total[self.me] - lost)
            own += self.errand.worth(held, armies, left, target.bit_count())
        return Balance(own, others)

    def margin(self, quiet: Balance) -> float:
        """Least gain in share for an attack to be made."""
        return self.weights.margin * min(1.0, 2 * (1 - quiet.share)) if self.rivals else 0.0

    def income(self, seat: Seat, taken: int = 0) -> float:
        """Reinforcements of a seat, without cards, if it lost these territories."""
        lands = (self.held[seat] & ~taken).bit_count() / 3
        income = lands if lands > 3 else 3.0
        for continent in self.holdings[seat]:
            if not continent.mask & taken:
                income += continent.bonus
        return income

    def future(self, held: int, garrison: Mapping[Territory, float]) -> float:
        """Worth of the own next turns: territories and continents count as long as they can be
        held, incomplete continents in part."""
        weights = self.weights
        turns, lives = self.turns, self.lives
        for territory, armies in garrison.items():
            turns += self.life(territory, armies, held) - lives.get(territory, 0.0)
        future, least = turns / 3, 3 / (1 - weights.patience)
        if (
            future < least
        ):  # few territories bring three armies too, but each counts towards the tenth
            future = (future + least) / 2
        for continent in self.continents:
            part = held & continent.mask
            if part == continent.mask:
                safe = self.safety(continent, held, garrison)
                future += continent.bonus * safe / (1 - weights.patience * safe)
            elif part:
                share = part.bit_count() / len(continent.members)
                future += weights.progress * continent.bonus * share * share
        return future

    def life(self, territory: Territory, armies: float, held: int) -> float:
        """Expected turns of holding a territory, discounted."""
        weights = self.weights
        able = 1
        held |= self.allied
        if self.beside[territory] & ~held:
            owner, there = self.owner, self.armies
            for near in self.neighbours[territory]:
                if there[near] > able and owner[near] >= 0 and not held >> near & 1:
                    able = there[near]
        if able == 1:
            return 1 / (1 - weights.patience)
        safe = 1 - weights.eager * forecast(able - 1, round(armies) or 1).win
        return safe / (1 - weights.patience * safe)

    def safety(self, continent: Continent, held: int, garrison: Mapping[Territory, float]) -> float:
        """The chance that a continent is still held at the start of the next turn."""
        safe, weights = 1.0, self.weights
        held |= self.allied
        for gate in continent.gates:
            if not self.beside[gate] & ~held:
                continue
            able: dict[Seat, int] = {}
            for near in self.neighbours[gate]:
                who = self.owner[near]
                if who >= 0 and not held >> near & 1:
                    able[who] = max(able.get(who, 0), self.armies[near] - 1)
            defenders = round(garrison.get(gate, self.armies[gate])) or 1
            for who, armies in able.items():
                attack = int(armies + weights.fresh * self.fresh[who])
                safe *= 1 - weights.eager * forecast(attack, defenders).win
        return safe


@lru_cache(maxsize=64)
def _beside(neighbours: tuple[tuple[Territory, ...], ...]) -> list[int]:
    """The neighbours of every territory, as bit masks."""
    return [sum(1 << near for near in around) for around in neighbours]
