"""Party games on phones with a big screen: Trivia and Pictionary to the podium, a host's own quiz,
and a playlist of two games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .accessibility import assert_accessible
from .party import (
    FOUR_EACH,
    answers,
    by_turn,
    drag_to,
    give,
    guess,
    note,
    party,
    podium,
    replay,
    see_noted,
    sheet,
    team,
)
from .users import Site, User, seat

WORDS = ["sun", "moon", "star", "tree"]
UNHURRIED = {"seconds": 60, "showing": 1}
"""Seconds: enough to answer or to guess on a machine under load."""
SMILE = [(0.3, 0.5), (0.4, 0.62), (0.5, 0.66), (0.6, 0.62), (0.7, 0.5)]


def test_four_phones_and_a_big_screen_play_trivia_in_teams_to_the_podium(site: Site) -> None:
    options: dict[str, Any] = {
        "quiz": FOUR_EACH,
        "rounds": 2,
        "reading": 0,
        "mode": "everyone",
        **UNHURRIED,
    }
    users, screen = party(site, "trivia", "Ben", "Cleo", "Dina", **options)
    ana, ben, cleo, dina = users
    ana.press_button("2 teams")
    ben.press_button("Join Team Red")
    expect(screen.get_by_text("Team Blue")).to_be_visible()
    expect(team(ana, "Team Red")).to_contain_text("Ben")
    drag_to(ana, "Cleo", "Team Blue")
    expect(cleo.page.get_by_role("button", name="Join Team Red")).to_be_visible()
    ana.start()
    for number in (1, 2):
        expect(screen.get_by_text(f"Question {number} of 2")).to_be_visible()
        note(screen, ".answer.right")
        for at, user in enumerate(users):
            expect(user.page.get_by_text(f"Question {number} of 2")).to_be_visible()
            user.press(answers(user.page).nth(at))
        see_noted(screen)
        if number == 1:
            assert_accessible(dina.page)
            assert_accessible(screen)
    expect(podium(screen).get_by_text("Team Red")).to_be_visible()
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    for user in users:
        expect(podium(user.page).get_by_text("Ana, Ben")).to_be_visible()
    expect(ana.ranking.get_by_text("Team Blue")).to_have_count(2)
    for page in (screen, dina.page):
        expect(page.get_by_role("region", name="Awards")).to_contain_text("Quick as lightning")
    the_host_takes_the_report_along(ana, dina)
    replay(dina)
    expect(dina.page.get_by_role("list", name="Seats").first).to_contain_text("Team Red")


def the_host_takes_the_report_along(host: User, guest: User) -> None:
    report = host.page.get_by_role("region", name="Question by question")
    host.press(report.locator("summary").first)
    expect(report.get_by_text("4 of 4 answered").first).to_be_visible()
    with host.page.expect_download() as download:
        host.press(report.get_by_role("button", name="Download as a table (CSV)"))
    rows = Path(download.value.path()).read_text("utf-8").splitlines()
    assert len(rows) == 3
    assert all("Who baked cake number" in row for row in rows[1:])
    of_guest = guest.page.get_by_role("region", name="Question by question")
    expect(of_guest.locator("summary")).to_have_count(2)
    expect(of_guest.get_by_role("button", name="Download as a table (CSV)")).to_have_count(0)


def a_drawing_of_the_gallery_is_kept(user: User) -> None:
    """With reduced motion a slider draws it again."""
    gallery = user.page.get_by_role("region", name="Gallery")
    expect(gallery.get_by_role("button")).to_have_count(3)
    user.press(gallery.get_by_role("button").first)
    shown = user.page.get_by_role("dialog")
    expect(shown.get_by_role("button", name="Draw it again")).to_have_count(0)
    expect(shown.locator("svg[role=img] path")).to_have_count(2)
    shown.get_by_label("How much of it is drawn").fill("3")
    expect(shown.locator("svg[role=img] path")).to_have_count(1)
    assert_accessible(user.page)
    with user.page.expect_download() as download:
        user.press(shown.get_by_role("button", name="Save as a picture"))
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_trivia_is_answered_by_keyboard(site: Site) -> None:
    ana = site.user("Ana", own_board=True)
    options: dict[str, Any] = {
        "quiz": FOUR_EACH,
        "rounds": 1,
        "reading": 0,
        "mode": "everyone",
        **UNHURRIED,
    }
    seat(ana, game="trivia", bots=("easy",), **options)
    ana.start()
    expect(answers(ana.page).first).to_be_enabled()
    # While an answer is due, the log does not open earlier positions.
    ana.log.get_by_role("button").first.click()
    ana.page.keyboard.press("2")
    expect(answers(ana.page).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ana.page.get_by_role("button", name="Back to now")).to_have_count(0)


def test_pictionary_is_drawn_by_finger_and_guessed_to_the_podium(site: Site) -> None:
    options: dict[str, Any] = {"words": {"words": WORDS}, "win": "rounds", "laps": 1, **UNHURRIED}
    users, screen = party(site, "pictionary", "Ben", "Cleo", hints="length", **options)
    note(screen, ".word")
    users[0].start()
    for turn in range(len(users)):
        drawer, *guessers = by_turn(users, screen)
        word = drawer.page.locator(".word").inner_text()
        drawer.draw(*SMILE)
        for page in (screen, *(guesser.page for guesser in guessers)):
            expect(sheet(page).locator("path")).to_have_count(1)
            expect(page.get_by_text(word, exact=True)).to_have_count(0)
        if turn == 0:
            come_back_and_go_on(drawer)
            expect(sheet(screen).locator("path")).to_have_count(2)
            assert_accessible(drawer.page)
            guess(guessers[0], word[:-1])
            expect(guessers[0].page.get_by_text("very close!", exact=True)).to_be_visible()
            expect(screen.get_by_text("very close!", exact=True)).to_have_count(0)
        guess(guessers[1], word)
        see_noted(screen, word)
    for page in (screen, *(user.page for user in users)):
        expect(podium(page)).to_be_visible()
    a_drawing_of_the_gallery_is_kept(users[1])


def test_the_big_screen_says_when_the_one_who_draws_is_away(site: Site) -> None:
    options: dict[str, Any] = {"words": {"words": WORDS}, **UNHURRIED}
    users, screen = party(site, "pictionary", "Ben", hints="length", **options)
    users[0].start()
    drawer, guesser = by_turn(users, screen)
    expect(screen.get_by_text("the match waits")).to_have_count(0)
    drawer.page.close()
    expect(screen.get_by_text(f"{drawer.name} is away, and the match waits.")).to_be_visible()
    expect(screen.get_by_role("list", name="Seats").get_by_text("away")).to_have_count(1)
    assert_accessible(screen)
    # no letters in a live game
    expect(guesser.page.get_by_label("To whom you write")).to_have_count(0)


def come_back_and_go_on(drawer: User) -> None:
    """The drawer's page is reloaded in mid-drawing."""
    drawer.page.reload()
    mine = drawer.page.get_by_role("application", name="Drawing")
    expect(mine.locator("path")).to_have_count(1)
    drawer.press(drawer.page.get_by_title("red", exact=True))
    drawer.draw((0.4, 0.3), (0.41, 0.33))
    expect(mine.locator("path")).to_have_count(2)


