"""The pace of a bot that is asked at any moment and only sees the time of the last step."""

from __future__ import annotations

from ludoteca.kernel import Millis, Wait


class Pace:
    """The time of the next move: bots are also asked before their wait is over."""

    def __init__(self) -> None:
        self.ready: Millis = 0
        self.seen: Millis = -1
        """Time of the last step at the latest call."""
        self.held: Millis = 0
        """A pause after a move that is under way."""

    @property
    def now(self) -> Millis:
        """The time, as far as it is known."""
        return max(self.ready, self.seen)

    def to_wait(self, at: Millis) -> Millis:
        """Time still to wait, where `at` is the time of the last step. Nothing new since it was
        asked last means that its wait is over."""
        if self.held:
            self.ready, self.held = at + self.held, 0
        elif at == self.seen:
            return 0
        self.seen = at
        return max(0, self.ready - at)

    def rest(self, pause: Millis) -> Wait:
        """Wait from now on."""
        self.ready = self.now + pause
        return Wait(pause)

    def pause_after_move(self, pause: Millis) -> None:
        """Wait from the move on that is made now; the next step tells its time."""
        self.held = pause
