"""Start Python so that it reacts to SIGINT.

A shell ignores SIGINT for what it runs in the background, and children inherit that.
"""

from __future__ import annotations

import sys

_RESET_SIGINT = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def interruptible_python(*arguments: str) -> list[str]:
    """The command that runs Python with these arguments and the default SIGINT handler."""
    return [sys.executable, "-c", _RESET_SIGINT, *arguments]
