"""A position in words: duties, holdings, the map and the borders, in this order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import FastChance, Match, game, seed_from_int
from ludoteca.games.risk.map.board import load
from ludoteca.games.risk.text.position import parse_position

RISK = game("risk")
NAMES = ("Ana", "Bea", "Cai")
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


def test_a_description_tells_what_to_do_then_who_holds_what_then_where_it_is() -> None:
    assert described(BATTLE, 0) == [
        "Turn 8: attack.",
        "It is your move: attack, or stop attacking.",
        "",
        "Best odds:",
        "Alaska 9 against Siberia 1 (neutral), 99 %.",
        "",
        "In danger:",
        "Brazil 1 from Peru 3 (Cai).",
        "",
        "Cards:",
        (
            "In your hand: Alaska (infantry), Northwest Territory (cavalry),"
            " Greenland (artillery), wild card. There is a set among them."
        ),
        (
            "18 cards in the deck. Discarded: Peru (cavalry), Brazil (artillery),"
            " Argentina (infantry). The next set is worth up to 6 armies."
        ),
        "",
        "Who holds what, in the order of turns:",
        "Bea: 8 territories, 12 armies, 1 card, next turn 8 armies, the whole of Europe.",
        "Ana (you): 5 territories, 13 armies, 4 cards, next turn 3 armies.",
        "Cai: 4 territories, 7 armies, next turn 3 armies.",
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
        "",
        "Your borders:",
        "Alaska 9: Siberia 1 (neutral).",
        "Northwest Territory 1: Greenland 2 (Bea), Ontario 1 (Cai).",
        "Alberta 1: Ontario 1 (Cai).",
        "Quebec 1: Greenland 2 (Bea), Ontario 1 (Cai), Venezuela 2 (Cai).",
        ("Brazil 1: Venezuela 2 (Cai), Peru 3 (Cai), Argentina 1 (Cai), Western Europe 1 (Bea)."),
    ]


def test_a_spectator_is_told_of_no_hand_and_of_no_danger() -> None:
    lines = described(BATTLE, None, "es")
    assert lines[:2] == ["Turno 8: ataque.", "Le toca a Ana: atacar, o dejar de atacar."]
    own = ("En tu mano", "En peligro", "Mejores", "Tus fronteras")
    assert not any(line.startswith(own) for line in lines)
    bea = "Bea: 8 territorios, 12 ejércitos, 1 carta, próximo turno 8 ejércitos"
    assert f"{bea}, la totalidad de Europa." in lines
    assert "Ana: 5 territorios, 13 ejércitos, 4 cartas, próximo turno 3 ejércitos." in lines


def test_another_seat_is_told_of_its_own_hand_only() -> None:
    lines = described(BATTLE, 1)
    assert "It is the move of Ana: attack, or stop attacking." in lines
    assert "In your hand: Alberta (infantry)." in lines


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
        assert all(f" {name[locale]} " in text for name in load("classic").names)
