"""The pages as an app: manifest, icons, offline page, and builds that follow each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .building import build_other_pages, build_pages
from .conftest import LARGE, LUDOTECA, QUICK, UNLIMITED
from .server_process import run_server
from .tcp_proxy import TcpProxy
from .users import PATIENCE, Site

CONTROLLED = "async () => navigator.serviceWorker.controller"
KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    kept[name] = requests.map(({ url }) => new URL(url).pathname);
  }
  return kept;
}"""
UNTIL = """async (patience) => {
  const isTrue = %s;
  for (const end = Date.now() + patience; !(await isTrue()); ) {
    if (Date.now() > end) throw new Error("waited in vain");
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
MANIFEST = """async () =>
  (await fetch(document.querySelector("link[rel=manifest]").href)).json()"""


def kept_by(page: Page) -> dict[str, list[str]]:
    """The addresses that the service worker keeps, by the name of its cache."""
    kept: dict[str, list[str]] = page.evaluate(KEPT)
    return kept


def wait_until(page: Page, condition: str) -> None:
    """Wait for an asynchronous condition, which `wait_for_function` takes for true."""
    page.evaluate(UNTIL % condition, PATIENCE)


def test_the_app_opens_without_a_network(site: Site) -> None:
    with TcpProxy(site.url) as proxy:
        ana = site.user("Ana", phone=True, url=proxy.url, service_worker=True)
        ana.page.goto("/")
        wait_until(ana.page, CONTROLLED)
        ana.page.reload()  # from now on its files come by way of the worker
        expect(ana.page.get_by_role("heading", name="Pick a game")).to_be_visible()
        ana.page.goto("/game/pig")
        expect(ana.page.get_by_role("heading", name="In a minute")).to_be_visible()
        ((name, paths),) = kept_by(ana.page).items()
        assert name.startswith("ludoteca-")
        assert "/offline.en.html" in paths
        assert {path.split("/")[1] for path in paths} == {"offline.en.html", "assets"}
        proxy.cut()
        ana.page.goto("/profile")
        expect(ana.page.get_by_role("heading", name="No connection")).to_be_visible()
        again = ana.page.get_by_role("link", name="Try again")
        box = again.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        proxy.restore()
        again.tap()
        expect(ana.page.get_by_role("heading", name="Profile")).to_be_visible()


def test_the_offline_page_follows_the_language(site: Site) -> None:
    with TcpProxy(site.url) as proxy:
        ana = site.user("Ana", url=proxy.url, service_worker=True)
        ana.page.goto("/")
        wait_until(ana.page, CONTROLLED)
        ana.page.get_by_role("button", name="Español").click()
        expect(ana.page.locator("html[lang=es]")).to_be_attached()
        wait_until(ana.page, "() => caches.match('/offline.es.html')")
        manifest: dict[str, Any] = ana.page.evaluate(MANIFEST)
        assert manifest["lang"] == "es"
        proxy.cut()
        ana.page.reload()
        expect(ana.page.get_by_role("heading", name="Sin conexión")).to_be_visible()


def test_the_manifest_names_icons_that_are_there(site: Site) -> None:
    ana = site.user()
    ana.page.goto("/")
    manifest: dict[str, Any] = ana.page.evaluate(MANIFEST)
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = ana.page.request.get(icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(icon["type"])


@pytest.mark.skipif(not LARGE, reason="builds the pages a second time")
def test_a_new_build_takes_over_at_the_next_navigation(chromium: Browser, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("first", "next", "pages")]
    for folder in folders:
        folder.mkdir()
    limits, after = QUICK | UNLIMITED, build_other_pages(folders[2])
    with (
        run_server(LUDOTECA, folders[0], limits | {"STATIC": str(build_pages())}) as old,
        run_server(LUDOTECA, folders[1], limits | {"STATIC": str(after)}) as new,
        TcpProxy(old) as proxy,
        Site(chromium, proxy.url) as site,
    ):
        page = site.user(service_worker=True).page
        page.goto("/")
        wait_until(page, CONTROLLED)
        (before,) = kept_by(page)
        proxy.lead_to(new)
        page.goto("/")
        expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
        script = page.evaluate("document.querySelector('script[type=module]').src")
        assert (after / script.removeprefix(proxy.url).lstrip("/")).is_file()
        wait_until(page, f"async () => !(await caches.keys()).includes('{before}')")
        page.reload()
        expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
        (paths,) = kept_by(page).values()
        for path in paths:
            assert (after / path.lstrip("/")).is_file(), path
