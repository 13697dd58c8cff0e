"""Programs that hear an interrupt: what runs in the background of a shell is deaf to them, and so
are its children."""

from __future__ import annotations

import sys

_HEAR = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def hearing(*arguments: str) -> list[str]:
    """The command that runs Python with these arguments."""
    return [sys.executable, "-c", _HEAR, *arguments]
