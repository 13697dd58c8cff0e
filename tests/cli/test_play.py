"""Playing in the terminal: output, input and match time."""

import io
import json
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from ludoteca import (
    Bot,
    Chance,
    Choices,
    FastChance,
    Match,
    Move,
    Play,
    Wait,
    seed_from_int,
)
from ludoteca.arena import drive
from ludoteca.cli.session import Session
from ludoteca.cli.terminal.narrator import Narrator, duration_text
from ludoteca.cli.terminal.person import Person, Quit
from ludoteca_pig.game import Hold, Roll
from tests.cli.console import cli


def play(*args: str, typed: Sequence[str] = (), lang: str = "en_GB") -> Result:
    return cli("play", *args, typed="".join(f"{line}\n" for line in typed), lang=lang)


# Watching


def test_bots_play_all_seats_while_a_person_watches() -> None:
    result = play("pig", "--watch", "--seats", "3", "--seed", "7", "--options", "target=40")
    assert result.exit_code == 0
    assert "One die, one decision: go on or hold?" in result.stdout
    assert re.search(r"Seat 3 rolls \d\.", result.stdout)
    assert "The match is over: the winning score is reached." in result.stdout
    assert re.search(r"1 +Seat \d +easy +\d\d", result.stdout)


@pytest.mark.parametrize("name", ["sealed_orders", "quick_quiz", "liars_hand", "scribble"])
def test_every_probe_can_be_watched(name: str) -> None:
    result = play(name, "--watch", "--seed", "1")
    assert result.exit_code == 0
    assert "The match is over" in result.stdout


def test_the_same_seed_shows_the_same_match() -> None:
    one, other = (play("liars_hand", "--watch", "--seed", "7").stdout for _ in range(2))
    assert one == other
    assert one != play("liars_hand", "--watch", "--seed", "8").stdout


def test_who_watches_sees_what_a_spectator_may_know() -> None:
    dealt = re.findall(r"is dealt (.*)\.", play("liars_hand", "--watch", "--seed", "7").stdout)
    assert set(dealt) == {"a hand"}


def test_it_is_told_in_the_language_of_the_system_or_the_option() -> None:
    for result in (play("pig", "--watch", lang="es_ES"), play("pig", "--watch", "--lang", "es")):
        assert "Termina la partida: se ha alcanzado la puntuación." in result.stdout
        assert "Asiento 1" in result.stdout
        assert "Seat" not in result.stdout


# Playing


def test_a_person_plays_against_bots() -> None:
    result = play("pig", "--seed", "3", typed=["roll", "2", "1"])
    assert "Seat 1  you" in result.stdout
    assert "1    Hold and bank the pot    hold" in result.stdout
    assert re.search(r"Seat 1 rolls \d\.\n.*Seat 1 rolls \d\.", result.stdout, re.DOTALL)
    assert "Seat 1 holds 7." in result.stdout
    assert re.search(r"Seat 2 rolls \d\.", result.stdout)


def test_a_person_can_play_to_the_end() -> None:
    result = play("pig", "--seed", "3", "--options", "target=10", typed=["roll", "hold"] * 20)
    assert result.exit_code == 0
    assert "The match is over" in result.stdout
    assert re.search(r"Places", result.stdout)


@pytest.mark.parametrize("typed", [["q"], [], ["roll", "q"]])
def test_a_person_may_leave_at_any_time(typed: list[str]) -> None:
    result = play("pig", "--seed", "3", typed=typed)
    assert result.exit_code == 0
    assert "Until next time!" in result.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump", "“jump” is not a move. Try: roll, hold."),
        ("roll 3", "“roll 3” cannot be read. Write: roll."),
        ("7", "The list goes from 1 to 2."),
        ("0", "The list goes from 1 to 2."),
        ("?", "Type a number of the list, or a move as it is written there: hold"),
        ("help", "Type a number of the list, or a move as it is written there: hold"),
    ],
)
def test_what_cannot_be_understood_is_explained_and_asked_again(typed: str, answer: str) -> None:
    result = play("pig", "--seed", "3", typed=[typed, "roll"])
    assert answer in result.stdout
    assert "Seat 1 rolls 2." in result.stdout


