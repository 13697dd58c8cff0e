"""The seats bots hold in a room: when a bot is asked, and what becomes of its answer."""

from __future__ import annotations

import asyncio
import logging
import random
from time import monotonic
from typing import NamedTuple

from ludoteca.bots import imagines
from ludoteca.kernel import Move, Play, Seat, Skip, Wait
from ludoteca.parts.tutorials import scripted_move, tutorial_of
from ludoteca.server.bots.pool import BotFailed
from ludoteca.server.bots.worker import Question, Written
from ludoteca.server.matches.commands import Committed
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.handlers.match import execution, play
from ludoteca.server.rooms.handlers.people import bot_letters
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.table import SKIP
from ludoteca.store import Unavailable

from .pacing import Acted, Pacing, Seating, tempo_of

log = logging.getLogger(__name__)

SHORTEST_WAIT = 0.02
"""Least seconds before a bot that answered `Wait` is asked again, and between moves that are not
paced: others get their turn."""


class Thinking(NamedTuple):
    task: asyncio.Task[None]
    to_act: bool
    """Whether the match waited for this seat when the bot was asked."""


class BotSeats:
    """Each bot thinks in a task of its own, from the view at the moment it is asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.position = 0
        """Counts the changes bots react to; an answer to an older position is dropped."""
        self._thinking: dict[Seat, Thinking] = {}
        self._speed = room.table.speed
        self._match = ""
        self._pacing = Pacing(tempo_of(room.settings, is_live=False))

    def arrived(self, person: str) -> None:
        pass

    def departed(self, person: str) -> None:
        if not self.room.is_attended:
            self.stop()

    def stop(self) -> None:
        for thinking in self._thinking.values():
            thinking.task.cancel()
        self._thinking.clear()

    def reschedule(self, committed: Committed | None = None) -> None:
        """Ask the bots that should think now. A bot the match still waits for goes on thinking;
        others start anew after every change but quiet steps of a stream."""
        if not self._thinking and not self.room.table.has_bots:
            return
        live = self.room.active_match
        if live is not None and not self.room.is_attended:
            live = None
        if live is None or self.room.table.speed != self._speed:
            self.stop()
            self._speed = self.room.table.speed
        if live is None:
            return
        self._keep_pace(live, committed)
        if committed is None or not live.presenter.are_quiet(committed):
            self._drop_outdated(live)
        self._ask(live)

    def _keep_pace(self, live: LiveMatch, committed: Committed | None) -> None:
        """Tell the pacing what happened."""
        if live.id != self._match:
            self._match = live.id
            is_live = live.match.game.about.pace == "live"
            self._pacing = Pacing(tempo_of(self.room.settings, is_live=is_live))
        now, seating = monotonic(), self._seating(live)
        if committed is None and not self._thinking:
            self._pacing.observe(now, seating)
        for step in () if committed is None else committed.steps:
            if isinstance(step.input, Play | Skip):
                shown = frozenset(type(event).__name__ for event in step.events)
                self._pacing.observe(now, seating, Acted(step.input.seat, shown))

    def _seating(self, live: LiveMatch) -> Seating:
        out = live.match.state.out
        places = [*enumerate(self.room.table.places[: len(out)])]
        people = [seat for seat, place in places if place.person and not out[seat]]
        bots = [seat for seat, place in places if place.bot and not out[seat]]
        return Seating(people, bots, live.match.to_act())

    def _drop_outdated(self, live: LiveMatch) -> None:
        self.position += 1
        to_act = live.match.to_act()
        for seat, thinking in [*self._thinking.items()]:
            if not (thinking.to_act and seat in to_act):
                thinking.task.cancel()
                del self._thinking[seat]

    def _ask(self, live: LiveMatch) -> None:
        match, seating = live.match, self._seating(live)
        to_act = seating.to_act
        reactive = bool(self.room.connections) and match.game.has_moves_out_of_turn
        in_script = self.room.table.tutorial  # which says who moves out of turn
        for seat, place in enumerate(self.room.table.places):
            if not place.bot or seat in self._thinking:
                continue
            reacts = self._scripted(seat) if in_script else match.choices(seat)
            if seat in to_act or (reactive and reacts):
                delay = self._pacing.pause(seat, seating, self._speed, random.random())
                if self._speed == SKIP:
                    delay = max(delay, SHORTEST_WAIT)
                thinks_first = len(to_act) == 1 and seat in to_act
                self._start(seat, delay, to_act=seat in to_act, thinks_first=thinks_first)

    def _start(self, seat: Seat, delay: float, *, to_act: bool, thinks_first: bool = False) -> None:
        thought = self._think(seat, delay, thinks_first=thinks_first)
        task = asyncio.create_task(thought, name=f"bot at seat {seat}")
        self._thinking[seat] = Thinking(task, to_act)

    async def _think(self, seat: Seat, delay: float, *, thinks_first: bool) -> None:
        """Choose a move and make it after the delay. The bot whose turn it is thinks during the
        delay; others after it, since much may happen before."""
        due = monotonic() + delay
        if not thinks_first:
            await asyncio.sleep(delay)
        while (question := self._question(seat)) is not None:
            position = self.position
            answer = self._scripted(seat) or await self._choose(question)
            if not isinstance(answer, Wait):
                await asyncio.sleep(max(0.0, due - monotonic()))
                self._submit(seat, position, answer)
                return
            await asyncio.sleep(max(SHORTEST_WAIT, answer.ms / 1000))
        self._thinking.pop(seat, None)

    async def _choose(self, question: Question) -> Move | Wait | Written | None:
        """The bot's answer; None from one that failed."""
        resources = self.room.resources
        try:
            return await resources.bot_pool.choose(question)
        except BotFailed as failure:
            facts = {"game": question.game, "bot": question.strength, "problem": str(failure)}
            log.warning("a bot failed", extra=facts)
            resources.metrics.bot_failures.labels(question.game).inc()
            return None

    def _scripted(self, seat: Seat) -> Move | None:
        """In a tutorial, the next move of this seat's script."""
        live = self.room.active_match
        if live is None or not self.room.table.tutorial:
            return None
        tutorial = tutorial_of(live.match.game)
        if tutorial is None:
            return None
        out_of_turn = seat not in live.match.to_act()
        return scripted_move(tutorial, live.match, seat, out_of_turn=out_of_turn)

    def _question(self, seat: Seat) -> Question | None:
        live = self.room.active_match
        choices = None if live is None else live.match.choices(seat)
        if live is None or not choices:
            return None
        place = self.room.table.places[seat]
        strength, character = place.bot, place.character if bot_letters.may_deal(self.room) else ""
        view = live.match.view(seat)
        game = live.match.game
        imagination = live.match.imagination(seat) if imagines(game, strength) else None
        return Question(
            (live.id, seat), game.about.id, strength, view, choices, imagination, character
        )

    def _submit(self, seat: Seat, position: int, answer: Move | Written | None) -> None:
        """Queue the move; None lets the autopilot play."""
        move = answer.move if isinstance(answer, Written) else answer

        async def make_move() -> None:
            thinking = self._thinking.pop(seat, None)
            if thinking is None or self.room.active_match is None or not self.room.is_attended:
                return
            if position != self.position:
                self._start(seat, 0, to_act=thinking.to_act)
                return
            try:
                if move is None:
                    await play.skip(self.room, seat)
                elif await play.play_bot_move(self.room, seat, move):
                    if isinstance(answer, Written):
                        await bot_letters.send(self.room, seat, answer.letter)
            except Unavailable:
                self._start(seat, execution.RETRY, to_act=thinking.to_act)

        self.room.submit(make_move)
