"""Samples of what games send to browsers, as TypeScript literals of their generated types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec

from ludoteca import Event, Game, Match, Observer, Play, State, Step
from ludoteca.kernel.options import shown_options
from ludoteca.server.wire.game_types import GameTypes

OF_EACH = 6
"""Different values of each kind (tag) of event, move and so on."""
BETWEEN_POSITIONS = 10
"""Steps from one sampled position to the next."""


class Samples(Observer):
    """Collects different values of each type that a board is given, as JSON."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], set[str]] = {}

    def before(self, match: Match) -> None:
        options = msgspec.to_builtins(match.options)
        self._keep("options", "given", options)
        self._keep("options", "shown", shown_options(type(match.options), options))
        self._keep("scenery", "", match.game.scenery(match.engine.ctx.board))
        self._keep_events(match.opening, match)
        self._keep_position(match)

    def step(self, match: Match, step: Step[State]) -> None:
        self._keep_events(step.events, match)
        if isinstance(step.input, Play):
            self._keep("move", step.input.move.tag, step.input.move)
        if match.steps % BETWEEN_POSITIONS == 0:
            self._keep_position(match)

    def after(self, match: Match) -> None:
        self._keep_position(match)

    def _keep_events(self, events: Iterable[Event], match: Match) -> None:
        for event in events:
            if self._wants("event", event.tag):
                for seat in (*range(match.seats), None):
                    if (seen := event.seen_by(seat)) is not None:
                        self._keep("event", event.tag, seen)

    def _keep_position(self, match: Match) -> None:
        game, phase = match.game, match.state.phase + match.state.over
        if self._wants("view", phase):
            self._keep("view", phase, match.view(None))
            self._keep("view", phase, match.view(match.steps % match.seats))
        for seat in match.to_act() if game.hints else ():
            for row in match.choices(seat).to_wire():
                for leaf in row["fields"].values():
                    if "free" in leaf:
                        self._keep("free", leaf["free"], leaf)
        if game.sandbox is not None and self._wants("outcome", ""):
            self._keep("outcome", "", game.sandbox(match.view(0), {}, match.engine.ctx))

    def _wants(self, kind: str, tag: str) -> bool:
        return len(self.kept.get((kind, tag), ())) < OF_EACH

    def _keep(self, kind: str, tag: str, value: object) -> None:
        if self._wants(kind, tag):
            text = msgspec.json.encode(value).decode()
            self.kept.setdefault((kind, tag), set()).add(text)

    def of(self, kind: str) -> list[str]:
        return [text for key in sorted(self.kept) if key[0] == kind for text in self.kept[key]]


def literals(game: Game, transcripts: Path, types: str) -> str:
    """A TypeScript module that holds only if every sample fits its type in the module `types`."""
    samples = Samples()
    for path in sorted(transcripts.glob("*.json")):
        Match.replay(json.loads(path.read_text("utf-8")), game, observers=(samples,))
    name = f"{GameTypes(game).prefix}Types"
    lines = [f'import type {{ {name} }} from "{types}";', ""]
    for kind in ("view", "event", "move", "options", "free", "scenery", "outcome"):
        values = "".join(f"  {text},\n" for text in samples.of(kind))
        lines.append(f'export const {kind}: {name}["{kind}"][] = [\n{values}];\n')
    return "\n".join(lines)
