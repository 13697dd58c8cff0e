"""Transcripts: a match as text that a person can read, always the same for the same record."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from textwrap import indent
from typing import Any

import msgspec

from ludoteca.kernel import Game

from .story import Story, Told, tell
from .telling import ALL, Audience, clean, clock

MOVE_WIDTH = 16
"""What happened stands beside the move; below it, where the move is longer than this."""
BAR = "      │ "


def transcript(
    record: Mapping[str, Any],
    *,
    seat: Audience = ALL,
    locale: str = "en",
    names: Sequence[str] = (),
    game: Game | None = None,
) -> str:
    """Replay a record and write it down: for a seat, for a spectator (None) or with `ALL` whole.

    Nothing in it depends on the day, the machine or the version of the program.
    """
    return write(tell(record, seat, locale=locale, names=names, game=game))


def write(story: Story) -> str:
    """Lay a story out in columns: step, moment, who, the move, what happened."""
    columns = _Columns(story)
    lines = [*_head(story), ""]
    if story.first_step:
        lines += [story.tell.words.say("older-rules", last=story.first_step - 1), ""]
    lines += [columns.margin + sentence for sentence in story.opening]
    for told in story.steps:
        lines += columns.lines(told)
        if told.position and told is not story.steps[-1]:
            lines += [indent(told.position, BAR), ""]
    lines += [indent(story.position, BAR), "", *_foot(story)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


class _Columns:
    """The columns of one transcript, as wide as its seats' names and moments need."""

    def __init__(self, story: Story) -> None:
        names = [story.tell.name(seat) for seat in range(story.match.seats)]
        names += [story.tell.words.say("clock"), story.tell.words.say("table")]
        self.who = max(map(len, names))
        self.moment = max([len("00:00.000"), *(len(clock(told.at)) for told in story.steps)])
        self.margin = " " * len(self._start(Told(0, 0, "", "", (), ())))

    def _start(self, told: Told) -> str:
        moment = f"{told.step:5}  {clock(told.at):>{self.moment}}"
        return f"{moment}  {told.who:<{self.who}}  {told.what:<{MOVE_WIDTH}}  "

    def lines(self, told: Told) -> Iterator[str]:
        start, sentences = self._start(told), list(told.sentences)
        if len(told.what) > MOVE_WIDTH or not sentences:
            yield start
        else:
            yield start + sentences.pop(0)
        for sentence in sentences:
            yield self.margin + sentence


def _head(story: Story) -> Iterator[str]:
    match, teller, say = story.match, story.tell, story.tell.words.say
    about = match.game.about
    name, version = match.game.text.name(teller.locale), say("rules-version", version=about.version)
    yield f"{name} ({about.id}), {version}"
    yield ""
    facts = {"seats": ", ".join(map(teller.name, range(match.seats)))}
    if match.teams:
        facts["teams"] = _teams(story)
    facts["options"] = _options(story) or say("none")
    if teller.audience == ALL:
        facts["seed"] = match.seed.hex()
    fair = match.fair
    facts["fair"] = say("fair-yes", commitment=fair.commitment) if fair else say("fair-no")
    if teller.audience != ALL:
        facts["seen-by"] = say("spectator") if teller.seat is None else teller.name(teller.seat)
    width = max(len(say(label)) for label in facts)
    for label, fact in facts.items():
        yield f"{say(label):<{width}}  {fact}"


def _teams(story: Story) -> str:
    teams = story.match.teams
    members = (
        [seat for seat, team in enumerate(teams) if team == one] for one in sorted(set(teams))
    )
    return "; ".join(", ".join(map(story.tell.name, seats)) for seats in members)


def _options(story: Story) -> str:
    options = msgspec.to_builtins(story.match.options)
    return clean(", ".join(f"{name}={_value(value)}" for name, value in options.items()))


def _value(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _foot(story: Story) -> Iterator[str]:
    match, say = story.match, story.tell.words.say
    if not match.over:
        yield say("goes-on")
        return
    ranking, scores = match.ranking(), match.state.scores
    names = [story.tell.name(seat) for seat in range(match.seats)]
    width = max(map(len, names))
    yield say("places")
    for group in ranking.places:
        for seat in group:
            place = f"{ranking.place(seat):3}  {names[seat]:<{width}}"
            yield f"{place}  {scores[seat]:5}" if any(scores) else place
