"""Link previews: what chats show of the addresses of tables, games and matches."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.server.http.link_previews import Preview, tags
from ludoteca.server.http.static_files import load
from tests.server.live_server import RunningServer, run, serving
from tests.server.scripts import start, table_of

INDEX = "<!doctype html><html><head><title>Ludoteca</title></head><body></body></html>"
URL = "http://games.example.org"
SITE = "Ludoteca: board games with friends"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(INDEX + "<!-- -->" * 200, "utf-8")
    (tmp_path / "covers").mkdir()
    for name in ("ludoteca", "pig"):
        (tmp_path / "covers" / f"{name}.png").write_bytes(b"PNG")
    return tmp_path


def graph(text: str) -> dict[str, str]:
    """The tags of a page by their name."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(content) for name, content in found}


async def page(live: RunningServer, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=live.url) as client:
        return await client.get(path, headers={"accept-language": "en", **headers})


def opened(pages: Path, **settings: Any) -> Any:
    return serving(static=str(pages), public_url=URL, hosts=("127.0.0.1",), **settings)


def test_a_table_is_shown_with_its_game_host_and_free_seats(pages: Path) -> None:
    async def scenario() -> None:
        async with opened(pages) as live, table_of(live, "pig") as browsers:
            code = browsers[0].table["code"]
            answer = await page(live, f"/t/{code}")
            found = graph(answer.text)
            assert found["og:title"] == "Pig: Ana invites you"
            assert re.match(r"\d+ free seats?\. ", found["og:description"])
            assert found["og:image"] == f"{URL}/covers/pig.png"
            assert found["og:url"] == f"{URL}/t/{code}"
            assert found["twitter:card"] == "summary_large_image"
            spanish = graph((await page(live, f"/t/{code}", **{"accept-language": "es"})).text)
            assert spanish["og:title"].endswith("te invita Ana")
            await start(browsers)
            playing = graph((await page(live, f"/t/{code}")).text)
            assert playing["og:description"].startswith("Being played now.")

    run(scenario())


def test_pages_are_compressed_and_never_kept(pages: Path) -> None:
    async def scenario() -> None:
        async with opened(pages) as live:
            for path in ("/", "/game/pig", "/create/pig", "/t/QQQQQQ", "/match/none"):
                answer = await page(live, path)
                assert answer.status_code == 200
                assert answer.headers["content-encoding"] == "gzip"
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["vary"] == "accept-encoding, accept-language"
                assert answer.headers["content-type"].startswith("text/html")
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                plain = await page(live, path, **{"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert plain.text == answer.text

    run(scenario())


@pytest.mark.parametrize(
    ("path", "title", "cover"),
    [
        ("/", SITE, "ludoteca"),
        ("/game/pig", "Pig", "pig"),
        ("/create/pig", "Pig", "pig"),
        ("/game/uno", "UNO", "ludoteca"),  # no cover among these pages
        ("/game/none", SITE, "ludoteca"),
        ("/t/QQQQQQ", SITE, "ludoteca"),
        ("/match/none", SITE, "ludoteca"),
    ],
)
def test_games_have_their_names_and_unknown_addresses_that_of_the_site(
    pages: Path, path: str, title: str, cover: str
) -> None:
    async def scenario() -> None:
        async with opened(pages) as live:
            found = graph((await page(live, path)).text)
            assert found["og:title"] == title
            assert found["og:image"] == f"{URL}/covers/{cover}.png"

    run(scenario())


def test_addresses_are_those_of_the_settings_whatever_the_request_says(pages: Path) -> None:
    async def scenario() -> None:
        async with opened(pages) as live:
            text = (await page(live, "/game/pig", host="127.0.0.1:1")).text
            assert "127.0.0.1" not in text
            assert f"{URL}/game/pig" in text

    run(scenario())


def test_wrong_codes_count_as_guesses(pages: Path) -> None:
    async def scenario() -> None:
        async with (
            opened(pages, guesses_per_minute=2) as live,
            table_of(live, "pig") as browsers,
        ):
            code = browsers[0].table["code"]
            for guess in range(8):
                answer = await page(live, f"/t/QQQQQ{guess}")
                assert graph(answer.text)["og:title"] == SITE
            assert graph((await page(live, f"/t/{code}")).text)["og:title"] == SITE
            assert (await page(live, f"/api/tables/{code}")).status_code == 429

    run(scenario())


@pytest.mark.parametrize("spectators", [True, False])
def test_a_match_without_spectators_is_not_told(pages: Path, *, spectators: bool) -> None:
    async def scenario() -> None:
        async with opened(pages) as live, table_of(live, "pig") as browsers:
            await browsers[0].do("doors", public=False, spectators=spectators)
            await start(browsers)
            text = (await page(live, f"/match/{browsers[0].match['id']}")).text
            assert ("Ana" in text) is spectators
            assert graph(text)["og:title"] == ("Pig: Ana, Ben" if spectators else SITE)

    run(scenario())


def test_a_closed_table_is_not_told(pages: Path) -> None:
    async def scenario() -> None:
        async with opened(pages) as live, table_of(live, "pig") as browsers:
            code = browsers[0].table["code"]
            await browsers[0].do("close")
            assert graph((await page(live, f"/t/{code}")).text)["og:title"] == SITE

    run(scenario())


HOSTILE = "\"><script>alert(1)</script><meta content='&amp;"


def test_names_are_text_and_never_tags(pages: Path) -> None:
    made = tags(Preview(HOSTILE, HOSTILE, HOSTILE), f"{URL}/{HOSTILE}", load(pages), URL)
    assert "<script" not in made
    assert "'" not in made
    assert made.count("<meta ") == made.count(" />") == made.count("\n") + 1
    assert graph(made)["og:title"] == HOSTILE
    assert graph(made)["og:url"] == f"{URL}/{HOSTILE}"


@pytest.mark.parametrize(
    "path", ["/t/%22%3E%3Cscript%3E", "/game/%22%3E%3Cscript%3E", "/match/%3Cscript%3E"]
)
def test_a_hostile_address_is_escaped(pages: Path, path: str) -> None:
    async def scenario() -> None:
        async with opened(pages) as live:
            assert "<script" not in (await page(live, path)).text

    run(scenario())
