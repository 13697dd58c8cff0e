"""Teller: what each browser gets to see of a match, built from the view of its seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import to_builtins

from ludoteca.kernel import Millis, Move, Play, Seat, State
from ludoteca.kernel import Step as KernelStep
from ludoteca.kernel.options import shown_options
from ludoteca.kernel.speech import Terms

from .keeper import Keeper
from .rows import seen_by
from .wire import DueView, MatchView, PastStep, Position, Step, Stream

public_part = attrgetter("round", "phase", "pending", "rest_until", "over", "scores", "out")


class Viewer(NamedTuple):
    """Who looks: two browsers with the same viewer get the same bytes."""

    seat: Seat | None
    text_in: str = ""
    """The language to describe positions in; empty for no description."""


class Public(NamedTuple):
    """The part of a position that is the same for all; in the order of `Position`."""

    to_act: tuple[Seat, ...]
    due: DueView | None
    scores: tuple[int, ...]
    over: str
    places: tuple[tuple[Seat, ...], ...]


class Teller:
    """Tells one match to its viewers."""

    def __init__(self, keeper: Keeper, names: Sequence[str], commitment: str) -> None:
        self.keeper = keeper
        self.names = tuple(names)
        self.commitment = commitment
        self._terms: dict[str, Terms] = {}

    def public(self, state: State) -> Public:
        """What everybody gets alike of a position."""
        engine = self.keeper.match.engine
        return Public(
            tuple(engine.to_act(state)),
            self.keeper.due_view(state),
            tuple(state.scores),
            state.over,
            engine.ranking(state).places if state.over else (),
        )

    def position(self, state: State, viewer: Viewer, public: Public | None = None) -> Position:
        match, seat = self.keeper.match, viewer.seat
        view = match.view_of(state, seat)
        choices = None if seat is None else match.engine.choices(state, seat, state.at)
        wired = tuple(choices.to_wire()) if choices else ()
        text = self._text(view, viewer) if viewer.text_in else ""
        return Position(view, wired, *(public or self.public(state)), text)

    def _text(self, view: object, viewer: Viewer) -> str:
        locale = viewer.text_in
        terms = self.terms(locale)
        return self.keeper.match.game.text.describe(view, locale, self.names, terms)

    def terms(self, locale: str) -> Terms:
        if locale not in self._terms:
            self._terms[locale] = self.keeper.match.terms(locale)
        return self._terms[locale]

    def terms_to_send(self, locale: str) -> dict[str, dict[str, str]]:
        return {
            kind: {str(value): name for value, name in names.items()}
            for kind, names in self.terms(locale).items()
        }

    def match_view(self, viewer: Viewer, locale: str) -> MatchView:
        keeper = self.keeper
        match = keeper.match
        return MatchView(
            id=keeper.id,
            game=match.game.about.id,
            version=match.game.about.version,
            seats=match.seats,
            options=self._options(),
            teams=match.teams,
            names=self.names,
            commitment=self.commitment,
            started=keeper.row.created,
            seq=keeper.seq,
            at=match.at,
            terms=self.terms_to_send(locale),
            position=self.position(match.state, viewer),
        )

    def _options(self) -> dict[str, Any]:
        """With those that are secret only when the match is over."""
        match = self.keeper.match
        options: dict[str, Any] = to_builtins(match.options)
        return options if match.over else shown_options(type(match.options), options)

    def opening(self, seat: Seat | None) -> PastStep:
        keeper = self.keeper
        events = seen_by(keeper.match.opening, seat)
        return PastStep(seq=0, at=0, wall=keeper.row.created, events=events)

    def step(
        self, step: KernelStep[State], wall: Millis, viewer: Viewer, public: Public | None = None
    ) -> Step:
        events = seen_by(step.events, viewer.seat)
        position = self.position(step.state, viewer, public)
        return Step(step.index + 1, step.input.at, wall, events, position)

    def stream(self, steps: Sequence[KernelStep[State]], wall: Millis, viewer: Viewer) -> Stream:
        return Stream(
            tuple(
                PastStep(step.index + 1, step.input.at, wall, seen_by(step.events, viewer.seat))
                for step in steps
            )
        )

    def is_quiet(self, before: State, step: KernelStep[State]) -> bool:
        """Whether a step of a stream leaves everything but what its events say as it was."""
        after, given = step.state, step.input
        if not isinstance(given, Play) or not given.move.streaming:
            return False
        engine = self.keeper.match.engine
        return (
            public_part(before) == public_part(after)
            and engine.to_act(before) == engine.to_act(after)
            and engine.due(before) == engine.due(after)
            and self._kinds(before, given) == self._kinds(after, given)
        )

    def _kinds(self, state: State, play: Play) -> set[type[Move]]:
        """What whoever made a move may do: the first stroke brings undo, a right guess ends
        guessing."""
        return self.keeper.match.engine.choices(state, play.seat, play.at).kinds

    async def past(self, since: int, until: int, seat: Seat | None) -> tuple[PastStep, ...]:
        """Steps that were told before, the opening among them if it is asked for."""
        opening = (self.opening(seat),) if since < 0 else ()
        return (*opening, *await self.keeper.past(max(0, since), until, seat))
