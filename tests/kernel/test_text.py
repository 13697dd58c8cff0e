"""A game's words: notation both ways, sentences in both languages, and what is missing."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

import ludoteca
from ludoteca import (
    Game,
    Match,
    MatchEnded,
    Move,
    Options,
    PlainNotation,
    Rejected,
    RoundEnded,
    RoundStarted,
    Seat,
    SeatSkipped,
    Speaker,
    seed_from_int,
)
from ludoteca.kernel.text import usage

from .tiny import LANE, LaneView, Push, Walk, lane, refused, start

PIG = ludoteca.game("pig")


class Side(StrEnum):
    LEFT = "left"
    FAR_RIGHT = "far right"


class Point(Struct, frozen=True):
    x: int
    label: str


class Everything(Move):
    number: int
    text: str
    maybe: str | None
    yes: bool
    ratio: float
    sheet: tuple[int, ...]
    words: tuple[str, ...]
    points: tuple[Point, ...]
    side: Side
    suit: Literal["hearts", "null"]
    raw: bytes


class Bid(Move):
    count: int
    word: str


class Fold(Move):
    """Nothing to write but its tag."""


NOTATION = PlainNotation([Everything, Bid, Fold])

WRITTEN: list[tuple[Move, str]] = [
    (Fold(), "fold"),
    (Bid(3, "cat"), "bid 3 cat"),
    (Bid(-3, "sea-horse"), "bid -3 sea-horse"),
    (Bid(3, "niño"), "bid 3 niño"),
    (Bid(3, "a cat"), 'bid 3 "a cat"'),
    (Bid(3, "un niño"), 'bid 3 "un niño"'),
    (Bid(3, ""), 'bid 3 ""'),
    (Bid(3, "7"), 'bid 3 "7"'),
    (Bid(3, "7up"), 'bid 3 "7up"'),
    (Bid(3, "-x"), 'bid 3 "-x"'),
    (Bid(3, "null"), 'bid 3 "null"'),
    (Bid(3, "true"), 'bid 3 "true"'),
    (Bid(3, "NaN"), 'bid 3 "NaN"'),
    (Bid(3, 'say "hi" ]'), 'bid 3 "say \\"hi\\" ]"'),
]
UNREADABLE = [
    "bid",
    "bid 3",
    "bid 3 cat 5",
    "bid cat 3",
    "bid 3 true",
    "bid 3 4",
    "bid 3 cat!",
    'bid 3 "cat',
    'bid 3"cat"',
    "bid 3-4 cat",
    "bid 1.5 cat",
    "bid null cat",
    "bid 3 [",
    "bid " + "[" * 100_000,
    "fold 1",
    "fold x",
]


@pytest.mark.parametrize(("move", "text"), WRITTEN)
def test_a_move_is_written_as_its_tag_and_its_fields(move: Move, text: str) -> None:
    assert NOTATION.format_move(move) == text
    assert NOTATION.parse_move(text) == move


def test_spaces_around_and_between_do_not_matter() -> None:
    assert NOTATION.parse_move("  bid   3 \t cat ") == Bid(3, "cat")


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: text[:20])
def test_what_cannot_be_read_is_refused_with_how_to_write_it(text: str) -> None:
    kind = Fold if text.startswith("fold") else Bid
    with refused("bad_notation", text=text[:80], usage=usage(kind)):
        NOTATION.parse_move(text)


@pytest.mark.parametrize("text", ["", "fly 3", "Bid 3 cat", "x" * 200])
def test_an_unknown_move_is_refused_with_those_there_are(text: str) -> None:
    with refused("unknown_notation", text=text[:80], known="everything, bid, fold"):
        NOTATION.parse_move(text)


def test_usage_names_the_fields() -> None:
    assert usage(Bid) == "bid <count> <word>"
    assert usage(Fold) == "fold"


ANY_TEXT = st.text(st.characters(codec="utf-8"))


@given(
    st.builds(
        Everything,
        number=st.integers(-(2**60), 2**60),
        text=ANY_TEXT,
        maybe=st.none() | ANY_TEXT,
        yes=st.booleans(),
        ratio=st.floats(allow_nan=False),
        sheet=st.lists(st.integers(-9, 99)).map(tuple),
        words=st.lists(ANY_TEXT).map(tuple),
        points=st.lists(st.builds(Point, x=st.integers(0, 9), label=ANY_TEXT)).map(tuple),
        side=st.sampled_from(Side),
        suit=st.sampled_from(["hearts", "null"]),
        raw=st.binary(),
    )
)
def test_every_move_is_read_back_from_its_notation(move: Everything) -> None:
    text = NOTATION.format_move(move)
    assert "\n" not in text
    assert NOTATION.parse_move(text) == move


class Shorthand:
    """A game's own notation."""

    def format_move(self, move: Move) -> str:
        assert isinstance(move, Walk)
        return "w" * move.steps

    def parse_move(self, text: str) -> Move:
        return Walk(len(text))


def test_a_game_may_have_a_notation_of_its_own() -> None:
    text = lane(notation=Shorthand()).text
    assert text.format_move(Walk(3)) == "www"
    assert text.parse_move("ww") == Walk(2)


EVENTS: list[tuple[Any, str, str]] = [
    (RoundStarted(2), "Round 2 begins.", "Empieza la ronda 2."),
    (RoundEnded(1, "held", 0, (5, 0), 0), "Round 1 is over: the pot is banked.",
     "Termina la ronda 1: el bote está guardado."),
    (MatchEnded("score_reached", ((1,), (0, 2))),
     "The match is over: the winning score is reached. Places: Ben; Ana, Seat 3.",
     "Termina la partida: se ha alcanzado la puntuación. Puestos: Ben; Ana, Asiento 3."),
    (SeatSkipped(0), "The autopilot plays for Ana.", "El piloto automático juega por Ana."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "english", "spanish"), EVENTS)
