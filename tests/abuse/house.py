"""A server process under attack, seen from outside: its loop, its memory, its disk, its metrics."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
from msgspec import Struct

from tests.abuse.watched_server import CONTROL, LOG
from tests.server.live_server import NO_DELAYS, TIMEOUT, Person

ROOT = Path(__file__).parents[2]
MB = 1_000_000
ADDRESSES = count(2)
DATABASE = "house.db"


class Report(Struct, frozen=True):
    """What an attack cost the server."""

    worst: float
    """Most CPU milliseconds of the loop's thread between two ticks."""
    late: list[tuple[float, str]]
    memory: float
    """MB by which the resident memory has grown."""
    disk: float
    """MB by which the database has grown."""
    log: float
    """MB in its write-ahead log."""
    defects: float
    ticks: int

    def __str__(self) -> str:
        figures = (
            f"worst tick {self.worst} ms, memory {self.memory:+.1f} MB, "
            f"disk {self.disk:+.1f} MB, log {self.log:.1f} MB, defects {self.defects:.0f}"
        )
        return "\n".join([figures, *(f"{used} ms in\n{stack}" for used, stack in self.late[:2])])


class House:
    """A running server process and the people who visit it, honest or not."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings['port']}"
        self.pid = 0
        self.people: list[Person] = []
        self._before = (0.0, 0.0)

    async def open(self, ahead: int = 0) -> None:
        """Start the server; `ahead` puts its wall clock forward."""
        (self.folder / CONTROL).unlink(missing_ok=True)
        wish = {"folder": str(self.folder), "settings": self.settings, "ahead": ahead}
        forks = _forks()
        assert forks.stdin
        assert forks.stdout
        forks.stdin.write(json.dumps(wish) + "\n")
        forks.stdin.flush()
        self.pid = int(forks.stdout.readline())
        async with asyncio.timeout(TIMEOUT), httpx.AsyncClient(verify=False) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.url}/health", timeout=TIMEOUT)).is_success:
                        break
                assert self.is_running, self.log
                await asyncio.sleep(0.02)
        await self.reset()

    async def close(self) -> None:
        """Stop the server politely."""
        if self.is_running:
            with suppress(OSError):
                await self.control("stop")
        async with asyncio.timeout(TIMEOUT):
            while self.is_running:
                await asyncio.sleep(0.02)

    async def dismiss(self) -> None:
        """Close the connections of all people."""
        for person in self.people:
            await person.http.aclose()
        self.people.clear()

    def kill(self) -> None:
        if self.is_running:
            os.kill(self.pid, 9)

    @property
    def is_running(self) -> bool:
        return Path(f"/proc/{self.pid}/status").exists()

    @property
    def log(self) -> str:
        path = self.folder / LOG
        return path.read_text("utf-8") if path.exists() else ""

    # People

    async def person(self, name: str, address: str | None = None) -> Person:
        """Somebody with a session, from an address of their own."""
        person = self.stranger(address)
        await person.introduce(name)
        return person

    def stranger(self, address: str | None = None) -> Person:
        person = Person(self.url, address or new_address())
        self.people.append(person)
        return person

    # Figures

    async def control(self, command: str) -> dict[str, Any]:
        reader, writer = await asyncio.open_unix_connection(
            str(self.folder / CONTROL), limit=10 * MB
        )
        writer.write(command.encode() + b"\n")
        found: dict[str, Any] = json.loads(await reader.readline())
        writer.close()
        return found

    async def reset(self) -> None:
        """Begin to measure."""
        self._empty_log()
        self._before = (self.memory, self.disk)
        await self.control("reset")

    async def report(self) -> Report:
        """What has happened since `reset`."""
        ticker = await self.control("report")
        memory, disk = self._before
        log = self.log_size
        self._empty_log()
        defects = await self.metric("ludoteca_defects_total")
        return Report(
            ticker["worst"],
            ticker["late"],
            self.memory - memory,
            self.disk - disk,
            log,
            defects,
            ticker["ticks"],
        )

    @property
    def memory(self) -> float:
        """Resident memory of the server process, in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found, status
        return int(found[1]) * 1024 / MB

    @property
    def disk(self) -> float:
        """Size of the database without its write-ahead log, in MB."""
        return (self.folder / DATABASE).stat().st_size / MB

    @property
    def log_size(self) -> float:
        """Size of the write-ahead log, in MB: it depends on when it was last begun anew."""
        path = self.folder / f"{DATABASE}-wal"
        return path.stat().st_size / MB if path.exists() else 0.0

    def _empty_log(self) -> None:
        """Copy the log into the database, so that its size is what is stored."""
        with closing(sqlite3.connect(self.folder / DATABASE, timeout=TIMEOUT)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    @property
    def written(self) -> float:
        """MB the server process has written to disk so far."""
        io = Path(f"/proc/{self.pid}/io").read_text("ascii")
        found = re.search(r"^wchar: (\d+)", io, re.MULTILINE)
        assert found, io
        return int(found[1]) / MB

    async def metric(self, name: str) -> float:
        """A metric, summed over its labels."""
        async with httpx.AsyncClient(verify=False, timeout=TIMEOUT) as client:
            text = (await client.get(f"{self.url}/metrics")).text
        lines = re.findall(rf"^{name}(?:{{.*}})? ([\d.e+]+)$", text, re.MULTILINE)
        return sum(map(float, lines))


@asynccontextmanager
async def house(*, own: bool = False, **settings: Any) -> AsyncIterator[House]:
    """A server with these settings, and the default limits where they name none. Tests that want
    the same share one, until one of them fails; a server of one's `own` may be maltreated."""
    key = json.dumps(settings, sort_keys=True)
    found = None if own else SHARED.pop(key, None)
    if found is None or not found.is_running:
        found = await _new_house(settings)
    await found.reset()
    try:
        yield found
    except BaseException:
        await _end(found)
        raise
    await found.dismiss()
    if own:
        await _end(found)
    else:
        SHARED[key] = found


SHARED: dict[str, House] = {}
"""By settings."""


async def _new_house(settings: dict[str, Any]) -> House:
    folder = Path(mkdtemp(prefix="ludoteca-abuse-"))
    own = {"port": free_port(), "database": f"sqlite:///{folder}/{DATABASE}"}
    opened = House(folder, NO_DELAYS | own | settings)
    await opened.open()
    return opened


async def _end(found: House) -> None:
    await found.dismiss()
    try:
        await found.close()
    finally:
        found.kill()
        shutil.rmtree(found.folder)


def _end_shared() -> None:
    for found in SHARED.values():
        found.kill()
        shutil.rmtree(found.folder, ignore_errors=True)


atexit.register(_end_shared)


def new_address() -> str:
    """Another address of this machine's loopback network."""
    number = next(ADDRESSES)
    return f"127.{1 + number // 60_000}.{number // 250 % 240}.{1 + number % 250}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@cache
def _forks() -> subprocess.Popen[str]:
    """The process that forks the servers."""
    forks = subprocess.Popen(
        [sys.executable, "-m", "tests.abuse.watched_server"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def stop() -> None:
        forks.kill()
        forks.communicate()

    atexit.register(stop)
    return forks
