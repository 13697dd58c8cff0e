"""Operators: the queue of reports, what they decide, and how it holds."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ludoteca.server.operators.entry import make_code
from ludoteca.server.settings import DAY, HOUR
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Json,
    Person,
    RunningServer,
    run,
    serving,
)

FREELY: dict[str, Any] = {"chats_per_second": 1e6}


async def operator_of(live: RunningServer, name: str = "Olga") -> Person:
    """A person who came by a link of the command line."""
    person = await live.person(name)
    code = await make_code(live.services.store, live.services.sources.now())
    answer = await person.http.post("/api/operator/entry", json={"code": code})
    assert answer.json() == {"sanctions": [], "operator": True}
    again = await person.http.post("/api/operator/entry", json={"code": code})
    assert again.json()["code"] == "unknown_code"
    return person


@asynccontextmanager
async def insulted(live: RunningServer) -> AsyncIterator[tuple[Browser, Browser]]:
    """Ana, who reported what Luis wrote, and Luis."""
    ana, luis = await live.person("Ana"), await live.person("Luis", "es")
    code = await ana.open_table("pig")
    async with ana.at(code) as one, luis.at(code) as two:
        await two.do("chat", text="Hello")
        await two.do("chat", text="You fool")
        number = [await one.wait_for("message") for _ in range(2)][1]["number"]
        await one.do("report", number=number, reason="insults", note="Third time today")
        yield one, two


async def decide(operator: Person, decision: str, **wish: Any) -> Json:
    """Decide about the only case."""
    (case,) = (await operator.get("/api/operator"))["cases"]
    body = {"decision": decision, "reason": "insults", **wish}
    answer = await operator.http.post(f"/api/operator/cases/{case['id']}", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    assert found["cases"] == []
    return found


async def problem_of(person: Person, method: str, path: str, body: object = None) -> str:
    answer = await person.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["code"]
    return code


def test_the_queue_shows_what_was_said_and_exists_for_operators_only() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live, insulted(live) as (one, two):
            for path in ("/api/operator", "/api/operator?order=most"):
                assert await problem_of(one.person, "GET", path) == "not_found"
            body = {"decision": "ban", "reason": "insults"}
            assert await problem_of(two.person, "POST", "/api/operator/cases/1", body) == (
                "not_found"
            )
            assert await problem_of(one.person, "DELETE", "/api/operator/sanctions/1") == (
                "not_found"
            )
            operator = await operator_of(live)
            (case,) = (await operator.get("/api/operator"))["cases"]
            assert (case["name"], case["text"]) == ("Luis", "You fool")
            assert case["before"] == ["Luis: Hello"]
            assert (case["table"], case["game"]) == (one.code, "pig")
            (report,) = case["reports"]
            told = (report["by"], report["reason"], report["note"])
            assert told == ("Ana", "insults", "Third time today")
            assert (case["reported"], case["history"]) == (1, [])
            desk = await decide(operator, "dismiss")
            assert [act["act"] for act in desk["acts"]] == ["dismiss"]
            assert two.closed is None

    run(scenario())


def test_a_person_is_reported_from_the_table_and_from_their_page() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live, insulted(live) as (one, two):
            ana, luis = one.person, two.person
            await one.do("report_person", person=luis.id, reason="name")
            assert await one.refused("report_person", person=ana.id, reason="name") == (
                "not_yourself"
            )
            for _ in range(2):
                report = {"reason": "cheating", "note": ""}
                answer = await ana.http.post(f"/api/players/{luis.id}/report", json=report)
                assert answer.status_code == 204
            operator = await operator_of(live)
            desk = await operator.get("/api/operator?order=most")
            person, message = desk["cases"]
            assert (person["kind"], message["kind"]) == ("person", "message")
            assert [each["reason"] for each in person["reports"]] == ["cheating", "name"]
            assert desk["waiting"] == 2
            newest = (await operator.get("/api/operator"))["cases"][0]
            assert newest["kind"] == "person"

    run(scenario())


def test_a_warning_has_to_be_read() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live, insulted(live) as (one, two):
            luis = two.person
            await decide(await operator_of(live), "warn")
            (told,) = (await two.wait_for("sanctioned"))["sanctions"]
            assert (told["kind"], told["reason"], told["until"]) == ("warning", "insults", None)
            assert await two.refused("chat", text="What?") == "warning_unread"
            assert await problem_of(luis, "PATCH", "/api/session", {"name": "Lola"}) == (
                "warning_unread"
            )
            assert await problem_of(one.person, "POST", f"/api/standing/{told['id']}") == (
                "unknown_sanction"
            )
            answer = await luis.http.post(f"/api/standing/{told['id']}")
            assert answer.json()["sanctions"] == []
            await two.do("chat", text="Sorry")

    run(scenario())


def test_a_time_out_silences_and_ends_by_itself() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock(), **FREELY) as live, insulted(live) as (one, two):
            luis = two.person
            operator = await operator_of(live)
            (case,) = (await operator.get("/api/operator"))["cases"]
            path, endless = f"/api/operator/cases/{case['id']}", {"decision": "timeout"}
            assert await problem_of(operator, "POST", path, endless) == "needs_an_end"
            unknown = f"/api/operator/cases/{10**30}"
            assert await problem_of(operator, "POST", unknown, endless) == "unknown_case"
            desk = await decide(operator, "timeout", hours=24)
            (held,) = desk["in_force"]
            assert held["until"] == held["since"] + DAY
            await two.wait_for("sanctioned")
            await two.do("sit")
            assert await two.refused("chat", text="Why?") == "timed_out"
            room = await live.services.rooms.room(one.code)
            (hers,) = room.connections_of(one.person.id)
            assert room.viewer(hers).muted == (two.seat,)
            listed = {"game": "pig", "public": True}
            assert await problem_of(luis, "POST", "/api/tables", listed) == "timed_out"
            code = await luis.open_table("pig")
            async with luis.at(code) as own:
                doors = {"public": True, "spectators": True}
                assert await own.refused("doors", **doors) == "timed_out"
            live.pass_time(DAY)
            await two.do("chat", text="Back again")
            assert room.viewer(hers).muted == ()
            assert (await luis.get("/api/standing"))["sanctions"] == []
            assert (await operator.get("/api/operator"))["in_force"] == []

    run(scenario())


def test_a_ban_holds_at_once_and_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = f"sqlite:///{tmp_path}/ludoteca.db"
        async with serving(database, **FREELY) as live:
            operator = await operator_of(live)
            async with insulted(live) as (_, two):
                luis, code = two.person, two.code
                await decide(operator, "ban")
                assert (await two.wait_for("gone"))["problem"]["code"] == "suspended"
                assert await problem_of(luis, "GET", "/api/tables/mine") == "suspended"
                assert (await luis.get("/api/welcome"))["session"]["name"] == "Luis"
                await luis.get("/api/profile/export")
        async with serving(database, **FREELY) as live:
            live.reconnect(luis)
            live.reconnect(operator)
            async with luis.browser(code) as again:
                assert (await again.hello())["problem"]["code"] == "suspended"
            # a new guest in the same browser is no way round
            luis.http.cookies.delete("ludoteca")
            await luis.introduce("Another")
            assert await problem_of(luis, "POST", "/api/tables", {"game": "pig"}) == "suspended"
            (held,) = (await operator.get("/api/operator"))["in_force"]
            answer = await operator.http.delete(f"/api/operator/sanctions/{held['id']}")
            desk = answer.json()
            assert desk["in_force"] == []
            assert [act["act"] for act in desk["acts"]] == ["undo", "ban"]
            assert await luis.open_table("pig")

    run(scenario())


def test_a_ban_of_a_network_ends_and_its_address_goes() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock(), **FREELY) as live:
            operator = await operator_of(live)
            luis = Person(live.url, "127.0.0.2")
            live.people.append(luis)
            await luis.introduce("Luis")
            ana = await live.person("Ana")
            report = {"reason": "spam", "note": ""}
            await ana.http.post(f"/api/players/{luis.id}/report", json=report)
            desk = await decide(operator, "ban", hours=1, by_address=True)
            assert desk["in_force"][0]["by_address"]
            neighbour = Person(live.url, "127.0.0.2")
            live.people.append(neighbour)
            body = {"name": "Eva", "locale": "en"}
            assert await problem_of(neighbour, "POST", "/api/session", body) == "suspended"
            await live.person("Elsewhere")
            live.pass_time(HOUR)
            await neighbour.introduce("Eva")
            await live.services.cleanup.clean_store()
            (row,) = await live.services.store.sanctions_of([f"guest:{luis.id}"], 9)
            assert {mark.partition(":")[0] for mark in row.marks} == {"session", "device"}

    run(scenario())


def test_a_name_is_replaced_and_operators_are_exempt() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live, insulted(live) as (one, _):
            operator = await operator_of(live)
            await decide(operator, "rename", name="Somebody")
            await one.until(
                lambda: [each["name"] for each in one.table["people"]] == ["Ana", "Somebody"]
            )
            report = {"reason": "other", "note": ""}
            await one.person.http.post(f"/api/players/{operator.id}/report", json=report)
            (case,) = (await operator.get("/api/operator"))["cases"]
            path = f"/api/operator/cases/{case['id']}"
            body = {"decision": "ban", "reason": "other"}
            assert await problem_of(operator, "POST", path, body) == "operators_are_exempt"
            body = {"decision": "dismiss", "reason": "other"}
            assert (await operator.http.post(path, json=body)).status_code == 200
            assert await problem_of(operator, "POST", path, body) == "case_settled"
            assert await live.services.store.drop_operators() == 1
            assert await problem_of(operator, "GET", "/api/operator") == "not_found"

    run(scenario())


def test_reports_and_sanctions_are_in_the_export_and_old_reports_go() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock(), **FREELY) as live, insulted(live) as (one, two):
            await decide(await operator_of(live), "warn")
            own = (await one.person.get("/api/profile/export"))["reports"]
            assert [(each["text"], each["note"]) for each in own] == [
                ("You fool", "Third time today")
            ]
            answer = await two.person.http.get("/api/profile/export")
            (about,) = answer.json()["reported"]
            assert (about["text"], about["outcome"]) == ("You fool", "warn")
            (sanction,) = answer.json()["sanctions"]
            assert sanction["kind"] == "warning"
            assert "Third time" not in answer.text
            assert one.person.id not in answer.text
            live.pass_time(live.services.settings.report_lifetime + HOUR)
            await live.services.cleanup.clean_store()
            assert await live.services.store.reports_by([one.person.id], 9) == []

    run(scenario())


def test_the_link_of_the_command_line_expires() -> None:
    async def scenario() -> None:
        async with serving() as live:
            person = await live.person("Olga")
            store = live.services.store
            late = time.time_ns() // 1_000_000 - 2 * HOUR
            body = {"code": await make_code(store, late)}
            assert await problem_of(person, "POST", "/api/operator/entry", body) == "unknown_code"

    run(scenario())
