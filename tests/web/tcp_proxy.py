"""A TCP proxy between a browser and the server, whose connections a test can cut."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Self
from urllib.parse import urlsplit

CHUNK = 65_536


class TcpProxy:
    """Forwards to a local server. While cut, it has no connections and accepts none."""

    def __init__(self, url: str) -> None:
        self._server = ("127.0.0.1", urlsplit(url).port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._threads: list[Thread] = []
        self._is_cut = False
        self.url = f"http://localhost:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        self._run(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        _shut_down(self._listener)
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def cut(self) -> None:
        self._is_cut = True
        for end in self._ends:
            _shut_down(end)
        self._ends.clear()

    def restore(self) -> None:
        self._is_cut = False

    def lead_to(self, url: str) -> None:
        """Forward to another local server from now on."""
        self.cut()
        self._server = ("127.0.0.1", urlsplit(url).port or 80)
        self.restore()

    def _run(self, work: Callable[..., None], *args: object) -> None:
        thread = Thread(target=work, args=args)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):  # raised when the listener is shut down
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                else:
                    self._run(self._connect, near)

    def _connect(self, near: socket.socket) -> None:
        with near, socket.create_connection(self._server) as far:
            self._ends += [near, far]
            back = Thread(target=_forward, args=(far, near))
            back.start()
            _forward(near, far)
            back.join()


def _forward(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(CHUNK):
            target.sendall(data)
    _shut_down(source)
    _shut_down(target)


def _shut_down(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
