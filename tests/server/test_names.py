"""Names of people and codes of tables."""

from __future__ import annotations

import pytest

from ludoteca import Rejected
from ludoteca.server.sources import make_code
from ludoteca.server.tables.names import (
    ALPHABET,
    folded,
    free_name,
    read_code,
    read_name,
)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana   María  ", "Ana María"),
        ("Ana\tLu", "Ana Lu"),
        ("Jean-Luc", "Jean-Luc"),
        ("R2", "R2"),
        ("42", "42"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("محمد", "محمد"),
        ("Владимир", "Владимир"),
        ("हिन्दी", "हिन्दी"),
        ("x" * 20, "x" * 20),
        ("Hostal", "Hostal"),
        ("Botella", "Botella"),
    ],
)
def test_a_name_is_letters_of_any_language_digits_spaces_and_hyphens(typed: str, kept: str) -> None:
    assert read_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name_length"),
        ("A", "name_length"),
        (" A ", "name_length"),
        ("x" * 21, "name_length"),
        ("Ana!", "name_sign"),
        ("<b>Ana</b>", "name_sign"),
        ("Ana\u202eneB", "name_sign"),
        ("Ana\u200b", "name_sign"),
        ("Ana\x00", "name_sign"),
        ("😀😀", "name_sign"),
        ("--", "name_sign"),
        ("\u0301\u0301", "name_sign"),
        ("host", "name_reserved"),
        ("HOST", "name_reserved"),
        ("Bot", "name_reserved"),
        ("Bot A", "name_reserved"),
        ("Ad-min", "name_reserved"),
        ("Neutral", "name_reserved"),
        ("Nadie", "name_reserved"),
        ("anfitrión", "name_reserved"),
    ],
)
def test_other_names_are_refused_with_what_is_wrong(typed: str, code: str) -> None:
    with pytest.raises(Rejected) as refused:
        read_name(typed)
    assert refused.value.code == code


def test_names_that_look_alike_are_the_same_name() -> None:
    assert folded("Ana-María") == folded("ana maria")
    assert folded("Ana") != folded("Anna")


def test_who_comes_with_a_taken_name_gets_a_number() -> None:
    assert free_name("Ana", []) == "Ana"
    assert free_name("Ana", ["ana", "Ana 2"]) == "Ana 3"
    assert free_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"


def test_codes_have_six_letters_nobody_mistakes_for_others() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("01IO") & set(ALPHABET)
    code = make_code()
    assert len(code) == 6
    assert set(code) <= set(ALPHABET)
    assert make_code() != make_code()


def test_a_code_may_be_typed_in_any_way() -> None:
    assert read_code(" abc-d2 e") == "ABCD2E"
