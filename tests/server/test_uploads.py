"""A host's own quiz or words: read by the server, judged line by line, in the host's language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live_server import run, serving

QUIZ = "Who?;Ana;Ben;Cleo;Dina;Because.\nWhat?;This;That;Both;None\n"


def uploaded(game: str, option: str, text: str, locale: str = "en", status: int = 200) -> Any:
    async def scenario() -> Any:
        async with serving() as live:
            ana = await live.person("Ana")
            path = f"/api/games/{game}/uploads/{option}?locale={locale}"
            answer = await ana.http.post(path, json={"text": text})
            assert answer.status_code == status, answer.text
            return answer.json()

    return run(scenario())


def test_a_quiz_becomes_the_option_of_a_table() -> None:
    found = uploaded("trivia", "quiz", QUIZ)
    questions = found["document"]["questions"]
    assert [question["question"] for question in questions] == ["Who?", "What?"]
    assert found["problems"] == []


def test_words_become_the_option_of_a_table() -> None:
    found = uploaded("pictionary", "words", "sun\nmoon\ncar;automobile\nstar")
    assert found["document"] == {"words": ["sun", "moon", "car|automobile", "star"]}


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        (
            "en",
            [
                "Line 2 of the quiz: a question has 5 to 8 columns, but here there are 2.",
                "Line 3 of the quiz: two options are the same.",
                "Line 4 of the quiz: the question is missing.",
            ],
        ),
        (
            "es",
            [
                "Línea 2 del cuestionario: una pregunta tiene de 5 a 8 columnas, y aquí hay 2.",
                "Línea 3 del cuestionario: dos opciones son iguales.",
                "Línea 4 del cuestionario: falta la pregunta.",
            ],
        ),
    ],
)
def test_every_problem_is_told_with_its_line(locale: str, sentences: list[str]) -> None:
    text = "Who?;Ana;Ben;Cleo;Dina\nWhat?;This\nWhy?;So;So;No;Yes\n;a;b;c;d\n"
    found = uploaded("trivia", "quiz", text, locale)
    assert found["document"] is None
    assert [problem["text"] for problem in found["problems"]] == sentences
    assert [problem["line"] for problem in found["problems"]] == [2, 3, 4]


def test_a_file_that_is_wrong_everywhere_does_not_flood_the_page() -> None:
    found = uploaded("trivia", "quiz", "x\n" * 80)
    assert (len(found["problems"]), found["more"]) == (50, 30)


def test_what_no_game_reads_is_refused() -> None:
    assert uploaded("trivia", "rounds", QUIZ, status=400)["code"] == "unknown_option"
    assert uploaded("pig", "quiz", QUIZ, status=400)["code"] == "unknown_option"


@pytest.mark.parametrize("text", ["{", '{"questions": 1}', "[" * 5_000, ""])
def test_whatever_is_uploaded_there_is_an_answer(text: str) -> None:
    found = uploaded("trivia", "quiz", text)
    assert found["document"] is None
    assert all(problem["text"] for problem in found["problems"])
