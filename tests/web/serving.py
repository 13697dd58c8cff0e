"""A Ludoteca that serves, as a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError

TRIES = 300
PREFIX = "LUDOTECA_"


@contextmanager
def serving(
    command: Sequence[str], folder: Path, settings: Mapping[str, str], env: Mapping[str, str] = {}
) -> Iterator[str]:
    """Start it with a database of its own; its address, as soon as it answers."""
    port = free_port()
    told = [*command, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/house.db"]
    known = {**(env or os.environ), **{PREFIX + name: value for name, value in settings.items()}}
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(told, cwd=folder, env=known, stdout=log, stderr=log)
        try:
            url = f"http://localhost:{port}"
            _wait_for(url, server, folder / "log")
            yield url
        finally:
            server.terminate()
            server.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Ask until it answers, unless it ends."""
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=1):
                return
        except (URLError, TimeoutError, ConnectionError):
            with suppress(subprocess.TimeoutExpired):
                server.wait(0.1)
                break
    raise AssertionError(log.read_text("utf-8"))
