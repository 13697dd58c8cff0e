"""Which tables may be rated: where strangers meet and nobody has brought content of their own."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import About, JsonObject, Rejected
from ludoteca.kernel import game as find_game

from .table import Table, require_waiting


def with_rated(table: Table, rated: bool) -> Table:
    """Rate the matches of a table or not; agreed with everybody who sits down after that."""
    if rated == table.rated:
        return table
    require_waiting(table)
    if any(place.person not in ("", table.host) for place in table.places):
        raise Rejected("rated_is_settled")
    if not rated:
        return replace(table, rated=False)
    return replace(checked(replace(table, rated=True)), hosted=False)


def checked(table: Table) -> Table:
    """The table, unless it is rated and may not be."""
    if not table.rated:
        return table
    if table.tutorial:
        raise Rejected("rated_tutorial")
    if not table.public:
        raise Rejected("rated_public_only")
    if table.is_hosted:
        raise Rejected("rated_not_hosted")
    queued = ((each.game, each.options) for each in table.queue)
    for game, options in ((table.game, table.options), *queued):
        if has_own_content(find_game(game).about, options):
            raise Rejected("rated_own_content")
    return table


def has_own_content(about: About, options: JsonObject) -> bool:
    """Whether the host brought a map, a scenario, words or questions, which they know better than
    the others."""
    kind = about.options
    own = {*kind.uploads, *kind.workshops, *kind.secret}
    return any(options.get(name) for name in own)
