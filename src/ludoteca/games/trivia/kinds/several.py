"""Questions with several right options, all of which have to be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import JsonObject

from ..question import Given, Question, Solution
from .family import FULL, Family
from .faults import Fault, index_of, list_faults


class Several(Family):
    """Every right option is worth a share, and every wrong one takes a share away."""

    fields = ("options", "answers")

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        options, answers = item.get("options"), item.get("answers")
        found = [*list_faults(options, "option", "wrong_options")]
        yield from found
        if found or not isinstance(options, list):
            return
        named = answers if isinstance(answers, list) else []
        indexes = {index_of(options, answer) for answer in named[: len(options) + 1]}
        if not named or None in indexes or len(indexes) < len(named):
            yield "no_answers", {"most": len(options) - 1}

    def facts(self, item: JsonObject) -> JsonObject:
        options = [option.strip() for option in item["options"]]
        right = {index_of(options, answer) for answer in item["answers"]}
        ordered = sorted(range(len(options)), key=lambda at: (at not in right, at))
        return {"options": tuple(options[at] for at in ordered), "right": len(right)}

    def document(self, question: Question) -> JsonObject:
        return {"options": list(question.options), "answers": list(range(question.right))}

    def accepts(self, question: Question, given: Given) -> bool:
        if not isinstance(given, tuple) or not given:
            return False
        return list(given) == sorted({*given}) and 0 <= given[0] <= given[-1] < len(
            question.options
        )

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        chosen = [shown[at] for at in given] if isinstance(given, tuple) else []
        hits = sum(option < question.right for option in chosen)
        return FULL * max(0, 2 * hits - len(chosen)) // question.right

    def told(self, question: Question) -> str:
        return ", ".join(question.options[: question.right])

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(
            options=tuple(at for at, option in enumerate(shown) if option < question.right)
        )
