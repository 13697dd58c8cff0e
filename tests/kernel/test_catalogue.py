"""Message catalogues of the kernel and of games, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca import LOCALES, Catalogue, catalogue
from ludoteca.kernel import KERNEL_LOCALE

KERNEL = Path(ludoteca.__file__).parent / "kernel"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = "greet = Hello, { $name }.\nnobody = no player\nform =\n    .title = Title\n"
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    (tmp_path / "es.ftl").write_text("greet = Hola, { $name }.\n", "utf-8")
    return tmp_path


def test_the_languages_are_those_of_the_kernels_files_and_the_first_is_english() -> None:
    assert LOCALES[:1] == ("en",)
    assert "es" in LOCALES
    assert sorted(LOCALES) == sorted(path.stem for path in KERNEL_LOCALE.iterdir())


@pytest.mark.parametrize(("locale", "text"), [("en", "Hello, Ana."), ("es", "Hola, Ana.")])
def test_a_message_is_said_in_its_language(locale: str, text: str, folder: Path) -> None:
    assert catalogue(locale, folder).say("greet", name="Ana") == text


def test_another_language_falls_back_to_the_first(folder: Path) -> None:
    assert catalogue("fr", folder).locale == "en"
    assert catalogue("fr", folder).say("greet", name="Ana") == "Hello, Ana."


def test_without_a_folder_there_are_the_kernels_sentences() -> None:
    assert catalogue("es").say("seat", number=2) == "Asiento 2"
    assert not catalogue("es").has("greet")


def test_a_game_may_say_the_kernels_sentences_otherwise(folder: Path) -> None:
    assert catalogue("en").say("nobody") == "nobody"
    assert catalogue("en", folder).say("nobody") == "no player"
    assert catalogue("en", folder).say("none") == "none"


def test_a_language_a_folder_does_not_have_is_no_error(tmp_path: Path) -> None:
    assert Catalogue("es", (tmp_path,)).say("greet") == "greet"


def test_a_message_that_is_not_there_is_said_by_its_id(folder: Path) -> None:
    words = catalogue("en", folder)
    assert words.has("greet")
    assert not words.has("farewell")
    assert words.say("farewell", name="Ana") == "farewell"


def test_a_message_of_attributes_only_is_said_by_its_id(folder: Path) -> None:
    assert catalogue("en", folder).say("form") == "form"


def test_sentences_hold_no_invisible_marks(folder: Path) -> None:
    assert catalogue("en", folder).say("greet", name="Ana").isascii()


@pytest.mark.parametrize(("length", "shown"), [(1000, 1000), (1001, 1000), (5000, 1000)])
def test_a_very_long_argument_is_cut(length: int, shown: int, folder: Path) -> None:
    name = "x" * length
    said = catalogue("en", folder).say("greet", name=name)
    assert said == f"Hello, {name if shown == length else name[:999] + '…'}."


def test_a_number_is_never_cut(folder: Path) -> None:
    assert catalogue("en", folder).say("greet", name=12) == "Hello, 12."


def messages(locale: str) -> dict[str, set[str]]:
    """The kernel's messages with the parameters they use."""
    text = (KERNEL_LOCALE / f"{locale}.ftl").read_text("utf-8")
    found = re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", sentence)) for name, sentence in found}


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_says_the_same_messages_with_the_same_parameters(locale: str) -> None:
    assert messages(locale) == messages("en")


def test_every_refusal_in_the_kernel_has_a_sentence() -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(KERNEL.rglob("*.py")))
    codes = set(re.findall(r'Rejected\(\s*"(\w+)"', source))
    assert len(codes) > 25
    assert {f"rejected-{code}" for code in codes} <= messages("en").keys()


def test_every_reason_of_the_reusable_endings_has_a_sentence() -> None:
    source = (KERNEL / "rules" / "endings.py").read_text("utf-8")
    reasons = set(re.findall(r'return "(\w+)"', source))
    assert {"rounds_played", "score_reached", "first_correct", "time_up"} <= reasons
    assert {f"reason-{reason}" for reason in reasons} <= messages("en").keys()
