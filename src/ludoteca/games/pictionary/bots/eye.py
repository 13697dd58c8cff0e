"""Guesses of a bot at a drawing: the likeliest word, and whether it is sure enough."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from math import exp
from zlib import crc32

from msgspec import Struct

from ..hints import BLANK, fits
from ..view import PictionaryView
from ..words import Word, load
from .album import album
from .recognition import Fit, fits_of

CLEAR = 0.3
"""Difference of cost, in cells, that makes a word nearly three times as likely."""
STRANGE = 1.7
"""From this cost on a drawing is not the word."""
FEW = 3
"""Words left by the letters shown, of which any may be guessed."""


class Eye(Struct, frozen=True):
    """Eyesight and guessing habits of a bot."""

    blur: int
    """Per cent by which a likeness may seem greater or smaller."""
    sure: int
    """Per cent of certainty to guess while the drawing is under way."""
    uses_hints: bool
    """Whether the difficulty and the letters shown are used."""

    def guess(
        self, view: PictionaryView, tried: Collection[str], is_finished: bool, seed: int
    ) -> str | None:
        """The word the drawing looks like, or None where nothing fits or much does."""
        texts = {english: text for english, text in self._drawn(view) if text not in tried}
        found = fits_of(view.strokes, view.pens, texts)
        weight = 1.0 if is_finished else 0.5
        costs = {fit.word: self._cost(fit, weight, seed) for fit in found}
        best = min(costs, key=lambda word: costs[word], default=None)
        if best is None or costs[best] > STRANGE:
            return None
        certainty = 1 / sum(exp((costs[best] - cost) / CLEAR) for cost in costs.values())
        return texts[best] if is_finished or 100 * certainty >= self.sure else None

    def possible(self, view: PictionaryView, tried: Collection[str]) -> Sequence[str]:
        """Words to try without a likeness: those of the theme that may still be it."""
        words = [word for word in load(view.language) if word.theme == view.theme]
        return [word.text for word in words if self._may_be(word, view) and word.text not in tried]

    def can_tell(self, view: PictionaryView, left: Sequence[str]) -> bool:
        """Whether the letters shown leave so few words that any may be guessed."""
        shows = any(sign.isalnum() and sign != BLANK for sign in view.mask)
        return self.uses_hints and shows and 0 < len(left) <= FEW

    def _drawn(self, view: PictionaryView) -> Iterator[tuple[str, str]]:
        """Words of the album that may be it, in English and in the language of the match."""
        for english in album():
            word = translated(view.language)[english]
            if view.theme is None or (word.theme == view.theme and self._may_be(word, view)):
                yield english, word.text

    def _may_be(self, word: Word, view: PictionaryView) -> bool:
        """Whether the hints allow a word of the theme."""
        if not self.uses_hints:
            return True
        return view.difficulty in ("mixed", word.difficulty) and fits(word.text, view.mask)

    def _cost(self, fit: Fit, weight: float, seed: int) -> float:
        """A cost as it seems to this eye; what it mistakes, it mistakes for the whole round."""
        chance = crc32(f"{seed}/{fit.word}".encode()) / 2**31 - 1
        return (fit.off + weight * fit.missing) * (1 + chance * self.blur / 100)


@cache
def translated(language: str) -> dict[str, Word]:
    """The words of the album in a language, by English word."""
    pairs = zip(load("en"), load(language), strict=True)
    return {english.text: word for english, word in pairs if english.text in album()}
