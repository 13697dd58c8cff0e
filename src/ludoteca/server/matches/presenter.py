"""Teller: what each browser gets to see of a match, built from the view of its seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from ludoteca.kernel import Move, Play, Seat, State
from ludoteca.kernel import Step as KernelStep
from ludoteca.kernel.options import shown_options
from ludoteca.kernel.speech import Terms
from ludoteca.server.wire import MatchView, PastStep, Position, SharedPosition

from .commands import Happened
from .log_codec import seen_by
from .step_frame import Showing
from .stream_frame import Streaming
from .viewer import Viewer
from .writer import Keeper

public_part = attrgetter("round", "phase", "pending", "rest_until", "over", "scores", "out")


class Teller:
    """Tells one match to its viewers."""

    def __init__(self, keeper: Keeper, names: Sequence[str], commitment: str) -> None:
        self.keeper = keeper
        self.names = tuple(names)
        self.commitment = commitment
        self._terms: dict[str, Terms] = {}

    def position(self, state: State, viewer: Viewer) -> Position:
        """The position as one viewer gets it."""
        seat, match = viewer.seat, self.keeper.match
        to_act = match.engine.to_act(state)
        shared = self.shared_position(state, to_act)
        choices = tuple(self.choices(state, seat, to_act))
        view, text = match.view_of(state, seat), self.text(state, viewer)
        return Position(**asdict(shared), view=view, choices=choices, text=text)

    def shared_position(self, state: State, to_act: Sequence[Seat]) -> SharedPosition:
        places = self.keeper.match.engine.ranking(state).places if state.over else ()
        due = self.keeper.due_view(state)
        return SharedPosition(tuple(to_act), due, tuple(state.scores), state.over, places)

    def choices(
        self, state: State, seat: Seat | None, to_act: Sequence[Seat]
    ) -> list[dict[str, Any]]:
        """What a viewer may do; whoever does not sit, nothing."""
        match = self.keeper.match
        if seat is None or (seat not in to_act and not match.game.has_moves_out_of_turn):
            return []
        return match.engine.choices(state, seat, state.at).to_wire()

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

    def tell(self, happened: Happened) -> list[Showing | Streaming]:
        """What happened, to be told to each viewer in frames; quiet steps in a row together."""
        told: list[Showing | Streaming] = []
        before, wall = happened.before, happened.wall
        for step in happened.steps:
            if not self.is_quiet(before, step):
                told.append(Showing(self, step, wall))
            elif told and isinstance(told[-1], Streaming):
                told[-1].add(step)
            else:
                told.append(Streaming(step, wall))
            before = step.state
        return told

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
