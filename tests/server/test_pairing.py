"""Pairing: the table of cases, and what holds for any crowd."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.matchmaking.pairing import Group, Ticket, accepted_gap, pair

NOW = 1_000_000
CASES = tomllib.loads((Path(__file__).parent / "cases" / "pairing.toml").read_text("utf-8"))["case"]
SIZES = range(2, 7)


def ticket(
    name: str, mean: float, waited: float, fewest: int, most: int, bots: bool = False
) -> Ticket:
    since = NOW - round(waited * 1000)
    return Ticket(player=name, mean=mean, since=since, fewest=fewest, most=most, bots=bots)


def told(group: Group) -> list[str]:
    names = [each.player for each in group.tickets]
    return [*names, f"+{group.bots}"] if group.bots else names


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_who_meets_whom(case: dict[str, Any]) -> None:
    tickets = [ticket(*person) for person in case["people"]]
    limited = [frozenset(two) for two in case.get("limited", ())]
    blocked = [frozenset(two) for two in case.get("blocked", ())]
    sizes = case.get("sizes", SIZES)
    groups = pair(tickets, NOW, sizes=sizes, limited=limited, blocked=blocked)
    assert [told(group) for group in groups] == case["groups"]


def test_any_crowd_is_paired_as_its_members_wish() -> None:
    rng = random.Random(7)
    for _ in range(300):
        tickets = []
        for number in range(rng.randrange(12)):
            fewest = rng.randint(2, 5)
            wait, most = rng.uniform(0, 90), rng.randint(fewest, 6)
            mean, bots = rng.gauss(1500, 300), rng.random() < 0.5
            tickets.append(ticket(f"p{number}", mean, wait, fewest, most, bots))
        groups = pair(tickets, NOW, sizes=SIZES)
        seated = [each.player for group in groups for each in group.tickets]
        assert len(seated) == len({*seated})
        for group in groups:
            size = len(group.tickets) + group.bots
            assert all(each.fewest <= size <= each.most for each in group.tickets)
            assert not group.bots or all(each.bots for each in group.tickets)
            means = [each.mean for each in group.tickets]
            longest = NOW - min(each.since for each in group.tickets)
            assert max(means) - min(means) <= accepted_gap(longest)
