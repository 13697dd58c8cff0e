"""Where people open tournaments, enter and run them."""

from __future__ import annotations

from functools import partial

from ludoteca.kernel import Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.compute.job import Asker
from ludoteca.server.compute.options import judge
from ludoteca.server.compute.pool import ComputePool
from ludoteca.server.ratings.players import player_of
from ludoteca.server.settings import Settings
from ludoteca.server.sources import Sources
from ludoteca.server.tables.names import free_name
from ludoteca.server.wire import (
    NewTournament,
    TournamentAction,
    TournamentCard,
    TournamentList,
)
from ludoteca.store import SessionRow, Store, TournamentRow
from ludoteca.tournaments import (
    Entrant,
    Tournament,
    called_off,
    entered,
    removed,
    with_bot,
    without,
)

from .creation import new_tournament
from .registry import Stored, TournamentRegistry
from .runner import TournamentRunner, stand_in
from .tournament_rows import read_tournament
from .views import card_of, is_organiser, number_of

MOST_LISTED = 50


class TournamentDesk:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        sources: Sources,
        compute: ComputePool,
        tournaments: TournamentRegistry,
        runner: TournamentRunner,
    ) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._compute = compute
        self._tournaments = tournaments
        self._runner = runner

    async def require_space(self, session: SessionRow, opened_from: str) -> None:
        """Refuse another tournament of an organiser or an address that has too many."""
        settings = self._settings
        own = await self._store.count_tournaments(organiser=session.id)
        if own >= settings.tournaments_per_session:
            raise Rejected("too_many_tournaments", most=settings.tournaments_per_session)
        near = await self._store.count_tournaments(opened_from=opened_from)
        if near >= settings.tournaments_per_address:
            raise Rejected("too_many_tournaments_here", most=settings.tournaments_per_address)

    async def open(
        self, body: NewTournament, session: SessionRow, asker: Asker, opened_from: str
    ) -> Stored:
        find_game(body.game)
        await judge(self._compute, body.game, body.options, asker)
        seed, now = self._sources.new_secret(), self._sources.now()
        make = partial(new_tournament, body=body, session=session, seed=seed, now=now)
        stored = await self._tournaments.add(make, opened_from)
        self._runner.look_at(stored.tournament.code)
        return stored

    async def listed(self, session: SessionRow | None) -> TournamentList:
        store = self._store
        own = () if session is None else await store.tournaments_of(session.id, MOST_LISTED)

        def cards(rows: list[TournamentRow]) -> tuple[TournamentCard, ...]:
            return tuple(card_of(read_tournament(row), session) for row in rows)

        return TournamentList(
            yours=cards([row for row in own if row.phase in ("registration", "running")]),
            open=cards([*await store.listed_tournaments(["registration"], MOST_LISTED)]),
            running=cards([*await store.listed_tournaments(["running"], MOST_LISTED)]),
            past=cards([*await store.listed_tournaments(["over"], MOST_LISTED)]),
        )

    async def enter(self, code: str, session: SessionRow) -> Stored:
        async def change(tournament: Tournament) -> Tournament:
            taken = [entrant.name for entrant in tournament.entrants]
            name = free_name(session.name, taken)
            entrant = Entrant(name=name, person=session.id, player=player_of(session))
            return entered(tournament, entrant)

        return await self._tournaments.change(code, change)

    async def withdraw(self, code: str, session: SessionRow) -> Stored:
        async def change(tournament: Tournament) -> Tournament:
            number = number_of(tournament, session)
            return without(tournament, -1 if number is None else number)

        return await self._tournaments.change(code, change)

    async def act(self, code: str, session: SessionRow, body: TournamentAction) -> Stored:
        """An action of the organiser."""
        stored = await self._tournaments.find(code)
        if not is_organiser(stored.tournament, session):
            raise Rejected("organiser_only")
        match body.action:
            case "start":
                return await self._runner.begin(code)
            case "next_round":
                return await self._runner.pair(code)

        async def change(tournament: Tournament) -> Tournament:
            match body.action:
                case "remove":
                    return removed(tournament, body.entrant)
                case "replace":
                    return with_bot(tournament, body.entrant, stand_in(tournament))
                case _:
                    return called_off(tournament, self._sources.now())

        return await self._tournaments.change(code, change)
