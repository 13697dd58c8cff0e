"""A push from end to end: from the match over a push service of ours to the notification that opens
the match. With the extra `push`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.server.push.webpush import make_keys

from . import table_setup
from .building import build_pages
from .conftest import LARGE, LUDOTECA, PATIENT, QUICK, UNLIMITED
from .server_process import run_server
from .test_app import wait_until
from .users import Site

if TYPE_CHECKING:
    from tests.push_service import PushService

pytestmark = pytest.mark.skipif(not LARGE, reason="needs the extra push")

SUBSCRIBED = """(given) => {
  let made = null;
  const subscription = {
    endpoint: given.endpoint,
    options: {},
    toJSON: () => ({ endpoint: given.endpoint, keys: given }),
    unsubscribe: async () => ((made = null), true),
  };
  PushManager.prototype.subscribe = async () => (made = subscription);
  PushManager.prototype.getSubscription = async () => made;
}"""
"""In place of a vendor's push service, which hands out the subscriptions of its browser."""
SHOWN = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const shown = await (await navigator.serviceWorker.getRegistration()).getNotifications();
  return active && shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
}"""
TAP = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
"""As the system does after a tap: DevTools have no command for it."""


@pytest.fixture
def service_and_url(tmp_path: Path) -> Iterator[tuple[PushService, str]]:
    from tests.push_service import PushService

    keys = make_keys()
    settings = {
        "PUSH_PUBLIC_KEY": keys.public,
        "PUSH_PRIVATE_KEY": keys.private,
        "PUSH_LOOPBACK": "true",
        "STATIC": str(build_pages()),
    }
    with (
        PushService(keys.public) as service,
        run_server(LUDOTECA, tmp_path, QUICK | UNLIMITED | PATIENT | settings) as url,
    ):
        yield service, url


def deliver(page: Page, told: dict[str, Any]) -> None:
    """Hand a message to the service worker, as the browser's connection to its service would."""
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []

    def learn(event: dict[str, Any]) -> None:
        registrations.extend(each["registrationId"] for each in event["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", learn)
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    message = {
        "origin": origin,
        "registrationId": registrations[0],
        "data": json.dumps(told),
    }
    devtools.send("ServiceWorker.deliverPushMessage", message)


def test_a_push_shows_a_notification_that_opens_the_match(
    chromium: Browser, service_and_url: tuple[PushService, str]
) -> None:
    service, url = service_and_url
    with Site(chromium, url) as site:
        ana = site.user("Ana", phone=True, service_worker=True)
        ben = site.user("Ben")
        ana.page.context.grant_permissions(["notifications"])
        table_setup.open_session(ana.page, "Ana")
        table_setup.open_session(ben.page, "Ben")
        link = table_setup.open_table(ben.page, "pig")
        table_setup.sit(ana.page, link)
        ana.page.add_init_script(f"({SUBSCRIBED})({json.dumps(service.subscription())})")
        ana.page.goto("/notices")
        wait_until(ana.page, "async () => navigator.serviceWorker.controller")
        ana.press_button("Turn on")
        expect(ana.page.get_by_text("This browser is told")).to_be_visible()
        ben.page.goto(link)
        ben.start()
        told = service.next().told
        assert told["path"] == link.removeprefix(url)
        deliver(ana.page, told)
        wait_until(ana.page, f"async () => (await ({SHOWN})()).length")
        (shown,) = ana.page.evaluate(SHOWN)
        assert "Pig" in shown["title"]
        (worker,) = ana.page.context.service_workers
        worker.evaluate(TAP)
        expect(ana.page).to_have_url(link)
        expect(ana.page.locator("[data-seq]")).to_be_visible()
