"""The events of TeraDeck."""

from __future__ import annotations

from ludoteca.kernel import Event, Seat

from .deck import Card, Module


class HandDealt(Event, secret=("hand",)):
    seat: Seat
    hand: tuple[Card, ...] | None


class TurnSkipped(Event):
    seat: Seat


class ModulePlaced(Event):
    seat: Seat
    card: Card


class ModuleBugged(Event):
    seat: Seat
    card: Card
    owner: Seat
    module: Module


class PatchDestroyed(Event):
    seat: Seat
    card: Card
    owner: Seat
    module: Module


class ModuleCollapsed(Event):
    """A second bug: the module is gone."""

    seat: Seat
    card: Card
    owner: Seat
    module: Module


class ModulePatched(Event):
    seat: Seat
    card: Card
    owner: Seat
    module: Module


class BugCured(Event):
    seat: Seat
    card: Card
    owner: Seat
    module: Module


class ModuleStabilised(Event):
    seat: Seat
    card: Card
    owner: Seat
    module: Module


class ModulesExchanged(Event):
    seat: Seat
    owner: Seat
    module: Module
    other: Seat
    other_module: Module


class ModuleStolen(Event):
    seat: Seat
    owner: Seat
    module: Module


class BugTransferred(Event):
    seat: Seat
    module: Module
    """The module the bug came from."""
    owner: Seat
    target: Module


class PartyHeld(Event):
    seat: Seat


class ProjectsSwapped(Event):
    seat: Seat
    rival: Seat


class CardsDiscarded(Event):
    seat: Seat
    cards: tuple[Card, ...]


class TurnPassed(Event):
    seat: Seat


class CardsDrawn(Event, secret=("cards",)):
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class DeckReshuffled(Event):
    cards: int


class ProjectAbandoned(Event):
    seat: Seat
    modules: tuple[Module, ...]


class ProjectDelivered(Event):
    """A finished project leaves the table, and its seat begins the next."""

    seat: Seat
    modules: tuple[Module, ...]


EVENTS: tuple[type[Event], ...] = (
    HandDealt,
    TurnSkipped,
    ModulePlaced,
    ModuleBugged,
    PatchDestroyed,
    ModuleCollapsed,
    ModulePatched,
    BugCured,
    ModuleStabilised,
    ModulesExchanged,
    ModuleStolen,
    BugTransferred,
    PartyHeld,
    ProjectsSwapped,
    CardsDiscarded,
    TurnPassed,
    CardsDrawn,
    DeckReshuffled,
    ProjectAbandoned,
    ProjectDelivered,
)
