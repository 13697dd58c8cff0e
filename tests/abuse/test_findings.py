"""Every finding has a test of its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.abuse.findings import FINDINGS, TESTED

ELSEWHERE: dict[str, str] = {
    "counted": "tests/server/test_operation.py",
}
"""Findings that no script from outside can show: a defect cannot be provoked on purpose."""


def test_every_finding_has_a_test() -> None:
    for path in Path(__file__).parent.glob("test_*.py"):
        import_module(f"tests.abuse.{path.stem}")
    assert set(FINDINGS) == {*TESTED, *ELSEWHERE}
    root = Path(__file__).parents[2]
    assert all((root / path).exists() for path in ELSEWHERE.values())
