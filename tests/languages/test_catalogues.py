"""Every catalogue and every rulebook is there in every language, with the same messages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from ludoteca import LOCALES

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    path.parent.relative_to(ROOT)
    for part in ("src", "examples", "web/src")
    for path in (ROOT / part).rglob("locale/en.ftl")
)
RULEBOOKS = sorted(
    {
        path.parent.relative_to(ROOT)
        for part in ("src", "examples")
        for path in (ROOT / part).rglob("README.*.md")
    }
)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, with the variables they speak of."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_there_are_catalogues_of_all_parts() -> None:
    parents = {folder.parent.name for folder in FOLDERS}
    assert {"kernel", "cli", "arena", "server", "risk", "ludoteca_pig", "src"} <= parents
    assert len(FOLDERS) >= 16


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    files = {path.stem: messages(path) for path in (ROOT / folder).glob("*.ftl")}
    assert sorted(files) == sorted(LOCALES)
    for locale in LOCALES:
        assert files[locale] == files["en"], locale


@pytest.mark.parametrize("folder", RULEBOOKS, ids=str)
def test_every_rulebook_is_there_in_every_language(folder: Path) -> None:
    others = [f".{locale}" for locale in LOCALES if locale != "en"]
    for book in {path.name.split(".")[0] for path in (ROOT / folder).glob("*.md")}:
        wanted = {f"{book}{language}.md" for language in ("", *others)}
        assert {path.name for path in (ROOT / folder).glob(f"{book}*.md")} == wanted


BY_NAME = re.compile(
    r"""(locale|language)(\(\))?\s*[!=]==?\s*["'][a-z]{2}["']|starts_?with\(["']e[ns]\b""",
    re.IGNORECASE,
)


def test_no_code_asks_for_a_language_by_name() -> None:
    sources = [path for part in ("src", "examples") for path in (ROOT / part).rglob("*.py")]
    sources += [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    assert len(sources) > 500
    found = {
        f"{path.relative_to(ROOT)}: {hit[0]}"
        for path in sources
        for hit in BY_NAME.finditer(path.read_text("utf-8"))
    }
    assert found == set()
