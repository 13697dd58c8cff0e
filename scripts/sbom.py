"""Writes the bills of materials of a release, in CycloneDX: the Python packages Ludoteca needs when
it runs, with the hashes of the lock file, and the npm packages its pages are built with."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CYCLONEDX = ROOT / "build" / "tools" / "bin" / "cyclonedx-py"
PACKAGES, PAGES = "ludoteca.cdx.json", "ludoteca-pages.cdx.json"
NAME = re.compile(r"[\w.-]+")
VIA = re.compile(r"^    #(?: via)? +([\w.-]+)$", re.MULTILINE)


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def read_lock(text: str) -> Mapping[str, str]:
    """The entries of a lock file by their canonical name."""
    entries: dict[str, str] = {}
    for entry in re.split(r"^(?=\S)", text, flags=re.MULTILINE):
        found = NAME.match(entry)
        if found is not None:
            entries[canonical(found[0])] = entry
    return entries


def needed(project: Mapping[str, Any], locked: Mapping[str, str]) -> frozenset[str]:
    """The locked packages that the project needs when it runs, as far as the comments of the lock
    file (`via`) tell; its extras are for development."""
    via = {name: {*map(canonical, VIA.findall(entry))} for name, entry in locked.items()}
    found = {canonical(_name(requirement)) for requirement in project["dependencies"]}
    while more := {name for name, users in via.items() if users & found} - found:
        found |= more
    return frozenset(found)


def _name(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found is not None
    return found[0]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    locked = read_lock((ROOT / "requirements.lock").read_text())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = sorted(needed(project, locked))
    subprocess.run(
        [
            CYCLONEDX, "requirements", "--pyproject", ROOT / "pyproject.toml",
            "--output-reproducible", "--output-format", "JSON",
            "--output-file", folder / PACKAGES, "-",
        ],
        input="".join(locked[name] for name in names), text=True, check=True,
    )  # fmt: skip
    command = ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
    pages = subprocess.check_output(command, cwd=ROOT / "web", text=True)
    (folder / PAGES).write_text(pages)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
