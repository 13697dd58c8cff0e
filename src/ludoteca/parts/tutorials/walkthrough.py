"""Plays a tutorial through as its author expects, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ludoteca.kernel import (
    KERNEL_EVENTS,
    LOCALES,
    Event,
    Game,
    Match,
    Rejected,
    seed_from_int,
)

from .document import LEARNER, Mark, Tutorial
from .script import THINKING, let_pass, scripted_move, start_tutorial


def problems_of(game: Game, tutorial: Tutorial) -> list[str]:
    """Everything that is wrong with a tutorial; empty if it can be offered."""
    return [
        *_missing_texts(game, tutorial),
        *_unknown_names(game, tutorial),
        *_broken_course(game, tutorial),
    ]


def _missing_texts(game: Game, tutorial: Tutorial) -> Iterator[str]:
    for locale in LOCALES:
        for mark in tutorial.marks:
            for text in filter(None, (mark.text, mark.hint)):
                if not game.text.catalogue(locale).has(f"tutorial-{text}"):
                    yield f"{locale}: tutorial-{text} is missing"


def _unknown_names(game: Game, tutorial: Tutorial) -> Iterator[str]:
    events = {event.tag for event in (*KERNEL_EVENTS, *game.events)}
    if tutorial.bot not in ("random", *game.bots):
        yield f"there is no bot {tutorial.bot}"
    for mark in tutorial.marks:
        if mark.until.event and mark.until.event not in events:
            yield f"{mark.text}: there is no event {mark.until.event}"
        if mark.until.event and mark.until.tap:
            yield f"{mark.text}: ends with an event or with a tap, not both"


def _broken_course(game: Game, tutorial: Tutorial) -> Iterator[str]:
    for locale in LOCALES if tutorial.local_options else LOCALES[:1]:
        try:
            match = start_tutorial(game, tutorial, seed_from_int(0), tutorial.options_in(locale))
        except Rejected as refusal:
            yield f"the match cannot begin: {refusal}"
            return
        yield from _played_through(game, tutorial, match)


def _played_through(game: Game, tutorial: Tutorial, match: Match) -> Iterator[str]:
    course = _Course(tutorial.marks, match)
    for number, scripted in enumerate(tutorial.script):
        try:
            move = game.text.parse_move(scripted.move)
            course.follow(let_pass(match))
            if scripted.seat != LEARNER and scripted_move(tutorial, match, scripted.seat) != move:
                yield f"move {number + 1}, {scripted.move}: another move of this seat is due"
            events = match.play(scripted.seat, move, match.at + THINKING)
        except Rejected as refusal:
            yield f"move {number + 1}, {scripted.move}: {refusal}"
            return
        course.follow(events)
    course.follow(let_pass(match))
    if course.left:
        yield f"the script ends, and {course.left[0].text} still waits"


class _Course:
    """The marks as a learner meets them who does what is expected."""

    def __init__(self, marks: Sequence[Mark], match: Match) -> None:
        self.left = list(marks)
        self._match = match
        self.follow(())

    def follow(self, events: Sequence[Event]) -> None:
        """Pass the marks that end with these events, and those that need none."""
        heard = [msgspec.to_builtins(event) for event in events]
        while self.left and self._is_shown(self.left[0]) and self._ends(self.left[0], heard):
            self.left.pop(0)

    def _is_shown(self, mark: Mark) -> bool:
        view = msgspec.to_builtins(self._match.view(LEARNER))
        return bool(mark.until.event) or contains(view, mark.on)

    def _ends(self, mark: Mark, heard: list[Mapping[str, object]]) -> bool:
        if not mark.until.event:
            return True
        wanted = {**mark.until.fields, "event": mark.until.event}
        while heard:
            if contains(heard.pop(0), wanted):
                return True
        return False


def contains(whole: Mapping[str, object], part: Mapping[str, object]) -> bool:
    """Whether all fields of the part have the same values in the whole."""
    return all(name in whole and whole[name] == value for name, value in part.items())
