"""Log: every kind of input has a tag and round-trips."""

import msgspec
import pytest

from ludoteca import Agree, Alarm, AnyInput, Join, Leave, Play, Rejoin, Skip, TakeBack
from ludoteca.kernel.inputs import RawInput, RawPlay
from ludoteca.kernel.match.record import raw_log

from .tiny import LANE, Walk

INPUTS: dict[str, AnyInput] = {
    "play": Play(5, 1, Walk(3)),
    "alarm": Alarm(5, "clock"),
    "skip": Skip(5, 1),
    "leave": Leave(5, 1),
    "rejoin": Rejoin(5, 1),
    "join": Join(5, 1),
    "take_back": TakeBack(5, 2),
    "agree": Agree(5, "concession", (1,)),
}


@pytest.mark.parametrize("tag", INPUTS)
def test_an_input_is_plain_data_with_its_tag_and_its_moment(tag: str) -> None:
    plain = msgspec.to_builtins(INPUTS[tag])
    assert (plain["in"], plain["at"]) == (tag, 5)


def test_a_log_is_read_back_as_what_it_was() -> None:
    assert raw_log(INPUTS.values())[0] == RawPlay(5, 1, {"move": "walk", "steps": 3})
    written = msgspec.json.encode(raw_log(INPUTS.values()))
    read = msgspec.json.decode(written, type=list[RawInput])
    assert read[0] == RawPlay(5, 1, {"move": "walk", "steps": 3})
    moves = [LANE.read_move(raw.move) for raw in read if isinstance(raw, RawPlay)]
    assert moves == [Walk(3)]
    assert read[1:] == list(INPUTS.values())[1:]
