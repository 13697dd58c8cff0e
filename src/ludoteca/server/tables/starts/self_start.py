"""What a host settles when opening a table: its name, and when its match begins by itself."""

from __future__ import annotations

import re
import unicodedata

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.parts.look_alikes import without_invisible
from ludoteca.server.settings import DAY
from ludoteca.server.tables.table import Table, require_startable

LONGEST_NAME = 40
FARTHEST: Millis = 30 * DAY
"""How far ahead a start may be."""


def read_table_name(raw: str) -> str:
    """Normalise a table's name, which may be empty: nothing invisible, NFC, spaces collapsed."""
    visible = unicodedata.normalize("NFC", without_invisible(raw))
    name = re.sub(r"\s+", " ", visible).strip()
    if len(name) > LONGEST_NAME:
        raise Rejected("table_name_length", longest=LONGEST_NAME)
    is_plain = all(unicodedata.category(sign)[0] != "C" for sign in name)
    if name and not (is_plain and any(sign.isalnum() for sign in name)):
        raise Rejected("table_name_sign")
    return name


def with_opening(
    table: Table, *, name: str, starts_full: bool, starts_at: Millis | None, now: Millis
) -> Table:
    """A match that begins by itself is one by post: nobody needs to be there."""
    if (starts_full or starts_at is not None) and table.rules.about.pace != "post":
        raise Rejected("starts_by_post_only")
    if starts_at is not None and not now < starts_at <= now + FARTHEST:
        raise Rejected("start_out_of_range", days=FARTHEST // DAY)
    return replace(table, name=read_table_name(name), starts_full=starts_full, starts_at=starts_at)


def begins_by_itself(table: Table, now: Millis) -> bool:
    """Whether the match of a table that waits begins now, by what its host settled."""
    if table.phase != "waiting" or table.closed or table.arrangement is not None:
        return False
    is_full = table.starts_full and not any(place.is_free for place in table.places)
    is_time = table.starts_at is not None and table.starts_at <= now
    return (is_full or is_time) and _is_startable(table)


def _is_startable(table: Table) -> bool:
    try:
        require_startable(table)
    except Rejected:
        return False
    return True
