"""A new tournament from what an organiser chose."""

from __future__ import annotations

from ludoteca.bots import make_bot
from ludoteca.kernel import Game, JsonObject, Millis, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.ratings.players import player_of
from ludoteca.server.tables.options import options_at
from ludoteca.server.tables.rated import has_own_content
from ludoteca.server.wire import NewTournament
from ludoteca.store import SessionRow, is_large
from ludoteca.tournaments import LARGEST_TABLE, Tournament, checked

from .titles import read_title


def new_tournament(
    code: str, body: NewTournament, session: SessionRow, seed: str, now: Millis
) -> Tournament:
    """Refused where the game cannot be played so."""
    game = find_game(body.game)
    if is_large(body.options) or has_own_content(game.about, body.options):
        raise Rejected("tournament_own_content")
    if body.bots:
        make_bot(game, body.bots)  # refuses an unknown one
    if body.table_size > LARGEST_TABLE:
        raise Rejected(
            "tournament_table_size", fewest=max(2, game.about.seats[0]), most=LARGEST_TABLE
        )
    game.check_seats(body.table_size, ())
    options = options_at(game.about, body.options, body.table_size)
    tournament = Tournament(
        code=code,
        name=read_title(body.name),
        organiser=session.id,
        organiser_player=player_of(session),
        organiser_name=session.name,
        game=game.about.id,
        options=options,
        system=body.system,
        rounds=body.rounds,
        table_size=body.table_size,
        smallest_table=_smallest_table(game, options, body.table_size),
        is_public=body.public,
        is_rated=body.public and body.rated,
        fewest=body.fewest,
        most=body.most,
        starts=body.starts,
        round_time=body.round_time,
        bots=body.bots,
        seed=seed,
        created=now,
    )
    return checked(tournament, now)


def _smallest_table(game: Game, options: JsonObject, seats: int) -> int:
    """The fewest seats that can be played with the same options."""
    fewest = max(2, game.about.seats[0])
    for size in range(seats - 1, fewest - 1, -1):
        try:
            options_at(game.about, options, size)
        except Rejected:
            return size + 1
    return min(fewest, seats)
