"""Independent verifiers in two languages."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import ludoteca
from ludoteca.kernel import FairSeed
from ludoteca.kernel.chance import Chance, FastChance
from ludoteca_pig.game import Rolled

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "docs" / "vectors" / "chance.json"
IS_LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
DRAWS = 100_000 if IS_LARGE else 10_000
ROLLS = 1_000_000 if IS_LARGE else 10_000

Vector: TypeAlias = dict[str, Any]
published: dict[str, Any] = json.loads(VECTORS.read_text("utf-8"))
SECRET = bytes(range(32)).hex()

VERIFIERS = {
    "Python": (sys.executable, str(ROOT / "verifier" / "verify.py")),
    "JavaScript": ("node", str(ROOT / "verifier" / "check.mjs")),
}
both_verifiers = pytest.mark.parametrize("verifier", VERIFIERS.values(), ids=VERIFIERS)


def ask(verifier: Sequence[str], file: Path, *options: str) -> tuple[int, dict[str, str]]:
    """The exit status, and the printed values by name."""
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
    """The record of a fair match of Pig, and its dice."""
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
    "scripted dice": ({"chance": "scripted", "outcomes": [6]}, (), "scripted_chance"),
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
