"""The store's contract: who played in which match, and what others may know of it."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.store import ParticipationRow, SeatCourse, Store, Tally

from .sample_rows import match, participation, step, table, work

pytestmark = pytest.mark.anyio

ANA, LUIS, EVA, BOT = "account:ana", "account:luis", "guest:eva", "bot:hard"


async def begin(store: Store, id: str, *rows: ParticipationRow, **work_of: Any) -> None:
    if await store.table("ABC234") is None:
        await store.add_table(table("ABC234"))
    await store.add_match(match(id), work(id, **work_of), (), rows)


def two(id: str, one: str = ANA, other: str = LUIS, **more: Any) -> list[ParticipationRow]:
    return [participation(id, 0, one, **more), participation(id, 1, other, **more)]


def finished(seat: int, place: int, **more: Any) -> SeatCourse:
    return SeatCourse(seat=seat, course="finished", ended=90, place=place, **more)


async def ids(store: Store, player: str, viewer: str = "", **other: Any) -> list[str]:
    rows = await store.participations_of(player, viewer, **{"limit": 9, **other})
    return [row.match for row in rows]


# As the match goes on


async def test_seats_are_listed_with_the_match(store: Store) -> None:
    rows = two("m")
    await begin(store, "m", *rows)
    assert await store.participations("m") == rows


async def test_a_match_over_at_its_start_is_listed_as_it_is_given(store: Store) -> None:
    rows = two("m", course="finished", ended=1, place=1)
    await begin(store, "m", *rows, over="won", courses=(finished(0, 2),))
    assert await store.participations("m") == rows


@pytest.mark.parametrize("course", ["left", "removed", "absent"])
async def test_who_gave_a_seat_up_keeps_that_at_the_end(store: Store, course: Any) -> None:
    await begin(store, "m", *two("m"))
    gone = SeatCourse(seat=1, course=course, ended=50)
    await store.append(work("m", 0, courses=(gone,)))
    await store.append(work("m", 1, over="won", courses=(finished(0, 1), finished(1, 2))))
    first, second = await store.participations("m")
    assert (first.course, first.ended, first.place) == ("finished", 90, 1)
    assert (second.course, second.ended, second.place) == (course, 50, 2)


async def test_who_comes_back_plays_on(store: Store) -> None:
    rows = two("m")
    await begin(store, "m", *rows)
    await store.append(work("m", 0, courses=(SeatCourse(seat=1, course="absent", ended=50),)))
    await store.append(work("m", 1, courses=(SeatCourse(seat=1, course="playing", ended=None),)))
    assert await store.participations("m") == rows


async def test_who_takes_over_gets_the_place(store: Store) -> None:
    rows = two("m")
    await begin(store, "m", *rows)
    heir = participation("m", 1, EVA, started=60, took_over=True)
    await store.change_sitters(match("m"), "eva", heir)
    await store.append(work("m", 0, over="won", courses=(finished(0, 2), finished(1, 1))))
    _, before, after = await store.participations("m")
    assert before == replace(rows[1], course="replaced", ended=60, holds=False)
    assert after == replace(heir, course="finished", ended=90, place=1)


async def test_a_seat_may_go_to_and_fro(store: Store) -> None:
    await begin(store, "m", *two("m"))
    gone = SeatCourse(seat=1, course="left", ended=50)
    await store.append(work("m", 0, courses=(gone,)))
    for player in (BOT, LUIS):
        holder = participation("m", 1, player, started=60, took_over=True)
        await store.change_sitters(match("m"), "luis", holder)
    await store.append(work("m", 1, courses=(SeatCourse(seat=1, course="playing", ended=None),)))
    _, bot, luis = await store.participations("m")
    assert (bot.course, bot.ended, bot.holds) == ("replaced", 60, False)
    assert (luis.course, luis.ended, luis.holds, luis.took_over) == ("playing", None, True, False)


async def test_a_new_name_changes_nothing_else(store: Store) -> None:
    first, second = two("m")
    await begin(store, "m", first, second)
    await store.change_sitters(match("m"), "luis", replace(second, name="Lucho", started=70))
    assert await store.participations("m") == [first, replace(second, name="Lucho")]


async def test_what_was_not_rated_does_not_count_as_rated(store: Store) -> None:
    await store.add_table(table("ABC234"))
    for id, outcome in (("m1", "rated"), ("m2", "too_short")):
        rated = match(id, rating="open")
        await store.add_match(rated, work(id, over="won"), (), two(id, rated=True))
        assert await store.rate_match(id, outcome)
        assert {row.rated for row in await store.participations(id)} == {outcome == "rated"}


# Lists


async def test_the_last_begun_comes_first_and_pages_go_on(store: Store) -> None:
    for id, started in (("b", 2), ("c", 2), ("a", 1), ("d", 3)):
        await begin(store, id, *two(id, started=started))
    assert await ids(store, ANA) == ["d", "c", "b", "a"]
    assert await ids(store, ANA, limit=2) == ["d", "c"]
    assert await ids(store, ANA, before=(2, "c")) == ["b", "a"]
    assert await ids(store, BOT) == []


async def test_they_can_be_chosen_by_game_and_opponent(store: Store) -> None:
    await begin(store, "m1", *two("m1", ANA, EVA, game="uno"))
    await begin(store, "m2", *two("m2", ANA, LUIS))
    await begin(store, "m3", *two("m3", ANA, LUIS, side=0))
    assert await ids(store, ANA, game="uno") == ["m1"]
    assert await ids(store, ANA, opponent=LUIS) == ["m2"], "who is on one's side is no opponent"


async def test_of_a_private_match_only_its_players_know(store: Store) -> None:
    await begin(store, "m", *two("m", private=True))
    assert await ids(store, ANA) == []
    assert await ids(store, ANA, EVA) == []
    assert await ids(store, ANA, LUIS) == ["m"]
    assert await ids(store, ANA, ANA) == ["m"]


async def test_of_anonymous_seats_only_they_themselves_know_before_the_end(store: Store) -> None:
    await begin(store, "m", *two("m", anonymous=True))
    left = SeatCourse(seat=1, course="left", ended=50)
    await store.append(work("m", 0, courses=(left,)))
    assert await ids(store, LUIS, LUIS) == ["m"]
    for viewer in ("", ANA, EVA):
        assert await ids(store, LUIS, viewer) == []
    await store.append(work("m", 1, over="won"))
    for viewer in ("", ANA, EVA):
        assert await ids(store, LUIS, viewer) == ["m"]


# Numbers


async def test_results_are_counted_by_game_and_by_opponent(store: Store) -> None:
    won = (finished(0, 1), finished(1, 2))
    drawn = (finished(0, 1, tied=2), finished(1, 1, tied=2))
    for id, game, courses in (("m1", "pig", won), ("m2", "pig", drawn), ("m3", "uno", won)):
        await begin(store, id, *two(id, game=game, rated=game == "uno"))
        await store.append(work(id, 0, over="won", courses=courses))
    await begin(store, "m4", *two("m4"))
    assert await store.tallies(ANA, "") == [
        Tally(of="pig", pace="live", matches=2, won=1, drawn=1),
        Tally(of="uno", pace="live", matches=1, won=1, drawn=0, rated=1),
    ]
    assert await store.opponents(ANA, "", 9) == [Tally(of=LUIS, matches=3, won=2, drawn=1)]
    assert await store.opponents(LUIS, "", 9) == [Tally(of=ANA, matches=3, won=0, drawn=1)]


async def test_numbers_hide_what_lists_hide(store: Store) -> None:
    await begin(store, "m", *two("m", private=True))
    await store.append(work("m", 0, over="won", courses=(finished(0, 1), finished(1, 2))))
    assert await store.tallies(ANA, EVA) == await store.opponents(ANA, EVA, 9) == []
    assert len(await store.tallies(ANA, LUIS)) == len(await store.opponents(ANA, LUIS, 9)) == 1


async def test_courses_are_counted(store: Store) -> None:
    for id, started in (("m1", 1), ("m2", 5), ("m3", 6)):
        await begin(store, id, *two(id, started=started))
    await store.append(work("m1", 0, courses=(SeatCourse(seat=0, course="left", ended=50),)))
    assert await store.count_courses(ANA) == {"left": 1, "playing": 2}
    assert await store.count_courses(ANA, 5) == {"playing": 2}
    assert await store.count_courses(BOT) == {}


# Matches of earlier versions


async def test_a_match_that_went_on_meanwhile_is_listed_later(store: Store) -> None:
    await begin(store, "m")
    await store.append(work("m", 0))
    assert not await store.list_match("m", 0, two("m"))
    assert await store.participations("m") == []
    assert await store.list_match("m", 1, two("m"))
    assert await store.list_match("m", 1, two("m", name="again"))
    assert await store.participations("m") == two("m")
    assert await store.unlisted_matches(9) == []
    assert (await store.log("m")) == [step("m", 0)]
