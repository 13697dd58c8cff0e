"""Search for any game: it plays every game, is reproducible, and depends on nothing hidden."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from ludoteca.arena import drive
from ludoteca.bots import Budget, ParallelSearchBot, SearchBot, ask, make_bot, merged, strengths
from ludoteca.kernel import (
    Bot,
    Chance,
    FastChance,
    Game,
    Match,
    Move,
    RandomBot,
    Seat,
    exchange_secrets,
    seed_from_int,
)
from ludoteca.kernel import game as find_game

GAMES = [
    "liars_hand",
    "machiavelli",
    "pictionary",
    "pig",
    "quick_quiz",
    "risk",
    "scribble",
    "sealed_orders",
    "teradeck",
    "trivia",
    "uno",
]
FEW = Budget(12)
NOTHING_HIDDEN = {"pig", "scribble"}
"""Games that hide nothing from whom they wait for."""


def start(game: Game, number: int = 0) -> Match:
    seats = min(max(3, game.about.seats[0]), game.about.seats[1])
    return Match.start(
        game, seats=seats, seed=seed_from_int(number), options=game.about.brief, chance=FastChance
    )


def decisions(match: Match, moves: int, chance: Chance) -> Iterator[Seat]:
    """A seat to act in each of some positions of a random match."""
    for _ in range(moves):
        while not match.over and not match.to_act():
            due = match.due()
            assert due is not None
            match.advance(due.at)
        if match.over:
            return
        seat = chance.choice(match.to_act())
        yield seat
        match.play(seat, match.choices(seat).sample(chance))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_chooses_moves_that_the_choices_contain(game_id: str) -> None:
    game, chance = find_game(game_id), FastChance(seed_from_int(1))
    match, bot = start(game), SearchBot(game, FEW)
    for seat in decisions(match, 6, chance):
        choices = match.choices(seat)
        move = ask(bot, match, seat, choices, chance)
        assert isinstance(move, Move)
        assert move in choices


@pytest.mark.parametrize("game_id", GAMES)
def test_states_that_a_seat_cannot_tell_apart_get_equal_choices(game_id: str) -> None:
    game, chance = find_game(game_id), FastChance(seed_from_int(2))
    match = start(game, 3)
    compared = 0
    for seat in decisions(match, 90, chance):
        pools = list(game.hidden(match.state, seat, match.engine.read_only_ctx(match.state)))
        other = start(game, 3)
        other.state = exchange_secrets(match.state, pools, chance)
        if compared == 3 or other.state == match.state:
            continue
        compared += 1
        one, two = (
            ask(SearchBot(game, FEW), each, seat, match.choices(seat), FastChance(seed_from_int(9)))
            for each in (match, other)
        )
        assert one == two
    assert compared or game_id in NOTHING_HIDDEN


def test_the_same_seed_makes_the_same_move() -> None:
    match = start(find_game("uno"))
    seat = match.to_act()[0]
    answers = {
        ask(SearchBot(match.game, FEW), match, seat, match.choices(seat), FastChance(bytes(32)))
        for _ in range(2)
    }
    assert len(answers) == 1


def test_a_search_beats_chance_at_pig() -> None:
    game = find_game("pig")
    wins = 0
    for number in range(12):
        match = Match.start(game, seats=2, seed=seed_from_int(number), chance=FastChance)
        bots: list[Bot] = [SearchBot(game, Budget(60)), RandomBot()]
        drive(match, bots, FastChance(seed_from_int(number)))
        wins += match.ranking().winners == (0,)
    assert wins >= 9


def test_the_tree_of_one_move_is_used_at_the_next() -> None:
    game, chance = find_game("pig"), FastChance(seed_from_int(4))
    match, bot = start(game), SearchBot(game, Budget(80))
    seat = match.to_act()[0]
    ask(bot, match, seat, match.choices(seat), chance)
    before = dict(bot.nodes)
    match.play(seat, match.choices(seat).first())
    seat = match.to_act()[0]
    root = bot.think(
        match.view(seat),
        match.choices(seat),
        chance,
        match.imagination(seat) or pytest.fail("none"),
    )
    assert root in before.values()
    assert root.visits > 80


def test_an_imagination_can_be_sent_to_another_process() -> None:
    match = start(find_game("uno"))
    imagination = match.imagination(0)
    assert imagination is not None
    sent = pickle.loads(pickle.dumps(imagination))
    assert sent.state == imagination.state
    chances = FastChance(bytes(32)), FastChance(bytes(32))
    assert sent.match(chances[0]).view(1) == imagination.match(chances[1]).view(1)


def test_searches_with_different_seeds_are_added_up() -> None:
    match = start(find_game("uno"))
    seat, roots = match.to_act()[0], []
    for number in range(3):
        imagination = match.imagination(seat)
        assert imagination is not None
        bot = SearchBot(match.game, Budget(30))
        chance = FastChance(seed_from_int(number))
        roots.append(bot.think(match.view(seat), match.choices(seat), chance, imagination))
    total = merged(roots)
    assert total.visits == sum(root.visits for root in roots)
    best = total.best(FastChance(bytes(32)))
    assert best is not None
    assert best in match.choices(seat)


def test_a_search_in_several_processes_is_reproducible_and_adds_up() -> None:
    match = start(find_game("uno"))
    seat = match.to_act()[0]
    bot = ParallelSearchBot(match.game, 2, Budget(20))
    imagination = match.imagination(seat)
    assert imagination is not None
    given = match.view(seat), match.choices(seat)
    try:
        roots = [bot.think(*given, FastChance(bytes(32)), imagination) for _ in range(2)]
        move = ask(bot, match, seat, match.choices(seat), FastChance(bytes(32)))
    finally:
        bot.close()
    assert isinstance(move, Move)
    assert move in match.choices(seat)
    visits = [[(act, tried.visits) for act, tried in root.moves.items()] for root in roots]
    assert visits[0] == visits[1]
    assert roots[0].visits == 2 * 20


def test_every_game_has_the_strength_search() -> None:
    for game_id in GAMES:
        assert strengths(find_game(game_id))[-1] == "search"


def test_where_nothing_can_be_imagined_the_policy_plays() -> None:
    game = find_game("machiavelli")
    match = Match.start(game, seats=3, seed=bytes(32), options={"fog": True}, chance=FastChance)
    seat = next(decisions(match, 1, FastChance(bytes(32))))
    assert match.imagination(seat) is None
    choices = match.choices(seat)
    move = ask(make_bot(game, "search"), match, seat, choices, FastChance(bytes(32)))
    assert isinstance(move, Move)
    assert move in choices
