"""Faults in a document, and the error that carries them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TypeAlias

from msgspec import Struct

from ludoteca.kernel import JsonObject, Rejected

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value through keys and indices: `("powers", 2, "units", 0)`."""

MAX_PROBLEMS = 50
"""Problems that an error keeps; it counts the others."""
MAX_COUNTED = 1_000
"""Problems after which a reader stops looking for more."""
MAX_QUOTED = 40
"""Characters of a wrong key or value that a problem repeats."""


class DocumentProblem(Struct, frozen=True):
    """One fault: a stable code, its place, and the parameters of the sentence that tells it."""

    code: str
    path: Path = ()
    params: dict[str, str | int] = {}
    line: int = 1
    """Line of the text, from 1; where there is no text, the number of the row."""

    @property
    def place(self) -> str:
        """The path with dots, as clients get it: `powers.2.units.0`."""
        return ".".join(map(str, self.path))

    @property
    def where(self) -> str:
        """The path as people write it: `powers[2].units[0]`."""
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return "".join(steps).removeprefix(".")

    def __str__(self) -> str:
        return f"{self.code}: {', '.join(map(str, self.params.values()))}".removesuffix(": ")


class DocumentError(ValueError):
    """A document that cannot be used, with the reasons why."""

    def __init__(self, problems: Sequence[DocumentProblem], count: int | None = None) -> None:
        self.problems = tuple(problems[:MAX_PROBLEMS])
        self.count = len(problems) if count is None else count
        """All problems found, including those beyond `MAX_PROBLEMS`."""
        self.kept: JsonObject | None = None
        """The document without its faulty items, where a reader leaves them out."""
        super().__init__(", ".join(map(str, self.problems)))

    def refusal(self, code: str) -> Rejected:
        """The first problem as a refusal, with the list of the others."""
        first = self.problems[0]
        params = {**first.params, "line": first.line, "problem": first.code}
        listed = "\n".join(map(_with_line, self.problems))
        return Rejected(code, **params, more=self.count - 1, problems=listed)


def raise_if_any(problems: Iterable[DocumentProblem]) -> None:
    """Raise `DocumentError` if there are problems, found one after the other up to
    `MAX_COUNTED`."""
    if found := list(islice(problems, MAX_COUNTED)):
        raise DocumentError(found)


def _with_line(problem: DocumentProblem) -> str:
    shown = ", ".join(f"{name}={value}" for name, value in problem.params.items())
    return f"{problem.line}: {problem.code}" + (f" ({shown})" if shown else "")
