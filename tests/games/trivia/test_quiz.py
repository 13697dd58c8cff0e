"""The host's own quiz: read from JSON and CSV, every problem with its line."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.quiz import MOST_QUESTIONS, compile_quiz, read_quiz
from ludoteca.kernel import Match, Rejected, verify
from ludoteca.parts.documents import DocumentError
from tests.games.trivia.playing import act, begin, state_of

QUESTION = {"question": "Who bakes?", "options": ["Ana", "Leo", "Eva", "Tom"], "answer": 2}
FILE = """{
 "title": "Ours",
 "questions": [
  {"question": "Who bakes?", "options": ["Ana", "Leo", "Eva", "Tom"], "answer": 2},
  {"question": "Whose cat?",
   "options": ["Ana", "Leo", "Eva", "Tom"], "answer": "Leo", "because": "Ask it."}
 ]
}"""
TABLE = """Pregunta;Correcta;;;;Porque
¿Quién hornea?;Eva;Ana;Leo;Tom;Siempre.

"¿De quién es el
gato?";Leo;Ana;Eva;Tom
"""


def problems_of(text: str) -> list[tuple[int, str]]:
    with pytest.raises(DocumentError) as error:
        read_quiz(text)
    return [(problem.line, problem.code) for problem in error.value.problems]


def quiz(*questions: dict[str, Any]) -> dict[str, Any]:
    return {"questions": list(questions)}


def test_json_is_read() -> None:
    bank = compile_quiz(read_quiz(FILE))
    assert [question.question for question in bank] == ["Who bakes?", "Whose cat?"]
    assert [question.options[0] for question in bank] == ["Eva", "Leo"]
    assert bank[1].because == "Ask it."
    assert read_quiz(FILE)["title"] == "Ours"


def test_csv_is_read_with_or_without_a_heading() -> None:
    bank = compile_quiz(read_quiz(TABLE))
    assert [question.options for question in bank] == [
        ("Eva", "Ana", "Leo", "Tom"),
        ("Leo", "Ana", "Eva", "Tom"),
    ]
    assert len(compile_quiz(read_quiz("Who?,a,b,c,d"))) == 1


def test_what_was_read_can_be_read_again() -> None:
    document = read_quiz(FILE)
    assert read_quiz(json.dumps(document)) == document


TELLING = [
    ('[\n\n{"question": "Q?", "options": ["a"], "answer": 0}]', 3, "wrong_options"),
    ('[{"question": "Q?",\n"options": ["a", "b", "c", "A"], "answer": 0}]', 1, "same_options"),
    ('[{"question": "Q?", "options": ["a", "b", "c", "d"], "answer": 4}]', 1, "no_answer"),
    ('[{"question": "Q?", "options": ["a", "b", "c", "d"], "answer": "e"}]', 1, "no_answer"),
    ('[{"question": "Q?", "options": ["a", "b", "c", "d"], "answer": true}]', 1, "no_answer"),
    ('[{"question": "Q?", "options": ["a", "b", "c", "d"]}]', 1, "no_answer"),
    ('[{"options": ["a", "b", "c", "d"], "answer": 0}]', 1, "missing_text"),
    ('[{"question": "Q?", "options": ["a", "b", "c", ""], "answer": 0}]', 1, "missing_text"),
    ('[{"question": "Q?", "options": ["a", "b", "c", 3], "answer": 0}]', 1, "missing_text"),
    ('[{"q": 1, "question": "Q?", "options": ["a", "b", "c", "d"], "answer": 0}]', 1,
     "unknown_field"),
    ('[{"question": "Q?", "options": ["a", "b", "c", "d"], "answer": 0, "difficulty": "x"}]', 1,
     "bad_difficulty"),
    ("[\n3]", 2, "not_a_question"),
    ("[]", 1, "no_items"),
    ("{}", 1, "no_list"),
    ("", 1, "no_items"),
    ("Q?,a,b,c,d\nR?,a,b,c", 2, "wrong_columns"),
    ("Q?,a,b,c,d\n\nq,a,b,c,d", 3, "asked_before"),
    ("Q?,a,b,c,a", 1, "same_options"),
    (f"{'Q' * 301}?,a,b,c,d", 1, "text_too_long"),
    ("Q?,a,b,c,d\u0007", 1, "unprintable_text"),
    ("\n".join(f"Q{n}?,a,b,c,d" for n in range(MOST_QUESTIONS + 1)), MOST_QUESTIONS + 1,
     "too_many"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "code"), TELLING, ids=[case[2] for case in TELLING])
def test_a_problem_is_told_with_its_line(text: str, line: int, code: str) -> None:
    assert problems_of(text) == [(line, code)]


def test_all_problems_are_told_at_once() -> None:
    assert problems_of("Q?,a,b,c,c\nR?\nS?,,b,c,d") == [
        (1, "same_options"),
        (2, "wrong_columns"),
        (3, "missing_text"),
    ]


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(("text", "code"), [(case[0], case[2]) for case in TELLING])
def test_every_problem_has_a_sentence(locale: str, text: str, code: str) -> None:
    with pytest.raises(DocumentError) as error:
        read_quiz(text)
    sentence = game.text.refusal(error.value.refusal("bad_quiz"), locale)
    assert code not in sentence
    assert "{" not in sentence


def test_a_quiz_takes_the_place_of_the_bank() -> None:
    match = begin(quiz=quiz(QUESTION), rounds=20)
    view = match.view(0)
    assert view.question == "Who bakes?"  # type: ignore[attr-defined]
    assert sorted(view.options) == ["Ana", "Eva", "Leo", "Tom"]  # type: ignore[attr-defined]
    act(match, "0 right 1000")
    assert match.state.over == "rounds_played"


def test_a_quiz_that_is_wrong_is_refused_when_the_options_are_set() -> None:
    with pytest.raises(Rejected) as refusal:
        begin(quiz=quiz({**QUESTION, "answer": 7}))
    assert refusal.value.code == "bad_quiz"
    assert refusal.value.params["problem"] == "no_answer"


VALUES = st.none() | st.integers(-9, 9) | st.text(max_size=4) | st.lists(st.text(max_size=3))
ITEMS = st.dictionaries(st.sampled_from([*QUESTION, "because", "x"]), VALUES, max_size=6)


@given(st.lists(ITEMS | VALUES, max_size=4))
def test_any_document_is_compiled_or_refused(items: list[Any]) -> None:
    with suppress(DocumentError):
        assert len(compile_quiz({"questions": items})) == len(items)


@given(st.text(max_size=80) | st.text('Q?,;a\n"\t', max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(DocumentError):
        document = read_quiz(text)
        assert read_quiz(json.dumps(document)) == document


# After the match


def test_what_was_not_asked_stays_secret_after_the_match() -> None:
    questions = [
        {"question": f"Question {n}?", "options": [f"{n}a", "b", "c", "d"], "answer": 0}
        for n in range(12)
    ]
    quiz = {"title": "Ours", "questions": questions}
    match = begin(rounds=2, quiz=quiz)
    assert match.public_options()["quiz"] == {"kept": True}
    while not match.over:
        act(match, "wait 20000")
    asked = [questions[number] for number in sorted(state_of(match).order)]
    assert len(asked) == 2
    assert match.public_options()["quiz"] == {"title": "Ours", "questions": asked, "kept": True}
    redacted = match.sealed_record()
    assert redacted == {**match.record(), "options": match.public_options()}
    with pytest.raises(Rejected) as refused:
        Match.replay(redacted)
    assert refused.value.code == "redacted_record"
    verify(match.record(), Match.replay(match.record()).record())


def test_where_all_was_asked_nothing_is_kept() -> None:
    questions = [
        {"question": f"Question {n}?", "options": [f"{n}a", "b", "c", "d"], "answer": 0}
        for n in range(2)
    ]
    match = begin(rounds=2, quiz={"questions": questions})
    while not match.over:
        act(match, "wait 20000")
    assert match.sealed_record() == match.record()
