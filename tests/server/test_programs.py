"""Programs as guests: their tokens, and what they may do at a table."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.live_server import Person, RunningServer, run, serving
from tests.server.programs import Program, program_of


async def made(live: RunningServer, maker: Person, name: str = "Greedy") -> Program:
    program = await program_of(maker, name)
    live.people.append(program)
    return program


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["code"]
    return code


def test_a_token_is_told_once_named_listed_and_revoked() -> None:
    async def scenario() -> None:
        async with serving(programs_per_person=2) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            program = await made(live, ana)
            assert program.token.startswith("ludoteca_")
            stored = await live.services.store.session(program.id)
            assert stored is not None
            assert program.token not in repr(stored)
            assert [each["name"] for each in await ana.get("/api/programs")] == ["Robot Greedy"]
            assert "token" not in (await ana.get("/api/programs"))[0]
            assert await ben.get("/api/programs") == []
            path = f"/api/programs/{program.id}"
            renamed = await ana.http.patch(path, json={"name": "robot Meek"})
            assert renamed.json()["name"] == "Robot Meek"
            assert code_of(await ben.http.patch(path, json={"name": "Mine"})) == "unknown_program"
            assert code_of(await ben.http.delete(path)) == "unknown_program"
            await made(live, ana, "Second")
            assert code_of(await ana.http.post("/api/programs", json={"name": "Third"})) == (
                "too_many_programs"
            )
            assert (await ana.http.delete(path)).status_code == 204
            answer = await program.http.get("/api/welcome")
            assert (answer.status_code, code_of(answer)) == (401, "unknown_token")

    run(scenario())


@pytest.mark.parametrize("name", ["x" * 30, "Bot Alba", "Admin", "!"])
def test_the_name_of_a_program_is_refused_as_any(name: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.post("/api/programs", json={"name": name})
            assert code_of(answer) in ("name_length", "name_reserved", "name_sign")

    run(scenario())


def test_nobody_is_called_as_a_program() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.patch("/api/session", json={"name": "Robot Greedy"})
            assert code_of(answer) == "name_reserved"

    run(scenario())


def test_a_program_plays_and_is_nobody_where_people_decide() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await ana.open_table("pig", options={"target": 20})
            program = await made(live, ana)
            async with ana.at(code) as host, program.at(code) as robot:
                assert await robot.refused("sit", name="Ben", seat=9) == "no_such_seat"
                await robot.do("sit", name="Ben")
                await host.until(lambda: host.table["seats"][1]["program"])
                assert host.table["seats"][1]["name"] == "Robot Greedy"
                assert [each["program"] for each in host.table["people"]] == [False, True]
                refused: dict[str, dict[str, Any]] = {
                    "start": {}, "lock": {"locked": True}, "propose": {"what": "pause"},
                    "add_bot": {"strength": "easy"}, "kick": {"person": ana.id},
                }  # fmt: skip
                for request, fields in refused.items():
                    assert await robot.refused(request, **fields) == "not_for_programs"
                assert await host.refused("hand_over", person=program.id) == "not_for_programs"
                await host.do("start")
                await robot.wait_for("begun")
                for _ in range(500):
                    if host.position["over"]:
                        break
                    await host.until(lambda: host.seq == robot.seq)
                    mover = host if host.is_to_act else robot
                    await mover.play("hold" if mover.position["view"]["pot"] >= 5 else "roll")
                assert host.position["over"]
                summary = await ben.get(f"/api/matches/{host.match['id']}")
                assert summary["sitters"][1]["name"] == "Robot Greedy"
                await host.do("leave")
                await robot.until(lambda: robot.closed is not None or robot.table["host"] == "")

    run(scenario())


def test_a_program_uses_the_socket_of_a_table_and_no_cookie() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            program = await made(live, ana)
            assert (await program.get("/api/welcome"))["session"]["name"] == "Robot Greedy"
            for method, path in (("GET", "/api/programs"), ("POST", "/api/programs"),
                                 ("POST", "/api/tables"), ("DELETE", "/api/session"),
                                 ("GET", "/api/profile/export")):  # fmt: skip
                body = {"name": "Two"} if method == "POST" else None
                answer = await program.http.request(method, path, json=body)
                assert (answer.status_code, code_of(answer)) == (403, "not_for_programs"), path
            cookie = {"cookie": f"ludoteca={program.token}"}
            async with httpx.AsyncClient(base_url=live.url, headers=cookie) as pages:
                assert (await pages.get("/api/welcome")).json()["session"] is None

    run(scenario())


@pytest.mark.parametrize("wish", [{"rated": True, "public": True, "hosted": False},
                                  {"anonymous": True}])  # fmt: skip
def test_programs_do_not_sit_where_results_count_or_nobody_is_known(wish: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig", **wish)
            program = await made(live, ana)
            async with program.at(code) as robot:
                assert await robot.refused("sit") == "no_programs_here"

    run(scenario())


@pytest.mark.parametrize("token", ["", "ludoteca_x", "Ω", "x" * 5_000])
def test_a_wrong_token_opens_no_socket(token: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            stranger = Program(live.url, token.encode("ascii", "replace").decode())
            live.people.append(stranger)
            async with stranger.at(code) as robot:
                assert robot.answer["problem"]["code"] in ("unknown_token", "no_session")

    run(scenario())


def test_revoking_and_logging_out_disconnect_at_once() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            host = await live.person("Olga")
            code = await host.open_table("pig")
            first, second = await made(live, ana, "One"), await made(live, ana, "Two")
            async with first.at(code) as one, second.at(code) as two:
                await ana.http.delete(f"/api/programs/{first.id}")
                assert await one.until_closed() == 4401
                await ana.http.delete("/api/session")
                assert await two.until_closed() == 4401
            assert await live.services.store.session(second.id) is None

    run(scenario())


def test_a_deletion_and_an_export_cover_programs() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            program = await made(live, ana)
            exported = await ana.get("/api/profile/export")
            assert [each["name"] for each in exported["sessions"]] == ["Ana", "Robot Greedy"]
            assert program.token not in repr(exported)
            assert "token_hash" not in exported["sessions"][1]
            answer = await ana.http.post("/api/profile/deletion", json={"name": "Ana"})
            assert answer.status_code == 204
            assert await live.services.store.session(program.id) is None

    run(scenario())
