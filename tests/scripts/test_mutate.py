"""The mutation tester on a tiny package whose tests miss some mutants."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

only_large = pytest.mark.skipif(
    os.environ.get("LUDOTECA_PROFILE") != "large", reason="each starts pytest for every mutant"
)
SCRIPT = Path(__file__).parents[2] / "scripts" / "mutate.py"

DICE = '''
"""Dice."""

FACES = 6


class Rejected(Exception):
    pass


def check(face: int) -> None:
    if face > FACES:
        raise Rejected("no_such_face")


def is_pair(first: int, second: int) -> bool:
    return first == second


def untested(face: int) -> int:
    return face + 1
'''

TESTS = '''
"""The tests of dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny.dice import Rejected, check, is_pair


@given(st.integers())
def test_a_face_makes_a_pair_with_itself(face):
    assert is_pair(face, face)


def test_seven_is_no_face():
    with pytest.raises(Rejected):
        check(7)


def test_one_is_a_face():
    check(1)
'''

FILES = {
    "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src"]\n',
    "src/tiny/__init__.py": "",
    "src/tiny/dice.py": DICE.lstrip(),
    "tests/test_dice.py": TESTS.lstrip(),
}

BOUNDARY = """
[[mutant]]
file = 'dice.py'
where = 'check'
line = 'if face > FACES:'
change = 'face > FACES → face >= FACES'
why = 'Six is tried elsewhere.'
"""

CODE = """
[[mutant]]
file = 'dice.py'
where = 'check'
line = 'raise Rejected("no_such_face")'
change = "'no_such_face' → 'no_such_face_mutated'"
why = 'The code is tried elsewhere.'
"""

SUM = """
[[mutant]]
file = 'dice.py'
where = 'untested'
line = 'return face + 1'
change = 'face + 1 → face - 1'
why = 'Nobody calls it.'
"""

ONE = """
[[mutant]]
file = 'dice.py'
where = 'untested'
line = 'return face + 1'
change = '1 → 2'
why = 'Nobody calls it.'
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def mutate(folder: Path, *options: str) -> tuple[int, str]:
    command = [
        sys.executable,
        str(SCRIPT),
        "--source=src/tiny",
        "--tests=tests",
        "--explanations=why.toml",
        *options,
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def changes(said: str) -> list[str]:
    return [" ".join(line.split()) for line in said.splitlines() if " → " in line]


def test_it_lists_what_no_test_notices_and_leaves_the_source_as_it_was(tiny: Path) -> None:
    status, said = mutate(tiny)
    assert changes(said) == [
        "survived face > FACES → face >= FACES",
        "survived 'no_such_face' → 'no_such_face_mutated'",
        "untested face + 1 → face - 1",
        "untested 1 → 2",
    ]
    assert (
        "dice.py:11\n   10 │ def check(face: int) -> None:\n   11 │     if face > FACES:\n" in said
    )
    assert "8 mutants: 4 killed, 0 timeout, 2 survived, 2 untested; 4 unexplained" in said
    assert status == 1
    assert {name: (tiny / name).read_text("utf-8") for name in FILES} == FILES


@only_large
def test_it_is_content_when_every_survivor_is_explained(tiny: Path) -> None:
    (tiny / "why.toml").write_text(BOUNDARY + CODE + SUM + ONE, "utf-8")
    status, said = mutate(tiny)
    assert "Six is tried elsewhere." in said
    assert "0 unexplained" in said
    assert "stale" not in said
    assert status == 0


@only_large
def test_it_reports_an_explanation_of_what_is_killed_or_gone(tiny: Path) -> None:
    killed = BOUNDARY.replace("face >= FACES", "True")
    gone = BOUNDARY.replace("if face > FACES", "if face > 5")
    (tiny / "why.toml").write_text(BOUNDARY + killed + gone, "utf-8")
    status, said = mutate(tiny)
    assert "stale explanation: dice.py · check · if face > FACES: · face > FACES → True" in said
    assert "stale explanation: dice.py · check · if face > 5: · " in said
    assert said.count("stale") == 2
    assert "3 unexplained" in said
    assert status == 1


def test_it_refuses_to_judge_by_tests_that_fail_anyway(tiny: Path) -> None:
    (tiny / "tests/test_dice.py").write_text("def test_nothing(): assert 0", "utf-8")
    status, said = mutate(tiny)
    assert "the tests fail without any mutant" in said
    assert status == 2


@only_large
def test_a_sample_is_the_same_every_time(tiny: Path) -> None:
    first, again = mutate(tiny, "--sample=3"), mutate(tiny, "--sample=3")
    assert first == again
    assert "3 mutants: " in first[1]


@only_large
def test_it_can_keep_to_the_lines_that_changed_since_the_last_commit(tiny: Path) -> None:
    author = ["-c", "user.name=tiny", "-c", "user.email=tiny@localhost"]
    for command in (["init", "-q"], ["add", "."], [*author, "commit", "-q", "-m", "feat: dice"]):
        subprocess.run(["git", *command], cwd=tiny, check=True)
    (tiny / "src/tiny/dice.py").write_text(DICE.replace("face + 1", "face + 2").lstrip(), "utf-8")
    assert changes(mutate(tiny, "--changed")[1]) == [
        "untested face + 2 → face - 2",
        "untested 2 → 3",
    ]


@only_large
def test_it_can_be_told_one_module(tiny: Path) -> None:
    assert "0 mutants: " in mutate(tiny, "--module=__init__.py")[1]
    assert mutate(tiny, "--module=cards.py")[0] == 2


COUNTING = '''
"""Counting down."""


def count_down(left: int) -> int:
    while left > 0:
        left -= 1
    return left
'''

TEST_OF_COUNTING = """
from tiny.dice import count_down


def test_it_ends():
    assert count_down(3) == 0
"""


@only_large
def test_a_mutant_that_never_ends_is_noticed(tiny: Path) -> None:
    (tiny / "src/tiny/dice.py").write_text(COUNTING.lstrip(), "utf-8")
    (tiny / "tests/test_dice.py").write_text(TEST_OF_COUNTING.lstrip(), "utf-8")
    _, said = mutate(tiny)
    assert " 0 timeout," not in said
