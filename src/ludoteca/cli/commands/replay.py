"""`ludoteca replay`: a recorded match as text or JSON, or its verification."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from ludoteca.arena import ALL, Audience, Playthrough, PlaythroughRecorder
from ludoteca.arena.transcript import write

from ..proof import prove, read, replay
from ..record_files import load
from ..session import CommandError, Session
from ..terminal.colours import paint_transcript


class StepJson(TypedDict):
    step: int
    at: int
    who: str
    what: str
    events: object
    sentences: list[str]


class MatchJson(TypedDict):
    game: str
    version: int
    seats: int
    teams: list[int]
    options: object
    opening: list[str]
    steps: list[StepJson]
    position: str
    scores: list[int]
    over: str
    places: list[list[int]]


def run(
    session: Session,
    *,
    file: str,
    seat: int | None,
    verify: bool,
    commitment: str | None,
    json: bool,
) -> int:
    record = load(file)
    if verify or commitment:
        return prove(session, record, commitment, json=json)
    seats = read(record).seats
    if seat is not None and seat > seats:
        raise CommandError("no_seat", seat=seat, seats=seats)
    recorder = PlaythroughRecorder(_audience(seat), session.locale)
    match = replay(session, record, recorder)
    playthrough = recorder.close(match)
    if json:
        session.print_json(_as_json(playthrough))
    elif session.out.is_terminal:
        names = [playthrough.renderer.name(number) for number in range(match.seats)]
        session.out.print(paint_transcript(write(playthrough), names), end="", soft_wrap=True)
    else:
        print(write(playthrough), end="")
    return 0


def _audience(seat: int | None) -> Audience:
    """Seats are numbered from 1 here, 0 is a spectator; without a seat nothing is hidden."""
    if seat is None:
        return ALL
    return seat - 1 if seat else None


def _as_json(playthrough: Playthrough) -> MatchJson:
    match = playthrough.match
    steps: list[StepJson] = [
        {
            "step": told.step,
            "at": told.at,
            "who": told.who,
            "what": told.what,
            "events": msgspec.to_builtins(told.events),
            "sentences": list(told.sentences),
        }
        for told in playthrough.steps
    ]
    return {
        "game": match.game.about.id,
        "version": match.version,
        "seats": match.seats,
        "teams": list(match.teams),
        "options": msgspec.to_builtins(match.options),
        "opening": list(playthrough.opening),
        "steps": steps,
        "position": playthrough.position,
        "scores": list(match.state.scores),
        "over": match.state.over,
        "places": [list(group) for group in match.ranking().places] if match.over else [],
    }
