"""Garbage collections of a serving process: what survived one is not looked at again."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc
from ludoteca.server.garbage import MIDDLE, collect_what_was_set_aside, set_survivors_aside

class Node:
    alive = 0
    def __init__(self):
        Node.alive += 1
        self.itself = self
    def __del__(self):
        Node.alive -= 1

collect_what_was_set_aside()  # without a process that serves: nothing is set aside
assert gc.get_freeze_count() == 0
set_survivors_aside()
gc.disable()
kept = [Node() for _ in range(1000)]
Node()
gc.collect(MIDDLE)
assert Node.alive == 1000, "young garbage is collected"
assert gc.get_freeze_count() > 1000 and len(gc.get_objects()) < 1000, "survivors are set aside"
kept.clear()
gc.collect()
assert Node.alive == 1000, "what was set aside is not looked at"
collect_what_was_set_aside()
assert Node.alive == 0, "when nobody is there, all is collected"
"""


def test_survivors_of_a_collection_are_set_aside_until_nobody_is_there() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
