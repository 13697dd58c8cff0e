"""Prerequisites of the browser tests, made when missing: packages, built pages, Chromium."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
CHROMIUM = "/usr/bin/chromium"
HEADLESS_SHELL = "/usr/bin/chromium-headless-shell"
SOURCES = ("src", "public", "plugins", "index.html", "package-lock.json", "vite.config.ts")


def npm(*command: str) -> None:
    """Run npm in the folder of the web client; its output shows only when it fails."""
    done = subprocess.run(["npm", *command], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"npm {' '.join(command)}\n{done.stdout}\n{done.stderr}"


def install_packages() -> None:
    with _locked("packages"):
        if _is_stale(MODULES / ".of", _digest(WEB / "package-lock.json")):
            npm("ci", "--no-audit", "--no-fund")
            _mark(MODULES / ".of", _digest(WEB / "package-lock.json"))


def build_pages() -> Path:
    """Folder of the built pages, built again when a source has changed."""
    install_packages()
    with _locked("pages"):
        now = _digest(*(WEB / name for name in SOURCES))
        if _is_stale(DIST / ".of", now):
            npm("run", "build")
            _mark(DIST / ".of", now)
    return DIST


def build_other_pages(folder: Path) -> Path:
    """Another build in this folder: not minified, so that its files have other names."""
    build_pages()
    npm("run", "build", "--", "--minify", "false", "--emptyOutDir", "--outDir", str(folder))
    return folder


def install_chromium() -> str:
    """Path of the full browser, installed when missing."""
    with _locked("chromium"):
        if not Path(CHROMIUM).exists():
            _apt_install("chromium")
    return CHROMIUM


def install_headless_shell() -> str:
    """Path of Chromium without its window: the same engine at half the processor time. The full
    browser where the system's packages do not offer it."""
    with _locked("chromium"), suppress(subprocess.CalledProcessError, FileNotFoundError):
        if not Path(HEADLESS_SHELL).exists():
            _apt_install("chromium-headless-shell")
    return HEADLESS_SHELL if Path(HEADLESS_SHELL).exists() else install_chromium()


def _apt_install(package: str) -> None:
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run(["apt-get", *command], check=True, capture_output=True)


@contextmanager
def _locked(name: str) -> Iterator[None]:
    """Hold a lock between the processes that run tests."""
    folder = ROOT / ".pytest_cache"
    folder.mkdir(exist_ok=True)
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _digest(*paths: Path) -> str:
    found = sha256()
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                found.update(str(file.relative_to(WEB)).encode() + file.read_bytes())
    return found.hexdigest()


def _is_stale(mark: Path, digest: str) -> bool:
    return not mark.exists() or mark.read_text("utf-8") != digest


def _mark(mark: Path, digest: str) -> None:
    mark.write_text(digest, "utf-8")


if __name__ == "__main__":
    build_pages()
