"""The store's contract: ratings, their history, leaderboards."""

import pytest
from msgspec.structs import replace

from ludoteca.store import Conflict, RatingChange, RatingRow, Store

from .sample_rows import account, change, match, session, table, work

pytestmark = pytest.mark.anyio

ANA, LUIS, GUEST, BOT = "account:ana", "account:luis", "guest:eva", "bot:hard"


async def play(store: Store, id: str, *changes: RatingChange, over: str = "won") -> bool:
    """Store a rated match that has ended, and rate it."""
    if await store.table("ABC234") is None:
        await store.add_table(table("ABC234"))
    await store.add_match(match(id, rating="open"), work(id, over=over))
    return await store.rate_match(id, "rated", changes)


def rating(player: str, mean: float = 1612.5, **other: object) -> RatingRow:
    given = {"game": "pig", "pace": "live", "deviation": 200.25, "matches": 1}
    return RatingRow(player=player, mean=mean, **{**given, **other})  # type: ignore[arg-type]


async def test_a_match_is_rated_once(store: Store) -> None:
    changes = [change("m", ANA), change("m", BOT, mean=1400.0)]
    assert await play(store, "m", *changes)
    assert not await store.rate_match("m", "rated", [change("m", LUIS)])
    assert await store.rating_changes("m") == changes
    assert await store.ratings("pig", "live", [ANA, BOT, LUIS]) == {
        ANA: rating(ANA),
        BOT: rating(BOT, 1400.0),
    }
    stored = await store.match("m")
    assert stored is not None
    assert stored.rating == "rated"


async def test_only_matches_that_are_over_are_to_be_rated(store: Store) -> None:
    await store.add_table(table("ABC234"))
    await store.add_match(match("on", rating="open"), work("on"))
    await store.add_match(match("casual"), work("casual", over="won"))
    await store.add_match(match("late", rating="open", created=9), work("late", over="won"))
    await store.add_match(match("early", rating="open", created=2), work("early", over="won"))
    assert await store.matches_to_rate(9) == ["early", "late"]
    assert await store.matches_to_rate(1) == ["early"]
    assert not await store.rate_match("on", "rated")
    assert not await store.rate_match("casual", "rated")
    assert await store.rate_match("early", "too_short")
    assert await store.matches_to_rate(9) == ["late"]


async def test_a_rating_that_has_changed_meanwhile_is_not_overwritten(store: Store) -> None:
    await play(store, "m1", change("m1", ANA))
    second = change("m2", ANA, matches=2, mean=1650.0)
    assert await play(store, "m2", second)
    await store.add_match(match("m3", rating="open"), work("m3", over="won"))
    for late in (change("m3", ANA, matches=2), change("m3", ANA, matches=1)):
        with pytest.raises(Conflict):
            await store.rate_match("m3", "rated", [late])
    assert await store.ratings_of(ANA) == [rating(ANA, 1650.0, matches=2)]
    assert await store.rating_changes("m3") == []
    assert await store.matches_to_rate(9) == ["m3"]
    assert await store.rate_match("m3", "rated", [change("m3", ANA, matches=3)])


async def test_ratings_are_apart_by_game_and_pace(store: Store) -> None:
    await play(store, "m1", change("m1", ANA))
    await play(store, "m2", change("m2", ANA, game="uno"))
    await play(store, "m3", change("m3", ANA, pace="post"))
    assert await store.ratings_of(ANA) == [
        rating(ANA),
        rating(ANA, pace="post"),
        rating(ANA, game="uno"),
    ]
    assert await store.ratings("pig", "post", [ANA]) == {ANA: rating(ANA, pace="post")}
    assert await store.ratings("pig", "live", []) == {}


async def test_the_history_is_the_latest_in_order(store: Store) -> None:
    for number in (1, 2, 3):
        id = f"m{number}"
        await play(store, id, change(id, ANA, matches=number, wall=number), change(id, f"x{id}"))
    history = await store.rating_history(ANA, 2)
    assert [each.match for each in history] == ["m2", "m3"]
    assert await store.rating_history(LUIS, 2) == []


async def test_rated_matches_with_others_are_counted(store: Store) -> None:
    await play(store, "m1", change("m1", ANA, wall=5), change("m1", LUIS, wall=5))
    second = change("m2", ANA, wall=8, matches=2)
    others = (change("m2", LUIS, wall=8, matches=2), change("m2", BOT, wall=8))
    await play(store, "m2", second, *others)
    uno = [change("m3", player, wall=9, game="uno") for player in (ANA, LUIS)]
    await play(store, "m3", *uno)
    assert await store.rated_together(ANA, 0) == {LUIS: 3, BOT: 1}
    assert await store.rated_together(ANA, 5) == {LUIS: 2, BOT: 1}
    assert await store.rated_together(ANA, 0, game="uno", pace="live") == {LUIS: 1}
    assert await store.rated_together(GUEST, 0) == {}


async def test_a_leaderboard_has_accounts_and_bots_with_settled_ratings(store: Store) -> None:
    await store.save_account(account("ana", name="Ana"))
    await store.save_account(account("luis", name="Luis"))
    means = {ANA: 1700.0, BOT: 1600.0, GUEST: 1900.0, LUIS: 1500.0, "account:new": 2000.0}
    changes = [
        change("m", player, mean=mean, deviation=150.0 if "new" in player else 80.0)
        for player, mean in means.items()
    ]
    await play(store, "m", *changes)
    found = await store.leaderboard("pig", "live", 110, limit=50)
    assert [(row.rating.player, row.name) for row in found] == [
        (ANA, "Ana"),
        (BOT, ""),
        (LUIS, "Luis"),
    ]
    page = await store.leaderboard("pig", "live", 110, limit=1, offset=1)
    assert [row.rating.player for row in page] == [BOT]
    assert await store.count_rated("pig", "live", 110) == 3
    assert await store.count_rated("pig", "live", 110, above=1600.0) == 1
    assert await store.leaderboard("pig", "post", 110, limit=50) == []


async def test_ratings_of_guests_go_with_their_sessions(store: Store) -> None:
    await store.add_session(session("eva"))
    await play(store, "m", change("m", GUEST), change("m", "guest:gone"), change("m", ANA))
    assert await store.drop_guest_ratings() == 1
    assert await store.ratings_of("guest:gone") == []
    assert await store.ratings_of(GUEST) == [rating(GUEST)]
    assert await store.ratings_of(ANA) == [rating(ANA)]
    assert len(await store.rating_changes("m")) == 3


async def test_a_match_keeps_how_it_is_rated(store: Store) -> None:
    await store.add_table(table("ABC234"))
    row = match("m", rating="open")
    await store.add_match(row, work("m"))
    await store.change_sitters(replace(row, setup={"seats": 3}), "luis")
    assert await store.match("m") == replace(row, setup={"seats": 3})
