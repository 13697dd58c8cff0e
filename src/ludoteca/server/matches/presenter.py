"""Presents one match to its viewers: the whole match, new steps as frames, and past steps."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from ludoteca.kernel import Move, Play, State
from ludoteca.kernel import Step as KernelStep
from ludoteca.server.wire import MatchView, PastStep

from .commands import Committed
from .muting import heard_step
from .positions import PositionRenderer
from .step_frame import StepFrame
from .stream_frame import StreamFrame
from .viewer import Viewer
from .writer import MatchWriter

WITH_OPENING = -1
"""As `since` of past steps: all of them, the events of the set-up included."""

public_part = attrgetter("round", "phase", "pending", "rest_until", "over", "scores", "out")


class Presenter(PositionRenderer):
    """The read side of a live match."""

    def __init__(self, writer: MatchWriter, names: Sequence[str], commitment: str) -> None:
        super().__init__(writer, names)
        self.writer = writer
        self.commitment = commitment

    def match_view(self, viewer: Viewer, locale: str) -> MatchView:
        writer = self.writer
        match = writer.match
        return MatchView(
            id=writer.id,
            game=match.game.about.id,
            version=match.version,
            seats=match.seats,
            options=match.public_options(),
            teams=match.teams,
            names=self.names,
            commitment=self.commitment,
            started=writer.row.created,
            seq=writer.seq,
            at=match.at,
            terms=self.terms_to_send(locale),
            position=self.position(match.state, viewer),
            upgraded_from=match.rules_versions[-2][1] if len(match.rules_versions) > 1 else None,
        )

    def terms_to_send(self, locale: str) -> dict[str, dict[str, str]]:
        return {
            kind: {str(value): name for value, name in names.items()}
            for kind, names in self.terms(locale).items()
        }

    # Steps

    def frames(self, committed: Committed) -> list[StepFrame | StreamFrame]:
        """New steps as frames; consecutive quiet steps share one."""
        frames: list[StepFrame | StreamFrame] = []
        before, wall, game = committed.before, committed.wall, self.writer.match.game
        for step in committed.steps:
            if not self.is_quiet(before, step):
                frames.append(StepFrame(self, step, wall))
            elif frames and isinstance(frames[-1], StreamFrame):
                frames[-1].add(step)
            else:
                frames.append(StreamFrame(game, step, wall))
            before = step.state
        return frames

    def are_quiet(self, committed: Committed) -> bool:
        """Whether all of these steps are quiet."""
        before = committed.before
        for step in committed.steps:
            if not self.is_quiet(before, step):
                return False
            before = step.state
        return True

    def is_quiet(self, before: State, step: KernelStep[State]) -> bool:
        """Whether a streamed step changes nothing a viewer sees besides its events."""
        after, given = step.state, step.input
        if not isinstance(given, Play) or not given.move.streaming:
            return False
        engine = self.writer.match.engine
        return (
            public_part(before) == public_part(after)
            and engine.to_act(before) == engine.to_act(after)
            and engine.due(before) == engine.due(after)
            and self._kinds(before, given) == self._kinds(after, given)
        )

    def _kinds(self, state: State, play: Play) -> set[type[Move]]:
        """The kinds of move open to the seat that played: the first stroke adds undo, a correct
        guess ends guessing."""
        return self.writer.match.engine.choices(state, play.seat, play.at).kinds

    async def past(self, since: int, until: int, viewer: Viewer) -> tuple[PastStep, ...]:
        """The steps after `since` up to `until`; with the opening where `since` is negative."""
        seat, muted, game = viewer.seat, viewer.muted, self.writer.match.game
        opening = (self.opening(seat),) if since < 0 else ()
        steps = await self.writer.past(max(0, since), until, seat)
        return (*opening, *[heard_step(game, step, muted) for step in steps])
