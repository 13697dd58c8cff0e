"""Moves in notation, names and descriptions: what a person types and is told in words."""

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca.games.risk
from ludoteca import FastChance, Match, Move, Rejected, game, seed_from_int
from ludoteca.games.risk.board import compile_map, load
from ludoteca.games.risk.fighting import Attack, Blitz, Defend, EndAttack, Occupy
from ludoteca.games.risk.fortifying import EndTurn, Fortify
from ludoteca.games.risk.notation import BY_WORD, VERBS
from ludoteca.games.risk.placing import Claim, Confirm, Place, PlaceNeutral, Trade
from ludoteca.games.risk.position import format_position, parse_position
from ludoteca.games.risk.text import terms

RISK = game("risk")
NAMES = ("Ana", "Bea", "Cai")

WRITTEN: list[tuple[str, Move]] = [
    ("claim alaska", Claim("alaska")),
    ("place alaska 3", Place("alaska", 3)),
    ("neutral japan 1", PlaceNeutral("japan", 1)),
    ("trade 3 17 43 alaska", Trade((3, 17, 43), "alaska")),
    ("trade 3 17 43", Trade((3, 17, 43), "")),
    ("confirm", Confirm()),
    ("attack alaska kamchatka 3", Attack("alaska", "kamchatka", 3)),
    ("blitz alaska kamchatka 1", Blitz("alaska", "kamchatka", 1)),
    ("defend 2", Defend(2)),
    ("occupy 4", Occupy(4)),
    ("done", EndAttack()),
    ("fortify north_africa egypt 5", Fortify("north_africa", "egypt", 5)),
    ("end", EndTurn()),
]

UNDERSTOOD: list[tuple[str, Move]] = [
    ("  ATTACK Alaska  Kamchatka 3 ", Attack("alaska", "kamchatka", 3)),
    ("attack alaska kamchatka", Attack("alaska", "kamchatka", 3)),
    ("attack Great Britain > Northern Europe 2", Attack("great_britain", "northern_europe", 2)),
    ("attack great-britain -> iceland 2", Attack("great_britain", "iceland", 2)),
    ("attack great britain, iceland", Attack("great_britain", "iceland", 3)),
    ("atacar alaska → kamchatka 1", Attack("alaska", "kamchatka", 1)),
    ("relámpago alaska kamchatka", Blitz("alaska", "kamchatka", 1)),
    ("reclamar perú", Claim("peru")),
    ("claim middle east", Claim("middle_east")),
    ("colocar middle east 4", Place("middle_east", 4)),
    ("place alaska", Place("alaska", 1)),
    ("place neutral 2", Place("neutral", 2)),
    ("neutral japan", PlaceNeutral("japan", 1)),
    ("trade 43 3 17", Trade((3, 17, 43), "")),
    ("canjear 43, 3, 17 North Africa", Trade((3, 17, 43), "north_africa")),
    ("defender", Defend(2)),
    ("defend 1", Defend(1)),
    ("ocupar 3", Occupy(3)),
    ("end attack", EndAttack()),
    ("fin del ataque", EndAttack()),
    ("end turn", EndTurn()),
    ("fin", EndTurn()),
    ("fortificar alaska alberta 2", Fortify("alaska", "alberta", 2)),
]

