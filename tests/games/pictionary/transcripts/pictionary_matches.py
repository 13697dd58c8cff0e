"""The matches of the transcripts in this folder."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ludoteca import Match, Rejected, Seat, seed_from_int
from ludoteca.games.pictionary.game import game
from ludoteca.games.pictionary.moves import (
    ChooseWord,
    Claim,
    Clear,
    Draw,
    Fill,
    GiveUp,
    Guess,
    Judge,
    Redo,
    Shape,
    SkipWord,
    Undo,
)
from ludoteca.games.pictionary.state import PictionaryState, Stroke
from ludoteca.games.pictionary.view import PictionaryView

CIRCLE: Stroke = (
    (500, 300),
    (640, 360),
    (700, 500),
    (640, 640),
    (500, 700),
    (360, 640),
    (300, 500),
)
LINE: Stroke = ((100, 900), (900, 900))
SHOWING = 5000


def start(
    seats: int,
    teams: Sequence[int] = (),
    seed: int = 4,
    empty: Sequence[int] = (),
    **options: object,
) -> Match:
    given = {"language": "en", "difficulty": "easy", **options}
    return Match.start(
        game, seats=seats, seed=seed_from_int(seed), options=given, teams=teams, empty=empty
    )


def now(match: Match) -> PictionaryState:
    assert isinstance(match.state, PictionaryState)
    return match.state


def word(match: Match) -> str:
    return str(match.engine.ctx.board.words[now(match).word].text)


def offered(match: Match) -> tuple[str, ...]:
    view = match.view(now(match).drawer)
    assert isinstance(view, PictionaryView)
    return view.offered


def others(match: Match) -> list[Seat]:
    """The guessers, in the order of drawing."""
    order, drawer = now(match).order, now(match).drawer
    at = order.index(drawer)
    return [*order[at + 1 :], *order[:at]]


def draw(match: Match, stroke: Stroke, after: int = 800, **pen: object) -> None:
    match.play(now(match).drawer, Draw(stroke, **pen), match.at + after)  # type: ignore[arg-type]


def guess(match: Match, seat: Seat, text: str, after: int = 1500) -> None:
    match.play(seat, Guess(text), match.at + after)


def rest(match: Match) -> None:
    match.advance(match.at + SHOWING)


def first_to_two() -> Match:
    """Guesser and drawer get a point each, until somebody has two; capitals do not matter."""
    match = start(3, target=2)
    draw(match, CIRCLE)
    draw(match, LINE, colour="red", size=16)
    first, second = others(match)
    guess(match, first, "a wheel of fortune")
    guess(match, second, f"The {word(match).upper()}!")
    rest(match)
    draw(match, LINE)
    guess(match, others(match)[0], word(match))
    return match


def everybody_guesses() -> Match:
    """All may guess; a near miss is told to the guesser alone; who is too quick is heard later."""
    match = start(4, round_ends="all", ends="rounds", rounds=1, scoring="points")
    while not match.over:
        draw(match, CIRCLE)
        first, second, third = others(match)
        guess(match, first, f"{word(match)}x", after=5000)
        guess(match, first, word(match), after=400)
        guess(match, second, word(match), after=20_000)
        guess(match, third, word(match), after=20_000)
        if not match.over:
            rest(match)
    return match


def spoken() -> Match:
    """In one room: a claim, and the drawer's verdict. One wrong verdict locks."""
    match = start(3, guessing="spoken", ends="rounds", rounds=1)
    first, second = others(match)
    draw(match, CIRCLE)
    match.play(first, Claim(), match.at + 3000)
    match.play(second, Claim(), match.at + 200)
    match.play(now(match).drawer, Judge(False), match.at + 1500)
    match.play(now(match).drawer, Judge(True), match.at + 1500)
    rest(match)
    for seat in others(match):
        match.play(seat, Claim(), match.at + 1000)
        match.play(now(match).drawer, Judge(False), match.at + 1000)
    rest(match)
    match.play(others(match)[0], Claim(), match.at + 59_000)
    match.advance(match.at + 10_000)
    return match


def tools() -> Match:
    """Another word, undo, clear, a stroke in two packets; then the drawer gives up."""
    match = start(2, ends="rounds", rounds=1)
    drawer = now(match).drawer
    match.play(drawer, SkipWord(), match.at + 2000)
    draw(match, CIRCLE)
    draw(match, LINE, joined=True, after=50)
    draw(match, LINE, colour="white", size=64)
    match.play(drawer, Undo(), match.at + 500)
    match.play(drawer, Clear(), match.at + 500)
    match.play(drawer, GiveUp(), match.at + 5000)
    rest(match)
    draw(match, LINE)
    match.advance(match.at + 60_000)
    return match


