"""Chat and letters at a table: what the rules allow, muting, reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.kernel.definition import registry
from ludoteca.server.rooms.handlers.people import messages
from tests.server.live_server import Person, RunningServer, run, serving
from tests.server.scripts import start, table_of
from tests.server.test_table_life import with_two

DISCREET_PIG = """
from dataclasses import replace
from msgspec import structs
from ludoteca_pig.game import PigRounds, game as pig

class Discreet(PigRounds):
    def may_write(self, state, sender, recipient):
        return recipient == state.turn

game = replace(pig, about=structs.replace(pig.about, id="discreet_pig"), rounds=Discreet())
"""


@pytest.fixture
def discreet_pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with a Pig in which players may write only to the seat to act."""
    (tmp_path / "discreet_pig.py").write_text(DISCREET_PIG, "utf-8")
    info = tmp_path / "discreet_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: x\nVersion: 1.0\n", "utf-8")
    entry = "[ludoteca.games]\ndiscreet_pig = discreet_pig:game\n"
    (info / "entry_points.txt").write_text(entry, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry._entries.cache_clear()
    yield
    registry._entries.cache_clear()
    registry.game.cache_clear()


def test_chat_is_stored_and_told_to_everybody() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            await one.do("chat", text="  hello\u202e <b>there</b>\n ")
            async with ben.at(code) as two:
                (message,) = two.told[0]["messages"]
                assert message["text"] == "hello <b>there</b>"
                assert (message["name"], message["seat"], message["to"]) == ("Ana", 0, None)
                await two.do("chat", text="hi")
                assert (await one.wait_for("message"))["text"] == "hello <b>there</b>"
                assert (await one.wait_for("message"))["text"] == "hi"
                assert await two.refused("chat", text="\u200b") == "empty_message"

    with_two(scenario)


def test_who_is_muted_is_not_heard() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await one.do("mute", person=ben.id, muted=True)
            assert await two.refused("chat", text="hi") == "muted"
            assert await two.refused("mute", person=ana.id, muted=True) == "host_only"
            await one.do("mute", person=ben.id, muted=False)
            await two.do("chat", text="hi")

    with_two(scenario)


def test_letters_are_read_by_those_they_are_for() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers
            assert await one.refused("letter", to=[1], text="psst") == "no_match"
            await start(browsers)
            await one.do("letter", to=[1], text="psst")
            assert (await two.wait_for("message"))["to"] == [1]
            await one.do("chat", text="hello")
            assert (await three.wait_for("message"))["text"] == "hello"
            async with three.person.at(one.code) as again:
                assert [message["text"] for message in again.told[0]["messages"]] == ["hello"]
            async with two.person.at(one.code) as again:
                assert len(again.told[0]["messages"]) == 2
            number = (await one.wait_for("message"))["number"]
            assert await three.refused("report", number=number) == "no_such_message"
            await two.do("report", number=number)
            assert await one.refused("letter", to=[7], text="psst") == "no_such_seat"

    run(scenario())


def test_older_messages_come_in_pages_of_what_one_may_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(messages, "MOST_SCANNED", 4)
    monkeypatch.setattr(messages, "MOST_MESSAGES", 2)

    async def pages(reader: Person, code: str) -> list[list[str]]:
        async with reader.at(code) as browser:
            welcome = browser.told[0]
            found, before = [welcome["messages"]], welcome["messages_before"]
            while before:
                page = await browser.ask("ask_messages", before=before)
                found.append(page["messages"])
                before = page["before"]
            return [[each["text"] for each in page] for page in found]

    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers
            await start(browsers)
            for number in range(1, 4):
                await one.do("chat", text=f"chat {number}")
                await two.do("letter", to=[0], text=f"letter {number}")
            pairs = [[f"chat {number}", f"letter {number}"] for number in (3, 2, 1)]
            assert await pages(one.person, one.code) == [*pairs]
            assert await pages(three.person, one.code) == [["chat 2", "chat 3"], ["chat 1"]]
            async with one.person.at(one.code, screen=True) as screen:
                assert await screen.refused("ask_messages", before=9) == "only_watching"

    run(scenario())


def test_a_welcome_has_bounded_text_but_always_the_last_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(messages, "MOST_TEXT", 9)

    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            for text, kept in (
                ("hello", ["hello"]),
                ("you", ["hello", "you"]),
                ("x" * 20, ["x" * 20]),
            ):
                await one.do("chat", text=text)
                async with ben.at(code) as two:
                    assert [each["text"] for each in two.told[0]["messages"]] == kept

    with_two(scenario)


def test_letters_are_for_people_other_than_the_writer() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 2) as browsers:
            one, two = browsers
            await one.do("add_bot", strength="random", seat=2)
            await start(browsers)
            assert await one.refused("letter", to=[2], text="psst") == "bots_read_no_letters"
            assert await one.refused("letter", to=[0], text="dear diary") == "no_such_person"
            await one.do("letter", to=[2, 1, 0, 1], text="both of you")
            assert (await two.wait_for("message"))["to"] == [1, 2]

    run(scenario())


def test_what_was_read_is_remembered() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "sealed_orders", 3) as browsers:
            one, two, _ = browsers
            await start(browsers)
            await one.do("letter", to=[1], text="to one")
            await one.do("letter", to=[1, 2], text="to both")
            await one.do("letter", to=[2, 1], text="again")
            number = (await two.wait_for("message"))["number"]
            await two.do("read", number=number)
            async with two.person.at(one.code) as again:
                assert again.told[0]["unread"] == [number + 1, number + 2]
                await again.do("read", number=number + 2)
            async with two.person.at(one.code) as again:
                assert again.told[0]["unread"] == []

    run(scenario())


