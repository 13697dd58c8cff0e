"""The bots of Pictionary: they draw from the album and compare what others draw with it."""

from __future__ import annotations

from itertools import accumulate

from ludoteca.kernel import Chance, Choices, Millis, Move, Wait

from ..moves import ChooseWord, Claim, Draw, GiveUp, Guess, Judge, SkipWord
from ..view import PictionaryView
from .album import is_known, sketch
from .eye import Eye
from .hand import Packet, drawn_by_hand, time_for
from .pace import Pace

IDLE: Millis = 60_000
"""Time to wait with nothing to do; alarms and new rounds wake a bot anyway."""
BLIND: Millis = 10_000
"""Least time between guesses when the drawing looks like nothing."""


class Sketcher:
    """Draws one stroke after another; looks at the drawings of others, and guesses what it sees."""

    looks: tuple[Millis, Millis] = (3500, 6500)
    """From one look at the paper to the next."""
    lifts: tuple[Millis, Millis] = (350, 900)
    """From one stroke to the next."""
    speed = 800
    """Of the pen, in paper units a second."""
    eye = Eye(blur=75, sure=60, uses_hints=True)

    def __init__(self) -> None:
        self.round = 0
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self.seed = seed
        self.pace = Pace()
        self.tried: set[str] = set()
        self.drawing: list[Packet] = []
        self.seen = 0
        """Points on the paper at the last look."""
        self.blind_until: Millis = 0

    def choose(self, view: PictionaryView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.round != view.round:
            self.round = view.round
            self._begin(chance.below(1 << 30))
        if Judge in choices.kinds:
            return Judge(True)  # a bot cannot hear, so it trusts people
        if Claim in choices.kinds:
            return Wait(IDLE)  # a bot cannot speak
        if wait := self.pace.to_wait(view.at):
            return Wait(wait)
        if view.offered:
            known = [word for word in view.offered if is_known(word)]
            return ChooseWord((known or view.offered)[0])
        draws = view.seat == view.drawer
        return self._draw(view, choices, chance) if draws else self._guess(view, chance)

    def _draw(self, view: PictionaryView, choices: Choices, chance: Chance) -> Move | Wait:
        if SkipWord in choices.kinds and not is_known(view.word):
            return SkipWord()
        if not self.drawing:
            strokes = sketch(view.word, view.theme or "")
            if not strokes:
                return GiveUp()  # a host's own word, without a sketch
            self.drawing = drawn_by_hand(strokes, chance)
            return self.pace.rest(chance.between(*self.lifts))
        done = points_on(view)
        ends = accumulate(len(packet.points) for packet in self.drawing)
        left = [packet for packet, end in zip(self.drawing, ends, strict=True) if end > done]
        if not left or Draw not in choices.kinds:
            return self.pace.rest(IDLE)
        packet, follows = left[0], left[1:2]
        lift = 0 if follows and follows[0].joined else chance.between(*self.lifts)
        self.pace.pause_after_move(time_for(packet, self.speed) + lift)
        return Draw(packet.points, joined=packet.joined and bool(view.strokes))

    def _guess(self, view: PictionaryView, chance: Chance) -> Move | Wait:
        pause = chance.between(*self.looks)
        points, before = points_on(view), self.seen
        self.seen = points
        if not points or not before:
            return self.pace.rest(pause)  # nobody guesses from an empty sheet, or at once
        self.tried |= {guess.text for guess in view.guesses}
        guess = self.eye.guess(view, self.tried, points == before, self.seed)
        if guess is None and self.pace.now >= self.blind_until:
            guess = self._blind_guess(view, chance)
        if guess is None:
            return self.pace.rest(pause)
        self.pace.pause_after_move(pause)
        return Guess(guess)

    def _blind_guess(self, view: PictionaryView, chance: Chance) -> str | None:
        """A word of the theme, now and then: the drawing looks like none of the album."""
        self.blind_until = self.pace.now + BLIND
        left = self.eye.possible(view, self.tried)
        is_stuck = self.eye.can_tell(view, left) or chance.below(2)
        return chance.choice(left) if left and is_stuck else None


def points_on(view: PictionaryView) -> int:
    """The points on the paper."""
    return sum(map(len, view.strokes))


class Easy(Sketcher):
    looks, lifts, speed = (6000, 11_000), (500, 1300), 600
    eye = Eye(blur=100, sure=70, uses_hints=False)


class Normal(Sketcher):
    pass


class Hard(Sketcher):
    looks, lifts, speed = (2500, 4500), (250, 650), 1000
    eye = Eye(blur=15, sure=45, uses_hints=True)


BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
