"""The position of a rules case: set up from `given`, played by steps.

`given` names powers, provinces and units as sheets do. A step either sends sheets and resolves the
turn, or begins the next season (`begin`). A case may fix dice and drawn provinces.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.games.machiavelli.about import MachiavelliOptions, about, scenario_of
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.invariants import invariants
from ludoteca.games.machiavelli.map.scenario import LETTERS
from ludoteca.games.machiavelli.model.names import unit_name
from ludoteca.games.machiavelli.model.state import (
    NEUTRAL,
    NONE,
    SEASONS,
    MachiavelliContext,
    MachiavelliState,
)
from ludoteca.games.machiavelli.moves import Submit
from ludoteca.games.machiavelli.turn.resolution import resolve
from ludoteca.games.machiavelli.turn.seasons import advance_date, begin_season
from ludoteca.kernel import Chance, Context, Event, SeatOut, replaced, seed_from_int

CASES = Path(__file__).parent / "cases"
SEATS = [
    "seat",
    "sender",
    "recipient",
    "attacker",
    "target",
    "victim",
    "payer",
    "owner",
    "loser",
    "winner",
    "defender",
    "winners",
    "attackers",
    "takers",
    "losers",
    "retreating",
]
"""Fields of events that hold seats."""


class LoadedDice(Chance):
    """Dice and draws fixed by a case; the others are random."""

    def __init__(self) -> None:
        super().__init__(seed_from_int(1))
        self.coming: list[int] = []
        self.provinces: list[int] = []

    def die(self, sides: int = 6) -> int:
        return self.coming.pop(0) if self.coming else super().die(sides)

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return [self.die(sides) for _ in range(count)]

    def sample(self, items: Sequence[Any], count: int) -> list[Any]:
        if not self.provinces:
            return super().sample(items, count)
        assert count == len(self.provinces)
        return self.provinces

    def choice(self, items: Sequence[Any]) -> Any:
        return self.provinces[0] if self.provinces else super().choice(items)


class CasePosition:
    """A position and the steps that a case can take."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.seats: int = given.get("seats", 6)
        options = MachiavelliOptions(**given.get("options", {}))
        version = given.get("version", about.version)
        scenario = scenario_of(options, self.seats, version)
        self.dice = LoadedDice()
        self.ctx: MachiavelliContext = Context(
            self.seats, options, scenario, (), self.dice, 0, version
        )
        self.state = MachiavelliState.start(self.ctx)
        self.state.scores, self.state.out = (0,) * self.seats, (0,) * self.seats
        self.board = scenario.map
        self.powers = [scenario.powers[power].id for power in self.state.power]
        if not given.get("as_set_up"):
            self._clear()
        self._put(given)

    def seat(self, power: str) -> int:
        return self.powers.index(power)

    def _clear(self) -> None:
        state = self.state
        state.unit_kind = [NONE] * len(state.unit_kind)
        state.unit_owner = [NEUTRAL] * len(state.unit_owner)
        state.unit_born = [0] * len(state.unit_born)
        state.owner = [NEUTRAL] * len(state.owner)
        state.treasury = [0] * self.seats
        state.round = 4

    def _put(self, given: Mapping[str, Any]) -> None:
        state = self.state
        state.round = given.get("turn", state.round)
        state.finished = state.round - 1
        state.season = SEASONS.index(given.get("season", "summer"))
        state.year = given.get("year", 1455)
        self._put_units(given)
        self._put_people(given)

    def _put_units(self, given: Mapping[str, Any]) -> None:
        state, index = self.state, self.board.index
        for text in given.get("units", ()):
            power, letter, place = text.split()
            owner = NEUTRAL if power == "neutral" else self.seat(power)
            state.add_unit(owner, LETTERS.index(letter), index[place], given.get("born", 1))
            if letter == "G":
                state.owner[index[place]] = owner
        for power, provinces in given.get("own", {}).items():
            for province in provinces:
                state.owner[index[province]] = self.seat(power)
        for power, ducats in given.get("treasury", {}).items():
            state.treasury[self.seat(power)] = ducats
        for city, power in given.get("siege", {}).items():
            state.siege[index[city]], state.besieger[index[city]] = 1, self.seat(power)
        for name in ("famine", "protected"):
            for province in given.get(name, ()):
                getattr(state, name)[index[province]] = True

    def _put_people(self, given: Mapping[str, Any]) -> None:
        state = self.state
        for name in ("strikes", "status"):
            for power, value in given.get(name, {}).items():
                getattr(state, name)[self.seat(power)] = value
        for voter, (target, option) in given.get("ballots", {}).items():
            state.ballots[self.seat(voter)][self.seat(target)] = option
        for attacker, victim in given.get("spent_tokens", ()):
            state.tokens[self.seat(attacker)][self.seat(victim)] = False
        for power in given.get("out", ()):
            state.out = replaced(state.out, self.seat(power), 1)

    def send(self, power: str, sheet: str) -> None:
        move = game.text.parse_move(sheet)
        assert isinstance(move, Submit)
        # as it would come over the wire, where values are checked for their kind
        read = game.read_move(msgspec.to_builtins(move))
        read.check(self.state, self.seat(power), self.ctx)
        for _ in read.apply(self.state, self.seat(power), self.ctx) or ():
            pass

    def load(self, dice: Sequence[int] = (), provinces: Sequence[str] = ()) -> None:
        self.dice.coming = list(dice)
        self.dice.provinces = [self.board.index[id] for id in provinces]

    def resolve(self) -> list[Event]:
        return self._collect(resolve(self.state, self.ctx))

    def begin(self) -> list[Event]:
        """Begin the next season, up to its first phase."""
        self.state.round += 1
        self.state.finished += 1
        self.state.ended = ""
        advance_date(self.state)
        return self._collect(begin_season(self.state, self.ctx))

    def _collect(self, events: Iterator[Event]) -> list[Event]:
        collected = []
        for event in events:
            collected.append(event)
            if isinstance(event, SeatOut):
                rank = 1 + max(self.state.out)
                self.state.out = replaced(self.state.out, event.seat, rank)
        assert list(invariants(self.state, self.ctx)) == []
        return collected

    def units(self) -> list[str]:
        owners = [*self.powers, "neutral"]
        return sorted(
            f"{owners[self.state.unit_owner[n]]} {unit_name(self.state, n, self.board)}"
            for n in self.state.units
        )

    def plain(self, event: Event) -> dict[str, Any]:
        """An event as plain data, with powers in place of seats."""
        raw: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(event))
        for name in SEATS:
            value = raw.get(name)
            if isinstance(value, int):
                raw[name] = self.powers[value] if value >= 0 else "neutral"
            elif isinstance(value, list):
                raw[name] = [self.powers[seat] if seat >= 0 else "neutral" for seat in value]
        return raw


def read_cases(chapter: str) -> list[dict[str, Any]]:
    with (CASES / f"{chapter}.toml").open("rb") as file:
        cases: list[dict[str, Any]] = tomllib.load(file)["case"]
    return cases
