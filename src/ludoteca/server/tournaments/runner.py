"""Runs tournaments: starts them, opens their tables, takes results, pairs the next round.

Everything follows from what is stored: the tournament, its tables, their matches. Each step is
stored by itself, and found done when it is tried again, so that the server may stop at any moment.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import islice

from ludoteca.kernel import Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.background import BackgroundTask
from ludoteca.server.compute.pool import ComputePool
from ludoteca.server.rooms.arranged_tables import ArrangedTables, Plan
from ludoteca.server.settings import Settings
from ludoteca.server.sources import Sources
from ludoteca.server.tables.names import bot_names
from ludoteca.server.tables.starts.gathering import NamedBot, Player, Seated
from ludoteca.server.tables.table import Table
from ludoteca.store import Store
from ludoteca.tournaments import (
    MOST_BOTS,
    Number,
    Pairing,
    Tournament,
    called_off,
    closed_round,
    filled,
    most_tables,
    open_tables,
    require_phase,
    with_code,
    with_open_tables,
    with_result,
)

from .draft_jobs import pair_in_process, start_in_process
from .outcomes import outcome_of, pairing_id
from .registry import Stored, TournamentRegistry
from .tournament_rows import due_of

log = logging.getLogger(__name__)

LONGEST_SLEEP = 60.0
SHORTEST_SLEEP = 1.0
"""Also before a tournament is tried again."""
BATCH = 20
WAKES_BETWEEN_LOOKS = 10
"""Every so often all that run are looked at, whether something was heard of them or not."""
TRIES = 5
"""Of a tournament that cannot go on; then it waits for the next look at all that run."""
STAND_IN = "normal"
"""The strength of bots in the place of those who do not come, where none was chosen."""


class TournamentRunner:
    """One step at a time; who changes a tournament wakes it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sources: Sources,
        compute: ComputePool,
        tables: ArrangedTables,
        tournaments: TournamentRegistry,
    ) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._compute = compute
        self._tables = tables
        self._tournaments = tournaments
        self._heard: set[str] = set()
        self._failures: dict[str, int] = {}
        """How often in a row tournaments could not go on."""
        self._wakes = 0
        self._lock = asyncio.Lock()
        """Held while tables are opened, each of which is opened once."""
        self._task = BackgroundTask("tournaments", self._work)

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    def hear(self, table: Table) -> None:
        """Something happened at one of the tables."""
        if table.phase == "over" or table.closed:
            self.look_at(table.tournament)

    def look_at(self, code: str) -> None:
        self._heard.add(code)
        self._task.wake()

    async def _work(self) -> float:
        now = self._sources.now()
        codes = {*self._heard, *await self._store.due_tournaments(now, BATCH)}
        if self._wakes % WAKES_BETWEEN_LOOKS == 0:
            codes |= {*await self._store.tournaments_in("running")}
        self._wakes += 1
        for code in sorted(codes):
            await self._advance_safely(code)
        if self._heard:
            return SHORTEST_SLEEP
        first = await self._store.next_due_tournament()
        left = LONGEST_SLEEP if first is None else (first - self._sources.now()) / 1000
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, left))

    async def _advance_safely(self, code: str) -> None:
        """Advance a tournament; what fails is tried again, and holds up no other."""
        self._heard.discard(code)
        try:
            await self.advance(code)
        except Rejected as refusal:
            failures = self._failures[code] = self._failures.get(code, 0) + 1
            log.warning("a tournament waits", extra={"code": refusal.code, "of": code})
            if failures < TRIES:
                self._heard.add(code)
        else:
            self._failures.pop(code, None)

    # Steps

    async def advance(self, code: str) -> Stored:
        """Do all that is to be done now."""
        async with self._lock:
            await self._tournaments.change(code, self._begin_if_due)
            await self._tournaments.change(code, self._with_results)
            stored = await self._tournaments.change(code, self._next_round_if_over)
            return await self._open_tables(stored)

    async def begin(self, code: str) -> Stored:
        """Start at the organiser's wish."""
        await self._tournaments.change(code, self._started)
        return await self.advance(code)

    async def pair(self, code: str) -> Stored:
        """Close the round at the organiser's wish, and pair the next one."""
        await self._tournaments.change(code, self._with_results)
        await self._tournaments.change(code, self._next_round)
        return await self.advance(code)

    async def _begin_if_due(self, tournament: Tournament) -> Tournament:
        """At its time it starts, or is called off if there are too few."""
        now, due = self._sources.now(), due_of(tournament)
        if tournament.phase != "registration" or due is None or due > now:
            return tournament
        if tournament.starts is None:
            return called_off(tournament, now)
        try:
            return await self._started(tournament)
        except Rejected as refusal:
            if refusal.code != "tournament_too_few":
                raise
            return called_off(tournament, now)

    async def _started(self, tournament: Tournament) -> Tournament:
        require_phase(tournament, "registration")
        taken = [entrant.name for entrant in tournament.entrants]
        tournament = filled(tournament, [*islice(bot_names(taken), MOST_BOTS)])
        return await start_in_process(self._compute, tournament)

    async def _with_results(self, tournament: Tournament) -> Tournament:
        for pairing in open_tables(tournament):
            found = await outcome_of(self._store, tournament, pairing)
            if found == "taken":
                code = self._sources.new_code()
                tournament = with_code(tournament, pairing.table, code)
            elif not isinstance(found, str):
                tournament = with_result(
                    tournament,
                    pairing.table,
                    found.places,
                    found.absent,
                    found.missed,
                    found.match,
                )
        return tournament

    async def _next_round_if_over(self, tournament: Tournament) -> Tournament:
        if tournament.phase != "running":
            return tournament
        ends = tournament.round_ends
        is_late = ends is not None and ends <= self._sources.now()
        if tournament.played and not tournament.is_round_over and not is_late:
            return tournament
        return await self._next_round(tournament)

    async def _next_round(self, tournament: Tournament) -> Tournament:
        require_phase(tournament, "running")
        if tournament.played:
            tournament = closed_round(tournament)
        codes = [self._sources.new_code() for _ in range(most_tables(tournament))]
        return await pair_in_process(self._compute, tournament, self._sources.now(), codes)

    # Tables

    async def _open_tables(self, stored: Stored) -> Stored:
        """Those that are not there yet; only then people are called to them."""
        tournament = stored.tournament
        if tournament.phase != "running" or tournament.played[-1].is_open:
            return stored
        for pairing in tournament.played[-1].pairings:
            if not pairing.places and await self._store.table(pairing.table) is None:
                await self._open_table(tournament, pairing)

        async def change(tournament: Tournament) -> Tournament:
            is_same = len(tournament.played) == len(stored.tournament.played)
            return with_open_tables(tournament) if is_same else tournament

        return await self._tournaments.change(tournament.code, change)

    async def _open_table(self, tournament: Tournament, pairing: Pairing) -> None:
        plan = Plan(
            origin="tournament",
            id=pairing_id(tournament, pairing),
            game=tournament.game,
            options=tournament.options,
            seats=[self._seated(tournament, number) for number in pairing.seats],
            bot=stand_in(tournament),
            grace=self._settings.tournament_grace,
            rated=tournament.is_rated,
            public=tournament.is_public,
        )
        await self._tables.open(plan, pairing.table)

    def _seated(self, tournament: Tournament, number: Number) -> Seated:
        entrant = tournament.entrants[number]
        if entrant.bot:
            return NamedBot(entrant.bot, entrant.name)
        return Player(entrant.person, entrant.name)


def stand_in(tournament: Tournament) -> str:
    """The strength of a bot that plays for a person."""
    known = find_game(tournament.game).bots
    return tournament.bots or (STAND_IN if STAND_IN in known else next(iter(known), "random"))
