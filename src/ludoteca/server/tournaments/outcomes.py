"""What became of a pairing's table, by what is stored: found again after every crash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from ludoteca.kernel import Seat
from ludoteca.server.rooms.table_rows import read_table
from ludoteca.server.tables.table import Table
from ludoteca.store import NOBODY, MatchRow, ParticipationRow, Store
from ludoteca.tournaments import Number, Pairing, Tournament


class Outcome(NamedTuple):
    """The end of a table."""

    places: tuple[int, ...]
    absent: tuple[Number, ...]
    missed: tuple[Number, ...]
    match: str = ""


Found: TypeAlias = Outcome | Literal["missing", "taken", "open"]
"""`missing`: there is no table yet; `taken`: its code belongs to another one; `open`: not over."""


async def outcome_of(store: Store, tournament: Tournament, pairing: Pairing) -> Found:
    row = await store.table(pairing.table)
    if row is None:
        return "missing"
    table = read_table(row)
    match = await store.match(table.matches[0]) if table.matches else None
    if not _is_of(tournament, pairing, table, match):
        return "taken"
    if match is not None and match.over:
        return _played(tournament, pairing, match, await store.participations(match.id))
    if table.closed and match is None:
        return _called_off(tournament, pairing, table)
    return "open"


def pairing_id(tournament: Tournament, pairing: Pairing) -> str:
    """What a table and its match are marked with."""
    return f"{tournament.code}/{pairing.table}"


def _is_of(tournament: Tournament, pairing: Pairing, table: Table, match: MatchRow | None) -> bool:
    """Whether a table is the pairing's. After a rematch only its first match tells."""
    id = pairing_id(tournament, pairing)
    if table.arrangement is not None and table.arrangement.id == id:
        return True
    return match is not None and match.setup.get("arranged", {}).get("id") == id


def _played(
    tournament: Tournament,
    pairing: Pairing,
    match: MatchRow,
    rows: Sequence[ParticipationRow],
) -> Outcome:
    """The places of the match. Whose seat somebody else holds at the end is absent; whose seat
    nobody held before those did not come. A person deleted meanwhile held theirs."""
    holders: dict[Seat, list[ParticipationRow]] = {}
    for row in rows:
        holders.setdefault(row.seat, []).append(row)
    sitters = match.setup["sitters"]
    absent, missed = [], []
    for seat, number in enumerate(pairing.seats):
        person = tournament.entrants[number].person
        if person and sitters[seat]["person"] not in (person, NOBODY):
            absent.append(number)
            if len(holders.get(seat, ())) <= 1:
                missed.append(number)
    last = (holders[seat][-1].place if seat in holders else None for seat in range(len(sitters)))
    places = tuple(place or len(sitters) for place in last)
    return Outcome(places, tuple(absent), tuple(missed), match.id)


def _called_off(tournament: Tournament, pairing: Pairing, table: Table) -> Outcome:
    """Nobody came, or too few: those who did, and the bots, share the first place."""
    came = {person.id for person in table.people}
    absent = tuple(
        number
        for number in pairing.seats
        if (person := tournament.entrants[number].person) and person not in came
    )
    return Outcome((1,) * len(pairing.seats), absent, absent)
