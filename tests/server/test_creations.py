"""Quizzes that people keep: theirs to change, shared by address, played without the answers."""

from __future__ import annotations

import base64
import json
from typing import Any

import msgspec

from ludoteca.server.settings import DAY
from tests.media_files import picture
from tests.server.live_server import AdjustableClock, Json, Person, RunningServer, run, serving

QUESTIONS: list[Json] = [
    {"question": f"Question {number}?", "options": ["Yes", "No"], "answer": 0}
    for number in range(1, 4)
]
QUIZ: Json = {"title": "The cousins", "questions": QUESTIONS}


async def ask(who: Person, how: str, path: str, status: int = 200, **given: Any) -> Any:
    answer = await who.http.request(how, f"/api{path}", **given)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def keep(who: Person, document: Json = QUIZ, status: int = 201) -> Any:
    body = {"game": "trivia", "option": "quiz", "document": document}
    return await ask(who, "POST", "/creations", status, json=body)


async def bring(who: Person, data: bytes) -> str:
    body = {"data": base64.b64encode(data).decode()}
    found: str = (await ask(who, "POST", "/media", json=body))["reference"]
    return found


def with_picture(reference: str) -> Json:
    shown = {**QUESTIONS[0], "picture": reference, "alt": "A landscape"}
    return {"title": "Seen", "questions": [shown]}


def test_a_quiz_is_kept_changed_shared_copied_and_deleted() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ana, ben = await server.person("Ana"), await server.person("Ben")
            card = await keep(ana)
            assert (card["title"], card["count"]) == ("The cousins", 3)
            assert await ask(ana, "GET", "/creations") == [card]
            path = f"/creations/{card['id']}"
            assert (await ask(ana, "GET", path))["document"] == QUIZ

            shown = await ask(ben, "GET", path)
            assert (shown["yours"], shown["by"], shown["document"]) == (False, "Ana", None)
            await ask(ben, "PUT", path, 404, json={"document": QUIZ})
            await ask(ben, "DELETE", path, 404)
            copy = await ask(ben, "POST", f"{path}/copies", 201)
            assert (await ask(ben, "GET", f"/creations/{copy['id']}"))["document"] == QUIZ

            renamed = await ask(ana, "PUT", path, json={"document": {**QUIZ, "title": "Us"}})
            assert renamed["title"] == "Us"
            await ask(ana, "DELETE", path, 204)
            await ask(ben, "GET", path, 404)
            assert [one["id"] for one in await ask(ben, "GET", "/creations")] == [copy["id"]]

    run(scenario())


def test_a_quiz_with_faults_is_not_kept() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ana = await server.person("Ana")
            faulty = {"questions": [*QUESTIONS, QUESTIONS[0]]}
            refused = await keep(ana, faulty, 400)
            told = "Line 4 of the quiz: this question was asked in line 1 already."
            assert (refused["code"], refused["text"]) == ("bad_quiz", told)
            for game, option, status in (
                ("trivia", "had", 400),
                ("risk", "custom_map", 400),
                ("chess", "quiz", 404),
            ):
                body = {"game": game, "option": option, "document": QUIZ}
                await ask(ana, "POST", "/creations", status, json=body)

    run(scenario())


def test_somebody_elses_quiz_is_played_without_seeing_it() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ana, ben = await server.person("Ana"), await server.person("Ben")
            card = await keep(ana)
            for host, owner in ((ben, ""), (ana, ana.id)):
                body = {"game": "trivia", "creation": card["id"], "options": {"rounds": 3}}
                opened = await ask(host, "POST", "/tables", 201, json=body)
                options = opened["table"]["options"]
                assert options["quiz"] == {"kept": True, "title": "The cousins", "count": 3}
                assert options["quiz_order"] == "written"
                room = await server.services.rooms.room(opened["table"]["code"])
                assert room.table.options_by == owner
                assert room.table.options["quiz"] == QUIZ
            gone = {"game": "trivia", "creation": "nothing"}
            await ask(ben, "POST", "/tables", 404, json=gone)
            other = {"game": "uno", "creation": card["id"]}
            await ask(ben, "POST", "/tables", 404, json=other)

    run(scenario())


