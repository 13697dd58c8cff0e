"""Ludoteca: a house of turn-based games on one pure kernel of rules."""

from .kernel import *  # noqa: F403 - the kernel's public names are the package's
from .kernel import __all__ as _kernel_names

__all__ = list(_kernel_names)
__version__ = "0.1.0"
