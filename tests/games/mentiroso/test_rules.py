"""The rulebook of Mentiroso as tables (see README.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.mentiroso.playing import act, begin
from tests.games.rulebook import Case, cases_in, holds


@pytest.mark.parametrize("case", cases_in(Path(__file__).parent / "cases"))
def test_the_rulebook(case: Case) -> None:
    holds(case, begin(**case.given), act)
