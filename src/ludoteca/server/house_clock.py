"""The clocks matches run on. Both follow monotonic time within a run, so that setting the machine's
clock changes neither."""

from __future__ import annotations

from ludoteca.kernel import Millis
from ludoteca.store import HouseRow

from .sources import Sources


class HouseClock:
    """Live matches run on a clock that stops while no server is open; correspondence runs on wall
    time, as of the last heartbeat (`tasks/heartbeat`)."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._live_ahead: Millis = 0
        """Of monotonic time."""
        self._post_ahead: Millis = 0
        self.open(None)

    def open(self, last: HouseRow | None) -> None:
        """Go on where the last heartbeat was; at the first start, from wall time."""
        wall, monotonic = self._sources.now(), self._sources.monotonic()
        self._post_ahead = wall - monotonic
        self._live_ahead = (wall if last is None else last.live) - monotonic

    def live(self) -> Millis:
        """Now, on the clock of live matches. Browsers get all times on this one."""
        return self._sources.monotonic() + self._live_ahead

    def post(self) -> Millis:
        """Now, on the clock of correspondence."""
        return self._sources.monotonic() + self._post_ahead

    def now(self, *, post: bool) -> Millis:
        return self.post() if post else self.live()

    def live_from_post(self, at: Millis) -> Millis:
        """A time of the clock of correspondence on the clock of live matches."""
        return at - self._post_ahead + self._live_ahead

    def post_from_live(self, at: Millis) -> Millis:
        return at - self._live_ahead + self._post_ahead

    def jump(self) -> Millis:
        """How far the machine's clock has moved from ours: it was set, or the machine slept."""
        return self._sources.now() - self.post()

    def follow_wall(self) -> None:
        """Set the clock of correspondence to the machine's."""
        self._post_ahead = self._sources.now() - self._sources.monotonic()

    def heartbeat(self) -> HouseRow:
        return HouseRow(live=self.live(), wall=self._sources.now())
