"""What players propose to each other: ends of a match, and more time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import LARGE
from .users import Site, User, seat


def propose(user: User, kind: str, *names: str, amount: str = "") -> None:
    user.press_button("At this table")
    user.press_button("Propose to the others…")
    dialog = user.page.get_by_role("dialog", name="Propose to the others")
    dialog.get_by_role("radio", name=kind).check()
    for name in names:
        dialog.get_by_label(name, exact=True).check()
    if amount:
        dialog.get_by_role("button", name=amount).click()
    dialog.get_by_role("button", name="Propose it").click()


def agree(user: User, told: str) -> None:
    asked = user.page.get_by_role("region", name="Proposal")
    expect(asked).to_contain_text(told)
    expect(asked).to_contain_text("No answer within")
    expect(asked).to_be_in_viewport(ratio=0.9)
    asked.get_by_role("button", name="Agree").click()


@pytest.mark.parametrize("phone", [True, False] if LARGE else [True])
def test_two_of_three_share_the_victory(site: Site, phone: bool) -> None:
    ana, ben, cleo = (site.user(name, phone=phone) for name in ("Ana", "Ben", "Cleo"))
    seat(ana, ben, cleo, game="sealed_orders")
    ana.start()
    for user in (ana, ben, cleo):
        expect(user.table).to_be_visible()
    propose(ana, "A shared victory", "Ana", "Ben")
    told = "Ana proposes that Ana and Ben share the victory."
    agree(ben, told)
    agree(cleo, told)
    for user in (ana, ben, cleo):
        expect(user.page.get_by_text("a shared victory was agreed").first).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one vote is enough for `make test`")
@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize(
    ("game", "kind", "names", "told", "reason"),
    [
        ("pig", "A draw", [], "Ana proposes a draw.", "a draw was agreed"),
        ("risk", "A draw", [], "Ana proposes a draw.", "a draw was agreed"),
        ("machiavelli", "A draw", [], "Ana proposes a draw.", "a draw was agreed"),
        (
            "uno",
            "A concession",
            ["Ana"],
            "Ana proposes that all concede to Ana.",
            "the others conceded",
        ),
        (
            "teradeck",
            "A concession",
            ["Ana"],
            "Ana proposes that all concede to Ana.",
            "the others conceded",
        ),
        ("quick_quiz", "To end it here", [], "Ana proposes to end the match here.", "ended early"),
    ],
)
def test_a_match_ends_as_its_players_agree(
    site: Site, game: str, kind: str, names: list[str], told: str, reason: str, phone: bool
) -> None:
    users = [site.user(name, phone=phone) for name in ("Ana", "Ben", "Cleo")]
    seat(*users, game=game)
    users[0].start()
    for user in users:
        expect(user.table).to_be_visible()
    propose(users[0], kind, *names)
    agree(users[1], told)
    agree(users[2], told)
    for user in users:
        expect(user.page.get_by_text(reason).first).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one vote is enough for `make test`")
@pytest.mark.parametrize("phone", [True, False])
def test_more_time_is_agreed_on_and_a_no_changes_nothing(site: Site, phone: bool) -> None:
    ana, ben = site.user("Ana", phone=phone), site.user("Ben", phone=phone)
    seat(ana, ben, game="uno", turn_seconds=60)
    ana.start()
    for user in (ana, ben):
        expect(user.table).to_be_visible()
    propose(ana, "More time", amount="10 minutes")
    agree(ben, "Ana asks for more time for everybody: 10 minutes.")
    expect(ana.page.get_by_role("timer").first).to_contain_text("10:")
    propose(ben, "A draw")
    asked = ana.page.get_by_role("region", name="Proposal")
    asked.get_by_role("button", name="Decline").click()
    expect(ben.page.get_by_text("Not everybody agreed with Ben: nothing changes.")).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one vote is enough for `make test`")
def test_by_post_the_host_gives_more_time_alone(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    seat(ana, ben, game="sealed_orders")
    ana.start()
    expect(ana.table).to_be_visible()
    ana.press_button("At this table")
    ana.press_button("Propose to the others…")
    dialog = ana.page.get_by_role("dialog", name="Propose to the others")
    dialog.get_by_role("button", name="2 days").click()
    expect(dialog).to_contain_text("A deadline is never brought forward.")
    dialog.get_by_role("button", name="More time").click()
    expect(ana.page.get_by_text("2 d").first).to_be_visible()
