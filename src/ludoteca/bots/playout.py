"""Playouts: an imagined match played on by a policy, and how it went for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Bot, Chance, Game, ImaginedMatch, Move, RandomBot, Seat, Wait

from .values import values_of

ANSWERS_OUT_OF_TURN = 2
"""A seat that may move out of turn is asked one time in this many: most let others go on."""
ALARMS_AT_ONCE = 20
"""Alarms in a row, without a move between them, after which a playout stops."""


class Policy:
    """The players of a playout: a bot for each seat, as the game wants it."""

    def __init__(self, game: Game, seats: int) -> None:
        make = game.search.policy or RandomBot
        self.bots: Sequence[Bot] = [make() for _ in range(seats)]
        self.asks_out_of_turn = game.has_moves_out_of_turn

    def move(self, match: ImaginedMatch, seat: Seat, chance: Chance) -> Move | None:
        """The move of a seat, or None where it has none or waits."""
        choices = match.choices(seat)
        if not choices:
            return None
        bot = self.bots[seat]
        view = None if type(bot) is RandomBot else match.view(seat)
        answer = bot.choose(view, choices, chance)
        return None if isinstance(answer, Wait) else answer

    def others(
        self, match: ImaginedMatch, to_act: Sequence[Seat], chance: Chance
    ) -> Sequence[Seat]:
        """The seats asked to move out of turn now."""
        if not self.asks_out_of_turn:
            return ()
        seats = (seat for seat in match.state.seats_in if seat not in to_act)
        return [seat for seat in seats if not chance.below(ANSWERS_OUT_OF_TURN)]


def play_out(match: ImaginedMatch, policy: Policy, moves: int, chance: Chance) -> Sequence[float]:
    """Play on until the match or the round ends, or after some moves. The values of all seats."""
    game, finished, alarms = match.engine.game, match.state.finished, 0
    while moves > 0 and not match.over and match.state.finished == finished:
        if play_one(match, policy, chance):
            moves, alarms = moves - 1, 0
        elif alarms == ALARMS_AT_ONCE or not match.pass_time():
            break
        else:
            alarms += 1
    if game.search.evaluate is not None and not match.over:
        return game.search.evaluate(match.state, match.ctx)
    return values_of(match)


def play_one(match: ImaginedMatch, policy: Policy, chance: Chance) -> bool:
    """Let somebody move; False if all wait."""
    to_act = match.to_act()
    for seat in (*policy.others(match, to_act, chance), *to_act):
        move = policy.move(match, seat, chance)
        if move is not None:
            match.play(seat, move)
            return True
    return False
