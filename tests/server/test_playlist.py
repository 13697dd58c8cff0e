"""Playlists: games that follow each other at one table, and the overall score."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Ranking
from ludoteca.server.tables import phases
from ludoteca.server.tables.people import host_actions as hosting
from ludoteca.server.tables.playlist import MOST_QUEUED, dequeue, ended, enqueue, next_game
from ludoteca.server.tables.seats.teams import make_teams
from ludoteca.server.tables.table import Table
from tests.server.live_server import run, serving
from tests.server.scripts import start, table_of
from tests.server.test_tables import SECRET, code_of, table_with


def evening(*people: str) -> Table:
    """A table of Trivia with Pictionary queued."""
    return enqueue(table_with(*people, game="trivia"), "ana", "pictionary", {"laps": 1})


def over(table: Table, *places: tuple[int, ...]) -> Table:
    playing = phases.begun(phases.starting(table), "m1", 1_000)
    return ended(playing, Ranking(places, playing.teams()))


def points(table: Table) -> dict[str, int]:
    return {standing.name: standing.points for standing in table.overall}


def test_games_follow_in_the_order_in_which_they_were_queued() -> None:
    table = enqueue(evening("ana", "ben"), "ana", "pig", {})
    assert [queued.game for queued in table.queue] == ["pictionary", "pig"]
    assert [queued.game for queued in dequeue(table, "ana", 0).queue] == ["pig"]
    following = next_game(table, "ana", SECRET)
    assert (following.game, following.options["laps"]) == ("pictionary", 1)
    assert [queued.game for queued in following.queue] == ["pig"]


def test_only_the_host_queues_games_that_there_are() -> None:
    table = evening("ana", "ben")
    assert code_of(lambda: enqueue(table, "ben", "pig", {})) == "host_only"
    assert code_of(lambda: dequeue(table, "ben", 0)) == "host_only"
    assert code_of(lambda: next_game(table, "ben", SECRET)) == "host_only"
    assert code_of(lambda: enqueue(table, "ana", "none", {})) == "unknown_game"
    assert code_of(lambda: enqueue(table, "ana", "pig", {"target": 1})) == "bad_option"
    assert code_of(lambda: dequeue(table, "ana", 1)) == "not_queued"
    assert code_of(lambda: next_game(table_with("ana"), "ana", SECRET)) == "not_queued"
    full = replace(table, queue=table.queue * MOST_QUEUED)
    assert code_of(lambda: enqueue(full, "ana", "pig", {})) == "queue_full"


def test_the_next_game_waits_until_the_match_is_over() -> None:
    starting = phases.starting(evening("ana", "ben"))
    assert code_of(lambda: next_game(starting, "ana", SECRET)) == "match_under_way"


def test_everybody_keeps_their_seat_in_the_next_game() -> None:
    table = next_game(over(evening("ana", "ben"), (0,), (1,)), "ana", SECRET)
    assert [place.person for place in table.sitters] == ["ana", "ben"]
    assert (table.phase, len(table.places)) == ("waiting", 10)


def test_where_there_are_fewer_seats_bots_stand_up_before_people() -> None:
    table = table_with("ana", game="trivia")
    for _ in range(7):
        table = hosting.add_bot(table, "ana", "easy")
    table = next_game(enqueue(table, "ana", "risk", {}), "ana", SECRET)
    assert [place.name for place in table.sitters][:2] == ["Ana", "Bot Alba"]
    assert len(table.sitters) == len(table.places) == 6


def test_a_point_for_having_played_and_one_for_everybody_beaten() -> None:
    table = over(evening("ana", "ben", "cleo"), (1,), (0, 2))
    assert points(table) == {"Ben": 3, "Ana": 2, "Cleo": 2}
    again = over(next_game(table, "ana", SECRET), (0,), (1,), (2,))
    assert points(again) == {"Ana": 5, "Ben": 5, "Cleo": 3}


def test_a_team_is_beaten_once() -> None:
    table = make_teams(evening("ana", "ben", "cleo", "dina"), "ana", 2)
    assert points(over(table, (0, 2), (1, 3))) == {"Ana": 2, "Cleo": 2, "Ben": 1, "Dina": 1}


def test_without_a_playlist_nobody_keeps_the_score() -> None:
    assert over(table_with("ana", "ben", game="trivia"), (0,), (1,)).overall == ()


def test_an_evening_of_two_games_at_a_real_table() -> None:
    async def evening() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            one, two = browsers
            await one.do("enqueue", game="quick_quiz")
            await two.until(lambda: two.table["queue"] == ["quick_quiz"])
            assert await two.refused("next_game") == "host_only"
            await start(browsers)
            await two.do("resign")
            await one.until(lambda: one.table["phase"] == "over")
            assert [(each["name"], each["points"]) for each in one.table["overall"]] == [
                ("Ana", 2),
                ("Ben", 1),
            ]
            await one.do("next_game")
            await two.until(lambda: two.table["game"] == "quick_quiz")
            for browser in browsers:
                await browser.pledge()
            await start(browsers)
            assert one.match["game"] == "quick_quiz"

    run(evening())
