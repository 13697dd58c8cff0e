"""Runs benchmark processes, in turns with those of a peer, and makes figures of their medians."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from statistics import median
from typing import TypeVar

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from .worker import Run

T = TypeVar("T")

ROOT = Path(__file__).parent.parent
PEERS = Path(__file__).parent / "peers"
INSTALLED = PEERS / "node_modules" / ".package-lock.json"
"""npm writes this file last, so it marks a complete installation."""

PYTHON_PEERS = PEERS / ".venv"
"""Peers in Python have an environment of their own."""

COMPILED = ROOT / "build" / "compiled"
"""The output of `make compiled`."""

INSTALL_SECONDS = 300
RUN_SECONDS = 300


class Missing(Exception):
    """A peer cannot be run here; the message says why."""


class Failed(Exception):
    """One of our own processes failed; the message says why."""


class Figure(Struct, frozen=True, kw_only=True):
    """One line of the report. `value` is compared with bar and goal: a ratio, or our own figure."""

    name: str
    unit: str
    """Of `ours` and `peer`."""
    ours: float
    peer: float | None = None
    peer_name: str = ""
    ratios: tuple[float, ...] = ()
    """Speed relative to the peer, for each round."""
    missing: str = ""
    """Why the figure of the peer is missing."""
    goal: float
    bar: float | None = None
    """The limit that must be met; `goal` is the one to aim for."""
    less_is_better: bool = False

    @property
    def value(self) -> float | None:
        if self.missing:
            return None
        return median(self.ratios) if self.ratios else self.ours

    def reaches(self, limit: float | None) -> bool | None:
        """Whether the value meets a limit; None if either is missing."""
        if self.value is None or limit is None:
            return None
        return self.value <= limit if self.less_is_better else self.value >= limit


# Processes


def ours(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of this folder."""
    return [sys.executable, "-m", f"bench.{module}", *arguments]


def is_compiled() -> bool:
    """Whether our processes run the compiled package."""
    return os.environ.get("PYTHONPATH") == str(COMPILED)


def use(*, compiled: bool) -> None:
    """Choose the compiled package or the source for our processes."""
    if compiled:
        os.environ["PYTHONPATH"] = str(COMPILED)
    else:
        os.environ.pop("PYTHONPATH", None)


def interpreted(command: Sequence[str]) -> list[str]:
    """The same command on the source."""
    return ["env", "-u", "PYTHONPATH", *command]


def peer(program: str, *arguments: str) -> list[str]:
    """The command that runs a JavaScript peer of `bench/peers`."""
    return ["node", str(PEERS / program), *arguments]


def python_peer(program: str, *arguments: str) -> list[str]:
    """The command that runs a Python peer of `bench/peers`."""
    return [str(PYTHON_PEERS / "bin" / "python"), str(PEERS / program), *arguments]


def run(command: Sequence[str], measured: type[T]) -> T:
    """Run a process and parse the line it prints."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        timeout=RUN_SECONDS,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=measured)


@cache
def install_peers() -> str:
    """Install the peers once, from their lock file; returns the reason if that fails."""
    if INSTALLED.exists():
        return ""
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        subprocess.run(
            command, cwd=PEERS, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        return _reason(error)
    return ""


@cache
def install_python_peers() -> str:
    """As `install_peers`, for peers in Python."""
    python = PYTHON_PEERS / "bin" / "python"
    pins = ["-r", str(PEERS / "requirements.txt")]
    commands = (
        [sys.executable, "-m", "venv", str(PYTHON_PEERS)],
        [str(python), "-m", "pip", "install", "-qq", "--no-deps", "--require-hashes", *pins],
    )
    try:
        for command in commands:
            subprocess.run(
                command, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=True
            )
    except (OSError, subprocess.SubprocessError) as error:
        return _reason(error)
    return ""


def run_ours(command: Sequence[str], measured: type[T]) -> T:
    try:
        return run(command, measured)
    except (OSError, subprocess.SubprocessError, msgspec.MsgspecError) as error:
        raise Failed(_reason(error)) from None


def run_peer(command: Sequence[str], measured: type[T]) -> T:
    in_python = command[0].startswith(str(PYTHON_PEERS))
    if why := install_python_peers() if in_python else install_peers():
        raise Missing(why)
    try:
        return run(command, measured)
    except (OSError, subprocess.SubprocessError, msgspec.MsgspecError) as error:
        raise Missing(_reason(error)) from None


def _reason(error: Exception) -> str:
    """The most telling line of a failed process."""
    if isinstance(error, subprocess.CalledProcessError):
        lines = [line.strip() for line in str(error.stderr).splitlines() if "rror" in line]
        if not lines:
            return f"exit code {error.returncode}"
        return lines[0] if lines[0].startswith("npm") else lines[-1]
    if isinstance(error, FileNotFoundError):
        return f"{error.filename} is not installed"
    return str(error)


# Figures


def alone(
    name: str,
    command: Sequence[str],
    *,
    rounds: int,
    goal: float,
    per_second: bool = False,
) -> Figure:
    """A figure without a peer: microseconds for one, or number per second."""
    micros = median(run_ours(command, Run).micros for _ in numbered(name, rounds))
    if per_second:
        return Figure(name=name, unit="/s", ours=1_000_000 / micros, goal=goal)
    return Figure(name=name, unit="µs", ours=micros, goal=goal, less_is_better=True)


def against(
    name: str,
    command: Sequence[str],
    peer_command: Sequence[str],
    *,
    rounds: int,
    goal: float,
    bar: float | None = None,
) -> Figure:
    """A figure relative to a peer: the median of the ratios of rounds in which both run one after
    the other, so that a temporary slowdown of the machine affects both."""
    try:
        pairs = [in_turn(command, peer_command, n, Run) for n in numbered(name, rounds)]
    except Missing as why:
        mine = run_ours(command, Run).micros
        return Figure(name=name, unit="µs", ours=mine, missing=str(why), goal=goal, bar=bar)
    return Figure(
        name=name,
        unit="µs",
        ours=median(mine.micros for mine, _ in pairs),
        peer=median(other.micros for _, other in pairs),
        peer_name=f"{pairs[0][1].peer} {pairs[0][1].version}",
        ratios=tuple(other.micros / mine.micros for mine, other in pairs),
        goal=goal,
        bar=bar,
    )


def in_turn(
    command: Sequence[str], peer_command: Sequence[str], number: int, measured: type[T]
) -> tuple[T, T]:
    """One round of both; which one is first alternates."""
    if number % 2:
        mine = run_ours(command, measured)
        return mine, run_peer(peer_command, measured)
    other = run_peer(peer_command, measured)
    return run_ours(command, measured), other


def numbered(name: str, rounds: int) -> Iterable[int]:
    """The rounds from 0, with a transient progress bar."""
    return track(range(rounds), name, console=Console(stderr=True), transient=True)
