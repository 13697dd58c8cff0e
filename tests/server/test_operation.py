"""Health, metrics, and the pages and files a server sends."""

from __future__ import annotations

import json
import logging
import re
import resource
from pathlib import Path

import pytest

from ludoteca.server.http import static_files as statics
from ludoteca.server.logs import JsonFormatter
from tests.server.live_server import RunningServer, run, serving
from tests.server.scripts import start, table_of

JSON = {"content-type": "application/json"}

# Operation


def test_health_says_whether_the_database_answers() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            assert (await ana.get("/health"))["status"] == "ok"
            await live.services.store.close()
            answer = await ana.http.get("/health")
            assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
            refused = await ana.http.get("/api/tables")
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            live.services.shutdown.begun = True
            assert (await ana.http.get("/health")).json()["status"] == "closing"

    run(scenario())


LESS_THAN_A_PAGE = 1_024


def test_health_says_that_the_disk_is_full(tmp_path: Path) -> None:
    """Simulated by a limit on file sizes."""

    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/ludoteca.db") as live:
            ana = await live.person("Ana")
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (LESS_THAN_A_PAGE, hard))
            try:
                answer = await ana.http.get("/health")
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
            assert (await ana.get("/health"))["status"] == "ok"

    run(scenario())


def test_every_500_counts_as_a_defect(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            live.services.sessions.view = None  # type: ignore[method-assign,assignment]
            assert (await ana.http.get("/api/welcome")).status_code == 500
            assert "ludoteca_defects_total 1.0" in (await ana.http.get("/metrics")).text

    run(scenario())
    assert "a request failed" in caplog.text


@pytest.mark.parametrize("depth", [33, 900, 40_000])
def test_deep_json_is_a_bad_request(depth: int) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            deep = '{"game":"pig","options":' + '{"a":' * depth + "1" + "}" * depth + "}"
            answer = await ana.http.post("/api/tables", content=deep, headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
            flat = '{"game":"pig","options":{"a":[' + ",".join(["{}"] * 50) + "]}}"
            answer = await ana.http.post("/api/tables", content=flat, headers=JSON)
            assert answer.json()["code"] != "bad_request"

    run(scenario())


def test_metrics_are_for_those_who_may_see_them() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            await start(browsers)
            await browsers[0].play("hold")
            text = (await browsers[0].person.http.get("/metrics")).text
            assert "ludoteca_steps_total 1.0" in text
            assert "ludoteca_connections 2.0" in text
            assert 'ludoteca_matches_total{game="pig"} 1.0' in text
        async with serving(metrics_from=()) as live:
            ana = await live.person("Ana")
            assert (await ana.http.get("/metrics")).status_code == 404

    run(scenario())


@pytest.mark.parametrize(("proxies", "status"), [((), 200), (("127.0.0.1",), 404)])
def test_only_known_proxies_are_believed_where_a_browser_is(
    proxies: tuple[str, ...], status: int
) -> None:
    async def scenario() -> None:
        async with serving(proxies=proxies) as live:
            ana = await live.person("Ana")
            elsewhere = {"x-forwarded-for": "203.0.113.5"}
            assert (await ana.http.get("/metrics", headers=elsewhere)).status_code == status

    run(scenario())


def test_the_api_describes_itself() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            described = await ana.get("/api/openapi.json")
            assert described["info"]["title"] == "Ludoteca"
            assert {"/api/tables", "/api/session", "/api/matches/{match_id}/record"} <= set(
                described["paths"]
            )

    run(scenario())


def test_logs_are_json_and_hold_what_was_said() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("b",), "name": "x", "table": "ABCDEF"})
    line = json.loads(JsonFormatter().format(record))
    assert (line["event"], line["table"]) == ("a b", "ABCDEF")


# Pages


def test_every_page_is_the_one_page_and_files_are_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>", "utf-8")
    (tmp_path / "assets" / "app-1.js").write_text("x" * 2_000, "utf-8")
    files = statics.load(tmp_path)
    assert set(files) == {"index.html", "assets/app-1.js"}
    assert files["index.html"].cache == "no-cache"
    assert "immutable" in files["assets/app-1.js"].cache
    assert files["assets/app-1.js"].zipped is not None
    assert statics.load(tmp_path / "nowhere") == {}


def test_pages_come_from_the_setting_the_package_or_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged, built = tmp_path / "packaged", tmp_path / "built"
    monkeypatch.setattr(statics, "PACKAGED", packaged)
    monkeypatch.setattr(statics, "IN_CHECKOUT", built)
    assert not statics.has_pages("")
    built.mkdir()
    (built / "index.html").touch()
    assert statics.find_folder("") == built
    assert statics.has_pages("")
    packaged.mkdir()
    assert statics.find_folder("") == packaged
    assert statics.find_folder(str(tmp_path)) == tmp_path
    assert not statics.has_pages(str(tmp_path))


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/%00",
        "/api/matches/%00/record",
        "/assets/nothing.js",
        "/assets/%2e%2e/%2e%2e/app.py",
    ],
)
def test_what_is_not_there_is_not_found(path: str) -> None:
    async def scenario(live: RunningServer) -> None:
        ana = await live.person("Ana")
        answer = await ana.http.get(path)
        assert answer.status_code == 404

    async def whole() -> None:
        async with serving() as live:
            await scenario(live)

    run(whole())


ROUTER = Path(__file__).parents[2] / "web" / "src" / "dom" / "router.svelte.ts"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_every_address_of_a_page_is_served_and_any_other_is_told_as_a_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>page</p>", "utf-8")
    patterns = re.findall(r"\[/\^(.+)\$/, \"", ROUTER.read_text("utf-8"))
    filled = [pattern.replace("\\/", "/").replace("([^/]+)", "x") for pattern in patterns]
    pages = [re.sub(r"\(\?:(.+)\)\?", part, page) for page in filled for part in ("", r"\1")]
    assert len(pages) > 10
    nowhere = ["/x", "/t/x/y", "/t/x/screen/y", "/game/x/y", "/create/x/y/z", "/match/x/y", "/t"]

    async def scenario() -> None:
        async with serving(static=str(tmp_path)) as live:
            ana = await live.person("Ana")
            for path in (*pages, *nowhere):
                answer = await ana.http.get(path, headers=BROWSER)
                assert answer.status_code == (200 if path in pages else 404), path
                assert answer.text == "<p>page</p>", path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
            for path in nowhere:
                answer = await ana.http.get(path, headers={"accept": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path

    run(scenario())
