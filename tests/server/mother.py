"""A mother of servers: she has loaded all that a server needs, and for every line she is given a
child of hers is `ludoteca` with these arguments. So a server is there again at once after a kill.

Children say their id before anything else; when one is gone, she says so.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

GONE = "gone"
LOADED = ("ludoteca.server.runner", "ludoteca.store.postgres", "ludoteca.store.sqlite")


def say(word: str | int) -> None:
    os.write(sys.stdout.fileno(), f"{word}\n".encode())


def be_a_server(arguments: list[str]) -> None:
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
            be_a_server(line.split())
        os.waitpid(child, 0)
        say(GONE)


if __name__ == "__main__":
    main()
