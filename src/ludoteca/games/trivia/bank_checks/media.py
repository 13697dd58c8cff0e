"""Checks of the shipped pictures and sounds: there, used, harmless, small and short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import msgspec
from msgspec import Struct

from ..bank import Entry
from ..kinds.faults import SHIPPED, SUFFIXES
from .single import plain, right_texts

LARGEST_FILE = 32_768
"""Bytes."""
NAMESPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = frozenset(("svg", "g", "rect", "circle", "ellipse", "path", "text"))
PLACES = ("width", "height", "viewBox", "x", "y", "rx", "ry", "cx", "cy", "r", "d", "transform")
LINES = ("stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill", "fill-rule")
LETTERS = ("font-size", "font-family", "text-anchor")
ATTRIBUTES = frozenset((*PLACES, *LINES, *LETTERS))
REFERENCE = re.compile(r"url|href|[:&@\\]|//", re.IGNORECASE)
"""Forbidden in attributes: nothing is fetched, nothing is run."""
VIEW_BOX = re.compile(r"0 0 (\d+) (\d+)")
FEWEST_UNITS, MOST_UNITS = 200, 640
"""Width and height of a picture, so that lines and letters stay legible."""
PITCH = re.compile(r"[A-G]#?[1-7]")
LOWEST, HIGHEST = 24, 108
NOISE = "noise"
SLOWEST, FASTEST = 30, 320
LONGEST_SECONDS = 20.0
MOST_NOTES = 300


class Tune(Struct, frozen=True, forbid_unknown_fields=True):
    """Tones that the browser synthesises."""

    tempo: float
    """Beats a minute."""
    voice: Literal["sine", "triangle", "square", "sawtooth"]
    notes: tuple[tuple[str | int, float, float], ...]
    """Name or MIDI number, start and length in beats."""

    @property
    def seconds(self) -> float:
        return max(start + length for _, start, length in self.notes) * 60 / self.tempo


def media_problems(bank: list[tuple[str, Entry]], folder: Path) -> Iterator[str]:
    used = {f"{entry.picture}{SUFFIXES['picture']}" for _, entry in bank if entry.picture}
    used |= {f"{entry.sound}{SUFFIXES['sound']}" for _, entry in bank if entry.sound}
    there = {f"{SHIPPED}{file.name}" for file in folder.iterdir()}
    yield from (f"{name} is missing" for name in sorted(used - there))
    yield from (f"{name} is in no question" for name in sorted(there - used))
    for file in sorted(folder.iterdir()):
        yield from (f"{file.name} {problem}" for problem in file_problems(file.name, file))
    for _, entry in bank:
        yield from _telling_names(entry)


def file_problems(name: str, file: Path) -> Iterator[str]:
    content = file.read_bytes()
    if len(content) > LARGEST_FILE:
        yield "is too large"
    elif name.endswith(SUFFIXES["picture"]):
        yield from picture_problems(content)
    elif name.endswith(SUFFIXES["sound"]):
        yield from sound_problems(content)
    else:
        yield "is neither a picture nor a sound"


def picture_problems(content: bytes) -> Iterator[str]:
    if b"<!" in content or b"<?" in content:
        yield "declares more than a drawing"
        return
    try:
        root = ElementTree.fromstring(content)
    except ElementTree.ParseError:
        yield "is not well formed"
        return
    for element in root.iter():
        kind = element.tag.removeprefix(NAMESPACE)
        if not element.tag.startswith(NAMESPACE) or kind not in ELEMENTS:
            yield f"has an element “{kind}”"
        for name, value in element.attrib.items():
            if name not in ATTRIBUTES:
                yield f"has an attribute “{name}”"
            elif REFERENCE.search(value):
                yield f"refers to something in “{name}”"
    yield from _of_size(root)


def _of_size(root: ElementTree.Element) -> Iterator[str]:
    box = VIEW_BOX.fullmatch(root.get("viewBox", ""))
    if box is None or (root.get("width"), root.get("height")) != box.groups():
        yield "does not say its size"
        return
    width, height = map(int, box.groups())
    if not all(FEWEST_UNITS <= side <= MOST_UNITS for side in (width, height)):
        yield "is too small or too large a drawing"
    first = root.find("./*")
    covers = {"width": str(width), "height": str(height)}
    if first is None or any(first.get(name) != value for name, value in covers.items()):
        yield "has no paper of its own, to be legible on dark and on light"


def sound_problems(content: bytes) -> Iterator[str]:
    try:
        tune = msgspec.json.decode(content, type=Tune)
    except msgspec.DecodeError as error:
        yield f"is not a tune: {error}"
        return
    if not SLOWEST <= tune.tempo <= FASTEST:
        yield "is too slow or too fast"
    if not 1 <= len(tune.notes) <= MOST_NOTES:
        yield "has too few or too many notes"
        return
    for pitch, start, length in tune.notes:
        if not _is_pitch(pitch) or start < 0 or length <= 0:
            yield f"has a note {pitch} from {start} for {length}"
    if tune.seconds > LONGEST_SECONDS:
        yield "is too long"


def _is_pitch(pitch: str | int) -> bool:
    if isinstance(pitch, int):
        return LOWEST <= pitch <= HIGHEST
    return pitch == NOISE or PITCH.fullmatch(pitch) is not None


def _telling_names(entry: Entry) -> Iterator[str]:
    """The name of a file is seen by whoever looks at the page."""
    for reference in filter(None, (entry.picture, entry.sound)):
        name = {*plain(reference.removeprefix(SHIPPED)).split()}
        for wording in entry.wordings.values():
            told = {word for text in right_texts(entry, wording) for word in plain(text).split()}
            if name & told:
                yield f"{reference} tells the answer of {wording.question!r}"
