"""Statistics, key moments and reasons of bots in a match of TeraDeck, live or from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ludoteca.kernel import (
    BotExplainer,
    Game,
    Match,
    Millis,
    Play,
    Seat,
    State,
    Step,
    TakeBack,
)
from ludoteca.parts.analysis import Analysis, Chart, Chronicle, Thought

from .bots.personalities import PERSONALITIES
from .bots.player import Player, Reasoning
from .state import TeraState
from .statistics import HONOURS, SeatStatistics, TeraStatistics
from .view import TeraView


class TeraAnalysis(Analysis, frozen=True, kw_only=True):
    """Series: stable modules over time. A round is a turn."""

    duration: Millis
    places: tuple[tuple[Seat, ...], ...]
    seats: tuple[SeatStatistics, ...]


class Analyst(Chronicle[TeraAnalysis]):
    """Follows a match; `analysis` works at any time."""

    def analysis(self) -> TeraAnalysis:
        start = cast(TeraState, self.start)
        statistics, chart = TeraStatistics(start), Chart("stable")
        chart.add(start.round, self.first - 1, _stable(start))
        for page in self.pages():
            statistics.read(page)
            if page.state is not None:
                chart.add(page.round, page.step, _stable(cast(TeraState, page.state)))
        match = self.match
        return TeraAnalysis(
            duration=match.at,
            rounds=match.state.finished,
            winner=self.winner(),
            places=match.ranking().places if match.over else (),
            seats=tuple(statistics.seats),
            series=chart.series(),
            moments=tuple(statistics.moments),
            awards=self.awards(HONOURS, statistics.seats),
        )


def _stable(state: TeraState) -> list[float]:
    return [float(state.stable(seat)) for seat in range(len(state.out))]


# Reasons


class TeraThought(Thought, frozen=True):
    reasoning: Reasoning


class TeraExplainer(BotExplainer):
    """Follows a match and asks its bots for their reasons, with the view that the seat had: the
    reasons use nothing that the bot did not know."""

    def __init__(self, bots: Mapping[Seat, str]) -> None:
        known = {seat: name for seat, name in bots.items() if name in PERSONALITIES}
        self.players = {seat: Player(PERSONALITIES[name]) for seat, name in known.items()}
        self.reasons: list[TeraThought] = []

    def before(self, match: Match) -> None:
        self.match, self._position = match, match.state

    def explanations(self) -> list[TeraThought]:
        return self.reasons if self.match.over else []

    def step(self, match: Match, step: Step[State]) -> None:
        given, before = step.input, self._position
        self._position = step.state
        if isinstance(given, TakeBack):
            self.reasons = [one for one in self.reasons if one.step < given.step]
        if not isinstance(given, Play) or given.seat not in self.players:
            return
        choices = match.engine.choices(before, given.seat, given.at)
        view = cast(TeraView, match.view_of(before, given.seat))
        reasoning = self.players[given.seat].explain(view, choices, given.move)
        self.reasons.append(TeraThought(step.index, given.seat, given.move, reasoning))


def reasons_of(
    record: Mapping[str, Any], bots: Mapping[Seat, str], game: Game | None = None
) -> list[TeraThought]:
    """The reasons of the bots, given by seat and name, in a finished record."""
    explainer = TeraExplainer(bots)
    Match.replay(record, game, observers=(explainer,))
    return explainer.explanations()
