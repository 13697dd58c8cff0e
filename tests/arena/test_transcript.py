"""Transcripts: their content per audience; determined by the record alone."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ludoteca import Chance, Event, FairSeed, Match, Move, Seat, game, seed_from_int
from ludoteca.arena import ALL, Audience, drive, make_playthrough, transcript
from ludoteca.arena.rendering import clean, clock
from ludoteca_pig.game import Hold, Roll
from ludoteca_sealed_orders.game import Seal

GOLDEN = Path(__file__).parent / "transcripts" / "short_pig.txt"
PROBES = ("pig", "sealed_orders", "quick_quiz", "liars_hand", "scribble")
AUDIENCES: list[Audience] = [ALL, None, 0, 1, 2]


def started(name: str, seats: int = 2, **settings: Any) -> Match:
    return Match.start(game(name), seats=seats, seed=seed_from_int(1), **settings)


def played(name: str, seats: int = 3, **settings: Any) -> Match:
    match = started(name, seats, **settings)
    drive(match, [match.game.make_bot("easy") for _ in range(seats)], Chance(seed_from_int(2)))
    return match


def short_pig() -> Match:
    """Two seats to ten points; both hold at four, and think for 1.25 seconds."""
    match = started("pig", options={"target": 10})
    while not match.over:
        view: Any = match.view(None)
        match.play(view.turn, Hold() if view.pot >= 4 else Roll(), at=match.at + 1250)
    return match


def test_a_transcript_reads_like_this() -> None:
    assert transcript(short_pig().record()) == GOLDEN.read_text("utf-8")


@pytest.mark.parametrize("name", PROBES)
def test_only_the_record_decides_what_stands_in_it(name: str) -> None:
    record = played(name).record()
    stored = json.loads(json.dumps(record))
    for audience in AUDIENCES:
        assert transcript(record, seat=audience) == transcript(stored, seat=audience)


@pytest.mark.parametrize("name", PROBES)
def test_every_step_stands_in_the_whole_transcript_with_its_moment(name: str) -> None:
    match = played(name)
    lines = transcript(match.record()).splitlines()
    steps = [line.split()[:2] for line in lines if re.match(r" {0,4}\d+ +\d+:", line)]
    assert steps == [[str(i), clock(given.at)] for i, given in enumerate(match.log)]


@pytest.mark.parametrize("name", PROBES)
def test_lines_have_no_trailing_blanks_and_the_text_ends_with_one_line_break(name: str) -> None:
    text = transcript(played(name).record())
    assert [line for line in text.split("\n") if line != line.rstrip()] == []
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


# Audiences


def test_the_whole_transcript_says_who_may_know_a_secret_and_what_others_hear() -> None:
    text = transcript(played("liars_hand").record())
    assert re.search(r"\(only Seat 2\) Seat 2 is dealt (?!a hand)", text)
    assert "(the others) Seat 2 is dealt a hand." in text


@pytest.mark.parametrize("audience", [None, 0, 1, 2])
def test_a_seat_reads_only_its_own_cards(audience: Audience) -> None:
    text = transcript(played("liars_hand").record(), seat=audience)
    known = {int(seat) - 1 for seat in re.findall(r"Seat (\d) is dealt (?!a hand)", text)}
    assert known == (set() if audience is None else {audience})


@pytest.mark.parametrize("audience", [None, 0, 1, 2])
def test_a_seat_reads_only_its_own_moves(audience: Audience) -> None:
    match = played("sealed_orders")
    text = transcript(match.record(), seat=audience)
    writers = set(re.findall(r"(Seat \d)  seal", text))
    assert writers == (set() if audience is None else {f"Seat {int(audience) + 1}"})


@pytest.mark.parametrize("audience", [None, 0, 1])
def test_nobody_but_the_server_reads_the_seed(audience: Audience) -> None:
    match = played("pig")
    assert match.seed.hex() in transcript(match.record())
    assert match.seed.hex() not in transcript(match.record(), seat=audience)


class Noticed(Event):
    seat: Seat

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Notice(Move):
    """A move without public events."""

    def check(self, state: Any, seat: Seat, ctx: Any) -> None: ...

    def apply(self, state: Any, seat: Seat, ctx: Any) -> Iterator[Event]:
        yield Noticed(seat)


def test_a_step_an_audience_knows_nothing_of_is_left_out() -> None:
    pig = game("pig")
    watchful = replace(pig, moves=(*pig.moves, Notice), events=(*pig.events, Noticed))
    match = Match.start(watchful, seats=2, seed=bytes(32))
    match.play(0, Notice())
    told = {
        audience: [
            (step.who, step.what)
            for step in make_playthrough(match.record(), audience, game=watchful).steps
        ]
        for audience in (ALL, 0, 1, None)
    }
    own = [("Seat 1", "notice")]
    assert told == {ALL: own, 0: own, 1: [], None: []}
    assert "(only Seat 1) event-noticed" in transcript(match.record(), game=watchful)


def test_the_position_is_that_of_the_seat() -> None:
    match = started("sealed_orders")
    match.play(0, Seal((12, 0, 0)))
    assert "Yours: 12, 0, 0" in transcript(match.record(), seat=0)
    assert "Yours: none" in transcript(match.record(), seat=1)


# Positions and the end


def test_positions_stand_where_rounds_end_and_at_the_end() -> None:
    match = short_pig()
    text = transcript(match.record())
    assert text.count("│") == text.count("is over: the pot is banked") + text.count(
        "a 1 was rolled"
    )
    assert text.rstrip().splitlines()[-3:][0] == "Places"


def test_a_match_under_way_goes_on() -> None:
    match = started("pig")
    match.play(0, Roll())
    text = transcript(match.record())
    assert text.endswith("The match goes on.\n")
    assert "Places" not in text


def test_shared_places_are_shown_as_such_and_points_only_where_there_are_some() -> None:
    match = started("sealed_orders", 2, options={"rounds": 1})
    for seat in (0, 1):
        match.play(seat, Seal((4, 4, 4)))
    assert transcript(match.record()).endswith("Places\n  1  Seat 1\n  1  Seat 2\n")


# Other inputs


def test_alarms_leavers_and_the_autopilot_are_told() -> None:
    match = started("sealed_orders", 3, options={"rounds": 2, "deadline": 60_000})
    match.leave(2, at=5_000)
    match.skip(0, at=10_000)
    match.advance(60_000)
    text = transcript(match.record())
    assert re.search(r"0   0:05.000  Seat 3  \(leaves\) +Seat 3 leaves\.", text)
    assert re.search(r"1   0:10.000  Seat 1  \(autopilot\) +The autopilot plays for Seat 1", text)
    assert re.search(r"2   1:00.000  clock   deadline +The autopilot plays for Seat 2", text)


def test_who_comes_back_is_told() -> None:
    match = started("quick_quiz", 3)
    match.leave(1, at=100)
    match.rejoin(1, at=200)
    text = transcript(match.record())
    assert re.search(r"0:00.200  Seat 2  \(comes back\) +Seat 2 is back\.", text)


def test_what_is_taken_back_is_told() -> None:
    match = started("pig")
    match.play(0, Hold(), at=100)
    match.take_back(0, at=200)
    lines = transcript(match.record()).splitlines()
    taken_back = next(i for i, line in enumerate(lines) if "table   (take back to step 0)" in line)
    assert lines[taken_back + 1].strip() == "The last moves are taken back."


# The head


def test_teams_and_fairness_stand_in_the_head() -> None:
    fair = FairSeed("ab" * 32, ("01", "02"))
    match = Match.start(game("quick_quiz"), seats=4, seed=fair, teams=(0, 1, 0, 1))
    head = transcript(match.record()).splitlines()[:8]
    assert "Teams    Seat 1, Seat 3; Seat 2, Seat 4" in head
    assert f"Fair     yes; the commitment was {fair.commitment}" in head


def test_it_can_be_told_in_spanish_and_with_names() -> None:
    text = transcript(short_pig().record(), seat=0, locale="es", names=("Ana", "Luis"))
    assert "Asientos   Ana, Luis" in text
    assert "Vista por  Ana" in text
    assert re.search(r"Ana saca \d\.", text)
    assert "Puestos" in text


def test_steps_under_older_rules_are_not_shown() -> None:
    match = started("pig")
    match.play(0, Roll())
    old = game("pig")
    newer = replace(
        old, about=structs.replace(old.about, version=2), upgrade=lambda raw, version: raw
    )
    upgraded = Match.load(match.save(), newer)
    upgraded.play(upgraded.to_act()[0], Hold())
    text = transcript(upgraded.record(), game=newer)
    assert "Steps 0 to 0 were played under older rules and are not shown." in text
    assert re.search(r"^    1   0:00.000  Seat \d  hold", text, re.MULTILINE)


# Formatting


@pytest.mark.parametrize(
    ("at", "shown"),
    [
        (0, "0:00.000"),
        (4250, "0:04.250"),
        (65_001, "1:05.001"),
        (3_599_999, "59:59.999"),
        (3_600_000, "1:00:00.000"),
        (26 * 3_600_000, "26:00:00.000"),
    ],
)
def test_moments_are_written_as_clocks_do(at: int, shown: str) -> None:
    assert clock(at) == shown


def test_nothing_in_a_name_moves_the_cursor() -> None:
    text = transcript(short_pig().record(), names=("\x1b[31mred\r", "a\u202eb"))
    assert all(sign.isprintable() or sign == "\n" for sign in text)
    assert clean("plain") == "plain"
