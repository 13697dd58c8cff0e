"""Quizzes as tables: the columns of each layout, and their rows as the items of a document.

Three layouts are read. By position: question, right answer, three wrong ones and, if wanted, an
explanation, a category and a difficulty; a heading may come first. By the names of the columns, for
questions of every kind. And that of the spreadsheets of quiz sites: “Question”, “Answer 1” to
“Answer 4”, “Time limit”, “Correct answer(s)”, below a heading of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import Row, csv_rows
from ludoteca.parts.wording import fold

from .kinds import FAMILIES
from .kinds.faults import MOST_OPTIONS

BY_POSITION = ("question", "right", "wrong", "wrong", "wrong", "because", "category", "difficulty")
FEWEST_COLUMNS = 5
HEADINGS = ("question", "pregunta")
HEADING_WITHIN = 20
"""Rows above the heading that a spreadsheet may have for its title and its instructions."""
BETWEEN = "|"
"""Between the accepted texts, right options or areas of one cell."""

NAMES: Mapping[str, str] = {
    "kind": "kind",
    "tipo": "kind",
    "question": "question",
    "pregunta": "question",
    "answer": "answer",
    "respuesta": "answer",
    "answers": "answer",
    "respuestas": "answer",
    "correct answer": "answer",
    "respuesta correcta": "answer",
    "correct answers": "answer",
    "respuestas correctas": "answer",
    "tolerance": "tolerance",
    "tolerancia": "tolerance",
    "unit": "unit",
    "unidad": "unit",
    "low": "low",
    "minimo": "low",
    "high": "high",
    "maximo": "high",
    "within": "within",
    "margen": "within",
    "first": "first",
    "primero": "first",
    "last": "last",
    "ultimo": "last",
    "picture": "picture",
    "imagen": "picture",
    "sound": "sound",
    "sonido": "sound",
    "alt": "alt",
    "descripcion": "alt",
    "because": "because",
    "porque": "because",
    "why": "because",
    "explicacion": "because",
    "explanation": "because",
    "category": "category",
    "categoria": "category",
    "difficulty": "difficulty",
    "dificultad": "difficulty",
    "source": "source",
    "fuente": "source",
}
"""Names of columns, folded, in the languages we speak."""
NUMBERED = ("option", "opcion", "answer", "respuesta")
"""“Option 1”, “Answer 1” … are the options; of an order its items."""
PHRASES = (
    ("correct answer", "answer"),
    ("respuesta correcta", "answer"),
    ("respuestas correctas", "answer"),
    ("question", "question"),
    ("pregunta", "question"),
)
"""Beginnings of headings such as “Correct answer(s) – choose at least one”."""
TRUTHS = {"true": True, "false": False, "verdadero": True, "falso": False}
TRUTHS |= {"cierto": True, "si": True, "yes": True, "no": False, "1": True, "0": False}
COPIED = ("tolerance", "picture", "sound", "alt", "because", "category", "difficulty", "source")


class Misread(Struct, frozen=True):
    """A row that fits no layout."""

    code: str
    facts: dict[str, str | int]


def rows_of_table(text: str) -> list[Row]:
    """The rows of a table as items of a document, each with its line."""
    rows = csv_rows(text)
    for number, row in enumerate(rows[:HEADING_WITHIN]):
        if columns := _named(row.value):
            return [Row(one.line, _item(columns, one.value)) for one in rows[number + 1 :]]
    if rows and fold(rows[0].value[0]) in HEADINGS:
        rows = rows[1:]
    return [Row(row.line, _by_position(row.value)) for row in rows]


def _named(cells: list[str]) -> dict[int, str]:
    """The columns that a heading names, or none where it is no heading of such a table."""
    found = {at: name for at, cell in enumerate(cells) if (name := _column(cell))}
    names = {*found.values()}
    is_heading = "question" in names and bool(names & {"kind", "answer", "option 1"})
    return found if is_heading and len(names) == len(found) else {}


def _column(heading: str) -> str | None:
    words = fold(heading)
    if words in NAMES:
        return NAMES[words]
    for name in NUMBERED:
        rest = words.removeprefix(f"{name} ").split()
        if words.startswith(f"{name} ") and rest[0] in "123456" and len(rest[0]) == 1:
            return f"option {rest[0]}"
    return next((name for phrase, name in PHRASES if words.startswith(phrase)), None)


def _by_position(cells: list[str]) -> object:
    if not FEWEST_COLUMNS <= len(cells) <= len(BY_POSITION):
        most = len(BY_POSITION)
        facts = {"columns": len(cells), "least": FEWEST_COLUMNS, "most": most}
        return Misread("wrong_columns", {**facts})
    question, *options = cells[:FEWEST_COLUMNS]
    said = dict(zip(BY_POSITION[FEWEST_COLUMNS:], cells[FEWEST_COLUMNS:], strict=False))
    return {"question": question, "options": options, "answer": 0, **said}


def _item(columns: dict[int, str], cells: list[str]) -> object:
    """A row below a heading."""
    told = {name: cells[at] for at, name in columns.items() if at < len(cells) and cells[at]}
    numbers = range(1, MOST_OPTIONS + 1)
    options = [told[f"option {at}"] for at in numbers if f"option {at}" in told]
    positions = [at for at in numbers if f"option {at}" in told]
    answer = told.get("answer", "")
    kind = fold(told["kind"]).replace(" ", "_") if "kind" in told else ""
    kind = KIND_NAMES.get(kind, kind) or _guessed(options, positions, answer)
    common: JsonObject = {"question": told.get("question", "")}
    if kind != "choice":
        common["kind"] = kind
    common |= {name: told[name] for name in COPIED if name in told}
    if kind not in FAMILIES:
        return common
    return common | _facts(kind, told, options, positions, answer)


KIND_NAMES: Mapping[str, str] = {
    "una": "choice",
    "opcion": "choice",
    "verdadero_falso": "true_false",
    "varias": "several",
    "escribir": "typed",
    "texto": "typed",
    "numero": "number",
    "orden": "order",
    "punto": "hotspot",
    "encuesta": "poll",
}
"""Kinds as they are called in Spanish."""


def _guessed(options: list[str], positions: list[int], answer: str) -> str:
    """The kind of a row that does not say it: several right answers, or one."""
    if not options and fold(answer) in TRUTHS:
        return "true_false"
    return "several" if len(_chosen(options, positions, answer)) > 1 else "choice"


def _facts(
    kind: str, told: Mapping[str, str], options: list[str], positions: list[int], answer: str
) -> JsonObject:
    """The cells of a row that belong to its kind."""
    chosen = _chosen(options, positions, answer)
    match kind:
        case "true_false":
            return {"answer": TRUTHS.get(fold(answer))}
        case "several":
            return {"options": options, "answers": chosen}
        case "typed":
            return {"answers": [text.strip() for text in answer.split(BETWEEN)]}
        case "number":
            numbers = {name: told[name] for name in ("low", "high", "within") if name in told}
            read = {name: _number(text) for name, text in {"answer": answer, **numbers}.items()}
            return {**read, **({"unit": told["unit"]} if "unit" in told else {})}
        case "order":
            ends = [told[name] for name in ("first", "last") if name in told]
            return {"items": options, **({"ends": ends} if ends else {})}
        case "hotspot":
            return {"areas": [_area(text) for text in answer.split(BETWEEN)]}
        case "poll":
            return {"options": options}
    return {"options": options, "answer": chosen[0] if len(chosen) == 1 else None}


def _chosen(options: list[str], positions: list[int], answer: str) -> list[object]:
    """The right options: their texts, or their numbers as in the heading, from 1."""
    if answer in options:
        return [options.index(answer)]
    found: list[object] = []
    parts = answer.split(BETWEEN) if BETWEEN in answer else answer.replace(";", ",").split(",")
    for part in map(str.strip, parts):
        if part in options:
            found.append(options.index(part))
        elif part.isdecimal() and part.isascii() and int(part[:2]) in positions:
            found.append(positions.index(int(part[:2])))
        else:
            found.append(part)
    return found


def _number(text: str) -> int | float | str:
    """A number with a point or a decimal comma; anything else stays what it is, a fault."""
    plain = text.replace(" ", "").replace(",", ".") if "." not in text else text
    try:
        number = float(plain)
    except ValueError:
        return text
    return int(number) if number.is_integer() else number


def _area(text: str) -> object:
    numbers = [_number(part) for part in text.split()]
    names = ("x", "y", "radius")
    return dict(zip(names, numbers, strict=True)) if len(numbers) == len(names) else text
