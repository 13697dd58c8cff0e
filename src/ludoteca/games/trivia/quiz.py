"""The host's own quiz: read from JSON or a table, checked line by line, compiled into questions.

JSON: `{"title": …, "questions": [{"kind", "question", …}]}` or just the list. The fields of each
kind are in `kinds`; those of every question are here. Tables are in `tables`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from msgspec.structs import replace

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import (
    DocumentError,
    DocumentProblem,
    Row,
    is_json,
    json_rows,
    raise_if_any,
)
from ludoteca.parts.wording import fold

from .kinds import FAMILIES
from .kinds.faults import LONGEST, Fault, media_faults, text_faults
from .question import DIFFICULTIES, KINDS, Bank, Question
from .tables import Misread, rows_of_table

MOST_QUESTIONS = 200
LONGEST_TITLE = 80
TEXTS = ("because", "category", "source")
MEDIA = ("picture", "sound")
COMMON = ("kind", "question", "difficulty", "alt", *TEXTS, *MEDIA)
OTHERS = ("because", "category", "difficulty", "source", "picture", "sound", "alt")
"""Fields of every kind that are left out where they are empty."""


def read_quiz(text: str) -> JsonObject:
    """An uploaded file as the document that the option `quiz` takes. If some questions are faulty,
    DocumentError has the document of the others."""
    has_places = is_json(text)
    rest, rows = json_rows(text, "questions") if has_places else ({}, rows_of_table(text))
    title = title_of(rest)
    told = {"title": title} if title else {}
    try:
        return _document(told, _compiled(rows, has_places=has_places))
    except DocumentError as error:
        if sound := _sound(rows):
            error.kept = _document(told, [_question(item) for item in sound])
        raise


def title_of(document: JsonObject) -> str:
    """The title of a quiz; empty where it has none that can be shown."""
    title = document.get("title")
    return title.strip()[:LONGEST_TITLE] if isinstance(title, str) and title.isprintable() else ""


def compile_quiz(document: JsonObject) -> Bank:
    """The questions of a document. Problems name the number of the question as their line."""
    items = document.get("questions")
    if not isinstance(items, list):
        raise DocumentError([DocumentProblem("no_list", params={"key": "questions"})])
    judged = islice(items, MOST_QUESTIONS + 1)
    return _compiled([Row(number, item) for number, item in enumerate(judged, 1)])


def question_document(question: Question) -> JsonObject:
    """A question as it stands in a document."""
    kind = {} if question.kind == "choice" else {"kind": question.kind}
    said = {name: getattr(question, name) for name in OTHERS if getattr(question, name)}
    return {
        **kind,
        "question": question.question,
        **FAMILIES[question.kind].document(question),
        **said,
    }


def _document(told: JsonObject, questions: Iterable[Question]) -> JsonObject:
    return {**told, "questions": [question_document(question) for question in questions]}


def _compiled(rows: list[Row], *, has_places: bool = True) -> Bank:
    """The rows as questions. The problems of a table have lines, those of a document places too."""
    found = (problem for _, problem in _problems(rows))
    raise_if_any(found if has_places else (replace(one, path=()) for one in found))
    return tuple(_question(row.value) for row in rows)


def _sound(rows: list[Row]) -> list[JsonObject]:
    """The questions without a problem, up to as many as a quiz may have."""
    faulty = {number for number, _ in _problems(rows)}
    return [row.value for number, row in enumerate(rows[:MOST_QUESTIONS]) if number not in faulty]


def _problems(rows: list[Row]) -> Iterator[tuple[int, DocumentProblem]]:
    """The problems, with the number of the row from 0."""
    if not rows:
        yield 0, DocumentProblem("no_items")
    if len(rows) > MOST_QUESTIONS:
        yield MOST_QUESTIONS, rows[MOST_QUESTIONS].problem("too_many", most=MOST_QUESTIONS)
    seen: dict[str, int] = {}
    for number, row in enumerate(rows[:MOST_QUESTIONS]):
        yield from ((number, _problem(row, number, *fault)) for fault in faults(row.value))
        asked = row.value.get("question") if isinstance(row.value, dict) else None
        if isinstance(asked, str) and len(asked) <= LONGEST["question"]:
            first = seen.setdefault(fold(asked), number)
            if first != number:
                facts = {"first": rows[first].line}
                yield number, _problem(row, number, "asked_before", facts)


FIELDS: Mapping[str, str] = {
    "bad_kind": "kind",
    "asked_before": "question",
    "bad_difficulty": "difficulty",
    "wrong_options": "options",
    "same_options": "options",
    "no_answer": "answer",
    "no_truth": "answer",
    "no_answers": "answer",
    "no_number": "answer",
    "bad_limits": "low",
    "bad_within": "within",
    "no_texts": "answers",
    "no_letters": "answers",
    "bad_tolerance": "tolerance",
    "wrong_items": "options",
    "wrong_ends": "ends",
    "missing_picture": "picture",
    "wrong_areas": "areas",
    "bad_area": "areas",
}
"""The field of the editor that a fault belongs to, where its facts do not name one."""


def _problem(row: Row, number: int, code: str, facts: Mapping[str, str | int]) -> DocumentProblem:
    """A fault with its place in the document."""
    named = str(facts.get("field", ""))
    field = FIELDS.get(code) or {"option": "options", "item": "options"}.get(named, named)
    path = ("questions", number, field) if field else ("questions", number)
    return replace(row.problem(code, **facts), path=path)


def faults(item: object) -> Iterator[Fault]:
    """Faults of one question: code and facts."""
    if isinstance(item, Misread):
        yield item.code, item.facts
        return
    if not isinstance(item, dict):
        yield "not_a_question", {}
        return
    kind = item.get("kind", "choice")
    if kind not in KINDS:
        yield "bad_kind", {"known": ", ".join(KINDS)}
        return
    family = FAMILIES[kind]
    for name in item:
        if name not in (*COMMON, *family.fields):
            yield "unknown_field", {"field": str(name)[:40]}
    yield from text_faults(item.get("question"), "question")
    for name in TEXTS:
        if item.get(name, "") != "":
            yield from text_faults(item[name], name)
    if item.get("difficulty", "") not in ("", *DIFFICULTIES):
        yield "bad_difficulty", {"known": ", ".join(DIFFICULTIES)}
    yield from _media_faults(item)
    yield from family.faults(item)


def _media_faults(item: JsonObject) -> Iterator[Fault]:
    used = [name for name in MEDIA if item.get(name, "") != ""]
    for name in used:
        yield from media_faults(item[name], name)
    if used:
        yield from text_faults(item.get("alt"), "alt")
    elif item.get("alt", "") != "":
        yield from text_faults(item["alt"], "alt")


def _question(item: JsonObject) -> Question:
    """A faultless item as a question."""
    kind = item.get("kind", "choice")
    said = {name: item[name].strip() for name in OTHERS if item.get(name)}
    facts = FAMILIES[kind].facts(item)
    return Question(kind=kind, question=item["question"].strip(), **said, **facts)