def test_an_event_is_a_sentence_in_both_languages(event: Any, english: str, spanish: str) -> None:
    names = ("Ana", "Ben")
    assert PIG.text.event(event, "en", names) == english
    assert PIG.text.event(event, "es", names) == spanish
    assert PIG.text.event(event, names=names) == english


def test_a_move_is_the_words_on_a_button() -> None:
    bid = ludoteca.game("liars_hand").text
    move = bid.parse_move("bid 2 5")
    assert bid.move(move) == "Bid 2 × ace"
    assert bid.move(move, "es") == "Apostar 2 × as"


def test_a_game_has_a_name_in_both_languages() -> None:
    quiz = ludoteca.game("quick_quiz").text
    assert (quiz.name(), quiz.name("es")) == ("Quick quiz", "Quiz rápido")


def test_another_language_is_answered_in_english() -> None:
    assert ludoteca.game("quick_quiz").text.name("fr") == "Quick quiz"


def test_a_refusal_is_a_sentence_in_both_languages() -> None:
    refusal = Rejected("bad_seats", fewest=2, most=8, seats=9)
    assert PIG.text.refusal(refusal) == "This game is for 2 to 8 seats, not 9."
    assert PIG.text.refusal(refusal, "es") == "Este juego es para 2 a 8 asientos, no 9."


def test_a_parameter_of_a_refusal_means_what_a_field_of_that_name_means(tmp_path: Path) -> None:
    texts = "rejected-no = { $seat } and { $seats } and { $steps } and { $other }\n"
    (tmp_path / "en.ftl").write_text(texts, "utf-8")
    text = lane(about=replace(LANE.about, locale=tmp_path)).text
    refusal = Rejected("no", seat=0, seats=(1, 0), steps=-1, other=[1, 2])
    assert text.refusal(refusal, names=("Ana", "Ben")) == "Ana and Ben, Ana and -1 and 1, 2"


def test_a_term_of_the_board_is_used_in_every_sentence(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("move-push = Push { $seats }\n", "utf-8")
    game = lane(about=replace(LANE.about, locale=tmp_path))
    assert game.text.move(Push((0,)), names=("Ana",)) == "Push Ana"
    speaker = game.text.speaker(terms={"town": {1: "Oslo"}})
    assert speaker.term("town", 1) == "Oslo"


def pig_view() -> Any:
    return Match.start(PIG, seats=2, seed=seed_from_int(0)).view(0)


def test_a_position_is_described_by_its_message() -> None:
    describe = PIG.text.describe
    assert describe(pig_view(), "en", ("Ana",)) == (
        "Scores: 0, 0. Ana to roll or hold; the pot holds 0."
    )
    assert describe(pig_view(), locale="es") == (
        "Puntos: 0, 0. Tira o se planta Asiento 1; el bote tiene 0."
    )


def test_a_position_is_described_by_the_games_own_function() -> None:
    def describe(view: LaneView, speaker: Speaker) -> str:
        return f"{speaker.seat(view.turn)}: {speaker.say('none')}"

    view = start(game := lane(describe=describe)).view(None)
    assert game.text.describe(view, "es", ("Ana",)) == "Ana: nada"


def test_a_position_without_either_is_described_plainly_field_by_field() -> None:
    assert LANE.text.describe(start().view(None), "en", ("Ana",)) == (
        "turn: Ana\nwalked: 0, 0, 0\nmoment: 0\n"
        "seat: nobody\nround: 1\nphase: \nscores: 0, 0, 0\nout: 0, 0, 0\nresting: false\nover: "
    )


class Moods(Options):
    mood: Literal["calm", "wild"] = "calm"
    lives: Literal[1, 2] = 1
    open: bool = True


def moody(folder: Path) -> Game:
    about = replace(LANE.about, options=Moods, locale=folder)
    return lane(about=about, moves=(Walk,), events=())


def test_everything_a_game_should_say_and_does_not_is_missing_in_each_language(
    tmp_path: Path,
) -> None:
    (tmp_path / "en.ftl").write_text("name = Lane\noption-mood = Mood\nreason-late = late\n")
    (tmp_path / "es.ftl").write_text("tagline = Camina\nmove-walk = Andar\nrejected-no = No\n")
    assert moody(tmp_path).text.missing(["no", "paused"], ["late", "time_up"]) == [
        "en: tagline",
        "en: move-walk",
        "en: rejected-no",
        "en: option-mood-calm",
        "en: option-mood-wild",
        "en: option-lives",
        "en: option-open",
        "es: name",
        "es: reason-late",
        "es: option-mood",
        "es: option-mood-calm",
        "es: option-mood-wild",
        "es: option-lives",
        "es: option-open",
    ]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_events_of_a_game_and_of_the_kernel_have_to_be_there(locale: str) -> None:
    missing = LANE.text.missing()
    assert f"{locale}: event-walked" in missing
    assert f"{locale}: event-seat_out" not in missing


@pytest.mark.parametrize("name", ["pig", "sealed_orders", "quick_quiz", "liars_hand", "scribble"])
def test_nothing_is_missing_in_the_probes(name: str) -> None:
    assert ludoteca.game(name).text.missing() == []


def test_seats_are_called_by_their_numbers_where_they_have_no_names() -> None:
    seat: Seat = 1
    assert PIG.text.event(SeatSkipped(seat), "es").endswith("Asiento 2.")
