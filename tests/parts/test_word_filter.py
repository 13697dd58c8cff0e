"""The word filter: what it finds however it is written, and what it leaves alone."""

from __future__ import annotations

import pytest

from ludoteca.parts.word_filter import FOLDER, has_filtered_word

FOUND = """
fuck
FUCK you
what the fuuuuck
FuCkInG
f.u.c.k
f u c k you
F U C K!
f-u-c-k
fück
sh1t
$hit
5hit
bullshit!
fuck!!!
a$$hole
вitch
ѕhit
𝐟𝐮𝐜𝐤
f\u200bu\u200bck
hijo de puta
PUTA
pút@
p u t a
mierda
mierdaaaa
coño
CON\u0303O
cabrón
gilipollas
j0der
""".strip().splitlines()

HARMLESS = """
Scunthorpe
Essex and Sussex
a classic assassin in the cockpit
Dickens wrote that
computadora
la disputa por la reputación
el cono de un helado
diez años y un mes
follaje verde
cum laude
Wankel
Pissarro
shiitake
A55
455
1 2 3 4 5
y a o e u
Penélope
negro, rojo y blanco
the word is passed on
I am ill
me voy a la costa
sí o no
analizar
título
""".strip().splitlines()


@pytest.mark.parametrize("text", FOUND)
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    assert has_filtered_word(text)


@pytest.mark.parametrize("text", HARMLESS)
def test_harmless_words_are_left_alone(text: str) -> None:
    assert not has_filtered_word(text)


def test_the_lists_are_in_order_and_without_repetition() -> None:
    for file in sorted(FOLDER.glob("*.txt")):
        lines = file.read_text("utf-8").splitlines()
        words = [line for line in lines if not line.startswith("#")]
        assert words == sorted(set(words)), file.name
        assert all(word == word.casefold().strip() for word in words)


def test_long_texts_are_looked_through_quickly() -> None:
    assert not has_filtered_word("a" * 100_000)
    assert not has_filtered_word("word " * 400)
