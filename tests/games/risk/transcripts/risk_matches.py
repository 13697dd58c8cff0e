"""The matches of the transcripts in this folder, by players who attack whenever they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludoteca import Match, Move, seed_from_int
from ludoteca.games.risk.game import game
from ludoteca.games.risk.holdings import partners
from ludoteca.games.risk.map.board import Board
from ludoteca.games.risk.moves import (
    Attack,
    Blitz,
    Claim,
    Confirm,
    Defend,
    EndAttack,
    EndTurn,
    Fortify,
    Occupy,
    Place,
    PlaceNeutral,
    Trade,
)
from ludoteca.games.risk.moves.placing import most_to_place
from ludoteca.games.risk.state import Phase, RiskState

SECOND = 1000
ENOUGH = 3
"""Least armies of a territory to attack from."""


def start(seats: int, seed: int, teams: Sequence[int] = (), **options: object) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(seed), teams=teams, options=options)


def play_on(match: Match, rounds: int = 10_000) -> Match:
    """Play to the end, or this many rounds; every move takes a second."""
    last = match.state.finished + rounds
    while not match.over and match.state.finished < last:
        play_one_move(match)
    return match


def play_one_move(match: Match) -> None:
    seat = match.to_act()[0]
    match.play(seat, General(match, seat).move(), match.at + SECOND)


class General:
    """Gathers all armies at one border and strikes at the weakest neighbour."""

    def __init__(self, match: Match, seat: int) -> None:
        self.state = cast(RiskState, match.state)
        self.ctx = match.engine.read_only_ctx(match.state)
        self.board: Board = self.ctx.board
        self.seat = seat
        self.choices = match.choices(seat)
        self.kinds = self.choices.kinds

    def move(self) -> Move:
        if Trade in self.kinds and Place not in self.kinds and Confirm not in self.kinds:
            return self.first(Trade)  # only when forced
        if Claim in self.kinds:
            return self.first(Claim)
        if PlaceNeutral in self.kinds:
            return self.last(PlaceNeutral)
        if Place in self.kinds:
            return Place(self.id(self.front()), most_to_place(self.state, self.ctx))
        if Confirm in self.kinds:
            return Confirm()
        if Defend in self.kinds:
            return Defend(2)
        if Occupy in self.kinds:
            return self.last(Occupy)
        return self.strike() if EndAttack in self.kinds else self.gather()

    def strike(self) -> Move:
        front = self.front()
        if self.state.armies[front] <= ENOUGH or not self.enemies(front):
            return EndAttack()
        weakest = min(self.enemies(front), key=lambda near: self.state.armies[near])
        if Blitz in self.kinds:
            return Blitz(self.id(front), self.id(weakest), 1)
        return Attack(self.id(front), self.id(weakest), 3)

    def gather(self) -> Move:
        """Move the largest army without an enemy to the front, if there is a path."""
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
        near, owner = self.board.neighbours[territory], self.state.owner
        friends = (self.seat, *(partners(self.seat, self.ctx) if self.ctx.teams else ()))
        return [other for other in near if owner[other] not in friends]

    def id(self, territory: int) -> str:
        return self.board.ids[territory]

    def first(self, kind: type[Move]) -> Move:
        return next(move for move in self.choices.legal_moves() if type(move) is kind)

    def last(self, kind: type[Move]) -> Move:
        *_, last = (move for move in self.choices.legal_moves() if type(move) is kind)
        return last


def two_seats_and_a_neutral_owner() -> Match:
    """Ends by conquest: the other seat is eliminated, the neutral owner is not."""
    return play_on(start(2, seed=24, placement="batch"))


def three_seats() -> Match:
    """Ends in world domination, after two eliminations."""
    return play_on(start(3, seed=3, map="simple"))


def six_seats() -> Match:
    """All seats hold their cards until a trade is forced."""
    return play_on(start(6, seed=8, map="simple", cards="on"))


def an_elimination_forces_trades() -> Match:
    """Eight cards after an elimination: two sets are traded at once, and their armies placed."""
    return play_on(start(3, seed=6, map="simple", cards="on"))


def claiming_with_a_neutral_owner() -> Match:
    """Territories are claimed in turn, the neutral owner's by chance; ends by the turn limit."""
    return play_on(start(2, seed=4, setup="claim", placement="batch", turn_limit=2))


def three_seats_claim_the_classic_world() -> Match:
    """Without a neutral owner; ends in world domination, after eliminations and trades."""
    return play_on(start(3, seed=67, setup="claim", placement="batch"))


def one_army_at_a_time() -> Match:
    """The set-up as the rulebook has it; ends by the turn limit."""
    return play_on(start(6, seed=5, placement="one_by_one", turn_limit=1))


def turn_limit() -> Match:
    """Territories decide, then armies."""
    return play_on(start(4, seed=7, map="simple", turn_limit=4))


def the_others_leave() -> Match:
    """One leaves between a conquest and the move in, one when it is not its turn."""
    match = play_on(start(3, seed=9, map="simple"), rounds=3)
    while match.state.pending != "occupy":
        play_one_move(match)
    match.leave(match.to_act()[0], match.at + SECOND)
    play_on(match, rounds=1)
    waiting = next(seat for seat in match.state.seats_in if seat not in match.to_act())
    match.leave(waiting, match.at + SECOND)
    return match


def two_share_the_victory() -> Match:
    """Two of three agree to share it; the third ranks after them."""
    match = play_on(start(3, seed=9, map="simple"), rounds=4)
    match.agree("shared_victory", [0, 2], match.at + SECOND)
    return match


def abandoned() -> Match:
    """The last one has to conquer the neutral owner, and gives up."""
    match = play_on(start(2, seed=10, map="simple", must_conquer_neutral=True), rounds=2)
    match.leave(match.to_act()[0], match.at + SECOND)
    play_on(match, rounds=1)
    match.leave(match.to_act()[0], match.at + SECOND)
    return match


def absent_players() -> Match:
    """A defender does not answer, and an attacker lets the clock run down."""
    match = start(2, seed=11, map="simple", defender_chooses=True, turn_seconds=30, turn_limit=2)
    while match.state.phase != Phase.DEFEND:
        play_one_move(match)
    for _ in range(2):
        match.advance(match.at + 60 * SECOND)
    return match


def a_placement_is_taken_back() -> Match:
    """As long as no die has fallen."""
    match = start(2, seed=12, map="simple", turn_limit=1)
    play_one_move(match)
    match.take_back(0, 3 * SECOND)
    return play_on(match)


def a_secret_mission() -> Match:
    """Ends when one seat fulfils its mission, in spite of its rivals' armies."""
    return play_on(start(4, seed=12, map="simple", missions=True))


def two_teams() -> Match:
    """Partners pass through each other's land, and rule the world together."""
    return play_on(start(4, seed=10, teams=(0, 1, 0, 1), map="simple"))
