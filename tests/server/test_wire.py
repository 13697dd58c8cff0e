"""Wire format: current TypeScript types, texts for all refusals, distinct message tags."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import ludoteca
from ludoteca import LOCALES, catalogue
from ludoteca.server import wire
from ludoteca.server.problems import LOCALE
from ludoteca.server.rooms.dispatch import HANDLERS
from ludoteca.server.wire.typescript import generated, main

SERVER = Path(ludoteca.__file__).parent / "server"


@pytest.mark.parametrize("path", generated(), ids=lambda path: path.parent.name)
def test_the_typescript_types_are_current(path: Path) -> None:
    text = generated()[path]
    assert path.read_text("utf-8") == text, "python -m ludoteca.server.wire.typescript"


def test_any_installed_game_can_have_its_types_written(tmp_path: Path) -> None:
    main(["--game", "pig", str(tmp_path / "pig.ts")])
    assert "export type PigView = {" in (tmp_path / "pig.ts").read_text("utf-8")


def test_messages_from_browsers_are_told_apart_by_their_type() -> None:
    message = msgspec.json.decode(b'{"type":"sit","id":"a"}', type=wire.FromBrowserMessage)
    assert message == wire.Sit("a")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"fly","id":"a"}',
        '{"type":"sit"}',
        '{"type":"sit","id":""}',
        '{"type":"sit","id":"' + "x" * 41 + '"}',
        '{"type":"sit","id":"a","seat":"0"}',
        '{"type":"sit","id":"a","as":"host"}',
        '{"type":"pledge","id":"a","hash":"zz"}',
        '{"type":"chat","id":"a","text":""}',
        '{"type":"chat","id":"a","text":"' + "x" * 2001 + '"}',
        '{"type":"welcome"}',
        "[" * 2000,
    ],
)
def test_other_messages_are_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        msgspec.json.decode(text, type=wire.FromBrowserMessage)


def test_every_request_has_a_handler() -> None:
    requests = {
        kind for kind in get_args(wire.FromBrowserMessage) if issubclass(kind, wire.Request)
    }
    assert requests == HANDLERS.kinds


def codes_in_the_sources() -> set[str]:
    codes = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Rejected":
                for constant in ast.walk(node.args[0]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        codes.add(constant.value)
    return codes


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_text_in_every_language(locale: str) -> None:
    words = catalogue(locale, LOCALE)
    codes = codes_in_the_sources() - {"playing"}  # a phase, in the choice between two codes
    assert len(codes) > 50
    assert sorted(code for code in codes if not words.has(f"rejected-{code}")) == []


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    def arguments(locale: str) -> dict[str, set[str]]:
        text = (LOCALE / f"{locale}.ftl").read_text("utf-8")
        blocks = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
        return {block.split(" =")[0]: set(re.findall(r"\$\w+", block)) for block in blocks}

    assert arguments("en") == arguments("es")
