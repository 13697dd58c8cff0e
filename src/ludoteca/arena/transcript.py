"""Transcripts: a match as readable text, always the same for the same record."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from textwrap import indent

import msgspec

from ludoteca.kernel import Game
from ludoteca.kernel.chance import ScriptedChance

from .playthrough import Playthrough, PlaythroughStep, make_playthrough
from .rendering import ALL, Audience, clean, clock

MOVE_WIDTH = 16
"""Events stand beside the move, or below a longer one."""
BAR = "      │ "


def transcript(
    record: Mapping[str, object],
    *,
    seat: Audience = ALL,
    locale: str = "en",
    names: Sequence[str] = (),
    game: Game | None = None,
) -> str:
    """Replay a record as text for a seat, a spectator (None), or `ALL`.

    The text does not depend on the date, the machine or the version of the program.
    """
    return write(make_playthrough(record, seat, locale=locale, names=names, game=game))


def write(playthrough: Playthrough) -> str:
    """Format a playthrough in columns: step, moment, who, move, events."""
    columns = _Columns(playthrough)
    lines = [*_head(playthrough), ""]
    if playthrough.first_step:
        lines += [
            playthrough.renderer.words.say("older-rules", last=playthrough.first_step - 1),
            "",
        ]
    lines += [columns.margin + sentence for sentence in playthrough.opening]
    for entry in playthrough.steps:
        lines += columns.lines(entry)
        if entry.position and entry is not playthrough.steps[-1]:
            lines += [indent(entry.position, BAR), ""]
    lines += [indent(playthrough.position, BAR), "", *_foot(playthrough)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


class _Columns:
    """The column widths of one transcript."""

    def __init__(self, playthrough: Playthrough) -> None:
        names = [playthrough.renderer.name(seat) for seat in range(playthrough.match.seats)]
        names += [playthrough.renderer.words.say("clock"), playthrough.renderer.words.say("table")]
        self.who = max(map(len, names))
        self.moment = max(
            [len("00:00.000"), *(len(clock(entry.at)) for entry in playthrough.steps)]
        )
        self.margin = " " * len(self._start(PlaythroughStep(0, 0, "", "", (), ())))

    def _start(self, entry: PlaythroughStep) -> str:
        moment = f"{entry.step:5}  {clock(entry.at):>{self.moment}}"
        return f"{moment}  {entry.who:<{self.who}}  {entry.what:<{MOVE_WIDTH}}  "

    def lines(self, entry: PlaythroughStep) -> Iterator[str]:
        start, sentences = self._start(entry), list(entry.sentences)
        if len(entry.what) > MOVE_WIDTH or not sentences:
            yield start
        else:
            yield start + sentences.pop(0)
        for sentence in sentences:
            yield self.margin + sentence


def _head(playthrough: Playthrough) -> Iterator[str]:
    match, renderer, say = playthrough.match, playthrough.renderer, playthrough.renderer.words.say
    about = match.game.about
    name, version = (
        match.game.text.name(renderer.locale),
        say("rules-version", version=match.version),
    )
    yield f"{name} ({about.id}), {version}"
    yield ""
    facts = {"seats": ", ".join(map(renderer.name, range(match.seats)))}
    if match.teams:
        facts["teams"] = _teams(playthrough)
    facts["options"] = _options(playthrough) or say("none")
    if renderer.audience == ALL:
        facts["seed"] = match.seed.hex()
    chance = match.engine.ctx.chance
    if renderer.audience == ALL and isinstance(chance, ScriptedChance):
        facts["outcomes"] = " ".join(map(str, chance.outcomes))
    if match.position is not None:
        facts["start"] = say("start-given")
    fair = match.fair
    facts["fair"] = say("fair-yes", commitment=fair.commitment) if fair else say("fair-no")
    if renderer.audience != ALL:
        facts["seen-by"] = (
            say("spectator") if renderer.seat is None else renderer.name(renderer.seat)
        )
    width = max(len(say(label)) for label in facts)
    for label, fact in facts.items():
        yield f"{say(label):<{width}}  {fact}"


def _teams(playthrough: Playthrough) -> str:
    teams = playthrough.match.teams
    members = (
        [seat for seat, team in enumerate(teams) if team == one] for one in sorted(set(teams))
    )
    return "; ".join(", ".join(map(playthrough.renderer.name, seats)) for seats in members)


def _options(playthrough: Playthrough) -> str:
    options = msgspec.to_builtins(playthrough.match.options)
    return clean(", ".join(f"{name}={_value(value)}" for name, value in options.items()))


def _value(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _foot(playthrough: Playthrough) -> Iterator[str]:
    match, say = playthrough.match, playthrough.renderer.words.say
    if not match.over:
        yield say("goes-on")
        return
    ranking, scores = match.ranking(), match.state.scores
    names = [playthrough.renderer.name(seat) for seat in range(match.seats)]
    width = max(map(len, names))
    yield say("places")
    for group in ranking.places:
        for seat in group:
            place = f"{ranking.place(seat):3}  {names[seat]:<{width}}"
            yield f"{place}  {scores[seat]:5}" if any(scores) else place
