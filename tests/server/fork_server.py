"""Forks servers on request: imports everything once, so that a killed server is back at once.

For every line on stdin a child runs `ludoteca` with these arguments. A child prints its process id
first; when it has ended, the parent prints `gone`.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

GONE = "gone"
LOADED = ("ludoteca.server.runner", "ludoteca.store.postgres", "ludoteca.store.sqlite")


def say(word: str | int) -> None:
    os.write(sys.stdout.fileno(), f"{word}\n".encode())


def run_server(arguments: list[str]) -> None:
    from ludoteca.cli.app import run

    say(os.getpid())
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os._exit(run(arguments))


def main() -> None:
    for name in (*LOADED, "ludoteca.cli.app"):
        import_module(name)
    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            run_server(line.split())
        os.waitpid(child, 0)
        say(GONE)


if __name__ == "__main__":
    main()
