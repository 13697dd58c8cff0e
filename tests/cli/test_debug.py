"""`ludoteca debug`: examining, exporting and editing a position."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca import LOCALES, catalogue
from ludoteca.cli.session import LOCALE
from tests.cli.console import cli, played, stored


def test_a_record_is_sound(tmp_path: Path) -> None:
    record = played()
    result = cli("debug", stored(tmp_path, record))
    assert result.exit_code == 0
    assert f"sound (step {len(record['log'])}," in result.stdout


def test_a_position_is_exported_edited_and_refused(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    done = cli("debug", stored(tmp_path, played()), "--step", "2", "--export", str(position))
    assert done.exit_code == 0
    raw = json.loads(position.read_text(encoding="utf-8"))
    assert len(raw["log"]) == 2
    assert cli("debug", str(position)).exit_code == 0

    raw["state"]["scores"] = []
    position.write_text(json.dumps(raw), encoding="utf-8")
    refused = cli("debug", str(position), "--export", str(tmp_path / "other.json"))
    assert refused.exit_code == 1
    assert "✗ “scores” has 0 entries" in refused.stdout
    assert "it is neither exported nor played on" in refused.stderr
    assert not (tmp_path / "other.json").exists()


def test_an_edited_position_with_named_cards_is_played_on(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    done = cli(
        "debug", stored(tmp_path, played(name="uno")), "--step", "2", "--export", str(position)
    )
    assert done.exit_code == 0
    raw = json.loads(position.read_text(encoding="utf-8"))
    hands = raw["state"]["place"]
    assert any("red_7" in cards for cards in hands.values())
    hands["deck"].append(hands["hand 1"].pop())
    hands["hand 1"].append(hands["deck"].pop(0))
    position.write_text(json.dumps(raw), encoding="utf-8")
    record = tmp_path / "record.json"
    play = ("play", "uno", "--watch", "--position", str(position), "--record", str(record))
    assert cli(*play).exit_code == 0
    assert cli("replay", str(record), "--verify").exit_code == 0

    hands["deck"].append(hands["deck"][0])
    position.write_text(json.dumps(raw), encoding="utf-8")
    assert cli(*play).exit_code != 0


def test_findings_as_json(tmp_path: Path) -> None:
    plain = json.loads(cli("debug", stored(tmp_path, played()), "--json").stdout)
    assert plain["valid"] is True
    assert plain["findings"] == []


def test_a_step_that_is_not_there(tmp_path: Path) -> None:
    result = cli("debug", stored(tmp_path, played()), "--step", "99999")
    assert result.exit_code == 2
    assert "There is no step 99999" in result.stderr


def test_every_finding_has_a_sentence() -> None:
    codes = (
        "wrong_size invariant crash overdue nobody_to_act no_choices alone more_finished "
        "unknown_phase unknown_pending log_refused edited"
    )
    for locale in LOCALES:
        assert all(catalogue(locale, LOCALE).has(f"debug-{code}") for code in codes.split())
