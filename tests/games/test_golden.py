"""Golden transcripts: every game has one for every way to end, and each replays bit for bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import golden
import ludoteca
from ludoteca import (
    Match,
    MatchEnded,
    Observer,
    RoundEnded,
    State,
    Step,
)
from ludoteca.arena.transcript import transcript

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
GAMES = ludoteca.game_ids()
RECORDS = [
    pytest.param(path, id=f"{game}-{path.stem}")
    for game in GAMES
    for path in golden.records_of(game)
]
UNTOLD: dict[tuple[str, str], str] = {}
"""(Game, reason) that a check reaches but no transcript shows → why not."""
ELSEWHERE = """
import json, sys, ludoteca
for line in sys.stdin:
    match = ludoteca.Match.replay(json.loads(line))
    print(match.record()["digest"])
"""


class Reasons(Observer):
    """Collects the reasons for which rounds and the match ended."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def step(self, match: Match, step: Step[State]) -> None:
        ended = (e for e in step.events if isinstance(e, RoundEnded | MatchEnded))
        self.seen |= {event.reason for event in ended}


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_transcripts(game: str) -> None:
    assert golden.records_of(game), f"no transcripts in {golden.folder_of(game)}"


@pytest.mark.parametrize("game", GAMES)
def test_the_scripted_matches_are_those_told(game: str) -> None:
    assert not golden.stale(game), "look at them, then: scripts/golden.py --write"


@pytest.mark.parametrize("path", RECORDS)
def test_a_record_replays_to_its_transcript(path: Path) -> None:
    assert transcript(load(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS)
def test_a_record_replays_bit_for_bit_and_is_proven(path: Path) -> None:
    record = load(path)
    replayed = Match.replay(record).record()
    assert golden.as_json(replayed) == path.read_text(encoding="utf-8")
    ludoteca.verify(record, replayed)


def test_records_replay_alike_in_a_fresh_process_that_hashes_otherwise() -> None:
    records = [load(path) for game in GAMES for path in golden.records_of(game)]
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input="\n".join(map(json.dumps, records)),
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [record["digest"] for record in records]


@pytest.mark.skipif(not LARGE, reason="plays every game at random to find the reasons")
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_to_end_is_told(game: str) -> None:
    told = Reasons()
    for path in golden.records_of(game):
        Match.replay(load(path), observers=(told,))
    report = ludoteca.check_game(ludoteca.game(game), matches=5)
    excused = {reason for name, reason in UNTOLD if name == game}
    assert set(report.reasons) - told.seen <= excused
    assert not excused & told.seen, "an excuse that is not needed any more"
