"""Standing: how strong every seat is, and what a change of the map would make of it.

All in armies: those on the map, those the next turns will bring, those the cards stand for. What
counts is the share of the whole, so that in a crowd two who fight each other lose together.
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
    """What a player thinks of things."""

    patience: float = 0.75
    """What an army of the next turn is worth of one that is there now."""
    rival: float = 3.0
    """So many turns of a rival's income count as much as its armies on the map."""
    card: float = 0.3
    """What a card is worth of the next set."""
    progress: float = 1.4
    """So many turns of its bonus a continent is worth of which the last part is missing."""
    eager: float = 0.6
    """How likely a rival makes an attack that it could win."""
    fresh: float = 0.5
    """How much of its next armies a rival puts behind one attack."""
    lone: float = 0.4
    """What an army is worth that does nothing but hold its territory."""
    margin: float = 0.002
    """How much of the whole an attack must bring to be made."""


class Balance(NamedTuple):
    """What I have and what the others have, in armies."""

    own: float
    others: float

    @property
    def share(self) -> float:
        return self.own / (self.own + self.others)


class Standing:
    """The seats' strength in a position, from which the worth of campaigns is reckoned.
    Sets of territories are numbers with one bit a territory."""

    def __init__(self, seen: Outlook, weights: Weights) -> None:
        view = seen.view
        self.weights = weights
        self.me = seen.me
        self.continents = seen.board.continents
        self.neighbours = seen.neighbours
        self.beside = _beside(seen.neighbours)
        self.owner = seen.owner
        self.armies = list(seen.armies)
        self.rivals = [s for s, out in enumerate(view.out) if not out and s != seen.me]
        self.held = [0] * len(view.out)
        self.total = [0.0] * len(view.out)
        self.neutral = 0
        for territory, (who, armies) in enumerate(zip(seen.owner, seen.armies, strict=True)):
            if who >= 0:
                self.held[who] |= 1 << territory
                self.total[who] += armies
            elif who == NEUTRAL:
                self.neutral += armies
        self.total[self.me] += view.to_place
        self.realms = [[c for c in self.continents if h & c.mask == c.mask] for h in self.held]
        self.cards = view.cards
        self.earns_card = not view.conquered
        self.card = weights.card * view.next_set
        self.fresh = self._fresh_armies(seen)
        self._look_at_lives()

    def _fresh_armies(self, seen: Outlook) -> list[float]:
        """What every rival may be expected to bring next turn, counting its cards."""
        fresh = [0.0] * len(self.held)
        pool = unseen(seen) if seen.view.next_set else ()
        for seat in self.rivals:
            sets = chance_of_set(self.cards[seat], pool)
            fresh[seat] = self.income(seat) + sets * seen.view.next_set
        return fresh

    def _look_at_lives(self) -> None:
        held = self.held[self.me]
        self.lives = {t: self.life(t, self.armies[t], held) for t in self.own()}
        self.turns = sum(self.lives.values())

    def own(self) -> list[Territory]:
        return [territory for territory, who in enumerate(self.owner) if who == self.me]

    def moved(self, source: Territory, target: Territory, armies: int) -> Standing:
        """The same with some of my armies elsewhere."""
        other = copy(self)
        other.armies = self.armies.copy()
        other.armies[source] -= armies
        other.armies[target] += armies
        other._look_at_lives()
        return other

    # What a change of the map would make of it

    def balance(
        self,
        taken: int = 0,
        killed: Mapping[int, float] = {},
        lost: float = 0.0,
        garrison: Mapping[Territory, float] = {},
    ) -> Balance:
        """The strength of all after a campaign that took these territories, killed and lost so
        many armies and left garrisons other than there were."""
        weights = self.weights
        cards = self.cards[self.me] + (1 if taken and self.earns_card else 0)
        bound = 1 - weights.lone
        others = 0.0 if self.rivals else self.neutral - killed.get(NEUTRAL, 0.0)
        for seat in self.rivals:
            left = self.held[seat] & ~taken
            if left:
                others -= bound * left.bit_count()
                others += self.total[seat] - killed.get(seat, 0.0) + self.card * self.cards[seat]
                others += weights.rival * self.income(seat, taken)
            else:
                cards += self.cards[seat]
        held = self.held[self.me] | taken
        own = self.total[self.me] - lost + self.card * cards + self.future(held, garrison)
        own -= bound * held.bit_count()
        return Balance(own, others)

    def income(self, seat: Seat, taken: int = 0) -> float:
        """The armies of a seat's next turn, without cards, if it lost these territories."""
        lands = (self.held[seat] & ~taken).bit_count() / 3
        income = lands if lands > 3 else 3.0
        for continent in self.realms[seat]:
            if not continent.mask & taken:
                income += continent.bonus
        return income

    def future(self, held: int, garrison: Mapping[Territory, float]) -> float:
        """What my next turns will bring: territories and continents count as long as they can be
        held, continents that are not whole as far as I have come with them."""
        weights = self.weights
        turns, lives = self.turns, self.lives
        for territory, armies in garrison.items():
            turns += self.life(territory, armies, held) - lives.get(territory, 0.0)
        future, least = turns / 3, 3 / (1 - weights.patience)
        if future < least:  # few territories bring three armies too, but each may be the ninth
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
        """For how many turns I may expect to hold a territory, later ones counting less."""
        weights = self.weights
        able = 1
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
        """How likely a continent is still mine when my next turn comes."""
        safe, weights = 1.0, self.weights
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
    """The neighbours of every territory."""
    return [sum(1 << near for near in around) for around in neighbours]
