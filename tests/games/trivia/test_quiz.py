"""The host's own quiz: read from JSON and CSV, every problem with its line."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.question import KINDS
from ludoteca.games.trivia.quiz import MOST_QUESTIONS, compile_quiz, read_quiz
from ludoteca.kernel import Match, Rejected, verify
from ludoteca.parts.documents import DocumentError
from tests.games.trivia.every_kind import EVERY_KIND, QUESTIONS
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
    for file in (FILE, json.dumps(EVERY_KIND), COLUMNS):
        document = read_quiz(file)
        assert read_quiz(json.dumps(document)) == document


def test_every_kind_is_read() -> None:
    bank = compile_quiz(read_quiz(json.dumps(EVERY_KIND)))
    assert [question.kind for question in bank] == [*QUESTIONS] == [*KINDS]
    assert bank == compile_quiz(EVERY_KIND)


COLUMNS = """kind,question,answer,option 1,option 2,option 3,unit,low,high,first,last,imagen,alt,why
,Which swims?,A salmon,A sparrow,A salmon,,,,,,,,,Fish do.
choice,Which flies?,1,A sparrow,A salmon
true_false,The scale goes down.,false
several,Which are even?,1|Four,Two,Three,Four
typed,Who painted it?,Velázquez|Diego Velázquez
number,How tall?,"300,5",,,,m,0,1000
order,In which order?,,Breakfast,Lunch,Supper,,,,first,last
hotspot,Where?,660 500 60|100 100 50,,,,,,,,,shipped:clock,A clock
poll,What next?,,Cards,Quiz
"""
"""A question of every kind, by the names of the columns."""


def test_columns_are_read_by_their_names() -> None:
    bank = compile_quiz(read_quiz(COLUMNS))
    assert [question.kind for question in bank] == ["choice", *KINDS]
    swims, flies, scale, even, painted, tall, order, where, _ = bank
    assert (swims.options[0], swims.because) == ("A salmon", "Fish do.")
    assert (flies.options[0], scale.truth) == ("A sparrow", False)
    assert (even.options, even.right) == (("Two", "Four", "Three"), 2)
    assert painted.answers == ("Velázquez", "Diego Velázquez")
    assert (tall.number, tall.unit, tall.low, tall.high) == (300.5, "m", 0, 1000)
    assert (order.options[0], order.ends) == ("Breakfast", ("first", "last"))
    assert [area.radius for area in where.areas] == [60, 50]


def test_spanish_columns_and_kinds_are_read() -> None:
    table = (
        "Tipo;Pregunta;Respuesta;Opción 1;Opción 2\nVarias;¿Cuáles?;1,2;A;B\nNúmero;¿Cuánto?;7\n"
    )
    assert [question.kind for question in compile_quiz(read_quiz(table))] == ["several", "number"]


SPREADSHEET = """Quiz template\t\t\t\t\t\t\t
\tAdd questions, at least two answer alternatives\t\t\t\t\t\t
\tQuestion - max 120\tAnswer 1\tAnswer 2\tAnswer 3\tAnswer 4\tTime limit\tCorrect answer(s) - choose
1\tWho bakes?\tAna\tLeo\tEva\tTom\t20\t3
2\tWho sings?\tAna\tLeo\tEva\t\t20\t1,3
"""
"""The layout of the spreadsheets of quiz sites."""


def test_the_spreadsheets_of_quiz_sites_are_read() -> None:
    bakes, sings = compile_quiz(read_quiz(SPREADSHEET))
    assert (bakes.kind, bakes.options[0]) == ("choice", "Eva")
    assert (sings.kind, sings.options, sings.right) == ("several", ("Ana", "Eva", "Leo"), 2)


def test_the_good_questions_are_kept_where_some_are_bad() -> None:
    with pytest.raises(DocumentError) as error:
        read_quiz("Q?,a,b,c,c\nR?,a,b,c,d\nS?,,b,c,d\nR?,d,c,b,a")
    assert [problem.line for problem in error.value.problems] == [1, 3, 4]
    assert error.value.kept == read_quiz("R?,a,b,c,d")


def test_where_none_is_good_nothing_is_kept() -> None:
    with pytest.raises(DocumentError) as error:
        read_quiz("Q?,a,b,c,c")
    assert error.value.kept is None


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
    *((json.dumps([item]), 1, code) for item, code in [
        ({"kind": "essay", "question": "Q?"}, "bad_kind"),
        ({**QUESTIONS["choice"], "options": [*"abcdefg"]}, "wrong_options"),
        ({**QUESTIONS["choice"], "answers": [0]}, "unknown_field"),
        ({**QUESTIONS["true_false"], "answer": "yes"}, "no_truth"),
        ({**QUESTIONS["true_false"], "alt": ""}, "missing_text"),
        ({**QUESTIONS["true_false"], "sound": "shipped:noise"}, "bad_media"),
        ({**QUESTIONS["several"], "answers": []}, "no_answers"),
        ({**QUESTIONS["several"], "answers": [0, "Two"]}, "no_answers"),
        ({**QUESTIONS["several"], "answers": ["Seven"]}, "no_answers"),
        ({**QUESTIONS["typed"], "answers": []}, "no_texts"),
        ({**QUESTIONS["typed"], "answers": ["?!"]}, "no_letters"),
        ({**QUESTIONS["typed"], "answers": ["x" * 101]}, "text_too_long"),
        ({**QUESTIONS["typed"], "tolerance": "some"}, "bad_tolerance"),
        ({**QUESTIONS["number"], "answer": "many"}, "no_number"),
        ({**QUESTIONS["number"], "answer": 10**13}, "no_number"),
        ({**QUESTIONS["number"], "answer": 1001}, "bad_limits"),
        ({**QUESTIONS["number"], "within": 0}, "bad_within"),
        ({**QUESTIONS["order"], "items": ["a", "b"]}, "wrong_items"),
        ({**QUESTIONS["order"], "items": ["a", "b", "A"]}, "same_options"),
        ({**QUESTIONS["order"], "ends": ["first"]}, "wrong_ends"),
        ({**QUESTIONS["hotspot"], "picture": ""}, "missing_picture"),
        ({**QUESTIONS["hotspot"], "picture": "https://example.org/a.png"}, "bad_media"),
        ({**QUESTIONS["hotspot"], "areas": []}, "wrong_areas"),
        ({**QUESTIONS["hotspot"], "areas": [{"x": 1, "y": 2, "radius": 0}]}, "bad_area"),
        ({**QUESTIONS["hotspot"], "areas": [{"x": 1, "y": 2}]}, "bad_area"),
        ({**QUESTIONS["poll"], "options": ["one"]}, "wrong_options"),
    ]),
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


VALUES = (
    st.none()
    | st.integers(-9, 9)
    | st.floats()
    | st.text(max_size=4)
    | st.lists(st.text(max_size=3) | st.integers(-1, 4))
)
FIELDS = sorted({name for item in QUESTIONS.values() for name in item} | {"because", "x"})
ITEMS = st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6) | st.builds(
    lambda item, name, value: {**item, name: value},
    st.sampled_from([*QUESTIONS.values()]),
    st.sampled_from(FIELDS),
    VALUES,
)


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
    assert match.public_options()["quiz"] == {"kept": True, "title": "Ours", "count": 12}
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
