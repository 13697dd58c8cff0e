"""REST: the scenery of a board, and the analysis of a finished match."""

from __future__ import annotations

import asyncio

from ludoteca import game
from ludoteca.games.risk.map.board import load
from tests.server.live_server import run, serving
from tests.server.scripts import first_choice, hold_at_ten, play_on, start, table_of

LISTS = ("seats", "series", "moments", "awards", "thoughts")


def test_the_scenery_of_a_match_is_what_its_game_says() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "risk", 2, map="simple") as browsers:
            await start(browsers)
            told = await browsers[0].person.get(f"/api/matches/{browsers[0].match['id']}/scenery")
            board = load("simple")
            assert [land["id"] for land in told["territories"]] == list(board.ids)
            assert [one["bonus"] for one in told["continents"]] == [
                continent.bonus for continent in board.continents
            ]
            assert all(land["path"] for land in told["territories"])

    run(scenario())


def test_a_match_is_analysed_once_it_is_over() -> None:
    async def scenario() -> None:
        async with (
            serving() as live,
            table_of(live, "risk", 2, map="simple", turn_limit=3) as browsers,
        ):
            await start(browsers)
            path = f"/api/matches/{browsers[0].match['id']}/analysis"
            refused = (await browsers[0].person.http.get(path)).json()
            assert refused["code"] == "match_goes_on"
            await asyncio.gather(*(play_on(browser, first_choice) for browser in browsers))
            told = await browsers[0].person.get(path)
            assert [series["name"] for series in told["series"]] == [
                "territories",
                "armies",
                "luck",
                "strength",
            ]
            last = browsers[0].seq
            assert all(series["seqs"][0] == 0 for series in told["series"])
            assert all(series["seqs"][-1] == last for series in told["series"])
            assert all(0 < moment["seq"] <= last for moment in told["moments"])
            assert all(seat["turns"] >= 1 for seat in told["seats"])

    run(scenario())


def test_bots_give_their_reasons_once_the_match_is_over() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "teradeck", 1, ["hard"]) as browsers:
            await start(browsers)
            await play_on(browsers[0], first_choice)
            match = browsers[0].match["id"]
            told = await browsers[0].person.get(f"/api/matches/{match}/analysis")
            assert {thought["seat"] for thought in told["thoughts"]} == {1}
            assert all(thought["reasoning"]["considered"] for thought in told["thoughts"])

    run(scenario())


def test_a_game_without_an_analyst_has_nothing_to_say() -> None:
    assert game("pig").analyst is None

    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 2, target=10) as browsers:
            await start(browsers)
            await asyncio.gather(*(play_on(browser, hold_at_ten) for browser in browsers))
            match = browsers[0].match["id"]
            told = await browsers[0].person.get(f"/api/matches/{match}/analysis")
            lists: dict[str, list[object]] = {name: [] for name in LISTS}
            assert told == {**lists, "rounds": 0, "duration": 0}
            for page in ("scenery", "report"):
                assert await browsers[0].person.get(f"/api/matches/{match}/{page}") is None

    run(scenario())