def test_a_word_said_aloud_is_judged_and_the_replay_draws_it_again(site: Site) -> None:
    options: dict[str, Any] = {"words": {"words": WORDS}, "win": "rounds", "laps": 1, **UNHURRIED}
    options |= {"guessing": "spoken", "hints": "length"}
    users, screen = party(site, "pictionary", "Ben", **options)
    note(screen, ".word")
    users[0].start()
    for verdict in ("That is wrong", "That is right"):
        drawer, guesser = by_turn(users, screen)
        word = drawer.page.locator(".word").inner_text()
        drawer.draw(*SMILE)
        expect(sheet(guesser.page).locator("path")).to_have_count(1)
        guesser.page.get_by_role("button", name="I know it!").click()
        expect(guesser.page.get_by_text("Say it aloud!")).to_be_visible()
        expect(screen.get_by_text(f"{guesser.name} knows it.")).to_be_visible()
        drawer.page.get_by_role("button", name=verdict).click()
        see_noted(screen, word)
    score = podium(screen).get_by_role("listitem").first
    expect(score).to_contain_text("1 point")
    replay(users[1])
    again = sheet(users[1].page)
    expect(again.locator("path")).to_have_count(0)
    users[1].page.get_by_role("button", name="Next step").click()
    expect(again.locator("path")).to_have_count(1)


