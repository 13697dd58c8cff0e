"""The recipes of CONTRIBUTING.md name files that exist, and the layers as the contract has them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
RECIPES = dict(re.findall(r"^### (.+?)\n(.*?)(?=^### |\Z)", PAGE, re.MULTILINE | re.DOTALL))
BASE = re.compile(r"Paths are relative\s+to\s+`([^`]+)`")
FILE = re.compile(
    r"(?<![\w./<>@-])([\w*][\w./*-]*?(?:\.(?:py|ts|svelte|css|ftl|md|toml)|/))(?=[`\s)])"
)
MADE = ("nim", "m0016_notes")
"""Names of files that a recipe creates."""


def files_named(recipe: str) -> set[str]:
    """The paths in code spans and shell commands."""
    commands = re.findall(r"```sh\n(.*?)```", recipe, re.DOTALL)
    spans = re.findall(r"`[^`\n]+`", re.sub(r"```.*?```", "", recipe, flags=re.DOTALL))
    found = {path for text in (*commands, *spans) for path in FILE.findall(text)}
    return {path for path in found if not any(name in path for name in MADE)}


def is_there(path: str, base: str) -> bool:
    """In the folder that the recipe names, at the root, or in any folder of the sources or tests
    where the recipe names no more than the end of a path."""
    name = path.rstrip("/")
    if any(ROOT.glob(name)) or any((ROOT / base).glob(name)):
        return True
    return not base and any(any((ROOT / part).rglob(name)) for part in ("src", "tests"))


def test_the_recipes_are_found() -> None:
    assert len(RECIPES) >= 9
    assert sum(len(files_named(recipe)) for recipe in RECIPES.values()) > 60


@pytest.mark.parametrize("title", RECIPES)
def test_a_recipe_names_files_that_exist(title: str) -> None:
    recipe = RECIPES[title]
    relative_to = BASE.search(recipe)
    base = relative_to[1] if relative_to else ""
    assert {path for path in files_named(recipe) if not is_there(path, base)} == set()


def test_the_layers_are_those_of_the_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    told = re.search(r"from the top:\s+([a-z,\s]+)\.", PAGE)
    assert told is not None
    assert re.split(r",\s+", told[1]) == [layer.strip("()") for layer in layers]
