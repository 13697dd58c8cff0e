"""Registry: games found by the entry points of installed packages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.definition import registry

from .tiny import LANE, refused

PROBES = {"liars_hand", "pig", "quick_quiz", "scribble", "sealed_orders"}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package that offers Lane under its own name and under a wrong one."""
    info = tmp_path / "lane-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lane\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(
        f"[{registry.GROUP}]\nlane = tests.kernel.tiny:LANE\nalley = tests.kernel.tiny:LANE\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    registry._entries.cache_clear()
    registry.game.cache_clear()


def test_the_games_of_the_house_come_first_then_the_others_each_by_the_alphabet() -> None:
    ids = ludoteca.game_ids()
    ours = [id for id in ids if type(ludoteca.game(id).rounds).__module__.startswith("ludoteca.")]
    others = [id for id in ids if id not in ours]
    assert set(others) >= PROBES
    assert ids == sorted(ours) + sorted(others)


@pytest.mark.parametrize("name", sorted(PROBES))
def test_a_game_is_found_by_its_id(name: str) -> None:
    assert ludoteca.game(name).about.id == name
    assert ludoteca.game(name) is ludoteca.game(name)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with refused("unknown_game", game="go", known=", ".join(ludoteca.game_ids())):
        ludoteca.game("go")


def test_where_no_game_is_installed_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.path", [])
    forget()
    with refused("unknown_game", game="pig", known="–"):
        ludoteca.game("pig")
    forget()


@pytest.mark.usefixtures("package")
def test_another_package_adds_a_game_by_an_entry_point() -> None:
    assert "lane" in ludoteca.game_ids()
    assert ludoteca.game("lane") is LANE


@pytest.mark.usefixtures("package")
def test_an_entry_point_must_have_the_name_of_its_game() -> None:
    with pytest.raises(TypeError, match="entry point 'alley' leads to the game 'lane'"):
        ludoteca.game("alley")
