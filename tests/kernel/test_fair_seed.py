"""Fair seeds: secret, commitment and nonces."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel import FairSeed
from ludoteca.kernel.match.record import read_record

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "docs" / "vectors" / "chance.json"
IS_LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
DRAWS = 100_000 if IS_LARGE else 10_000
ROLLS = 1_000_000 if IS_LARGE else 10_000

seeds = st.binary(min_size=32, max_size=32)

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
    fair = FairSeed(SECRET, ("00", "01"))
    record = ludoteca.Match.start(ludoteca.game("pig"), seats=2, seed=fair).record()
    record["fair"]["nonces"] = ["00", bad]
    with pytest.raises(ludoteca.Rejected, match="bad_record"):
        read_record(record, None)
