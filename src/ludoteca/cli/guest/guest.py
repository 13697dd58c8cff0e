"""A program at a table: sits down, lets its bot choose, and tells what happens."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludoteca.kernel import Bot, Chance, Choices, Game, MakeBot, Move, Rejected, View, Wait
from ludoteca.kernel import game as find_game

from .line import Line, Lost, Message
from .positions import read_choices, read_view
from .thinking import in_thread

Tell = Callable[..., None]
"""Tells an event by its name and values."""
MOST_REFUSALS = 3
"""Moves refused in one position before any other is made instead."""
LONGEST_THOUGHT = 30
"""Seconds for one move."""
SHORTEST_WAIT = 0.05
SECONDS_TO_LEAVE = 5.0


class Guest:
    """Knows where the match stands; reading and acting are tasks of their own, so that a bot that
    thinks for long hears what happens meanwhile."""

    def __init__(self, line: Line, make_bot: MakeBot, tell: Tell, matches: int | None) -> None:
        self._line = line
        self._make_bot = make_bot
        self._tell = tell
        self._matches_left = matches
        self._table: Message = {}
        self._you: Message = {}
        self._match: Message = {}
        self._position: Message = {}
        self._seq = 0
        self._is_streamed = False
        """Whether something happened since that the position does not show yet."""
        self._game: Game | None = None
        self._bot: Bot | None = None
        self._told_over = ""
        self._moment = 0
        """Counts positions: a choice for an older one is dropped."""
        self._done_at = -1
        self._refusals = 0
        self._news = asyncio.Event()
        self._is_connected = True
        self._ended: asyncio.Future[int] | None = None
        """The exit code, once nothing is left to do."""

    async def run(self) -> int:
        """Play until nothing is left to do, or until interrupted; returns the exit code."""
        loop, interrupted = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):
                loop.add_signal_handler(number, interrupted.set)
        self._ended = loop.create_future()
        reading, acting = asyncio.create_task(self._read()), asyncio.create_task(self._act())
        stopping = asyncio.create_task(interrupted.wait())
        tasks = (reading, acting, stopping)
        try:
            await asyncio.wait((*tasks, self._ended), return_when=asyncio.FIRST_COMPLETED)
            for half in (reading, acting):
                if half.done():
                    half.result()
            if not self._ended.done():
                self._tell("leaving")
            await self._leave()
            return self._ended.result() if self._ended.done() else 0
        except Lost as lost:
            self._tell("lost", text=lost.text)
            return 1
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, code: int) -> None:
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(code)

    async def _leave(self) -> None:
        """The seat is free at once, or offered to others: nobody waits for who is gone."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._line.ask("leave"), SECONDS_TO_LEAVE)

    # Reading

    async def _read(self) -> None:
        async for message in self._line.messages():
            match message["type"]:
                case "welcome":
                    self._learn_table(message)
                    self._learn_match(message["match"])
                    if not self._is_connected:
                        self._tell("back")
                    self._is_connected = True
                case "table":
                    self._learn_table(message)
                case "begun":
                    self._learn_match(message["match"])
                case "step":
                    self._seq, self._position = message["seq"], message["position"]
                    self._begin_moment()
                case "stream":
                    self._seq, self._is_streamed = message["steps"][-1]["seq"], True
                case "disconnected":
                    self._tell("disconnected" if self._is_connected else "again")
                    self._is_connected = False
            self._tell_end()
            self._news.set()

    def _learn_table(self, message: Message) -> None:
        self._table, self._you = message["table"], message["you"]

    def _learn_match(self, match: Message | None) -> None:
        if match is None:
            return
        is_new = match["id"] != self._match.get("id")
        self._match, self._position, self._seq = match, match["position"], match["seq"]
        self._begin_moment()
        if not is_new or self._position["over"]:
            self._told_over = match["id"] if is_new else self._told_over
            return
        try:
            self._game = find_game(match["game"])
        except Rejected:
            self._tell("no_game", game=match["game"])
            self._end(1)
            return
        self._bot = self._make_bot()
        self._tell("begun", game=match["game"], names=", ".join(filter(None, match["names"])))

    def _begin_moment(self) -> None:
        self._moment += 1
        self._refusals, self._is_streamed = 0, False

    def _tell_end(self) -> None:
        id = self._match.get("id", "")
        if not self._position.get("over") or self._told_over == id:
            return
        self._told_over = id
        seat, places = self._position["view"]["seat"], self._position["places"]
        if seat is None:
            return
        place = next((n for n, seats in enumerate(places, 1) if seat in seats), len(places))
        self._tell("over", place=place)
        if self._matches_left is not None:
            self._matches_left -= 1
            if self._matches_left <= 0:
                self._end(0)

    # Acting

    async def _act(self) -> None:
        again: float | None = None
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), again)
            self._news.clear()
            await self._sit()
            again = await self._move() if self._is_asked() else None

    async def _sit(self) -> None:
        """Sit down where a seat is free; a match that goes on without one is waited for."""
        table = self._table
        joins = table.get("phase") == "playing" and table.get("free_seats", 0) > 0
        is_waiting = table.get("phase") == "waiting" or joins
        if not table or not self._is_connected or self._you.get("seat") is not None:
            return
        if not is_waiting:
            return
        answer = await self._line.ask("sit")
        if answer is None:
            return
        if answer["type"] == "refused" and answer["code"] not in ("not_waiting", "too_fast"):
            self._tell("not_seated", text=answer["text"])
            self._end(1)
            return
        if answer["type"] != "refused":
            self._you = {**self._you, "seat": -1}  # until the table tells which
            self._tell("seated", table=table["code"])

    def _is_asked(self) -> bool:
        position = self._position
        if not position or position["over"] or not position["choices"] or not self._is_connected:
            return False
        return self._done_at != self._moment and not self._table.get("paused")

    async def _move(self) -> float | None:
        """Let the bot choose once; returns after how many seconds to ask it again, if at all."""
        game, bot, moment = self._game, self._bot, self._moment
        if game is None or bot is None:
            return None
        view = read_view(game, await self._newest_view())
        choices = read_choices(game, self._position["choices"])
        chosen = await self._chosen(bot, view, choices)
        if moment != self._moment:
            self._news.set()
            return None
        if isinstance(chosen, Wait):
            return max(SHORTEST_WAIT, chosen.ms / 1000)
        if chosen is None:
            self._done_at = moment
            return None
        return await self._play(game, chosen, moment)

    async def _chosen(self, bot: Bot, view: View, choices: Choices) -> Move | Wait | None:
        """What the bot chose; instead of a bot that fails or thinks for too long any move, as the
        others wait. None where no move can be made up."""
        chance = Chance(secrets.token_bytes(32))
        try:
            if self._refusals < MOST_REFUSALS:
                async with asyncio.timeout(LONGEST_THOUGHT):
                    chosen = await in_thread(lambda: bot.choose(view, choices, chance))
                if isinstance(chosen, Move | Wait):
                    return chosen
                self._tell("failed", problem=repr(chosen)[:200])
        except TimeoutError:
            self._tell("slow", seconds=LONGEST_THOUGHT)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            self._tell("failed", problem=f"{type(error).__name__}: {error}")
        if self._match_waits:
            with suppress(ValueError):
                return choices.sample(chance)
        return None

    @property
    def _match_waits(self) -> bool:
        return self._you.get("seat") in self._position["to_act"]

    async def _newest_view(self) -> object:
        """The view, also after strokes and guesses, which come without one."""
        if self._is_streamed:
            answer = await self._line.ask("state_at", step=self._seq)
            if answer is not None and answer["type"] == "past":
                return answer["view"]
        return self._position["view"]

    async def _play(self, game: Game, move: Move, moment: int) -> float | None:
        answer = await self._line.ask("play", move=msgspec.to_builtins(move))
        if answer is None:
            return None
        if answer["type"] != "refused":
            self._tell("move", move=move)
            if not move.streaming:
                self._done_at = moment
            return 0 if move.streaming else None
        if answer["code"] == "too_fast":
            return float(answer["params"]["seconds"])
        self._tell("refused", move=move, text=answer["text"])
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            self._done_at = moment
            return None
        return 0
