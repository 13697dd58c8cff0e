"""The threat model names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "threat-model.md").read_text("utf-8")


def test_the_tests_it_names_exist() -> None:
    named = set(re.findall(r"`((?:tests|server)/[\w./]+)`", PAGE))
    assert len(named) > 15
    folders = (ROOT, ROOT / "src" / "ludoteca")
    assert {name for name in named if not any((at / name).exists() for at in folders)} == set()
