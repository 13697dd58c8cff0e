"""The generated types of every game describe what the game really sends."""

from __future__ import annotations

import subprocess
from pathlib import Path

import ludoteca
from ludoteca.server.wire.typescript import WEB as SOURCES

from .building import MODULES, ROOT, install_packages
from .type_samples import literals

FLAGS = [
    *("--noEmit", "--strict", "--skipLibCheck", "--pretty", "false", "--lib", "es2022"),
    *("--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"),
]
BOARDS = [id for id in ludoteca.game_ids() if (SOURCES / "games" / id).is_dir()]
CONTROL = """\
import type { Place } from "%s/games/risk/types";
export const right: Place = { move: "place", territory: "peru", armies: 3 };
// @ts-expect-error
export const misspelt: Place = { move: "place", territory: "peru", army: 3 };
"""
"""The compiler complains about the last line, and would complain if it did not have to."""


def test_positions_events_and_moves_of_transcripts_fit_their_types(tmp_path: Path) -> None:
    for id in BOARDS:
        transcripts = ROOT / "tests" / "games" / id / "transcripts"
        text = literals(ludoteca.game(id), transcripts, SOURCES / "games" / id / "types.ts")
        (tmp_path / f"{id}.ts").write_text(text, "utf-8")
    (tmp_path / "control.ts").write_text(CONTROL % SOURCES.as_posix(), "utf-8")
    install_packages()
    files = [path.name for path in tmp_path.glob("*.ts")]
    done = subprocess.run(
        [MODULES / ".bin" / "tsc", *FLAGS, *files],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (len(files), done.stdout) == (len(BOARDS) + 1, "")