QUIZ = "Who dealt the cards?;Ana;Ben;Cleo;Dina;It was her turn.\nWho won?;Ben;Ana;Cleo;Dina\n"
BROKEN = "¿Quién reparte?;Ana;Ben\n¿Quién gana?;Ben;Ana;Ana;Dina\n"


def test_a_host_brings_a_quiz_tries_it_and_shares_it(site: Site) -> None:
    ana = site.user("Ana", locale="es-ES", own_board=True)
    page = ana.page
    page.goto("/create/trivia")
    page.get_by_text("Tu propio cuestionario").click()
    give(page, BROKEN)
    expect(page.get_by_role("alert")).to_contain_text("Escribe un nombre")
    page.get_by_label("Tu nombre").fill("Ana")
    give(page, BROKEN)
    problems = page.get_by_role("alert")
    expect(problems).to_contain_text("Línea 1 del cuestionario: una pregunta tiene de 5 a 8")
    expect(problems).to_contain_text("Línea 2 del cuestionario: dos opciones son iguales.")
    give(page, QUIZ)
    expect(page.get_by_text("Hay 2 líneas listas.")).to_be_visible()
    page.get_by_text("Verlo").click()
    page.get_by_text("1. Who dealt the cards?").click()
    expect(page.get_by_text("It was her turn.")).to_be_visible()
    shared = page.get_by_label("Enlace para compartirlo").input_value()

    ben = site.user("Ben", own_board=True)
    ben.page.goto(shared)
    expect(ben.page.get_by_text("2 lines are ready.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press_button("Open the table")
    expect(ben.seat("Ben")).to_be_visible()
    ben.add_bot("easy")
    ben.start()
    expect(ben.page.get_by_text("Question 1 of 2")).to_be_visible()
    expect(
        ben.page.get_by_text("Who dealt the cards?").or_(ben.page.get_by_text("Who won?"))
    ).not_to_have_count(0)


def test_an_evening_of_two_games_has_one_score(site: Site) -> None:
    users, screen = party(site, "pig", "Ben")
    ana, ben = users
    ana.page.get_by_label("Which game follows?").select_option("Trivia")
    ana.press(ana.page.get_by_role("region", name="Playlist").get_by_role("button", name="Options"))
    ana.press(ana.page.get_by_role("dialog").get_by_text("more options"))
    ana.page.get_by_role("dialog").get_by_label("Questions", exact=True).fill("3")
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name="Add"))
    expect(ben.page.get_by_text("After this one:")).to_be_visible()
    ana.start()
    ben.resign()
    for page in (ana.page, ben.page, screen):
        score = page.get_by_role("list", name="Overall score")
        expect(score.get_by_role("listitem").first).to_have_text("Ana 2 points")
    ana.press_button("On to Trivia")
    expect(screen.get_by_role("heading", name="Trivia")).to_be_visible()
    ana.start()
    expect(ben.page.get_by_text("Question 1 of 3")).to_be_visible()


def test_a_late_guest_watches_one_question_and_answers_the_next_on_a_phone(site: Site) -> None:
    """Somebody else only watches, and plays along from the audience."""
    options = {"quiz": FOUR_EACH, "rounds": 2, "reading": 0, "mode": "everyone", **UNHURRIED}
    (ana, ben), screen = party(site, "trivia", "Ben", **options)
    ana.start()
    expect(screen.get_by_text("Sit down and play from the next round")).to_be_visible()
    fay, gus = (site.user(name, phone=True, own_board=True) for name in ("Fay", "Gus"))
    fay.join(ana.page.url)
    expect(fay.page.get_by_text("You are in: you play from the next round.")).to_be_visible()
    gus.join(ana.page.url, "Watch")
    gus.press(answers(gus.page).first)
    expect(answers(gus.page).first).to_have_attribute("aria-pressed", "true")
    assert_accessible(fay.page)
    assert_accessible(gus.page)
    for user in (ana, ben):
        user.press(answers(user.page).first)
    expect(gus.page.get_by_text("place 1 of 1 in the audience")).to_be_visible()
    expect(fay.page.get_by_text("Question 2 of 2")).to_be_visible()
    for user in (ana, ben, fay):
        expect(answers(user.page).first).to_be_enabled()
        user.press(answers(user.page).first)
    expect(fay.ranking).to_contain_text("Fay")
    expect(screen.get_by_text("The best of 1 in the audience")).to_be_visible()
