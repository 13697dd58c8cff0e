"""The names of the bots that fill a tournament."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from ludoteca.server.tables.names import ALPHABET, BOT, is_taken

ENDS = ("", *(str(number) for number in range(2, 10)))


def bot_names(taken: Iterable[str], number: int) -> list[str]:
    """So many names nobody has: Bot A, Bot B …"""
    others = [*taken]
    names = (f"{BOT} {letter}{end}" for end in ENDS for letter in ALPHABET)
    return [*islice((name for name in names if not is_taken(name, others)), number)]
