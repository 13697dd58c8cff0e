"""Moves in notation, the names of things, and the rulebook that explains them."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca.games.risk
from ludoteca import Move, Rejected, game
from ludoteca.games.risk.map.board import compile_map, load
from ludoteca.games.risk.moves import (
    Attack,
    Blitz,
    Claim,
    Confirm,
    Defend,
    EndAttack,
    EndTurn,
    Fortify,
    Occupy,
    Place,
    PlaceNeutral,
    Trade,
)
from ludoteca.games.risk.text.notation import BY_WORD, VERBS
from ludoteca.games.risk.text.position import format_position, parse_position
from ludoteca.games.risk.text.terms import terms

RISK = game("risk")

WRITTEN: list[tuple[str, Move]] = [
    ("claim alaska", Claim("alaska")),
    ("place alaska 3", Place("alaska", 3)),
    ("neutral japan 1", PlaceNeutral("japan", 1)),
    ("trade 3 17 43 alaska", Trade((3, 17, 43), "alaska")),
    ("trade 3 17 43", Trade((3, 17, 43), "")),
    ("confirm", Confirm()),
    ("attack alaska kamchatka 3", Attack("alaska", "kamchatka", 3)),
    ("blitz alaska kamchatka 1", Blitz("alaska", "kamchatka", 1)),
    ("defend 2", Defend(2)),
    ("occupy 4", Occupy(4)),
    ("done", EndAttack()),
    ("fortify north_africa egypt 5", Fortify("north_africa", "egypt", 5)),
    ("end", EndTurn()),
]

UNDERSTOOD: list[tuple[str, Move]] = [
    ("  ATTACK Alaska  Kamchatka 3 ", Attack("alaska", "kamchatka", 3)),
    ("attack alaska kamchatka", Attack("alaska", "kamchatka", 3)),
    ("attack Great Britain > Northern Europe 2", Attack("great_britain", "northern_europe", 2)),
    ("attack great-britain -> iceland 2", Attack("great_britain", "iceland", 2)),
    ("attack great britain, iceland", Attack("great_britain", "iceland", 3)),
    ("atacar alaska → kamchatka 1", Attack("alaska", "kamchatka", 1)),
    ("relámpago alaska kamchatka", Blitz("alaska", "kamchatka", 1)),
    ("reclamar perú", Claim("peru")),
    ("claim middle east", Claim("middle_east")),
    ("colocar middle east 4", Place("middle_east", 4)),
    ("place alaska", Place("alaska", 1)),
    ("place neutral 2", Place("neutral", 2)),
    ("neutral japan", PlaceNeutral("japan", 1)),
    ("trade 43 3 17", Trade((3, 17, 43), "")),
    ("canjear 43, 3, 17 North Africa", Trade((3, 17, 43), "north_africa")),
    ("defender", Defend(2)),
    ("defend 1", Defend(1)),
    ("ocupar 3", Occupy(3)),
    ("end attack", EndAttack()),
    ("fin del ataque", EndAttack()),
    ("end turn", EndTurn()),
    ("fin", EndTurn()),
    ("fortificar alaska alberta 2", Fortify("alaska", "alberta", 2)),
]

MISUNDERSTOOD = [
    ("", "unknown_notation"),
    ("  ", "unknown_notation"),
    ("conquer alaska", "unknown_notation"),
    ("claim", "bad_notation"),
    ("claim 3", "bad_notation"),
    ("claim alaska > alberta", "bad_notation"),
    ("place 3", "bad_notation"),
    ("place alaska -1", "bad_notation"),
    ("attack alaska 3", "bad_notation"),
    ("attack great britain iceland 2", "bad_notation"),
    ("attack a > b > c 2", "bad_notation"),
    ("fortify alaska alberta", "bad_notation"),
    ("occupy", "bad_notation"),
    ("occupy all", "bad_notation"),
    ("defend 2 2", "bad_notation"),
    ("trade 3 17", "bad_notation"),
    ("trade 3 17 alaska", "bad_notation"),
    ("trade 3 17 43 44", "bad_notation"),
    ("confirm 3", "bad_notation"),
    ("place alaska " + "9" * 5000, "bad_notation"),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_shortly_and_read_again(text: str, move: Move) -> None:
    assert RISK.text.format_move(move) == text
    assert RISK.text.parse_move(text) == move


@pytest.mark.parametrize(("text", "move"), UNDERSTOOD)
def test_reading_a_move_is_forgiving(text: str, move: Move) -> None:
    assert RISK.text.parse_move(text) == move


@pytest.mark.parametrize(("text", "code"), MISUNDERSTOOD)
def test_what_is_not_understood_is_refused_with_how_to_write_it(text: str, code: str) -> None:
    with pytest.raises(Rejected) as refused:
        RISK.text.parse_move(text)
    assert refused.value.code == code
    for locale in ("en", "es"):
        sentence = RISK.text.refusal(refused.value, locale)
        told = refused.value.params["known" if code == "unknown_notation" else "usage"]
        assert str(told) in sentence


@given(st.text())
def test_any_text_is_read_as_a_move_or_refused(text: str) -> None:
    move = None
    with suppress(Rejected):
        move = RISK.text.parse_move(text)
    assert move is None or RISK.text.parse_move(RISK.text.format_move(move)) == move


def test_no_word_means_two_moves_and_every_move_has_one() -> None:
    words = [word for verb in VERBS for word in verb.words.split()]
    assert len(words) == len(set(words)) == len(BY_WORD)
    assert {verb.move for verb in VERBS} == set(RISK.moves)
    assert all(move.tag in BY_WORD for move in RISK.moves)


# Names


def test_things_on_the_board_have_names_in_both_languages() -> None:
    board = load("classic")
    english, spanish = terms(board, "en"), terms(board, "es")
    assert english["territory"]["great_britain"] == "Great Britain"
    assert spanish["territory"]["great_britain"] == "Gran Bretaña"
    assert english["continent"]["oceania"] == "Oceania"
    assert spanish["continent"]["oceania"] == "Oceanía"
    assert english["card"][0] == "Alaska (infantry)"
    assert spanish["card"][2] == "Groenlandia (artillería)"
    assert english["card"][42] == english["card"][43] == "wild card"
    assert spanish["card"][43] == "comodín"


def test_a_custom_map_brings_its_own_names() -> None:
    board = compile_map(
        {
            "id": "pond",
            "name": "Pond",
            "continents": [{"id": "wet", "name": "Wet", "bonus": 1, "territories": ["a", "b"]}],
            "territories": [
                {"id": "a", "name": {"en": "Lily", "es": "Nenúfar"}},
                {"id": "b", "name": "Reed"},
            ],
            "borders": [["a", "b"]],
        }
    )
    assert terms(board, "es")["territory"]["a"] == "Nenúfar"
    assert terms(board, "en")["card"][1] == "Reed (cavalry)"


# The rulebook

FOLDER = Path(ludoteca.games.risk.__file__).parent
RULEBOOKS = [
    pytest.param((FOLDER / name).read_text("utf-8"), id=name)
    for name in ("README.md", "README.es.md")
]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_rulebook_names_every_event(rulebook: str) -> None:
    assert [event.tag for event in RISK.events if f"`{event.tag}`" not in rulebook] == []


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_rulebook_shows_how_every_move_is_written(rulebook: str) -> None:
    start = rulebook.index("```")
    grammar = " ".join(rulebook[start : rulebook.index("```", start + 3)].split())
    shown = [verb.usage.split()[0] for verb in VERBS if f" {verb.usage.split()[0]}" in grammar]
    assert len(shown) == len(VERBS)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_position_of_the_rulebook_can_be_read(rulebook: str) -> None:
    line = next(line for line in rulebook.splitlines() if line.startswith("simple "))
    assert format_position(parse_position(line, load("simple")), load("simple")) == line


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("name", ["classic", "simple"])
def test_the_rulebook_knows_what_the_maps_hold(rulebook: str, name: str) -> None:
    board = load(name)
    world, bonuses = (line for line in rulebook.splitlines() if line.startswith(f"| `{name}` |"))
    borders = sum(map(len, board.neighbours)) // 2
    counts = f"| `{name}` | {len(board.ids)} | {borders} | {len(board.continents)} |"
    assert world.startswith(counts)
    told = [int(cell) for cell in bonuses.split("|") if cell.strip().isdigit()]
    assert told == [continent.bonus for continent in board.continents]
