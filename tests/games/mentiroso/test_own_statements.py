"""The host's own statements: read from JSON and CSV, every problem with its line."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.mentiroso.game import game
from ludoteca.games.mentiroso.own_statements import (
    MOST_STATEMENTS,
    compile_statements,
    read_statements,
)
from ludoteca.kernel import Match, Rejected, verify
from ludoteca.parts.documents import DocumentError
from tests.games.mentiroso.playing import act, begin, state_of

STATEMENT = {"statement": "Ana has a twin.", "truth": False}
FILE = """{
 "title": "Ours",
 "statements": [
  {"statement": "Ana has a twin.", "truth": false},
  {"statement": "Leo was born on a ship.",
   "truth": true, "because": "Off Madeira."}
 ]
}"""
TABLE = """Frase;¿Verdad?;Porque
Ana tiene un gemelo.;mentira
Leo nació en un barco.;Verdadero;Cerca de Madeira.;Familia
"""


def problems_of(text: str) -> list[tuple[int, str]]:
    with pytest.raises(DocumentError) as error:
        read_statements(text)
    return [(problem.line, problem.code) for problem in error.value.problems]


def own(count: int, **more: Any) -> dict[str, Any]:
    return {
        "statements": [
            {"statement": f"Number {n} is odd.", "truth": n % 2 == 1, **more} for n in range(count)
        ]
    }


def test_json_is_read() -> None:
    first, second = compile_statements(read_statements(FILE))
    assert (first.statement, first.truth) == ("Ana has a twin.", False)
    assert (second.truth, second.because) == (True, "Off Madeira.")
    assert read_statements(FILE)["title"] == "Ours"


def test_csv_is_read_with_or_without_a_heading() -> None:
    first, second = compile_statements(read_statements(TABLE))
    assert (first.truth, second.truth) == (False, True)
    assert (second.because, second.category) == ("Cerca de Madeira.", "Familia")
    assert len(compile_statements(read_statements("Yes it is,true"))) == 1


@pytest.mark.parametrize(
    ("word", "truth"),
    [("true", True), ("SÍ", True), ("v", True), ("1", True), ("False", False), ("no", False),
     ("Mentira", False), ("lie", False)],
)  # fmt: skip
def test_csv_knows_words_for_true_and_false(word: str, truth: bool) -> None:
    (found,) = compile_statements(read_statements(f"Ana has a twin.;{word}"))
    assert found.truth == truth


def test_what_was_read_can_be_read_again() -> None:
    document = read_statements(FILE)
    assert read_statements(json.dumps(document)) == document


TELLING = [
    ('[\n\n{"statement": "S.", "truth": "maybe"}]', 3, "no_truth"),
    ('[{"statement": "S."}]', 1, "no_truth"),
    ('[{"statement": "S.", "truth": 1}]', 1, "no_truth"),
    ('[{"truth": true}]', 1, "missing_text"),
    ('[{"statement": 3, "truth": true}]', 1, "missing_text"),
    ('[{"statement": "S.", "truth": true, "x": 1}]', 1, "unknown_field"),
    ("[\n3]", 2, "not_a_statement"),
    ("[]", 1, "no_items"),
    ("{}", 1, "no_list"),
    ("", 1, "no_items"),
    ("S.;true\nT.", 2, "wrong_columns"),
    ("S.;true\n\ns;false", 3, "stated_before"),
    ("S.;perhaps", 1, "no_truth"),
    (f"{'S' * 201}.;true", 1, "text_too_long"),
    ("S.\u0007;true", 1, "unprintable_text"),
    ("\n".join(f"S{n};true" for n in range(MOST_STATEMENTS + 1)), MOST_STATEMENTS + 1, "too_many"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "code"), TELLING, ids=[case[2] for case in TELLING])
def test_a_problem_is_told_with_its_line(text: str, line: int, code: str) -> None:
    assert problems_of(text) == [(line, code)]


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(("text", "code"), [(case[0], case[2]) for case in TELLING])
def test_every_problem_has_a_sentence(locale: str, text: str, code: str) -> None:
    with pytest.raises(DocumentError) as error:
        read_statements(text)
    sentence = game.text.refusal(error.value.refusal("bad_statements"), locale)
    assert code not in sentence
    assert "{" not in sentence


def test_a_wrong_document_is_refused_when_the_options_are_set() -> None:
    with pytest.raises(Rejected) as refusal:
        begin(statements={"statements": [{**STATEMENT, "truth": 7}]})
    assert (refusal.value.code, refusal.value.params["problem"]) == ("bad_statements", "no_truth")


def test_everybody_needs_a_statement() -> None:
    with pytest.raises(Rejected) as refusal:
        begin(seats=4, statements=own(3))
    assert refusal.value.code == "too_few_statements"


def test_a_match_ends_when_there_are_not_enough_for_another_lap() -> None:
    match = begin(seats=3, rounds=3, statements=own(7))
    while not match.over:
        act(match, "speech")
        act(match, "wait 15000")
    assert (match.state.over, match.state.finished) == ("no_more_rounds", 6)


def test_what_was_not_used_stays_secret_after_the_match() -> None:
    match = begin(seats=3, rounds=1, statements={"title": "Ours", **own(12, because="Look.")})
    assert match.public_options()["statements"] == {"kept": True}
    while not match.over:
        act(match, "speech")
        act(match, "wait 15000")
    listed = match.options.statements["statements"]  # type: ignore[attr-defined]
    used = [listed[number] for number in sorted(state_of(match).used)]
    shown = match.public_options()["statements"]
    assert shown == {"title": "Ours", "statements": used, "kept": True}
    assert len(used) == 3
    verify(match.record(), Match.replay(match.record()).record())


VALUES = st.none() | st.integers(-9, 9) | st.booleans() | st.text(max_size=4)
ITEMS = st.dictionaries(st.sampled_from([*STATEMENT, "because", "x"]), VALUES, max_size=4)


@given(st.lists(ITEMS | VALUES, max_size=4))
def test_any_document_is_compiled_or_refused(items: list[Any]) -> None:
    with suppress(DocumentError):
        assert len(compile_statements({"statements": items})) == len(items)


@given(st.text(max_size=80) | st.text('S.,;tf\n"\t', max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(DocumentError):
        document = read_statements(text)
        assert read_statements(json.dumps(document)) == document
