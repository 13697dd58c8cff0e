"""The report of a run: machine and figures, as a table or as JSON."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from .harness import Figure

NONE = "–"


class Machine(Struct, frozen=True):
    """The machine and the programs that were measured."""

    system: str
    cores: int
    python: str
    node: str
    compiled: bool
    """Whether the compiled package was measured."""

    @classmethod
    def here(cls, *, compiled: bool) -> Machine:
        return cls(
            system=f"{platform.system()} {platform.machine()}",
            cores=os.cpu_count() or 1,
            python=platform.python_version(),
            node=_node_version(),
            compiled=compiled,
        )

    def __str__(self) -> str:
        how = "compiled" if self.compiled else "interpreted"
        programs = f"Python {self.python} ({how}), node {self.node or NONE}"
        return f"{self.system}, {self.cores} cores, {programs}"


def _node_version() -> str:
    try:
        done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip().removeprefix("v")


def show(machine: Machine, figures: Sequence[Figure]) -> None:
    """Print the table, and below it the peers that are missing."""
    table = Table(title=str(machine), title_justify="left", title_style="dim", box=SIMPLE)
    table.add_column("figure")
    for heading in ("ours", "peer", "ratio", "bar", "goal"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("met?")
    for figure in figures:
        table.add_row(*_cells(figure))
    console = Console()
    console.print(table)
    for figure in figures:
        if figure.missing:
            console.print(f"{figure.name}: the peer is missing: {figure.missing}", markup=False)


def save(path: Path, machine: Machine, figures: Sequence[Figure]) -> None:
    """Write the run as JSON, with the verdict on each figure."""
    plain = [
        {
            **msgspec.to_builtins(figure),
            "value": figure.value,
            "bar_met": figure.reaches(figure.bar),
            "goal_met": figure.reaches(figure.goal),
        }
        for figure in figures
    ]
    run = {"machine": msgspec.to_builtins(machine), "figures": plain}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n")


def _cells(figure: Figure) -> tuple[str, ...]:
    return (
        figure.name + (f"\n[dim]{figure.peer_name}[/]" if figure.peer_name else ""),
        _amount(figure.ours, figure.unit),
        NONE if figure.peer is None else _amount(figure.peer, figure.unit),
        _ratio(figure),
        _limit(figure, figure.bar),
        _limit(figure, figure.goal),
        _met(figure),
    )


def _ratio(figure: Figure) -> str:
    """The median, and below it the range."""
    if not figure.ratios:
        return NONE
    return f"{figure.value:.1f}×\n[dim]{min(figure.ratios):.1f}–{max(figure.ratios):.1f}[/]"


def _limit(figure: Figure, limit: float | None) -> str:
    if limit is None:
        return NONE
    sign = "≤" if figure.less_is_better else "≥"
    against_peer = figure.ratios or figure.missing
    return f"{sign} {limit:g}×" if against_peer else f"{sign} {_amount(limit, figure.unit)}"


def _amount(number: float, unit: str) -> str:
    return f"{number:,.0f} {unit}" if number >= 1000 else f"{number:.3g} {unit}"


def _met(figure: Figure) -> str:
    if figure.value is None:
        return "[yellow]missing[/]"
    if figure.reaches(figure.goal):
        return "[green]yes[/]"
    return "[yellow]bar only[/]" if figure.reaches(figure.bar) else "[red]no[/]"
