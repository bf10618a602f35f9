"""A warning that no test expects fails the test that caused it."""

import re
import subprocess
import sys
from pathlib import Path

from tests import quiet

_REPOSITORY = Path(__file__).resolve().parents[2]

_TESTS = """
import logging
import pytest
from PySide6.QtCore import qInfo, qWarning

silent = logging.getLogger("silent")
silent.propagate = False

def test_logs(): silent.warning("smoke in room %d", 3)
def test_says_in_qt(): qWarning("smoke in the window")
@pytest.fixture
def leaving():
    yield
    qWarning("smoke after the test")
def test_says_when_it_ends(leaving): pass
@pytest.mark.expect_message("smoke in room")
def test_other_than_expected(): silent.error("fire in room 3")

def test_info():
    silent.info("all is well")
    qInfo("all is well")
@pytest.mark.expect_message("smoke in room [0-9]")
@pytest.mark.expect_message("smoke in the window")
def test_expected():
    silent.warning("smoke in room 3")
    qWarning("smoke in the window")
"""


def test_tests_that_cause_warnings_fail_and_no_others(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((_REPOSITORY / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (tmp_path / "test_smoke.py").write_text(_TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", str(_REPOSITORY / "pyproject.toml")]
    command += ["--rootdir", str(tmp_path), "-o", f"pythonpath={_REPOSITORY}", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=200)
    failed = set(re.findall(r"^ERROR \S+::(\w+)", run.stdout, re.MULTILINE))
    assert failed == {"test_logs", "test_says_in_qt", "test_says_when_it_ends", "test_other_than_expected"}, run.stdout


def test_an_expected_message_must_come() -> None:
    assert quiet.problems(["qt.default WARNING: smoke"], ["smoke"]) == []
    assert len(quiet.problems([], ["smoke"])) == 1
    assert len(quiet.problems(["qt.default WARNING: fire"], ["smoke"])) == 2
