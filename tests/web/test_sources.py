"""The browser's side by its own tools: its types hold and its unit tests pass."""

from __future__ import annotations

from .building import install_packages, npm


def test_the_types_of_the_pages_hold() -> None:
    install_packages()
    npm("run", "check")


def test_the_units_of_the_pages_work() -> None:
    install_packages()
    npm("test")
