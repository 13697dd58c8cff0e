"""Trials: run the tests on the unchanged modules, then on one mutant after another.

Every run is a fork of this process, which has already imported pytest and all dependencies. The
mutant exists only in the memory of its fork: an import hook compiles the changed tree.
"""

import ast
import contextlib
import gc
import importlib
import importlib.machinery
import math
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, ModuleType

import coverage
import pytest
from hypothesis import Phase, settings

from mutation.mutants import Module, Mutant

FLAGS = ["--rootdir=.", "--exitfirst", "--assert=plain", "--tb=short", "-p", "no:cacheprovider"]
MEMORY = 2 << 30
POLL_SECONDS = 0.01
IDLE = 20
"""How much longer than its CPU time a trial may take: on a busy machine, or when it waits."""


class TrialResult(StrEnum):
    """How a trial ended. Everything but `SURVIVED` and `UNTESTED` was noticed."""

    KILLED = "killed"
    TIMEOUT = "timeout"
    SURVIVED = "survived"
    UNTESTED = "untested"


class Broken(Exception):
    """The tests fail, or are not found, even without a mutant."""


@dataclass(frozen=True)
class Baseline:
    """A run without mutants: lines, duration and imports per test."""

    runs: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]
    imported: list[str]

    def tests_for(self, mutant: Mutant, module: Module) -> list[str]:
        """The tests that run the mutant's lines, fastest first; all, if importing runs them."""
        lines = self.runs.get(str(module.path), {})
        covering = {test for line in mutant.lines for test in lines.get(line, [])}
        first = sorted(covering & self.seconds.keys(), key=self.seconds.__getitem__)
        if "" not in covering:
            return first
        rest = self.seconds.keys() - covering
        return first + sorted(rest, key=self.seconds.__getitem__)


class _Import(MetaPathFinder):
    """Import hook: loads a module from its tree in memory instead of its file."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self._modules = {module.name: module for module in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        module = self._modules.get(fullname)
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if module is not None and spec is not None:
            spec.loader = _Tree(fullname, str(module.path), module.tree)
        return spec


class _Tree(importlib.machinery.SourceFileLoader):
    def __init__(self, fullname: str, path: str, tree: ast.Module) -> None:
        super().__init__(fullname, path)
        self._code = compile(tree, path, "exec", dont_inherit=True)

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _Watch:
    """Records the lines and the duration of every test."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self._paths = [str(module.path) for module in modules]
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, include=self._paths, messages=False
        )
        self._seconds: dict[str, float] = {}
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        began = time.perf_counter()
        answer = yield
        self._seconds[item.nodeid] = time.perf_counter() - began
        self._coverage.switch_context("")
        return answer

    def baseline(self) -> Baseline:
        self._coverage.stop()
        data = self._coverage.get_data()
        runs = {path: data.contexts_by_lineno(path) for path in self._paths}
        return Baseline(runs, self._seconds, sorted(_not_ours()))


class _Choose:
    """Runs the chosen tests in the given order, without shrinking property-test examples."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: place for place, test in enumerate(tests)}

    def pytest_configure(self) -> None:
        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("unshrunk", settings(), phases=phases, database=None)
        settings.load_profile("unshrunk")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._order]
        items.sort(key=lambda item: self._order[item.nodeid])


def baseline(modules: Sequence[Module], tests: Sequence[str]) -> Baseline:
    """Run all tests once and record them; then prepare for fast forks."""
    with tempfile.NamedTemporaryFile() as notes, tempfile.NamedTemporaryFile() as output:

        def watched() -> int:
            watch = _Watch(modules)
            sys.meta_path.insert(0, _Import(modules))
            status = pytest.main([*FLAGS, *tests], plugins=[watch])
            Path(notes.name).write_bytes(pickle.dumps(watch.baseline()))
            return status

        _wait(_fork(watched, Path(output.name)), Path(output.name))
        found = pickle.loads(Path(notes.name).read_bytes())
    assert isinstance(found, Baseline)
    _preload(found.imported)
    _still_green(found, modules)
    return found


def _still_green(found: Baseline, modules: Sequence[Module]) -> None:
    """A trial without mutants must pass, or every mutant would seem killed."""
    tests = sorted(found.seconds, key=found.seconds.__getitem__)
    with tempfile.NamedTemporaryFile() as output:
        _wait(_fork(partial(_try, modules, tests), Path(output.name)), Path(output.name))


def trials(
    modules: Sequence[Module], mutants: Sequence[Mutant], found: Baseline, workers: int
) -> Iterator[tuple[Mutant, TrialResult]]:
    """Try the mutants, `workers` at a time, and yield the outcome of each."""
    homes = {module.file: module for module in modules}
    waiting = list(reversed(mutants))
    running: dict[int, tuple[Mutant, float]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < workers:
                mutant = waiting.pop()
                module = homes[mutant.file]
                tests = found.tests_for(mutant, module)
                if not tests:
                    yield mutant, TrialResult.UNTESTED
                    continue
                limit = 5 + 5 * sum(found.seconds[test] for test in tests)
                pid = _fork(partial(_try, [module], tests, mutant, limit), Path(os.devnull))
                running[pid] = mutant, time.monotonic() + IDLE * limit
            yield from _finished(running)
    finally:
        for pid in running:
            _end(pid)


def _finished(running: dict[int, tuple[Mutant, float]]) -> Iterator[tuple[Mutant, TrialResult]]:
    time.sleep(POLL_SECONDS)
    for pid, (mutant, limit) in list(running.items()):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            del running[pid]
            yield mutant, _result(os.waitstatus_to_exitcode(status))
        elif time.monotonic() > limit:
            del running[pid]
            _end(pid)
            yield mutant, TrialResult.TIMEOUT


def _result(status: int) -> TrialResult:
    if status == -signal.SIGXCPU:
        return TrialResult.TIMEOUT
    return TrialResult.SURVIVED if status == pytest.ExitCode.OK else TrialResult.KILLED


def _try(
    modules: Sequence[Module],
    tests: Sequence[str],
    mutant: Mutant | None = None,
    cpu_seconds: float = math.inf,
) -> int:
    if mutant is not None:
        mutant.apply()
    if cpu_seconds < math.inf:
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(cpu_seconds), -1))
    sys.dont_write_bytecode = True
    sys.meta_path.insert(0, _Import(modules))
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    return pytest.main([*FLAGS, *files], plugins=[_Choose(tests)])


def _fork(job: Callable[[], int], output: Path) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    status = int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sink = os.open(output, os.O_WRONLY)
        os.dup2(sink, sys.stdout.fileno())
        os.dup2(sink, sys.stderr.fileno())
        status = int(job())
    except BaseException:  # noqa: BLE001 -- a fork never returns into its parent's code
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def _wait(pid: int, output: Path) -> None:
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if status != pytest.ExitCode.OK:
        raise Broken(output.read_text("utf-8", "replace"))


def _end(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def _not_ours() -> Iterator[str]:
    here = Path.cwd()
    for name, module in list(sys.modules.items()):
        file = Path(getattr(module, "__file__", None) or sys.prefix)
        if file.is_relative_to(sys.prefix) or not file.is_relative_to(here):
            yield name


def _preload(names: Sequence[str]) -> None:
    for name in names:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()
