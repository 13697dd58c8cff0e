"""The interface of a family of questions: its documents, its answers and their worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar

from ludoteca.kernel import JsonObject

from ..question import Given, Question, Solution
from .faults import Fault

FULL = 1_000_000
"""The share of a wholly right answer; part answers are worth less of the points."""


class Family(ABC):
    """The rules of one kind of question. Pure: nothing here knows of seats or of time."""

    fields: ClassVar[tuple[str, ...]] = ()
    """Fields of a document that belong to the kind."""
    is_shuffled: ClassVar[bool] = True
    """Whether its options are shown in an order drawn for each match."""
    is_scored: ClassVar[bool] = True
    """Whether an answer can be right or wrong."""

    @abstractmethod
    def faults(self, item: JsonObject) -> Iterator[Fault]:
        """Faults in the fields of the kind."""

    @abstractmethod
    def facts(self, item: JsonObject) -> JsonObject:
        """The fields of the `Question` that a faultless item becomes."""

    @abstractmethod
    def document(self, question: Question) -> JsonObject:
        """The fields of the kind in a document: the inverse of `facts`."""

    def places(self, question: Question) -> int:
        """Number of options shown."""
        return len(question.options)

    @abstractmethod
    def accepts(self, question: Question, given: Given) -> bool:
        """Whether it is an answer at all, right or wrong."""

    @abstractmethod
    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        """The share of the points that an answer is worth, up to `FULL`. `shown` are the options in
        the order in which they were shown."""

    def told(self, question: Question) -> str:
        """The answer in words, where it has some."""
        return ""

    @abstractmethod
    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        """The answer as it is shown."""
