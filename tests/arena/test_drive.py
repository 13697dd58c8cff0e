"""drive: the order of bots, waiting, out-of-turn moves, and errors."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from ludoteca import (
    Alarm,
    Bot,
    Chance,
    Choices,
    FastChance,
    Game,
    GameError,
    Match,
    Move,
    Play,
    Seat,
    Wait,
    game,
    seed_from_int,
)
from ludoteca.arena import BotError, drive
from ludoteca_liars_hand.game import Bid, Call
from ludoteca_pig.game import Hold, PigRounds, Roll
from ludoteca_quick_quiz.game import Answer
from ludoteca_scribble.game import Draw, GiveUp

PROBES = ("pig", "sealed_orders", "quick_quiz", "liars_hand", "scribble")
Answers: TypeAlias = Callable[[Any, Choices], Move | Wait]


class Scripted:
    """Answers by a function, and records its questions: round and move kinds."""

    def __init__(self, answer: Answers) -> None:
        self.answer = answer
        self.asked: list[Any] = []

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        self.asked.append(view)
        return self.answer(view, choices)


def started(name: str, seats: int = 2, seed: int = 1, **options: object) -> Match:
    return Match.start(game(name), seats=seats, seed=seed_from_int(seed), options=options)


def played(match: Match, bots: Sequence[Bot], **limits: int) -> Match:
    drive(match, bots, FastChance(seed_from_int(0)), **limits)
    return match


def plays(match: Match) -> list[Play]:
    return [given for given in match.log if isinstance(given, Play)]


def first_choice(view: Any, choices: Choices) -> Move:
    return choices.first()


def hold(view: Any, choices: Choices) -> Move:
    return Hold() if view.pot >= 10 else Roll()


# Playing to the end


@pytest.mark.parametrize("strength", ["easy", "random"])
@pytest.mark.parametrize("name", PROBES)
def test_bots_play_every_probe_to_its_end(name: str, strength: str) -> None:
    for seats in range(2, 5):
        match = started(name, seats)
        played(match, [match.game.make_bot(strength) for _ in range(seats)])
        assert match.over


@pytest.mark.parametrize("name", PROBES)
def test_the_same_seeds_give_the_same_match(name: str) -> None:
    matches = [started(name, 3) for _ in range(2)]
    for match in matches:
        played(match, [match.game.make_bot("easy") for _ in range(3)])
    assert matches[0].record() == matches[1].record()


def test_a_match_that_is_over_stays_as_it_is() -> None:
    match = played(started("pig"), [Scripted(hold), Scripted(hold)])
    steps = len(match.log)
    assert len(played(match, [Scripted(hold), Scripted(hold)]).log) == steps


def test_in_a_sequential_game_only_the_seat_on_turn_is_asked() -> None:
    bots = [Scripted(hold) for _ in range(3)]
    match = played(started("pig", 3), bots)
    for seat, bot in enumerate(bots):
        assert [view.turn for view in bot.asked] == [seat] * len(bot.asked)
    assert sum(len(bot.asked) for bot in bots) == len(match.log)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="3 seats need as many bots, not 2"):
        played(started("pig", 3), [Scripted(hold)] * 2)


# Waiting


def after(ms: int) -> Answers:
    """Waits once in every round, then takes the first choice."""
    thought: set[int] = set()

    def answer(view: Any, choices: Choices) -> Move | Wait:
        if view.round in thought:
            return choices.first()
        thought.add(view.round)
        return Wait(ms)

    return answer


def test_a_bot_that_waits_moves_at_the_moment_it_named() -> None:
    match = started("quick_quiz", questions=2, show_answer=3)
    played(match, [Scripted(after(4000)), Scripted(after(1500))])
    asked = 4000 + 3000
    assert [(play.at, play.seat) for play in plays(match)] == [
        (1500, 1), (4000, 0), (asked + 1500, 1), (asked + 4000, 0),
    ]  # fmt: skip


def test_time_leaps_to_the_alarm_when_everybody_waits_longer() -> None:
    match = started("quick_quiz", questions=1, seconds=20)
    played(match, [Scripted(after(30_000)), Scripted(after(60_000))])
    assert match.log == [Alarm(20_000, "time_up")]


def test_who_waits_for_the_very_moment_of_the_alarm_still_moves_in_time() -> None:
    match = started("quick_quiz", questions=1, seconds=20)
    played(match, [Scripted(after(20_000)), Scripted(after(25_000))])
    assert [given.at for given in match.log] == [20_000, 20_000]
    assert [type(given) for given in match.log] == [Play, Alarm]


def test_a_new_round_wakes_everybody() -> None:
    sleeper = Scripted(lambda view, choices: Wait(10_000_000))
    match = started("quick_quiz", questions=3, seconds=20)
    played(match, [sleeper, Scripted(after(1000))])
    assert [view.round for view in sleeper.asked] == [1, 2, 3]


def test_waiting_for_no_time_at_all_does_not_stop_time() -> None:
    impatient = Scripted(lambda view, choices: Wait(0))
    match = started("quick_quiz", questions=1, seconds=3)
    played(match, [impatient, Scripted(after(1000))])
    assert match.over
    assert len(impatient.asked) == 3001, "once a millisecond, the last one included"


def test_who_is_waited_for_is_not_disturbed_by_what_others_do() -> None:
    thinker = Scripted(after(9000))
    match = started("quick_quiz", 4, questions=1)
    played(match, [thinker, *(Scripted(after(ms)) for ms in (1000, 2000, 3000))])
    assert len(thinker.asked) == 2


# Out of turn


def bid_low(view: Any, choices: Choices) -> Move | Wait:
    return next((m for m in choices.legal_moves() if isinstance(m, Bid)), Call())


def never_out_of_turn(view: Any, choices: Choices) -> Move | Wait:
    return bid_low(view, choices) if view.seat == view.turn else Wait(60_000)


def always_call(view: Any, choices: Choices) -> Move | Wait:
    return Call() if Call() in choices else bid_low(view, choices)


def test_who_may_act_out_of_turn_is_asked_before_the_seat_on_turn_goes_on() -> None:
    match = started("liars_hand", 3, cards=1)
    played(match, [Scripted(never_out_of_turn), Scripted(never_out_of_turn), Scripted(always_call)])
    first = plays(match)[:2]
    assert [type(play.move) for play in first] == [Bid, Call]
    assert [play.seat for play in first] == [0, 2]


def test_who_waits_out_of_turn_is_asked_again_after_every_move() -> None:
    watcher = Scripted(never_out_of_turn)
    match = started("liars_hand", 3, cards=2)
    played(match, [Scripted(never_out_of_turn), Scripted(never_out_of_turn), watcher])
    bids = [view.count for view in watcher.asked if view.round == 1 and view.turn != 2]
    assert len(set(bids)) > 1
    assert match.at == 0, "nobody had to wait for the seat on turn"


def test_a_stream_of_moves_wakes_nobody() -> None:
    strokes = 0

    def draw(view: Any, choices: Choices) -> Move | Wait:
        nonlocal strokes
        strokes += 1
        return Draw(((1, 1),)) if strokes < 20 else GiveUp()

    guesser = Scripted(lambda view, choices: Wait(5000))
    match = started("scribble", rounds=1)
    played(match, [Scripted(draw), guesser])
    assert len(match.log) == 20
    assert len(guesser.asked) == 1


def test_seats_out_of_turn_are_asked_in_any_order() -> None:
    callers: set[Seat] = set()
    for seed in range(12):
        match = started("liars_hand", 4, cards=1)
        bots = [Scripted(always_call) for _ in range(4)]
        drive(match, bots, FastChance(seed_from_int(seed)))
        callers.add(next(play.seat for play in plays(match) if isinstance(play.move, Call)))
    assert callers == {2, 3}, "seat 1 is on turn: the others come first"


# Errors


def test_a_refused_move_names_the_bot_the_seat_and_the_move() -> None:
    cheat = Scripted(lambda view, choices: Answer(7))
    with pytest.raises(BotError) as caught:
        played(started("quick_quiz"), [cheat, cheat])
    error = caught.value
    assert (error.bot, error.move) == ("Scripted", "answer 7")
    assert error.seat in (0, 1)
    assert str(error) == f"Scripted at seat {error.seat}: answer 7 is refused: {error.refusal}"


@pytest.mark.parametrize("nonsense", [None, "roll", Answer(0)])
def test_an_answer_that_is_no_move_of_the_game_is_refused_too(nonsense: Any) -> None:
    with pytest.raises(BotError, match="unknown_move"):
        played(started("pig"), [Scripted(lambda view, choices: nonsense)] * 2)


def test_a_match_without_end_is_an_error() -> None:
    timid = Scripted(lambda view, choices: Hold())
    with pytest.raises(GameError, match="pig is not over after 50 steps"):
        played(started("pig"), [timid, timid], max_steps=50)


def test_waiting_for_ever_is_an_error_too() -> None:
    sleeper = Scripted(lambda view, choices: Wait(1000))
    with pytest.raises(GameError, match="not over after 200 steps"):
        played(started("pig"), [sleeper, sleeper], max_steps=200)


class Stuck(PigRounds):
    def choices(self, state: Any, seat: Seat, ctx: Any) -> Choices:
        return Choices()


def test_a_game_in_which_nobody_can_move_and_nothing_is_due_is_an_error() -> None:
    stuck: Game = replace(game("pig"), rounds=Stuck())
    match = Match.start(stuck, seats=2, seed=bytes(32))
    with pytest.raises(GameError, match="nobody can move and nothing is due"):
        played(match, [Scripted(first_choice)] * 2)
