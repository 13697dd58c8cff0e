"""Roles dealt by the wishes of the players."""

from __future__ import annotations

from collections import Counter
from contextlib import AsyncExitStack
from itertools import permutations
from typing import Any

import pytest

from ludoteca.kernel import Chance, FairSeed
from ludoteca.kernel.chance import seed_from_int
from ludoteca.server.tables.phases import starting
from ludoteca.server.tables.seats.roles import deal, dealt_by_wishes
from tests.server.live_server import Json, run, serving
from tests.server.test_house_clock import NAMES

POWERS = ["florence", "venice", "milan"]
FAST: dict[str, Any] = {"diplomacy_minutes": 0, "orders_minutes": 1_440}


def dealt(wishes: list[list[str]], number: int = 1, roles: list[str] = POWERS) -> list[str]:
    return [roles[seat] for seat in deal(wishes, roles, Chance(seed_from_int(number)))]


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ([["milan"], ["florence"], ["venice"]], ["milan", "florence", "venice"]),
        # the last one gets what is left, whatever the lots
        ([["milan"], ["venice"], []], ["milan", "venice", "florence"]),
        # one third choice is worse than two second ones
        (
            [["florence", "venice"], ["florence", "milan"], ["venice", "florence", "milan"]],
            ["florence", "milan", "venice"],
        ),
        # a role that nobody plays does not count
        ([["naples", "milan"], ["venice"], ["turkey"]], ["milan", "venice", "florence"]),
    ],
)
def test_wishes_are_met_as_far_as_they_agree(wishes: list[list[str]], expected: list[str]) -> None:
    for number in range(20):
        assert dealt(wishes, number) == expected


def test_lots_decide_between_equal_wishes_and_where_there_are_none() -> None:
    same = Counter(tuple(dealt([["milan", "venice"]] * 3, number)) for number in range(600))
    none = Counter(tuple(dealt([[], [], []], number)) for number in range(600))
    for found in (same, none):
        assert set(found) == set(permutations(POWERS))
        assert min(found.values()) > 60
    assert dealt([[]] * 3, 7) == dealt([[]] * 3, 7)


def test_no_deal_is_better_for_eight_players() -> None:
    roles = [f"role {number}" for number in range(6)]
    chance = Chance(seed_from_int(3))
    for number in range(20):
        wishes = [chance.sample(roles, chance.between(0, 6)) for _ in roles]
        found = dealt(wishes, number, roles)
        least = min(cost(wishes, order) for order in permutations(roles))
        assert cost(wishes, found) == least


def cost(wishes: list[list[str]], dealt: Any) -> int:
    pairs = zip(wishes, dealt, strict=True)
    return sum((own.index(role) if role in own else len(own)) ** 2 for own, role in pairs)


def test_a_match_begins_with_everybody_in_the_seat_of_their_power() -> None:
    async def scenario() -> None:
        async with serving() as live, AsyncExitStack() as stack:
            people = [await live.person(name) for name in NAMES]
            code = await people[0].open_table("machiavelli", options=FAST, by_preference=True)
            browsers = [await stack.enter_async_context(each.at(code)) for each in people]
            for other in browsers[1:]:
                await other.do("sit")
            ana, ben, cleo = browsers
            roles: list[Json] = ana.table["roles"]
            assert [role["id"] for role in roles[:3]] == POWERS
            assert roles[2]["names"] == {"en": "Milan", "es": "Milán"}
            await ana.do("wish", roles=["milan"])
            await ben.do("wish", roles=["florence", "milan"])
            assert "florence" not in str(cleo.table["seats"]), "wishes are nobody else's business"
            assert ana.you["wishes"] == ["milan"]
            for bad in (["atlantis"], ["milan", "milan"]):
                assert await cleo.refused("wish", roles=bad) == "bad_wishes"
            before = (await live.services.rooms.room(code)).table
            await ana.do("start")
            await ana.until(lambda: ana.match)
            assert ana.match["names"] == ["Ben", "Cleo", "Ana"]
            assert [each.you["seat"] for each in browsers] == [2, 0, 1]
            room = await live.services.rooms.room(code)
            setup = room.require_match().writer.row.setup
            assert setup["dealt"]["wishes"] == [["milan"], ["florence", "milan"], []]
            assert setup["fair"] is not None
            seed = FairSeed(**setup["fair"]).seed
            again, _ = dealt_by_wishes(starting(before), seed)
            assert [place.name for place in again.places if place.name] == ana.match["names"]
            record = await ana.person.get(f"/api/matches/{room.table.match}/record")
            assert "dealt" not in record
            summary = await ana.person.get(f"/api/matches/{room.table.match}")
            assert summary["dealt"] is None, "until it is over"

    run(scenario())


def test_only_games_whose_seats_differ_deal_by_wishes() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            for game, options in (("pig", {}), ("machiavelli", {"powers": "random"})):
                wish = {"game": game, "options": options, "by_preference": True}
                answer = await ana.http.post("/api/tables", json=wish)
                assert answer.json()["code"] == "no_roles"
            code = await ana.open_table("machiavelli", by_preference=True)
            async with ana.at(code) as host:
                await host.do("wish", roles=["milan"])
                await host.do("set_options", options={"powers": "random"})
                assert not host.table["by_preference"]
                assert await host.refused("wish", roles=["milan"]) == "no_roles"

    run(scenario())
