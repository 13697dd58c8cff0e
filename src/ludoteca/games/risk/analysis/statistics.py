"""Statistics of every seat and key moments, counted from the events of a match."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from msgspec import Struct

from ludoteca.kernel import Seat
from ludoteca.parts.analysis import Figure, Statistics, counts

from ..cards import TERRITORY_BONUS
from ..events import (
    ArmiesPlaced,
    CardDrawn,
    CardsTaken,
    CardsTraded,
    ContinentId,
    DiceRolled,
    Holder,
    SeatEliminated,
    TerritoriesAbandoned,
    TerritoryClaimed,
    TerritoryConquered,
    TerritoryId,
    TurnStarted,
)
from ..map.board import Board
from ..odds import roll
from ..state import RiskState

HORIZON = 3
"""Turns of income that weigh as much as armies on the map."""
LARGE_TRADE = 0.1
"""Share of all seats' armies on the map from which a trade is a key moment."""
END_OF_A_SEAT = 0.5
"""Weight of an elimination. Other moments weigh as much as their share of all seats' armies."""


class SeatStatistics(Struct):
    turns: int = 0
    conquered: int = 0
    lost: int = 0
    """Territories, including those given up by leaving."""
    placed: int = 0
    """Armies, including those dealt and those that cards put on the map."""
    destroyed: int = 0
    fallen: int = 0
    """Armies destroyed by others, in attack and defence."""
    attacks: int = 0
    """Rolls as the attacker."""
    cards_drawn: int = 0
    cards_taken: int = 0
    """From seats it eliminated."""
    cards_traded: int = 0
    luck: float = 0.0
    """Expected minus actual losses; negative: bad luck."""
    eliminated_by: Seat | None = None
    eliminated_in: int | None = None
    """The round."""


class Tenure(Struct):
    """A continent held without a break, from one round to another."""

    continent: ContinentId
    seat: Seat
    since: int
    until: int | None = None
    """None: until the end."""


class Battle(Struct):
    """Consecutive rolls between the same two territories in one turn."""

    step: int
    round: int
    seat: Seat
    defender: Holder
    source: TerritoryId
    target: TerritoryId
    rolls: int = 0
    luck: Fraction = Fraction(0)
    """Of the attacker."""
    weight: float = 0.0


@cache
def expected_losses(attack_dice: int, defence_dice: int) -> Fraction:
    """Mean losses of the attacker in one roll."""
    return sum((o.chance * o.attacker_losses for o in roll(attack_dice, defence_dice)), Fraction(0))


