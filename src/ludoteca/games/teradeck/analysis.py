"""Summary, statistics, key moments and reasons of a match of TeraDeck, live or from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec import Struct

from ludoteca.kernel import (
    Game,
    Match,
    Millis,
    Observer,
    Play,
    Seat,
    State,
    Step,
    TakeBack,
)
from ludoteca.parts.analysis import Chronicle, Moment, Series

from .bots.personalities import PERSONALITIES
from .bots.player import Player, Reasoning
from .figures import Count, SeatFigures
from .state import TeraState


class Analysis(Struct, frozen=True):
    """What there is to say about a match, as plain data."""

    duration: Millis
    turns: int
    winner: Seat | None
    """None while it goes on, and where nobody won alone."""
    places: tuple[tuple[Seat, ...], ...]
    seats: tuple[SeatFigures, ...]
    series: tuple[Series, ...]
    """Stable modules over time."""
    moments: tuple[Moment, ...]
    """In the order in which they came."""


class Analyst(Chronicle):
    """Follows a match; the analysis may be asked for at any time."""

    def analysis(self) -> Analysis:
        start = cast(TeraState, self.start)
        count = Count(start)
        rounds, steps, stable = [start.round], [self.first - 1], [_stable(start)]
        for page in self.pages():
            count.read(page)
            if page.state is not None:
                rounds.append(page.round)
                steps.append(page.step)
                stable.append(_stable(cast(TeraState, page.state)))
        match = self.match
        values = tuple(zip(*stable, strict=True))
        return Analysis(
            duration=match.at,
            turns=match.state.finished,
            winner=self.winner(),
            places=match.ranking().places if match.over else (),
            seats=tuple(count.seats),
            series=(Series("stable", tuple(rounds), tuple(steps), values),),
            moments=tuple(count.moments),
        )


def _stable(state: TeraState) -> list[float]:
    return [float(state.stable(seat)) for seat in range(len(state.out))]


def analyse(record: Mapping[str, Any], game: Game | None = None) -> Analysis:
    """Replay a record and analyse it."""
    analyst = Analyst()
    Match.replay(record, game, observers=(analyst,))
    return analyst.analysis()


# Reasons


class Reasoned(Struct, frozen=True):
    """What a player thought of the move it made."""

    step: int
    seat: Seat
    move: str
    reasoning: Reasoning


class Confessor(Observer):
    """Follows a match and asks the computer players for their reasons. They are told from the view
    that the seat had, so nothing is known here that the player did not know."""

    def __init__(self, players: Mapping[Seat, str]) -> None:
        self.players = {seat: Player(PERSONALITIES[name]) for seat, name in players.items()}
        self.reasons: list[Reasoned] = []

    def before(self, match: Match) -> None:
        self._position = match.state

    def step(self, match: Match, step: Step[State]) -> None:
        given, before = step.input, self._position
        self._position = step.state
        if isinstance(given, TakeBack):
            self.reasons = [one for one in self.reasons if one.step < given.step]
        if not isinstance(given, Play) or given.seat not in self.players:
            return
        choices = match.engine.choices(before, given.seat, given.at)
        view = cast(Any, match.view_of(before, given.seat))
        reasoning = self.players[given.seat].explain(view, choices, given.move)
        text = match.game.text.format_move(given.move)
        self.reasons.append(Reasoned(step.index, given.seat, text, reasoning))


def reasons_of(
    record: Mapping[str, Any], players: Mapping[Seat, str], game: Game | None = None
) -> list[Reasoned]:
    """Replay a finished record and let its computer players, by seat and name, give reasons."""
    confessor = Confessor(players)
    match = Match.replay(record, game, observers=(confessor,))
    return confessor.reasons if match.over else []
