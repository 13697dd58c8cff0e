"""The export of one's data: everything of one's own, nothing secret, nothing of others."""

from __future__ import annotations

import json

from tests.server.inbox import reader, with_mail
from tests.server.live_server import run, serving
from tests.server.scripts import start, table_of
from tests.server.test_deletion import choose_notices


def test_the_export_holds_what_is_stored_about_a_person() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 2, target=20) as (one, two):
            ana, ben = one.person, two.person
            await one.do("chat", text="my own words")
            await two.do("chat", text="the words of others")
            await ana.http.put(f"/api/players/{ben.id}/follow")
            await start([one, two])
            await two.do("resign")
            answer = await ana.http.get("/api/profile/export")
            assert answer.headers["content-disposition"].endswith('"ludoteca.json"')
            found = answer.json()
            assert found["account"] is None
            assert [each["id"] for each in found["sessions"]] == [ana.id]
            assert [each["text"] for each in found["messages"]] == ["my own words"]
            (match,) = found["matches"]
            assert match["participation"]["place"] == 1
            assert match["record"]["log"]
            assert [tie["person"]["name"] for tie in found["ties"]] == ["Ben"]
            assert one.code in found["tables"]
            assert "the words of others" not in answer.text
            assert ben.id not in answer.text

    run(scenario())


def test_the_export_of_an_account_has_its_address_and_no_secrets() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana = await reader(live, inbox, "Ana")
            await choose_notices(live, ana)
            found = (await ana.http.get("/api/profile/export")).json()
            assert found["account"]["email"] == "ana@example.org"
            stored = await live.services.store.session(ana.id)
            assert stored is not None
            (preferences,) = found["preferences"]
            assert (preferences["owner"], preferences["zone"]) == (stored.account, "Europe/Madrid")
            assert [each["session"] for each in found["subscriptions"]] == [ana.id]
            pushes = ("https://push", "their-point", "their-secret")
            for secret in (stored.token_hash, stored.device, *pushes):
                assert secret not in json.dumps(found)

    run(scenario())


def test_nobody_exports_all_day() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answers = [(await ana.http.get("/api/profile/export")).status_code for _ in range(5)]
            assert answers == [200, 200, 200, 200, 429]
            stranger = await live.person("Eve")
            stranger.http.cookies.clear()
            assert (await stranger.http.get("/api/profile/export")).status_code == 401

    run(scenario())
