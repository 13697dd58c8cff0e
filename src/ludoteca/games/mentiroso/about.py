"""Facts about Mentiroso that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ludoteca.kernel import About, JsonObject, Rejected, between, duration
from ludoteca.parts.documents import CompiledOnce, DocumentError
from ludoteca.parts.endings import ROUNDS, SCORE, EndingOptions

from .bank import KEY_LENGTH, Bank, Language, load
from .own_statements import compile_statements, read_statements

MOST_SPENT = 2_000
Spent = Annotated[
    tuple[Annotated[str, Meta(max_length=KEY_LENGTH)], ...], Meta(max_length=MOST_SPENT)
]
compiled_statements = CompiledOnce(compile_statements)


class MentirosoOptions(EndingOptions):
    """The defaults are the rulings of the README."""

    secret = ("statements",)
    uploads = {"statements": read_statements}
    spent = "had"

    rounds: Annotated[int, between(1, 10), ROUNDS] = 2
    """Speeches of each seat."""
    target: Annotated[int, between(5, 1000), SCORE] = 50
    language: Language = "es"
    preparing: Annotated[int, duration(5, 60)] = 15
    """Seconds for the orator to think of something."""
    speaking: Annotated[int, duration(10, 180)] = 30
    voting: Annotated[int, duration(5, 60)] = 15
    showing: Annotated[int, duration(0, 30)] = 10
    """Seconds to look at the truth before the next statement."""
    category: Literal[
        "all",
        "animals",
        "body",
        "food",
        "geography",
        "history",
        "inventions",
        "language",
        "plants",
        "space",
        "sports",
    ] = "all"
    pay: Literal["fooling", "believed"] = "fooling"
    """For what an orator is paid: for wrong votes, or for being believed."""
    early_votes: bool = False
    """Votes are taken during the speech, and may be changed until the voting is over."""
    statements: JsonObject = {}
    """The host's own statements, in place of the bank's."""
    had: Spent | UnsetType = UNSET
    """The statements of earlier matches at the table, by their keys."""

    def check(self, seats: int) -> None:
        found = len(bank_of(self))
        if found < seats:
            raise Rejected("too_few_statements", found=found, needed=seats)


def bank_of(options: MentirosoOptions, seats: int = 0) -> Bank:
    """The statements a match may use, compiled once."""
    if options.statements:
        try:
            return compiled_statements(options.statements)
        except DocumentError as error:
            raise error.refusal("bad_statements") from None
    return tuple(
        statement
        for statement in load(options.language)
        if options.category in ("all", statement.category)
    )


about = About(
    id="mentiroso",
    seats=(3, 10),
    pace="live",
    version=1,
    options=MentirosoOptions,
    presets={
        "party": {"rounds": 2},
        "quick": {"rounds": 1, "preparing": 10, "speaking": 20, "voting": 10},
        "quarter": {"ends": "minutes", "minutes": 15},
        "climb": {"ends": "score", "target": 50},
        "apart": {"speaking": 60, "voting": 20},
        "trusted": {"pay": "believed"},
    },
    brief={"rounds": 1, "minutes": 1, "target": 5},
    minutes=(5, 20),
    teams=True,
    opponents=3,
    agreements=("early_end",),
    locale=Path(__file__).parent / "locale",
)
