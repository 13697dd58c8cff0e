"""Conversion between tournaments and their rows in the store."""

from __future__ import annotations

from msgspec import convert, to_builtins

from ludoteca.kernel import Millis
from ludoteca.store import TournamentRow
from ludoteca.tournaments import LONGEST_WAIT, Tournament


def row_of(
    tournament: Tournament, revision: int, now: Millis, opened_from: str = ""
) -> TournamentRow:
    people = [entrant.person for entrant in tournament.entrants if entrant.person]
    return TournamentRow(
        code=tournament.code,
        revision=revision,
        document=to_builtins(tournament),
        phase=tournament.phase,
        is_public=tournament.is_public,
        organiser=tournament.organiser,
        opened_from=opened_from,
        sessions=tuple(dict.fromkeys((tournament.organiser, *people))),
        due=due_of(tournament),
        created=tournament.created,
        touched=now,
    )


def read_tournament(row: TournamentRow) -> Tournament:
    return convert(row.document, Tournament)


def due_of(tournament: Tournament) -> Millis | None:
    """When something happens by itself: the start, the end of waiting for one, the end of a
    round."""
    if tournament.phase == "running":
        return tournament.round_ends
    if tournament.phase == "registration":
        return tournament.starts or tournament.created + LONGEST_WAIT
    return None
