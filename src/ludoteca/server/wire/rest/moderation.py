"""REST bodies of moderation: reports of people, one's own standing, and what operators see and
do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ludoteca.kernel import Millis

from ..shared import Body, SanctionView
from ..vocabulary import Note, ReportReason, Short

Decision: TypeAlias = Literal["dismiss", "warn", "timeout", "ban", "rename"]
MOST_HOURS = 8_760
"""Of a time-out or a ban with an end: a year."""


class PersonReport(Body):
    """A report of a person from their page."""

    reason: ReportReason
    note: Note = ""


class OwnStanding(Struct, frozen=True, kw_only=True):
    """What operators have settled about the caller, as far as it holds."""

    sanctions: tuple[SanctionView, ...]
    operator: bool
    """Whether the caller is an operator."""


class OperatorCode(Body):
    code: Annotated[str, Meta(max_length=100)]
    """Of the link that `ludoteca operator-link` prints."""


class ReportView(Struct, frozen=True, kw_only=True):
    """One report of a case."""

    by: str
    """The name of the reporter."""
    reason: str
    note: str
    wall: Millis


class PastSanction(Struct, frozen=True, kw_only=True):
    """A sanction as operators see it."""

    id: int
    name: str
    """What the person was called then."""
    kind: str
    reason: str
    since: Millis
    until: Millis | None
    acknowledged: Millis | None
    undone: Millis | None
    holds: bool
    by_address: bool
    """Whether it also holds for their network."""


class CaseView(Struct, frozen=True, kw_only=True):
    """A message or a person that was reported, once or several times."""

    id: int
    """Of its latest report."""
    kind: str
    name: str
    """What the person was called then."""
    now: str
    """What they are called now; empty for somebody who is gone."""
    handle: str
    """Of their page; empty for somebody who is gone."""
    text: str
    """The message; empty where the person is meant."""
    before: tuple[str, ...]
    """Lines of the conversation before it."""
    table: str
    match: str
    game: str
    reports: tuple[ReportView, ...]
    """The latest first."""
    reported: int
    """How many reports there are about the person in all."""
    history: tuple[PastSanction, ...]
    """The latest first."""


class OperatorAct(Struct, frozen=True, kw_only=True):
    """A line of the audit."""

    operator: str
    act: str
    name: str
    reason: str
    until: Millis | None
    wall: Millis


class OperatorDesk(Struct, frozen=True, kw_only=True):
    """The operators' page."""

    cases: tuple[CaseView, ...]
    waiting: int
    """How many cases there are, listed or not."""
    in_force: tuple[PastSanction, ...]
    acts: tuple[OperatorAct, ...]


class CaseDecision(Body):
    """What becomes of a case; all its reports are settled by it."""

    decision: Decision
    reason: ReportReason = "other"
    """What the person is told."""
    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)] | None = None
    """Of a time-out or a ban; None: for good, which a time-out cannot be."""
    by_address: bool = False
    """Whether a ban with an end holds for their network too."""
    name: Short = ""
    """The new name."""
