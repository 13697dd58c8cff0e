"""Sheets as text, both ways, in Spanish and English."""

from __future__ import annotations

import pytest

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.model.sheet import (
    Assassinate,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Transfer,
)
from ludoteca.games.machiavelli.moves import Extend, Pass, Ready, Submit, Vote
from ludoteca.kernel import Move, Rejected

SAME = [
    (
        Submit((Command("A modena", "advance", "parma"),)),
        "A modena - parma",
        ["army Modena advances to Parma", "ejército Módena avanza a Parma", "a mod -> par"],
    ),
    (
        Submit((Command("A bologna", "support", "A modena"),)),
        "A bologna S A modena",
        ["Army Bologna supports Army Modena", "Ejército Bolonia apoya ejército Módena"],
    ),
    (
        Submit((Command("A2 modena", "support", "F3 genoa"),)),
        "A2 modena S F3 genoa",
        ["army 2 Modena supports fleet 3 Genoa", "ejército 2 en Módena apoya flota 3 de Génova"],
    ),
    (
        Submit((Command("F ligurian_sea", "convoy", "A pisa"),)),
        "F ligurian_sea C A pisa",
        ["fleet Ligurian Sea convoys army Pisa", "flota ls transporta ejército pis"],
    ),
    (
        Submit((Command("A modena", "besiege", retreats=("parma", "lucca")),)),
        "A modena B / parma lucca",
        ["army mod besieges / par, luc", "ejército mod asedia / par luc"],
    ),
    (
        Submit((Command("F genoa", "convert", "army"),)),
        "F genoa = army",
        ["fleet Genoa converts to army", "flota Génova se convierte en ejército"],
    ),
    (Submit((Command("G rome"),)), "G rome H", ["garrison Rome holds", "guarnición Roma mantiene"]),
    (
        Submit((Command("A pisa", "advance", "lucca", via=True),)),
        "A pisa - lucca via",
        ["army Pisa advances to Lucca via"],
    ),
    (
        Submit(expenses=(Transfer("venice", 10, "for Padua"),)),
        'pay venice 10 "for Padua"',
        ['paga venice 10 "for Padua"', 'pay to venice 10 "for Padua"'],
    ),
    (
        Submit(expenses=(Assassinate("florence", 12, (3, 5)),)),
        "kill florence 12 3,5",
        ["asesina florence 12 3 5"],
    ),
    (
        Submit(expenses=(Bribe("A parma", ("modena",)),)),
        "bribe A parma / modena",
        ["soborna e par / mod"],
    ),
    (Submit(expenses=(Relieve("modena"),)), "relieve modena", ["alivia Módena", "feed mod"]),
    (
        Submit(expenses=(Recruit("fleet", "genoa"),)),
        "recruit fleet genoa",
        ["recluta flota en Génova", "raise fleet in Genoa", "recruit F genoa"],
    ),
    (
        Submit(expenses=(Recruit("army", "pisa"),)),
        "recruit army pisa",
        ["recruit A pisa", "recluta ejército en Pisa"],
    ),
    (Submit(disband=("A parma",)), "disband A parma", ["licencia ejército Parma"]),
    (Submit(), "nothing", ["nada"]),
    (Pass(), "pass", ["paso"]),
    (Ready(), "ready", ["listo"]),
    (Extend(), "extend", ["prórroga"]),
    (Vote(2, "elimination"), "vote 3 elimination", ["voto 3 elimination"]),
]


@pytest.mark.parametrize(("move", "written", "also"), SAME)
def test_a_sheet_is_written_and_read(move: Move, written: str, also: list[str]) -> None:
    assert game.text.format_move(move) == written
    for text in [written, *also]:
        assert game.text.parse_move(text) == move, text


def test_a_sheet_has_as_many_lines_as_it_needs() -> None:
    text = "A luc - mod; A bol S A luc\npay venice 10; recruit garrison pisa"
    move = game.text.parse_move(text)
    assert isinstance(move, Submit)
    assert (len(move.orders), len(move.expenses)) == (2, 2)
    assert game.text.parse_move(game.text.format_move(move)) == move


@pytest.mark.parametrize(
    "text", ["", "hello", "A", "A modena", "A modena -", "pay", "kill florence", "vote x y", ";;"]
)
def test_text_that_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(Rejected) as why:
        game.text.parse_move(text)
    assert why.value.code == "bad_notation"
