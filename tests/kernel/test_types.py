"""Basic types: tags from class names, and marks for named values."""

from typing import Annotated

import msgspec
import pytest

from ludoteca import named
from ludoteca.kernel.types import MARK, snake_case

TAGS = {"Roll": "roll", "CardDrawn": "card_drawn", "GiveUpNow": "give_up_now", "already": "already"}


@pytest.mark.parametrize("name", TAGS)
def test_a_tag_is_the_name_of_the_class_in_snake_case(name: str) -> None:
    assert snake_case(name) == TAGS[name]


def test_a_named_value_tells_its_kind_in_the_json_schema() -> None:
    schema = msgspec.json.schema(Annotated[int, named("rank")])
    assert schema == {"type": "integer", MARK: "rank"}
