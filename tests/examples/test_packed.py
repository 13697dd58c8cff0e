"""The wheels of the example games contain their catalogues, rulebooks and rules for players."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PROBES = sorted(path.parent for path in EXAMPLES.glob("*/pyproject.toml"))
BUILD = "import sys, hatchling.build as build; build.build_wheel(sys.argv[1])"
TEXTS = (
    "README.md",
    "README.es.md",
    "RULES.md",
    "RULES.es.md",
    "locale/en.ftl",
    "locale/es.ftl",
)


@pytest.mark.parametrize("probe", PROBES, ids=lambda path: path.name)
def test_a_probe_is_packed_with_its_texts(probe: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", BUILD, str(tmp_path)], cwd=probe, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {f"ludoteca_{probe.name}/{name}" for name in TEXTS} <= packed
