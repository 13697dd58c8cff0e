"""The cards: numbers, and the matrix of colours (rules 1 and 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.teradeck.deck import CARDS, COLOURS, FACE, ID, compatible


def test_there_are_68_cards_and_each_has_an_id_of_its_own() -> None:
    assert CARDS == len(set(ID)) == 68


COUNTS = {"module": 21, "bug": 17, "patch": 20, "op": 10}


@pytest.mark.parametrize(("kind", "count"), COUNTS.items())
def test_how_many_there_are_of_each_kind(kind: str, count: int) -> None:
    assert sum(face.split("_")[0] == kind for face in FACE) == count


COPIES = {
    "module_backend": 5,
    "module_multicolor": 1,
    "bug_mobile": 4,
    "bug_multicolor": 1,
    "patch_data_science": 4,
    "patch_multicolor": 4,
    "op_architect_change": 3,
    "op_recruit_ace": 3,
    "op_internal_phishing": 2,
    "op_end_year_party": 1,
    "op_project_swap": 1,
}


@pytest.mark.parametrize(("face", "copies"), COPIES.items())
def test_how_many_copies_there_are(face: str, copies: int) -> None:
    assert Counter(FACE)[face] == copies


MATRIX = [
    [1, 0, 0, 0, 1],
    [0, 1, 0, 0, 1],
    [0, 0, 1, 0, 1],
    [0, 0, 0, 1, 1],
    [1, 1, 1, 1, 1],
]


@pytest.mark.parametrize("card", range(5), ids=COLOURS)
@pytest.mark.parametrize("module", range(5), ids=COLOURS)
def test_which_colours_go_together(card: int, module: int) -> None:
    assert compatible(card, module) == bool(MATRIX[card][module])
