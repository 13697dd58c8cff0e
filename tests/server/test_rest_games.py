"""REST: games, their pages, rules and catalogues."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ludoteca import game as find_game
from ludoteca.server.http.routes.games import rules_of
from tests.server.live_server import run, serving


def test_games_are_listed_in_the_readers_language() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana", "es")
            games = {game["id"]: game for game in await ana.get("/api/games")}
            assert games["pig"]["seats"] == [2, 8]
            assert games["pig"]["tagline"] == "Un dado, una decisión: ¿seguir o plantarse?"
            english = {game["id"]: game for game in await ana.get("/api/games?locale=en")}
            assert english["pig"]["tagline"] != games["pig"]["tagline"]

    run(scenario())


def test_a_games_page_has_its_form_its_schemas_and_its_rules() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            page = await ana.get("/api/games/risk")
            assert page["options"]["properties"]["turn_seconds"]["maximum"] == 604_800
            attack = page["moves"]["attack"]["$defs"]["Attack"]["properties"]
            assert attack["source"]["ludoteca"] == "territory"
            assert {"match_ended", "seat_left"} <= set(page["events"])
            assert page["view"]["$ref"].endswith("RiskView")
            assert "# Risk" in page["rules"]
            assert (await ana.get("/api/games/scribble"))["streaming"] == ["draw", "guess"]
            assert (await ana.http.get("/api/games/chess")).status_code == 404

    run(scenario())


RULES: list[tuple[str, str, str]] = [
    ("pig?locale=en", "es", "One die, and the same question"),
    ("pig?locale=es", "en", "Un dado y siempre la misma pregunta"),
    ("pig", "en", "One die"),
    ("pig", "es", "Un dado"),
    ("pig?locale=xx", "es", "Un dado"),
    ("risk?locale=es", "en", "Conquista el mundo"),
]


@pytest.mark.parametrize(("path", "speaks", "begins"), RULES)
def test_the_rules_are_told_in_the_language_that_is_asked_for(
    path: str, speaks: str, begins: str
) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana", speaks)
            page = await ana.get(f"/api/games/{path}")
            assert begins in page["rules"][:400]

    run(scenario())


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (("README.md", "README.es.md"), "README.es.md"),
        (("README.md", "README.fr.md"), "README.md"),
        (("README.fr.md",), ""),
        (("README.es.md", "RULES.md", "RULES.es.md"), "RULES.es.md"),
        (("README.es.md", "RULES.md"), "RULES.md"),
    ],
)
def test_rules_that_nobody_has_translated_are_told_as_they_are(
    written: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    pig = find_game("pig")
    for name in written:
        (tmp_path / name).write_text(name, "utf-8")
    about = msgspec.structs.replace(pig.about, locale=tmp_path / "locale")
    assert rules_of(replace(pig, about=about), "es") == told


def test_pictures_of_the_rules_are_drawn_in_a_language() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            drawn = await ana.http.get("/api/games/risk/pictures/es/attack")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert "Brasil" in drawn.text
            for path in (
                "risk/pictures/es/nothing",
                "risk/pictures/xx/attack",
                "chess/pictures/es/x",
            ):
                assert (await ana.http.get(f"/api/games/{path}")).status_code == 404, path

    run(scenario())


def test_pictures_and_sounds_of_questions_are_served_by_name_as_what_they_are() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            picture = await ana.http.get("/api/games/trivia/media/clock.svg")
            assert picture.text.startswith("<svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert picture.headers["x-content-type-options"] == "nosniff"
            assert "max-age=86400" in picture.headers["cache-control"]
            sound = await ana.http.get("/api/games/trivia/media/scale.json")
            assert sound.json()["voice"] == "triangle"
            for path in (
                "trivia/media/nothing.svg",
                "trivia/media/..%2Fgame.py",
                "trivia/media/%2e%2e",
                "risk/media/clock.svg",
                "chess/media/clock.svg",
            ):
                assert (await ana.http.get(f"/api/games/{path}")).status_code == 404, path

    run(scenario())


def test_texts_are_served_as_they_are_written() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            common = await ana.http.get("/api/catalogues/es")
            assert "rejected-not_your_turn = No es tu turno." in common.text
            assert "rejected-host_only" in common.text
            own = await ana.http.get("/api/games/pig/catalogues/en")
            assert "event-rolled" in own.text
            assert (await ana.http.get("/api/catalogues/xx")).status_code == 404
            assert (await ana.http.get("/api/games/pig/catalogues/%2e%2e")).status_code == 404

    run(scenario())
