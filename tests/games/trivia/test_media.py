"""Our own pictures and sounds: safe to show, small, and as the browser reads them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.games.trivia.kinds.faults import MEDIA, shipped_media

PICTURES = sorted(MEDIA.glob("*.svg"))
SOUNDS = sorted(MEDIA.glob("*.json"))
LARGEST = 60_000
LONGEST = 20
"""Seconds of a sound."""
MOST_NOTES = 400
VOICES = {"sine", "triangle", "square", "sawtooth"}
NOTE = re.compile(r"[A-G][#b]?-?\d")
ACTIVE = ("script", "foreignObject", "a", "image", "style", "animate", "set")
"""Elements that a drawing does not need."""


def test_there_are_some() -> None:
    assert shipped_media("picture") == {file.stem for file in PICTURES} != set()
    assert shipped_media("sound") == {file.stem for file in SOUNDS} != set()


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_a_picture_is_a_drawing_and_nothing_else(file: Path) -> None:
    text = file.read_text("utf-8")
    assert len(text) < LARGEST
    assert "<!" not in text
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"width", "height", "viewBox"} <= root.attrib.keys()
    for element in root.iter():
        assert element.tag.rpartition("}")[2] not in ACTIVE
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert "href" not in name or value.startswith("#")
            assert "http" not in value
            assert "data:" not in value


@pytest.mark.parametrize("file", SOUNDS, ids=lambda file: file.stem)
def test_a_sound_is_notes_in_time(file: Path) -> None:
    tune = json.loads(file.read_text("utf-8"))
    assert set(tune) == {"tempo", "voice", "notes"}
    assert 20 <= tune["tempo"] <= 400
    assert tune["voice"] in VOICES
    assert 0 < len(tune["notes"]) <= MOST_NOTES
    for pitch, start, length in tune["notes"]:
        assert pitch == "noise" or (
            NOTE.fullmatch(pitch) if isinstance(pitch, str) else 0 <= pitch <= 127
        )
        assert start >= 0
        assert length > 0
        assert (start + length) * 60 / tune["tempo"] <= LONGEST
