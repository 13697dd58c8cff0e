"""Comparing typed words: the same, or nearly the same."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludoteca.parts.wording import (
    ARTICLES,
    _ascii_letters,
    _letters_of,
    fold,
    is_close,
    is_near,
    is_same,
    tells,
)

FOLDED = [
    ("capitals do not matter", "GATO", "gato"),
    ("accents do not matter", "camión", "camion"),
    ("an ü is a u, an ñ is an n", "cigüeña", "ciguena"),
    ("spaces around do not matter", "  gato ", "gato"),
    ("several spaces are one", "oso   hormiguero", "oso hormiguero"),
    ("a leading article is left out", "el gato", "gato"),
    ("in English, too", "The cat", "cat"),
    ("punctuation does not matter", "¡gato!", "gato"),
    ("a hyphen is a space", "hot-air balloon", "hot air balloon"),
    ("an article that is all there is stays", "the", "the"),
    ("an article inside stays", "pasar la noche", "pasar la noche"),
    ("only one article is left out", "the the cat", "the cat"),
    ("letters in fancy dress are letters", "𝐆𝖠𝓣ℴ", "gato"),
    ("what has no letters is nothing", "?!", ""),
]
SAME = [
    ("tortuga", "La Tortuga", True),
    ("ice cream", "icecream", True),
    ("hot air balloon", "hot-air balloon", True),
    ("gato", "gata", False),
    ("", "", False),
    ("!", "?", False),
]
NEAR = [
    ("a letter is missing", "girafa", "jirafa", True),
    ("a letter too many", "gatto", "gato", True),
    ("a letter is wrong", "gata", "gato", True),
    ("the last letter is missing", "elefant", "elefante", True),
    ("two neighbours are swapped", "jriafa", "jirafa", True),
    ("the first two are swapped", "ijrafa", "jirafa", True),
    ("the same is not near, it is right", "Gato", "gato", False),
    ("two letters are wrong", "mesa", "masi", False),
    ("a letter wrong and one missing", "jrfa", "jirafa", False),
    ("words of two letters are never near", "ax", "as", False),
    ("nothing is not near", "", "sol", False),
]


@pytest.mark.parametrize(("says", "typed", "folded"), FOLDED, ids=[case[0] for case in FOLDED])
def test_folding(says: str, typed: str, folded: str) -> None:
    assert fold(typed) == folded


@pytest.mark.parametrize(("typed", "word", "same"), SAME)
def test_the_same_word(typed: str, word: str, same: bool) -> None:
    assert is_same(typed, word) is same


@pytest.mark.parametrize(("says", "typed", "word", "near"), NEAR, ids=[case[0] for case in NEAR])
def test_a_near_miss(says: str, typed: str, word: str, near: bool) -> None:
    assert is_near(typed, word) is near


@given(st.text(max_size=40))
@example("A:A:0")
@example("ϒ")
def test_folding_twice_is_folding_once_but_for_a_second_article(text: str) -> None:
    folded = fold(text)
    assert fold(folded) == folded or folded.split()[0] in ARTICLES


WORDS = st.text("abcdeñé ", min_size=1, max_size=8)


@given(WORDS, WORDS)
def test_near_is_mutual_and_never_the_same(one: str, other: str) -> None:
    if is_near(one, other) and len(fold(one).replace(" ", "")) >= 3:
        assert is_near(other, one)
        assert not is_same(one, other)


TOLD = [
    ("the word itself", "gato", "gato"),
    ("in a sentence", "¡es un GATO, claro!", "gato"),
    ("with accents", "es un càmiôn", "camión"),
    ("spaced out", "g a t o", "gato"),
    ("with signs between", "g.a-t_o", "gato"),
    ("in two parts", "es un ga to", "gato"),
    ("with invisible characters", "ga\u200b\u034ft\u3164o", "gato"),
    ("in Cyrillic letters", "gаtо", "gato"),
    ("in styled letters", "𝐠𝐚𝐭𝐨", "gato"),
    ("inside another word", "gatos", "gato"),
    ("a short word by itself", "mira el sol", "sol"),
    ("a short word spaced out", "s o l", "sol"),
    ("two words", "hot-air balloon", "hot air balloon"),
    ("two words written together", "hotairballoon", "hot air balloon"),
]
NOT_TOLD = [
    ("something else", "mira bien", "gato"),
    ("letters that end up together", "llega tomando", "gato"),
    ("a short word inside another", "solamente", "sol"),
    ("a part of the word", "empieza por ga", "gato"),
    ("nothing", "", "gato"),
]


@pytest.mark.parametrize(("case", "text", "word"), TOLD)
def test_a_text_gives_the_word_away(case: str, text: str, word: str) -> None:
    assert tells(text, word), case


@pytest.mark.parametrize(("case", "text", "word"), NOT_TOLD)
def test_a_text_keeps_the_word(case: str, text: str, word: str) -> None:
    assert not tells(text, word), case


@given(st.text(st.characters(max_codepoint=127)))
def test_plain_text_takes_the_quick_way_to_the_same_letters(text: str) -> None:
    assert _ascii_letters(text) == _letters_of(text)


CLOSE = [
    ("accents and capitals do not matter", "VELAZQUEZ", "Velázquez", True),
    ("nor do articles", "the Beatles", "Beatles", True),
    ("one slip in five letters", "Pariss", "Paris", True),
    ("not in four", "Romee", "Rome", False),
    ("two neighbours exchanged are one slip", "Pairs", "Paris", True),
    ("two slips in ten letters", "Shakespere", "Shakespeare", True),
    ("two slips, one of them an exchange", "Constantinolpe", "Constantinople", True),
    ("not two in nine", "Velaskes", "Velázquez", False),
    ("not three in ten", "Shakspr", "Shakespeare", False),
    ("a digit is no slip", "1968", "1969", False),
    ("nor one more", "Apollo 111", "Apollo 11", False),
    ("nothing is not close to anything", "?", "Paris", False),
    ("and nothing is close to nothing", "", "?", False),
]


@pytest.mark.parametrize(
    ("guess", "word", "close"), [c[1:] for c in CLOSE], ids=[c[0] for c in CLOSE]
)
def test_close(guess: str, word: str, close: bool) -> None:
    assert is_close(guess, word) is close


@given(st.text("abc", max_size=14), st.text("abc", max_size=14))
def test_closeness_counts_edits(guess: str, word: str) -> None:
    slips = 2 if len(word) >= 10 else 1 if len(word) >= 5 else 0
    expected = word != "" and _edits(guess, word) <= slips
    assert is_close(guess, word) is expected


def _edits(one: str, other: str) -> int:
    """Edits between two texts, by the whole table."""
    table = [
        [i + j if not i * j else 0 for j in range(len(other) + 1)] for i in range(len(one) + 1)
    ]
    for i in range(1, len(one) + 1):
        for j in range(1, len(other) + 1):
            table[i][j] = min(
                table[i - 1][j] + 1,
                table[i][j - 1] + 1,
                table[i - 1][j - 1] + (one[i - 1] != other[j - 1]),
            )
            if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
                table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
    return table[-1][-1]
