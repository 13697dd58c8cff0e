"""Drive a match: bots play it to its end in match time, without waiting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.bots import ask
from ludoteca.kernel import Bot, Chance, GameError, Match, Millis, Move, Rejected, Seat, Wait

MAX_STEPS = 1_000_000
"""Moves and pauses before a match is reported as endless."""


class BotError(Exception):
    """A bot chose a move that the rules refuse: a bug of the bot."""

    def __init__(self, bot: str, seat: Seat, move: str, refusal: str) -> None:
        super().__init__(bot, seat, move, refusal)
        self.bot = bot
        self.seat = seat
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.bot} at seat {self.seat}: {self.move} is refused: {self.refusal}"


class Endless(GameError):
    """A match was not over after a number of steps."""


def drive(match: Match, bots: Sequence[Bot], chance: Chance, *, max_steps: int = MAX_STEPS) -> None:
    """Let the bots play until the match is over; `chance` is theirs, not the match's.

    Seats with out-of-turn choices (a call, a guess) are asked first, then those the match waits
    for, each group in random order. A bot that answers `Wait` is asked again at that moment, or
    earlier when an alarm fires or a round begins; out-of-turn seats also after every move that is
    not streaming.
    """
    if len(bots) != match.seats:
        raise ValueError(f"{match.seats} seats need as many bots, not {len(bots)}")
    driver = _Driver(match, bots, chance)
    for _ in range(max_steps):
        if match.over:
            return
        driver.advance()
    if not match.over:
        raise Endless(f"{match.game.about.id} is not over after {max_steps} steps")


class _Driver:
    """The state of a driven match: the current moment, and sleeping seats."""

    def __init__(self, match: Match, bots: Sequence[Bot], chance: Chance) -> None:
        self.match = match
        self.bots = bots
        self.chance = chance
        self.now: Millis = match.at
        self.asleep: dict[Seat, Millis] = {}
        self.waited_for: Sequence[Seat] = ()
        self.reactive = any(move.out_of_turn for move in match.game.moves)

    def advance(self) -> None:
        """Make one move, or advance to the next moment."""
        self.waited_for = self.match.to_act()
        if self.reactive:
            others = [seat for seat in range(self.match.seats) if seat not in self.waited_for]
            if self._ask(others):
                return
        if not self._ask(self.waited_for):
            self._pass_time()

    def _ask(self, seats: Iterable[Seat]) -> bool:
        """Ask awake seats until one of them moves."""
        awake = [seat for seat in seats if seat not in self.asleep]
        if len(awake) > 1:
            self.chance.shuffle(awake)
        for seat in awake:
            choices = self.match.choices(seat, self.now)
            if not choices:
                continue
            answer = ask(self.bots[seat], self.match, seat, choices, self.chance)
            if not isinstance(answer, Wait):
                self._play(seat, answer)
                return True
            self.asleep[seat] = self.now + max(1, answer.ms)
        return False

    def _play(self, seat: Seat, move: Move) -> None:
        match = self.match
        number = match.state.round
        try:
            match.play(seat, move, self.now)
        except Rejected as refusal:
            raise self._bot_error(seat, move, refusal) from refusal
        if not self.asleep:
            return
        if match.state.round != number:
            self.asleep.clear()
        elif not move.streaming:
            still = set(self.waited_for).intersection(match.to_act())
            self.asleep = {seat: at for seat, at in self.asleep.items() if seat in still}

    def _bot_error(self, seat: Seat, move: object, refusal: Rejected) -> BotError:
        is_move = type(move) in self.match.game.moves
        shown = self.match.game.text.format_move(move) if is_move else repr(move)  # type: ignore[arg-type]
        return BotError(type(self.bots[seat]).__name__, seat, shown, str(refusal))

    def _pass_time(self) -> None:
        due = self.match.due()
        wake = min(self.asleep.values(), default=None)
        if due is not None and (wake is None or due.at < wake):
            self.now = max(self.now, due.at)
            self.match.advance(self.now)
            self.asleep.clear()
        elif wake is not None:
            self.now = wake
            self.asleep = {seat: at for seat, at in self.asleep.items() if at > wake}
        else:
            raise GameError(f"{self.match.game.about.id}: nobody can move and nothing is due")
