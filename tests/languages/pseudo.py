"""A pseudo-language made from English: every letter accented, every message in brackets.

What appears without accents was not said through a catalogue. Arguments, plurals and references
are kept, so every message works as it does in English.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

LOCALE = "eo"
"""The code it goes by: one that has rules for numbers and dates and no texts of ours."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçđéƒğĥíĵķļɱñóþǫŕšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞǪŔŠŤÚṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
KEPT_IN_MARKDOWN = re.compile(r"(`[^`]*`|\]\([^)]*\)|<[^>]*>)")


BRAND = re.compile("(ludoteca)", re.IGNORECASE)


def accented(text: str) -> str:
    """With accents on everything but our name."""
    return "".join(
        piece if index % 2 else piece.translate(ACCENTS)
        for index, piece in enumerate(BRAND.split(text))
    )


class _Accents(visitor.Transformer):
    def __init__(self) -> None:
        self.has_words = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        self.has_words |= any(letter.isalpha() for letter in node.value)
        return ast.TextElement(accented(node.value))


def translate(source: str) -> str:
    """A whole `.ftl` file."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            accents = _Accents()
            accents.visit(entry)
            if entry.value is not None and accents.has_words:
                elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("⟧")]
                entry.value.elements = elements
    return FluentSerializer().serialize(resource)


def translate_markdown(source: str) -> str:
    pieces = KEPT_IN_MARKDOWN.split(source)
    return "".join(piece if index % 2 else accented(piece) for index, piece in enumerate(pieces))


def add_language(folder: Path) -> None:
    """Follow the recipe: a file beside every English one below this folder."""
    for path in folder.rglob("locale/en.ftl"):
        path.with_name(f"{LOCALE}.ftl").write_text(translate(path.read_text("utf-8")), "utf-8")
    for book in ("README", "RULES"):
        for path in folder.rglob(f"{book}.es.md"):
            english = path.with_name(f"{book}.md").read_text("utf-8")
            path.with_name(f"{book}.{LOCALE}.md").write_text(translate_markdown(english), "utf-8")


def copy_with_language(packages: Iterable[Path], target: Path) -> None:
    """The program as it would be with this language: its packages, side by side."""
    for package in packages:
        shutil.copytree(package, target / package.name)
    add_language(target)


def plain_words(text: str) -> set[str]:
    """Words without accents, which no catalogue said: of four letters or more."""
    return set(re.findall(r"(?<![\w.@/#=\\-])[A-Za-z]{4,}(?![\w@/=\\-])", text))
