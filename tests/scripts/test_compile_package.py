"""Requirements of mypyc on the compiled modules (docs/adr/0001)."""

from __future__ import annotations

from importlib import import_module

import pytest
from msgspec import Struct

import compile_package


def own_classes(name: str) -> list[type]:
    module = import_module(dotted(name))
    classes = [thing for thing in vars(module).values() if isinstance(thing, type)]
    return [kind for kind in classes if kind.__module__ == module.__name__]


def dotted(name: str) -> str:
    return f"ludoteca.{name}".replace("/", ".")


@pytest.mark.parametrize("name", compile_package.MODULES)
def test_a_module_that_is_compiled_declares_no_structs(name: str) -> None:
    assert not [kind for kind in own_classes(name) if issubclass(kind, Struct | tuple)]


@pytest.mark.parametrize("name", compile_package.MODULES)
def test_the_parents_of_a_compiled_class_are_compiled(name: str) -> None:
    compiled = {dotted(module) for module in compile_package.MODULES}
    parents = {
        parent.__module__
        for kind in own_classes(name)
        if not issubclass(kind, Exception)
        for parent in kind.__mro__
        if parent.__module__.startswith("ludoteca.")
    }
    assert parents <= compiled
