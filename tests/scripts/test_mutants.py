"""The mutants of a source, and the parts that are not mutated."""

from pathlib import Path

import pytest

from mutation.mutants import load

CHANGED = {
    "a < b": ["a < b → a <= b"],
    "a >= b": ["a >= b → a > b"],
    "0 <= a < n": ["0 <= a < n → 0 < a < n", "0 <= a < n → 0 <= a <= n", "0 → 1"],
    "a is None": ["a is None → a is not None"],
    "a not in b": ["a not in b → a in b"],
    "a and b": ["a and b → a or b", "a → not a", "b → not b"],
    "not a": ["not a → a"],
    "a + b": ["a + b → a - b"],
    "a -= b": ["a -= b → a += b"],
    "f(7)": ["7 → 8"],
    "f(7, 7)": ["7 → 8", "7 → 8 (#2)"],
    "f(frozen=True)": ["True → False"],
    "b if a else c": ["a → True", "a → False"],
    "[b for b in a if b]": ["b → True", "b → False"],
    "if a: b": ["a → True", "a → False"],
    "while a: b": ["a → False"],
    "while True: b": ["True → False"],
    "def f() -> bool: return a": ["a → not a"],
    "def f() -> bool: return a == b": ["a == b → a != b"],
    "def f(a: int = 1): b": ["1 → 2"],
    "raise Rejected('late')": ["'late' → 'late_mutated'"],
    "class A(B, frozen=True): pass": ["True → False"],
}

LEFT_ALONE = [
    "'''A docstring of 3 words.'''",
    "f('text')",
    "a: Literal[1]",
    "def f(a: Literal[1]) -> Literal[2]: b",
    "Small: TypeAlias = Literal[1, 2]",
    "Small = Literal[1, 2]",
    "__slots__ = (1,)",
    "__all__ = ['a'] + b",
    "assert a == 1",
    "if TYPE_CHECKING: a = 1",
    "@overload\ndef f(a: int = 1): ...",
    "def f(): return a",
]


def changes(folder: Path, text: str) -> list[str]:
    path = folder / "module.py"
    path.write_text(text, "utf-8")
    return [mutant.change for mutant in load(path, folder).mutants]


@pytest.mark.parametrize("text", CHANGED)
def test_a_condition_or_constant_is_changed(text: str, tmp_path: Path) -> None:
    assert changes(tmp_path, text) == CHANGED[text]


@pytest.mark.parametrize("text", LEFT_ALONE)
def test_what_is_not_behaviour_is_left_alone(text: str, tmp_path: Path) -> None:
    assert changes(tmp_path, text) == []


def test_a_mutant_knows_its_function_and_the_lines_of_its_statement(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("def roll():\n    if (a and\n        b):\n        return c\n", "utf-8")
    mutant = load(path, tmp_path).mutants[0]
    assert (mutant.where, mutant.number, mutant.line) == ("roll", 2, "if (a and")
    assert mutant.lines == {2, 3}
