"""A bot in a file of one's own: `choose(view, choices, chance)`, as a function or an object's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.kernel import Bot, Chance, Choices, MakeBot, Move, Wait

from ..session import CommandError

BOT, CHOOSE = "bot", "choose"


def load_bot(file: str) -> MakeBot:
    """What makes a bot for a match: the class `bot`, or else the one object or function there is,
    whatever it remembers. The file is run as any program of its owner's."""
    module = _module(file)
    found = getattr(module, BOT, None)
    if isinstance(found, type):
        make: MakeBot = found
        return make
    if found is None and callable(getattr(module, CHOOSE, None)):
        found = _Function(getattr(module, CHOOSE))
    if not callable(getattr(found, CHOOSE, None)):
        raise CommandError("no_bot_there", file=file)
    bot: Bot = found  # type: ignore[assignment]
    return lambda: bot


class _Function:
    """A function as a bot."""

    def __init__(self, choose: Callable[[Any, Choices, Chance], Move | Wait]) -> None:
        self.choose = choose


def _module(file: str) -> ModuleType:
    """The module of a file, which may import what lies beside it."""
    path = Path(file).resolve()
    if not path.is_file():
        raise CommandError("cannot_read", file=file, problem="?")
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise CommandError("no_bot_there", file=file)
    module = module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # noqa: BLE001 - the file of somebody else may fail in any way
        problem = f"{type(error).__name__}: {error}"
        raise CommandError("bot_failed", file=file, problem=problem) from None
    return module
