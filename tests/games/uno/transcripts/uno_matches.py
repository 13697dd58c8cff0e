"""The matches of the transcripts in this folder."""

from __future__ import annotations

from ludoteca import FastChance, Match, Move, seed_from_int
from ludoteca.arena import drive
from ludoteca.games.uno.game import game
from ludoteca.games.uno.moves import CallUno, Draw, Keep


def start(seats: int, seed: int, version: int | None = None, **options: object) -> Match:
    start = seed_from_int(seed)
    return Match.start(game, seats=seats, seed=start, options=options, version=version)


def play_on(match: Match, strength: str = "normal") -> Match:
    bots = [game.make_bot(strength) for _ in range(match.seats)]
    drive(match, bots, FastChance(seed_from_int(99)))
    return match


def a_single_hand() -> Match:
    """Three seats; ends when a hand is empty."""
    return play_on(start(3, seed=1))


def careless_players() -> Match:
    """Calls are forgotten and caught, and wild draw fours are challenged."""
    return play_on(start(4, seed=2), "easy")


def all_house_rules() -> Match:
    """Stacking, drawing on, forced play, sevens and zeros, jumping in, no bluffing."""
    house = ("stacking", "draw_until_playable", "forced_play", "seven_zero", "jump_in")
    return play_on(start(5, seed=0, no_bluffing=True, **dict.fromkeys(house, True)), "easy")


def chaos_in_teams() -> Match:
    """Two teams of two; draw cards answer draw cards, and the last card is a number."""
    chaos = game.about.presets["chaos"]
    teams = (0, 1, 0, 1)
    match = Match.start(game, seats=4, seed=seed_from_int(9), options=chaos, teams=teams)
    return play_on(match, "normal")


def a_late_call() -> Match:
    """A forgotten call is made late, before anybody catches it."""
    match = start(2, seed=10)
    bots, chance = [game.make_bot("easy") for _ in range(2)], FastChance(seed_from_int(98))
    while not match.over:
        late = next((seat for seat in range(2) if CallUno in match.choices(seat).kinds), None)
        if late is not None:
            match.play(late, CallUno())
            continue
        seat = match.to_act()[0]
        move = bots[seat].choose(match.view(seat), match.choices(seat), chance)
        assert isinstance(move, Move)
        match.play(seat, move)
    return match


def to_a_hundred_points() -> Match:
    """Several hands with pauses between them; ends when the points are reached."""
    return play_on(start(2, seed=4, ends="score", target=100))


def two_hands() -> Match:
    """Everybody gets what they hold; after two hands fewest points win."""
    return play_on(start(3, seed=6, ends="rounds", rounds=2, scoring="each_their_own"))


def a_minute() -> Match:
    """The hand under way when the minute is over is played out."""
    match = start(2, seed=7, ends="minutes", minutes=1)
    bot, chance = game.make_bot("normal"), FastChance(seed_from_int(99))
    for now in range(4000, 600_000, 4000):
        match.advance(now)
        for seat in match.to_act():
            move = bot.choose(match.view(seat), match.choices(seat), chance)
            assert isinstance(move, Move)
            match.play(seat, move, now)
    return match


def a_single_hand_without_points() -> Match:
    """Version 1 of the rules paid nothing in a single hand."""
    return play_on(start(3, seed=1, version=1, match="single_hand"))


def the_others_concede() -> Match:
    match = start(3, seed=5)
    match.play(match.to_act()[0], Draw(), 2000)
    match.agree("concession", [2], 3000)
    return match


def the_others_leave() -> Match:
    """One leaves in turn, one out of turn; ends with the last player."""
    match = start(3, seed=5)
    match.leave(match.to_act()[0], 1000)
    seat = match.to_act()[0]
    match.play(seat, Draw(), 2000)
    match.leave(match.to_act()[0], 3000)
    return match


def an_absent_player() -> Match:
    """The clock draws for everybody, and one card is kept."""
    match = start(2, seed=6, turn_seconds=20)
    for _ in range(6):
        match.advance(match.at + 20_000)
    return match


def nobody_can_move() -> Match:
    """All seats draw until no card is left; ends blocked."""
    return draw_on(start(2, seed=7))


def all_turns_are_played() -> Match:
    """All seats only draw; ends with the last turn, and fewest cards win."""
    return draw_on(start(3, seed=8, turn_limit=50))


def draw_on(match: Match) -> Match:
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, Keep() if Keep in match.choices(seat).kinds else Draw())
    return match
