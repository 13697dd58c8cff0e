"""Uploaded documents: quizzes and word lists, checked line by line in the host's language."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.parts.test_spreadsheet import sheet, workbook
from tests.server.live_server import Person, run, serving

QUIZ = "Who?;Ana;Ben;Cleo;Dina;Because.\nWhat?;This;That;Both;None\n"


class Host:
    """Somebody who makes documents for a table, on a server that the tests of this module share."""

    def __init__(self, runner: asyncio.Runner, person: Person) -> None:
        self._runner = runner
        self._person = person

    def upload(
        self, game: str, option: str, text: str, locale: str = "en", status: int = 200
    ) -> Any:
        path = f"/api/games/{game}/uploads/{option}?locale={locale}"
        return self._request("POST", path, status, json={"text": text})

    def send(self, game: str, option: str, body: dict[str, str]) -> Any:
        path = f"/api/games/{game}/uploads/{option}?locale=en"
        return self._request("POST", path, 200, json=body)

    def ask(self, how: str, game: str, option: str, status: int = 200, **given: Any) -> Any:
        path = f"/api/games/{game}/workshops/{option}?locale=en"
        return self._request(how, path, status, **given)

    def shipped(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", "machiavelli", "custom_scenario")[number]
        return found

    def _request(self, how: str, path: str, status: int, **given: Any) -> Any:
        answer = self._runner.run(self._person.http.request(how, path, **given))
        assert answer.status_code == status, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with asyncio.Runner() as runner:
        server = serving()
        live = runner.run(server.__aenter__())
        yield Host(runner, runner.run(live.person("Ana")))
        runner.run(server.__aexit__(None, None, None))


def test_a_quiz_becomes_the_option_of_a_table(host: Host) -> None:
    found = host.upload("trivia", "quiz", QUIZ)
    questions = found["document"]["questions"]
    assert [question["question"] for question in questions] == ["Who?", "What?"]
    assert found["problems"] == []


def test_words_become_the_option_of_a_table(host: Host) -> None:
    found = host.upload("pictionary", "words", "sun\nmoon\ncar;automobile\nstar")
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
def test_every_problem_is_told_with_its_line(host: Host, locale: str, sentences: list[str]) -> None:
    text = "Who?;Ana;Ben;Cleo;Dina\nWhat?;This\nWhy?;So;So;No;Yes\n;a;b;c;d\n"
    found = host.upload("trivia", "quiz", text, locale)
    assert [question["question"] for question in found["document"]["questions"]] == ["Who?"]
    assert [problem["text"] for problem in found["problems"]] == sentences
    assert [problem["line"] for problem in found["problems"]] == [2, 3, 4]


def test_problems_of_a_document_say_the_field_they_belong_to(host: Host) -> None:
    faulty = [
        {"kind": "true_false", "question": "Is it?"},
        {"question": "Who?", "options": ["A"], "answer": 0},
    ]
    text = json.dumps({"questions": faulty}, indent=0)
    told = [(one["place"], one["text"]) for one in host.upload("trivia", "quiz", text)["problems"]]
    assert told == [
        ("questions.0.answer", "say whether it is true or false."),
        ("questions.1.options", "a question has 2 to 6 options."),
    ]


def test_a_spreadsheet_becomes_the_option_of_a_table(host: Host) -> None:
    cells = "".join(f'<c t="inlineStr"><is><t>{cell}</t></is></c>' for cell in QUIZ.split(";")[:5])
    data = base64.b64encode(workbook(sheet(f'<row r="2">{cells}</row>'))).decode()
    found = host.send("trivia", "quiz", {"data": data})
    assert [question["question"] for question in found["document"]["questions"]] == ["Who?"]
    broken = base64.b64encode(b"PK but no more").decode()
    (problem,) = host.send("trivia", "quiz", {"data": broken})["problems"]
    assert problem["text"].endswith(
        "this spreadsheet cannot be read: save it again as XLSX, or as CSV."
    )


def test_a_file_that_is_wrong_everywhere_does_not_flood_the_page(host: Host) -> None:
    found = host.upload("trivia", "quiz", "x\n" * 80)
    assert (len(found["problems"]), found["more"]) == (50, 30)


def test_what_no_game_reads_is_refused(host: Host) -> None:
    assert host.upload("trivia", "rounds", QUIZ, status=400)["code"] == "unknown_option"
    assert host.upload("pig", "quiz", QUIZ, status=400)["code"] == "unknown_option"


@pytest.mark.parametrize("text", ["{", '{"questions": 1}', "[" * 5_000, ""])
def test_whatever_is_uploaded_there_is_an_answer(host: Host, text: str) -> None:
    found = host.upload("trivia", "quiz", text)
    assert found["document"] is None
    assert all(problem["text"] for problem in found["problems"])


def test_a_scenario_is_made_from_a_shipped_one(host: Host) -> None:
    tutorial = host.shipped(0)
    text = json.dumps(tutorial | {"year": 1500})
    found = host.upload("machiavelli", "custom_scenario", text)
    assert found == {"document": tutorial | {"year": 1500}, "problems": [], "more": 0}


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        (
            "en",
            [
                "Two units stand in the same place: Milan.",
                "No such unit can be there: fleet in Milan.",
                "Two units stand in the same place: Milan.",
            ],
        ),
        (
            "es",
            [
                "Dos unidades ocupan el mismo lugar: Milán.",
                "Una unidad así no puede estar ahí: flota en Milán.",
                "Dos unidades ocupan el mismo lugar: Milán.",
            ],
        ),
    ],
)
def test_every_problem_of_a_scenario_is_told_with_its_place(
    host: Host, locale: str, sentences: list[str]
) -> None:
    tutorial = host.shipped(0)
    tutorial["powers"][2]["units"].append("F milan")
    text = json.dumps(tutorial, indent=1)
    found = host.upload("machiavelli", "custom_scenario", text, locale)
    assert found["document"] is None
    assert [problem["text"] for problem in found["problems"]] == sentences
    places = [problem["place"] for problem in found["problems"]]
    assert places == ["powers.2.units.1", "powers.2.units.4", "powers.2.units.4"]
    lines = text.split("\n")
    assert [lines[problem["line"] - 1].strip(' ",') for problem in found["problems"]] == [
        "A milan",
        "F milan",
        "F milan",
    ]


@pytest.mark.parametrize(("text", "code"), [("[]", "no_scenario"), ('{"id": ', "bad_json")])
def test_what_is_no_scenario_is_told_so(host: Host, text: str, code: str) -> None:
    found = host.upload("machiavelli", "custom_scenario", text)
    assert [problem["code"] for problem in found["problems"]] == [code]


def test_the_workshop_shows_the_map_of_a_scenario_even_of_a_wrong_one(host: Host) -> None:
    wrong = {"map": "italy", "powers": "none yet"}
    found = host.ask("POST", "machiavelli", "custom_scenario", json={"document": wrong})
    assert found["terms"]["province"]["turin"] == "Turin"
    assert len(found["scenery"]["provinces"]) == 73


@pytest.mark.parametrize("map", ["moon", 7, {"id": "nowhere"}])
def test_a_map_that_nobody_can_draw_is_refused(host: Host, map: object) -> None:
    given = {"document": {"map": map}}
    found = host.ask("POST", "machiavelli", "custom_scenario", status=400, json=given)
    assert found["code"] == "bad_map"


def test_only_what_has_a_workshop_is_made_there(host: Host) -> None:
    assert host.ask("GET", "pictionary", "words", status=400)["code"] == "unknown_option"


def test_strangers_are_asked_for_their_name_first() -> None:
    async def scenario() -> None:
        async with serving() as live:
            stranger = Person(live.url)
            live.people.append(stranger)
            upload = await stranger.http.post("/api/games/trivia/uploads/quiz", json={"text": QUIZ})
            board = await stranger.http.post(
                "/api/games/machiavelli/workshops/custom_scenario", json={"document": {}}
            )
            assert (upload.status_code, upload.json()["code"]) == (401, "no_session")
            assert (board.status_code, board.json()["code"]) == (401, "no_session")

    run(scenario())


LARGEST = 262_000
"""Characters that fit into a body."""


def filled(item: str, head: str = "[", tail: str = "]") -> str:
    count = (LARGEST - len(head) - len(tail)) // (len(json.dumps(item)) - 1)
    return head + ",".join([item] * count) + tail


HOSTILE = [
    ("machiavelli", "custom_scenario", filled("1", '{"powers":[', "]}")),
    ("machiavelli", "custom_scenario", filled("{}", '{"powers":[', "]}")),
    ("machiavelli", "custom_scenario", filled("[]", '{"map":{"borders":[', "]}}")),
    ("machiavelli", "custom_scenario", '{"map":' + "[" * 60_000 + "]" * 60_000 + "}"),
    ("trivia", "quiz", filled("1")),
    ("trivia", "quiz", filled("{}")),
    ("trivia", "quiz", "x;" * 100_000),
    ("mentiroso", "statements", filled("1")),
    ("mentiroso", "statements", filled("{}")),
    ("mentiroso", "statements", "x;" * 100_000),
    ("pictionary", "words", filled("1")),
    ("pictionary", "words", "|" * 250_000),
    ("pictionary", "words", "\n".join(["a|b" * 1_000] * 60)),
]
"""Documents as large as a body may be; 8 KB of the first kind once took 20 s."""


def test_hostile_documents_are_judged_beside_the_server() -> None:
    async def scenario() -> None:
        async with serving(compute_processes=1) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            for game, option, text in HOSTILE:
                path = f"/api/games/{game}/uploads/{option}?locale=en"
                asked = asyncio.create_task(ana.http.post(path, json={"text": text}))
                assert (await ben.http.get("/api/tables")).status_code == 200
                found = await asked
                assert found.status_code == 200, (game, text[:20], found.text)
                problems = found.json()["problems"]
                assert 0 < len(problems) <= 50
                assert len(found.content) < 50_000

    run(scenario())


def test_a_document_over_the_limit_is_refused_and_the_next_is_read() -> None:
    async def scenario() -> None:
        async with serving(compute_processes=1, compute_time_limit=1) as live:
            ana = await live.person("Ana")
            path = "/api/games/trivia/uploads/quiz"
            answer = await ana.http.post(path, json={"text": filled("{}")})
            assert (answer.status_code, answer.json()["code"]) == (400, "too_costly")
            assert answer.json()["text"]
            assert (await ana.http.get("/api/tables")).status_code == 200

    run(scenario())
