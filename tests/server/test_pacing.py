"""Pauses of bots, in virtual time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.server.rooms.observers.pacing import Acted, Pacing, Seating, Tempo, tempo_of
from ludoteca.server.settings import Settings
from ludoteca.server.tables.table import SKIP
from ludoteca.server.wire.vocabulary import Speed

TEMPO = tempo_of(Settings(), is_live=False)
LIVE = tempo_of(Settings(), is_live=True)
KINDS = ("dice_rolled", "territory_conquered", "conquest_moved")


class Table:
    """People and bots who take turns in the order of their seats, each turn of some steps."""

    def __init__(self, seats: str, tempo: Tempo = TEMPO, speed: Speed = 1) -> None:
        self.seats, self.speed = seats, speed
        self.pacing = Pacing(tempo)
        self.people = [seat for seat, who in enumerate(seats) if who == "p"]
        self.bots = [seat for seat, who in enumerate(seats) if who == "b"]
        self.now = 100.0
        self.pacing.observe(self.now, self.waiting_for(0))

    def waiting_for(self, *seats: int) -> Seating:
        return Seating(self.people, self.bots, seats)

    def decide(self, seat: int, then: int, after: float = 30.0) -> None:
        """A person takes their time."""
        self.now += after
        self.pacing.observe(self.now, self.waiting_for(then), Acted(seat, frozenset({"moved"})))

    def pause(self, seat: int, chance: float = 1.0) -> float:
        return self.pacing.pause(seat, self.waiting_for(seat), self.speed, chance)

    def turn(self, seat: int, then: int, steps: int, thinking: float = 0.0) -> float:
        """A bot plays a turn; the seconds it took."""
        began = self.now
        for step in range(steps):
            self.now += max(self.pause(seat), thinking)
            shown = frozenset({KINDS[step % len(KINDS)]})
            following = self.waiting_for(then if step == steps - 1 else seat)
            self.pacing.observe(self.now, following, Acted(seat, shown))
        return self.now - began

    def round(self, steps: int, thinking: float = 0.0) -> Iterator[tuple[int, float]]:
        """Everybody has a turn, the person at seat 0 first; each bot's time."""
        for seat, who in enumerate(self.seats):
            then = (seat + 1) % len(self.seats)
            if who == "p":
                self.decide(seat, then)
            else:
                yield seat, self.turn(seat, then, steps, thinking)


BOUNDS: list[tuple[str, int, Speed, float, float]] = [
    # seats, steps of a turn, speed → most of a turn, most of all turns
    ("pb", 1, 1, 3.0, 3.0),
    ("pb", 20, 1, 8.0, 8.0),
    ("pb", 500, 1, 8.0, 8.0),
    ("pbb", 20, 1, 8.0, 15.0),
    ("pbbbbb", 1, 1, 1.0, 5.0),
    ("pbbbbb", 30, 1, 8.0, 15.0),
    ("pbbbbbbbbb", 30, 1, 8.0, 15.0),
    ("pbbpbb", 30, 1, 8.0, 15.0),
    ("pbbbbb", 30, 2, 4.0, 7.5),
    ("pbbbbb", 30, 4, 2.0, 3.75),
    ("pbbbbb", 30, SKIP, 0.0, 0.0),
]


@pytest.mark.parametrize(("seats", "steps", "speed", "turn", "wait"), BOUNDS)
def test_bots_keep_to_the_limits_however_many_steps_they_make(
    seats: str, steps: int, speed: Speed, turn: float, wait: float
) -> None:
    table = Table(seats, speed=speed)
    for _ in range(4):
        spent = [time for _, time in table.round(steps)]
        assert max(spent) <= turn + 1e-9
        assert sum(spent) <= wait + 1e-9


def test_every_bot_gets_its_share_of_the_time() -> None:
    spent = [time for _, time in Table("pbbbbb").round(30)]
    assert min(spent) > 2.5


