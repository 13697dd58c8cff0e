"""Questions whose items are to be put in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ludoteca.kernel import JsonObject

from ..question import Given, Question, Solution
from .family import FULL, Family
from .faults import Fault, list_faults, text_faults

FEWEST_ITEMS = 3


class Order(Family):
    """Exactly one order is right; others are paid by the pairs that stand in it, squared."""

    fields = ("items", "ends")

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        yield from list_faults(item.get("items"), "item", "wrong_items", least=FEWEST_ITEMS)
        ends = item.get("ends")
        if ends is None:
            return
        if not isinstance(ends, list) or len(ends) != 2:
            yield "wrong_ends", {}
        else:
            yield from [fault for text in ends for fault in text_faults(text, "ends")][:1]

    def facts(self, item: JsonObject) -> JsonObject:
        items = tuple(text.strip() for text in item["items"])
        return {"options": items, "ends": tuple(text.strip() for text in item.get("ends") or ())}

    def document(self, question: Question) -> JsonObject:
        ends = {"ends": list(question.ends)} if question.ends else {}
        return {"items": list(question.options), **ends}

    def accepts(self, question: Question, given: Given) -> bool:
        return isinstance(given, tuple) and sorted(given) == [*range(len(question.options))]

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        places = [shown[at] for at in given] if isinstance(given, tuple) else []
        pairs = [*combinations(places, 2)]
        ordered = sum(one < other for one, other in pairs)
        return FULL * ordered**2 // max(1, len(pairs) ** 2)

    def told(self, question: Question) -> str:
        return ", ".join(question.options)

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(options=tuple(shown.index(item) for item in range(len(shown))))
