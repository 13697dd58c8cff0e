"""Makes the table of look-alike characters from Unicode's `confusables.txt` (UTS #39).

    .venv/bin/python scripts/make_look_alikes.py confusables.txt

The file is published at https://www.unicode.org/Public/security/latest/confusables.txt; what is
made of it is under the Unicode licence too (LICENSE-UNICODE).
"""

import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "ludoteca" / "parts" / "look_alikes.txt"
ENTRY = re.compile(r"([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA\b")
VERSION = re.compile(r"# Version: ([0-9.]+)")
WORDS = ("L", "M", "N")
"""The categories kept: letters, marks, numbers. Signs are no part of names and words."""


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Character and prototype, both as code points."""
    for source, prototype in ENTRY.findall(text):
        sign = chr(int(source, 16))
        is_decomposed = unicodedata.normalize("NFKD", sign) == sign
        if is_decomposed and unicodedata.category(sign)[0] in WORDS:
            yield source, prototype


def table(text: str) -> str:
    """One line per prototype: `prototype: characters that look like it`."""
    version = VERSION.search(text)
    assert version is not None
    found: dict[str, list[str]] = defaultdict(list)
    for source, prototype in entries(text):
        found[prototype].append(source)
    lines = [f"{prototype}: {' '.join(sources)}" for prototype, sources in sorted(found.items())]
    heading = [
        f"# Letters, marks and numbers of confusables.txt, Unicode {version[1]} (UTS #39),",
        "# by the character or characters they look like; made by scripts/make_look_alikes.py.",
        "# Copyright © 1991-2025 Unicode, Inc.; licence Unicode-3.0, see LICENSE-UNICODE.",
    ]
    return "\n".join([*heading, *lines, ""])


if __name__ == "__main__":
    TARGET.write_text(table(Path(sys.argv[1]).read_text("utf-8-sig")), "utf-8")
