"""The matches of the transcripts in this folder."""

from __future__ import annotations

from ludoteca import FastChance, Match, seed_from_int
from ludoteca.arena import drive
from ludoteca.games.teradeck.game import game


def start(seats: int, seed: int, version: int | None = None, **options: object) -> Match:
    start = seed_from_int(seed)
    return Match.start(game, seats=seats, seed=start, options=options, version=version)


def play_on(match: Match, *players: str) -> Match:
    bots = [game.make_bot(player) for player in players]
    drive(match, bots, FastChance(seed_from_int(99)))
    return match


def two_players() -> Match:
    """Ends with four stable modules."""
    return play_on(start(2, seed=1), "hard", "normal")


def four_characters() -> Match:
    """Ends with four stable modules, after a long fight."""
    return play_on(start(4, seed=2), "archmaster", "bughunter", "qualityqueen", "mobilemonkey")


def six_players_at_random() -> Match:
    """The deck is reshuffled, a party is held, bugs are passed on, and others may be patched."""
    return play_on(start(6, seed=41, patch_others=True, bug_self=True), *["random"] * 6)


def first_to_eight_modules() -> Match:
    """A finished project is delivered, and its seat begins the next."""
    return play_on(start(2, seed=8, target=8), "normal", "normal")


def five_turns_each() -> Match:
    return play_on(start(3, seed=9, ends="rounds", rounds=5), "hard", "normal", "easy")


def a_minute() -> Match:
    """The clock discards for everybody until the minute is over."""
    match = start(2, seed=3, ends="minutes", minutes=1, turn_seconds=25)
    while not match.over:
        match.advance(match.at + 25_000)
    return match


def four_stable_modules() -> Match:
    """Version 1 of the rules paid nothing, and the first finished project won."""
    return play_on(start(2, seed=1, version=1), "hard", "normal")


def the_others_leave() -> Match:
    """One leaves in its turn, one out of turn; ends with the last player."""
    match = start(3, seed=4)
    match.leave(match.to_act()[0], 1000)
    seat = match.to_act()[0]
    match.play(seat, next(iter(match.legal_moves(seat))), 2000)
    match.leave(seat, 3000)
    return match


def an_absent_player() -> Match:
    """The clock discards for everybody."""
    match = start(2, seed=5, turn_seconds=30)
    for _ in range(4):
        match.advance(match.at + 30_000)
    return match
