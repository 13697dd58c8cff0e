"""Bots for Pictionary. They guess from the theme, the known letters and the words left, since they
cannot see drawings, and draw from a small album."""

from __future__ import annotations

from ludoteca.kernel import Chance, Choices, Move, Wait

from .hints import fits
from .moves import ChooseWord, Claim, Draw, GiveUp, Guess, Judge, SkipWord
from .sketches import is_known, packets, sketch
from .view import PictionaryView
from .words import load

PATIENCE = 60_000
"""Milliseconds to wait when idle; alarms and new rounds wake a bot anyway."""


class Doodler:
    """Draws one stroke after another, guesses one word after another."""

    thinking = (5000, 11_000)
    """Range of the time between two guesses, in milliseconds."""
    stroke_time = (600, 1200)
    uses_hints = True

    def __init__(self) -> None:
        self.round = 0
        self.rested = False
        self.drawn = 0
        self.tried: set[str] = set()

    def choose(self, view: PictionaryView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.round != view.round:
            self.round, self.rested, self.drawn, self.tried = view.round, False, 0, set()
        if Judge in choices.kinds:
            return Judge(True)  # a bot cannot hear, so it trusts people
        if Claim in choices.kinds:
            return Wait(PATIENCE)  # a bot cannot speak
        draws = view.seat == view.drawer
        if view.offered:
            known = [word for word in view.offered if is_known(word)]
            return ChooseWord((known or view.offered)[0])
        if not draws and not view.strokes:
            return Wait(chance.between(*self.thinking))  # people do not guess from an empty sheet
        self.rested = not self.rested
        if self.rested:
            return Wait(chance.between(*(self.stroke_time if draws else self.thinking)))
        return self._draw(view, choices) if draws else self._guess(view, chance)

    def _draw(self, view: PictionaryView, choices: Choices) -> Move | Wait:
        if SkipWord in choices.kinds and not is_known(view.word):
            return SkipWord()
        todo = packets(sketch(view.word, view.theme or ""))
        if not todo:
            return GiveUp()  # a host's own word, without a sketch
        if self.drawn >= len(todo) or Draw not in choices.kinds:
            return Wait(PATIENCE)
        stroke, joined = todo[self.drawn]
        self.drawn += 1
        return Draw(stroke, joined=joined and bool(view.strokes))

    def _guess(self, view: PictionaryView, chance: Chance) -> Move | Wait:
        self.tried |= {guess.text for guess in view.guesses}
        mask = view.mask if self.uses_hints else ""
        left = [
            word.text
            for word in load(view.language)
            if word.theme == view.theme
            and view.difficulty in ("mixed", word.difficulty)
            and word.text not in self.tried
            and fits(word.text, mask)
        ]
        if not left:
            return Wait(PATIENCE)
        guess = chance.choice(left)
        self.tried.add(guess)
        return Guess(guess)


class Easy(Doodler):
    thinking, uses_hints = (8000, 18_000), False


class Normal(Doodler):
    pass


class Hard(Doodler):
    thinking, stroke_time = (2500, 6000), (400, 800)


BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
