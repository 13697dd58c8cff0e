"""Questions answered with a text, which need not be spelled perfectly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import JsonObject
from ludoteca.parts.wording import fold, is_close

from ..question import Given, Question, Solution
from .family import FULL, Family
from .faults import LONGEST, Fault, text_faults

MOST_ACCEPTED = 20
MAX_TYPED = LONGEST["answers"]


class Typed(Family):
    """Right is what equals an accepted text: closely, or letter for letter."""

    fields = ("answers", "tolerance")

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        answers = item.get("answers")
        if not isinstance(answers, list) or not 1 <= len(answers) <= MOST_ACCEPTED:
            yield "no_texts", {"most": MOST_ACCEPTED}
        else:
            wrong = [fault for text in answers for fault in text_faults(text, "answers")]
            yield from wrong[:1]
            if not wrong and not all(map(fold, answers)):
                yield "no_letters", {}
        if item.get("tolerance", "close") not in ("exact", "close"):
            yield "bad_tolerance", {}

    def facts(self, item: JsonObject) -> JsonObject:
        texts = dict.fromkeys(text.strip() for text in item["answers"])
        return {"answers": tuple(texts), "tolerance": item.get("tolerance", "close")}

    def document(self, question: Question) -> JsonObject:
        exact = {"tolerance": "exact"} if question.tolerance == "exact" else {}
        return {"answers": list(question.answers), **exact}

    def places(self, question: Question) -> int:
        return 0

    def accepts(self, question: Question, given: Given) -> bool:
        return isinstance(given, str) and 0 < len(given) <= MAX_TYPED and given.isprintable()

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        equals = is_close if question.tolerance == "close" else _is_spelled
        is_right = isinstance(given, str) and any(equals(given, text) for text in question.answers)
        return FULL if is_right else 0

    def told(self, question: Question) -> str:
        return question.answers[0]

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(texts=question.answers)


def _is_spelled(given: str, text: str) -> bool:
    """Letter for letter; capitals and spaces do not count."""
    return given.casefold().split() == text.casefold().split()
