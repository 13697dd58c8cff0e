"""Finished records of every game, written by earlier programs, replay to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca import Match, verify
from tests.compatibility.make_fixtures import with_answers
from tests.compatibility.old_server import read

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/records/*.json.gz"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem[:-5]}")
def test_an_old_record_replays_to_the_same_events_views_and_places(path: Path) -> None:
    kept = read(path)
    verify(kept["record"], Match.replay(kept["record"]).record())
    assert with_answers(kept["record"]) == kept


def test_a_replay_writes_the_record_it_was_made_from() -> None:
    for path in RECORDS:
        record = read(path)["record"]
        assert Match.replay(record).record() == record, path.name


def test_every_game_has_a_record() -> None:
    games = {read(path)["record"]["game"] for path in RECORDS}
    assert games == set(ludoteca.kernel.game_ids())
