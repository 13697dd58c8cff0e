"""A server started with newer rules: its running matches go on, and their players are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_fields

import ludoteca_pig.game as pig
from ludoteca.kernel.definition import registry
from ludoteca.kernel.types import JsonObject
from tests.server.live_server import run, serving
from tests.server.scripts import start, table_of
from tests.server.test_restart import again_at

Upgrade = Callable[[JsonObject, int], JsonObject] | None


@contextmanager
def rules_version(version: int, oldest: int, upgrade: Upgrade = None) -> Iterator[None]:
    """Pig with another rules version, as if a newer package were installed."""
    before = pig.game
    about = replace_fields(before.about, version=version, oldest_version=oldest)
    registry.game.cache_clear()
    pig.game = replace(before, about=about, upgrade=upgrade)
    try:
        yield
    finally:
        pig.game = before
        registry.game.cache_clear()


def keep(state: JsonObject, version: int) -> JsonObject:
    return state


@pytest.mark.parametrize(
    ("oldest", "upgrade", "version", "upgraded_from"),
    [(1, None, 1, None), (2, keep, 2, 1)],
    ids=["a known version stays in force", "a dropped version is upgraded"],
)
def test_a_running_match_goes_on_after_the_rules_changed(
    tmp_path: Path, oldest: int, upgrade: Upgrade, version: int, upgraded_from: int | None
) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await one.play("hold")
        for _ in range(2):  # the second start finds the upgrade stored
            with rules_version(2, oldest, upgrade):
                async with serving(database) as live, again_at(live, two.person, two.code) as back:
                    match: dict[str, Any] = back.match
                    assert match["version"] == version
                    assert match["upgraded_from"] == upgraded_from
                    record = await back.person.get(f"/api/matches/{match['id']}/record")
                    assert (record["seed"], record["snapshots"], record["log"]) == ("", [], [])
                    seq = back.seq
                    if back.is_to_act:
                        await back.play("hold")
                        assert back.seq == seq + 1

    run(scenario())


def test_a_match_of_dropped_rules_without_an_upgrade_waits_for_the_operator(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await one.play("hold")
        with rules_version(2, 2):
            async with serving(database) as live, again_at(live, two.person, two.code) as back:
                assert back.table["blocked"]["code"] == "other_rules"
        async with serving(database) as live, again_at(live, two.person, two.code) as back:
            await back.play("hold")  # the older program still plays it

    run(scenario())
