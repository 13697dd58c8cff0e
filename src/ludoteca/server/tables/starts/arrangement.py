"""Tables made by the server for certain players: why, and until when it waits for them."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Millis
from ludoteca.server.wire.vocabulary import Origin


class Arrangement(Struct, frozen=True, kw_only=True):
    """Belongs to the first match of a table; a rematch is like one at any other table."""

    origin: Origin
    id: str = ""
    """What the match is part of, such as a tournament's pairing."""
    until: Millis | None
    """When the server waits no longer for absent players, by the wall clock; None once the match
    began."""
    grace: Millis = 0
    """How long it waits."""
    seats: int
    """Players of the match, bots included."""
    fewest: int
    """Players with whom it begins in any case; with fewer it is called off."""
    bot: str = ""
    """The strength of the bots that take the seats of those who do not come; empty for none."""
