"""Hints: the mask of the word, and letters shown as time goes by."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Chance, Event, Millis

from .events import LetterShown
from .state import PictionaryContext, PictionaryState, word_of

BLANK = "_"
LETTERS_PER_HINT = 3
FIRST_HINT, LAST_HINT = 50, 90
"""Letters are shown between these percentages of the time."""


def blank(text: str) -> str:
    """The word with every letter and digit masked."""
    return "".join(BLANK if sign.isalnum() else sign for sign in text)


def fits(text: str, mask: str) -> bool:
    """Whether a word fits a mask; every word fits an empty one."""
    if not mask:
        return True
    return len(text) == len(mask) and all(
        sign.isalnum() if shown == BLANK else sign.casefold() == shown.casefold()
        for sign, shown in zip(text, mask, strict=True)
    )


def next_hint(state: PictionaryState, ctx: PictionaryContext) -> Millis | None:
    """The time of the next letter."""
    if ctx.options.hints != "letters":
        return None
    most = sum(sign.isalnum() or sign == BLANK for sign in state.mask) // LETTERS_PER_HINT
    if state.hints >= most:
        return None
    part = FIRST_HINT + (LAST_HINT - FIRST_HINT) * state.hints // most
    return state.began + ctx.options.limit * part // 100


def show_letter(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
    text = word_of(state, ctx).text
    at = _hidden_letter(state.mask, ctx.chance)
    state.mask = state.mask[:at] + text[at] + state.mask[at + 1 :]
    state.hints += 1
    yield LetterShown(state.mask)


def _hidden_letter(mask: str, chance: Chance) -> int:
    return chance.choice([at for at, sign in enumerate(mask) if sign == BLANK])
