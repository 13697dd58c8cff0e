"""Players for Pictionary. They guess from the theme, the letters known and the words left, and
draw from a small album of our own. What others draw they cannot see."""

from __future__ import annotations

from ludoteca.kernel import Chance, Choices, Move, Wait

from .hints import fits
from .moves import Claim, Draw, GiveUp, Guess, Judge, SkipWord
from .sketches import is_known, packets, sketch
from .view import PictionaryView
from .words import load

PATIENCE = 60_000
"""When there is nothing to do but wait: every alarm and new round wakes it anyway."""


class Doodler:
    """Draws a stroke after another, guesses a word after another."""

    thinking = (5000, 11_000)
    """The time between two guesses."""
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
            return Judge(True)  # it cannot hear, and trusts people
        if Claim in choices.kinds:
            return Wait(PATIENCE)  # nor can it speak
        draws = view.seat == view.drawer
        if not draws and not view.strokes:
            return Wait(chance.between(*self.thinking))  # nobody guesses from an empty sheet
        self.rested = not self.rested
        if self.rested:
            return Wait(chance.between(*(self.stroke_time if draws else self.thinking)))
        return self._draw(view, choices) if draws else self._guess(view, chance)

    def _draw(self, view: PictionaryView, choices: Choices) -> Move | Wait:
        if SkipWord in choices.kinds and not is_known(view.word):
            return SkipWord()
        todo = packets(sketch(view.word, view.theme or ""))
        if not todo:
            return GiveUp()  # a host's own word, of which there is no drawing
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
