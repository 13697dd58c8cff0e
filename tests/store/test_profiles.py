"""The store's contract: people's pages, their ties, and what becomes of a guest."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.store import DeletionRow, Known, ProfileRow, Store, Tie, TieRow, handle_of

from .sample_rows import (
    account,
    change,
    link,
    mail,
    match,
    message,
    participation,
    session,
    table,
    work,
)

pytestmark = pytest.mark.anyio

ANA, LUIS, EVA = "account:ana", "account:luis", "guest:eva"


async def people(store: Store) -> None:
    await store.save_account(account("ana"))
    await store.save_account(account("luis"))
    await store.add_session(session("eva"))
    await store.add_session(session("anas", account="ana"))


def profile(player: str, **other: Any) -> ProfileRow:
    return ProfileRow(player=player, handle=handle_of(player), **other)


async def tie(store: Store, player: str, kind: Tie, other: str, since: int = 1) -> bool:
    return await store.tie(TieRow(player=player, kind=kind, other=other, since=since), 2)


async def ties(store: Store, player: str) -> list[tuple[str, str]]:
    return [(each.kind, each.other) for each in await store.ties_of(player)]


async def test_everybody_has_a_page_from_the_start(store: Store) -> None:
    await people(store)
    for player in (ANA, EVA):
        assert await store.profile(player) == profile(player)
        assert await store.profile_by_handle(handle_of(player)) == profile(player)
    assert await store.profile("guest:nobody") is None


async def test_what_one_chose_stays_when_the_account_changes(store: Store) -> None:
    await people(store)
    chosen = profile(ANA, hidden=True, favourites=("uno", "pig"))
    await store.save_profile(chosen)
    await store.save_account(account("ana", name="Anita"))
    assert await store.profile(ANA) == chosen


async def test_known_are_people_who_are_still_there(store: Store) -> None:
    await people(store)
    asked = [ANA, EVA, "guest:anas", "guest:gone", "account:gone", "bot:easy"]
    assert await store.known(asked) == {ANA: Known(ANA, "ana", 1), EVA: Known(EVA, "eva", 1)}
    assert await store.known([]) == {}
    found = await store.sessions_of_players([ANA, EVA, LUIS])
    assert found == {"anas": ANA, "eva": EVA}


async def test_ties_are_stored_once_and_are_few(store: Store) -> None:
    assert await tie(store, ANA, "follow", LUIS, 5)
    assert await tie(store, ANA, "follow", LUIS, 6)
    assert await tie(store, ANA, "follow", EVA, 7)
    assert not await tie(store, ANA, "follow", "guest:third", 8)
    assert await ties(store, ANA) == [("follow", EVA), ("follow", LUIS)]
    await store.untie(ANA, "follow", EVA)
    assert await ties(store, ANA) == [("follow", LUIS)]


async def test_who_blocks_is_followed_and_follows_no_more(store: Store) -> None:
    await tie(store, ANA, "follow", LUIS)
    await tie(store, LUIS, "follow", ANA)
    await tie(store, EVA, "follow", ANA)
    await tie(store, ANA, "block", LUIS)
    assert await ties(store, ANA) == [("block", LUIS)]
    assert await ties(store, LUIS) == []
    assert await ties(store, EVA) == [("follow", ANA)]
    assert await store.blocked_with(ANA) == {LUIS}
    assert await store.blocked_with(LUIS) == {ANA}
    assert await store.blocked_with(EVA) == frozenset()


async def test_tables_of_others_are_found_by_their_sessions(store: Store) -> None:
    rows = [table(code, sessions=(code[0],), touched=at) for code, at in (("A1", 5), ("B1", 9))]
    for row in rows:
        await store.add_table(row)
    assert await store.tables_with(["A", "B"], 0, 9) == rows[::-1]
    assert await store.tables_with(["A", "B"], 6, 9) == [rows[1]]
    assert await store.tables_with(["A", "B"], 0, 1) == [rows[1]]
    assert await store.tables_with([], 0, 9) == []


# A guest who logs in


async def played(store: Store, id: str, player: str, **of: Any) -> None:
    if await store.table("ABC234") is None:
        await store.add_table(table("ABC234"))
    row = participation(id, 0, player)
    await store.add_match(match(id, rating="open"), work(id, over="won"), (), [row])
    await store.rate_match(id, "rated", [change(id, player, **of)])


async def test_a_guest_brings_along_what_the_account_has_not(store: Store) -> None:
    await people(store)
    await played(store, "m1", EVA, mean=1700.0)
    await played(store, "m2", EVA, mean=1800.0, game="uno")
    await played(store, "m3", ANA, mean=1500.0, game="uno")
    await store.save_profile(profile(ANA, favourites=("uno",)))
    await store.save_profile(profile(EVA, favourites=("pig", "uno"), hidden=True))
    await tie(store, EVA, "follow", LUIS)
    await tie(store, LUIS, "follow", EVA)
    await tie(store, EVA, "follow", ANA)
    await store.adopt_guest("eva", "ana")
    ratings = {(row.game, row.mean) for row in await store.ratings_of(ANA)}
    assert ratings == {("pig", 1700.0), ("uno", 1500.0)}
    assert {each.match for each in await store.rating_history(ANA, 9)} == {"m1", "m3"}
    history = await store.participations_of(ANA, ANA, limit=9)
    assert {row.match for row in history} == {"m1", "m2", "m3"}
    assert await store.profile(ANA) == profile(ANA, favourites=("uno", "pig"), hidden=True)
    assert await ties(store, ANA) == [("follow", LUIS)]
    assert await ties(store, LUIS) == [("follow", ANA)]
    assert await ties(store, EVA) == []


async def test_bringing_along_twice_changes_nothing(store: Store) -> None:
    await people(store)
    await played(store, "m1", EVA)
    await store.adopt_guest("eva", "ana")
    before = await store.ratings_of(ANA), await store.rating_history(ANA, 9)
    await store.adopt_guest("eva", "ana")
    assert (await store.ratings_of(ANA), await store.rating_history(ANA, 9)) == before


async def test_a_seat_both_held_stays_the_accounts(store: Store) -> None:
    await people(store)
    await store.add_table(table("ABC234"))
    rows = [participation("m", 0, EVA), participation("m", 0, ANA, name="Ana")]
    await store.add_match(match("m"), work("m"), (), rows)
    await store.adopt_guest("eva", "ana")
    assert [row.name for row in await store.participations_of(ANA, ANA, limit=9)] == ["Ana"]


async def test_pages_of_guests_go_with_their_sessions(store: Store) -> None:
    await people(store)
    await tie(store, EVA, "follow", ANA)
    await tie(store, ANA, "follow", EVA)
    assert await store.drop_guest_profiles() == 0
    await store.drop_sessions(session="eva")
    assert await store.drop_guest_profiles() == 1
    assert await store.profile(EVA) is None
    assert await ties(store, ANA) == await ties(store, EVA) == []
    assert await store.profile(ANA) == replace(profile(ANA))


# Deletion


async def test_a_deleted_person_is_gone_at_once_and_their_traces_later(store: Store) -> None:
    await people(store)
    await store.add_session(session("laptop", account="ana"))
    await store.add_table(table("ABC234"))
    sitters = [{"name": "Ana", "person": "laptop", "bot": None}]
    rated = [{"player": ANA, "person": "laptop"}]
    row = match("m", setup={"sitters": sitters, "rated": rated, "options": {}}, rating="open")
    started = work("m", 0, 1, by="laptop", over="won")
    await store.add_match(row, started, ["laptop"], [participation("m", 0, ANA)])
    await store.rate_match("m", "rated", [change("m", ANA), change("m", LUIS)])
    await tie(store, LUIS, "follow", ANA)
    await store.add_message(message("hello", sender="laptop"))
    await store.add_mail(mail("x"))
    await store.add_link(link("l", session="laptop"))
    gone = DeletionRow(
        player=ANA, sessions=("laptop",), email="ana@example.org", label="Nobody", since=1
    )
    for _ in range(2):
        await store.begin_deletion(gone)
    assert await store.deletions() == [gone]
    assert await store.account("ana") is None
    assert await store.session("laptop") is None
    assert await store.known([ANA]) == {}
    assert await store.profile(ANA) is None
    assert await store.link("l", 0) is None
    assert await ties(store, LUIS) == []
    assert await store.ratings_of(ANA) == []
    assert [each.player for each in await store.rating_changes("m")] == [LUIS]
    assert await store.take_mail(10, 9, 20) == []
    assert await store.matches_to_forget(["laptop"], 9) == [("m", "ABC234")]
    await store.forget_in_match("m", gone)
    assert await store.matches_to_forget(["laptop"], 9) == []
    forgotten = await store.match("m")
    assert forgotten is not None
    assert forgotten.setup["sitters"] == [{"name": "Nobody", "person": "deleted", "bot": None}]
    assert forgotten.setup["rated"] == [{"player": "guest:deleted", "person": "deleted"}]
    assert [step.input["by"] for step in await store.log("m")] == ["deleted", "deleted"]
    await store.end_deletion(gone)
    assert await store.messages("ABC234", 0, 9) == []
    assert await store.participations("m") == []
    assert await store.deletions() == []
