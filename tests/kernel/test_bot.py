"""RandomBot, available in every game."""

from ludoteca import Chance, RandomBot, Wait, seed_from_int

from .tiny import start


def test_the_random_bot_plays_any_legal_move_in_time() -> None:
    match = start()
    bot, chance = RandomBot(), Chance(seed_from_int(0))
    view, choices = match.view(0), match.choices(0)
    moves = [bot.choose(view, choices, chance) for _ in range(200)]
    assert {type(move) for move in moves} == choices.kinds
    assert not any(isinstance(move, Wait) for move in moves)
    assert all(move in choices for move in moves if not isinstance(move, Wait))
