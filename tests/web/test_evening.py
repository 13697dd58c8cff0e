"""An evening as people have it: a big screen, six phones, three games; one comes late, one phone is
locked in mid-question, and one of them cheats over a connection of their own."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .card_player import CardPlayer
from .party import FOUR_EACH, answers, by_turn, guess, note, party, podium, see_noted, sheet
from .table_setup import ask, send
from .users import Site, User

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
QUIZ = {"quiz": FOUR_EACH, "rounds": 2, "reading": 0, "mode": "everyone"}
WORDS = {"words": {"words": ["sun", "moon", "star", "tree", "boat", "fish", "key", "cat"]}}
DRAWINGS = {**WORDS, "ends": "rounds", "rounds": 1, "hints": "length"}
UNHURRIED = {"seconds": 60, "showing": 1}


@pytest.mark.skipif(not LARGE, reason="in the large profile")
def test_six_phones_play_three_games_with_a_late_guest_a_locked_phone_and_a_cheater(
    site: Site,
) -> None:
    users, screen = party(site, "trivia", "Ben", "Cleo", "Dina", "Eli", **QUIZ, **UNHURRIED)
    ana = users[0]
    send(
        ana.page,
        ana.page.url,
        {"type": "enqueue", "game": "pictionary", "options": {**DRAWINGS, **UNHURRIED}},
        {"type": "enqueue", "game": "uno", "options": {"catch_millis": 0}},
    )
    fay = a_quiz_with_a_late_guest(site, users, screen)
    ana.press_button("On to Pictionary")
    a_drawing_each([*users, fay], screen)
    ana.press_button("On to UNO")
    a_hand_of_cards([*users, fay], screen)


def overhear(user: User) -> list[str]:
    """Everything that reaches a page from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    user.page.on("websocket", listen)
    user.page.reload()
    expect(user.seat(user.name)).to_be_visible()
    return heard


def a_quiz_with_a_late_guest(site: Site, users: list[User], screen: Page) -> User:
    ana, ben, cleo, dina, eli = users
    heard = overhear(cleo)
    expect(ana.seats.get_by_text("away")).to_have_count(0)
    ana.start()
    expect(cleo.page.get_by_text("Question 1 of 2")).to_be_visible()
    fay = site.user("Fay", phone=True, own_board=True)
    fay.join(ana.page.url)
    expect(fay.page.get_by_text("You are in: you play from the next round.")).to_be_visible()
    for user in (ana, ben, dina):
        user.press(answers(user.page).first)
    lock(ben)
    cheat(cleo)
    assert heard
    assert "It tasted" not in "".join(heard)
    eli.press(answers(eli.page).nth(1))
    for user in (ana, cleo, dina, eli, fay):
        expect(user.page.get_by_text("Question 2 of 2")).to_be_visible()
    unlock(ben)
    expect(ben.page.get_by_text("Question 2 of 2")).to_be_visible()
    for user in (*users, fay):
        expect(answers(user.page).first).to_be_enabled()
        user.press(answers(user.page).nth(1))
    for page in (screen, *(user.page for user in (*users, fay))):
        expect(podium(page)).to_be_visible()
    return fay


def lock(user: User) -> None:
    user.page.context.set_offline(True)
    user.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(user.page.get_by_text("No connection")).to_be_visible()


def unlock(user: User) -> None:
    user.page.context.set_offline(False)
    user.page.evaluate("dispatchEvent(new Event('online'))")


def cheat(cleo: User) -> None:
    """Tries what is the host's, another's answer and, having answered once, to answer again."""
    first, second = ({"type": "play", "move": {"move": "answer", "option": at}} for at in (0, 1))
    replies = ask(
        cleo.page,
        cleo.page.url,
        {"type": "kick", "seat": 0},
        {"type": "end_match"},
        {"type": "next_game"},
        {"type": "open_seats", "seats": 9},
        {**first, "seat": 0},
        first,
        second,
    )
    assert replies == ["refused"] * 5 + ["answer", "refused"]


def a_drawing_each(users: list[User], screen: Page) -> None:
    users[0].start()
    note(screen, ".word")
    for _ in users:
        drawer, *guessers = by_turn(users, screen)
        word = drawer.page.locator(".word").inner_text()
        drawer.draw((0.3, 0.5), (0.5, 0.66), (0.7, 0.5))
        for page in (screen, *(guesser.page for guesser in guessers)):
            expect(sheet(page).locator("path")).to_have_count(1)
        guess(guessers[-1], word)
        see_noted(screen, word)
    for page in (screen, *(user.page for user in users)):
        expect(podium(page)).to_be_visible()


def a_hand_of_cards(users: list[User], screen: Page) -> None:
    players = [CardPlayer(user) for user in users]
    users[0].start()
    while not users[0].is_over:
        latest = max(user.seq for user in users)
        for user in users:
            user.see_step(latest)
        for player in players:
            if player.has_turn():
                player.act()
                break
    for page in (screen, *(user.page for user in users)):
        expect(podium(page)).to_be_visible()