def test_a_refused_move_is_explained_and_asked_again() -> None:
    result = play("liars_hand", "--seed", "1", typed=["call", "bid 99 0", "bid 1 1"])
    assert result.stdout.count("This move is not possible now.") == 2
    assert "Seat 1 bids 1 × ten." in result.stdout


def test_things_may_be_called_by_the_names_on_the_screen() -> None:
    typed = ["colocar Islandia 1", "q"]
    result = play("risk", "--seats", "3", "--seed", "1", "--lang", "es", typed=typed)
    assert "Asiento 1 coloca 1 ejército en Islandia." in result.stdout


def test_any_move_will_do() -> None:
    result = play("liars_hand", "--seed", "1", typed=["*"])
    assert re.search(r"Seat 1 bids \d × \w+\.", result.stdout)


def test_nothing_typed_shows_the_position_again() -> None:
    result = play("pig", "--seed", "3", typed=["", "q"])
    assert result.stdout.count("Seat 1 to roll or hold; the pot holds 0.") == 2


# Forms


def test_a_form_speaks_the_language_and_asks_only_what_is_open() -> None:
    result = play("risk", "--lang", "es", "--seed", "1", typed=["1", "groenlandia", "1", "q"])
    assert "1    Colocar ejércitos    place <territory" in result.stdout
    assert "territorio (Alaska, Groenlandia, " in result.stdout
    assert "Asiento 1 coloca 1 ejército en Groenlandia." in result.stdout


def test_one_line_may_hold_several_answers_until_one_does_not_fit() -> None:
    typed = ["2x alaska; brazil; nowhere; alaska", "q"]
    result = play("risk", "--seed", "1", "--options", "placement=one_by_one", typed=typed)
    placed = re.findall(r"Seat 1 places 1 army in (\w+)\.", result.stdout)
    assert placed == ["Alaska", "Alaska"]
    assert result.stdout.count("Your move") == 2


def test_many_moves_of_one_kind_are_asked_for_field_by_field() -> None:
    result = play("liars_hand", "--seats", "3", "--seed", "1", typed=["1", "12", "2", "queen"])
    assert "1    bid <count 1–9> <rank 0–5>" in result.stdout
    assert "“12” does not fit. Possible: 1–9" in result.stdout
    assert "rank (0 nine, 1 ten, 2 jack, 3 queen, 4 king, 5 ace) › " in result.stdout
    assert "Seat 1 bids 2 × queen." in result.stdout


def test_nothing_typed_in_a_form_goes_back_to_the_menu() -> None:
    result = play("liars_hand", "--seats", "3", "--seed", "1", typed=["1", "2", "", "bid 1 1"])
    assert "Seat 1 bids 1 × ten." in result.stdout


def test_a_free_field_shows_an_example_and_takes_a_plain_list() -> None:
    result = play("sealed_orders", "--seed", "1", typed=["1", "9 9 9", "5 4 3"])
    assert re.search(r"sheet \(sheet, castles 3, sum 12; such as \[\d+,\d+,\d+\]", result.stdout)
    assert "“9 9 9” does not fit." in result.stdout
    assert "The sheets are opened: 5, 4, 3;" in result.stdout


def test_where_only_one_value_is_asked_for_it_can_be_typed_alone() -> None:
    result = play("sealed_orders", "--seed", "1", typed=["5, 4, 3", "*"])
    assert "The sheets are opened: 5, 4, 3;" in result.stdout
    assert result.stdout.count("The sheets are opened") == 2


# Out of turn


def test_out_of_turn_a_person_may_act_or_let_the_others_go_on() -> None:
    result = play("liars_hand", "--seats", "3", "--seed", "1", typed=["bid 1 0", "", "?", "call"])
    assert "Act, or Enter to let the others go on" in result.stdout
    assert "w waits until it is your turn" in result.stdout
    assert re.search(r"Seat \d calls", result.stdout)


class Bidder:
    """Always makes the lowest bid; calls only if it must."""

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        return choices.first() if view.seat == view.turn else Wait(1000)


@pytest.mark.parametrize(("answers", "asked"), [(["", ""], 2), (["w"], 1)])
def test_a_person_may_wait_quietly_until_it_is_their_turn(
    monkeypatch: pytest.MonkeyPatch, answers: list[str], asked: int
) -> None:
    typed = ["bid 1 0", *answers, "q"]
    match, out = seated(monkeypatch, "liars_hand", typed, [Bidder()] * 3)
    assert out.count("Act, or Enter") == asked
    assert [play.seat for play in plays(match)] == [0, 1, 2, 3]


