"""Short notation for moves: a verb and its words. Writing is strict; reading accepts capitals,
accents, hyphens, commas and words of several languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Move, Rejected, Seat

QUOTED = 80
LOOSE = re.compile(r"[,;:]|->|→")
HYPHEN = re.compile(r"(?<=\w)-(?=\w)")


class Verb(Struct, frozen=True):
    """The notation of one kind of move."""

    move: type[Move]
    words: str
    """Separated by spaces: the first is written, any is read."""
    usage: str
    write: Callable[[Any], list[str]] = lambda move: []
    read: Callable[[list[str]], tuple[object, ...]] = lambda words: ()
    """The fields of the move from the words after the verb; consumes them."""


class VerbNotation:
    """A `Notation` made of verbs."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = verbs
        self._by_move = {verb.move: verb for verb in verbs}
        self._by_word = {word: verb for verb in verbs for word in verb.words.split()}

    def format_move(self, move: Move) -> str:
        verb = self._by_move[type(move)]
        return " ".join([verb.words.split()[0], *verb.write(move)])

    def parse_move(self, text: str) -> Move:
        words = plain_words(text)
        verb = self._by_word.get(words.pop(0)) if words else None
        if verb is None:
            known = ", ".join(verb.words.split()[0] for verb in self.verbs)
            raise Rejected("unknown_notation", text=text[:QUOTED], known=known)
        try:
            fields = verb.read(words)
            if words:
                raise ValueError("there are words left over")
            return verb.move(*fields)
        except (ValueError, IndexError):
            raise Rejected("bad_notation", text=text[:QUOTED], usage=verb.usage) from None


def plain_words(text: str) -> list[str]:
    """Lower-case words without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    return HYPHEN.sub("_", LOOSE.sub(" ", letters)).split()


def write_seat(seat: Seat) -> str:
    """Seats counted from 1."""
    return str(seat + 1)


def read_seat(words: list[str]) -> Seat:
    number = words.pop(0)
    if not number.isdecimal():
        raise ValueError(f"{number} is no number of a seat")
    return int(number) - 1
