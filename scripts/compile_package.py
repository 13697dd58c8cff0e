"""Compile what every move passes through, in the kernel and on the server: a copy of the package in
which a few modules are extensions, made by mypyc from the very same source. Games, and whatever
declares data, stay as they are."""

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
    "kernel/choices",
    "kernel/context",
    "kernel/engine",
    "kernel/judge",
    "kernel/match",
    "kernel/sampling",
    "kernel/unfolding",
    "server/rooms/dispatch",
    "server/ws/connection",
    "server/ws/frames",
    "server/rooms/queue",
    "server/matches/writer",
    "server/rate_limits",
    "server/rooms/play",
    "server/ws/decoding",
    "server/rooms/room",
    "server/matches/log_codec",
    "server/matches/step_frame",
    "server/http/websocket",
    "server/matches/stream_frame",
    "server/matches/positions",
    "server/matches/presenter",
    "store/mapping",
    "store/work",
)
"""None of them declares structs or tuples with names, whose class lines and annotations mypyc would
forget."""


def main() -> None:
    environment = {**os.environ, **compiler(), "MYPYPATH": "."}
    if FOLDER.exists():
        shutil.rmtree(FOLDER)
    made = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "ludoteca", FOLDER / "ludoteca", ignore=made)
    # not strictly: where a wheel is built, not all that the server imports is installed
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
        shutil.rmtree(FOLDER)  # a plain copy would pass for a compiled one
        sys.exit(f"error: it could not be compiled\n{done.stdout}")
    shutil.rmtree(FOLDER / "build")


def compiler() -> dict[str, str]:
    """The machine's own, or the one that comes as a package, as the environment names it."""
    if os.environ.get("CC") or shutil.which("cc"):
        return {}
    if importlib.util.find_spec("ziglang"):
        zig = f"{shlex.quote(sys.executable)} -m ziglang cc"
        return {"CC": zig, "LDSHARED": f"{zig} -shared"}  # it does not know every linker's flags
    sys.exit("error: there is no C compiler; `pip install ziglang` brings one")


if __name__ == "__main__":
    main()
