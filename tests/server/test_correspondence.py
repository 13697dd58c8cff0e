"""Correspondence play: mails, reminders, the digest, letters, pauses, calendars, seat takeover."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from tests.server.inbox import Inbox, html_of, reader, text_of, with_mail
from tests.server.live_server import AdjustableClock, Browser, Person, RunningServer, run, serving

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
NEW_YORK = ZoneInfo("America/New_York")
PUBLIC = "http://play.example.org"


async def by_post(
    people: list[Person], rated: bool = False, wish: Mapping[str, Any] = {}, /, **options: Any
) -> str:
    """Start a match between these people; nobody stays connected."""
    host, *others = people
    wish = {"public": rated, "rated": rated, **wish}
    code = await host.open_table("machiavelli", options=options, **wish)
    async with host.at(code) as first:
        for person in others:
            async with person.at(code) as browser:
                await browser.do("sit")
        await first.do("start")
        await first.until(lambda: first.match)
    return code


@asynccontextmanager
async def posted(**options: Any) -> AsyncIterator[tuple[RunningServer, Inbox, list[Person], str]]:
    """A match of Ana and Cleo (English) and Ben (Spanish), with mail."""
    mail: dict[str, Any] = {"mail_gather": 0, "public_url": PUBLIC, "hosts": ("127.0.0.1",)}
    async with with_mail(now=AdjustableClock(), **mail) as (live, inbox):
        people = [
            await reader(live, inbox, name, locale)
            for name, locale in (("Ana", "en"), ("Ben", "es"), ("Cleo", "en"))
        ]
        yield live, inbox, people, await by_post(people, **options)


async def rings(browser: Browser, phase: str) -> None:
    await browser.until(lambda: browser.position["view"]["phase"] == phase)


# Mails


def test_every_phase_is_told_in_the_readers_language_in_html_and_plain() -> None:
    async def scenario() -> None:
        async with posted() as (live, inbox, _, code):
            mail = await inbox.wait_for("ana@example.org", "the talks are open")
            assert mail["Subject"].startswith("Machiavelli · Florence (Ana), turn 1:")
            assert f"{PUBLIC}/t/{code}" in text_of(mail)
            assert f'href="{PUBLIC}/t/{code}"' in html_of(mail)
            assert "UTC" in text_of(mail)
            spanish = await inbox.wait_for("ben@example.org", "se abren las negociaciones")
            assert '<html lang="es">' in html_of(spanish)
            live.pass_time(2 * DAY + 2 * MINUTE)
            await inbox.wait_for("cleo@example.org", "your orders are awaited")
            await inbox.wait_for("ben@example.org", "se esperan tus órdenes")

    run(scenario())


def test_one_click_ends_the_mails_and_playing_goes_on() -> None:
    async def scenario() -> None:
        async with posted() as (live, inbox, people, _):
            mail = await inbox.wait_for("ana@example.org", "the talks are open")
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            address = mail["List-Unsubscribe"].strip(" <>").removeprefix(PUBLIC)
            assert address.replace("/api/unsubscribe/", "/unsubscribe#") in text_of(mail)
            program = Person(live.url)  # a mail program: no cookie, a form instead of JSON
            live.people.append(program)
            form = {"List-Unsubscribe": "One-Click"}
            for _ in range(2):
                done = await program.http.post(address, data=form, headers={"origin": live.url})
                assert done.status_code == 204, done.text
            assert (await program.http.post("/api/unsubscribe/x")).status_code == 404
            live.pass_time(2 * DAY + 2 * MINUTE)
            await inbox.wait_for("cleo@example.org", "your orders are awaited")
            assert len(inbox.to("ana@example.org")) == 2
            assert (await people[0].get("/api/profile"))["session"]["mail_wanted"] is False

    run(scenario())


def test_only_who_sent_nothing_is_reminded_and_once() -> None:
    async def scenario() -> None:
        async with posted(diplomacy_minutes=0) as (live, inbox, people, code):
            async with people[0].at(code) as ana:
                await ana.play("submit", orders=[], expenses=[], disband=[])
                live.pass_time(DAY + 2 * MINUTE)
                mail = await inbox.wait_for("cleo@example.org", "24 hours left")
                assert "still waits for you" in text_of(mail)
                await inbox.wait_for("ben@example.org", "quedan 24 horas")
                live.pass_time(HOUR)
                await ana.play("submit", orders=[], expenses=[], disband=[])
                live.pass_time(DAY)
                await inbox.wait_for("cleo@example.org", "turn 1 is resolved")
            subjects = [mail["Subject"] for mail in inbox.to("cleo@example.org")]
            assert sum("left" in subject for subject in subjects) == 1
            assert not any("left" in mail["Subject"] for mail in inbox.to("ana@example.org"))

    run(scenario())


def test_the_report_of_a_season_names_the_powers_with_their_players() -> None:
    async def scenario() -> None:
        async with posted(diplomacy_minutes=0) as (live, inbox, people, code):
            async with people[0].at(code) as ana:
                order = {"unit": "A florence", "action": "advance", "target": "bologna"}
                orders = [{**order, "via": False, "retreats": []}]
                await ana.play("submit", orders=orders, expenses=[], disband=[])
            live.pass_time(2 * DAY + 2 * MINUTE)
            mail = text_of(await inbox.wait_for("ana@example.org", "turn 1 is resolved"))
            assert "You play Florence (Ana)." in mail
            assert "Florence (Ana) takes Bologna" in mail
            spanish = text_of(await inbox.wait_for("ben@example.org", "turno 1"))
            assert "Juegas con Venecia (Ben)." in spanish

    run(scenario())


def test_orders_are_confirmed_as_received_to_their_sender_alone_in_local_time() -> None:
    async def scenario() -> None:
        async with posted(diplomacy_minutes=0) as (live, inbox, (ana, ben, _), code):
            zone = {"zone": "America/New_York"}
            assert (await ana.http.patch("/api/notices", json=zone)).status_code == 200
            no_receipts = {"kind": "receipt", "pace": "post", "channel": "mail", "wanted": False}
            choice = await ben.http.patch("/api/notices", json={"choice": no_receipts})
            assert choice.status_code == 200
            async with ana.at(code) as browser, ben.at(code) as other:
                order = {"unit": "A florence", "action": "advance", "target": "bologna"}
                orders = [{**order, "via": False, "retreats": []}]
                await browser.play("submit", orders=orders, expenses=[], disband=[])
                await other.play("submit", orders=[], expenses=[], disband=[])
            mail = await inbox.wait_for("ana@example.org", "sheet has arrived")
            subject = "Machiavelli · Florence (Ana), turn 1: your sheet has arrived"
            assert mail["Subject"] == subject
            text = text_of(mail)
            assert "with 1 order and" in text
            due = live.services.sources.now() + 2 * DAY
            here = datetime.fromtimestamp(due / 1000, NEW_YORK)
            assert f"{here:%A}, {here:%B} {here.day}, {here.year}" in text
            assert re.search(r", \d\d:\d\d E[SD]T", text)
            for name in ("ben", "cleo"):
                assert not [m for m in inbox.to(f"{name}@example.org") if "arrived" in m["Subject"]]

    run(scenario())


def test_where_several_matches_move_there_is_one_mail() -> None:
    async def scenario() -> None:
        async with with_mail(now=AdjustableClock(), mail_gather=HOUR) as (live, inbox):
            people = [await reader(live, inbox, name) for name in ("Ana", "Ben", "Cleo")]
            codes = [await by_post(people) for _ in range(2)]
            live.pass_time(HOUR)
            mail = await inbox.wait_for("ana@example.org", "the talks are open, and one more")
            assert all(f"/t/{code}" in text_of(mail) for code in codes)
            assert html_of(mail).count("<h1") == 2
            assert text_of(mail).count("/unsubscribe#") == 1
            assert len(inbox.to("ana@example.org")) == 2  # the login mail and this one

    run(scenario())


def test_live_matches_and_guests_get_no_mails() -> None:
    async def scenario() -> None:
        async with with_mail(now=AdjustableClock(), mail_gather=0) as (live, inbox):
            people = [await reader(live, inbox, "Ana"), await live.person("Ben")]
            people.append(await live.person("Cleo"))
            await by_post(people, diplomacy_minutes=10, orders_minutes=10)
            await by_post(people)
            await inbox.wait_for("ana@example.org", "the talks are open")
            assert len(inbox.mails) == 2

    run(scenario())


# Letters


def test_letters_wait_for_the_absent_until_they_are_read() -> None:
    async def scenario() -> None:
        async with posted() as (_, _, (ana, ben, cleo), code):
            async with ana.at(code) as writing:
                for text in ("one", "two"):
                    await writing.do("letter", to=[1], text=text)
                await writing.do("letter", to=[2], text="for Cleo")
                await writing.do("chat", text="for all")
                assert writing.told[0]["unread"] == []
            async with ben.at(code) as reading:
                told = {each["text"]: each for each in reading.told[0]["messages"]}
                assert set(told) == {"one", "two", "for all"}
                assert (told["one"]["round"], told["one"]["phase"]) == (1, "diplomacy")
                assert len(reading.told[0]["unread"]) == 3
                await reading.do("read", number=told["two"]["number"])
            async with ben.at(code) as again:
                assert again.told[0]["unread"] == [told["for all"]["number"]]
            async with cleo.at(code) as other:
                assert len(other.told[0]["unread"]) == 2
                refused = await other.refused("read", number=told["one"]["number"])
                assert refused == "no_such_message"

    run(scenario())


def test_a_letter_is_mailed_to_who_is_away_unless_they_blocked_its_writer() -> None:
    async def scenario() -> None:
        async with posted() as (_, inbox, (ana, ben, cleo), code):
            await cleo.http.put(f"/api/players/{ana.id}/block")
            async with ben.at(code), ana.at(code) as writing:
                await writing.do("letter", to=[1, 2], text="Not to be told")
                await writing.do("letter", to=[1], text="Nor this")
            async with ana.at(code) as writing:
                await writing.do("letter", to=[1], text="A pact?\n\nYours <truly>")
            mail = await inbox.wait_for("ben@example.org", "Maquiavelo: carta de Florencia")
            assert "A pact?" in text_of(mail)
            assert "<p>Yours &lt;truly&gt;</p>" in html_of(mail)
            told = [each for name in ("ben", "cleo") for each in inbox.to(f"{name}@example.org")]
            assert not [each for each in told if "Not to be told" in text_of(each)]

    run(scenario())


def test_the_home_page_learns_what_waits_until_when_and_of_letters() -> None:
    async def scenario() -> None:
        async with posted() as (_, _, (ana, ben, _), code):
            async with ana.at(code) as writing:
                await writing.do("letter", to=[1], text="A pact?")
            (card,) = await ben.get("/api/tables/mine")
            assert (card["code"], card["your_turn"], card["unread"]) == (code, False, 1)
            assert abs(card["due"] - card["started"] - 2 * DAY) < HOUR
            (own,) = await ana.get("/api/tables/mine")
            assert own["unread"] == 0

    run(scenario())


# Proposals


def test_by_post_a_proposal_waits_until_the_deadline_also_over_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock, database = AdjustableClock(), f"sqlite:///{tmp_path / 'house.db'}"
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            ana, ben, cleo = people
            code = await by_post(people)
            async with ana.at(code) as browser:
                await browser.do("propose", what="mute", person=ben.id)
                proposal = browser.table["proposal"]
                assert proposal["needed"] == [2]
                assert proposal["ends"] == browser.position["due"]["at"]
        async with serving(database, clock) as live:
            for person in people:
                live.reconnect(person)
            async with cleo.at(code) as browser, ben.at(code) as muted:
                await browser.do("consent", agree=True, proposal=proposal["id"])
                assert await muted.refused("chat", text="hello") == "muted"
                await browser.do("propose", what="remove", person=ben.id)
                live.pass_time(2 * DAY + 2 * MINUTE)
                await rings(browser, "orders")
            async with ana.at(code) as browser:
                assert await browser.refused("consent", agree=True) == "nothing_proposed"

    run(scenario())


def test_a_pause_needs_everybody_also_who_is_not_there_and_survives_a_restart(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        clock, database = AdjustableClock(), f"sqlite:///{tmp_path / 'house.db'}"
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            code = await by_post(people)
            async with people[0].at(code) as ana:
                await ana.do("propose", what="pause")
                assert ana.table["proposal"]["needed"] == [1, 2]
        async with serving(database, clock) as live:
            for person in people:
                live.reconnect(person)
            async with people[1].at(code) as ben:
                due = ben.position["due"]["at"]
                await ben.do("consent", agree=True)
                assert not ben.table["paused"]
            async with people[2].at(code) as cleo:
                await cleo.do("consent", agree=True)
                assert cleo.table["paused"]
                live.pass_time(5 * DAY)
                await cleo.do("propose", what="resume")
            for person in people[:2]:
                async with person.at(code) as browser:
                    await browser.do("consent", agree=True)
            async with people[0].at(code) as ana:
                assert not ana.table["paused"]
                assert 0 <= ana.position["due"]["at"] - due - 5 * DAY < HOUR

    run(scenario())


# Calendars


def test_deadlines_are_in_a_calendar_at_a_secret_address_that_can_be_revoked() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            code = await by_post(people)
            ben = people[1]
            made = [(await ben.http.post("/api/calendar")).json()["address"] for _ in range(2)]
            old, new = (re.sub(r"^http://[^/]+", "", address) for address in made)
            stranger = Person(live.url)
            live.people.append(stranger)
            feed = await stranger.http.get(new)
            assert feed.headers["content-type"].startswith("text/calendar")
            lines = feed.text.split("\r\n")
            assert lines[0] == "BEGIN:VCALENDAR"
            assert "SUMMARY:Machiavelli: diplomacy" in lines
            assert any(line.endswith(f"/t/{code}") for line in lines)
            async with ben.at(code) as browser:
                due = browser.position["due"]["at"] // 1000
            stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(due))
            assert f"DTSTART:{stamp}" in lines
            assert (await stranger.http.get(old)).status_code == 404
            assert (await ben.http.delete("/api/calendar")).status_code == 204
            assert (await stranger.http.get(new)).status_code == 404
            assert (await stranger.http.get("/api/calendar/.ics")).status_code == 404

    run(scenario())
