"""Pairs the people in the waiting room every second, and opens their tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Sequence

from ludoteca.kernel import Game, Rejected
from ludoteca.kernel import game as find_game
from ludoteca.ratings import NEW
from ludoteca.server.background import BackgroundTask
from ludoteca.server.ratings.players import BOT
from ludoteca.server.rooms.arranged_tables import ArrangedTables, Plan
from ludoteca.server.rooms.arrangement_listeners import ArrangementListeners
from ludoteca.server.settings import Settings
from ludoteca.server.sources import Sources
from ludoteca.server.tables.starts.gathering import Player
from ludoteca.server.tables.table import Table
from ludoteca.store import Store

from .pairing import Group, Pair, pair
from .waiting_room import Waiting, WaitingRoom, rating_pace, sizes_of

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two rounds while somebody waits."""
LONG_PAUSE = 60.0
TOGETHER = 60
"""People who are paired at once, so that a crowd does not hold up the loop."""
FILLING = ("easy", "normal", "hard")
"""Strengths of the bots that may fill seats."""


class Matchmaker:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        sources: Sources,
        room: WaitingRoom,
        tables: ArrangedTables,
        listeners: ArrangementListeners,
    ) -> None:
        self._grace = settings.play_now_grace
        self._store = store
        self._sources = sources
        self._room = room
        self._tables = tables
        self._task = BackgroundTask("matchmaker", self._work)
        room.on_enter = self._task.wake
        listeners.listen("play_now", self._learn)

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        self._room.close()
        await self._task.stop()

    def _learn(self, table: Table) -> None:
        people = [person.id for person in table.people]
        self._room.settle(table.code, people, is_off=table.closed)

    async def _work(self) -> float:
        self._room.drop_absent()
        for game, waiting in self._room.by_game().items():
            for first in range(0, len(waiting), TOGETHER):
                await self._pair(find_game(game), waiting[first : first + TOGETHER])
                await asyncio.sleep(0)
        return PAUSE if len(self._room) else LONG_PAUSE

    async def _pair(self, game: Game, some: Sequence[Waiting]) -> None:
        by_player = {waiting.ticket.player: waiting for waiting in some}
        groups = pair(
            [waiting.ticket for waiting in some],
            self._sources.monotonic(),
            sizes=sizes_of(game.about.id),
            limited=_pairs(some, [waiting.limited for waiting in some]),
            blocked=_pairs(some, [waiting.blocked for waiting in some]),
        )
        for group in groups:
            members = [by_player[ticket.player] for ticket in group.tickets]
            if all(map(self._room.is_waiting, members)):
                await self._open_table(game, group, members)

    async def _open_table(self, game: Game, group: Group, members: Sequence[Waiting]) -> None:
        """Open the table of a group; where that fails, they go on waiting."""
        bot = await self._nearest_bot(game, group)
        sessions = [waiting.session for waiting in members]
        people = [Player(session.id, session.name, session.device) for session in sessions]
        seats: list[Player | str] = [*people, *[bot] * group.bots]
        secrets.SystemRandom().shuffle(seats)
        plan = Plan(
            origin="play_now",
            game=game.about.id,
            seats=seats,
            bot=bot if all(each.wish.bots for each in members) else "",
            fewest=max(each.ticket.fewest for each in members),
            grace=self._grace,
            rated=True,
        )
        try:
            code = await self._tables.open(plan)
        except Rejected:
            log.exception("a table could not be opened", extra={"game": game.about.id})
            return
        self._room.bring(members, code)

    async def _nearest_bot(self, game: Game, group: Group) -> str:
        """The strength whose rating is nearest to the people's."""
        known = [strength for strength in FILLING if strength in game.bots] or [*game.bots]
        mean = sum(ticket.mean for ticket in group.tickets) / len(group.tickets)
        players = [BOT + strength for strength in known]
        rows = await self._store.ratings(game.about.id, rating_pace(game), players)
        middle = (len(known) - 1) / 2

        def distance(strength: str) -> tuple[float, float]:
            row = rows.get(BOT + strength)
            away = abs((NEW.mean if row is None else row.mean) - mean)
            return away, abs(known.index(strength) - middle)

        return min(known, key=distance)


def _pairs(some: Sequence[Waiting], others: Sequence[Collection[str]]) -> set[Pair]:
    """Each of these people with each of their others."""
    return {
        frozenset((waiting.ticket.player, other))
        for waiting, players in zip(some, others, strict=True)
        for other in players
    }
