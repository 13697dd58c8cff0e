"""Compiled modules declare no structs (docs/adr/0001)."""

from __future__ import annotations

from importlib import import_module

import pytest
from msgspec import Struct

import compile_package


@pytest.mark.parametrize("name", compile_package.MODULES)
def test_a_module_that_is_compiled_declares_no_structs(name: str) -> None:
    module = import_module(f"ludoteca.{name}".replace("/", "."))
    classes = [thing for thing in vars(module).values() if isinstance(thing, type)]
    own = [kind for kind in classes if kind.__module__ == module.__name__]
    assert not [kind for kind in own if issubclass(kind, Struct | tuple)]
