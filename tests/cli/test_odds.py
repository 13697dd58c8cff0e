"""`ludoteca odds`: exact figures for programs, a table for people, sentences for mistakes."""

import json

import pytest

from ludoteca.cli.app import run

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("attackers", "defenders", "win"), [(3, 2, 0.655954), (7, 5, 0.736396), (100, 100, 0.824362866)]
)
def test_programs_get_the_exact_odds(
    attackers: int, defenders: int, win: float, capsys: Capture
) -> None:
    assert run(["odds", str(attackers), str(defenders), "--json"]) == 0
    odds = json.loads(capsys.readouterr().out)
    assert odds["win"] == pytest.approx(win, abs=1e-6)
    assert (odds["attackers"], odds["defenders"]) == (attackers, defenders)
    assert sum(odds["attackers_left"]) == pytest.approx(1)
    assert sum(odds["defenders_left"][1:]) == pytest.approx(1 - win, abs=1e-6)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "3 against 2",
                "The attacker wins 65.6 %",
                "The attacker loses on average 1.41",
                "The defender loses on average 1.44",
                "How it ends Chance",
                "conquered, 3 left 37.2 % ██████████████████████████████",
                "conquered, 2 left 19.4 % ████████████████",
                "conquered, 1 left 9.0 % ███████",
                "repelled by 1 12.6 % ██████████",
                "repelled by 2 21.8 % ██████████████████",
                "A single roll Defender loses Both lose one Attacker loses",
                "1 against 1 41.7 % – 58.3 %",
                "1 against 2 25.5 % – 74.5 %",
                "2 against 1 57.9 % – 42.1 %",
                "2 against 2 22.8 % 32.4 % 44.8 %",
                "3 against 1 66.0 % – 34.0 %",
                "3 against 2 37.2 % 33.6 % 29.3 %",
            ],
        ),
        (
            "es",
            [
                "3 contra 2",
                "Gana el ataque 65,6 %",
                "El ataque pierde de media 1,41",
                "La defensa pierde de media 1,44",
                "Cómo termina Probabilidad",
                "conquistado, quedan 3 37,2 % ██████████████████████████████",
                "conquistado, quedan 2 19,4 % ████████████████",
                "conquistado, quedan 1 9,0 % ███████",
                "rechazado por 1 12,6 % ██████████",
                "rechazado por 2 21,8 % ██████████████████",
                "Una sola tirada Pierde la defensa Pierden uno los dos Pierde el ataque",
                "1 contra 1 41,7 % – 58,3 %",
                "1 contra 2 25,5 % – 74,5 %",
                "2 contra 1 57,9 % – 42,1 %",
                "2 contra 2 22,8 % 32,4 % 44,8 %",
                "3 contra 1 66,0 % – 34,0 %",
                "3 contra 2 37,2 % 33,6 % 29,3 %",
            ],
        ),
    ],
)
def test_people_get_a_table_in_their_language(
    language: str, lines: list[str], capsys: Capture
) -> None:
    assert run(["odds", "3", "2", "--lang", language]) == 0
    shown = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert [line for line in shown if line] == lines


def test_large_battles_are_summed_up_in_few_rows(capsys: Capture) -> None:
    run(["odds", "1000", "900", "--lang", "en"])
    out = capsys.readouterr().out
    assert len(out.splitlines()) < 30
    assert "conquered, 201–300 left" in out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["3"], "DEFENDERS is missing. See ludoteca odds --help"),
        (["3", "x"], "DEFENDERS must be a whole number from 1, not “x”."),
        (["0", "2"], "ATTACKERS must be a whole number from 1, not “0”."),
        (["1001", "2"], "ATTACKERS can be at most 1,000, not 1001."),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(
    args: list[str], sentence: str, capsys: Capture
) -> None:
    assert run(["odds", *args, "--lang", "en"]) == 2
    assert " ".join(capsys.readouterr().err.split()) == sentence
