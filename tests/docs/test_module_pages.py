"""Every module is listed exactly once in the page of its package."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import ludoteca

SOURCE = Path(ludoteca.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
QUOTED = re.compile(r"`([a-z0-9_./]+)`")


def in_docstring(package: str) -> list[str]:
    """The names in backticks of a package's docstring."""
    return QUOTED.findall(import_module(f"ludoteca.{package}").__doc__ or "")


def in_tables(page: str) -> list[str]:
    """The files in the first column of a page's tables."""
    lines = (DOCS / page).read_text("utf-8").splitlines()
    cells = "".join(line.split("|")[1] for line in lines if line.startswith("| `"))
    return [name[:-3] for name in QUOTED.findall(cells) if name.endswith(".py")]


PAGES = {
    "arena": in_docstring("arena"),
    "check": in_tables("check.md"),
    "cli": in_docstring("cli"),
    "kernel": in_tables("kernel.md"),
    "parts": in_docstring("parts"),
    "server": in_docstring("server"),
    "store": in_docstring("store"),
}


def modules(package: str) -> set[str]:
    folder = SOURCE / package
    paths = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py"))
    return {path.as_posix() for path in paths if not path.name.startswith("__")}


@pytest.mark.parametrize("package", PAGES)
def test_every_module_is_listed_once(package: str) -> None:
    found = Counter(PAGES[package])
    ours = {name for name in modules(package) if not name.startswith("migrations/")}
    assert {name: found[name] for name in ours} == dict.fromkeys(ours, 1)


@pytest.mark.parametrize("package", PAGES)
def test_every_listed_module_exists(package: str) -> None:
    listed = {name for name in PAGES[package] if "/" in name}
    assert listed <= modules(package) | {"migrations/versions"}
