"""`ludoteca operator-link`: a link for one browser, and the end of all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.store import Store, open_store
from tests.cli.console import cli
from tests.store.sample_rows import session


def test_a_link_is_printed_and_operators_are_revoked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    result = cli("operator-link", "--database", url, "--port", "8123")
    assert result.exit_code == 0
    start, code = result.stdout.strip().split("#")
    assert start == "http://localhost:8123/operator"
    assert len(code) == 32

    async def add_operator(store: Store) -> None:
        await store.open()
        await store.add_session(session("olga", operator=True))
        await store.close()

    asyncio.run(add_operator(open_store(url)))
    for told in ("One browser is", "Nobody was"):
        assert told in cli("operator-link", "--database", url, "--revoke").stdout


@pytest.mark.parametrize("url", ["mysql://localhost/house", "nothing"])
def test_a_database_that_is_none_is_refused(url: str) -> None:
    result = cli("operator-link", "--database", url)
    assert result.exit_code == 2
    assert "postgresql://" in result.stderr