def a_word_of_three() -> Match:
    """The drawer chooses a word, and draws with shapes, areas, and clearings undone; the next one
    does not choose, and gets the first word."""
    match = start(3, choose_word=True, round_ends="all", scoring="points", ends="rounds", rounds=1)
    drawer = now(match).drawer
    match.play(drawer, ChooseWord(offered(match)[1]), match.at + 4000)
    match.play(drawer, Shape("rectangle", ((200, 300), (800, 700)), "blue", 16), match.at + 3000)
    match.play(drawer, Fill(((210, 310), (790, 310), (790, 690), (210, 690)), "yellow"), match.at)
    draw(match, ((100, 100, 20), (300, 150, 80)))
    for move in (Undo(), Redo(), Clear(), Undo()):
        match.play(drawer, move, match.at + 500)
    first, second = others(match)
    guess(match, first, f"{word(match)}s", after=10_000)
    guess(match, second, word(match), after=30_000)
    rest(match)
    match.advance(match.at + 15_000)
    draw(match, LINE)
    match.advance(match.at + 60_000)
    rest(match)
    match.play(now(match).drawer, GiveUp(), match.at + 2000)
    return match


def letters() -> Match:
    """Letters are shown as time goes by."""
    match = start(2, hints="letters", ends="rounds", rounds=1, difficulty="medium", theme="animals")
    draw(match, CIRCLE)
    match.advance(50_000)
    guess(match, others(match)[0], word(match), after=1000)
    rest(match)
    match.advance(match.at + 60_000)
    return match


def teams() -> Match:
    """Teams take turns: only mates of the drawer guess, and a team has the sum."""
    match = start(4, teams=(0, 1, 0, 1), target=4)
    while not match.over:
        draw(match, LINE)
        drawer = now(match).drawer
        mate, rival = (drawer + 2) % 4, (drawer + 1) % 4
        with suppress(Rejected):
            guess(match, rival, word(match))
            raise AssertionError("the other team has guessed")
        guess(match, mate, word(match), after=3000)
        if not match.over:
            rest(match)
    return match


def own_words() -> Match:
    words = {
        "title": "At ours",
        "words": ["the red sofa", "Domino|the cat", "the leak", "uncle Leo"],
    }
    match = start(2, words=words, ends="rounds", rounds=1)
    draw(match, CIRCLE)
    guess(match, others(match)[0], word(match).replace(" ", ""))
    rest(match)
    guess(match, others(match)[0], "cat")
    match.advance(match.at + 60_000)
    return match


def absent_drawers() -> Match:
    """The turn of an absent drawer passes on; when the drawer leaves the round is over."""
    match = start(3, ends="rounds", rounds=1)
    match.skip(now(match).drawer, 20_000)
    rest(match)
    draw(match, CIRCLE)
    match.leave(now(match).drawer, match.at + 1000)
    rest(match)
    draw(match, LINE)
    guess(match, next(seat for seat in others(match) if not now(match).out[seat]), word(match))
    return match


def a_guesser_leaves_and_is_back() -> Match:
    """A drawing goes on without a guesser who left, and the next one is for all again."""
    match = start(3, teams=(0, 0, 1), ends="rounds", rounds=1, team_play="all_teams", seed=6)
    draw(match, CIRCLE)
    for seat in others(match):
        if len(now(match).seats_in) > 2:
            match.leave(seat, match.at + 500)
    guess(match, next(s for s in others(match) if not now(match).out[s]), word(match))
    rest(match)
    match.rejoin(next(s for s in range(3) if now(match).out[s]), match.at + 500)
    while not match.over:
        match.play(now(match).drawer, GiveUp(), match.at + 1000)
        match.advance(match.at + SHOWING)
    return match


def in_spanish() -> Match:
    match = start(2, language="es", target=1)
    draw(match, CIRCLE)
    guess(match, others(match)[0], "nada de nada")
    guess(match, others(match)[0], f"un {word(match)}")
    return match


def the_others_leave() -> Match:
    match = start(2)
    draw(match, CIRCLE)
    match.leave(others(match)[0], match.at + 1000)
    return match


def a_minute() -> Match:
    """The drawing under way when the minute is over is played out; both have drawn once."""
    match = start(2, ends="minutes", minutes=1, seconds=45)
    while not match.over:
        draw(match, LINE)
        guess(match, others(match)[0], word(match), after=30_000)
        rest(match)
    return match


def a_late_guest() -> Match:
    """Somebody takes an empty seat during the first drawing, guesses the second and draws the
    third."""
    match = start(4, empty=(2, 3), ends="rounds", rounds=1, round_ends="all", scoring="points")
    first = now(match).drawer
    match.play(first, Draw(CIRCLE), match.at + 1000)
    match.join(3, match.at + 1000)
    match.play(1 - first, Guess(word(match)), match.at + 2000)
    match.advance(match.at + SHOWING)
    while not match.over:
        drawer = now(match).drawer
        match.play(drawer, Draw(LINE), match.at + 1000)
        for seat in (0, 1, 3):
            if seat != drawer:
                match.play(seat, Guess(word(match)), match.at + 1500)
        match.advance(match.at + SHOWING)
    return match
