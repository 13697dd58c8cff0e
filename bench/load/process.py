"""A server process: start, resource usage, end."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Self

TICKS = os.sysconf("SC_CLK_TCK")
START_SECONDS = 30


class ServerProcess:
    """Usage is read from /proc, for all threads together."""

    def __init__(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str], port: int
    ) -> None:
        self.port = port
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdout=subprocess.DEVNULL,
        )
        self._proc = Path("/proc") / str(self._process.pid)

    def __enter__(self) -> Self:
        until = monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or monotonic() > until:
                raise SystemExit("error: the server did not start")
            sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def cpu_seconds(self) -> float:
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def kilobytes(self) -> int:
        """Resident memory."""
        lines = (self._proc / "status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
