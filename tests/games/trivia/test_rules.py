"""The rulebook of Trivia as tables (see README.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rulebook import Case, cases_in, holds
from tests.games.trivia.playing import act, begin


@pytest.mark.parametrize("case", cases_in(Path(__file__).parent / "cases"))
def test_the_rulebook(case: Case) -> None:
    holds(case, begin(**case.given), act)
