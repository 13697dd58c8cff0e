"""Explanations of mutants that may survive, read from a file."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from mutation.mutants import Mutant

Key = tuple[str, str, str, str]


@dataclass(frozen=True)
class Explanations:
    """Reasons by mutant."""

    reasons: dict[Key, str]

    def of(self, mutant: Mutant) -> str | None:
        return self.reasons.get(mutant.key)

    def stale(self, survivors: Iterable[Mutant], files: Iterable[str]) -> list[Key]:
        """Explanations without a surviving mutant, in completely tested files."""
        used = {mutant.key for mutant in survivors}
        tried = set(files)
        return [key for key in self.reasons if key[0] in tried and key not in used]


def load(path: Path) -> Explanations:
    """Read the explanations at `path`; a missing file holds none."""
    if not path.exists():
        return Explanations({})
    entries = tomllib.loads(path.read_text("utf-8")).get("mutant", [])
    reasons = {(e["file"], e["where"], e["line"], e["change"]): e["why"] for e in entries}
    if not all(reasons.values()):
        raise ValueError(f"{path.name}: every explanation needs a reason in `why`")
    return Explanations(reasons)


def entry(mutant: Mutant) -> str:
    """The mutant as an entry of the file, to be completed with its reason."""
    file, where, line, change = map(_quoted, mutant.key)
    return f'[[mutant]]\nfile = {file}\nwhere = {where}\nline = {line}\nchange = {change}\nwhy = ""'


def _quoted(text: str) -> str:
    if "'" not in text:
        return f"'{text}'"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