MISUNDERSTOOD = [
    ("", "unknown_notation"),
    ("  ", "unknown_notation"),
    ("conquer alaska", "unknown_notation"),
    ("claim", "bad_notation"),
    ("claim 3", "bad_notation"),
    ("claim alaska > alberta", "bad_notation"),
    ("place 3", "bad_notation"),
    ("place alaska -1", "bad_notation"),
    ("attack alaska 3", "bad_notation"),
    ("attack great britain iceland 2", "bad_notation"),
    ("attack a > b > c 2", "bad_notation"),
    ("fortify alaska alberta", "bad_notation"),
    ("occupy", "bad_notation"),
    ("occupy all", "bad_notation"),
    ("defend 2 2", "bad_notation"),
    ("trade 3 17", "bad_notation"),
    ("trade 3 17 alaska", "bad_notation"),
    ("trade 3 17 43 44", "bad_notation"),
    ("confirm 3", "bad_notation"),
    ("place alaska " + "9" * 5000, "bad_notation"),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_shortly_and_read_again(text: str, move: Move) -> None:
    assert RISK.text.format_move(move) == text
    assert RISK.text.parse_move(text) == move


@pytest.mark.parametrize(("text", "move"), UNDERSTOOD)
def test_reading_a_move_is_forgiving(text: str, move: Move) -> None:
    assert RISK.text.parse_move(text) == move


@pytest.mark.parametrize(("text", "code"), MISUNDERSTOOD)
def test_what_is_not_understood_is_refused_with_how_to_write_it(text: str, code: str) -> None:
    with pytest.raises(Rejected) as refused:
        RISK.text.parse_move(text)
    assert refused.value.code == code
    for locale in ("en", "es"):
        sentence = RISK.text.refusal(refused.value, locale)
        told = refused.value.params["known" if code == "unknown_notation" else "usage"]
        assert str(told) in sentence


@given(st.text())
def test_any_text_is_read_as_a_move_or_refused(text: str) -> None:
    move = None
    with suppress(Rejected):
        move = RISK.text.parse_move(text)
    assert move is None or RISK.text.parse_move(RISK.text.format_move(move)) == move


def test_no_word_means_two_moves_and_every_move_has_one() -> None:
    words = [word for verb in VERBS for word in verb.words.split()]
    assert len(words) == len(set(words)) == len(BY_WORD)
    assert {verb.move for verb in VERBS} == set(RISK.moves)
    assert all(move.tag in BY_WORD for move in RISK.moves)


# Names


def test_things_on_the_board_have_names_in_both_languages() -> None:
    board = load("classic")
    english, spanish = terms(board, "en"), terms(board, "es")
    assert english["territory"]["great_britain"] == "Great Britain"
    assert spanish["territory"]["great_britain"] == "Gran Bretaña"
    assert english["continent"]["oceania"] == "Oceania"
    assert spanish["continent"]["oceania"] == "Oceanía"
    assert english["card"][0] == "Alaska (infantry)"
    assert spanish["card"][2] == "Groenlandia (artillería)"
    assert english["card"][42] == english["card"][43] == "wild card"
    assert spanish["card"][43] == "comodín"


def test_a_custom_map_brings_its_own_names() -> None:
    board = compile_map(
        {
            "id": "pond",
            "name": "Pond",
            "continents": [{"id": "wet", "name": "Wet", "bonus": 1, "territories": ["a", "b"]}],
            "territories": [
                {"id": "a", "name": {"en": "Lily", "es": "Nenúfar"}},
                {"id": "b", "name": "Reed"},
            ],
            "borders": [["a", "b"]],
        }
    )
    assert terms(board, "es")["territory"]["a"] == "Nenúfar"
    assert terms(board, "en")["card"][1] == "Reed (cavalry)"


# Descriptions

BATTLE = (
    "simple A9A1B2A1C1A1/C2C3A1C1/B4B1B1B1B1B1B1/n2n1n1n1n1n1n5 BAC A attack"
    " A0.1.2.24/B3/x7.8.9/deck round=8 finished=8 trades=1 conquered"
)


def described(
    position: str, seat: int | None, locale: str = "en", map: str = "simple"
) -> list[str]:
    seats = len(position.split()[2])
    options = {"map": map, "cards": "on"}
    match = Match.start(RISK, seats=seats, seed=seed_from_int(1), options=options)
    match.state = parse_position(position, load(map))
    return RISK.text.describe(match.view(seat), locale, NAMES).splitlines()


def test_a_description_tells_what_to_do_then_who_holds_what_then_the_map() -> None:
    assert described(BATTLE, 0) == [
        "Turn 8: attack.",
        "It is your move: attack, or stop attacking.",
        "Best odds: Alaska 9 against Siberia 1 (neutral), 99 %.",
        "In danger: Brazil 1 from Peru 3 (Cai).",
        (
            "Your cards: 0 Alaska (infantry), 1 Northwest Territory (cavalry),"
            " 2 Greenland (artillery), 24 wild card. There is a set among them."
        ),
        (
            "18 cards in the deck. Discarded: 7 Peru (cavalry), 8 Brazil (artillery),"
            " 9 Argentina (infantry). The next set is worth up to 6 armies."
        ),
        "",
        "Who holds what, in the order of turns:",
        "Bea: 8 territories, 12 armies, 1 card, the whole of Europe.",
        "Ana (you): 5 territories, 13 armies, 4 cards.",
        "Cai: 4 territories, 7 armies.",
        "The neutral owner: 7 territories, 12 armies, the whole of Asia.",
        "",
        "The map, with armies and what each continent is worth:",
        (
            "North America (3): Bea: Greenland 2; Ana: Alaska 9, Northwest Territory 1, Alberta 1,"
            " Quebec 1; Cai: Ontario 1."
        ),
        "South America (2): Ana: Brazil 1; Cai: Venezuela 2, Peru 3, Argentina 1.",
        (
            "Europe (5): Bea: Iceland 4, Great Britain 1, Scandinavia 1, Western Europe 1,"
            " Northern Europe 1, Southern Europe 1, Ukraine 1."
        ),
        (
            "Asia (7): neutral: Ural 2, Siberia 1, Mongolia 1, China 1, India 1, Middle East 1,"
            " Japan 5."
        ),
    ]


def test_a_spectator_is_told_of_no_hand_and_of_no_danger() -> None:
    lines = described(BATTLE, None, "es")
    assert lines[:2] == ["Turno 8: ataque.", "Le toca a Ana: atacar, o dejar de atacar."]
    assert not any(line.startswith(("Tus cartas", "En peligro", "Mejores")) for line in lines)
    assert "Ana: 5 territorios, 13 ejércitos, 4 cartas." in lines


def test_another_seat_is_told_of_its_own_hand_only() -> None:
    lines = described(BATTLE, 1)
    assert "It is the move of Ana: attack, or stop attacking." in lines
    assert "Your cards: 3 Alberta (infantry)." in lines


FULL = "A9A1B2A1C1A1/C2C3A1C1/B4B1B1B1B1B1B1/n2n1n1n1n1n1n5"
DUTIES = [
    (
        "simple A1.A1B1C1./..../......./....... ABC B claim deck",
        "It is the move of Bea: claim a free territory.",
        "Le toca a Bea: reclamar un territorio libre.",
    ),
    (
        f"simple {FULL} ABC A setup deck pool=3,4,4 to_place=1",
        "It is your move: place 1 army.",
        "Te toca a ti: colocar 1 ejército.",
    ),
    (
        f"simple {FULL} ABC A setup deck pending=place_neutral neutral_pool=9 neutral_to_place=2",
        "It is your move: place 2 armies of the neutral owner.",
        "Te toca a ti: colocar 2 ejércitos del dueño neutral.",
    ),
    (
        f"simple {FULL} ABC A reinforce deck round=1 to_place=5",
        "It is your move: place 5 armies.",
        "Te toca a ti: colocar 5 ejércitos.",
    ),
    (
        f"simple {FULL} ABC A reinforce deck round=1",
        "It is your move: confirm, and go on to attack.",
        "Te toca a ti: confirmar y pasar al ataque.",
    ),
    (
        f"simple {FULL} ABC A reinforce A0.1.2.3.4/deck round=1 to_place=3 pending=trade",
        "It is your move: trade a set of cards, because there are too many in the hand.",
        "Te toca a ti: canjear un trío de cartas, porque hay demasiadas en la mano.",
    ),
    (
        f"simple {FULL} ABC B defend deck round=1 source=peru target=brazil dice=2",
        (
            "It is your move: choose 1 or 2 dice to defend Brazil 1 against Peru 3,"
            " which attacks with 2 dice."
        ),
        "Te toca a ti: elegir 1 o 2 dados para defender Brasil 1 de Perú 3, que ataca con 2 dados.",
    ),
    (
        (
            "simple A9A1B2A1C1A1/C2C3A1C1/B4B1B1B1B1B1B1/n2An1n1n1n1n5 ABC A attack deck"
            " round=1 pending=occupy source=alaska target=siberia dice=3"
        ),
        "It is your move: move 3 to 8 armies from Alaska 9 into Siberia 0, just conquered.",
        (
            "Te toca a ti: entrar en Siberia 0, recién conquistado, desde Alaska 9"
            " con 3 a 8 ejércitos."
        ),
    ),
    (
        f"simple {FULL} ABC A fortify deck round=1",
        "It is your move: fortify once, or end the turn.",
        "Te toca a ti: fortificar una vez, o terminar el turno.",
    ),
    (
        f"simple {FULL} ABC A fortify deck round=1 over=turn_limit",
        "The match is over: all turns are played.",
        "La partida ha terminado: se han jugado todos los turnos.",
    ),
]


@pytest.mark.parametrize(("position", "english", "spanish"), DUTIES)
def test_every_duty_has_its_words(position: str, english: str, spanish: str) -> None:
    assert english in described(position, 0, "en")
    assert spanish in described(position, 0, "es")


def test_the_set_up_tells_what_is_free_and_what_is_still_to_place() -> None:
    lines = described("simple A1.A1B1C1./..../......./....... ABC B claim deck pool=3,4,4", 0)
    assert lines[0] == "Set-up: claiming territories."
    assert "Ana (you): 2 territories, 2 armies, 3 armies still to place." in lines
    assert "Free: 20 territories." in lines
    assert lines[-3] == "South America (2): free: Venezuela, Peru, Brazil, Argentina."


def test_who_is_out_holds_nothing() -> None:
    position = f"simple {FULL.replace('C', 'A')} ABC A attack deck round=9 out=0,0,1"
    assert "Cai: out." in described(position, 0)


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), steps=st.integers(0, 300))
def test_every_description_names_every_territory(seed: int, seats: int, steps: int) -> None:
    match = Match.start(RISK, seats=seats, seed=seed_from_int(seed), options={"turn_limit": 20})
    chance = FastChance(seed_from_int(seed))
    for _ in range(steps):
        if not match.over:
            seat = match.to_act()[0]
            match.play(seat, match.choices(seat).sample(chance))
    for locale in ("en", "es"):
        text = RISK.text.describe(match.view(0), locale, NAMES)
        assert not set("{}_") & set(text)
        assert all(f" {name.text(locale)} " in text for name in load("classic").names)


# The rulebook

README = (Path(ludoteca.games.risk.__file__).parent / "README.md").read_text("utf-8")


SHOWN_AS = {"False": "no", "True": "yes", "0": "0", "{}": "a document"}


def test_the_rulebook_names_every_option_with_its_default_first() -> None:
    for name, default in msgspec.structs.asdict(RISK.about.options()).items():
        row = next(line for line in README.splitlines() if line.startswith(f"| `{name}` |"))
        assert row.startswith(f"| `{name}` | {SHOWN_AS.get(str(default), f'`{default}`')}")


def test_the_rulebook_names_every_event() -> None:
    assert [event.tag for event in RISK.events if f"`{event.tag}`" not in README] == []


def test_the_rulebook_shows_how_every_move_is_written() -> None:
    start = README.index("```", README.index("## Notation"))
    grammar = " ".join(README[start : README.index("```", start + 3)].split())
    shown = [verb.usage.split()[0] for verb in VERBS if f" {verb.usage.split()[0]}" in grammar]
    assert len(shown) == len(VERBS)


def test_the_position_of_the_rulebook_can_be_read() -> None:
    line = next(line for line in README.splitlines() if line.startswith("simple "))
    assert format_position(parse_position(line, load("simple")), load("simple")) == line
