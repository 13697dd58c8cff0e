"""Anonymous tables: until the match is over no frame and no answer tells who plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from ludoteca.kernel import Chance, Rejected
from ludoteca.server.http.link_previews import of_match, of_table
from ludoteca.server.tables import phases
from ludoteca.server.tables.people.anonymity import (
    dealt,
    real_id,
    revealed,
    shown_id,
    with_anonymous,
)
from ludoteca.server.tables.people.guest_actions import enter, renamed, sit
from ludoteca.server.tables.setup import new_table
from ludoteca.server.tables.table import Table
from tests.server.inbox import reader, text_of, with_mail
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.postgres import new_database
from tests.server.scripts import start

PLAYERS = ("Zuleika", "Yorickson", "Xanthippe")
WATCHER = "Wulfgar"
DOORS = {"public": True, "spectators": True}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return new_database() if request.param == "postgres" else "sqlite://"


def table_of(*people: str) -> Table:
    table = new_table("ABC234", "pig", {}, secret="ab" * 32)
    for person in people:
        table = enter(table, person, person.title())
        table = (
            sit(with_anonymous(table, True), person) if person == people[0] else sit(table, person)
        )
    return table


def test_seats_are_drawn_by_lot_under_names_and_ids_that_do_not_tell_who_came_first() -> None:
    waiting = table_of("ana", "ben", "cleo")
    assert [place.name for place in waiting.places[:3]] == [f"Incognito {n}" for n in (1, 2, 3)]
    orders = set()
    for seed in range(20):
        table = dealt(phases.starting(waiting), Chance(bytes([seed] * 32)))
        assert [place.name for place in table.places] == [f"Incognito {n}" for n in (1, 2, 3)]
        assert [person.id for person in table.people] == [place.person for place in table.places]
        orders.add(tuple(place.person for place in table.places))
    assert len(orders) == 6
    shown = {shown_id(each, "ana") for each in (waiting, table, phases.begun(table, "m1", 0))}
    assert len(shown) == 3
    assert "ana" not in shown
    assert real_id(table, shown_id(table, "ana")) == "ana"
    assert real_id(table, "ana") == ""


def test_anonymity_is_settled_when_somebody_else_has_come() -> None:
    alone = enter(new_table("ABC234", "pig", {}, secret="ab" * 32), "ana", "Ana")
    assert with_anonymous(with_anonymous(alone, True), False) == alone
    with pytest.raises(Rejected, match="anonymity_is_settled"):
        with_anonymous(enter(alone, "ben", "Ben"), True)


UNHURRIED: dict[str, Any] = {"requests_per_second": 1e6}
"""Every endpoint is asked, by everybody."""


@asynccontextmanager
async def anonymous(
    live: RunningServer, **wish: Any
) -> AsyncIterator[tuple[list[Browser], list[Person]]]:
    """An anonymous match of three, with a spectator, as a list of browsers in that order."""
    people = [await live.person(name) for name in (*PLAYERS, WATCHER)]
    code = await people[0].open_table("pig", public=True, anonymous=True, **wish)
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(person.at(code)) for person in people]
        for browser in browsers[1:3]:
            await browser.do("sit", name="Myself")
        yield browsers, people


async def answers(live: RunningServer, person: Person, code: str, match: str) -> str:
    """What every GET endpoint about tables and matches answers, and the previews."""
    known = {"code": code, "match_id": match, "game_id": "pig", "locale": "en"}
    paths = (await person.get("/api/openapi.json"))["paths"]
    texts = []
    for path, methods in paths.items():
        names = [part[1:-1].split(":")[0] for part in path.split("/") if part.startswith("{")]
        if "get" in methods and all(name in known for name in names):
            filled = path.format(**known)
            if "openapi" not in filled and "/seats/" not in filled:
                texts.append(f"{path}: {(await person.http.get(filled)).text}")
    room = await live.services.rooms.room(code)
    row = await live.services.store.match(match) if match else None
    texts.append(str(of_table(room.table, "en")))
    texts.append("" if row is None else str(of_match(row, "en")))
    assert any(text.startswith("/api/tables/{code}:") for text in texts)
    return "\n".join(texts)


def assert_unknown(text: str, others: list[Person], names: tuple[str, ...], what: str) -> None:
    for person, name in zip(others, names, strict=True):
        assert name not in text, f"{what} tells {name}"
        assert person.id not in text, f"{what} tells the id of {name}"


async def everything_happens(browsers: list[Browser]) -> None:
    """Before and during a match: chat, letters, votes, absences, new names, other holders."""
    host, second, third, watcher = browsers
    for browser in browsers:
        await browser.do("chat", text="good evening")
    others = [each["id"] for each in host.table["people"] if each["id"] != host.you["id"]]
    await host.do("mute", person=others[0], muted=True)
    await host.do("mute", person=others[0], muted=False)
    for browser in (host, second, third):
        await browser.pledge()
    await start([host, second, third])
    for browser in browsers:
        await browser.do("chat", text="let us begin")
    await second.do("letter", to=[each for each in range(3) if each != second.seat], text="psst")
    await second.do("propose", what="pause")
    await third.do("consent", agree=False)
    target = next(each["id"] for each in second.table["people"] if each["seat"] == third.seat)
    await second.do("propose", what="mute", person=target)
    await second.do("consent", agree=False)
    async with third.person.at(third.code) as again:
        await again.do("ask_history", since=-1, until=9)
    await third.person.http.patch("/api/session", json={"name": "Xanthippe II"})
    await watcher.person.http.patch("/api/session", json={"name": "Wulfgar II"})
    await host.do("doors", **DOORS)


def test_no_frame_and_no_answer_tells_who_plays_before_the_end(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, **UNHURRIED) as live, anonymous(live) as (browsers, people):
            await everything_happens(browsers)
            host, second, third, watcher = browsers
            names = (*PLAYERS, WATCHER)
            stranger = await live.person("Stranger")
            async with host.person.at(host.code, screen=True) as screen:
                told = "\n".join(screen.frames)
                assert_unknown(told, people, names, "the big screen")
            for browser, person in zip(browsers, people, strict=True):
                others = [each for each in people if each is not person]
                known = tuple(name for name in names if name != names[people.index(person)])
                async with person.at(browser.code) as fresh:
                    frames = "\n".join(browser.frames + fresh.frames)
                assert_unknown(frames, others, known, f"a frame to {person.id}")
                text = await answers(live, person, browser.code, host.table["match"])
                assert_unknown(text, others, known, "an answer")
                if person is not people[0]:
                    assert browser.table["host"] == ""
                    assert not browser.you["is_host"]
            text = await answers(live, stranger, host.code, host.table["match"])
            assert_unknown(text, people, names, "an answer to a stranger")
            for seat, name in enumerate(host.match["names"]):
                assert name == f"Incognito {seat + 1}"

            await second.do("resign")
            await third.do("resign")
            await host.do("resign")
            await host.until(lambda: host.table["phase"] == "over")
            expected = {"Zuleika", "Yorickson", "Xanthippe II"}
            assert {seat["name"] for seat in host.table["seats"]} == expected
            assert host.table["host"] == host.you["id"] == people[0].id
            async with watcher.person.at(host.code) as fresh:
                welcome = fresh.told[0]
                assert {*welcome["match"]["names"]} == expected
                writers = {
                    each["name"] for each in welcome["messages"] if each["text"] == "let us begin"
                }
                assert writers == {*expected, "Wulfgar II"}
            summary = await stranger.get(f"/api/matches/{host.table['match']}")
            assert {each["name"] for each in summary["sitters"]} == expected
            assert {each["person"] for each in summary["sitters"]} == {
                each.id for each in people[:3]
            }

    run(scenario())


def test_the_next_match_is_anonymous_again() -> None:
    async def scenario() -> None:
        async with serving() as live, anonymous(live) as (browsers, people):
            host, second, third, _ = browsers
            for browser in (host, second, third):
                await browser.pledge()
            await start([host, second, third])
            await second.do("resign")
            await third.do("resign")
            await host.until(lambda: host.table["phase"] == "over")
            heard = len(second.frames)
            await host.do("rematch")
            for browser in (second, third):
                if host.table["phase"] == "over":
                    await browser.do("consent", agree=True)
            await second.until(lambda: second.table["phase"] == "waiting")
            frames = [each for each in second.frames[heard:] if '"waiting"' in each]
            assert frames
            others = [people[0], *people[2:]]
            names = (PLAYERS[0], PLAYERS[2], WATCHER)
            assert_unknown("\n".join(frames), others, names, "a frame after the rematch")

    run(scenario())


def test_mails_do_not_tell_who_plays() -> None:
    async def scenario() -> None:
        async with with_mail(now=AdjustableClock(), mail_gather=0) as (live, inbox):
            people = [await reader(live, inbox, name, "en") for name in PLAYERS]
            code = await people[0].open_table("machiavelli", anonymous=True)
            async with AsyncExitStack() as stack:
                host, *others = [
                    await stack.enter_async_context(person.at(code)) for person in people
                ]
                for browser in others:
                    await browser.do("sit")
                await host.do("start")
                await host.until(lambda: host.match)
                for person, name in zip(people, PLAYERS, strict=True):
                    mail = await inbox.wait_for(f"{name.lower()}@example.org", "the talks are open")
                    known = tuple(other for other in PLAYERS if other != name)
                    unknown = [each for each in people if each is not person]
                    assert_unknown(text_of(mail) + str(mail["Subject"]), unknown, known, "a mail")

    run(scenario())


def test_newcomers_and_new_names_stay_unknown() -> None:
    table = phases.begun(phases.starting(table_of("ana", "ben")), "m1", 0)
    watched = enter(table, "eve", "Eve")
    assert [person.name for person in watched.people] == [f"Incognito {n}" for n in (1, 2, 3)]
    assert [person.name for person in revealed(watched).people] == ["Ana", "Ben", "Eve"]
    assert renamed(watched, "ana", "Anna").people[0].name == "Incognito 1"
    assert revealed(renamed(watched, "ana", "Anna")).places[0].name == "Anna"