def test_people_keep_a_number_of_quizzes() -> None:
    async def scenario() -> None:
        async with serving(creations_per_session=2, creations_per_address=3) as server:
            ana, ben = await server.person("Ana"), await server.person("Ben")
            cards = [await keep(ana) for _ in range(2)]
            assert (await keep(ana, status=409))["code"] == "too_many_creations"
            await ask(ana, "POST", f"/creations/{cards[0]['id']}/copies", 409)
            await keep(ben)
            assert (await keep(ben, status=409))["params"] == {"most": 3}

    run(scenario())


def test_media_stay_as_long_as_something_names_them() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as server:
            ana = await server.person("Ana")
            kept, at_table, unused = [
                await bring(ana, picture("PNG", (50 + number, 30))) for number in range(3)
            ]
            card = await keep(ana, with_picture(kept))
            body = {"game": "trivia", "options": {"quiz": with_picture(at_table)}}
            await ask(ana, "POST", "/tables", 201, json=body)
            clock.pass_time(2 * DAY)
            await server.services.cleanup.clean_store()
            assert await held(server, kept, at_table, unused) == [True, True, False]

            await ask(ana, "DELETE", f"/creations/{card['id']}", 204)
            clock.pass_time(2 * DAY)
            await server.services.cleanup.clean_store()
            assert await held(server, kept, at_table) == [False, True]

    run(scenario())


async def held(server: RunningServer, *references: str) -> list[bool]:
    store = server.services.store
    digests = (reference.removeprefix("sha256:") for reference in references)
    return [await store.medium(digest) is not None for digest in digests]


def test_quizzes_and_media_are_exported_and_deleted_with_the_person() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ana, ben = await server.person("Ana"), await server.person("Ben")
            own, copied = [
                await bring(ana, picture("PNG", (70 + number, 30))) for number in range(2)
            ]
            await keep(ana, with_picture(own))
            shared = await keep(ana, with_picture(copied))
            await ask(ben, "POST", f"/creations/{shared['id']}/copies", 201)
            exported = json.loads((await ana.http.get("/api/profile/export")).text)
            assert {one["title"] for one in exported["creations"]} == {"Seen"}
            assert len(exported["media"]) == 2
            assert base64.b64decode(exported["media"][0]["content"]).startswith(b"\x89PNG")

            await ask(ana, "POST", "/profile/deletion", 204, json={"name": "Ana"})
            store = server.services.store
            assert not await store.creations_of(f"guest:{ana.id}")
            assert await held(server, own, copied) == [False, True]

    run(scenario())


def test_what_a_guest_made_goes_to_the_account_or_away_with_the_session() -> None:
    async def scenario() -> None:
        async with serving() as server:
            ana, ben = await server.person("Ana"), await server.person("Ben")
            store = server.services.store
            await keep(ana, with_picture(await bring(ana, picture())))
            await keep(ben)
            await store.adopt_guest(ana.id, "account-of-ana")
            (row,) = await store.creations_of("account:account-of-ana")
            assert len(await store.media_of("account:account-of-ana")) == 1
            assert (await store.creation_document(row))["title"] == "Seen"
            await ben.http.delete("/api/session")
            await server.services.cleanup.clean_store()
            assert not await store.creations_of(f"guest:{ben.id}")

    run(scenario())


def test_a_record_names_media_by_digest() -> None:
    """Options with a medium are stored as a document, however small they are."""

    async def scenario() -> None:
        async with serving() as server:
            ana = await server.person("Ana")
            reference = await bring(ana, picture())
            quiz = with_picture(reference)
            assert len(msgspec.json.encode(quiz)) < 1_024
            body = {"game": "trivia", "options": {"quiz": quiz}}
            opened = await ask(ana, "POST", "/tables", 201, json=body)
            row = await server.services.store.table(opened["table"]["code"])
            assert row is not None
            assert row.document["options"]["quiz"]["questions"][0]["picture"] == reference

    run(scenario())
