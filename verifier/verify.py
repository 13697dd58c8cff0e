"""A verifier of Ludoteca's chance that shares no code with it and needs only Python itself.

    python verifier/verify.py docs/vectors/chance.json
    python verifier/verify.py record.json --commitment HEX --nonce HEX --dice 20

The method is in docs/chance.md; `verifier/check.mjs` does and prints the same in JavaScript.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple


class Broken(Exception):
    """The record does not keep its promise; the argument is a stable code."""

    @property
    def code(self) -> str:
        return str(self.args[0])


class Chance:
    """The draws of docs/chance.md, written for clarity rather than speed."""

    def __init__(self, seed: str, position: int = 0) -> None:
        self.key = _bytes(seed)
        self.position = position

    def byte(self) -> int:
        index, offset = divmod(self.position, 64)
        self.position += 1
        return blake2b(index.to_bytes(8, "big"), key=self.key, digest_size=64).digest()[offset]

    def below(self, n: int) -> int:
        width = 0
        while 256**width < n:
            width += 1
        while True:
            value = 0
            for _ in range(width):
                value = 256 * value + self.byte()
            if value < 256**width - 256**width % n:
                return value % n

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return [1 + self.below(sides) for _ in range(count)]

    def shuffled(self, size: int) -> list[int]:
        order = list(range(size))
        for last in reversed(range(1, size)):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def weighted(self, weights: list[int]) -> int:
        ticket = self.below(sum(weights))
        return next(i for i in range(len(weights)) if ticket < sum(weights[: i + 1]))


def _bytes(text: object) -> bytes:
    if not isinstance(text, str) or not re.fullmatch("([0-9a-f]{2})*", text):
        raise Broken("bad_record")
    return bytes.fromhex(text)


def _hash(purpose: str, parts: list[str]) -> str:
    message = b""
    for part in (purpose.encode(), *map(_bytes, parts)):
        message += len(part).to_bytes(4, "big") + part
    return blake2b(message, digest_size=32).hexdigest()


def commitment(secret: str) -> str:
    """The commitment the server shows before anybody sits down."""
    return _hash("ludoteca/commitment/1", [secret])


def seed_of(secret: str, nonces: list[str]) -> str:
    return _hash("ludoteca/seed/1", [secret, *nonces])


def seed_of_number(number: int) -> str:
    return blake2b(f"ludoteca/number/1{number}".encode(), digest_size=32).hexdigest()


class Proof(NamedTuple):
    """Commitment and seed, computed from a record's secret and nonces."""

    commitment: str
    seed: str


def verify_seed(record: dict[str, Any], promised: str = "", nonce: str = "") -> Proof:
    """Check that the seed follows from secret and nonces, and that yours are among them."""
    if not isinstance(record.get("seed"), str):
        raise Broken("bad_record")
    if not record["seed"]:
        raise Broken("sealed_record")
    if record.get("chance") == "scripted":
        raise Broken("scripted_chance")
    match record.get("fair"):
        case None:
            raise Broken("no_fair_seed")
        case {"secret": str(secret), "nonces": list(nonces)} if len(_bytes(secret)) == 32:
            pass
        case _:
            raise Broken("bad_record")
    proof = Proof(commitment(secret), seed_of(secret, nonces))
    if proof.seed != record["seed"]:
        raise Broken("broken_seed")
    if promised and proof.commitment != promised:
        raise Broken("broken_commitment")
    if nonce and nonce not in nonces:
        raise Broken("missing_nonce")
    return proof


def _drawn(chance: Chance, values: list[int]) -> dict[str, Any]:
    return {"values": values, "then": chance.position}


COMPUTE: dict[str, Callable[[dict[str, Any], Chance], dict[str, Any]]] = {
    "numbers": lambda v, _: {"seed": seed_of_number(v["number"])},
    "streams": lambda v, chance: {"bytes": bytes(chance.byte() for _ in _bytes(v["bytes"])).hex()},
    "below": lambda v, chance: _drawn(chance, [chance.below(int(v["n"])) for _ in v["values"]]),
    "dice": lambda v, chance: _drawn(chance, chance.dice(v["count"], v["sides"])),
    "shuffles": lambda v, chance: _drawn(chance, chance.shuffled(v["size"])),
    "samples": lambda v, chance: _drawn(chance, chance.shuffled(v["size"])[: v["count"]]),
    "weighted": lambda v, chance: _drawn(
        chance, [chance.weighted(v["weights"]) for _ in v["values"]]
    ),
    "fair": lambda v, _: {
        "commitment": commitment(v["secret"]),
        "seed": seed_of(v["secret"], v["nonces"]),
    },
}
"""By kind of vector: computes the results from its arguments."""


def check_vectors(content: dict[str, Any]) -> tuple[int, list[str]]:
    """The number of vectors, and the names of those with other results."""
    groups = {kind: group for kind, group in content.items() if isinstance(group, list)}
    wrong = [
        f"{kind}[{index}]"
        for kind, group in groups.items()
        for index, vector in enumerate(group)
        if not _is_right(kind, vector)
    ]
    return sum(map(len, groups.values())), wrong


def _is_right(kind: str, vector: dict[str, Any]) -> bool:
    found = COMPUTE[kind](vector, Chance(vector["seed"], vector.get("position", 0)))
    return all(_text(found[name]) == _text(vector[name]) for name in found)


def _text(value: Any) -> list[str]:
    """Numbers above 2^53 are strings in the file, because JSON readers may round them."""
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Verify a record's seed, or the vectors.")
    parser.add_argument("file", type=Path, help="a record, or docs/vectors/chance.json")
    parser.add_argument("--commitment", default="", help="the one shown when you sat")
    parser.add_argument("--nonce", default="", help="the one your browser added")
    parser.add_argument("--dice", type=int, default=0, help="how many dice to show")
    parser.add_argument("--position", type=int, default=0, help="where in the stream")
    given = parser.parse_args(arguments)
    try:
        content = _read(given.file)
        if "streams" in content:
            count, wrong = check_vectors(content)
            _say("vectors", str(count))
            _say("wrong", " ".join(wrong) or "none")
            return 1 if wrong else 0
        proof = verify_seed(content, given.commitment, given.nonce)
    except Broken as broken:
        _say("broken", broken.code)
        return 1
    _say("commitment", proof.commitment)
    _say("seed", proof.seed)
    if given.dice:
        _say("dice", " ".join(map(str, Chance(proof.seed, given.position).dice(given.dice))))
    return 0


def _read(file: Path) -> dict[str, Any]:
    try:
        content = json.loads(file.read_text("utf-8"))
    except OSError:
        raise Broken("no_such_file") from None
    except ValueError:
        content = None
    if not isinstance(content, dict):
        raise Broken("bad_record")
    return content


def _say(name: str, value: str) -> None:
    sys.stdout.write(f"{name:<12}{value}\n")


if __name__ == "__main__":
    sys.exit(main())
