"""Chance: the published draws, fair dice, a stream that can be taken up anywhere, honest seeds."""

import doctest
import json
import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import permutations
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
import make_vectors
from ludoteca.kernel.chance import Chance, FairSeed, FastChance, NoChance, seed_from_int
from ludoteca.kernel.record import read_record
from ludoteca_pig.game import Rolled

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
    """By chi-square: one fair source in ten thousand would fail, and our seeds are fixed."""
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


# Risk's combat: in how many of all rolls the attacker loses no army, one, two.
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


# A seed that nobody chose

SECRET = bytes(range(32)).hex()
nonce_lists = st.lists(st.binary(max_size=3), max_size=4)


def seed_with(nonces: Sequence[bytes]) -> bytes:
    return FairSeed(SECRET, tuple(nonce.hex() for nonce in nonces)).seed


@given(one=nonce_lists, other=nonce_lists)
def test_other_nonces_make_another_seed(one: list[bytes], other: list[bytes]) -> None:
    assert (seed_with(one) == seed_with(other)) == (one == other)


@given(nonces=st.lists(st.binary(min_size=1), min_size=1), data=st.data())
def test_whoever_changes_one_bit_of_one_nonce_changes_the_seed(
    nonces: list[bytes], data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, len(nonces) - 1))
    bit = data.draw(st.integers(0, 8 * len(nonces[seat]) - 1))
    size = len(nonces[seat])
    changed = (int.from_bytes(nonces[seat], "big") ^ 1 << bit).to_bytes(size, "big")
    assert seed_with([*nonces[:seat], changed, *nonces[seat + 1 :]]) != seed_with(nonces)


@given(joined=st.binary(min_size=1), cuts=st.tuples(st.integers(0, 9), st.integers(0, 9)))
def test_bytes_cannot_move_from_one_nonce_to_the_next(joined: bytes, cuts: tuple[int, int]) -> None:
    one, other = ((joined[:cut], joined[cut:]) for cut in cuts)
    assert (seed_with(one) == seed_with(other)) == (one == other)


@given(secret=seeds, other=seeds, nonces=nonce_lists)
def test_the_commitment_binds_the_server_to_its_secret(
    secret: bytes, other: bytes, nonces: list[bytes]
) -> None:
    promised = FairSeed(secret.hex()).commitment
    texts = tuple(nonce.hex() for nonce in nonces)
    FairSeed(secret.hex(), texts).verify(promised)
    assert (FairSeed(other.hex()).commitment == promised) == (secret == other)
    assert (FairSeed(other.hex(), texts).seed == FairSeed(secret.hex(), texts).seed) == (
        secret == other
    )


def test_a_broken_commitment_is_refused() -> None:
    fair = FairSeed(SECRET, ("aa",))
    promised = FairSeed("00" * 32).commitment
    with pytest.raises(ludoteca.Rejected) as refusal:
        fair.verify(promised)
    expected = ludoteca.Rejected("broken_commitment", promised=promised, found=fair.commitment)
    assert refusal.value == expected


def test_a_fair_seed_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        FairSeed(SECRET).nonces = ("aa",)  # type: ignore[misc]


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        FairSeed("00" * size)


@pytest.mark.parametrize("bad", ["0", "zz" * 32, "AB" * 32, "00 " * 32])
def test_a_secret_is_hexadecimal_and_never_told_in_a_refusal(bad: str) -> None:
    with pytest.raises(ValueError, match="hexadecimal") as refusal:
        FairSeed(bad)
    assert len(bad) == 1 or bad not in str(refusal.value)


@pytest.mark.parametrize("bad", ["0", "zz", "AB", "00 00", " "])
def test_a_record_with_a_nonce_that_is_no_bytes_is_refused(bad: str) -> None:
    record = finished_match()[0]
    record["fair"]["nonces"] = ["00", bad]
    with pytest.raises(ludoteca.Rejected, match="bad_record"):
        read_record(record, None)


# Verifiers that share no code with the kernel

VERIFIERS = {
    "Python": (sys.executable, str(ROOT / "verifier" / "verify.py")),
    "JavaScript": ("node", str(ROOT / "verifier" / "check.mjs")),
}
both_verifiers = pytest.mark.parametrize("verifier", VERIFIERS.values(), ids=VERIFIERS)


