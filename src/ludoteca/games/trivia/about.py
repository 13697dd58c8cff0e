"""Facts about Trivia that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ludoteca.kernel import About, JsonObject, Rejected, Summary, Workshop, between, duration, rare
from ludoteca.parts.documents import CompiledOnce, DocumentError
from ludoteca.parts.endings import ROUNDS, SCORE, EndingOptions

from .bank import Language, load
from .kinds.faults import MEDIA
from .question import KEY_LENGTH, Bank
from .quiz import compile_quiz, read_quiz, title_of

VERSION = 3
MOST_SPENT = 5_000
Spent = Annotated[
    tuple[Annotated[str, Meta(max_length=KEY_LENGTH)], ...], Meta(max_length=MOST_SPENT)
]
compiled_quiz = CompiledOnce(compile_quiz)


def summary_of(quiz: JsonObject) -> Summary:
    """The title of a host's own quiz and the number of its questions."""
    questions = quiz.get("questions")
    return Summary(title_of(quiz), len(questions) if isinstance(questions, list) else 0)


class TriviaOptions(EndingOptions):
    """The defaults are the rulings of the README."""

    secret = ("quiz",)
    summaries = {"quiz": summary_of}
    uploads = {"quiz": read_quiz}
    along = {"quiz": {"quiz_order": "written"}}
    workshops = {"quiz": Workshop(board=lambda _: ())}
    spent = "had"

    rounds: Annotated[int, between(1, 100), ROUNDS] = 10
    target: Annotated[int, between(10, 10_000), SCORE] = 500
    language: Language = "es"
    seconds: Annotated[int, duration(10, 60)] = 20
    reading: Annotated[int, duration(0, 10)] = 3
    """Seconds to read the question before the options appear."""
    showing: Annotated[int, duration(0, 30)] = 6
    """Seconds to look at the right answer before the next question."""
    category: Literal[
        "all",
        "geography",
        "history",
        "science",
        "nature",
        "arts",
        "literature",
        "sports",
        "technology",
        "screen",
        "music",
        "games",
        "food",
        "recent",
    ] = "all"
    kinds: Literal["all", "choice"] = "all"
    """Which of our own questions are asked: of every kind, or with one right option of four."""
    difficulty: Literal["mixed", "easy", "medium", "hard"] = "mixed"
    mode: Literal["first_correct", "everyone"] = "first_correct"
    points: Literal["classic", "linear"] = "classic"
    bonus: Annotated[int, between(0, 50)] = 10
    """Most points for speed, on top of the 10 of the linear profile."""
    difficulty_counts: bool = False
    penalty: Annotated[int, between(0, 100)] = 0
    team_play: Literal["all_teams", "team_turns", "sequential_within_team"] = "all_teams"
    quiz: JsonObject = {}
    """The host's own questions, in place of the bank's."""
    quiz_order: Annotated[Literal["shuffled", "written"], rare()] = "shuffled"
    """In which order the host's own questions are asked."""
    had: Spent | UnsetType = UNSET
    """The questions that earlier matches at the table asked, by their keys."""

    def check(self, seats: int) -> None:
        bank_of(self, seats, VERSION)

    @property
    def limit(self) -> int:
        """The time to answer, in milliseconds."""
        return 1000 * self.seconds


def bank_of(options: TriviaOptions, seats: int, version: int) -> Bank:
    """The questions a match may ask under a version of the rules, compiled once."""
    if options.quiz:
        try:
            return compiled_quiz(options.quiz)
        except DocumentError as error:
            raise error.refusal("bad_quiz") from None
    chosen = tuple(
        question
        for question in load(options.language, version)
        if options.category in ("all", question.category)
        and options.difficulty in ("mixed", question.difficulty)
        and options.kinds in ("all", question.kind)
    )
    if not chosen and version < VERSION:  # a category that came later
        return bank_of(options, seats, VERSION)
    if not chosen:
        raise Rejected("no_questions", category=options.category, difficulty=options.difficulty)
    return chosen


about = About(
    id="trivia",
    seats=(2, 30),
    pace="live",
    version=VERSION,
    oldest_version=1,
    options=TriviaOptions,
    presets={
        "quiz_show": {"mode": "everyone"},
        "quick": {"mode": "everyone", "rounds": 5, "seconds": 15},
        "quarter": {"mode": "everyone", "ends": "minutes", "minutes": 15},
        "climb": {"mode": "everyone", "ends": "score", "target": 1000},
        "race": {"mode": "first_correct"},
    },
    brief={"rounds": 3, "minutes": 1, "target": 10},
    minutes=(5, 15),
    teams=True,
    joins=True,
    opponents=3,
    agreements=("early_end",),
    locale=Path(__file__).parent / "locale",
    media=MEDIA,
)
