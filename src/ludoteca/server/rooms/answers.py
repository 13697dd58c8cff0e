"""The answers to the latest requests, to repeat them when a message arrives twice."""

from __future__ import annotations

REMEMBERED = 500


class AnswerCache:
    """Frames by session id and message id; the oldest are dropped."""

    def __init__(self) -> None:
        self._frames: dict[tuple[str, str], bytes] = {}

    def get(self, person: str, message: str) -> bytes | None:
        return self._frames.get((person, message))

    def put(self, person: str, message: str, frame: bytes) -> None:
        self._frames[person, message] = frame
        while len(self._frames) > REMEMBERED:
            del self._frames[next(iter(self._frames))]
