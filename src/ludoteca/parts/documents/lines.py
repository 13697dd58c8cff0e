"""Line numbers of the values in a JSON text, found in one pass."""

from __future__ import annotations

import json
import re

from msgspec import Struct
from msgspec.structs import replace

from .problems import DocumentError, Path

TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\],:]|[^\s"{}\[\],:]+')


class LineTree(Struct):
    """The line on which a value begins, and those of its parts."""

    line: int
    parts: dict[str, LineTree] | None = None
    """By key, or by index as text; None for a value without parts."""
    is_object: bool = False

    @classmethod
    def of(cls, text: str) -> LineTree:
        """The tree of a text that is known to be JSON. Of equal keys the last counts, as for the
        decoder."""
        root = cls(0, {})
        open_values, key, is_key_next = [root], "", False
        line, counted_to = 1, 0
        for token in TOKEN.finditer(text):
            sign, start = token[0], token.start()
            line, counted_to = line + text.count("\n", counted_to, start), start
            if sign in "]}":
                open_values.pop()
            elif sign == ",":
                is_key_next = open_values[-1].is_object
            elif sign == ":":
                is_key_next = False
            elif is_key_next:
                key = json.loads(sign)
            else:
                is_object = sign == "{"
                value = cls(line, {} if sign in "[{" else None, is_object)
                open_values[-1]._add(key, value)
                if value.parts is not None:
                    open_values.append(value)
                    is_key_next = is_object
        return next(iter((root.parts or {}).values()), cls(1))

    def _add(self, key: str, value: LineTree) -> None:
        assert self.parts is not None, "only lists and objects are open"
        self.parts[key if self.is_object else str(len(self.parts))] = value

    def at(self, path: Path) -> LineTree:
        """The value at the end of a path, or the innermost one on the way that is there."""
        found = self
        for step in path:
            part = (found.parts or {}).get(str(step))
            if part is None:
                break
            found = part
        return found


def add_lines(error: DocumentError, text: str) -> DocumentError:
    """The same error with the lines of its problems in the JSON text they were found in."""
    tree = LineTree.of(text)
    located = [replace(problem, line=tree.at(problem.path).line) for problem in error.problems]
    return DocumentError(located, error.count)
