"""Chance: the published method, fair dice, and random access to the stream."""

import doctest
import json
import math
import os
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

import make_vectors
from ludoteca.kernel import FairSeed
from ludoteca.kernel.chance import Chance, FastChance, NoChance, seed_from_int

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "docs" / "vectors" / "chance.json"
IS_LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
DRAWS = 100_000 if IS_LARGE else 10_000
ROLLS = 1_000_000 if IS_LARGE else 10_000

Vector: TypeAlias = dict[str, Any]
published: dict[str, Any] = json.loads(VECTORS.read_text("utf-8"))
both_sources = pytest.mark.parametrize("source", [Chance, FastChance])
seeds = st.binary(min_size=32, max_size=32)


def shuffled(chance: Chance, size: int) -> list[int]:
    items = list(range(size))
    chance.shuffle(items)
    return items


# The published method

PUBLISHED_DRAWS: dict[str, Callable[[Chance, Vector], list[int]]] = {
    "below": lambda chance, v: [chance.below(int(v["n"])) for _ in v["values"]],
    "dice": lambda chance, v: chance.dice(v["count"], v["sides"]),
    "shuffles": lambda chance, v: shuffled(chance, v["size"]),
    "samples": lambda chance, v: chance.sample(range(v["size"]), v["count"]),
    "weighted": lambda chance, v: [chance.weighted(v["weights"]) for _ in v["values"]],
}


@pytest.mark.parametrize("kind", PUBLISHED_DRAWS)
def test_draws_are_the_published_ones_and_end_where_they_say(kind: str) -> None:
    for v in published[kind]:
        chance = Chance(bytes.fromhex(v["seed"]), v["position"])
        assert PUBLISHED_DRAWS[kind](chance, v) == [int(value) for value in v["values"]], v
        assert chance.position == v["then"], v


def test_seeds_give_the_published_streams() -> None:
    for v in published["streams"]:
        chance = Chance(bytes.fromhex(v["seed"]), v["position"])
        assert bytes(chance.below(256) for _ in range(16)).hex() == v["bytes"], v


def test_numbers_secrets_and_nonces_give_the_published_seeds() -> None:
    for v in published["numbers"]:
        assert seed_from_int(v["number"]).hex() == v["seed"]
    for v in published["fair"]:
        fair = FairSeed(v["secret"], tuple(v["nonces"]))
        assert (fair.commitment, fair.seed.hex()) == (v["commitment"], v["seed"]), v


def test_the_published_vectors_are_those_the_script_makes(tmp_path: Path) -> None:
    made = tmp_path / "made.json"
    assert CliRunner().invoke(make_vectors.main, [str(made)]).exit_code == 0
    assert made.read_text("utf-8") == VECTORS.read_text("utf-8")
    assert CliRunner().invoke(make_vectors.main, ["--check"]).exit_code == 0
    made.write_text(made.read_text("utf-8").replace("[5, ", "[4, ", 1), "utf-8")
    assert CliRunner().invoke(make_vectors.main, ["--check", str(made)]).exit_code == 1


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "chance.md"), module_relative=False)
    assert not failed
    assert tried > 10


def test_the_other_draws_are_made_of_below() -> None:
    one, other = Chance(bytes(32)), Chance(bytes(32))
    for _ in range(50):
        assert one.between(-3, 8) == -3 + other.below(12)
        assert one.choice("abcdefg") == "abcdefg"[other.below(7)]
        assert one.die() == 1 + other.below(6)
        assert one.die(20) == 1 + other.below(20)
        assert one.dice(2) == [1 + other.below(6), 1 + other.below(6)]


# Fair dice


def within_sampling_error(found: Sequence[int], expected: Sequence[float]) -> bool:
    """Chi-square test: one fair source in ten thousand would fail, and the seeds are fixed."""
    statistic: float = sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True))
    freedom = len(expected) - 1
    # Wilson and Hilferty's approximation of the quantile; 3.719 is the normal one.
    spread = 2 / (9 * freedom)
    return statistic < freedom * (1 - spread + 3.719 * math.sqrt(spread)) ** 3


