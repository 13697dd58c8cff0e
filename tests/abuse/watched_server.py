"""Forks servers whose event loop is watched; imports everything once, so that each is up at once.

For every line of JSON on stdin a child serves with these settings. It answers commands on a Unix
socket beside its database: `reset`, `report`, `ahead <milliseconds>` (its wall clock), `stop`.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludoteca.kernel import LOCALES, Match, game, game_ids
from ludoteca.server.app import create_services
from ludoteca.server.garbage import set_survivors_aside
from ludoteca.server.http.routes.games import page_of
from ludoteca.server.logs import set_up_logs
from ludoteca.server.runner import Server, bind
from ludoteca.server.settings import Settings
from tests.abuse.ticker import Ticker
from tests.server.live_server import AdjustableClock

CONTROL, LOG = "control", "log"


def serve(folder: Path, settings: Settings, ahead: int) -> None:
    """Run one server until it is told to stop."""
    ticker, clock = Ticker(), AdjustableClock()
    clock.pass_time(ahead)
    services = create_services(settings)
    services.sources.now = clock
    listening = bind(settings)

    def on_start() -> None:
        set_survivors_aside()
        ticker.start()

    server = Server(services, on_start)

    def answer(command: str) -> dict[str, Any]:
        name, *arguments = command.split()
        match name:
            case "reset":
                ticker.reset()
            case "ahead":
                clock.pass_time(int(arguments[0]))
                ticker.call(lambda: services.next_deadline.expect(0))
            case "stop":
                server.should_exit = True
        return ticker.report() if name == "report" else {}

    _listen(folder / CONTROL, answer)
    with listening:
        asyncio.run(server.serve([listening]))


def _listen(path: Path, answer: Any) -> None:
    control = socket.socket(socket.AF_UNIX)
    control.bind(str(path))
    control.listen()

    def attend() -> None:
        while True:
            client, _ = control.accept()
            with client, client.makefile("rw") as lines, suppress(OSError):
                for line in lines:
                    lines.write(json.dumps(answer(line)) + "\n")
                    lines.flush()

    threading.Thread(target=attend, daemon=True).start()


def end_with(parent: int) -> None:
    """End this server when the process that forked it has ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def load_games() -> None:
    """Load what the first visitor of a game would load, once for all servers."""
    for name in game_ids():
        found = game(name)
        Match.start(found, seats=found.about.seats[0], seed=bytes(32))
        for locale in LOCALES:
            page_of(found, locale)


def main() -> None:
    load_games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the servers
    while line := sys.stdin.readline():
        wish, parent = json.loads(line), os.getpid()
        child = os.fork()
        if child:
            os.write(1, f"{child}\n".encode())
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        folder = Path(wish["folder"])
        log = os.open(folder / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        set_up_logs("info")
        end_with(parent)
        try:
            serve(folder, Settings(**wish["settings"]), wish["ahead"])
        finally:
            os._exit(0)


if __name__ == "__main__":
    main()
