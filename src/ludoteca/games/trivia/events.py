"""What happens in Trivia."""

from __future__ import annotations

from typing import Annotated

from ludoteca.kernel import Event, Seat, named

Category = Annotated[str, named("category")]
Difficulty = Annotated[str, named("difficulty")]


class QuestionAsked(Event):
    question: str
    category: Category | None
    difficulty: Difficulty | None
    """A host's own question may have neither."""
    seats: tuple[Seat, ...]
    """Who may answer."""


class OptionsShown(Event):
    options: tuple[str, ...]


class Answered(Event, secret=("option",)):
    """Which option it was is nobody else's business before all are shown."""

    seat: Seat
    option: int | None
    locked: bool
    """Whether it is known to be wrong already, since the first right answer ends the round."""


class Passed(Event):
    seat: Seat


class AnswerShown(Event):
    option: int
    answer: str
    because: str
    seats: tuple[Seat, ...]
    """Who was right."""


EVENTS = (QuestionAsked, OptionsShown, Answered, Passed, AnswerShown)
