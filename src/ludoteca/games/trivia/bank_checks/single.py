"""Checks of one question: complete in all languages, tidy, its answer not in sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.parts.wording import fold

from ..bank import LANGUAGES, Entry, Wording, question_of
from ..quiz import faults, question_document

INVERTED_MARK = frozenset(("es",))
"""Languages whose questions begin with “¿”."""
STATEMENTS = frozenset(("true_false", "order"))
"""Kinds that state or ask for something in a sentence instead of a question."""
LONGEST_QUESTION, LONGEST_OPTION, LONGEST_BECAUSE, LONGEST_ALT = 140, 48, 170, 140
"""Lengths that fit on a phone."""
STANDS_OUT = 1.7
"""A right option this many times as long as the longest wrong one gives itself away …"""
SHORT = 10
"""… unless all are this short, as numbers and names are."""
TELLING = 5
"""Letters of a word that gives an answer away when only the question and the right option have
it."""


def entry_problems(category: str, entry: Entry) -> Iterator[str]:
    if set(entry.wordings) != set(LANGUAGES):
        yield f"{category}: a question is in {', '.join(entry.wordings)}"
    for language, wording in entry.wordings.items():
        where = f"{category}, {entry.difficulty}, {language}: {wording.question!r}"
        found = (*_of_texts(language, entry, wording), *_of_answer(entry, wording))
        yield from (f"{where} {problem}" for problem in found)
        document = question_document(question_of(category, entry, wording))
        yield from (f"{where} has the fault {code}" for code, _ in faults(document))
    questions = Counter(wording.question for wording in entry.wordings.values())
    yield from (f"{category}: {q!r} is not translated" for q in questions if questions[q] > 1)
    if len({_shape(wording) for wording in entry.wordings.values()}) > 1:
        yield f"{category}: {[*questions]} differ in the number of their texts"


def _shape(wording: Wording) -> tuple[int, int, int, bool]:
    """The parts that are the same in all languages. Accepted answers may be more in one."""
    return len(wording.options), len(wording.items), len(wording.ends), bool(wording.answers)


def plain(text: str) -> str:
    """Folded text; a text of signs only is kept: `+` differs from `−`."""
    return fold(text) or text.strip()


def right_texts(entry: Entry, wording: Wording) -> tuple[str, ...]:
    """The texts that are right, where a question is answered by choosing or by typing some."""
    if entry.kind in ("choice", "several"):
        return wording.options[: entry.right]
    return wording.answers


def _of_texts(language: str, entry: Entry, wording: Wording) -> Iterator[str]:
    said = (wording.question, *wording.options, *wording.answers, *wording.items, *wording.ends)
    explained = () if entry.kind == "poll" else (wording.because,)
    shown = (wording.alt,) if entry.picture or entry.sound else ()
    texts = (*said, *explained, *shown, entry.source)
    if any(not text or text != " ".join(text.split()) for text in texts):
        yield "has an empty or untidy text"
    yield from _of_mood(language, entry, wording)
    if explained and not wording.because.endswith("."):
        yield "is not explained by a sentence"
    if wording.alt and not shown:
        yield "describes a picture that it has not"
    for name, text, most in (
        ("question", wording.question, LONGEST_QUESTION),
        ("explanation", wording.because, LONGEST_BECAUSE),
        ("description", wording.alt, LONGEST_ALT),
    ):
        if len(text) > most:
            yield f"has a {name} that is too long"


def _of_mood(language: str, entry: Entry, wording: Wording) -> Iterator[str]:
    if entry.kind in STATEMENTS:
        if not wording.question.endswith(".") or "?" in wording.question:
            yield "is not a sentence"
        return
    is_inverted = "¿" in wording.question
    if not wording.question.endswith("?") or is_inverted != (language in INVERTED_MARK):
        yield "is not asked as a question"


def _of_answer(entry: Entry, wording: Wording) -> Iterator[str]:
    for texts in (wording.options, wording.answers, wording.items):
        if len({plain(text) for text in texts}) < len(texts) and texts != wording.answers:
            yield "has options that are the same"
        if texts and max(map(len, texts)) > LONGEST_OPTION:
            yield "has an option that is too long"
    if _gives_itself_away(entry, wording):
        yield "contains its answer"
    if entry.kind == "choice":
        yield from _of_length(wording)
    if entry.kind == "several" and not 0 < entry.right < len(wording.options):
        yield "has no wrong option"


def _gives_itself_away(entry: Entry, wording: Wording) -> bool:
    """Whether the question has a right answer in it, and not all options, or a longer word that no
    wrong one has; or the picture is described by the answer."""
    question = plain(wording.question).split()
    heard = {*question, *plain(wording.alt).split()}
    right = [plain(text) for text in right_texts(entry, wording)]
    wrong = [plain(text) for text in wording.options[entry.right :]]
    if entry.kind == "number" and not isinstance(entry.answer, bool) and entry.answer is not None:
        right = [f"{entry.answer:g}"]
    if entry.kind == "typed" and entry.tolerance == "exact":
        right = []  # single letters are words, too
    if wrong and heard.issuperset((*right, *wrong)):
        return False
    if any(text in heard for text in right):
        return True
    if entry.kind != "choice":
        return False
    telling = {word for word in right[0].split() if len(word) >= TELLING}
    return not telling.isdisjoint(heard - {word for option in wrong for word in option.split()})


def _of_length(wording: Wording) -> Iterator[str]:
    right, *wrong = map(len, wording.options)
    if right > max(SHORT, STANDS_OUT * max(wrong)):
        yield "has a right option much longer than the others"
    if right > SHORT and right * STANDS_OUT < min(wrong):
        yield "has a right option much shorter than the others"
