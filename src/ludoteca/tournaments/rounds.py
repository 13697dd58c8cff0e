"""From the first round to the last: pairings, results, the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected

from .draw import drawn
from .meetings import byes_in, meetings_in
from .registration import without
from .round_robin import round_robin
from .seat_order import Seats, seated, seats_in
from .standings import standings
from .swiss import swiss_round
from .table_sizes import table_sizes
from .tournament import Draft, Number, Pairing, Round, Tournament, require_phase

MOST_MISSED = 2
"""Tables in a row after which somebody who does not come is out."""


def started(tournament: Tournament) -> Tournament:
    """The tournament with its entrants fixed and its schedule made; the first round is not paired
    yet. The draw decides the order of those who are equal."""
    require_phase(tournament, "registration")
    if len(tournament.entrants) < max(tournament.fewest, tournament.smallest_table):
        raise Rejected(
            "tournament_too_few", entrants=len(tournament.entrants), fewest=tournament.fewest
        )
    return replace(tournament, phase="running", schedule=_schedule(tournament))


def _schedule(tournament: Tournament) -> tuple[tuple[Draft, ...], ...]:
    if tournament.system != "round_robin":
        return ()
    numbers = range(len(tournament.entrants))
    cycles = (
        round_robin(
            drawn(tournament.seed, f"cycle {cycle}", numbers),
            tournament.table_size,
            tournament.smallest_table,
            f"{tournament.seed}:{cycle}",
        )
        for cycle in range(tournament.rounds)
    )
    return tuple(each for cycle in cycles for each in cycle)


def rounds_of(tournament: Tournament) -> int:
    """How many rounds there are; of a round robin that has not started, how many at least."""
    if tournament.system == "swiss":
        return tournament.rounds
    return len(tournament.schedule)


def next_round(tournament: Tournament, now: Millis, codes: Sequence[str]) -> Tournament:
    """The tournament with its next round paired, its tables under these codes; or over, after the
    last round and when those who are left cannot play any more."""
    require_phase(tournament, "running")
    drafts, byes = (
        _swiss_drafts(tournament) if tournament.system == "swiss" else _scheduled_drafts(tournament)
    )
    if len(tournament.played) >= rounds_of(tournament) or not drafts:
        return over(tournament, now)
    had = seats_in(tournament.played)
    pairings = tuple(
        Pairing(seats=_in_order(tournament, draft, had), table=code)
        for draft, code in zip(drafts, codes, strict=False)
    )
    opened = Round(pairings=pairings, byes=byes, opened=now)
    return replace(tournament, played=(*tournament.played, opened))


def _in_order(tournament: Tournament, draft: Draft, had: Seats) -> Draft:
    """The order of seats; the draw decides where several are as even."""
    return seated(tuple(drawn(tournament.seed, f"seats {len(tournament.played)}", draft)), had)


def _swiss_drafts(tournament: Tournament) -> tuple[Sequence[Draft], Draft]:
    active = {*tournament.active}
    if len(active) < tournament.smallest_table:
        return (), ()
    if tournament.played:
        lines = standings(tournament)
        lots = {n: index for index, n in enumerate(drawn(tournament.seed, "equals", active))}
        places = sorted(
            (line.place, lots[line.number], line.number) for line in lines if line.number in active
        )
        ranked = [number for _, _, number in places]
    else:
        ranked = drawn(tournament.seed, "first round", active)
    return swiss_round(
        ranked,
        tournament.table_size,
        tournament.smallest_table,
        meetings_in(tournament.played),
        byes_in(tournament.played),
    )


def _scheduled_drafts(tournament: Tournament) -> tuple[Sequence[Draft], Draft]:
    """The next round of the schedule without those who are gone. Who is left at a table that is too
    small now plays with others like them, and with those who would have had a bye."""
    active, round = {*tournament.active}, len(tournament.played)
    if round >= len(tournament.schedule) or len(active) < tournament.smallest_table:
        return (), ()
    tables = [
        tuple(number for number in draft if number in active)
        for draft in tournament.schedule[round]
    ]
    kept = [table for table in tables if len(table) >= tournament.smallest_table]
    kept_together = {number for table in kept for number in table}
    alone = sorted(active - kept_together) if len(kept) < len(tables) else []
    while sizes := table_sizes(len(alone), tournament.table_size, tournament.smallest_table):
        kept.append(tuple(alone[: sizes[0]]))
        alone = alone[sizes[0] :]
    playing = {number for table in kept for number in table}
    return kept, tuple(sorted(active - playing))


def with_result(
    tournament: Tournament,
    table: str,
    places: Sequence[int],
    absent: Sequence[Number] = (),
    missed: Sequence[Number] = (),
    match: str = "",
) -> Tournament:
    """The tournament with the result of a table: the place of every seat, whose seat somebody else
    held at the end, and who did not come at all. The same table counts once."""
    if tournament.phase != "running":
        return tournament
    for index, each in enumerate(tournament.played):
        pairing = next((one for one in each.pairings if one.table == table), None)
        if pairing is None or pairing.is_over:
            continue
        result = replace(
            pairing,
            match=match,
            places=tuple(places),
            absent=tuple(absent),
            is_provisional=False,
        )
        tournament = _with_pairing(tournament, index, result)
        return _with_missed(tournament, pairing.seats, missed)
    return tournament


def with_open_tables(tournament: Tournament) -> Tournament:
    """The tournament once the tables of the current round are there."""
    if tournament.phase != "running":
        return tournament
    *before, current = tournament.played
    return replace(tournament, played=(*before, replace(current, is_open=True)))


def with_code(tournament: Tournament, table: str, code: str) -> Tournament:
    """The tournament with another code for a table that is not open yet: its own was taken."""
    for index, each in enumerate(tournament.played):
        pairing = next((one for one in each.pairings if one.table == table), None)
        if pairing is not None:
            others = tuple(
                replace(one, table=code) if one is pairing else one for one in each.pairings
            )
            played = [*tournament.played]
            played[index] = replace(each, pairings=others)
            return replace(tournament, played=tuple(played))
    return tournament


def _with_pairing(tournament: Tournament, index: int, pairing: Pairing) -> Tournament:
    before = tournament.played[index]
    pairings = tuple(pairing if each.table == pairing.table else each for each in before.pairings)
    played = [*tournament.played]
    played[index] = replace(before, pairings=pairings)
    return replace(tournament, played=tuple(played))


def _with_missed(
    tournament: Tournament, seats: Sequence[Number], missed: Sequence[Number]
) -> Tournament:
    """Count who does not come; twice in a row, and they are out."""
    entrants = [*tournament.entrants]
    for number in seats:
        count = entrants[number].missed + 1 if number in missed else 0
        entrants[number] = replace(entrants[number], missed=count)
    tournament = replace(tournament, entrants=tuple(entrants))
    for number in missed:
        entrant = entrants[number]
        if entrant.missed >= MOST_MISSED and entrant.person and not entrant.is_gone:
            tournament = without(tournament, number)
    return tournament


def closed_round(tournament: Tournament) -> Tournament:
    """The tournament with the current round closed: at tables that are not over all share the
    places, until they are."""
    require_phase(tournament, "running")
    for pairing in tournament.played[-1].pairings:
        if not pairing.places:
            shared = replace(pairing, places=(1,) * len(pairing.seats), is_provisional=True)
            tournament = _with_pairing(tournament, len(tournament.played) - 1, shared)
    return tournament


def open_tables(tournament: Tournament) -> list[Pairing]:
    """Tables whose result is still to come, those of closed rounds too."""
    if tournament.phase != "running":
        return []
    return [each for round in tournament.played for each in round.pairings if not each.is_over]


def most_tables(tournament: Tournament) -> int:
    """How many tables a round has at most."""
    return len(tournament.active) // 2


def over(tournament: Tournament, now: Millis) -> Tournament:
    return replace(tournament, phase="over", ended=now)


def called_off(tournament: Tournament, now: Millis) -> Tournament:
    if tournament.phase not in ("registration", "running"):
        raise Rejected("tournament_phase", phase=tournament.phase)
    return replace(tournament, phase="called_off", ended=now)
