"""Refusals: a stable code and its parameters, never prose."""

from __future__ import annotations


class Rejected(Exception):
    """A move, option or record is refused.

    People read the catalogue message `rejected-<code>`, filled with the parameters.
    """

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}({shown})" if shown else self.code

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Rejected) and self.code == other.code and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.code, self.params)


def _rebuild(code: str, params: dict[str, object]) -> Rejected:
    return Rejected(code, **params)


class GameError(Exception):
    """A game broke its contract with the kernel: a bug, not a refusal."""
