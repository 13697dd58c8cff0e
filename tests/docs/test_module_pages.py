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


def of_init(package: str) -> str:
    return import_module(f"ludoteca.{package}").__doc__ or ""


def of_table(page: str) -> str:
    """The rows of the tables of a page in docs/."""
    lines = (DOCS / page).read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith("|"))


PAGES = {
    "arena": of_init("arena"),
    "check": of_init("check"),
    "cli": of_init("cli"),
    "kernel": of_table("kernel.md"),
    "parts": of_init("parts"),
    "server": of_init("server"),
    "store": of_init("store"),
}


def modules(package: str) -> set[str]:
    folder = SOURCE / package
    paths = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py"))
    return {path.as_posix() for path in paths if not path.name.startswith("__")}


@pytest.mark.parametrize("package", PAGES)
def test_every_module_is_listed_once(package: str) -> None:
    found = Counter(name.removesuffix(".py") for name in QUOTED.findall(PAGES[package]))
    ours = {name for name in modules(package) if not name.startswith("migrations/")}
    assert {name: found[name] for name in ours} == dict.fromkeys(ours, 1)


@pytest.mark.parametrize("package", PAGES)
def test_every_listed_module_exists(package: str) -> None:
    listed = {name.removesuffix(".py") for name in QUOTED.findall(PAGES[package]) if "/" in name}
    assert listed <= modules(package) | {"migrations/versions"}
