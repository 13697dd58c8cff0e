"""Validation of the titles of tournaments: as names of people, with more room and punctuation."""

from __future__ import annotations

import re
import unicodedata

from ludoteca.kernel import Rejected
from ludoteca.parts.look_alikes import without_invisible
from ludoteca.server.tables.names import RESERVED, is_taken

SHORTEST, LONGEST = 3, 50
SIGNS = " -'’.,:;!¡?¿()&#+/ºª"
"""Besides letters of any script with their combining marks, and digits."""
KINDS = {"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"}


def read_title(raw: str) -> str:
    """Normalise a title: nothing invisible, NFC, spaces collapsed. Refuses one that is not
    allowed."""
    visible = unicodedata.normalize("NFC", without_invisible(raw))
    title = re.sub(r"\s+", " ", visible).strip()
    if not SHORTEST <= len(title) <= LONGEST:
        raise Rejected("title_length", shortest=SHORTEST, longest=LONGEST)
    for sign in title:
        if sign not in SIGNS and unicodedata.category(sign) not in KINDS:
            raise Rejected("title_sign", sign=sign if sign.isprintable() else f"U+{ord(sign):04X}")
    if not any(sign.isalnum() for sign in title) or unicodedata.combining(title[0]):
        raise Rejected("title_sign", sign=title[0])
    if is_taken(title, RESERVED):
        raise Rejected("name_reserved", name=title)
    return title
