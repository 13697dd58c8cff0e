"""Questions answered with one option: a choice, true or false, a poll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ludoteca.kernel import JsonObject

from ..question import Given, Question, Solution
from .family import FULL, Family
from .faults import Fault, index_of, list_faults


class Choice(Family):
    """One of two to six options is right: the first of the question."""

    fields: ClassVar[tuple[str, ...]] = ("options", "answer")

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        options = item.get("options")
        found = [*list_faults(options, "option", "wrong_options")]
        yield from found
        if found or not isinstance(options, list):
            return
        if index_of(options, item.get("answer")) is None:
            yield "no_answer", {"most": len(options) - 1}

    def facts(self, item: JsonObject) -> JsonObject:
        options = [option.strip() for option in item["options"]]
        at = index_of(options, item["answer"]) or 0
        return {"options": (options[at], *options[:at], *options[at + 1 :])}

    def document(self, question: Question) -> JsonObject:
        return {"options": list(question.options), "answer": 0}

    def accepts(self, question: Question, given: Given) -> bool:
        return type(given) is int and 0 <= given < self.places(question)

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        return FULL if isinstance(given, int) and shown[given] == 0 else 0

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(options=(shown.index(0),))


class TrueFalse(Choice):
    """True, which is shown first, or false. Clients name the two."""

    fields = ("answer",)
    is_shuffled = False

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        if not isinstance(item.get("answer"), bool):
            yield "no_truth", {}

    def facts(self, item: JsonObject) -> JsonObject:
        return {"truth": item["answer"]}

    def document(self, question: Question) -> JsonObject:
        return {"answer": question.truth}

    def places(self, question: Question) -> int:
        return 2

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        return FULL if given == int(not question.truth) else 0

    def told(self, question: Question) -> str:
        return "true" if question.truth else "false"

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(options=(int(not question.truth),))


class Poll(Choice):
    """Nothing is right, and nothing is paid; who chose what is shown."""

    fields = ("options",)
    is_shuffled = False
    is_scored = False

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        yield from list_faults(item.get("options"), "option", "wrong_options")

    def facts(self, item: JsonObject) -> JsonObject:
        return {"options": tuple(option.strip() for option in item["options"])}

    def document(self, question: Question) -> JsonObject:
        return {"options": list(question.options)}

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        return 0

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution()
