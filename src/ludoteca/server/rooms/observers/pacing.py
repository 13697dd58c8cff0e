"""Pauses of bots: one for each turn and each visible event, within limits for a turn and for all
bots between two decisions of a person. Pure: time and chance are arguments, in seconds."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ludoteca.kernel import Seat
from ludoteca.server.settings import Settings
from ludoteca.server.tables.table import SKIP
from ludoteca.server.wire.vocabulary import Speed

OPENING = 1 / 4
"""Most of a turn's time that the pause before its first step takes."""
PORTION = 1 / 8
"""Most of the time left that any other pause takes: however many steps follow, some is left."""
REPEATED = 1 / 2
"""Part of a pause after a step that shows the same as the one before: roll after roll."""


class Tempo(NamedTuple):
    """How bots pause at normal speed."""

    pause: float
    """After each visible event."""
    spread: float
    """Most that is added by chance before a turn, and to a reaction."""
    turn: float
    """Most for one turn of a bot."""
    wait: float
    """Most for all bots between two decisions of a person."""
    least: float = 0.0
    """Least before each step, where people may react to it."""


def tempo_of(settings: Settings, *, is_live: bool) -> Tempo:
    pause = settings.bot_delay / 1000
    return Tempo(
        pause=pause,
        spread=settings.bot_delay_spread / 1000,
        turn=max(pause, settings.bot_turn / 1000),
        wait=max(pause, settings.bot_wait / 1000),
        least=pause if is_live else 0.0,
    )


class Seating(NamedTuple):
    """The seats of a match that are still in it, and those it waits for."""

    people: Collection[Seat]
    bots: Collection[Seat]
    to_act: Collection[Seat]

    @property
    def waits_for_bots_only(self) -> bool:
        return bool(self.to_act) and not any(seat in self.people for seat in self.to_act)


class Acted(NamedTuple):
    """A step of a seat."""

    seat: Seat
    shown: frozenset[str]
    """The kinds of its events."""


class Pacing:
    """What bots have spent of the time people give them, in one match."""

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self._at = 0.0
        """When the wait for the next step began."""
        self._is_wait = False
        """Whether people wait for bots only."""
        self._waited: dict[Seat, float] = {}
        """How long each person has waited for bots since their last decision."""
        self._met: dict[Seat, set[Seat]] = {}
        """Bots that have had a turn since each person's last decision."""
        self._turn: Seat | None = None
        self._turn_time = 0.0
        self._shown: frozenset[str] = frozenset()
        self._is_repeated = False

    def observe(self, at: float, seating: Seating, acted: Acted | None = None) -> None:
        """Take note of a step and whom the match waits for now; without a step, of a match that
        begins or goes on: nobody waited for bots until then."""
        if acted is not None:
            self._note(acted, at - self._at if self._is_wait else 0.0, seating)
        self._at, self._is_wait = at, seating.waits_for_bots_only

    def _note(self, acted: Acted, elapsed: float, seating: Seating) -> None:
        seat = acted.seat
        if seat != self._turn:
            self._turn, self._turn_time, self._shown = seat, 0.0, frozenset()
        self._turn_time += elapsed
        self._is_repeated = acted.shown == self._shown
        self._shown = acted.shown
        for person in seating.people:
            self._waited[person] = self._waited.get(person, 0.0) + elapsed
            self._met.setdefault(person, set()).add(seat)
        if seat in seating.people:
            self._waited[seat] = 0.0
            self._met[seat] = set()

    def pause(self, seat: Seat, seating: Seating, speed: Speed, chance: float) -> float:
        """Seconds from now until a bot acts, its thinking included; `chance` is from 0 to 1."""
        natural = self.tempo.pause + chance * self.tempo.spread
        if seating.people and not (seat in seating.to_act and seating.waits_for_bots_only):
            return natural  # a reaction, or people act too: nobody waits for it
        if speed == SKIP:
            return 0.0
        left = self._time_left(seat, seating, speed)
        if seat == self._turn:
            pause = min(self._pause_in_turn() / speed, left * PORTION)
        else:  # as long for the last bot as for the first, whatever time is left
            share = self.tempo.wait / speed / max(1, len(seating.bots))
            pause = min(natural / speed, min(left, share) * OPENING)
        return max(0.0, self.tempo.least / speed, pause)

    def _pause_in_turn(self) -> float:
        if not self._shown:
            return 0.0
        return self.tempo.pause * (REPEATED if self._is_repeated else 1.0)

    def _time_left(self, seat: Seat, seating: Seating, speed: Speed) -> float:
        """Time left for this turn: its own limit, and its share of what each person still waits,
        divided among the bots whose turn may come before that person decides."""
        turn_time = self._turn_time if seat == self._turn else 0.0
        limit = self.tempo.turn / speed
        for person in seating.people:
            waited = max(0.0, self._waited.get(person, 0.0) - turn_time)
            to_come = {seat, *seating.bots} - (self._met.get(person, set()) - {seat})
            limit = min(limit, (self.tempo.wait / speed - waited) / len(to_come))
        return limit - turn_time