def test_chat_is_limited() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            answers = [await one.ask("chat", text="spam") for _ in range(8)]
            assert [answer["type"] for answer in answers[:5]] == ["answer"] * 5
            assert answers[-1]["code"] == "too_fast"

    with_two(scenario)


@pytest.mark.usefixtures("discreet_pig")
def test_who_plays_writes_only_what_the_rules_allow_now() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "discreet_pig", 3) as browsers:
            one, two, three = browsers
            await one.do("chat", text="shall we?")
            await start(browsers)
            await two.do("letter", to=[0], text="hurry up")
            assert (await one.wait_for("message"))["text"] == "hurry up"
            assert await two.refused("letter", to=[2], text="psst") == "may_not_write"
            assert await two.refused("letter", to=[0, 2], text="psst") == "may_not_write"
            assert await three.refused("chat", text="hello") == "may_not_write"
            await one.play("hold")
            assert await two.refused("letter", to=[0], text="psst") == "may_not_write"
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as watching:
                await watching.do("chat", text="who does not play may talk")
            await two.do("resign")
            await three.do("resign")
            await one.wait_until_over()
            await three.do("chat", text="and who has played")

    run(scenario())


def test_letters_need_somebody_they_are_for_and_somebody_who_plays_and_is_not_muted() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            one, two = browsers
            await one.do("mute", person=two.person.id, muted=True)
            await start(browsers)
            assert await one.refused("letter", to=[], text="psst") == "no_such_person"
            assert await two.refused("letter", to=[0], text="psst") == "muted"
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as watching:
                assert await watching.refused("letter", to=[0], text="psst") == "not_seated"

    run(scenario())


def test_what_spectators_write_reaches_no_player_before_the_end() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers
            await start(browsers)
            await three.do("resign")
            cleo, dan = await live.person("Cleo"), await live.person("Dan")
            async with cleo.at(one.code) as watching, dan.at(one.code) as also:
                await watching.do("chat", text="Ana is lucky")
                for browser in (also, three):
                    message = await browser.wait_for("message")
                    assert (message["text"], message["gallery"]) == ("Ana is lucky", True)
                    assert message["to"] is None
                refused = await three.refused("letter", to=[0], text="psst")
                assert refused == "eliminated_write_no_letters"
                await three.do("chat", text="so she is")
                assert (await also.wait_for("message"))["text"] == "so she is"
                number = message["number"]
                for player in (one, two):
                    assert await player.refused("report", number=number) == "no_such_message"
                    assert await player.refused("read", number=number) == "no_such_message"
                    async with player.person.at(one.code) as again:
                        assert again.told[0]["messages"] == []
                async with one.person.at(one.code, screen=True) as screen:
                    assert screen.told[0]["messages"] == []
                await one.do("chat", text="for all")
                for player in (one, two):
                    assert (await player.wait_for("message"))["text"] == "for all"
                await two.do("resign")
                await one.wait_until_over()
                async with one.person.at(one.code) as again:
                    texts = [message["text"] for message in again.told[0]["messages"]]
                    assert texts == ["Ana is lucky", "so she is", "for all"]

    run(scenario())


@pytest.mark.parametrize(
    ("press", "letter", "chat"),
    [("public", "press_public", "answer"), ("none", "press_none", "press_none")],
)
def test_the_host_chooses_before_the_start_what_players_may_write(
    press: str, letter: str, chat: str
) -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            one, two = browsers
            doors = {"public": False, "spectators": True}
            assert await two.refused("doors", **doors, press=press) == "host_only"
            await one.do("doors", **doors, press=press)
            await two.do("chat", text="before the match all may write")
            await start(browsers)
            assert one.table["press"] == press
            assert await one.refused("doors", **doors, press="private") == "not_waiting"
            assert await two.refused("letter", to=[0], text="psst") == letter
            answer = await two.ask("chat", text="hello")
            assert answer.get("code", answer["type"]) == chat
            await two.do("resign")
            await one.wait_until_over()
            await two.do("chat", text="well played")

    run(scenario())


def test_letters_stay_with_their_match() -> None:
    """In the next match somebody else may sit there."""

    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            one, two = browsers
            await start(browsers)
            await one.do("letter", to=[1], text="psst")
            await two.wait_for("message")
            await one.do("resign")
            await one.until(lambda: one.table["phase"] == "over")
            await one.do("rematch")
            await two.do("consent", agree=True)
            async with two.person.at(one.code) as again:
                assert again.told[0]["messages"] == []
            async with one.person.at(one.code) as again:
                assert [message["text"] for message in again.told[0]["messages"]] == ["psst"]

    run(scenario())


def test_only_what_was_said_there_is_reported_and_not_too_often() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await one.do("chat", text="something nasty")
            number = (await two.wait_for("message"))["number"]
            assert await two.refused("report", number=number + 1) == "no_such_message"
            answers = [await two.ask("report", number=number) for _ in range(8)]
            assert answers[0]["type"] == "answer"
            assert answers[-1]["code"] == "too_fast"
            assert "ludoteca_reports_total" in (await ana.http.get("/metrics")).text

    with_two(scenario)
