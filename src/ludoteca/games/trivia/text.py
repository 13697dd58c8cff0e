"""The position in words, for screen readers, language models and terminals."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import EMPTY, Speaker

from .view import TriviaView


def describe(view: TriviaView, speaker: Speaker) -> str:
    return "\n".join(_lines(view, speaker))


def _lines(view: TriviaView, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("describe-question", round=view.round, total=view.total or 0)
    yield view.question
    for number, option in enumerate(view.options):
        marks = [
            speaker.say(mark)
            for mark, where in (("mark-right", view.right), ("mark-mine", view.mine))
            if where == number
        ]
        yield " ".join([f"{number}. {option}", *marks])
    if view.because:
        yield f"{view.because} ({view.source})" if view.source else view.because
    waiting = [seat for seat in view.asked if not view.answered[seat] and not view.out[seat]]
    if view.right is None and waiting:
        seats = ", ".join(map(speaker.seat, waiting))
        yield speaker.say("describe-waiting", seats=seats)
    playing = ((seat, each) for seat, each in enumerate(view.scores) if view.out[seat] != EMPTY)
    scores = (f"{speaker.seat(seat)} {score}" for seat, score in playing)
    yield speaker.say("describe-scores", scores=", ".join(scores))
