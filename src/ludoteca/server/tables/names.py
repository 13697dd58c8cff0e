"""Names people may have at a table, and the codes of tables."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable, Iterable

from ludoteca.kernel import Rejected

SHORTEST, LONGEST = 2, 20
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 letters that nobody mistakes for each other: no I, O, 0, 1."""
CODE_LENGTH = 6
RESERVED = frozenset({
    "admin", "administrator", "administrador", "administradora", "anfitrion", "anfitriona", "bot",
    "everybody", "everyone", "host", "ludoteca", "me", "moderador", "moderadora", "moderator",
    "nadie", "neutral", "nobody", "none", "ninguno", "null", "operator", "server", "servidor",
    "sistema", "spectator", "system", "todos", "undefined", "you",
})  # fmt: skip
"""Words that would be read as something else than a name."""


def read_name(raw: str) -> str:
    """A name as it is kept, its spaces collapsed; or a refusal that says what is wrong."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", raw)).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise Rejected("name_length", shortest=SHORTEST, longest=LONGEST)
    wrong = next((sign for sign in name if not _may_stand(sign)), None)
    if wrong is not None:
        raise Rejected("name_sign", sign=_shown(wrong))
    if not any(sign.isalnum() for sign in name):
        raise Rejected("name_sign", sign=name[0])
    if unicodedata.combining(name[0]):
        raise Rejected("name_sign", sign=_shown(name[0]))
    if folded(name) in RESERVED or folded(name.split()[0]) == "bot":
        raise Rejected("name_reserved", name=name)
    return name


def _may_stand(sign: str) -> bool:
    """Letters of any language with the marks that belong to them, digits, space, hyphen."""
    return sign in " -" or unicodedata.category(sign) in {
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd",
    }  # fmt: skip


def _shown(sign: str) -> str:
    return sign if sign.isprintable() and not unicodedata.combining(sign) else f"U+{ord(sign):04X}"


def folded(name: str) -> str:
    """What two names have in common that people would mistake for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in plain if sign not in " -" and not unicodedata.combining(sign))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name itself, or with the first number behind it that nobody has yet."""
    used = {folded(other) for other in taken}
    candidate, number = name, 1
    while folded(candidate) in used:
        number += 1
        candidate = f"{name[: LONGEST - 1 - len(str(number))].rstrip()} {number}"
    return candidate


def make_code(length: int = CODE_LENGTH, pick: Callable[[str], str] = secrets.choice) -> str:
    return "".join(pick(LETTERS) for _ in range(length))


def read_code(raw: str) -> str:
    """A code as it was typed: small letters, spaces and hyphens do not matter."""
    return re.sub(r"[\s-]", "", raw).upper()[:40]
