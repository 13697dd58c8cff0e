"""The events of Risk; territories are given by their ids."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ludoteca.kernel import Event, Seat, named

TerritoryId: TypeAlias = Annotated[str, named("territory")]
ContinentId: TypeAlias = Annotated[str, named("continent")]
PhaseName: TypeAlias = Annotated[str, named("phase")]
Holder: TypeAlias = Annotated[int, named("seat")]
"""A seat, or a negative number for the neutral owner."""
Card: TypeAlias = Annotated[int, named("card")]
MissionNumber: TypeAlias = Annotated[int, named("mission")]


class OrderDrawn(Event):
    order: tuple[Seat, ...]


class MissionDealt(Event, secret=("mission", "target")):
    seat: Seat
    mission: MissionNumber | None
    target: Seat | None
    """The seat to eliminate, if that is the mission."""


class MissionChanged(Event, secret=("mission",)):
    """The target of a mission is out by another hand. Only its seat is told."""

    seat: Seat
    mission: MissionNumber

    def public(self) -> None:
        return None


class MissionFulfilled(Event):
    seat: Seat
    mission: MissionNumber
    target: Seat | None


class TerritoriesDealt(Event):
    owners: tuple[Holder, ...]


class TerritoryClaimed(Event):
    seat: Holder
    territory: TerritoryId


class ArmiesPlaced(Event):
    seat: Holder
    territory: TerritoryId
    armies: int


class TurnStarted(Event):
    seat: Seat
    turn: int
    armies: int
    territories: int
    continents: tuple[ContinentId, ...]


class PhaseChanged(Event):
    phase: PhaseName


class CardsTraded(Event):
    seat: Seat
    cards: tuple[Card, ...]
    number: int
    armies: int
    bonus: tuple[TerritoryId, ...]


class AttackDeclared(Event):
    """The defender is asked for their dice."""

    seat: Seat
    source: TerritoryId
    target: TerritoryId
    dice: int


class DiceRolled(Event):
    seat: Seat
    defender: Holder
    source: TerritoryId
    target: TerritoryId
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attacker_losses: int
    defender_losses: int


class TerritoryConquered(Event):
    seat: Seat
    previous: Holder
    source: TerritoryId
    target: TerritoryId
    least: int
    most: int


class ConquestMoved(Event):
    seat: Seat
    source: TerritoryId
    target: TerritoryId
    armies: int


class SeatEliminated(Event):
    seat: Seat
    by: Seat
    cards: int


class CardsTaken(Event, secret=("cards",)):
    seat: Seat
    cards: tuple[Card, ...] | None


class CardDrawn(Event, secret=("card",)):
    seat: Seat
    card: Card | None


class DeckReshuffled(Event):
    cards: int


class CardUnavailable(Event):
    seat: Seat


class Fortified(Event):
    seat: Seat
    source: TerritoryId
    target: TerritoryId
    armies: int


class FortifySkipped(Event):
    seat: Seat


class TurnEnded(Event):
    seat: Seat


class TerritoriesAbandoned(Event):
    seat: Seat
    territories: tuple[TerritoryId, ...]


EVENTS = (
    OrderDrawn,
    MissionDealt,
    MissionChanged,
    MissionFulfilled,
    TerritoriesDealt,
    TerritoryClaimed,
    ArmiesPlaced,
    TurnStarted,
    PhaseChanged,
    CardsTraded,
    AttackDeclared,
    DiceRolled,
    TerritoryConquered,
    ConquestMoved,
    SeatEliminated,
    CardsTaken,
    CardDrawn,
    DeckReshuffled,
    CardUnavailable,
    Fortified,
    FortifySkipped,
    TurnEnded,
    TerritoriesAbandoned,
)
