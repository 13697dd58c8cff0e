"""Jobs for the tests of the compute processes, which import this module to find them."""

from __future__ import annotations

import time

from ludoteca import Rejected


def echo(text: str) -> bytes:
    return text.encode()


def sleep_on(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"awake"


def eat(megabytes: int) -> bytes:
    return str(len(bytearray(megabytes << 20))).encode()


def refuse(about: str) -> bytes:
    raise Rejected("no", about=about, number=10**30)


def break_down() -> bytes:
    raise RuntimeError("out of order")


def dive(depth: int) -> bytes:
    return dive(depth + 1)
