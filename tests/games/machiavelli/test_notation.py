"""Sheets as text, both ways, in Spanish and English."""

from __future__ import annotations

import pytest

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.map.board import FLEET, load_map
from ludoteca.games.machiavelli.model.sheet import (
    Assassinate,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Transfer,
)
from ludoteca.games.machiavelli.moves import Extend, Pass, Ready, Submit, Vote
from ludoteca.games.machiavelli.sandbox import sandbox
from ludoteca.games.machiavelli.sheets.reading import SheetReading
from ludoteca.kernel import Match, Move, Rejected
from tests.games.machiavelli.playing import start, state_of, view_of

ITALY = load_map("italy")

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


FORMS = [
    ("A parma Asediar Parma", Command("A parma", "besiege")),
    ("Asediar Parma", Command("A parma", "besiege")),
    ("Asedio Parma", Command("A parma", "besiege")),
    ("besiege Parma", Command("A parma", "besiege")),
    ("Ejército Parma: Asedio Parma", Command("A parma", "besiege")),
    ("F Génova Convertirse a Ejército", Command("F genoa", "convert", "army")),
    ("fleet Genoa convert army", Command("F genoa", "convert", "army")),
    ("Ejército Módena → Avanzar a Parma", Command("A modena", "advance", "parma")),
    ("A Módena A Parma", Command("A modena", "advance", "parma")),
    (
        "Ejército 1 en Pisa → Avanzar a Córcega (via convoy)",
        Command("A pisa", "advance", "corsica"),
    ),
    (
        "Flota en Mar de Liguria → Convoy Ejército Pisa",
        Command("F ligurian_sea", "convoy", "A pisa"),
    ),
    ("F Gulf of Lions - Ligurian Sea", Command("F gulf_of_lions", "advance", "ligurian_sea")),
    ("F golfo de león - mar de liguria", Command("F gulf_of_lions", "advance", "ligurian_sea")),
    ("Ejército Bolonia Apoyar a Ejército Módena", Command("A bologna", "support", "A modena")),
    (
        "- A modena H / Gulf of Lions, Parma",
        Command("A modena", retreats=("gulf_of_lions", "parma")),
    ),
    ("A modena H / Gulf of Lions Parma", Command("A modena", retreats=("gulf_of_lions", "parma"))),
]


@pytest.mark.parametrize(("text", "command"), FORMS, ids=lambda value: str(value)[:40])
def test_orders_are_read_as_the_source_writes_them(text: str, command: Command) -> None:
    assert game.text.parse_move(text) == Submit((command,))


POWERS = [
    ("paga Venecia 10", Transfer("venice", 10)),
    ("pay 10 ducats to the Republic of Venice", Transfer("venice", 10)),
    ("transferir 5d a República de Florencia", Transfer("florence", 5)),
    ("asesina Florencia 12 3,5", Assassinate("florence", 12, (3, 5))),
]


@pytest.mark.parametrize(("text", "expense"), POWERS, ids=lambda value: str(value)[:40])
def test_powers_go_by_their_names_in_both_languages(
    text: str, expense: Transfer | Assassinate
) -> None:
    assert game.text.parse_move(text) == Submit(expenses=(expense,))


@pytest.mark.parametrize("text", ["A parma B Modena", "A parma", "pay venice", "pay venice 1 2"])
def test_what_is_not_an_order_is_refused(text: str) -> None:
    with pytest.raises(Rejected) as why:
        game.text.parse_move(text)
    assert why.value.code == "bad_notation"


def read(match: Match, seat: int | None, text: str) -> SheetReading:
    ctx = match.engine.read_only_ctx(match.state)
    found = sandbox(view_of(match, seat), {"text": text}, ctx).read
    assert found is not None
    return found


def test_a_pasted_sheet_is_read_line_by_line_with_its_problems() -> None:
    pasted = """
    A milan - cremona
    Ejército Pavia apoya ejército Milán
    F ligurian_sea dances
    A florence - pisa
    recruit garrison Pavia
    paga Atlantis 3
    licencia F ligurian_sea
    A milan - como
    """
    found = read(start(6), 2, pasted)
    assert found.orders == (
        Command("A pavia", "support", "A milan"),
        Command("A milan", "advance", "como"),
    )
    assert found.expenses == (Recruit("garrison", "pavia"),)
    assert found.disband == ("F ligurian_sea",)
    problems = [(problem.line, problem.code) for problem in found.problems]
    assert problems == [(3, "bad_line"), (4, "not_your_unit"), (6, "not_a_rival")]


def test_a_siege_is_ordered_by_the_name_of_the_city_alone() -> None:
    match = start(6)
    state_of(match).unit_kind[ITALY.index["pavia"]] = FLEET
    assert read(match, 2, "Asediar Pavia").orders == (Command("F pavia", "besiege"),)


def test_a_spectator_has_no_sheet_and_a_text_has_a_limit() -> None:
    match = start(6)
    for seat, text, code in (
        (None, "A milan H", "seat_needed"),
        (2, "x" * 10_001, "bad_supposition"),
    ):
        with pytest.raises(Rejected) as why:
            read(match, seat, text)
        assert why.value.code == code
