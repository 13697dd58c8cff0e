"""Rows: what operators do about people."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Millis

SanctionKind: TypeAlias = Literal["warning", "timeout", "ban"]


class SanctionRow(Struct, frozen=True, kw_only=True):
    """A warning, a time-out or a ban. It holds for whoever has one of its marks."""

    id: int = 0
    """Assigned by the store, ascending."""
    player: str
    """As in `RatingRow`."""
    name: str
    """What they were called then."""
    kind: SanctionKind
    reason: str
    since: Millis
    until: Millis | None = None
    """None: for good. A warning has no end, but is over once it is acknowledged."""
    acknowledged: Millis | None = None
    undone: Millis | None = None
    marks: tuple[str, ...] = ()
    """`session:…`, `account:…`, `device:…` (a hash), and `address:…` (a hash), the last only as
    long as it holds."""

    def holds(self, now: Millis) -> bool:
        if self.undone is not None:
            return False
        if self.kind == "warning":
            return self.acknowledged is None
        return self.until is None or now < self.until


class OperatorActRow(Struct, frozen=True, kw_only=True):
    """A line of the audit: what an operator did."""

    id: int = 0
    """Assigned by the store, ascending."""
    operator: str
    """Their name then."""
    by: str
    """The same as a player."""
    act: str
    """`dismiss`, `warn`, `timeout`, `ban`, `rename`, `undo` or `enter`."""
    player: str = ""
    """Whom it was about."""
    name: str = ""
    """What they were called then."""
    reason: str = ""
    until: Millis | None = None
    wall: Millis
