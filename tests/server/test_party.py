"""Trivia and Pictionary at real tables: streamed steps, and bots."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.live_server import Browser, run, serving
from tests.server.scripts import start, table_of

LINE = [[1, 1], [900, 900]]
TOOLS = ("draw", "shape", "fill")


def offered(browser: Browser) -> set[str]:
    return {row["move"] for row in browser.position["choices"]}


def drawer_of(browsers: list[Browser]) -> Browser:
    return next(browser for browser in browsers if browser.is_to_act)


async def drawn(browsers: list[Browser], **stroke: Any) -> None:
    answer = await drawer_of(browsers).play("draw", stroke=LINE, **stroke)
    await all_see(browsers, answer["seq"])


async def all_see(browsers: list[Browser], seq: int) -> None:
    for one in browsers:
        await one.until(lambda one=one: one.position and one.seq >= seq)  # type: ignore[misc]


def test_the_first_stroke_brings_undo_and_those_that_follow_are_streamed() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "pictionary", 3) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            assert offered(drawer_of(browsers)) == {*TOOLS, "skip_word", "give_up"}
            await drawn(browsers)
            assert offered(drawer_of(browsers)) == {*TOOLS, "undo", "clear", "give_up"}
            known = browsers[2].position
            await drawn(browsers, colour="red", size=16)
            assert browsers[2].position is known
            assert sum('"type":"stream"' in frame for frame in browsers[2].frames) == 1

    run(playing())


def test_who_has_guessed_the_word_is_offered_no_more_guesses() -> None:
    words = {"words": ["sun", "SUN!x", "moon", "star"]}

    async def playing() -> None:
        options: dict[str, Any] = {"round_ends": "all", "words": words}
        async with serving() as live, table_of(live, "pictionary", 3, **options) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            drawer = drawer_of(browsers)
            guesser = next(browser for browser in browsers if browser is not drawer)
            assert offered(guesser) == {"guess"}
            answer = await guesser.play("guess", text=drawer.position["view"]["word"])
            await guesser.until(lambda: guesser.seq >= answer["seq"])
            assert offered(guesser) == set()
            assert guesser.position["view"]["word"] == drawer.position["view"]["word"]

    run(playing())


def test_one_person_can_play_pictionary_with_bots() -> None:
    async def playing() -> int:
        options: dict[str, Any] = {"difficulty": "easy", "language": "en", "win": "rounds"}
        settings: dict[str, Any] = {"bot_delay": 0, "bot_delay_spread": 0}
        async with (
            serving(**settings) as live,
            table_of(live, "pictionary", 1, ["hard", "hard"], **options) as browsers,
        ):
            (person,) = browsers
            await start(browsers)
            if person.is_to_act:
                await person.play("give_up")
            await person.until(lambda: '"drawn"' in "".join(person.frames))
            return person.seq

    assert run(playing()) > 0


def test_everybody_counts_down_to_the_same_moment_before_all_act_at_once() -> None:
    async def playing() -> None:
        settings: dict[str, Any] = {"now": lambda: 1_000, "countdown": 50}
        async with serving(**settings) as live, table_of(live, "trivia") as browsers:
            await start(browsers)
            for browser in browsers:
                shown = [told["table"] for told in browser.told if told["type"] == "table"]
                assert [table["starts"] for table in shown if table["starts"]] == [1_050]
                assert browser.table["starts"] is None

    run(playing())


def test_a_countdown_is_off_when_somebody_leaves() -> None:
    async def playing() -> None:
        async with serving(countdown=600_000) as live, table_of(live, "trivia") as (one, two):
            await one.do("start")
            for browser in (one, two):
                await browser.wait_for("reveal_nonce")
                await browser.do("reveal", nonce=browser.nonce)
            assert one.table["starts"]
            await two.do("leave")
            await one.until(lambda: one.table["phase"] == "waiting")
            assert one.table["starts"] is None

    run(playing())


def test_a_screen_that_everybody_looks_at_gets_nobodys_secrets() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "pictionary", 3) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            drawer = drawer_of(browsers)
            async with drawer.person.at(drawer.code, screen=True) as screen:
                assert (screen.you["seat"], screen.you["is_host"]) == (None, False)
                assert screen.position["view"]["word"] == ""
                assert screen.position["choices"] == []
                await drawn(browsers)
                await screen.until(lambda: screen.seq == drawer.seq)
                word = drawer.position["view"]["word"]
                assert word
                assert not any(f'"{word}"' in frame for frame in screen.frames)

    run(playing())


ACTS: list[tuple[str, dict[str, Any]]] = [
    ("play", {"move": {"move": "give_up"}}),
    ("play", {"move": {"move": "draw", "stroke": LINE}}),
    ("chat", {"text": "hello"}),
    ("letter", {"to": [1], "text": "psst"}),
    ("resign", {}),
    ("leave", {}),
    ("propose", {"what": "pause"}),
    ("kick", {"person": "somebody"}),
    ("lock", {"locked": True}),
    ("doors", {"public": True, "spectators": False}),
    ("close", {}),
    ("suppose", {"given": {}}),
]


def test_nothing_can_be_done_from_a_big_screen_whoever_opened_it() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "pictionary", 3) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            for one in {drawer_of(browsers), browsers[0]}:  # the drawer's, and the host's
                async with one.person.at(one.code, screen=True) as screen:
                    for kind, message in ACTS:
                        assert await screen.refused(kind, **message) == "only_watching"
                    past = await screen.ask("state_at", step=0)
                    assert past["view"]["word"] == ""
                    assert (await screen.ask("ask_history", since=-1, until=5))["type"] == "history"
            await drawn(browsers)
            assert [person["name"] for person in browsers[0].table["people"]] == [
                "Ana",
                "Ben",
                "Cleo",
            ]

    run(playing())


def test_a_move_from_a_big_screen_is_not_batched_with_those_of_a_stream() -> None:
    async def playing() -> None:
        async with (
            serving(stream_batch=300) as live,
            table_of(live, "pictionary", 2) as browsers,
        ):
            await start(browsers)
            await all_see(browsers, 0)
            await drawn(browsers)
            drawer = drawer_of(browsers)
            async with drawer.person.at(drawer.code, screen=True) as screen:
                waiting = [
                    asyncio.ensure_future(drawer.play("draw", stroke=LINE)),
                    asyncio.ensure_future(drawer.play("draw", stroke=LINE)),
                    asyncio.ensure_future(
                        screen.refused("play", move={"move": "draw", "stroke": LINE})
                    ),
                ]
                assert (await asyncio.gather(*waiting))[-1] == "only_watching"

    run(playing())


def test_a_big_screen_gets_no_letters_and_counts_for_nobodys_presence() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "pig", 2) as (one, two):
            await start([one, two])
            await two.do("letter", to=[0], text="psst")
            await one.wait_for("message")
            async with one.person.at(one.code, screen=True) as screen:
                assert screen.told[0]["messages"] == []
                await two.do("letter", to=[0], text="again")
                await one.wait_for("message")
                await two.do("chat", text="hello")
                assert (await screen.wait_for("message"))["text"] == "hello"
                assert not any("psst" in frame or "again" in frame for frame in screen.frames)
                await one.cut()
                gone = await screen.wait_for("presence")
                assert (gone["person"], gone["online"]) == (one.person.id, False)

    run(playing())


def test_a_stranger_who_only_opens_a_big_screen_never_becomes_the_host() -> None:
    async def playing() -> None:
        async with serving() as live, table_of(live, "trivia", 2) as (one, two):
            stranger = await live.person("Screen")
            async with stranger.at(one.code, screen=True) as screen:
                await one.do("leave")
                await screen.until(lambda: screen.table["host"] == two.person.id)
                await two.do("doors", public=False, spectators=False)
                await two.do("add_bot", strength="random")
                await two.do("start")
                await two.wait_for("reveal_nonce")
                await two.do("reveal", nonce=two.nonce)
                assert (await screen.wait_for("gone"))["problem"]["code"] == "no_spectators"

    run(playing())


WORDS = {"words": ["elephant", "elephants tusk", "moonlight", "starfish"]}


def test_wrong_guesses_of_who_is_muted_are_shown_to_nobody_else() -> None:
    async def playing() -> None:
        options: dict[str, Any] = {"round_ends": "all", "words": WORDS}
        async with serving() as live, table_of(live, "pictionary", 4, **options) as browsers:
            host = browsers[0]
            await start(browsers)
            await all_see(browsers, 0)
            drawer = drawer_of(browsers)
            muted, other = [one for one in browsers[1:] if one is not drawer][:2]
            await host.do("mute", person=muted.person.id, muted=True)
            async with host.person.at(host.code, screen=True) as screen:
                await other.play("guess", text="wrong but fair")
                answer = await muted.play("guess", text="something rude")
                await all_see([*browsers, screen], answer["seq"])
                for one in (*browsers, screen):
                    said = "".join(one.frames)
                    assert ("something rude" in said) == (one is muted)
                    assert "wrong but fair" in said
                async with host.person.at(host.code, screen=True, text=True) as later:
                    assert not any("something rude" in frame for frame in later.frames)
                    guesses = later.position["view"]["guesses"]
                    assert [guess["text"] for guess in guesses] == ["wrong but fair"]
                    told = await later.ask("ask_history", since=-1, until=50)
                    assert "something rude" not in str(told)
                    assert "wrong but fair" in str(told)
                # a right guess of who is muted counts
                word = drawer.position["view"]["word"]
                await muted.play("guess", text=word)
                await other.play("guess", text=word)
                seat = muted.you["seat"]
                await screen.until(lambda: seat in screen.position["view"]["right"])
            await host.do("end_match")
            await host.until(lambda: host.table["phase"] == "over")
            path = f"/api/matches/{host.match['id']}/steps?limit=50"
            for query, shown in (("", False), (f"&seat={other.you['seat']}", False),
                                 (f"&seat={seat}", True)):  # fmt: skip
                replay = (await other.person.http.get(path + query)).text
                assert ("something rude" in replay, "wrong but fair" in replay) == (shown, True)

    run(playing())


def test_who_knows_the_word_cannot_tell_it_and_there_are_no_letters() -> None:
    async def playing() -> None:
        options: dict[str, Any] = {"round_ends": "all", "words": WORDS}
        async with serving() as live, table_of(live, "pictionary", 3, **options) as browsers:
            await start(browsers)
            await all_see(browsers, 0)
            drawer = drawer_of(browsers)
            knowing, guessing = [one for one in browsers if one is not drawer]
            word = drawer.position["view"]["word"]
            assert await drawer.refused("chat", text=f"it is {word.upper()}!") == "may_not_say"
            await drawer.do("chat", text="look at its nose")
            await guessing.do("chat", text=f"a {word}?")  # who guesses says what they like
            assert await drawer.refused("letter", to=[0], text="psst") == "no_letters"
            await knowing.play("guess", text=word)
            assert await knowing.refused("chat", text=" ".join(word)) == "may_not_say"
            # nor as somebody who left, in chat or in a name
            await knowing.do("leave")
            named = await knowing.person.http.patch("/api/session", json={"name": word})
            assert named.status_code == 200
            async with knowing.person.at(knowing.code) as again:
                assert again.told[0]["problem"]["code"] == "may_not_say"

    run(playing())


def test_a_rematch_asks_what_the_table_has_not_been_asked() -> None:
    texts = ("Who bakes?", "Whose cat?", "Which bus?")
    wording = {"options": ["Eva", "Leo", "Ana", "Tom"], "answer": 0}
    quiz = {"questions": [{"question": text, **wording} for text in texts]}
    options: dict[str, Any] = {"rounds": 1, "reading": 0, "showing": 0, "mode": "everyone"}

    async def playing() -> None:
        async with serving() as live, table_of(live, "trivia", quiz=quiz, **options) as browsers:
            host, guest = browsers
            asked = set()
            for match in range(len(texts)):
                if match:
                    await host.do("rematch")
                    await asyncio.gather(*(one.pledge() for one in browsers))
                await start(browsers)
                await all_see(browsers, 0)
                asked.add(host.position["view"]["question"])
                for one in browsers:
                    answer = await one.play("pass")
                await all_see(browsers, answer["seq"])
                await host.until(lambda: host.table["phase"] == "over")
            assert asked == {*texts}
            await host.do("rematch")
            refused = await host.ask("set_options", options={"had": ["x"]})
            assert refused["code"] == "unknown_option"
            assert guest.table["options"].keys().isdisjoint({"had"})

    run(playing())