# Time


class Clock:
    """A fake clock that advances by a fixed span with every reading."""

    def __init__(self, seconds: float) -> None:
        self.now, self.seconds = 0.0, seconds

    def __call__(self) -> float:
        self.now += self.seconds
        return self.now


class Answering:
    """Waits four seconds in every round, then makes a random move."""

    thought_about = 0

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        if self.thought_about < view.round:
            self.thought_about = view.round
            return Wait(4000)
        return choices.sample(chance)


def seated(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    typed: Sequence[str],
    bots: Sequence[Bot],
    *,
    thinks: float = 0,
    options: dict[str, int] | None = None,
) -> tuple[Match, str]:
    """Play among bots as a person who thinks for `thinks` seconds; returns match and output."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    session = Session("en")
    narrator = Narrator(session, 0, ["you"] + ["bot"] * len(bots), 0)
    match = Match.start(
        session.game(name),
        seats=1 + len(bots),
        seed=seed_from_int(1),
        options=options,
        observers=[narrator],
    )
    person = Person(session, narrator, 0, Clock(thinks))
    with suppress(Quit):
        drive(match, [person, *bots], FastChance(seed_from_int(2)))
    return match, out.getvalue()


def plays(match: Match) -> list[Play]:
    return [given for given in match.log if isinstance(given, Play)]


@pytest.mark.parametrize(("thinks", "order"), [(1.5, [0, 1]), (6.0, [1, 0])])
def test_in_a_live_game_thinking_takes_time(
    monkeypatch: pytest.MonkeyPatch, thinks: float, order: list[int]
) -> None:
    questions = {"questions": 1}
    match, _ = seated(
        monkeypatch, "quick_quiz", ["1"], [Answering()], thinks=thinks, options=questions
    )
    answers = {play.seat: play.at for play in plays(match)}
    assert list(answers) == order
    assert answers == {0: 1000 * thinks, 1: 4000}


def test_in_a_live_game_a_move_may_come_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {"questions": 2, "seconds": 20}
    match, out = seated(
        monkeypatch, "quick_quiz", ["1", "q"], [Answering()], thinks=30, options=quick
    )
    assert "That came too late: things have changed." in out
    assert match.state.round == 2
    assert [play.seat for play in plays(match)] == [1]


def test_in_other_games_the_clock_stands_still_while_a_person_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, _ = seated(monkeypatch, "sealed_orders", ["4 4 4", "q"], [Answering()], thinks=10_000)
    assert [(play.seat, play.at) for play in plays(match)] == [(0, 0), (1, 4000)]


# Records


def test_a_match_can_be_recorded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = play("pig", "--watch", "--record", str(file))
    assert f"The record is in {file}." in result.stderr
    assert "The dice are fair: their secret is fixed now" in result.stdout
    commitment = re.search(r"commitment is ([0-9a-f]{64})", result.stdout)
    assert commitment
    verified = cli("replay", str(file), "--verify", "--commitment", commitment[1])
    assert verified.exit_code == 0


def test_a_match_that_was_left_is_recorded_too(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("pig", "--seed", "3", "--record", str(file), typed=["roll", "roll", "q"])
    record = json.loads(file.read_text("utf-8"))
    assert [given["move"] for given in record["log"]] == [{"move": "roll"}] * 2
    assert Match.replay(record).record() == record


def test_without_a_seed_every_match_is_another() -> None:
    one, other = (play("pig", "--watch").stdout for _ in range(2))
    assert one != other


def test_moves_are_what_a_person_said(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("pig", "--seed", "3", "--record", str(file), typed=["2", "hold", "q"])
    match = Match.replay(json.loads(file.read_text("utf-8")))
    assert [given.move for given in plays(match)][:2] == [Roll(), Hold()]


@pytest.mark.parametrize(
    ("value", "unit", "locale", "told"),
    [
        (1500, "millisecond", "en", "1.5 seconds"),
        (90, "second", "es", "90 segundos"),
        (2880, "minute", "es", "2 días"),
        (0, "second", "en", "0 seconds"),
    ],
)
def test_a_time_is_told_in_the_largest_whole_unit(
    value: int, unit: str, locale: str, told: str
) -> None:
    assert duration_text(value, unit, locale) == told
