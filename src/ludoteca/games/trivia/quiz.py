"""The host's own quiz: read from JSON or CSV, checked line by line, compiled into questions.

JSON: `{"title": …, "questions": [{"question", "options", "answer", "because", …}]}` or just the
list; `answer` is the number of an option from 0, or its text. CSV: question, right answer, three
wrong ones and, if wanted, an explanation, a category and a difficulty; a heading may come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import (
    DocumentError,
    DocumentProblem,
    Row,
    csv_rows,
    is_json,
    json_rows,
    raise_if_any,
)
from ludoteca.parts.wording import fold

from .bank import DIFFICULTIES, OPTIONS, Bank, Question

MOST_QUESTIONS = 200
LONGEST = {"question": 300, "option": 120, "because": 400, "category": 40, "source": 120}
FIELDS = ("question", "options", "answer", "because", "category", "difficulty", "source")
COLUMNS = ("question", "right", "wrong", "wrong", "wrong", "because", "category", "difficulty")
HEADINGS = ("question", "pregunta")


def read_quiz(text: str) -> JsonObject:
    """An uploaded file as the document that the option `quiz` takes, or DocumentError."""
    rest, rows = json_rows(text, "questions") if is_json(text) else ({}, _from_csv(text))
    questions = _compiled(rows)
    title = rest.get("title")
    told = {"title": title} if isinstance(title, str) else {}
    return {**told, "questions": [_as_document(question) for question in questions]}


def compile_quiz(document: JsonObject) -> Bank:
    """The questions of a document. Problems name the number of the question as their line."""
    items = document.get("questions")
    if not isinstance(items, list):
        raise DocumentError([DocumentProblem("no_list", params={"key": "questions"})])
    judged = islice(items, MOST_QUESTIONS + 1)
    return _compiled([Row(number, item) for number, item in enumerate(judged, 1)])


def _as_document(question: Question) -> JsonObject:
    optional = ("because", "category", "difficulty", "source")
    said = {name: getattr(question, name) for name in optional if getattr(question, name)}
    return {
        "question": question.question,
        "options": list(question.options),
        "answer": 0,
        **said,
    }


def _from_csv(text: str) -> list[Row]:
    rows = csv_rows(text)
    if rows and fold(rows[0].value[0]) in HEADINGS:
        rows = rows[1:]
    return [Row(row.line, _cells(row.value)) for row in rows]


def _cells(cells: list[str]) -> object:
    if not 1 + OPTIONS <= len(cells) <= len(COLUMNS):
        return cells  # reported by `_faults`
    question, *options = cells[: 1 + OPTIONS]
    said = dict(zip(COLUMNS[1 + OPTIONS :], cells[1 + OPTIONS :], strict=False))
    return {"question": question, "options": options, "answer": 0, **said}


def _compiled(rows: list[Row]) -> Bank:
    raise_if_any(_problems(rows))
    return tuple(_question(row.value) for row in rows)


def _problems(rows: list[Row]) -> Iterator[DocumentProblem]:
    if not rows:
        yield DocumentProblem("no_items")
    if len(rows) > MOST_QUESTIONS:
        yield rows[MOST_QUESTIONS].problem("too_many", most=MOST_QUESTIONS)
    seen: dict[str, int] = {}
    for row in rows[:MOST_QUESTIONS]:
        yield from (row.problem(code, **facts) for code, facts in _faults(row.value))
        asked = row.value.get("question") if isinstance(row.value, dict) else None
        if isinstance(asked, str) and len(asked) <= LONGEST["question"]:
            first = seen.setdefault(fold(asked), row.line)
            if first != row.line:
                yield row.problem("asked_before", first=first)


def _faults(item: object) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Faults of one question: code and facts."""
    if isinstance(item, list):
        yield "wrong_columns", {"columns": len(item), "least": 1 + OPTIONS, "most": len(COLUMNS)}
        return
    if not isinstance(item, dict):
        yield "not_a_question", {}
        return
    for name in item:
        if name not in FIELDS:
            yield "unknown_field", {"field": str(name)[:40]}
    yield from _text_faults(item.get("question"), "question")
    for name in ("because", "category", "source"):
        if item.get(name, "") != "":
            yield from _text_faults(item[name], name)
    if item.get("difficulty", "") not in ("", *DIFFICULTIES):
        yield "bad_difficulty", {"known": ", ".join(DIFFICULTIES)}
    yield from _option_faults(item.get("options"), item.get("answer"))


def _option_faults(options: object, answer: object) -> Iterator[tuple[str, dict[str, str | int]]]:
    if not isinstance(options, list) or len(options) != OPTIONS:
        yield "wrong_options", {"needed": OPTIONS}
        return
    wrong = [problem for option in options for problem in _text_faults(option, "option")]
    if wrong:
        yield wrong[0]
        return
    plain = [fold(option) or option.strip() for option in options]
    if len(set(plain)) < OPTIONS:
        yield "same_options", {}
    if _answer_index(options, answer) is None:
        yield "no_answer", {"most": OPTIONS - 1}


def _text_faults(text: object, name: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    if not isinstance(text, str) or not text.strip():
        yield "missing_text", {"field": name}
    elif len(text) > LONGEST[name]:
        yield "text_too_long", {"field": name, "most": LONGEST[name]}
    elif not text.isprintable():
        yield "unprintable_text", {"field": name}


def _answer_index(options: list[str], answer: object) -> int | None:
    if isinstance(answer, str):
        texts = [option.strip() for option in options]
        return texts.index(answer.strip()) if answer.strip() in texts else None
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < OPTIONS:
        return answer
    return None


def _question(item: JsonObject) -> Question:
    options = [option.strip() for option in item["options"]]
    at = _answer_index(options, item["answer"]) or 0
    said = {name: item[name].strip() for name in item if name in FIELDS[3:]}
    ordered = (options[at], *options[:at], *options[at + 1 :])
    return Question(item["question"].strip(), ordered, **said)
