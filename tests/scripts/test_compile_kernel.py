"""What may be compiled: modules that declare no structs, whose class lines mypyc would forget."""

from __future__ import annotations

import ast

import pytest

import compile_kernel as compiling

STRUCTS = {"Struct", "Move", "Event", "State", "View", "Options", "NamedTuple"}


@pytest.mark.parametrize("module", compiling.MODULES)
def test_a_module_that_is_compiled_declares_no_structs(module: str) -> None:
    source = (compiling.ROOT / "src" / "ludoteca" / "kernel" / f"{module}.py").read_text("utf-8")
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    assert (
        not {base.id for c in classes for base in c.bases if isinstance(base, ast.Name)} & STRUCTS
    )
