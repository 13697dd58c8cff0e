"""The seats of a room that bots hold: when they are asked, and what becomes of their answers."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, NamedTuple

from ludoteca.kernel import Move, Seat, Wait
from ludoteca.server.bots.pool import BotFailed
from ludoteca.server.bots.worker import Question
from ludoteca.store import Unavailable

from . import play as playing

if TYPE_CHECKING:
    from ludoteca.server.matches.commands import Happened
    from ludoteca.server.matches.writer import Keeper

    from .room import Room

log = logging.getLogger(__name__)

SHORTEST_WAIT = 0.02
"""Seconds; a bot that says `Wait` is not asked again at once."""
HARD = "hard"


class Thinking(NamedTuple):
    task: asyncio.Task[None]
    was_waited_for: bool


class BotSeats:
    """Every bot thinks in a task of its own, from a view that is fresh when it begins."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.position = 0
        """Counts what changed what bots think about; an answer to an older one is dropped."""
        self._thinking: dict[Seat, Thinking] = {}
        self._hurried = ""
        """The match whose bots take no time that a person would take."""

    @property
    def are_waited_for(self) -> bool:
        """Whether a bot has to move for the match to go on."""
        keeper = self._live()
        if keeper is None:
            return False
        return any(self.room.table.places[seat].bot for seat in keeper.match.to_act())

    @property
    def are_hurried(self) -> bool:
        return self.room.keeper is not None and self.room.keeper.id == self._hurried

    def hurry(self) -> None:
        """Let the bots of this match move at once, also those who are just taking their time."""
        assert self.room.keeper is not None
        self._hurried = self.room.keeper.id
        self.stop()
        self.look()

    def stop(self) -> None:
        for thinking in self._thinking.values():
            thinking.task.cancel()
        self._thinking.clear()

    def look(self, happened: Happened | None = None) -> None:
        """See who should think now: those who are waited for go on thinking, others think anew
        after everything that happened but the steps of a stream."""
        if not self._thinking and not self.room.table.has_bots:
            return
        keeper = self._live()
        if keeper is None:
            self.stop()
            return
        if happened is not None and self._all_quiet(happened):
            self._begin(keeper)
            return
        self.position += 1
        waited_for = keeper.match.to_act()
        for seat, thinking in [*self._thinking.items()]:
            if not (thinking.was_waited_for and seat in waited_for):
                thinking.task.cancel()
                del self._thinking[seat]
        self._begin(keeper)

    def _live(self) -> Keeper | None:
        keeper = self.room.keeper
        if keeper is None or keeper.match.over or keeper.clock.paused or self.room.house.closing:
            return None
        return keeper if self.room.table.phase == "playing" else None

    def _all_quiet(self, happened: Happened) -> bool:
        before, teller = happened.before, self.room.teller
        for step in happened.steps:
            if teller is None or not teller.is_quiet(before, step):
                return False
            before = step.state
        return True

    def _begin(self, keeper: Keeper) -> None:
        match = keeper.match
        waited_for = match.to_act()
        reactive = bool(self.room.connections) and match.game.has_moves_out_of_turn
        for seat, place in enumerate(self.room.table.places):
            if not place.bot or seat in self._thinking:
                continue
            if seat in waited_for or (reactive and match.choices(seat)):
                self._start(seat, self._delay(place.bot), waited_for=seat in waited_for)

    def _start(self, seat: Seat, delay: float, *, waited_for: bool) -> None:
        task = asyncio.create_task(self._think(seat, delay), name=f"bot at seat {seat}")
        self._thinking[seat] = Thinking(task, waited_for)

    def _delay(self, strength: str) -> float:
        """Seconds a person would take."""
        if self.are_hurried:
            return SHORTEST_WAIT
        settings = self.room.house.settings
        hard = settings.bot_delay_hard if strength == HARD else 0
        spread = random.random() * settings.bot_delay_spread
        return (settings.bot_delay + spread + hard) / 1000

    async def _think(self, seat: Seat, delay: float) -> None:
        await asyncio.sleep(delay)
        while (question := self._question(seat)) is not None:
            position = self.position
            try:
                answer = await self.room.house.bot_pool.choose(question)
            except BotFailed as failure:
                told = {"game": question.game, "bot": question.strength, "problem": str(failure)}
                log.warning("a bot failed", extra=told)
                self.room.house.metrics.bot_failures.labels(question.game).inc()
                self._submit(seat, position, None)
                return
            if not isinstance(answer, Wait):
                self._submit(seat, position, answer)
                return
            await asyncio.sleep(max(SHORTEST_WAIT, answer.ms / 1000))
        self._thinking.pop(seat, None)

    def _question(self, seat: Seat) -> Question | None:
        keeper = self._live()
        if keeper is None:
            return None
        choices = keeper.match.choices(seat)
        if not choices:
            return None
        strength = self.room.table.places[seat].bot
        view = keeper.match.view(seat)
        return Question((keeper.id, seat), self.room.table.game, strength, view, choices)

    def _submit(self, seat: Seat, position: int, move: Move | None) -> None:
        async def act() -> None:
            thinking = self._thinking.pop(seat, None)
            if thinking is None or self._live() is None:
                return
            if position != self.position:
                self._start(seat, 0, waited_for=thinking.was_waited_for)
                return
            try:
                await self._act(seat, move)
            except Unavailable:
                self._start(seat, playing.RETRY, waited_for=thinking.was_waited_for)

        self.room.submit(act)

    async def _act(self, seat: Seat, move: Move | None) -> None:
        if move is None:
            await playing.skip(self.room, seat)
        else:
            await playing.make_move(self.room, seat, move)
