"""The events of Trivia."""

from __future__ import annotations

from typing import Annotated

from ludoteca.kernel import Event, Seat, named

Category = Annotated[str, named("category")]
Difficulty = Annotated[str, named("difficulty")]


class QuestionAsked(Event):
    question: str
    category: Category | None
    difficulty: Difficulty | None
    """Like `category`, None where a host's own question has none."""
    seats: tuple[Seat, ...]
    """Seats that may answer."""


class OptionsShown(Event):
    options: tuple[str, ...]


class Answered(Event, secret=("option",)):
    """The option is secret until all answers are shown."""

    seat: Seat
    option: int | None
    locked: bool
    """Whether the answer is known to be wrong, where the first right one ends the round."""


class Passed(Event):
    seat: Seat


class AnswerShown(Event):
    option: int
    answer: str
    because: str
    seats: tuple[Seat, ...]
    """Seats that were right."""


EVENTS = (QuestionAsked, OptionsShown, Answered, Passed, AnswerShown)
