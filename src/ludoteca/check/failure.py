"""CheckFailed, and the properties that can fail."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from ludoteca.kernel import JsonObject

PACKAGE = Path(__file__).parents[1]
OURS = (str(PACKAGE / "kernel"), str(PACKAGE / "check"))
"""Frames to skip when locating an error in the game."""

PROPERTIES = {
    "alarms": "what is due lies ahead, never in the past",
    "alive": "somebody is to act, or an alarm is due, or the match is over",
    "autopilot": "the autopilot plays a legal move for everybody the match waits for",
    "bots": "the game's own bots play legal moves, and to the end",
    "choices": "every choice is accepted",
    "complete": "a match that its rules call complete is over",
    "context": "a view depends on its state and context alone: rendered later, it is the same",
    "crash": "rules refuse with Rejected and fail with nothing else",
    "declared": "what a seat cannot know is declared hidden from it",
    "ends": "every match ends",
    "events": "events and views hold values of their own, never a list of the state",
    "fresh": "the same record gives the same states and events in another process",
    "invariants": "the game's own invariants hold",
    "kernel_fields": "only the match writes its own fields",
    "leak_choices": "choices tell a seat nothing it may not know",
    "leak_event": "events tell a seat nothing it may not know",
    "leak_imagination": "what bots may imagine at a seat depends on nothing it may not know",
    "leak_refusal": "refusals tell a seat nothing it may not know",
    "leak_turn": "whom the match waits for, and until when, tells a seat nothing it may not know",
    "leak_view": "views tell a seat nothing it may not know",
    "notation": "every move can be written as text and read again",
    "own": "what is shared and what is a seat's own make its view",
    "points": "a match under each ending that the game lists pays points",
    "pure": "looking and checking change nothing",
    "refusals": "a move is accepted exactly when the choices contain it",
    "repeatable": "the same input in the same position gives the same states and events",
    "save": "a match saved and loaded, and a state copied, is the same",
    "scores": "scores are the sum of the points paid",
    "serialisable": "every state is plain data",
    "texts": "everything a person reads has a text in every language",
}


class CheckFailed(AssertionError):
    """The violated property, how it showed, and a small match that shows it."""

    def __init__(self, prop: str, problem: str, record: JsonObject | None = None) -> None:
        self.prop = prop
        self.problem = problem
        self.record = record
        steps = f" (a match of {len(record['log'])} steps shows it)" if record else ""
        super().__init__(f"{prop}: {PROPERTIES[prop]}; but {problem}{steps}")

    @property
    def steps(self) -> float:
        """The length of the match that shows it."""
        return len(self.record["log"]) if self.record else float("inf")


def crashed(doing: str, error: Exception, prop: str = "crash") -> CheckFailed:
    """The failure for an unexpected exception, with its location."""
    frames = extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith(OURS)]
    where = (theirs or frames)[-1]
    place = f"{Path(where.filename).name}, line {where.lineno}, in {where.name}"
    return CheckFailed(prop, f"{doing} raised {error!r} ({place})")
