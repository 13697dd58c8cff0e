"""The command line: `ludoteca games | play | simulate | replay | check | odds | serve`."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """The console script."""
    from .app import run

    sys.exit(run(sys.argv[1:]))


__all__ = ["main"]
