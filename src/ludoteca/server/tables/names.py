"""Validation of player names and table codes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ludoteca.kernel import Rejected

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


def read_name(raw: str) -> str:
    """Normalise a name: NFC, spaces collapsed. Refuses one that is not allowed."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", raw)).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise Rejected("name_length", shortest=SHORTEST, longest=LONGEST)
    wrong = next((sign for sign in name if not _is_allowed(sign)), None)
    if wrong is not None:
        raise Rejected("name_sign", sign=_printable(wrong))
    if not any(sign.isalnum() for sign in name):
        raise Rejected("name_sign", sign=name[0])
    if unicodedata.combining(name[0]):
        raise Rejected("name_sign", sign=_printable(name[0]))
    if folded(name) in RESERVED or folded(name.split()[0]) == "bot":
        raise Rejected("name_reserved", name=name)
    return name


def _is_allowed(sign: str) -> bool:
    """Letters of any script with their combining marks, digits, space, hyphen."""
    return sign in " -" or unicodedata.category(sign) in {
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd",
    }  # fmt: skip


def _printable(sign: str) -> str:
    return sign if sign.isprintable() and not unicodedata.combining(sign) else f"U+{ord(sign):04X}"


def folded(name: str) -> str:
    """Key under which confusable names are equal: case, accents, spaces and hyphens removed."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in plain if sign not in " -" and not unicodedata.combining(sign))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name itself, or with the first free number appended."""
    used = {folded(other) for other in taken}
    candidate, number = name, 1
    while folded(candidate) in used:
        number += 1
        candidate = f"{name[: LONGEST - 1 - len(str(number))].rstrip()} {number}"
    return candidate


def read_code(raw: str) -> str:
    """Normalise a typed code: case, spaces and hyphens do not matter."""
    return re.sub(r"[\s-]", "", raw).upper()[:40]
