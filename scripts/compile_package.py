"""Compiles the modules on a move's way, in kernel, server and store: copies the package to
`build/compiled` and turns these modules into extensions with mypyc. All others stay Python."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "compiled"
MODULES = (
    "kernel/chance",
    "kernel/choices/choices",
    "kernel/choices/expansion",
    "kernel/choices/sampling",
    "kernel/match/core",
    "kernel/match/engine",
    "kernel/match/history",
    "kernel/match/match",
    "kernel/match/queries",
    "parts/documents/bounds",
    "server/house_clock",
    "server/rooms/dispatch",
    "server/ws/connection",
    "server/ws/frames",
    "server/rooms/observers/open_proposal",
    "server/rooms/observers/presence",
    "server/rooms/queue",
    "server/matches/timed_match",
    "server/matches/writer",
    "server/rate_limits",
    "server/rooms/handlers/match/execution",
    "server/rooms/handlers/match/play",
    "server/ws/decoding",
    "server/rooms/room",
    "server/rooms/room_state",
    "server/matches/log_codec",
    "server/matches/step_frame",
    "server/http/websocket",
    "server/matches/stream_frame",
    "server/matches/positions",
    "server/matches/presenter",
    "store/sql/row_mapping",
    "store/sql/writes/transactions",
)
"""None of them declares a struct or a named tuple: mypyc drops class keywords and annotations
(docs/adr/0001)."""


def main() -> None:
    environment = {**os.environ, **compiler(), "MYPYPATH": "."}
    if FOLDER.exists():
        shutil.rmtree(FOLDER)
    generated = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "ludoteca", FOLDER / "ludoteca", ignore=generated)
    # not strict: where a wheel is built, not all dependencies of the server are installed
    checks = ["--config-file=", "--cache-dir=build", "--ignore-missing-imports"]
    modules = [f"ludoteca/{name}.py" for name in MODULES]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *checks, *modules],
        cwd=FOLDER,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        shutil.rmtree(FOLDER)  # a plain copy could be mistaken for a compiled one
        sys.exit(f"error: compilation failed\n{done.stdout}")
    shutil.rmtree(FOLDER / "build")


def compiler() -> dict[str, str]:
    """Environment variables that select a compiler: none for the system's own, else ziglang."""
    if os.environ.get("CC") or shutil.which("cc"):
        return {}
    if importlib.util.find_spec("ziglang"):
        zig = f"{shlex.quote(sys.executable)} -m ziglang cc"
        return {"CC": zig, "LDSHARED": f"{zig} -shared"}  # zig does not know all linker flags
    sys.exit("error: there is no C compiler; `pip install ziglang` brings one")


if __name__ == "__main__":
    main()
