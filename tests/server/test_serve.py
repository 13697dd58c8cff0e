"""`ludoteca serve`: what it prints, how it ends, and what its log never contains."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludoteca.server.logs import AT_LEAST, set_up_logs
from ludoteca.server.runner import bind
from ludoteca.server.settings import Settings
from tests.interruptible import interruptible_python
from tests.server.inbox import code_in, free_port, with_mail
from tests.server.live_server import run
from tests.server.scripts import start, table_of


@contextmanager
def served(*args: str, folder: Path, **environ: str) -> Iterator[subprocess.Popen[str]]:
    command = interruptible_python("-m", "ludoteca.cli", "serve", *args)
    env = os.environ | {"LANG": "C.UTF-8", "LC_ALL": "", "PYTHONUNBUFFERED": "1"} | environ
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=folder, env=env, text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        finally:
            process.kill()


def wait_for_health(url: str) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            if httpx.get(f"{url}/health").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise TimeoutError(url)


def test_it_opens_for_this_machine_only_and_says_so(tmp_path: Path) -> None:
    port = free_port()
    with served("--port", str(port), folder=tmp_path) as process:
        wait_for_health(f"http://127.0.0.1:{port}")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert f"http://localhost:{port} – on this machine only" in out
        assert process.returncode == 130
        lines = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
        assert any("startup complete" in line["event"] for line in lines)
        assert (tmp_path / "ludoteca.db").exists()


def test_on_the_network_it_shows_its_address_as_a_qr_code(tmp_path: Path) -> None:
    port = free_port()
    with served(
        "--port", str(port), "--lan", "--database", "sqlite://", folder=tmp_path
    ) as process:
        wait_for_health(f"http://127.0.0.1:{port}")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        assert re.search(rf"open to your network at http://[\d.a-z]+:{port}", out)
        assert out.count("▄") > 20


def test_without_pages_it_says_how_to_build_them(tmp_path: Path) -> None:
    port = free_port()
    with served("--port", str(port), folder=tmp_path, LUDOTECA_STATIC=str(tmp_path)) as process:
        wait_for_health(f"http://127.0.0.1:{port}")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert "build them with `make run`" in err


def test_a_taken_port_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        with served("--port", port, folder=tmp_path, LANG="es_ES.UTF-8") as process:
            _, err = process.communicate(timeout=60)
            assert process.returncode == 1
            assert f"El puerto {port} no se puede usar" in err


def test_small_answers_are_sent_at_once() -> None:
    """Otherwise a body waits some 40 ms for the client to acknowledge its headers."""

    async def scenario() -> None:
        accepted = asyncio.get_running_loop().create_future()

        def attend(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted.set_result(writer)

        with bind(Settings(port=free_port())) as listening:
            async with await asyncio.start_server(attend, sock=listening):
                _, client = await asyncio.open_connection(*listening.getsockname())
                writer = await accepted
                connection = writer.get_extra_info("socket")
                assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                for each in (client, writer):
                    each.close()
                    await each.wait_closed()

    run(scenario())


@pytest.mark.parametrize(
    ("args", "environ"),
    [
        ((), {"LUDOTECA_SNAPSHOT_EVERY": "often"}),
        (("--database", "mysql://nowhere"), {}),
    ],
)
def test_settings_that_make_no_sense_are_a_sentence(
    tmp_path: Path, args: tuple[str, ...], environ: dict[str, str]
) -> None:
    with served(*args, folder=tmp_path, **environ) as process:
        _, err = process.communicate(timeout=60)
        assert process.returncode == 2
        assert "These settings cannot be read" in err


def test_a_database_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    port = str(free_port())
    url = "postgresql://nobody@127.0.0.1:1/none"
    with served("--port", port, "--database", url, folder=tmp_path) as process:
        _, err = process.communicate(timeout=60)
        assert process.returncode == 1
        assert "could not start" in err


def test_the_log_holds_no_secrets() -> None:
    """No tokens, codes, mail addresses, secrets or nonces, at any level."""

    async def scenario() -> list[str]:
        async with with_mail(refuse=1, mail_retry=50) as (live, inbox):
            ana = await live.person("Ana")
            device = (await ana.http.post("/api/session/device-code")).json()["code"]
            await ana.http.post("/api/login", json={"email": "ana@example.org"})
            login = code_in(await inbox.next())
            await ana.http.post("/api/login/confirm", json={"code": login})
            await ana.http.post("/api/login/confirm", json={"code": "WRONG"})
            async with table_of(live, "pig") as browsers:
                room = await live.services.rooms.room(browsers[0].code)
                secret = room.table.secret
                await start(browsers)
                await browsers[0].ask("play", move={"move": "nonsense"})
                tokens = [browser.person.http.cookies["ludoteca"] for browser in browsers]
                nonces = [browser.nonce for browser in browsers]
            return [device, login, "ana@example.org", secret, *tokens, *nonces]

    with logged("debug") as written:
        secrets = run(scenario())
    lines = [line for line in written.getvalue().splitlines() if not is_of_the_test(line)]
    assert any("a mail was not sent" in line for line in lines)
    assert [line for line in lines for secret in secrets if secret in line] == []


@contextmanager
def logged(level: str) -> Iterator[io.StringIO]:
    """Capture the log of `ludoteca serve` at this level."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, before = root.handlers[:], root.level
    set_up_logs(level, written)
    try:
        yield written
    finally:
        root.handlers[:] = handlers
        root.setLevel(before)
        for name in AT_LEAST:
            logging.getLogger(name).setLevel(logging.NOTSET)


def is_of_the_test(line: str) -> bool:
    """The clients and the mail server of the test log in the same process."""
    return bool(json.loads(line)["logger"].startswith(("httpx", "httpcore", "mail.")))
