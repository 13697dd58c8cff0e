"""Tables whose host filters words or approves names."""

from __future__ import annotations

from typing import Any

from tests.server.live_server import Browser, Person, run, serving
from tests.server.scripts import start

FREELY: dict[str, Any] = {"chats_per_second": 1e6}


def names(browser: Browser) -> list[str]:
    return [each["name"] for each in browser.table["people"]]


async def problem_of(person: Person, **wish: Any) -> str:
    answer = await person.http.post("/api/tables", json={"game": "pig", **wish})
    code: str = answer.json()["code"]
    return code


def test_filtered_words_are_refused_in_messages_and_names() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live:
            ana, ben = await live.person("Ana"), await live.person("Shit")
            assert await problem_of(ana, word_filter=True, name="Fuck") == "filtered_word"
            code = await ana.open_table("pig", word_filter=True)
            async with ana.at(code) as one, ben.at(code) as two:
                assert one.table["word_filter"]
                await one.until(lambda: names(one) == ["Ana", "Incognito 1"])
                assert (two.you["name"], two.you["wanted"]) == ("Incognito 1", "Shit")
                assert one.you["newcomers"] == []
                assert await two.refused("chat", text="F U C K!") == "filtered_word"
                await two.do("chat", text="Scunthorpe")
                await ben.http.patch("/api/session", json={"name": "Ben"})
                await one.until(lambda: names(one) == ["Ana", "Ben"])
                await two.do("sit", name="Puta")
                await one.until(lambda: names(one) == ["Ana", "Incognito 1"])
                assert one.table["seats"][1]["name"] == "Incognito 1"
                doors = {"public": False, "spectators": True}
                await one.do("doors", word_filter=False, **doors)
                await one.until(lambda: names(one) == ["Ana", "Puta"])

    run(scenario())


def test_guesses_with_filtered_words_are_refused() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            code = await people[0].open_table("pictionary", word_filter=True)
            ana, ben, cleo = people
            async with ana.at(code) as one, ben.at(code) as two, cleo.at(code) as three:
                everybody = [one, two, three]
                for each in everybody:
                    await each.do("sit")
                    await each.pledge()
                await start(everybody)
                bad = {"move": "guess", "text": "shit"}
                assert await two.refused("play", move=bad) == "filtered_word"

    run(scenario())


def test_a_name_is_shown_once_the_host_approves_it() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live:
            ana, ben, eva = [await live.person(name) for name in ("Ana", "Ben", "Eva")]
            code = await ana.open_table("pig", name_approval=True)
            async with ana.at(code) as one, ben.at(code) as two, eva.at(code) as three:
                await one.until(lambda: len(one.you["newcomers"]) == 2)
                asked = {each["name"]: each["person"] for each in one.you["newcomers"]}
                assert names(three) == ["Ana", "Incognito 1", "Incognito 2"]
                for frame in three.frames:
                    assert ben.id not in frame
                    assert '"Ben"' not in frame
                assert (three.you["wanted"], three.you["newcomers"]) == ("Eva", [])
                await two.do("chat", text="Hello")
                message = await three.wait_for("message")
                assert (message["name"], message["person"]) == ("Incognito 1", asked["Ben"])
                assert await two.refused("approve_name", person=asked["Ben"]) == "host_only"
                await one.do("approve_name", person=asked["Ben"])
                await one.do("approve_name", person=asked["Eva"], name="Evita")
                await three.until(lambda: names(three) == ["Ana", "Ben", "Evita"])
                await three.until(lambda: three.you["wanted"] == "")
                assert [each["id"] for each in three.table["people"]] == [ana.id, ben.id, eva.id]
                # another name of one's own waits again
                await eva.http.patch("/api/session", json={"name": "Rude"})
                await one.until(lambda: len(one.you["newcomers"]) == 1)
                assert names(one) == ["Ana", "Ben", "Incognito 1"]
                doors = {"public": False, "spectators": True}
                await one.do("doors", name_approval=False, **doors)
                await one.until(lambda: names(one) == ["Ana", "Ben", "Rude"])
                assert await one.refused("approve_name", person=eva.id) == "no_name_approval"

    run(scenario())


def test_a_name_approved_in_mid_match_is_that_of_the_match() -> None:
    async def scenario() -> None:
        async with serving(**FREELY) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await ana.open_table("pig", name_approval=True)
            async with ana.at(code) as one, ben.at(code) as two:
                await two.do("sit")
                for each in (one, two):
                    await each.pledge()
                await start([one, two])
                assert one.match["names"] == ["Ana", "Incognito 1"]
                await one.until(lambda: one.you["newcomers"])
                (newcomer,) = one.you["newcomers"]
                await one.do("approve_name", person=newcomer["person"])
                await two.until(lambda: two.table["seats"][1]["name"] == "Ben")
                async with ana.at(code, screen=True) as screen:
                    assert screen.match["names"] == ["Ana", "Ben"]
                    assert screen.you["newcomers"] == []

    run(scenario())


def test_a_table_is_either_anonymous_or_its_names_are_approved() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            both = {"anonymous": True, "name_approval": True}
            assert await problem_of(ana, **both) == "anonymous_or_approved"
            code = await ana.open_table("pig", anonymous=True)
            async with ana.at(code) as one:
                doors = {"public": False, "spectators": True}
                refused = await one.refused("doors", name_approval=True, **doors)
                assert refused == "anonymous_or_approved"

    run(scenario())
