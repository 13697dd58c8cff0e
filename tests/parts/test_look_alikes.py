"""Look-alike characters: the table of Unicode, and those that nobody sees."""

from __future__ import annotations

import unicodedata

import pytest

from ludoteca.parts.look_alikes import TABLE, look_alike_keys, skeleton, without_invisible


@pytest.mark.parametrize(
    ("text", "looks"),
    [
        ("paypal", "paypal"),
        ("раураl", "paypal"),  # Cyrillic but for the l
        ("𝐌arta", "Marta"),
        ("Iris", "lris"),
        ("modern", "rnodern"),
        ("Łódź", "Lodz"),
        ("a\u0301\u200bb", "ab"),
    ],
)
def test_the_skeleton_of_a_text_is_what_it_looks_like(text: str, looks: str) -> None:
    assert skeleton(text) == looks
    assert skeleton(skeleton(text)) == looks


@pytest.mark.parametrize("code", [0x034F, 0x115F, 0x3164, 0x200B, 0xFE0F, 0xE0100, 0xFFA0, 0x00AD])
def test_what_nobody_sees_is_dropped(code: int) -> None:
    assert without_invisible(f"a{chr(code)}b") == "ab"
    assert look_alike_keys(f"a{chr(code)}b") == look_alike_keys("ab")


def test_the_table_says_where_it_comes_from_and_has_letters_only() -> None:
    heading, *lines = TABLE.read_text("utf-8").splitlines()
    assert "confusables.txt, Unicode 17" in heading
    assert any("licence Unicode-3.0" in line for line in lines)
    entries = [line for line in lines if not line.startswith("#")]
    assert len(entries) > 1_000
    signs = [chr(int(code, 16)) for line in entries for code in line.split(": ")[1].split()]
    # a character newer than this Python's tables has the category Cn
    assert {unicodedata.category(sign)[0] for sign in signs} <= set("LMN")
