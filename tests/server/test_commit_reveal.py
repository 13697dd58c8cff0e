"""Commit-reveal: secret, commitment, pledges and nonces of a fair seed."""

from __future__ import annotations

from hashlib import sha256

import pytest

from ludoteca import FairSeed, Rejected
from ludoteca.server.tables.commit_reveal import check_nonce, commitment_of, fair_seed


def test_the_seed_is_made_of_the_secret_and_the_nonces_in_seat_order() -> None:
    secret, nonces = "11" * 32, {2: "33" * 32, 0: "22" * 32}
    fair = fair_seed(secret, nonces)
    assert fair == FairSeed(secret, ("22" * 32, "33" * 32))
    fair.verify(commitment_of(secret))


def test_a_nonce_has_to_be_the_one_that_was_pledged() -> None:
    nonce = "22" * 32
    check_nonce(nonce, sha256(bytes.fromhex(nonce)).hexdigest())
    for pledge, code in (("", "nothing_pledged"), ("33" * 32, "broken_pledge")):
        with pytest.raises(Rejected, match=code):
            check_nonce(nonce, pledge)


@pytest.mark.parametrize(
    "nonce",
    ["", "22", "22" * 33, "22" * 32 + "\n", "22" * 31 + " 2", "AB" * 32, "xy" * 32, "٣" * 64],
)
def test_a_nonce_is_32_bytes_written_in_one_way(nonce: str) -> None:
    """Otherwise the seed could not be derived when the match starts."""
    with pytest.raises(Rejected, match="bad_nonce"):
        check_nonce(nonce, "33" * 32)
