"""The program that the help shows to readers redacts a folder, and its interface is what the help says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from engine.core.errors import OutputExists
from engine.pipeline.session import Session
from tests import schemas
from tests.conftest import REPOSITORY

pytestmark = pytest.mark.model

_PAGE = REPOSITORY / "resources" / "help" / "programs.md"
_STORY = "Maren Tolvald, a harbor pilot, lives at 212 Quarry Lane, Saltby. She leads Project Heron.\n"


def _program() -> str:
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", _PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    (block,) = (each for each in blocks if "import" in each)
    return textwrap.dedent(block)


@pytest.mark.slow
def test_the_program_of_the_help_redacts_a_folder_without_a_guard(tmp_path: Path) -> None:
    (tmp_path / "NOTES").mkdir()
    (tmp_path / "NOTES" / "one.txt").write_text(_STORY, encoding="utf-8")
    (tmp_path / "NOTES" / "two.txt").write_bytes(b"\x00\x01\x02")
    (tmp_path / "program.py").write_text(_program(), encoding="utf-8")
    assert len(_program().splitlines()) <= 30 and "__main__" not in _program()
    ran = subprocess.run(
        [sys.executable, "program.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert ran.returncode == 1, ran.stderr
    assert ran.stderr == ""
    done, failed, text = ran.stdout.splitlines()
    assert done.startswith("NOTES/one.txt -> one_redacted.txt: ") and done.endswith("checks passed")
    assert failed == "NOTES/two.txt: unsupported-format"
    assert text.startswith("Call [PERSON 1]") and "Tolvald" not in text
    redacted = (tmp_path / "NOTES" / "one_redacted.txt").read_text(encoding="utf-8")
    assert not any(word in redacted for word in ("Tolvald", "Quarry", "Heron")) and "lives at" in redacted


def test_a_session_inspects_and_never_replaces_without_force(tmp_path: Path) -> None:
    story = tmp_path / "story.txt"
    story.write_text(_STORY, encoding="utf-8")
    with Session() as session:
        schemas.check("inspect", session.inspect(story))
        assert session.inspect(story, with_text=True)["text"] == _STORY
        result = session.redact(story)
        assert result.path == tmp_path / "story_redacted.txt"
        assert all(check.passed for check in result.report.checks)
        with pytest.raises(OutputExists):
            session.redact(story)


def test_types_are_shipped() -> None:
    assert (REPOSITORY / "engine" / "py.typed").is_file()
