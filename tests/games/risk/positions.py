"""Positions of Risk by hand, and moves in the words of the rulebook.

    match = position(land={"0": "alaska 5, alberta", "1": "kamchatka 2", "neutral": "rest"})
    act(match, "attack alaska kamchatka 3")

`alberta` alone has one army; `rest` is every territory that is not named. A seat without land is
out. All other fields are as at the beginning of seat 0's attack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import UNSET

from ludoteca.games.risk.about import RiskOptions
from ludoteca.games.risk.game import game
from ludoteca.games.risk.map.board import NEUTRAL, UNCLAIMED, Board
from ludoteca.games.risk.moves.phases import set_pending
from ludoteca.games.risk.state import DECK, DISCARD, WILD_CARDS, Phase, RiskState
from ludoteca.kernel import Chance, Event, Match, Move, Seat, read_options, seed_from_int

OWNERS = {"neutral": NEUTRAL, "nobody": UNCLAIMED}
PLACES = {"deck": DECK, "discard": DISCARD}
FIELDS = {move.tag: move.__struct_fields__ for move in game.moves}


class Loaded(Chance):
    """A random stream whose first bytes are given: byte 5 is a six, or the sixth of the deck."""

    __slots__ = ("chosen",)

    def __init__(self, seed: bytes, chosen: Sequence[int]) -> None:
        self.chosen = bytes(chosen)
        super().__init__(seed)

    def _make_block(self, index: int) -> bytes:
        start = index * self.block_bytes
        chosen = self.chosen[start : start + self.block_bytes]
        return chosen + super()._make_block(index)[len(chosen) :]


def position(
    *,
    land: Mapping[str, str],
    world: str = "classic",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    phase: str = Phase.ATTACK,
    turn: Seat = 0,
    cards: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    draws: Sequence[int] = (),
    teams: Sequence[int] = (),
    missions: Sequence[str] = (),
    fields: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Match:
    """A match in this position. `dice` are rolled first, then the cards `draws` (from 0) are drawn;
    `missions` are those of all seats; `fields` are other fields of the state."""
    chosen = read_options(RiskOptions, {"map": world, **(options or {})}, seats)
    match = Match(game, seats=seats, options=chosen, teams=tuple(teams), seed=seed_from_int(seed))
    match.engine.draw_from(Loaded(match.seed, [*(die - 1 for die in dice), *draws]))
    board: Board = match.engine.ctx.board
    owner, armies = _read_land(land, board)
    set_up = phase in (Phase.CLAIM, Phase.SETUP)
    state = RiskState(
        round=0 if set_up else 1,
        finished=0 if set_up else 1,
        phase=phase,
        turn=turn,
        order=tuple(range(seats)),
        owner=owner,
        armies=armies,
        place=_read_cards(cards or {}, board, chosen),
        pool=(0,) * seats,
        scores=(0,) * seats,
        lap=0 if set_up else 1,
        missions=[_read_mission(text, board) for text in missions] or UNSET,
        out=_ranks_out([phase != Phase.CLAIM and seat not in owner for seat in range(seats)]),
    )
    set_pending(state, turn)
    for name, value in (fields or {}).items():
        is_tuple = isinstance(getattr(state, name), tuple)
        setattr(state, name, tuple(value) if is_tuple else value)
    match.state = match.kept[0] = state
    assert broken_rules(match) == []
    return match


def broken_rules(match: Match) -> list[str]:
    return list(game.invariants(match.state, match.engine.read_only_ctx(match.state)))


def state_of(match: Match) -> RiskState:
    return cast(RiskState, match.state)


def board_of(match: Match) -> Board:
    return cast(Board, match.engine.ctx.board)


def act(match: Match, text: str) -> list[Event]:
    """`attack alaska kamchatka 3` by the seat to act, `1: defend 2` by another; `leave 1`,
    `rejoin 1`, `skip 1`, and `wait 30` to let half a minute pass."""
    match text.split():
        case ["leave", seat]:
            return match.leave(int(seat))
        case ["skip", seat]:
            return match.skip(int(seat))
        case ["rejoin", seat]:
            return match.rejoin(int(seat))
        case ["wait", seconds]:
            return match.advance(match.at + 1000 * int(seconds))
    return match.play(*read_move(match, text))


def read_move(match: Match, text: str) -> tuple[Seat, Move]:
    """The seat and its move."""
    who, colon, what = text.partition(":")
    if not colon:
        who, what = str(next(iter(match.to_act()), 0)), text
    tag, *words = what.split()
    raw: dict[str, object]
    if tag == "trade":
        board = board_of(match)
        cards, _, bonus = " ".join(words).partition(" for ")  # `trade a b c for a`
        raw = {"cards": [card(name, board) for name in cards.split()], "bonus": bonus}
    else:
        values = [int(word) if word.lstrip("-").isdigit() else word for word in words]
        raw = dict(zip(FIELDS[tag], values, strict=True))
    return int(who), game.read_move({"move": tag, **raw})


def card(name: str, board: Board) -> int:
    """A card by its territory; the two wild ones are `wild_1` and `wild_2`."""
    wild = name.removeprefix("wild_")
    return len(board.ids) + int(wild) - 1 if wild != name else board.index[name]


def card_names(cards: Sequence[int], board: Board) -> str:
    names = [*board.ids, *(f"wild_{number + 1}" for number in range(WILD_CARDS))]
    return " ".join(names[card] for card in cards)


def _read_land(land: Mapping[str, str], board: Board) -> tuple[tuple[int, ...], list[int]]:
    held: dict[str, tuple[int, int]] = {}
    for who, text in land.items():
        for entry in text.split(", "):
            name, _, armies = entry.partition(" ")
            owner = OWNERS[who] if who in OWNERS else int(who)
            held[name] = (owner, 0 if owner == UNCLAIMED else int(armies or 1))
    everything = [held[id] if id in held else held["rest"] for id in board.ids]
    return tuple(owner for owner, _ in everything), [armies for _, armies in everything]


def _read_mission(text: str, board: Board) -> int:
    """`many`, `garrisoned`, `eliminate 2` or the continents: `europe oceania`."""
    if text in ("many", "garrisoned"):
        return ("many", "garrisoned").index(text)
    if text.startswith("eliminate"):
        return len(board.missions) + int(text.split()[1])
    ids = [continent.id for continent in board.continents]
    wanted = tuple(ids.index(id) for id in text.split())
    return [card.continents for card in board.missions].index(wanted)


def _read_cards(cards: Mapping[str, str], board: Board, options: RiskOptions) -> list[int]:
    """Card → place from `{"0": "alaska wild_1", "discard": "rest"}`; others are in the deck."""
    place: list[int | None] = [None] * (len(board.ids) + WILD_CARDS if options.has_cards else 0)
    rest = DECK
    for who, names in cards.items():
        holder = PLACES[who] if who in PLACES else int(who)
        for name in names.split():
            if name == "rest":
                rest = holder
            else:
                place[card(name, board)] = holder
    return [rest if holder is None else holder for holder in place]


def _ranks_out(out: Sequence[bool]) -> tuple[int, ...]:
    return tuple(sum(out[: seat + 1]) if gone else 0 for seat, gone in enumerate(out))
