"""The events of Trivia."""

from __future__ import annotations

from typing import Annotated

from ludoteca.kernel import Event, Seat, named

from .question import Kind

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


class AnswersOpen(Event):
    """A question without options may be answered."""


class Answered(Event, secret=("option",)):
    """The option is secret until all answers are shown. Other answers are told only then."""

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


class SolutionShown(Event):
    """The answer to a question of another kind than a choice."""

    kind: Kind
    answer: str
    """In words: of true and false, one of these; of a poll and a place in a picture nothing."""
    because: str
    seats: tuple[Seat, ...]


EVENTS = (
    QuestionAsked,
    OptionsShown,
    AnswersOpen,
    Answered,
    Passed,
    AnswerShown,
    SolutionShown,
)
