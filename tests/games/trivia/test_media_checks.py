"""The shipped pictures and sounds are harmless, and the checks find every fault of one."""

from __future__ import annotations

import json

import pytest

from ludoteca.games.trivia.bank_checks.media import picture_problems, sound_problems

SIZE = 'xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"'
PAPER = '<rect width="400" height="300" fill="#fff"/>'
NOTES = [["C4", 0, 1], [60, 1, 0.5], ["noise", 2, 0.25]]


def drawing(inside: str, size: str = SIZE) -> bytes:
    return f"<svg {size}>{PAPER}{inside}</svg>".encode()


def tune(**changed: object) -> bytes:
    return json.dumps({"tempo": 120, "voice": "sine", "notes": NOTES, **changed}).encode()


def test_a_plain_drawing_and_a_plain_tune_are_sound() -> None:
    assert [*picture_problems(drawing('<path d="M0 0L9 9"/>'))] == []
    assert [*sound_problems(tune())] == []


@pytest.mark.parametrize(
    ("complaint", "content"),
    [
        ("element “script”", drawing("<script>alert(1)</script>")),
        ("element “image”", drawing('<image width="9" height="9"/>')),
        ("element “foreignObject”", drawing("<foreignObject/>")),
        ("element “a”", drawing("<a><path d='M0 0'/></a>")),
        ("element “style”", drawing("<style>@import 'x'</style>")),
        ("attribute “onload”", drawing('<path onload="alert(1)"/>')),
        ("attribute “style”", drawing('<path style="fill:red"/>')),
        ("attribute “href”", drawing('<path href="#a"/>')),
        ("refers to something", drawing('<path fill="url(#a)"/>')),
        ("refers to something", drawing('<text font-family="http://example.com">a</text>')),
        ("declares more", b'<!DOCTYPE svg [<!ENTITY a "b">]>' + drawing("")),
        ("not well formed", b"<svg"),
        ("does not say its size", drawing("", SIZE.replace('width="400"', 'width="9"'))),
        ("too small or too large", drawing("", SIZE.replace("400", "4000"))),
        ("no paper", drawing("").replace(PAPER.encode(), b"<g/>")),
    ],
)
def test_a_faulty_picture_is_found(complaint: str, content: bytes) -> None:
    assert any(complaint in problem for problem in picture_problems(content))


@pytest.mark.parametrize(
    ("complaint", "changed"),
    [
        ("not a tune", {"voice": "banjo"}),
        ("not a tune", {"link": "elsewhere"}),
        ("too slow or too fast", {"tempo": 5}),
        ("too few or too many", {"notes": []}),
        ("too few or too many", {"notes": NOTES * 101}),
        ("has a note H4", {"notes": [["H4", 0, 1]]}),
        ("has a note 200", {"notes": [[200, 0, 1]]}),
        ("has a note C4", {"notes": [["C4", -1, 1]]}),
        ("has a note C4", {"notes": [["C4", 0, 0]]}),
        ("too long", {"notes": [["C4", 0, 41]]}),
    ],
)
def test_a_faulty_sound_is_found(complaint: str, changed: dict[str, object]) -> None:
    assert any(complaint in problem for problem in sound_problems(tune(**changed)))
