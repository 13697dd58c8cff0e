"""Names of people and codes of tables."""

from __future__ import annotations

from itertools import islice

import pytest

from ludoteca import Rejected
from ludoteca.server.sources import make_code
from ludoteca.server.tables.names import (
    ALPHABET,
    LONGEST,
    bot_names,
    free_name,
    is_taken,
    look_alike,
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
        ("Ана", "Ана"),
        ("Łukasz", "Łukasz"),
        ("Ñandú", "Ñandú"),
        ("Đặng", "Đặng"),
        ("Ελένη", "Ελένη"),
        ("さくら", "さくら"),
        ("김민지", "김민지"),
        ("Iłona", "Iłona"),
        # what nobody sees is dropped
        ("Ana\u200b", "Ana"),
        ("Ana\u202eneB", "AnaneB"),
        ("Mar\ufe0fta", "Marta"),
        ("Mar\u034fta", "Marta"),
        ("Marta\u3164", "Marta"),
        ("\u2060Mar\u00adta\U000e0100", "Marta"),
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
        ("\u3164\u3164\u3164", "name_length"),
        ("\u115f\u1160", "name_length"),
        ("\uffa0\uffa0A", "name_length"),
        ("\u2800\u2800", "name_sign"),
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
        ("Bot\ufe0f A", "name_reserved"),
        ("Host\ufe0f", "name_reserved"),
        ("B0t A", "name_reserved"),
        ("Воt A", "name_reserved"),
        ("𝐁𝐨𝐭 A", "name_reserved"),
        ("Ноst", "name_reserved"),
        ("Hoﬆ", "name_reserved"),
        ("ѕуѕtеm", "name_reserved"),
        ("Adrnin", "name_reserved"),
    ],
)
def test_other_names_are_refused_with_what_is_wrong(typed: str, code: str) -> None:
    with pytest.raises(Rejected) as refused:
        read_name(typed)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana-María", "ana maria"),
        ("Marta", "MARTA"),
        ("Marta", "Märta"),
        ("Marta", "Mar\ufe0fta"),
        ("Marta", "Mar\u034fta"),
        ("Marta", "Marta\u3164"),
        ("Marta", "Mаrtа"),  # Cyrillic а
        ("Marta", "Мarta"),  # Cyrillic М
        ("Marta", "МАRТА"),  # Cyrillic capitals
        ("Marta", "Μarta"),  # Greek Μ
        ("Marta", "𝐌arta"),
        ("Marta", "Ｍａｒｔａ"),
        ("Marta", "Rnarta"),
        ("Iris", "lris"),
        ("Oleg", "0leg"),
        ("Łukasz", "Lukasz"),
        ("Bot A", "Вot А"),
    ],
)
def test_names_that_look_alike_are_the_same_name(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)
    assert is_taken(other, ["Zoe", one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Anna"),
        ("Ana", "Ана"),
        ("Aida", "Alda"),
        ("Marta", "Марта"),
        ("Владимир", "Vladimir"),
        ("李雷", "李蕾"),
        ("محمد", "محمود"),
        ("Bot A", "Bot B"),
        ("Ana 2", "Ana 3"),
    ],
)
def test_names_that_differ_are_two_names(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_who_comes_with_a_taken_name_gets_a_number() -> None:
    assert free_name("Ana", []) == "Ana"
    assert free_name("Ana", ["ana", "Ana 2"]) == "Ana 3"
    assert free_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"
    assert free_name("Mаrta", ["Marta"]) == "Mаrta 2"


def test_codes_have_six_letters_nobody_mistakes_for_others() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("01IO") & set(ALPHABET)
    code = make_code()
    assert len(code) == 6
    assert set(code) <= set(ALPHABET)
    assert make_code() != make_code()


def test_a_code_may_be_typed_in_any_way() -> None:
    assert read_code(" abc-d2 e") == "ABCD2E"


def test_bots_are_called_what_nobody_else_is() -> None:
    assert [*islice(bot_names([]), 2)] == ["Bot Alba", "Bot Bruno"]
    assert next(bot_names(["Bot Alba", "bruno"])) == "Bot Carla"
    names = [*islice(bot_names([]), 60)]
    assert len({*names}) == 60
    assert max(map(len, names)) <= LONGEST
