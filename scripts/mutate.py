"""Mutation testing: changes the kernel a little in many ways and lists what no test notices.

    .venv/bin/python scripts/mutate.py                      the whole kernel
    .venv/bin/python scripts/mutate.py --module chance.py   one module
    .venv/bin/python scripts/mutate.py --changed            lines that differ from the last commit

Survivors that cannot or need not be killed are explained in `scripts/mutants_explained.toml`.
The exit status is 1 as long as one is unexplained, 2 if the tests fail without any mutant.
"""

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from mutation import explained
from mutation.mutants import Module, Mutant, load
from mutation.trials import Broken, TrialResult, baseline, trials

HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)
UNNOTICED = {TrialResult.SURVIVED, TrialResult.UNTESTED}

console = Console(highlight=False)


@click.command()
@click.option("--source", default="src/ludoteca/kernel", help="The package to mutate.")
@click.option("--tests", default="tests/kernel", help="The folder of its tests.")
@click.option("--explanations", default="scripts/mutants_explained.toml", help="The reasons.")
@click.option("--module", "only", multiple=True, help="Mutate only this file of the package.")
@click.option("--sample", type=int, help="Try so many mutants, the same ones every time.")
@click.option("--changed", is_flag=True, help="Try only lines that differ from the last commit.")
@click.option("--entries", is_flag=True, help="Print survivors as entries to be explained.")
@click.option("--workers", default=2, show_default=True, help="Mutants tried at a time.")
def main(
    source: str,
    tests: str,
    explanations: str,
    only: tuple[str, ...],
    sample: int | None,
    changed: bool,
    entries: bool,
    workers: int,
) -> None:
    """Mutate the kernel's conditions and constants and list what no test notices."""
    reasons = explained.load(Path(explanations))
    modules = _modules(Path(source).resolve(), only)
    mutants = [mutant for module in modules for mutant in _mutants(module, changed)]
    if sample is not None and sample < len(mutants):
        mutants = random.Random(0).sample(mutants, sample)
    outcomes = _try_all(modules, mutants, [tests], workers)
    survivors = [mutant for mutant, outcome in outcomes.items() if outcome in UNNOTICED]
    unexplained = [mutant for mutant in survivors if reasons.of(mutant) is None]

    lines = {module.file: module.lines for module in modules}
    for (file, number), group in groupby(survivors, lambda mutant: (mutant.file, mutant.number)):
        _show_line(file, number, lines[file])
        for mutant in group:
            _show_change(mutant, outcomes[mutant], reasons.of(mutant))
    if entries:
        for mutant in unexplained:
            console.print(f"\n{explained.entry(mutant)}", markup=False, soft_wrap=True)
    if sample is None and not changed:
        for key in reasons.stale(survivors, lines):
            console.print(Text(f"\nstale explanation: {' · '.join(key)}", "yellow"), soft_wrap=True)
    counts = Counter(outcomes.values())
    told = ", ".join(f"{counts[outcome]} {outcome}" for outcome in TrialResult)
    console.print(f"\n{len(outcomes)} mutants: {told}; {len(unexplained)} unexplained")
    sys.exit(1 if unexplained else 0)


def _modules(source: Path, only: Sequence[str]) -> list[Module]:
    files = {path.relative_to(source).as_posix(): path for path in sorted(source.rglob("*.py"))}
    unknown = set(only) - files.keys()
    if unknown or not files:
        raise click.UsageError(f"nothing to mutate in {source.name}: {', '.join(sorted(unknown))}")
    return [load(path, source) for file, path in files.items() if not only or file in only]


def _mutants(module: Module, changed: bool) -> list[Mutant]:
    if not changed:
        return module.mutants
    diff = _git("diff", "-U0", "HEAD", "--", str(module.path))
    touched = {
        int(start) + offset
        for start, count in HUNK.findall(diff)
        for offset in range(int(count or 1))
    }
    is_new = bool(_git("ls-files", "--others", "--", str(module.path)))
    return [mutant for mutant in module.mutants if is_new or mutant.lines & touched]


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True).stdout


def _try_all(
    modules: Sequence[Module], mutants: Sequence[Mutant], tests: Sequence[str], workers: int
) -> dict[Mutant, TrialResult]:
    """The outcome of every mutant, in the order of the source."""
    console.print(f"{len(mutants)} mutants; first the tests without any …")
    try:
        found = baseline(modules, tests)
    except Broken as broken:
        console.print(str(broken), markup=False)
        console.print("[red]the tests fail without any mutant")
        sys.exit(2)
    columns = BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}")
    outcomes = {}
    # Nothing may refresh the bar by itself: a thread would be lost in the forks.
    with Progress(*columns, TimeRemainingColumn(), console=console, auto_refresh=False) as progress:
        task = progress.add_task("", total=len(mutants))
        for mutant, outcome in trials(modules, mutants, found, workers):
            outcomes[mutant] = outcome
            unnoticed = sum(outcome in UNNOTICED for outcome in outcomes.values())
            progress.update(task, advance=1, description=f"{unnoticed} unnoticed", refresh=True)
    return {mutant: outcomes[mutant] for mutant in mutants}


def _show_line(file: str, number: int, lines: Sequence[str]) -> None:
    console.print(Text(f"\n{file}:{number}", "bold"))
    for near in range(max(1, number - 1), min(len(lines), number + 1) + 1):
        style = "" if near == number else "dim"
        console.print(Text(f"{near:>5} │ {lines[near - 1]}", style), soft_wrap=True)


def _show_change(mutant: Mutant, outcome: TrialResult, why: str | None) -> None:
    colour = "green" if why else "red"
    console.print(Text(f"{outcome:>10}  {mutant.change}", colour), soft_wrap=True)
    if why:
        console.print(Text(f"{'because':>10}  {why}", "dim"), soft_wrap=True)


if __name__ == "__main__":
    main()
