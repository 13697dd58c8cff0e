"""What a browser gets to see of a tournament. Sessions and the seed stay here."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ludoteca.server.ratings.players import player_of
from ludoteca.server.wire import (
    EntrantView,
    TournamentCard,
    TournamentRound,
    TournamentStanding,
    TournamentTable,
    TournamentView,
)
from ludoteca.store import SessionRow
from ludoteca.tournaments import (
    Number,
    Pairing,
    Tournament,
    points_of,
    rounds_of,
    standings,
)


def number_of(tournament: Tournament, session: SessionRow | None) -> Number | None:
    """The entrant somebody is, on whichever device."""
    if session is None:
        return None
    player = player_of(session)
    for number, entrant in enumerate(tournament.entrants):
        if entrant.person and (entrant.person == session.id or entrant.player == player):
            return number
    return None


def is_organiser(tournament: Tournament, session: SessionRow | None) -> bool:
    if session is None:
        return False
    return tournament.organiser == session.id or tournament.organiser_player == player_of(session)


def table_of(tournament: Tournament, number: Number | None) -> str:
    """The table where an entrant is expected: of the last round whose match is not over."""
    if number is None or tournament.phase != "running":
        return ""
    for each in reversed(tournament.played):
        for pairing in each.pairings if each.is_open else ():
            if number in pairing.seats and not pairing.is_over:
                return pairing.table
    return ""


def card_of(tournament: Tournament, session: SessionRow | None) -> TournamentCard:
    number = number_of(tournament, session)
    return TournamentCard(
        code=tournament.code,
        name=tournament.name,
        game=tournament.game,
        system=tournament.system,
        phase=tournament.phase,
        organiser=tournament.organiser_name,
        entrants=len(tournament.entrants),
        most=tournament.most,
        rounds=rounds_of(tournament),
        round=len(tournament.played),
        starts=tournament.starts,
        entered=number is not None and not tournament.entrants[number].is_gone,
        table=table_of(tournament, number),
    )


def view_of(
    tournament: Tournament, revision: int, common: CommonView, session: SessionRow | None
) -> TournamentView:
    return TournamentView(
        card=card_of(tournament, session),
        revision=revision,
        options=tournament.options,
        table_size=tournament.table_size,
        fewest=tournament.fewest,
        bots=tournament.bots,
        public=tournament.is_public,
        rated=tournament.is_rated,
        round_time=tournament.round_time,
        round_ends=tournament.round_ends,
        entrants=common.entrants,
        standings=common.standings,
        played=common.played,
        schedule=tournament.schedule[len(tournament.played) :],
        you=number_of(tournament, session),
        organises=is_organiser(tournament, session),
    )


class CommonView(NamedTuple):
    """What everybody sees alike."""

    entrants: tuple[EntrantView, ...]
    standings: tuple[TournamentStanding, ...]
    played: tuple[TournamentRound, ...]


def common_view(tournament: Tournament) -> CommonView:
    """Costs some milliseconds with many entrants and rounds; kept with what is stored."""
    return CommonView(
        entrants=tuple(
            EntrantView(name=entrant.name, bot=entrant.bot, gone=entrant.is_gone)
            for entrant in tournament.entrants
        ),
        standings=tuple(
            TournamentStanding(
                entrant=line.number,
                place=line.place,
                points=_rounded(line.points),
                opposition=_rounded(line.opposition),
                direct=line.direct,
                wins=line.wins,
                late_seats=line.late_seats,
            )
            for line in standings(tournament)
        ),
        played=tuple(
            TournamentRound(
                tables=tuple(_table(tournament, pairing) for pairing in each.pairings),
                byes=each.byes,
            )
            for each in tournament.played
        ),
    )


def _table(tournament: Tournament, pairing: Pairing) -> TournamentTable:
    return TournamentTable(
        table=pairing.table,
        match=pairing.match,
        seats=pairing.seats,
        places=pairing.places,
        points=tuple(_rounded(each) for each in points_of(pairing, tournament.table_size)),
        absent=pairing.absent,
        provisional=pairing.is_provisional,
    )


def _rounded(points: Fraction) -> float:
    return round(float(points), 2)