@both_sources
@pytest.mark.parametrize("n", [2, 3, 6, 52, 100, 171, 200, 255, 256, 257, 1_000, 49_152, 3 << 46])
def test_every_number_is_equally_likely(source: type[Chance], n: int) -> None:
    chance, bins = source(seed_from_int(n)), min(n, 60)
    found = Counter(chance.below(n) * bins // n for _ in range(DRAWS))
    first = [(i * n + bins - 1) // bins for i in range(bins + 1)]  # number of every bin
    expected = [(first[i + 1] - first[i]) / n * DRAWS for i in range(bins)]
    assert within_sampling_error([found[i] for i in range(bins)], expected)


@both_sources
def test_every_order_and_every_sample_is_equally_likely(source: type[Chance]) -> None:
    chance = source(seed_from_int(1))
    orders = Counter(tuple(shuffled(chance, 4)) for _ in range(DRAWS))
    pairs = Counter(tuple(chance.sample(range(5), 2)) for _ in range(DRAWS))
    assert within_sampling_error([orders[o] for o in permutations(range(4))], [DRAWS / 24] * 24)
    assert within_sampling_error([pairs[p] for p in permutations(range(5), 2)], [DRAWS / 20] * 20)


@both_sources
def test_an_index_is_as_likely_as_its_weight(source: type[Chance]) -> None:
    chance, weights = source(seed_from_int(3)), {0: 30, 1: 0, 2: 10, 3: 5, 4: 55}
    found = Counter(chance.weighted(list(weights.values())) for _ in range(DRAWS))
    assert found.pop(1, 0) == weights.pop(1) == 0
    expected = [weight / 100 * DRAWS for weight in weights.values()]
    assert within_sampling_error([found[index] for index in weights], expected)


# Risk's combat: rolls in which the attacker loses no army, one, two.
COMBAT = {
    (3, 2): (2890, 2611, 2275),
    (3, 1): (855, 441),
    (2, 2): (295, 420, 581),
    (2, 1): (125, 91),
    (1, 2): (55, 161),
    (1, 1): (15, 21),
}


def attackers_losses(attack: list[int], defence: list[int]) -> int:
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False)
    return sum(defender >= attacker for attacker, defender in pairs)


@both_sources
@pytest.mark.parametrize(("attack", "defence"), COMBAT)
def test_combat_goes_each_way_as_often_as_counting_all_rolls_says(
    source: type[Chance], attack: int, defence: int
) -> None:
    chance, counted = source(seed_from_int(15)), COMBAT[attack, defence]
    rolls = ((chance.dice(attack), chance.dice(defence)) for _ in range(ROLLS))
    found = Counter(attackers_losses(*roll) for roll in rolls)
    expected = [count / sum(counted) * ROLLS for count in counted]
    assert within_sampling_error([found[losses] for losses in range(len(counted))], expected)


# Positions

places = st.integers(0, 9_000)


@both_sources
@given(seed=seeds, start=places, draws=st.lists(st.integers(1, 1 << 20)), visits=st.lists(places))
def test_the_stream_can_be_taken_up_at_any_position(
    source: type[Chance], seed: bytes, start: int, draws: list[int], visits: list[int]
) -> None:
    drawing, wandering = source(seed, start), source(seed)
    for n in draws:
        drawing.below(n)
    for place in (*visits, drawing.position):
        wandering.position = place
        wandering.below(2)
        wandering.position = place
    fresh = source(seed, drawing.position)
    assert drawing.dice(100) == fresh.dice(100) == wandering.dice(100)
    assert drawing.position == fresh.position == wandering.position


class EveryByte(Chance):
    """A stream of the bytes 0, 1, 2 …"""

    block_bytes = 256

    def _make_block(self, index: int) -> bytes:
        return bytes(range(256))


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 20, 99, 100, 255, 256])
@pytest.mark.parametrize("byte", range(256))
def test_a_byte_shows_the_same_face_among_dice_and_alone(byte: int, sides: int) -> None:
    for count in range(3):
        together, alone = EveryByte(bytes(32), byte), EveryByte(bytes(32), byte)
        together.below(256)
        together.position = byte
        assert together.dice(count, sides) == [alone.die(sides) for _ in range(count)]
        assert together.position == alone.position


