"""The clock of a match, its fair seed, its proposals and the server's settings: small parts."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from ludoteca import FairSeed, Rejected
from ludoteca.server.clock import Clock
from ludoteca.server.consent import consent, propose, without
from ludoteca.server.fairness import check_nonce, commitment_of, fair_seed
from ludoteca.server.settings import Settings, read_settings


def test_match_time_stands_still_while_it_is_paused() -> None:
    clock = Clock(1_000)
    assert clock.at(1_500) == 500
    paused = clock.pause(2_000)
    assert [paused.at(wall) for wall in (2_000, 9_000)] == [1_000, 1_000]
    again = paused.resume(9_000)
    assert again.at(9_250) == 1_250
    assert again.wall(1_250) == 9_250


def test_match_time_does_not_begin_before_the_match() -> None:
    assert Clock(1_000).at(900) == 0


def test_the_seed_is_made_of_the_secret_and_the_nonces_in_seat_order() -> None:
    secret, nonces = "11" * 32, {2: "33" * 32, 0: "22" * 32}
    fair = fair_seed(secret, nonces)
    assert fair == FairSeed(secret, ("22" * 32, "33" * 32))
    fair.verify(commitment_of(secret))


def test_a_nonce_has_to_be_the_one_that_was_pledged() -> None:
    nonce = "22" * 32
    check_nonce(nonce, sha256(bytes.fromhex(nonce)).hexdigest())
    for pledge, code in (("", "nothing_pledged"), ("33" * 32, "broken_pledge")):
        with pytest.raises(Rejected) as refused:
            check_nonce(nonce, pledge)
        assert refused.value.code == code


def test_a_proposal_needs_everybody_else_who_is_there() -> None:
    proposal = propose("pause", 0, [0, 1, 2], paused=False)
    assert not proposal.accepted
    proposal = consent(consent(proposal, 1), 2)
    assert proposal.accepted


def test_nobody_waits_for_the_consent_of_who_went() -> None:
    proposal = propose("pause", 0, [0, 1, 2], paused=False)
    left = without(consent(proposal, 1), 2)
    assert left is not None
    assert left.accepted
    assert without(proposal, 0) is None


@pytest.mark.parametrize(
    ("what", "paused"), [("resume", False), ("pause", True), ("take_back", True)]
)
def test_proposals_fit_the_clock(what: str, paused: bool) -> None:
    with pytest.raises(Rejected):
        propose(what, 0, [1], paused=paused)  # type: ignore[arg-type]


def test_consent_is_given_by_those_who_are_asked() -> None:
    with pytest.raises(Rejected, match="nothing_proposed"):
        consent(None, 1)
    with pytest.raises(Rejected, match="not_asked"):
        consent(propose("pause", 0, [1], paused=False), 0)


def test_settings_need_nothing() -> None:
    settings = read_settings(environ={})
    assert settings == Settings()
    assert settings.url == "http://localhost:8000"


def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.toml"
    file.write_text('port = 1\nhost = "file"\nhosts = ["a", "b"]\ndatabase = "sqlite:///file"\n')
    environ = {
        "LUDOTECA_SETTINGS": str(file),
        "LUDOTECA_PORT": "2",
        "LUDOTECA_HOST": "environment",
        "LUDOTECA_PROXIES": "10.0.0.1, 10.0.0.2",
        "LUDOTECA_SMTP_STARTTLS": "false",
    }
    settings = read_settings({"port": 3, "database": None}, environ)
    assert (settings.port, settings.host, settings.database) == (3, "environment", "sqlite:///file")
    assert settings.hosts == ("a", "b")
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert settings.smtp_starttls is False


@pytest.mark.parametrize("name", ["LUDOTECA_PORT", "LUDOTECA_SNAPSHOT_EVERY"])
def test_settings_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Rejected, match="bad_settings"):
        read_settings(environ={name: "many"})
