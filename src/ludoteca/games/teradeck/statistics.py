"""Statistics of every seat and key moments, counted from the events of a match."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from ludoteca.kernel import MatchEnded, Millis, Seat
from ludoteca.parts.analysis import Page, Statistics, counts
from ludoteca.parts.awards import Honour

from .bots.outlook import CLOSE
from .events import (
    BugCured,
    BugTransferred,
    CardsDiscarded,
    ModuleBugged,
    ModuleCollapsed,
    ModulePatched,
    ModulePlaced,
    ModulesExchanged,
    ModuleStabilised,
    ModuleStolen,
    PartyHeld,
    PatchDestroyed,
    ProjectAbandoned,
    ProjectDelivered,
    ProjectsSwapped,
    TurnPassed,
    TurnSkipped,
)
from .state import STABLE_TO_WIN, TeraState

WEIGHTS = {
    "win": 1.0,
    "delivered": 0.9,
    "swap": 0.8,
    "broken": 0.7,
    "three_stable": 0.6,
    "collapse": 0.5,
    "steal": 0.5,
    "exchange": 0.5,
    "party": 0.5,
    "phishing": 0.4,
    "stabilisation": 0.4,
    "lead": 0.4,
    "left": 0.4,
}
"""Kind of moment → weight."""


class SeatStatistics(Struct):
    turns: int = 0
    skipped: int = 0
    bugs: int = 0
    """Bugs, patches and operations played; modules played are `placed`."""
    patches: int = 0
    operations: int = 0
    discarded: int = 0
    placed: int = 0
    lost: int = 0
    """Modules that collapsed or were stolen."""
    stolen: int = 0
    received: int = 0
    """Modules got by an exchange or a swap."""
    patches_destroyed: int = 0
    collapsed: int = 0
    """Modules of others made to collapse."""
    cured: int = 0
    stabilised: int = 0
    peak: int = 0
    """Most stable modules at one time."""
    thinking: Millis = 0
    """Total time of its turns."""

    @property
    def average_thinking(self) -> float:
        return self.thinking / self.turns if self.turns else 0.0


HONOURS = (
    Honour("fixer", "cured"),
    Honour("rock", "stabilised", least=2),
    Honour("builder", "placed", least=3),
    Honour("tester", "bugs", least=2),
    Honour("wrecker", "collapsed"),
    Honour("headhunter", "stolen"),
    Honour("recycler", "discarded", least=5),
)


class TeraStatistics(Statistics[SeatStatistics]):
    weights = WEIGHTS

    def __init__(self, start: TeraState) -> None:
        super().__init__(SeatStatistics() for _ in start.out)
        self.before = start

    def read(self, page: Page) -> None:
        super().read(page)
        transferred = [e for e in page.events if isinstance(e, BugTransferred)]
        if transferred:
            self._played(transferred[0].seat, "operations")
            self.add_moment("phishing", (transferred[0].seat,), bugs=len(transferred))
        if page.state is not None:
            self._compare(cast(TeraState, page.state))

    def _compare(self, state: TeraState) -> None:
        """Compare with the state before: leader, peaks, seats close to winning or no longer."""
        before, self.before = self.before, state
        self.seats[before.turn].thinking += state.at - before.at
        was = [before.stable(seat) for seat in range(len(self.seats))]
        now = [state.stable(seat) for seat in range(len(self.seats))]
        for seat, figures in enumerate(self.seats):
            figures.peak = max(figures.peak, now[seat])
            if was[seat] < CLOSE == now[seat]:
                self.add_moment("three_stable", (seat,))
            elif was[seat] == CLOSE > now[seat] and state.worth(seat) < before.worth(seat):
                self.add_moment("broken", (seat,))
        leader = _alone_at_the_top(_worth(state))
        if leader is not None and _alone_at_the_top(_worth(before)) != leader:
            self.add_moment("lead", (leader,))
        winner = state.won
        if winner >= 0 and any(isinstance(event, MatchEnded) for event in self.page.events):
            self.add_moment("win", (winner,))

    def _played(self, seat: Seat, what: str) -> None:
        figures = self.seats[seat]
        figures.turns += 1
        if what:
            setattr(figures, what, getattr(figures, what) + 1)

    @counts(TurnSkipped)
    def skipped(self, event: TurnSkipped) -> None:
        self.seats[event.seat].skipped += 1

    @counts(ModulePlaced)
    def placed(self, event: ModulePlaced) -> None:
        self._played(event.seat, "placed")

    @counts(ModuleBugged)
    def bugged(self, event: ModuleBugged) -> None:
        self._played(event.seat, "bugs")

    @counts(PatchDestroyed)
    def unpatched(self, event: PatchDestroyed) -> None:
        self._played(event.seat, "bugs")
        self.seats[event.seat].patches_destroyed += 1

    @counts(ModuleCollapsed)
    def collapsed(self, event: ModuleCollapsed) -> None:
        self._played(event.seat, "bugs")
        self.seats[event.seat].collapsed += 1
        self.seats[event.owner].lost += 1
        self.add_moment("collapse", (event.seat, event.owner), module=event.module)

    @counts(ModulePatched)
    def patched(self, event: ModulePatched) -> None:
        self._played(event.seat, "patches")

    @counts(BugCured)
    def cured(self, event: BugCured) -> None:
        self._played(event.seat, "patches")
        self.seats[event.seat].cured += 1

    @counts(ModuleStabilised)
    def stabilised(self, event: ModuleStabilised) -> None:
        self._played(event.seat, "patches")
        self.seats[event.seat].stabilised += 1
        self.add_moment("stabilisation", (event.seat,), module=event.module)

    @counts(ModulesExchanged)
    def exchanged(self, event: ModulesExchanged) -> None:
        self._played(event.seat, "operations")
        self.seats[event.owner].received += 1
        self.seats[event.other].received += 1
        self.add_moment("exchange", (event.seat, event.owner, event.other))

    @counts(ModuleStolen)
    def stolen(self, event: ModuleStolen) -> None:
        self._played(event.seat, "operations")
        self.seats[event.seat].stolen += 1
        self.seats[event.owner].lost += 1
        self.add_moment("steal", (event.seat, event.owner), module=event.module)

    @counts(PartyHeld)
    def party(self, event: PartyHeld) -> None:
        self._played(event.seat, "operations")
        self.add_moment("party", (event.seat,))

    @counts(ProjectsSwapped)
    def swapped(self, event: ProjectsSwapped) -> None:
        self._played(event.seat, "operations")
        for seat, giver in ((event.seat, event.rival), (event.rival, event.seat)):
            self.seats[seat].received += self.before.modules(giver)
        self.add_moment("swap", (event.seat, event.rival))

    @counts(CardsDiscarded)
    def discarded(self, event: CardsDiscarded) -> None:
        self._played(event.seat, "")
        self.seats[event.seat].discarded += len(event.cards)

    @counts(TurnPassed)
    def passed(self, event: TurnPassed) -> None:
        self._played(event.seat, "")

    @counts(ProjectDelivered)
    def delivered(self, event: ProjectDelivered) -> None:
        self.seats[event.seat].peak = STABLE_TO_WIN
        self.add_moment("delivered", (event.seat,))

    @counts(ProjectAbandoned)
    def abandoned(self, event: ProjectAbandoned) -> None:
        self.seats[event.seat].lost += len(event.modules)
        self.add_moment("left", (event.seat,))


def _worth(state: TeraState) -> list[int]:
    return [state.worth(seat) for seat in range(len(state.out))]


def _alone_at_the_top(stable: list[int]) -> Seat | None:
    best = max(stable)
    return stable.index(best) if stable.count(best) == 1 else None