@both_sources
@given(seed=seeds, before=places, step=st.integers(-70, 70), count=st.integers(0, 6))
@pytest.mark.parametrize("sides", [1, 2, 3, 6, 100, 255, 256, 257])
def test_dice_in_one_go_fall_as_dice_one_by_one(
    source: type[Chance], seed: bytes, before: int, step: int, count: int, sides: int
) -> None:
    """At every position, also across the ends of blocks."""
    place = max(0, before + step)
    together, alone = source(seed, before), source(seed, place)
    together.die()
    together.position = place
    assert together.dice(count, sides) == [alone.die(sides) for _ in range(count)]
    assert together.position == alone.position


@both_sources
def test_every_byte_stands_where_its_position_says(source: type[Chance]) -> None:
    block = source.block_bytes
    drawing, walking = source(bytes(32)), source(bytes(32))
    stream = [drawing.below(256) for _ in range(2 * block + 2)]
    for position in (0, 1, 2, block - 1, block, block + 1, 2 * block, 2 * block + 1, block, 0):
        walking.position = position
        assert walking.below(256) == source(bytes(32), position).below(256) == stream[position]


def test_a_simulation_goes_the_same_way_on_every_machine() -> None:
    chance = FastChance(bytes(32), FastChance.block_bytes - 6)
    assert bytes(chance.below(256) for _ in range(12)).hex() == "bd5965a2315bb89ae03c14d6"
    assert chance.position == 4_102


# Refusals


@both_sources
@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_seed_has_32_bytes(source: type[Chance], size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        source(bytes(size))


@both_sources
@pytest.mark.parametrize("position", [-1, -64, -4096])
def test_nothing_is_drawn_before_the_stream(source: type[Chance], position: int) -> None:
    chance = source(bytes(32))
    assert chance.die()
    chance.position = position
    with pytest.raises(ValueError, match=f"no position {position}"):
        chance.die()


IMPOSSIBLE: dict[str, Callable[[Chance], object]] = {
    "below nothing": lambda chance: chance.below(0),
    "below a negative number": lambda chance: chance.below(-1),
    "between nothing": lambda chance: chance.between(3, 2),
    "a die without sides": lambda chance: chance.die(0),
    "a choice of nothing": lambda chance: chance.choice(()),
    "no weights": lambda chance: chance.weighted(()),
    "nothing but zero weights": lambda chance: chance.weighted((0, 0)),
    "a negative weight": lambda chance: chance.weighted((5, -1)),
    "more than there is": lambda chance: chance.sample("abc", 4),
    "less than nothing": lambda chance: chance.sample("abc", -1),
}


@both_sources
@pytest.mark.parametrize("draw", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_drawn_is_refused_and_draws_nothing(
    source: type[Chance], draw: Callable[[Chance], object]
) -> None:
    chance = source(bytes(32), 7)
    with pytest.raises(ValueError, match=r"."):
        draw(chance)
    assert chance.position == 7


def test_where_nothing_may_be_left_to_chance_every_draw_fails() -> None:
    chance = NoChance(bytes(32))
    for draw in (chance.die, lambda: chance.below(1_000), lambda: chance.shuffle([1, 2])):
        with pytest.raises(RuntimeError, match="may draw from chance"):
            draw()
    assert (chance.below(1), chance.position) == (0, 0)
