"""The matches of Risk that are told in this folder, by players who attack whatever they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludoteca import Match, Move, seed_from_int
from ludoteca.games.risk.board import Board
from ludoteca.games.risk.fighting import Attack, Blitz, Defend, EndAttack, Occupy
from ludoteca.games.risk.fortifying import EndTurn, Fortify
from ludoteca.games.risk.game import game
from ludoteca.games.risk.placing import Claim, Confirm, Place, PlaceNeutral, Trade
from ludoteca.games.risk.state import RiskState

SECOND = 1000
ENOUGH = 3
"""So many armies a territory must have to attack."""


def start(seats: int, seed: int, **options: object) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options=options)


def play_on(match: Match, rounds: int = 10_000) -> Match:
    """To the end, or until so many rounds are over; every move takes a second."""
    last = match.state.finished + rounds
    while not match.over and match.state.finished < last:
        seat = match.to_act()[0]
        match.play(seat, General(match, seat).move(), match.at + SECOND)
    return match


class General:
    """Gathers all armies at one border and strikes at the weakest neighbour."""

    def __init__(self, match: Match, seat: int) -> None:
        self.state = cast(RiskState, match.state)
        self.board = cast(Board, match.engine.ctx.board)
        self.seat = seat
        self.choices = match.choices(seat)
        self.kinds = self.choices.kinds

    def move(self) -> Move:
        if Trade in self.kinds and Place not in self.kinds and Confirm not in self.kinds:
            return self.first(Trade)  # never before it must
        if Claim in self.kinds:
            return self.first(Claim)
        if PlaceNeutral in self.kinds:
            return PlaceNeutral(self.first(PlaceNeutral).territory, self.state.neutral_to_place)  # type: ignore[attr-defined]
        if Place in self.kinds:
            return Place(self.id(self.front()), self.armies_to_place())
        if Confirm in self.kinds:
            return Confirm()
        if Defend in self.kinds:
            return Defend(2)
        if Occupy in self.kinds:
            return list(self.choices.legal_moves())[-1]
        return self.strike() if EndAttack in self.kinds else self.gather()

    def armies_to_place(self) -> int:
        return max(move.armies for move in self.choices.legal_moves() if isinstance(move, Place))

    def strike(self) -> Move:
        front = self.front()
        if self.state.armies[front] <= ENOUGH or not self.enemies(front):
            return EndAttack()
        weakest = min(self.enemies(front), key=lambda near: self.state.armies[near])
        if Blitz in self.kinds:
            return Blitz(self.id(front), self.id(weakest), 1)
        return Attack(self.id(front), self.id(weakest), 3)

    def gather(self) -> Move:
        """The largest troop that has no enemy goes to the front, where there is a way."""
        front, idle = self.id(self.front()), [t for t in self.own() if not self.enemies(t)]
        largest = max(idle, key=lambda t: self.state.armies[t], default=None)
        if largest is not None:
            wish = Fortify(self.id(largest), front, self.state.armies[largest] - 1)
            if wish in self.choices:
                return wish
        return EndTurn()

    def front(self) -> int:
        """The strongest territory with an enemy; of equals the one with fewest enemies."""
        armies = self.state.armies
        borders = [t for t in self.own() if self.enemies(t)] or list(self.own())
        return max(borders, key=lambda t: (armies[t], -len(self.enemies(t))))

    def own(self) -> Sequence[int]:
        return self.state.territories_of(self.seat)

    def enemies(self, territory: int) -> list[int]:
        near = self.board.neighbours[territory]
        return [other for other in near if self.state.owner[other] != self.seat]

    def id(self, territory: int) -> str:
        return self.board.ids[territory]

    def first(self, kind: type[Move]) -> Move:
        return next(move for move in self.choices.legal_moves() if type(move) is kind)


def two_seats_and_a_neutral_owner() -> Match:
    """Ends by conquest: the other seat is eliminated, the neutral owner is not."""
    return play_on(start(2, seed=1, placement="batch"))