@pytest.mark.parametrize(
    ("thinking", "most"), [(0.05, 15.0), (0.2, 15.0), (0.4, 17.0), (1.0, 32.5)]
)
def test_thinking_counts_as_a_part_of_the_pause(thinking: float, most: float) -> None:
    spent = [time for _, time in Table("pbb").round(15, thinking)]
    assert sum(spent) <= most


def test_time_that_others_did_not_take_is_left_for_the_last() -> None:
    table = Table("pbbb")
    table.decide(0, then=1)
    table.turn(1, then=2, steps=1)
    table.turn(2, then=3, steps=1)
    assert table.turn(3, then=0, steps=200) > 7.9


def test_a_repeated_event_has_a_shorter_pause_and_none_without_an_event() -> None:
    table = Table("pb")
    table.decide(0, then=1)

    def after(*events: str) -> float:
        table.now += 0.1
        table.pacing.observe(table.now, table.waiting_for(1), Acted(1, frozenset(events)))
        return table.pause(1)

    assert after("die_rolled") == pytest.approx(0.99, abs=0.02)
    assert after("die_rolled") == 0.5
    assert after("held") == pytest.approx(0.96, abs=0.02)
    assert after() == 0.0


def test_chance_is_added_before_a_turn_only() -> None:
    table = Table("pb", tempo=TEMPO._replace(turn=60, wait=60))
    table.decide(0, then=1)
    assert [table.pause(1, chance) for chance in (0.0, 0.5, 1.0)] == [1.0, 2.0, 3.0]
    table.turn(1, then=1, steps=1)
    assert table.pause(1, 0.0) == table.pause(1, 1.0) == 1.0


@pytest.mark.parametrize("speed", [1, 2, 4, SKIP])
def test_reactions_and_moves_beside_those_of_people_have_their_natural_time(speed: Speed) -> None:
    table = Table("pbb", tempo=LIVE, speed=speed)
    at_once = table.waiting_for(0, 1, 2)
    in_turn = table.waiting_for(1)
    assert table.pacing.pause(2, at_once, speed, 0.5) == 2.0
    assert table.pacing.pause(2, in_turn, speed, 0.5) == 2.0


@pytest.mark.parametrize(("speed", "least"), [(1, 1.0), (2, 0.5), (4, 0.25), (SKIP, 0.0)])
def test_in_a_live_game_there_is_always_time_to_react(speed: Speed, least: float) -> None:
    table = Table("p" + 9 * "b", tempo=LIVE, speed=speed)
    for _ in range(3):
        assert all(time == pytest.approx(least, abs=0.1) for _, time in table.round(1))


def test_time_in_which_people_could_act_too_is_not_the_bots() -> None:
    table = Table("pbb")
    table.pacing.observe(table.now, table.waiting_for(0, 1, 2))
    table.now += 600
    table.pacing.observe(table.now, table.waiting_for(0, 2), Acted(1, frozenset({"sent"})))
    table.decide(0, then=2, after=1)
    assert table.pause(2) > 1.0


def test_a_pause_of_the_match_is_not_the_bots_time() -> None:
    table = Table("pb")
    table.decide(0, then=1)
    table.now += 600
    table.pacing.observe(table.now, table.waiting_for(1))
    assert 7.0 < table.turn(1, then=0, steps=50) <= 8.0


def test_without_people_only_a_turn_is_limited() -> None:
    table = Table("bbbb")
    spent = [time for _ in range(5) for _, time in table.round(50)]
    assert all(7.0 < time <= 8.0 for time in spent)


def test_another_speed_counts_from_the_next_pause_on() -> None:
    table = Table("pb")
    table.decide(0, then=1)
    table.turn(1, then=1, steps=3)
    slow = table.pause(1)
    table.speed = 4
    quick = table.pause(1)
    table.speed = 1
    assert quick < slow / 4
    assert table.pause(1) == slow


def test_slower_bots_are_a_setting() -> None:
    """A limit is never shorter than one pause."""
    tempo = tempo_of(Settings(bot_delay=60_000, bot_delay_spread=0), is_live=False)
    assert (tempo.turn, tempo.wait) == (60.0, 60.0)
