"""`ludoteca replay`: transcripts, verification, forged records, bad files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Match, Scripted, game, seed_from_int
from ludoteca.arena import transcript
from tests.cli.console import FAIR, cli, played, stored

# Transcripts


def test_replay_tells_the_match(tmp_path: Path) -> None:
    record = played()
    result = cli("replay", stored(tmp_path, record))
    assert result.exit_code == 0
    assert result.stdout == transcript(record)


@pytest.mark.parametrize(("number", "seat"), [("0", None), ("1", 0), ("2", 1)])
def test_replay_tells_a_seat_only_what_it_may_know(
    tmp_path: Path, number: str, seat: int | None
) -> None:
    record = played(name="liars_hand")
    result = cli("replay", stored(tmp_path, record), "--seat", number, "--lang", "es")
    assert result.stdout == transcript(record, seat=seat, locale="es")


def test_replay_as_json_holds_every_step(tmp_path: Path) -> None:
    record = played(name="liars_hand")
    plain = json.loads(cli("replay", stored(tmp_path, record), "--json", "--seat", "1").stdout)
    assert plain["game"] == "liars_hand"
    assert plain["places"] == record["places"]
    assert [step["step"] for step in plain["steps"]] == list(range(len(record["log"])))
    calls = [event for step in plain["steps"] for event in step["events"]]
    assert {"bid_made", "called", "match_ended"} <= {event["event"] for event in calls}
    hidden = [event for event in calls if event["event"] == "dealt" and event["seat"] == 1]
    assert {event["hand"] for event in hidden} <= {None}


# Verification


def test_verify_says_what_is_proven(tmp_path: Path) -> None:
    record = played()
    result = cli("replay", stored(tmp_path, record), "--verify")
    compare = "compare it with the one shown before the match, or give it with --commitment."
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"✓ All {len(record['log'])} steps are legal under version 1 of the rules.",
        f"✓ They lead to the end that the record promises, bit for bit ({record['digest']}).",
        "✓ The seed follows from the secret and 2 nonces.",
        f"· The commitment to the secret was {FAIR.commitment}: {compare}",
    ]


def test_verify_says_what_is_not_proven(tmp_path: Path) -> None:
    match = Match.start(game("pig"), seats=2, seed=seed_from_int(1))
    result = cli("replay", stored(tmp_path, match.record()), "--verify")
    assert result.exit_code == 0
    assert (
        "· The record names no secret: that nobody chose the seed is not proven." in result.stdout
    )
    assert "· The match is not over." in result.stdout


def scripted() -> Match:
    """Pig from a given position with given dice."""
    position = {"round": 3, "turn": 1, "scores": [40, 91], "out": [0, 0]}
    dice = Scripted([6, 3])
    match = Match.from_position(game("pig"), position, seed=seed_from_int(1), chance=dice)
    for text in ("roll", "roll", "hold"):
        match.play(1, match.game.text.parse_move(text))
    assert match.over
    return match


def test_verify_recognises_given_dice_and_a_given_position(tmp_path: Path) -> None:
    file = stored(tmp_path, scripted().record())
    result = cli("replay", file, "--verify")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[2:] == [
        "· The first outcomes of chance were given beforehand, as in a tutorial.",
        "· The match began from a given position.",
    ]
    facts = json.loads(cli("replay", file, "--verify", "--json").stdout)
    assert (facts["fair"], facts["scripted"], facts["from_position"]) == (False, True, True)


def test_a_transcript_says_what_was_given(tmp_path: Path) -> None:
    told = cli("replay", stored(tmp_path, scripted().record())).stdout
    assert "Scripted  6 3" in told
    assert "Start     from a given position" in told
    assert "Scripted" not in transcript(scripted().record(), seat=0)


def test_verify_compares_the_commitment(tmp_path: Path) -> None:
    file = stored(tmp_path, played())
    right = cli("replay", file, "--verify", "--commitment", FAIR.commitment.upper())
    assert "✓ The secret is the one that was promised before the match." in right.stdout
    wrong = cli("replay", file, "--verify", "--commitment", "00" * 32)
    assert (wrong.exit_code, wrong.stdout) == (1, "")
    assert wrong.stderr == (
        "The record is not proven. The secret is not the one that was promised.\n"
    )


def test_a_commitment_needs_a_record_with_a_secret(tmp_path: Path) -> None:
    file = stored(tmp_path, played(seed_from_int(1)))
    result = cli("replay", file, "--verify", "--commitment", "00" * 32)
    assert result.exit_code == 1
    assert "names no secret" in result.stderr


def test_verify_as_json(tmp_path: Path) -> None:
    record = played()
    proven = json.loads(cli("replay", stored(tmp_path, record), "--verify", "--json").stdout)
    assert proven["verified"] is True
    assert proven["commitment"] == FAIR.commitment
    broken = cli("replay", stored(tmp_path, record | {"digest": "0"}), "--verify", "--json")
    assert broken.exit_code == 1
    assert json.loads(broken.stdout)["verified"] is False


def first_hold(record: dict[str, Any]) -> int:
    return next(i for i, given in enumerate(record["log"]) if given["move"]["move"] == "hold")


def other_player(record: dict[str, Any]) -> None:
    record["log"][first_hold(record)]["seat"] ^= 1


def shorter(record: dict[str, Any]) -> None:
    record["log"].pop()


FORGERIES: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "digest": (lambda r: r.update(digest="00" * 16), "does not lead to the end"),
    "winner": (lambda r: r.update(places=r["places"][::-1]), "does not lead to the end"),
    "reason": (lambda r: r.update(over="rounds_played"), "does not lead to the end"),
    "seed": (lambda r: r.update(seed="00" * 32), "does not follow from the secret"),
    "secret": (lambda r: r["fair"].update(secret="cd" * 32), "does not follow from the secret"),
    "nonce": (lambda r: r["fair"]["nonces"].pop(), "does not follow from the secret"),
    "seat": (other_player, "is refused. It is not your turn."),
    "log": (shorter, "does not lead to the end"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_fails_the_verification(tmp_path: Path, forgery: str) -> None:
    record = json.loads(json.dumps(played()))
    forge, sentence = FORGERIES[forgery]
    forge(record)
    result = cli("replay", stored(tmp_path, record), "--verify")
    assert (result.exit_code, result.stdout) == (1, "")
    if forgery != "seed":  # other dice may be refused before the seed is compared
        assert sentence in result.stderr


def test_a_refused_step_is_named(tmp_path: Path) -> None:
    record = json.loads(json.dumps(played()))
    other_player(record)
    for args in ([], ["--verify"]):
        result = cli("replay", stored(tmp_path, record), *args)
        assert result.exit_code == 1
        assert f"step {first_hold(record)} is refused" in result.stderr


# Bad files

PIG = played()
BAD_FILES: dict[str, tuple[object, str]] = {
    "empty": ("", "is not a JSON file."),
    "text": ("Once upon a time", "is not a JSON file."),
    "deep": ("[" * 100_000, "is not a JSON file."),
    "list": ([1, 2], "is not a record of a match."),
    "other": ({"name": "pig"}, "This is not a record of a match:"),
    "unknown game": (PIG | {"game": "chess"}, "There is no game chess."),
    "sealed": (PIG | {"seed": ""}, "This record is sealed:"),
    "other rules": (PIG | {"rules": [[0, 9]]}, "version 9 of the rules; this is version 1."),
    "bad option": (PIG | {"options": {"target": 1}}, "target cannot be 1"),
    "no such move": (PIG | {"log": [{"in": "play", "at": 0, "seat": 0, "move": {}}]}, "not a move"),
    "backwards": (PIG | {"log": PIG["log"] + [{"in": "leave", "at": -1, "seat": 0}]}, "record"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("verify", [[], ["--verify"]])
def test_a_bad_file_gets_its_sentence(tmp_path: Path, kind: str, verify: list[str]) -> None:
    content, sentence = BAD_FILES[kind]
    result = cli("replay", stored(tmp_path, content), *verify)
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_a_file_that_cannot_be_read_gets_its_sentence(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.json"):
        result = cli("replay", str(path))
        assert result.exit_code == 2
        assert f"{path} cannot be read" in result.stderr
    bytes_path = tmp_path / "bytes"
    bytes_path.write_bytes(b"\xff\xfe\x00")
    assert "is not a JSON file" in cli("replay", str(bytes_path)).stderr


def test_a_seat_that_is_not_there_is_named(tmp_path: Path) -> None:
    result = cli("replay", stored(tmp_path, PIG), "--seat", "3")
    assert result.exit_code == 2
    assert "There is no seat 3: the match has 2." in result.stderr
