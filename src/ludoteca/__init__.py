"""Ludoteca: a platform for turn-based games on one pure kernel of rules.

The public names of `ludoteca.kernel`, and `check_game`.
"""

from typing import TYPE_CHECKING

from .kernel import *  # noqa: F403 - the kernel's public names are the package's
from .kernel import __all__ as _kernel_names

if TYPE_CHECKING:
    from .check import CheckFailed, check_game

__all__ = [*_kernel_names, "CheckFailed", "check_game"]  # noqa: PLE0604 - they are names
__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Import `check`, which only authors need, on first use."""
    if name in ("CheckFailed", "check_game"):
        from . import check

        found: object = getattr(check, name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
