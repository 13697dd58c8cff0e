"""Golden sentences: what the server says of events, moves and refusals, for the browser to say too.

python -m tests.web.golden_sentences --write
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca import LOCALES, Event, Match, Move, Observer, Rejected, State, Step, Terms
from ludoteca.kernel import KERNEL_EVENTS

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).with_suffix(".json")
NAMES = ("Ana", "Borja", "Zoë")
"""Fewer than there may be seats, so that some have only a number."""
OF_EACH = 4
"""Samples of each kind of event and of move, per board."""
ON_BOARDS: dict[str, list[dict[str, Any]]] = {"risk": [{}, {"map": "simple"}]}
"""The options of the boards on which a game is told; by default one board without options."""
EVENTS: dict[str, list[dict[str, Any]]] = {
    "pig": [{"event": "held", "seat": 5, "pot": n} for n in (0, 1, 999, 1234, 56_789, 1_234_567)]
}
"""Events that no transcript tells."""
REFUSALS: dict[str, list[Rejected]] = {
    "pig": [
        Rejected("not_your_turn"),
        Rejected("bad_seats", seats=1234, fewest=2, most=8),
        Rejected("bad_teams", teams=[0, 0, 1]),
        Rejected("unknown_option", option="speed"),
        Rejected("no_such_code", seat=1),
    ],
    "risk": [
        Rejected("something_pending", pending="occupy"),
        Rejected("not_adjacent", source="alaska", target="japan"),
        Rejected("invalid_amount", amount=7, minimum=1, maximum=1),
        Rejected("invalid_amount", amount=7, minimum=1, maximum=21),
        Rejected("invalid_bonus", territory=""),
        Rejected("invalid_bonus", territory="alaska"),
        Rejected("seat_out", seat=1),
    ],
}


class Told(Observer):
    """The events of a match, as a seat and as a spectator may know them, and its moves."""

    def __init__(self) -> None:
        self.kinds: dict[type, list[Event | Move]] = {}

    def before(self, match: Match) -> None:
        self._add(*match.opening)

    def step(self, match: Match, step: Step[State]) -> None:
        self._add(*step.events)
        if isinstance(step.input, ludoteca.Play):
            self._add(step.input.move)

    def _add(self, *things: Event | Move) -> None:
        for thing in things:
            seen = {thing.seen_by(0), thing.seen_by(None)} if isinstance(thing, Event) else {thing}
            kept = self.kinds.setdefault(type(thing), [])
            new = [one for one in sorted(seen, key=repr) if one is not None and one not in kept]
            kept += new[: OF_EACH - len(kept)]


def told_in_transcripts(game_id: str, options: dict[str, Any]) -> list[Event | Move]:
    """The events of the game's transcripts on the same board."""
    told = Told()
    example = ROOT / "examples" / game_id
    home = example if example.exists() else ROOT / "tests" / "games" / game_id
    for path in sorted((home / "transcripts").glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        if options.get("map", "classic") == record["options"].get("map", "classic"):
            Match.replay(record, observers=(told,))
    return [thing for kind in told.kinds.values() for thing in kind]


def board(game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """Everything told on one board of a game, with the names of its things."""
    game = ludoteca.game(game_id)
    seats = game.about.seats[0]
    match = Match.start(game, seats=seats, seed=ludoteca.seed_from_int(0), options=options)
    terms = {locale: match.terms(locale) for locale in LOCALES}
    things = told_in_transcripts(game_id, options)
    things += [game.read_event(raw) for raw in EVENTS.get(game_id, [])]
    return {
        "terms": {
            locale: {kind: dict(names) for kind, names in kinds.items()}
            for locale, kinds in terms.items()
        },
        "told": [telling(game, thing, terms) for thing in things],
        "refused": [
            {"code": refusal.code, "params": refusal.params}
            | {at: game.text.refusal(refusal, at, NAMES, terms[at]) for at in LOCALES}
            for refusal in REFUSALS.get(game_id, [])
        ],
    }


def telling(game: ludoteca.Game, thing: Event | Move, terms: dict[str, Terms]) -> dict[str, Any]:
    text = game.text
    if isinstance(thing, Event):
        said = {at: text.event(thing, at, NAMES, terms[at]) for at in LOCALES}
    else:
        said = {at: text.move(thing, at, NAMES, terms[at]) for at in LOCALES}
    return {"of": msgspec.to_builtins(thing), **said}


def schemas(kinds: Sequence[type[Move | Event]]) -> dict[str, Any]:
    return {kind.tag: msgspec.json.schema(kind) for kind in kinds}


def golden() -> dict[str, Any]:
    games = {}
    for game_id in ludoteca.game_ids():
        game = ludoteca.game(game_id)
        games[game_id] = {
            "locale": game.about.locale.relative_to(ROOT).as_posix(),
            "moves": schemas(game.moves),
            "events": schemas((*KERNEL_EVENTS, *game.events)),
            "boards": [board(game_id, options) for options in ON_BOARDS.get(game_id, [{}])],
        }
    return {"names": NAMES, "games": games}


def as_json(value: object, depth: int = 6, margin: str = "") -> str:
    """JSON with a line for every sentence."""
    if depth == 0 or not isinstance(value, dict | list | tuple) or not value:
        return json.dumps(value, ensure_ascii=False)
    inner = margin + " "
    if isinstance(value, dict):
        lines = [f'"{name}": {as_json(item, depth - 1, inner)}' for name, item in value.items()]
        return "{\n" + ",\n".join(inner + line for line in lines) + f"\n{margin}}}"
    items = [inner + as_json(item, depth - 1, inner) for item in value]
    return "[\n" + ",\n".join(items) + f"\n{margin}]"


if __name__ == "__main__" and "--write" in sys.argv:
    GOLDEN.write_text(as_json(golden()) + "\n", encoding="utf-8")
