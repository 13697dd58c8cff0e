"""The browser's side by its own tools: types, lint rules, formatting and unit tests."""

from __future__ import annotations

import pytest

from .building import install_packages, npm


@pytest.mark.parametrize("script", ["check", "lint", "format:check", "test"])
def test_the_pages_pass(script: str) -> None:
    install_packages()
    npm("run", script)
