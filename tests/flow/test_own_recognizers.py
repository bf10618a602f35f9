"""`--recognizers` and `--plugin` on the command line: what they find is masked and verified, and reported by hash."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.pipeline.session import Options, Session

pytestmark = pytest.mark.model

_STORY = "the window QX-123 was seen by the blue harbour, and Saltby was quiet in the evening.\n"
_HOUSE = r"""
terms = ["harbour"]
keep = ["Saltby"]

[[pattern]]
name = "window number"
kind = "CODE"
form = '\bQX-\d{3}\b'
always = true

[[list]]
name = "colours"
kind = "PERSON"
words = ["blue"]
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "story.txt").write_text(_STORY, encoding="utf-8")
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "house.toml").write_text(_HOUSE, encoding="utf-8")
    return tmp_path


def test_they_decide_together_with_sables_own(house: Path) -> None:
    report = house / "report.json"
    story = str(house / "story.txt")
    assert main(["redact", story, "--recognizers", str(house / "house"), "--report", str(report)]) == 0
    redacted = (house / "story_redacted.txt").read_text(encoding="utf-8")
    assert not any(word in redacted for word in ("QX-123", "blue", "harbour"))
    assert "Saltby was quiet in the evening." in redacted
    (document,) = json.loads(report.read_text(encoding="utf-8"))["files"]
    digest = hashlib.sha256(_HOUSE.encode()).hexdigest()
    assert document["report"]["versions"]["recognizers 1"] == digest
    assert {"term of the user", "recognizer of the user"} <= {each["found_by"] for each in document["masks"]}


def test_the_former_name_of_the_option_is_read(house: Path) -> None:
    assert main(["redact", str(house / "story.txt"), "--lists", str(house / "house")]) == 0
    assert "harbour" not in (house / "story_redacted.txt").read_text(encoding="utf-8")


def test_a_program_names_them_in_its_options(house: Path) -> None:
    with Session(Options(recognizers=(house / "house",))) as session:
        redacted = session.redact_text(_STORY)
    assert "Saltby" in redacted and not any(word in redacted for word in ("QX-123", "blue", "harbour"))


def test_nothing_is_written_where_one_is_wrong(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "house" / "other.toml").write_text("[[pattern]]\nname = 'x'\nkind = 'PERSON'\nform = '('\n")
    assert main(["redact", str(house / "story.txt"), "--recognizers", str(house / "house")]) == 2
    assert "line: 4" in capsys.readouterr().err
    assert main(["redact", str(house / "story.txt"), "--plugin", "nowhere"]) == 2
    assert "no installed package has a recognizer of that name" in capsys.readouterr().err
    assert not (house / "story_redacted.txt").exists()
