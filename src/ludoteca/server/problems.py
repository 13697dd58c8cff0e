"""Refusals as wire problems: code, parameters, and a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteca.kernel import NO_TERMS, Game, JsonObject, Rejected, Terms, catalogue
from ludoteca.store import Unavailable

from .wire import Problem

LOCALE = Path(__file__).parent / "locale"
LONGEST_PARAM = 4_000
"""Characters of a text in a refusal: the list of a document's problems is the longest."""
LARGEST_PARAM = 10**15
"""Larger numbers are neither exact in JavaScript nor formatted by the catalogues."""


def problem(
    refusal: Rejected,
    locale: str = "",
    game: Game | None = None,
    names: Sequence[str] = (),
    terms: Terms = NO_TERMS,
) -> Problem:
    """A refusal to send; with a locale, as a sentence too."""
    refusal = bounded(refusal)
    text = sentence(refusal, locale, game, names, terms) if locale else ""
    return Problem(refusal.code, plain_params(refusal), text)


def sentence(
    refusal: Rejected,
    locale: str,
    game: Game | None = None,
    names: Sequence[str] = (),
    terms: Terms = NO_TERMS,
) -> str:
    """The sentence of a refusal: the game's own where it has one, else the server's."""
    refusal = bounded(refusal)
    message = f"rejected-{refusal.code}"
    ours = catalogue(locale, LOCALE)
    if game is not None and (game.text.catalogue(locale).has(message) or not ours.has(message)):
        return game.text.refusal(refusal, locale, names, terms)
    shown = {
        name: value if isinstance(value, int | str) else str(value)
        for name, value in refusal.params.items()
    }
    return ours.say(message, **shown)


def bounded(refusal: Rejected) -> Rejected:
    """The refusal with parameters of a bounded size: they may repeat what came from outside."""
    if all(_is_bounded(value) for value in refusal.params.values()):
        return refusal
    params = {
        name: value if _is_bounded(value) else _clipped(value)
        for name, value in refusal.params.items()
    }
    return Rejected(refusal.code, **params)


def _is_bounded(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_PARAM
    return not isinstance(value, int) or -LARGEST_PARAM <= value <= LARGEST_PARAM


def _clipped(value: object) -> str:
    if isinstance(value, int):  # the text of a huge number takes long to make
        return "> 10¹⁵" if value > 0 else "< −10¹⁵"
    return str(value)[:LONGEST_PARAM] + "…"


def plain_params(refusal: Rejected) -> JsonObject:
    """Parameters converted to JSON types, whatever a game put there."""
    params: JsonObject = msgspec.to_builtins(refusal.params, enc_hook=str, str_keys=True)
    return params


def as_refusal(error: Exception) -> Rejected:
    """The refusal a client receives for an exception."""
    match error:
        case Rejected():
            return error
        case Unavailable():
            return Rejected("unavailable")
        case _:
            return Rejected("defect")
