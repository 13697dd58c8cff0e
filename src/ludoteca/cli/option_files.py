"""Options of a game that are given as files: `custom_map=@my_map.json`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludoteca.kernel import Game, Rejected
from ludoteca.parts.documents import MAX_CHARACTERS, DocumentError, DocumentProblem, read_json

from .session import CommandError, Session

FILE = "@"
MAX_BYTES = 4 * MAX_CHARACTERS


def with_files(
    session: Session, game: Game, options: Mapping[str, object] | None
) -> dict[str, object]:
    """The options with files read, and what an upload sets besides."""
    found = dict(options or {})
    for name, value in (options or {}).items():
        if isinstance(value, str) and value.startswith(FILE):
            found[name] = _read(session, game, name, value.removeprefix(FILE))
            found |= game.about.options.along.get(name, {})
    return found


def _read(session: Session, game: Game, name: str, file: str) -> object:
    text = _text_of(file)
    reader = game.about.options.uploads.get(name)
    try:
        return read_json(text) if reader is None else reader(text)
    except DocumentError as error:
        lines = [_told(session, game, name, problem) for problem in error.problems]
        if error.count > len(lines):
            lines.append(session.say("more-problems", count=error.count - len(lines)))
        raise CommandError("bad_file", file=file, problems="\n".join(lines)) from None


def _text_of(file: str) -> str:
    try:
        path = Path(file)
        if path.stat().st_size > MAX_BYTES:
            raise CommandError("large_file", file=file, most=MAX_CHARACTERS)
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError("cannot_read", file=file, problem=error.strerror or "") from None
    except ValueError:
        raise CommandError("not_json", file=file) from None


def _told(session: Session, game: Game, name: str, problem: DocumentProblem) -> str:
    """A problem as a sentence, with its line."""
    params = {**problem.params, "line": problem.line, "problem": problem.code, "more": 0}
    refusal = Rejected(f"bad_{name}", **params)
    text = game.text.refusal(refusal, session.locale)
    return session.say("problem-line", line=problem.line, text=text)