class RiskStatistics(Statistics[SeatStatistics]):
    def __init__(self, start: RiskState, board: Board) -> None:
        super().__init__(SeatStatistics() for _ in start.out)
        self.board = board
        self.owner = list(start.owner)
        self.luck = [Fraction(0)] * len(start.out)
        self.tenures: list[Tenure] = []
        self._holding: dict[int, Tenure] = {}
        self.battles: list[Battle] = []
        for owner, armies in zip(start.owner, start.armies, strict=True):
            if owner >= 0:
                self.seats[owner].placed += armies
        for number in range(len(board.continents)):
            self._see(number, start.round)

    @counts(ArmiesPlaced)
    def placed(self, event: ArmiesPlaced) -> None:
        if event.seat >= 0:
            self.seats[event.seat].placed += event.armies

    @counts(TerritoryClaimed)
    def claimed(self, event: TerritoryClaimed) -> None:
        if event.seat >= 0:
            self.seats[event.seat].placed += self.board.start.armies_per_territory or 1
        self._change_hands(event.territory, event.seat)

    @counts(TurnStarted)
    def turn_started(self, event: TurnStarted) -> None:
        self.seats[event.seat].turns += 1

    @counts(CardDrawn)
    def drew(self, event: CardDrawn) -> None:
        self.seats[event.seat].cards_drawn += 1

    @counts(CardsTaken)
    def took(self, event: CardsTaken) -> None:
        self.seats[event.seat].cards_taken += len(event.cards or ())

    @counts(CardsTraded)
    def traded(self, event: CardsTraded) -> None:
        extra = TERRITORY_BONUS * len(event.bonus)
        self.seats[event.seat].cards_traded += len(event.cards)
        self.seats[event.seat].placed += extra
        brought = event.armies + extra
        if self._part(brought) >= LARGE_TRADE:
            figures: dict[str, Figure] = {"number": event.number, "armies": brought}
            self.add_moment("large_trade", (event.seat,), self._part(brought), **figures)

    @counts(DiceRolled)
    def rolled(self, event: DiceRolled) -> None:
        luck = expected_losses(len(event.attack), len(event.defence)) - event.attacker_losses
        attacker = self.seats[event.seat]
        attacker.attacks += 1
        attacker.fallen += event.attacker_losses
        attacker.destroyed += event.defender_losses
        self.luck[event.seat] += luck
        if event.defender >= 0:
            self.seats[event.defender].fallen += event.defender_losses
            self.seats[event.defender].destroyed += event.attacker_losses
            self.luck[event.defender] -= luck
        battle = self._battle(event)
        battle.rolls += 1
        battle.luck += luck
        battle.step = self.page.step
        battle.weight = self._part(
            2 * abs(float(battle.luck))
        )  # one side's luck is the other's loss

    def _battle(self, event: DiceRolled) -> Battle:
        """The battle that a roll belongs to."""
        last = self.battles[-1] if self.battles else None
        here = (self.page.round, event.seat, event.defender, event.source, event.target)
        if last and here == (last.round, last.seat, last.defender, last.source, last.target):
            return last
        self.battles.append(Battle(self.page.step, *here))
        return self.battles[-1]

    @counts(TerritoryConquered)
    def conquered(self, event: TerritoryConquered) -> None:
        self.seats[event.seat].conquered += 1
        if event.previous >= 0:
            self.seats[event.previous].lost += 1
        self._change_hands(event.target, event.seat)

    @counts(SeatEliminated)
    def eliminated(self, event: SeatEliminated) -> None:
        self.seats[event.seat].eliminated_by = event.by
        self.seats[event.seat].eliminated_in = self.page.round
        figures: dict[str, Figure] = {"cards": event.cards}
        self.add_moment("elimination", (event.by, event.seat), END_OF_A_SEAT, **figures)

    @counts(TerritoriesAbandoned)
    def abandoned(self, event: TerritoriesAbandoned) -> None:
        self.seats[event.seat].lost += len(event.territories)
        for territory in event.territories:
            self._change_hands(territory, -1)
        self.add_moment("left", (event.seat,), END_OF_A_SEAT)

    # Continents

    def _change_hands(self, id: TerritoryId, owner: Holder) -> None:
        territory = self.board.index[id]
        number = self.board.continent_of[territory]
        continent = self.board.continents[number]
        previous, self.owner[territory] = self.owner[territory], owner
        broken = self._holding.pop(number, None)
        if broken is not None:
            broken.until = self.page.round
        taken = self._see(number, self.page.round)
        figures: dict[str, Figure] = {"continent": continent.id, "bonus": continent.bonus}
        weight = self._part(HORIZON * continent.bonus)
        if broken is not None and owner >= 0:
            self.add_moment("continent_broken", (owner, previous), weight, **figures)
        if taken and self.page.round:  # claims in the set-up are no conquests
            self.add_moment("continent_taken", (owner,), weight, **figures)

    def _see(self, number: int, round: int) -> bool:
        """Begin a tenure where one seat holds the whole continent; tell whether one did."""
        continent = self.board.continents[number]
        owner, *others = {self.owner[member] for member in continent.members}
        if others or owner < 0:
            return False
        self._holding[number] = Tenure(continent.id, owner, round)
        self.tenures.append(self._holding[number])
        return True

    def _part(self, armies: float) -> float:
        """Share of these armies in all that the seats have on the map."""
        return armies / max(1, sum(seat.placed - seat.fallen for seat in self.seats))
