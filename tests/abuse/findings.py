"""What an attack on the house once found, and which of it is still open.

Each finding has a test of its own: `@finding("V1")`. Tests of open findings are expected to fail.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

FINDINGS = {
    "V1": "one upload of a stranger freezes everybody",
    "V2": "greetings that nobody reads fill the memory",
    "V3": "replays of finished matches take the loop",
    "V4": "frames below the message limiter: fragments, pings",
    "V5": "a take-back without the consent of a dropped opponent",
    "V6": "one bad mail address holds up all mail",
    "V7": "the big screen reads letters and acts as the host",
    "V8": "small changes of a table write its large options again",
    "V9": "bots play on where nobody looks",
    "V10": "one socket saturates the loop with suppositions and maps",
    "V11": "a spectator's leaving cancels every start",
    "V12": "a whole quiz is public after one match",
    "V13": "names that look like another's",
    "V14": "two servers on one database",
    "V15": "matches play themselves while the server is away",
    "token": "the session's token stays the same at login",
    "cookie": "no __Host- prefix over HTTPS",
    "mute": "leaving and returning lifts a mute",
    "kicked": "a kicked guest returns as a new guest",
    "kick": "a host kicks the opponent in mid-match and wins",
    "mute_rival": "a host mutes a rival in mid-match",
    "screen_guesses": "a muted player's guesses reach the big screen",
    "replay": "replays of matches without spectators are open to anyone",
    "word": "who draws writes the word to the others",
    "half": "half-sent requests stay open",
    "files": "newcomers are dropped silently when files run out",
    "counted": "a REST answer of 500 is not counted as a defect",
    "health": "/health is content with a full disk",
    "reports": "a mail to the operator for every report",
    "limiter": "50,000 addresses make the limiter slow",
    "big_integer": "10³⁰ breaks the text of a refusal",
    "deep": "deep JSON answers 500",
    "codes": "codes can be guessed from many addresses",
    "outage": "after an outage phases resolve one after another, with strikes",
}
"""By id: the numbers and the low ones."""

TESTED: dict[str, list[str]] = {}
"""Tests by finding."""


def finding(*ids: str) -> Callable[[Test], Test]:
    """Mark a test of these findings."""

    def mark(test: Test) -> Test:
        for id in ids:
            assert id in FINDINGS, id
            TESTED.setdefault(id, []).append(test.__qualname__)
        return test

    return mark
