"""Setting up a table: a new one, its options, and as many places as they allow."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import About, JsonObject, Millis, Rejected, kept_options
from ludoteca.server.tables.seats.place import FREE

from .options import most_seats, options_at
from .table import Table


def new_table(
    code: str,
    game: str,
    options: JsonObject,
    *,
    secret: str,
    public: bool = False,
    spectators: bool = True,
    hosted: bool | None = None,
    now: Millis = 0,
    opened_from: str = "",
) -> Table:
    table = Table(
        code=code,
        game=game,
        options={},
        public=public,
        spectators=spectators,
        places=(),
        secret=secret,
        created=now,
        opened_from=opened_from,
    )
    table = resized(replace(table, options=full_options(table, options)))
    return table if hosted is None else with_hosted(table, hosted)


def with_hosted(table: Table, hosted: bool) -> Table:
    if hosted and table.rules.about.pace != "live":
        raise Rejected("hosted_live_only")
    return replace(table, hosted=hosted)


def full_options(table: Table, raw: JsonObject) -> JsonObject:
    """Options with defaults filled in, valid for the present sitters or more."""
    return options_for(table.rules.about, given_options(table, raw), len(table.sitters))


def given_options(table: Table, raw: JsonObject) -> JsonObject:
    """Options as a host sends them, with the secret ones that stay."""
    return kept_options(table.rules.about.options, raw, table.options)


def options_for(about: About, given: JsonObject, sitting: int = 0) -> JsonObject:
    """Options with defaults filled in, valid for some number of seats ≥ `sitting`; otherwise the
    refusal for the fewest seats. What was used up is not the host's to say."""
    if about.options.spent in given:
        raise Rejected("unknown_option", option=about.options.spent)
    fewest, most = about.seats
    refusals: list[Rejected] = []
    for seats in range(max(fewest, sitting), most + 1):
        try:
            return options_at(about, given, seats)
        except Rejected as refusal:
            refusals.append(refusal)
    raise refusals[0]


def resized(table: Table) -> Table:
    """With as many places as the options and the host allow; sitters keep theirs, free ones go or
    come."""
    places, most = list(table.places), open_places(table)
    for seat in reversed(range(len(places))):
        if len(places) > most and places[seat].is_free:
            del places[seat]
    return replace(table, places=(*places, *(FREE,) * (most - len(places))))


def open_places(table: Table) -> int:
    """Number of places before a match."""
    most = most_seats(table.rules.about, table.options)
    return min(most, table.size) if table.rules.about.joins else most
