"""Keeps garbage collections short, since they stop the event loop.

Nearly every object lives as long as its match and is freed by its reference count. What survived a
collection is therefore set aside and not looked at again, until nobody is connected.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

THRESHOLD = (5_000, 2, 20)
"""At the default threshold the garbage collector takes a third of the time."""
MIDDLE = 1
"""The generation after whose collection the survivors are set aside: some 15,000 objects."""


def set_survivors_aside() -> None:
    """From now on no collection looks at what is loaded by now, nor at what survived one. For a
    process that only serves."""
    gc.collect()
    gc.freeze()
    if _set_aside not in gc.callbacks:
        gc.callbacks.append(_set_aside)


def _set_aside(phase: str, info: Mapping[str, Any]) -> None:
    if phase == "stop" and info["generation"] >= MIDDLE:
        gc.freeze()


def collect_what_was_set_aside() -> None:
    """A full collection, which may take longer than anybody should wait."""
    if _set_aside in gc.callbacks:
        gc.unfreeze()
        gc.collect()
