"""The example games are small enough to be read in one go."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sorted(EXAMPLES.glob("*/ludoteca_*/game.py"))
LAYOUT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}


def lines_of_code(source: str) -> int:
    """Lines with code on them; blank lines, comments, docstrings and imports do not count."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    code = {
        line
        for token in tokens
        if token.type not in LAYOUT and token.string
        for line in range(token.start[0], token.end[0] + 1)
    }
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.Expr) and _is_text(node.value)
        ):
            code -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(code)


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def test_only_code_counts() -> None:
    source = (
        '"""Words."""\n\nfrom a import (\n    b,\n)  # c\n\n# d\n\nx = [\n    1,\n]\n"""More."""\n'
    )
    assert lines_of_code(source) == 3


def test_the_probe_games_are_found() -> None:
    assert len(GAMES) >= 5


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parents[1].name)
def test_a_probe_game_has_under_100_lines(path: Path) -> None:
    assert lines_of_code(path.read_text(encoding="utf-8")) < 100