def ask(verifier: Sequence[str], file: Path, *options: str) -> tuple[int, dict[str, str]]:
    """The exit status, and what was printed: a name and a value a line."""
    command = [*verifier, str(file), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, dict(line.split(maxsplit=1) for line in done.stdout.splitlines())


def run_node(program: str, *flags: str, told: object = None) -> str:
    command = ["node", "--no-warnings", *flags, "--input-type=module", "-e", program]
    done = subprocess.run(
        command, input=json.dumps(told), capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout


def finished_match() -> tuple[dict[str, Any], list[int]]:
    """The record of a fair match of Pig, and the dice that fell in it."""
    fair = FairSeed(SECRET, ("a1b2c3d4", "05060708090a", ""))
    match = ludoteca.Match.start(ludoteca.game("pig"), seats=3, seed=fair, options={"target": 50})
    dice, choosing = [], FastChance(bytes(32))
    while not match.over:
        seat = match.to_act()[0]
        move = match.choices(seat).sample(choosing)
        events = match.play(seat, move, at=match.at)
        dice += [event.die for event in events if isinstance(event, Rolled)]
    return match.record(), dice


@both_verifiers
def test_a_verifier_finds_all_published_vectors(verifier: Sequence[str]) -> None:
    count = sum(len(group) for group in published.values() if isinstance(group, list))
    assert ask(verifier, VECTORS) == (0, {"vectors": str(count), "wrong": "none"})


@both_verifiers
def test_a_verifier_names_the_vectors_that_are_wrong(
    verifier: Sequence[str], tmp_path: Path
) -> None:
    changed = json.loads(VECTORS.read_text("utf-8"))
    changed["numbers"][1]["number"] += 1
    changed["streams"][2]["position"] += 1
    changed["below"][30]["values"][-1] += 1
    for kind in ("dice", "shuffles", "samples", "weighted"):
        changed[kind][5]["then"] += 1
    changed["fair"][3]["nonces"].append("")
    changed["fair"][4]["commitment"] = changed["fair"][4]["seed"]
    file = tmp_path / "vectors.json"
    file.write_text(json.dumps(changed), "utf-8")
    wrong = "numbers[1] streams[2] below[30] dice[5] shuffles[5] samples[5] weighted[5]"
    status, said = ask(verifier, file)
    assert (status, said["wrong"]) == (1, f"{wrong} fair[3] fair[4]")


@both_verifiers
def test_a_verifier_proves_a_fair_match_and_finds_its_dice(
    verifier: Sequence[str], tmp_path: Path
) -> None:
    record, dice = finished_match()
    assert len(dice) > 20
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    promised = FairSeed(SECRET).commitment
    options = ("--commitment", promised, "--nonce", "a1b2c3d4", "--dice", str(len(dice)))
    found = {"commitment": promised, "seed": record["seed"], "dice": " ".join(map(str, dice))}
    assert ask(verifier, file, *options) == (0, found)


BROKEN: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "another secret": ({"fair": {"secret": "00" * 32, "nonces": []}}, (), "broken_seed"),
    "another seed": ({"seed": "00" * 32}, (), "broken_seed"),
    "another promise": ({}, ("--commitment", "00" * 32), "broken_commitment"),
    "a nonce left out": ({}, ("--nonce", "1234"), "missing_nonce"),
    "not over yet": ({"seed": "", "fair": None}, (), "sealed_record"),
    "no promise": ({"fair": None}, (), "no_fair_seed"),
    "a short secret": ({"fair": {"secret": "00", "nonces": []}}, (), "bad_record"),
    "capitals": ({"fair": {"secret": SECRET, "nonces": ["AB"]}}, (), "bad_record"),
    "no nonces": ({"fair": {"secret": SECRET}}, (), "bad_record"),
    "no seed": ({"seed": None}, (), "bad_record"),
}


@both_verifiers
@pytest.mark.parametrize("case", BROKEN.values(), ids=BROKEN)
def test_a_verifier_says_what_is_broken(
    verifier: Sequence[str],
    case: tuple[dict[str, Any], tuple[str, ...], str],
    tmp_path: Path,
) -> None:
    change, options, code = case
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished_match()[0] | change), "utf-8")
    assert ask(verifier, file, *options) == (1, {"broken": code})


@both_verifiers
@pytest.mark.parametrize(("text", "code"), [("{", "bad_record"), ("7", "bad_record")])
def test_a_verifier_refuses_what_is_no_record(
    verifier: Sequence[str], text: str, code: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    assert ask(verifier, file) == (1, {"broken": "no_such_file"})
    file.write_text(text, "utf-8")
    assert ask(verifier, file) == (1, {"broken": code})


def test_the_verifiers_own_hash_in_javascript_is_blake2b() -> None:
    lengths = (0, 1, 8, 63, 64, 127, 128, 129, 255, 256, 257, 1_000)
    cases = [
        (length, size, key) for length in lengths for size in (32, 64) for key in (0, 1, 32, 64)
    ]
    program = """
        import { readFileSync } from "node:fs";
        import { blake2b } from "./verifier/chance.mjs";
        const filled = (length) => Uint8Array.from({ length }, (_, i) => i % 251);
        const hash = ([length, size, key]) => blake2b(filled(length), size, filled(key));
        const hashes = JSON.parse(readFileSync(0)).map(hash);
        console.log(JSON.stringify(hashes.map((bytes) => Buffer.from(bytes).toString("hex"))));
    """

    def filled(length: int) -> bytes:
        return bytes(i % 251 for i in range(length))

    expected = [
        blake2b(filled(n), digest_size=size, key=filled(key)).hexdigest() for n, size, key in cases
    ]
    assert json.loads(run_node(program, told=cases)) == expected


def test_the_javascript_verifier_needs_nothing_but_the_language() -> None:
    program = """
        import { readFileSync } from "node:fs";
        import vm from "node:vm";
        const source = readFileSync("verifier/chance.mjs", "utf8");
        const module = new vm.SourceTextModule(source, { context: vm.createContext({}) });
        await module.link(() => { throw new Error("it imports something"); });
        await module.evaluate();
        const { Chance, seedOf } = module.namespace;
        console.log(new Chance(seedOf("00".repeat(32), [])).dice(5).join(" "));
    """
    dice = Chance(FairSeed("00" * 32).seed).dice(5)
    assert run_node(program, "--experimental-vm-modules").split() == [str(die) for die in dice]
