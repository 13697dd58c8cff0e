"""The position in words, for screen readers, language models and terminals."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import EMPTY, Speaker

from .view import PictionaryView

GUESSES_TOLD = 5


def describe(view: PictionaryView, speaker: Speaker) -> str:
    return "\n".join(_lines(view, speaker))


def _lines(view: PictionaryView, speaker: Speaker) -> Iterator[str]:
    drawer = speaker.seat(view.drawer)
    theme = speaker.term("theme", view.theme) if view.theme else ""
    strokes = len(view.strokes)
    if view.is_choosing:
        yield speaker.say("describe-choosing", seat=drawer)
        if view.offered:
            yield speaker.say("describe-offered", words=", ".join(view.offered))
    elif view.word:
        yield speaker.say("describe-word", seat=drawer, word=view.word, strokes=strokes)
    else:
        yield speaker.say("describe-drawing", seat=drawer, strokes=strokes)
    if theme:
        yield speaker.say("describe-theme", theme=theme)
    if view.mask:
        yield speaker.say("describe-mask", mask=" ".join(view.mask))
    if view.guesses:
        last = (f"{speaker.seat(one.seat)}: {one.text}" for one in view.guesses[-GUESSES_TOLD:])
        yield speaker.say("describe-guesses", guesses="; ".join(last))
    for message, seats in (("describe-right", view.right), ("describe-claims", view.claims)):
        if seats:
            yield speaker.say(message, seats=", ".join(map(speaker.seat, seats)))
    if view.together:
        done = view.together
        yield speaker.say("describe-together", guessed=done.guessed, drawings=done.drawings)
    playing = ((seat, each) for seat, each in enumerate(view.scores) if view.out[seat] != EMPTY)
    scores = (f"{speaker.seat(seat)} {score}" for seat, score in playing)
    yield speaker.say("describe-scores", scores=", ".join(scores))
