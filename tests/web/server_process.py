"""Runs a Ludoteca server as a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError

TRIES = 600
PORTS = 5
"""Ports to try: another process may take a free one before the server binds it."""
PATIENCE = 60
PREFIX = "LUDOTECA_"


@contextmanager
def run_server(
    command: Sequence[str], folder: Path, settings: Mapping[str, str], env: Mapping[str, str] = {}
) -> Iterator[str]:
    """Start a server with its database in this folder; its URL, as soon as it answers."""
    command = [*command, "serve", "--database", f"sqlite:///{folder}/house.db"]
    env = {**(env or os.environ), **{PREFIX + name: value for name, value in settings.items()}}
    for _ in range(PORTS):
        port = str(free_port())
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(
                [*command, "--port", port], cwd=folder, env=env, stdout=log, stderr=log
            )
        try:
            if _answers(url := f"http://localhost:{port}", server):
                yield url
                return
        finally:
            server.terminate()
            server.wait(PATIENCE)
    raise AssertionError((folder / "log").read_text("utf-8"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _answers(url: str, server: subprocess.Popen[bytes]) -> bool:
    """Poll until the server answers (True) or ends (False)."""
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=PATIENCE):
                return True
        except (URLError, TimeoutError, ConnectionError):
            with suppress(subprocess.TimeoutExpired):
                server.wait(0.1)
                break
    return False
