"""The position in words, for screen readers, language models and terminals."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Speaker

from .view import MentirosoView


def describe(view: MentirosoView, speaker: Speaker) -> str:
    return "\n".join(_lines(view, speaker))


def _lines(view: MentirosoView, speaker: Speaker) -> Iterator[str]:
    orator = speaker.seat(view.orator)
    yield speaker.say("describe-orator", round=view.round, seat=orator, phase=view.phase)
    yield view.statement
    if view.truth is not None:
        yield speaker.say("describe-truth", truth=view.truth)
    if view.because:
        yield f"{view.because} ({view.source})" if view.source else view.because
    for line in view.lines:
        yield speaker.say("describe-line", seat=orator, text=line)
    if view.mine is not None:
        yield speaker.say("describe-mine", truth=view.mine)
    waiting = [seat for seat in view.voters if not view.voted[seat] and not view.out[seat]]
    for message, seats in (
        ("describe-believed", view.believed),
        ("describe-doubted", view.doubted),
        ("describe-waiting", waiting if view.phase == "voting" and not view.because else ()),
    ):
        if seats:
            yield speaker.say(message, seats=", ".join(map(speaker.seat, seats)))
    scores = (f"{speaker.seat(seat)} {score}" for seat, score in enumerate(view.scores))
    yield speaker.say("describe-scores", scores=", ".join(scores))
