"""The browser's golden sentences are those the server says now."""

from __future__ import annotations

from .golden_sentences import GOLDEN, as_json, golden


def test_the_golden_sentences_are_current() -> None:
    told = GOLDEN.read_text("utf-8")
    assert as_json(golden()) + "\n" == told, "python -m tests.web.golden_sentences --write"
