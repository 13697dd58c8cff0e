"""A bot in a file of one's own: `choose(view, choices, chance)`, as a function or an object's. The
file is run, so it is named on a command line only, never by a server."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.bots import make_bot
from ludoteca.kernel import Bot, Chance, Choices, Game, MakeBot, Move, Wait

SUFFIX = ".py"
BOT, CHOOSE = "bot", "choose"


class BadBotFile(Exception):
    """A file without a bot; `problem` is what its own code failed with."""

    def __init__(self, file: str, problem: str = "") -> None:
        super().__init__(file, problem)
        self.file = file
        self.problem = problem


def any_bot(game: Game, name: str) -> Bot:
    """The bot of a strength, or of a file."""
    return load_bot(name)() if name.endswith(SUFFIX) else make_bot(game, name)


@lru_cache
def load_bot(file: str) -> MakeBot:
    """What makes a bot for a match: the class `bot`, or else the one object or function there is,
    whatever it remembers."""
    module = _module(file)
    found = getattr(module, BOT, None)
    if isinstance(found, type):
        make: MakeBot = found
        return make
    if found is None and callable(getattr(module, CHOOSE, None)):
        found = _Function(getattr(module, CHOOSE))
    if not callable(getattr(found, CHOOSE, None)):
        raise BadBotFile(file)
    bot: Bot = found  # type: ignore[assignment]
    return lambda: bot


class _Function:
    """A function as a bot."""

    def __init__(self, choose: Callable[[Any, Choices, Chance], Move | Wait]) -> None:
        self.choose = choose


def _module(file: str) -> ModuleType:
    """The module of a file, which may import what lies beside it."""
    path = Path(file).resolve()
    spec = spec_from_file_location(path.stem, path) if path.suffix == SUFFIX else None
    if spec is None or spec.loader is None:
        raise BadBotFile(file)
    module = module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # noqa: BLE001 - the file of somebody else may fail in any way
        raise BadBotFile(file, f"{type(error).__name__}: {error}") from None
    return module
