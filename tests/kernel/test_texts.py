"""Texts: sentences in every language, descriptions, and missing messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca import (
    Game,
    Match,
    MatchEnded,
    Options,
    Rejected,
    RoundEnded,
    RoundStarted,
    Seat,
    SeatSkipped,
    Speaker,
    seed_from_int,
)

from .tiny import LANE, LaneView, Push, Walk, lane, start

PIG = ludoteca.game("pig")


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
    about = replace(LANE.about, options=Moods, locale=folder, presets={"brave": {"lives": 1}})
    return lane(about=about, moves=(Walk,), events=())


def test_everything_a_game_should_say_and_does_not_is_missing_in_each_language(
    tmp_path: Path,
) -> None:
    (tmp_path / "en.ftl").write_text(
        "name = Lane\npreset-brave = Brave\noption-mood = Mood\nreason-late = late\n"
    )
    (tmp_path / "es.ftl").write_text("tagline = Camina\nmove-walk = Andar\nrejected-no = No\n")
    missing = moody(tmp_path).text.missing(["no", "paused"], ["late", "time_up"])
    assert [each for each in missing if each.startswith(("en: ", "es: "))] == [
        "en: tagline",
        "en: preset-brave-told",
        "en: move-walk",
        "en: rejected-no",
        "en: option-mood-calm",
        "en: option-mood-wild",
        "en: option-lives",
        "en: option-open",
        "es: name",
        "es: preset-brave",
        "es: preset-brave-told",
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
