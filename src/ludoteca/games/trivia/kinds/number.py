"""Questions answered with a number, which is paid by closeness."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ludoteca.kernel import JsonObject

from ..question import Given, Question, Solution
from .family import FULL, Family
from .faults import LARGEST_NUMBER, Fault, is_number, text_faults

USUAL_SHARE, LEAST_WITHIN = 5, 1
"""Unless the question says otherwise a number is worth nothing a fifth away, at least 1."""


class Number(Family):
    """Only the exact number is right; one nearby is paid in proportion."""

    fields = ("answer", "unit", "low", "high", "within")

    def faults(self, item: JsonObject) -> Iterator[Fault]:
        answer = item.get("answer")
        low, high, within = (item.get(name) for name in ("low", "high", "within"))
        given = [one for one in (low, high, within) if one is not None]
        if not is_number(answer) or not all(map(is_number, given)):
            yield "no_number", {"most": LARGEST_NUMBER}
            return
        least = -LARGEST_NUMBER if low is None else low
        most = LARGEST_NUMBER if high is None else high
        if not least <= answer <= most or least == most:
            yield "bad_limits", {}
        if within is not None and within <= 0:
            yield "bad_within", {}
        if item.get("unit", "") != "":
            yield from text_faults(item["unit"], "unit")

    def facts(self, item: JsonObject) -> JsonObject:
        answer = float(item["answer"])
        within = item.get("within")
        usual = max(LEAST_WITHIN, abs(answer) / USUAL_SHARE)
        limits = {name: float(item[name]) for name in ("low", "high") if item.get(name) is not None}
        return {
            "number": answer,
            "within": usual if within is None else float(within),
            "unit": item.get("unit", "").strip(),
            **limits,
        }

    def document(self, question: Question) -> JsonObject:
        limits = {"low": question.low, "high": question.high, "within": question.within}
        return {
            "answer": plain(question.number),
            **({"unit": question.unit} if question.unit else {}),
            **{name: plain(value) for name, value in limits.items() if value is not None},
        }

    def places(self, question: Question) -> int:
        return 0

    def accepts(self, question: Question, given: Given) -> bool:
        if not is_number(given):
            return False
        low = -LARGEST_NUMBER if question.low is None else question.low
        high = LARGEST_NUMBER if question.high is None else question.high
        return low <= given <= high

    def share(self, question: Question, shown: Sequence[int], given: Given) -> int:
        if not is_number(given):
            return 0
        within = _exact(question.within)
        distance = abs(_exact(given) - _exact(question.number))
        return int(FULL * max(within - distance, Fraction(0)) / within)

    def told(self, question: Question) -> str:
        return f"{number_text(question.number)} {question.unit}".strip()

    def solution(self, question: Question, shown: Sequence[int]) -> Solution:
        return Solution(number=question.number, within=question.within)


def _exact(number: float) -> Fraction:
    """A number as it is written, so that 0.1 is a tenth."""
    return Fraction(repr(float(number)))


def plain(number: float) -> int | float:
    """A whole number without a fraction."""
    return int(number) if float(number).is_integer() else number


def number_text(number: float) -> str:
    return str(plain(number))
