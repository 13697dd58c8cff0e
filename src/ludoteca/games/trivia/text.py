"""The position in words, for screen readers, language models and terminals."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import EMPTY, Speaker

from .kinds import number_text
from .question import THOUSAND, Given
from .view import TriviaView


def describe(view: TriviaView, speaker: Speaker) -> str:
    return "\n".join(_lines(view, speaker))


def _lines(view: TriviaView, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("describe-question", round=view.round, total=view.total or 0)
    yield view.question
    if view.alt:
        media = "picture" if view.picture else "sound"
        yield speaker.say("describe-media", media=media, alt=view.alt)
    if view.kind != "choice":
        yield speaker.say("describe-task", kind=view.kind)
    if view.ends:
        yield " … ".join(view.ends)
    yield from _options(view, speaker)
    yield from _answer(view, speaker)
    if view.because:
        yield f"{view.because} ({view.source})" if view.source else view.because
    waiting = [seat for seat in view.asked if not view.answered[seat] and not view.out[seat]]
    if view.solution is None and waiting:
        seats = ", ".join(map(speaker.seat, waiting))
        yield speaker.say("describe-waiting", seats=seats)
    playing = ((seat, each) for seat, each in enumerate(view.scores) if view.out[seat] != EMPTY)
    scores = (f"{speaker.seat(seat)} {score}" for seat, score in playing)
    yield speaker.say("describe-scores", scores=", ".join(scores))


def _options(view: TriviaView, speaker: Speaker) -> Iterator[str]:
    right = view.solution.options if view.solution and view.kind != "order" else ()
    mine = view.given if isinstance(view.given, tuple) else (view.mine,)
    for number, option in enumerate(_named_options(view, speaker)):
        marks = [
            speaker.say(mark)
            for mark, where in (("mark-right", right), ("mark-mine", mine))
            if number in where and view.kind != "order"
        ]
        if view.tally and view.kind not in ("choice", "order"):
            marks.append(speaker.say("mark-chosen", count=view.tally[number]))
        yield " ".join([f"{number}. {option}", *marks])


def _named_options(view: TriviaView, speaker: Speaker) -> tuple[str, ...]:
    if view.kind == "true_false":
        return speaker.say("truth-true"), speaker.say("truth-false")
    return view.options


def _answer(view: TriviaView, speaker: Speaker) -> Iterator[str]:
    """The answer of a kind without a right option, and what everybody has answered."""
    if view.given is not None and view.solution is None and view.mine is None:
        yield speaker.say("describe-given", answer=_told(view, view.given))
    if view.solution is None or view.kind in ("choice", "true_false", "poll", "several"):
        return
    answer = _solution(view)
    if answer:
        yield speaker.say("describe-answer", answer=answer)
    for seat, reply in enumerate(view.replies):
        if reply is not None:
            yield speaker.say("describe-reply", seat=speaker.seat(seat), answer=_told(view, reply))


def _solution(view: TriviaView) -> str:
    solution = view.solution
    if solution is None:
        return ""
    if solution.number is not None:
        return f"{number_text(solution.number)} {view.unit}".strip()
    if solution.areas:
        return "; ".join(_place(area.x, area.y) for area in solution.areas)
    return " / ".join(solution.texts) or _told(view, solution.options)


def _told(view: TriviaView, given: Given) -> str:
    """An answer in words."""
    if isinstance(given, str):
        return given
    if not isinstance(given, tuple):
        return f"{number_text(given)} {view.unit}".strip()
    if view.kind == "hotspot":
        return _place(*given)
    return ", ".join(view.options[position] for position in given)


def _place(x: int, y: int) -> str:
    """A point of a picture in percent of its width and height."""
    return f"{100 * x // THOUSAND} %, {100 * y // THOUSAND} %"
