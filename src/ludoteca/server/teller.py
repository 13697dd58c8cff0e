"""Teller: what each browser gets to see of a match, built from the view of its seat alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any

from msgspec import to_builtins

from ludoteca.kernel import Event, Millis, Move, Play, Seat, State
from ludoteca.kernel import Step as KernelStep
from ludoteca.kernel.options import shown_options
from ludoteca.kernel.speech import Terms

from .connection import encode, frame_of
from .keeper import Happened, Keeper
from .rows import seen_by
from .showing import HOLE, Form, Showing, Viewer
from .wire import MatchView, PastStep, Position, Step, Stream

public_part = attrgetter("round", "phase", "pending", "rest_until", "over", "scores", "out")


class Teller:
    """Tells one match to its viewers."""

    def __init__(self, keeper: Keeper, names: Sequence[str], commitment: str) -> None:
        self.keeper = keeper
        self.names = tuple(names)
        self.commitment = commitment
        self._terms: dict[str, Terms] = {}

    def position(self, state: State, viewer: Viewer) -> Position:
        return Showing(self, state).position(viewer)

    def text(self, state: State, viewer: Viewer) -> str:
        """The position in words, for who asked for them."""
        locale = viewer.text_in
        if not locale:
            return ""
        match = self.keeper.match
        view = match.view_of(state, viewer.seat)
        return match.game.text.describe(view, locale, self.names, self.terms(locale))

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

    def frames(self, happened: Happened, viewers: Iterable[Viewer]) -> dict[Viewer, list[bytes]]:
        """What happened, as each of the viewers is told of it; quiet steps in a row together."""
        frames: dict[Viewer, list[bytes]] = {viewer: [] for viewer in viewers}
        before, wall = happened.before, happened.wall
        quiet: list[KernelStep[State]] = []

        def add(told: Iterable[bytes]) -> None:
            for sent, frame in zip(frames.values(), told, strict=True):
                sent.append(frame)

        for step in happened.steps:
            if self.is_quiet(before, step):
                quiet.append(step)
            else:
                if quiet:
                    add(self._streams(quiet, wall, frames))
                    quiet = []
                add(self._steps(step, wall, frames))
            before = step.state
        if quiet:
            add(self._streams(quiet, wall, frames))
        return frames

    def _steps(
        self, step: KernelStep[State], wall: Millis, viewers: Iterable[Viewer]
    ) -> Iterator[bytes]:
        """A step as each of the viewers may know it; what everybody may know is written once."""
        showing, events = Showing(self, step.state), step.events
        public = _are_public(events)
        told: Any = events if public else HOLE
        form = Form(Step(step.index + 1, step.input.at, wall, told, showing.form()))
        for viewer in viewers:
            fillings = showing.fillings(viewer)
            if not public:
                fillings.insert(0, encode(seen_by(events, viewer.seat)))
            yield form.frame(fillings)

    def _streams(
        self, steps: Sequence[KernelStep[State]], wall: Millis, viewers: Iterable[Viewer]
    ) -> Iterator[bytes]:
        """The same for steps of a stream."""
        public = all(_are_public(step.events) for step in steps)
        written = frame_of(_stream(steps, wall, None)) if public else b""
        for viewer in viewers:
            yield written or frame_of(_stream(steps, wall, viewer.seat))

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


def _are_public(events: Iterable[Event]) -> bool:
    """Whether everybody may know all of them."""
    for event in events:  # noqa: SIM110 - asked for every step: a plain loop is quickest
        if event.audience() is not None:
            return False
    return True


def _stream(steps: Sequence[KernelStep[State]], wall: Millis, seat: Seat | None) -> Stream:
    return Stream(
        tuple(
            PastStep(step.index + 1, step.input.at, wall, seen_by(step.events, seat))
            for step in steps
        )
    )
