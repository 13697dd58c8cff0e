"""An open seat of a running match: why it is open, and until when it is offered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.kernel import Millis
from ludoteca.server.wire.vocabulary import OpenedBy


class Opening(Struct, frozen=True, kw_only=True):
    why: OpenedBy
    until: Millis | None = None
    """When the game's own policy for leaving applies, on the clock the match runs on; None: it is
    offered without a limit."""
    round: int = 0
    """Of the match, when it was opened."""
    since: Millis = 0
    """By the wall clock."""

    @property
    def given_up(self) -> Literal["left", "removed", "absent"] | None:
        """How its holder gave it up; None while somebody plays for it."""
        match self.why:
            case "left" | "removed" | "absent":
                return self.why
        return None
