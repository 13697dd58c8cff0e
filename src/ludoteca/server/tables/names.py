"""Validation of player names and table codes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, count

from ludoteca.bots import CHARACTERS
from ludoteca.kernel import Rejected
from ludoteca.parts.look_alikes import look_alike_keys, without_invisible

SHORTEST, LONGEST = 2, 20
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 unambiguous characters: no I, O, 0, 1."""
CODE_LENGTH = 6
RESERVED = frozenset({
    "admin", "administrator", "administrador", "administradora", "anfitrion", "anfitriona", "bot",
    "everybody", "everyone", "host", "ludoteca", "me", "moderador", "moderadora", "moderator",
    "nadie", "neutral", "nobody", "none", "ninguno", "null", "operator", "server", "servidor",
    "sistema", "spectator", "system", "todos", "undefined", "you",
})  # fmt: skip
"""Words that would be mistaken for a role or a system message."""
BOT = "Bot"
"""The first word of every bot's name."""
PROGRAM = "Robot"
"""The first word of the name of somebody's program. No person's name begins with either, so that
wherever a name is all there is (mails, records, terminals), it says who is no person."""
BOTS = (
    "Alba", "Bruno", "Carla", "Darío", "Elena", "Félix", "Gala", "Hugo", "Irene", "Jonás", "Kira",
    "Lucas", "Mara", "Nico", "Olga", "Pablo", "Queta", "Rosa", "Silvio", "Tina", "Ulises", "Vera",
    "Walter", "Xenia", "Yago", "Zoe",
)  # fmt: skip
"""The second."""


def read_name(raw: str) -> str:
    """Normalise a name: nothing invisible, NFC, spaces collapsed. Refuses one that is not
    allowed."""
    visible = unicodedata.normalize("NFC", without_invisible(raw))
    name = re.sub(r"\s+", " ", visible).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise Rejected("name_length", shortest=SHORTEST, longest=LONGEST)
    wrong = next((sign for sign in name if not _is_allowed(sign)), None)
    if wrong is not None:
        raise Rejected("name_sign", sign=_printable(wrong))
    if not any(sign.isalnum() for sign in name):
        raise Rejected("name_sign", sign=name[0])
    if unicodedata.combining(name[0]):
        raise Rejected("name_sign", sign=_printable(name[0]))
    first = name.split()[0]
    if is_taken(name, RESERVED) or look_alike(first, BOT) or look_alike(first, PROGRAM):
        raise Rejected("name_reserved", name=name)
    return name


def read_program_name(raw: str) -> str:
    """Normalise the name of a program, with or without its first word."""
    word, _, rest = raw.strip().partition(" ")
    name = read_name(rest if word.casefold() == PROGRAM.casefold() else raw)
    if len(called := f"{PROGRAM} {name}") > LONGEST:
        raise Rejected("name_length", shortest=SHORTEST, longest=LONGEST - len(PROGRAM) - 1)
    return called


def _is_allowed(sign: str) -> bool:
    """Letters of any script with their combining marks, digits, space, hyphen."""
    return sign in " -" or unicodedata.category(sign) in {
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd",
    }  # fmt: skip


def _printable(sign: str) -> str:
    return sign if sign.isprintable() and not unicodedata.combining(sign) else f"U+{ord(sign):04X}"


def look_alike(one: str, other: str) -> bool:
    """Whether two names could be mistaken for each other; case, accents, spaces and hyphens do not
    matter."""
    return not _keys(one).isdisjoint(_keys(other))


def is_taken(name: str, taken: Iterable[str]) -> bool:
    return any(look_alike(name, other) for other in taken)


@lru_cache(maxsize=4096)
def _keys(name: str) -> frozenset[str]:
    return look_alike_keys(name.replace(" ", "").replace("-", ""))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name itself, or with the first free number appended."""
    others = tuple(taken)
    candidate, number = name, 1
    while is_taken(candidate, others):
        number += 1
        candidate = f"{name[: LONGEST - 1 - len(str(number))].rstrip()} {number}"
    return candidate


def bot_names(taken: Iterable[str], called: Sequence[str] = BOTS) -> Iterator[str]:
    """Names for bots that nobody has, and not the second word of one either."""
    others = tuple(taken)
    for end in chain([""], (f" {number}" for number in count(2))):
        for name in called:
            whole = f"{BOT} {name}{end}"
            if not is_taken(whole, others) and not is_taken(name, others):
                yield whole


def names_of_character(id: str) -> Sequence[str]:
    """What bots of this character are called; any of them without one."""
    if not id:
        return BOTS
    found = [name for name in BOTS if character_of(f"{BOT} {name}") == id]
    if not found:
        raise Rejected("unknown_character", character=id)
    return found


def character_of(name: str) -> str:
    """The id of the character with this name of a bot; empty without one."""
    first = name.removeprefix(f"{BOT} ").split()[0]
    bare = unicodedata.normalize("NFD", first.casefold()).encode("ascii", "ignore").decode()
    return bare if bare in CHARACTERS else ""


def read_code(raw: str) -> str:
    """Normalise a typed code: case, spaces and hyphens do not matter."""
    return re.sub(r"[\s-]", "", raw).upper()[:40]
