"""Renders positions of one match for its viewers, each from the view of its seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from ludoteca.kernel import RoundRules, Seat, State, Terms, View
from ludoteca.server.wire import PastStep, Position, SharedPosition

from .log_codec import seen_by
from .timed_match import TimedMatch
from .viewer import Viewer


class PositionRenderer:
    """The view, choices, deadline and description of a state for a viewer."""

    def __init__(self, timed: TimedMatch, names: Sequence[str]) -> None:
        self.timed = timed
        self.names = tuple(names)
        self._terms: dict[str, Terms] = {}

    def position(self, state: State, viewer: Viewer) -> Position:
        seat, match = viewer.seat, self.timed.match
        to_act = match.engine.to_act(state)
        shared = self.shared_position(state, to_act)
        choices = tuple(self.choices(state, seat, to_act))
        view = self.view(state, viewer)
        text = self.described(view, viewer.text_in)
        return Position(**asdict(shared), view=view, choices=choices, text=text)

    def view(self, state: State, viewer: Viewer) -> View:
        view = self.timed.match.view_of(state, viewer.seat)
        return view.without_words_of(viewer.muted) if viewer.muted else view

    def shared_position(self, state: State, to_act: Sequence[Seat]) -> SharedPosition:
        """The part that is the same for every viewer."""
        places = self.timed.match.engine.ranking(state).places if state.over else ()
        due = self.timed.due_view(state)
        silent = self._is_silent(state)
        return SharedPosition(tuple(to_act), due, tuple(state.scores), state.over, places, silent)

    def _is_silent(self, state: State) -> bool:
        """Whether nobody may write to anybody: the same for all, so that it tells no secret of a
        seat."""
        rounds, seats = self.timed.match.game.rounds, range(self.timed.match.seats)
        if state.over or type(rounds).may_write is RoundRules.may_write:
            return False
        return not any(
            rounds.may_write(state, sender, recipient)
            for sender in seats
            for recipient in (None, *seats)
        )

    def choices(
        self, state: State, seat: Seat | None, to_act: Sequence[Seat]
    ) -> list[dict[str, Any]]:
        """The choices of a seat; none for spectators."""
        match = self.timed.match
        if seat is None or (seat not in to_act and not match.game.has_moves_out_of_turn):
            return []
        return match.engine.choices(state, seat, state.at).to_wire()

    def text(self, state: State, viewer: Viewer) -> str:
        """The position in words, where the viewer asked for them."""
        return self.described(self.view(state, viewer), viewer.text_in) if viewer.text_in else ""

    def described(self, view: View, locale: str) -> str:
        """A view in words; empty without a locale."""
        if not locale:
            return ""
        text = self.timed.match.game.text
        return text.describe(view, locale, self.names, self.terms(locale))

    def opening(self, seat: Seat | None) -> PastStep:
        """The events of the set-up, as step 0."""
        events = seen_by(self.timed.match.opening, seat)
        return PastStep(seq=0, at=0, wall=self.timed.row.created, events=events)

    def seat_names(self, seat: Seat, locale: str) -> Sequence[str]:
        """The seats as the game calls them to one of them."""
        match, terms = self.timed.match, self.terms(locale)
        view = match.view_of(match.state, seat)
        called = match.game.text.seat_names(view, locale, self.names, terms)
        return self.names if called is None else called

    def terms(self, locale: str) -> Terms:
        """The names of things on this match's board, cached per locale."""
        if locale not in self._terms:
            self._terms[locale] = self.timed.match.terms(locale)
        return self._terms[locale]
