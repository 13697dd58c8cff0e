"""Settings: defaults, a file, the environment, the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca import Rejected
from ludoteca.server.settings import Settings, read_settings


def test_settings_need_nothing() -> None:
    settings = read_settings(environ={})
    assert settings == Settings()
    assert settings.url == "http://localhost:8000"


def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.toml"
    file.write_text('port = 1\nhost = "file"\nhosts = ["a", "b"]\ndatabase = "sqlite:///file"\n')
    environ = {
        "LUDOTECA_SETTINGS": str(file),
        "LUDOTECA_PORT": "2",
        "LUDOTECA_HOST": "environment",
        "LUDOTECA_PROXIES": "10.0.0.1, 10.0.0.2",
        "LUDOTECA_SMTP_STARTTLS": "false",
    }
    settings = read_settings({"port": 3, "database": None}, environ)
    assert (settings.port, settings.host, settings.database) == (3, "environment", "sqlite:///file")
    assert settings.hosts == ("a", "b")
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert settings.smtp_starttls is False


@pytest.mark.parametrize("text", [None, "port = ", "prot = 1", 'port = "many"'])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "ludoteca.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(Rejected, match="bad_settings"):
        read_settings(environ={"LUDOTECA_SETTINGS": str(file)})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "0"),
        ("port", "65536"),
        ("log_level", "many"),
        ("snapshot_every", "0"),
        ("linger", "-1"),
        ("chats_per_second", "0"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(Rejected) as refused:
        read_settings(environ={f"LUDOTECA_{name.upper()}": value})
    assert refused.value.code == "bad_settings"
    assert name in str(refused.value.params["problem"])


def test_the_operators_page_names_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    told: dict[str, str] = {}
    for line in re.findall(r"^\| `[a-z_].*$", page.split("## Behind")[0], re.MULTILINE):
        names, defaults = (cell.strip() for cell in line.split("|")[1:3])
        values = [defaults] if "`," not in names else defaults.split(", ")
        for name, value in zip(names.split(", "), values, strict=True):
            told[name.strip("`")] = value.strip("`–")
    assert read_settings(told, environ={}) == Settings()
    assert set(told) == set(Settings.__struct_fields__)
