"""The generated types of every game describe what the game really sends."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import ludoteca

from .building import MODULES, ROOT, WEB, install_packages
from .type_samples import literals

BOARDS = [id for id in ludoteca.game_ids() if (WEB / "src" / "games" / id).is_dir()]
CONTROL = """\
import type { Place } from "@/games/risk/types";
export const right: Place = { move: "place", territory: "peru", armies: 3 };
// @ts-expect-error
export const misspelt: Place = { move: "place", territory: "peru", army: 3 };
"""
"""The compiler complains about the last line, and would complain if it did not have to."""


def test_positions_events_and_moves_of_transcripts_fit_their_types(tmp_path: Path) -> None:
    for id in BOARDS:
        transcripts = ROOT / "tests" / "games" / id / "transcripts"
        text = literals(ludoteca.game(id), transcripts, f"@/games/{id}/types")
        (tmp_path / f"{id}.ts").write_text(text, "utf-8")
    (tmp_path / "control.ts").write_text(CONTROL, "utf-8")
    project = {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": {"types": []},
        "include": ["*.ts"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(project), "utf-8")
    install_packages()
    compiler = [str(MODULES / ".bin" / "tsc"), "--pretty", "false", "-p", str(tmp_path)]
    done = subprocess.run(compiler, capture_output=True, text=True, check=False)
    assert done.stdout == ""
