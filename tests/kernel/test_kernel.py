"""The whole kernel: public names, and every struct but State is frozen."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from msgspec import Struct

import ludoteca
from ludoteca import Context, Event, Move, Row, State, Step, kernel
from ludoteca.kernel.inputs import Input


def structs() -> Iterator[type[Struct]]:
    for module in pkgutil.walk_packages(kernel.__path__, "ludoteca.kernel."):
        for member in vars(importlib.import_module(module.name)).values():
            if isinstance(member, type) and issubclass(member, Struct):
                if member.__module__ == module.name:
                    yield member


@pytest.mark.parametrize("name", kernel.__all__)
def test_a_public_name_of_the_kernel_is_one_of_the_package(name: str) -> None:
    assert getattr(ludoteca, name) is getattr(kernel, name)


def test_public_names_are_listed_once() -> None:
    assert len(set(kernel.__all__)) == len(kernel.__all__)


FROZEN = sorted(set(structs()) - {State}, key=lambda struct: struct.__name__)


@pytest.mark.parametrize("struct", FROZEN, ids=lambda struct: struct.__name__)
def test_what_the_kernel_hands_out_never_changes(struct: type[Struct]) -> None:
    assert struct.__struct_config__.frozen


@pytest.mark.parametrize("struct", [State, Move, Event, Input, Row, Step, Context])
def test_what_a_match_makes_many_of_is_not_tracked_by_the_collector(struct: type[Struct]) -> None:
    assert not struct.__struct_config__.gc


def test_a_state_alone_is_written_on() -> None:
    assert not State.__struct_config__.frozen
    assert len(set(structs())) > 20
