"""Settings of the administrator hold on the command line and in the pipeline, or nothing runs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core import disk, managed, messages
from engine.core.errors import BadManagedSettings, ManagedOption, OutputNotAllowed
from engine.core.managed import Managed
from engine.core.options import Device, Options
from engine.core.types import Kind
from tests.conftest import REPOSITORY

_PAGE = REPOSITORY / "resources" / "help" / "administrators.md"
Settle = Callable[[str], Path]


@pytest.fixture
def settle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settle]:
    """Writes the file."""
    place = tmp_path / "administrator" / "managed.toml"
    place.parent.mkdir()
    monkeypatch.setattr(managed, "file", lambda: place)

    def write(words: str) -> Path:
        place.write_text(words, encoding="utf-8")
        managed.now.cache_clear()
        return place

    managed.now.cache_clear()
    yield write
    managed.now.cache_clear()


def test_the_help_page_shows_each_setting(settle: Settle) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", _PAGE.read_text(encoding="utf-8"), re.DOTALL)
    settle(example)
    found = managed.now()
    assert not [each for each in Managed.__dataclass_fields__ if getattr(found, each) in (None, "", ())]


def test_without_a_file_nothing_is_settled(settle: Settle, tmp_path: Path) -> None:
    assert managed.now() == Managed()
    assert managed.applied(Options(policy="everything")) == Options(policy="everything")
    managed.check_place(tmp_path / "anywhere.pdf")


def test_every_key_is_understood(settle: Settle) -> None:
    settle(
        'reason = "House rule"\npolicy = "foia"\ndevice = "cpu"\noutput_folders = ["/srv/released"]\nkeep = "nowhere"\n'
        "allow_missing_guards = true\n"
    )
    assert managed.now() == Managed(
        reason="House rule",
        policy="foia",
        device=Device.CPU,
        output_folders=(Path("/srv/released"),),
        keep="nowhere",
        allow_missing_guards=True,
    )


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("policy = ", "not-toml"),
        ("\x00", "not-toml"),
        ('polcy = "foia"', "unknown-key"),
        ("policy = 1", "not-such-a-value"),
        ('policy = ""', "not-such-a-value"),
        ('device = "abacus"', "not-such-a-value"),
        ('keep = "elsewhere"', "not-such-a-value"),
        ("output_folders = []", "not-such-a-value"),
        ('output_folders = ["released"]', "not-such-a-value"),
        ("[settled]\n", "unknown-key"),
    ],
)
def test_a_file_that_cannot_be_used_stops_everything(settle: Settle, words: str, problem: str) -> None:
    settle(words)
    with pytest.raises(BadManagedSettings) as caught:
        managed.applied(Options())
    assert caught.value.fields["problem"] == problem


def test_a_file_that_cannot_be_read_stops_everything(settle: Settle) -> None:
    settle("").unlink()
    managed.file().mkdir()
    with pytest.raises(BadManagedSettings):
        managed.now()


def test_what_is_settled_takes_the_place_of_what_is_usual_and_of_nothing_else(settle: Settle) -> None:
    settle('policy = "foia"\nreason = "House rule"')
    assert managed.applied(Options()).policy == "foia"
    assert managed.applied(Options(policy="foia")).policy == "foia"
    with pytest.raises(ManagedOption) as caught:
        managed.applied(Options(policy="names-only"))
    assert "House rule" in messages.sentence(caught.value)


def test_the_pipeline_refuses_what_a_front_end_forgot(settle: Settle) -> None:
    settle('policy = "foia"')
    managed.check(Options(policy="foia"))
    with pytest.raises(ManagedOption):
        managed.check(Options())


def test_files_are_written_below_the_settled_folders_only(settle: Settle, tmp_path: Path) -> None:
    inside, outside = tmp_path / "released", tmp_path / "released-not"
    outside.mkdir()
    inside.mkdir()
    settle(f"output_folders = ['{inside}']")
    disk.write(inside / "report.json", b"{}")
    for target in (outside / "report.json", inside / ".." / "report.json"):
        with pytest.raises(OutputNotAllowed):
            disk.write(target, b"{}")
    (inside / "link").symlink_to(outside)
    with pytest.raises(OutputNotAllowed):
        disk.check_target(tmp_path / "original", inside / "link" / "letter.txt", force=False)
    assert not list(outside.iterdir())


def test_the_command_line_obeys(settle: Settle, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Maren Vossberg,\n", encoding="utf-8")
    settle('policy = "foia"\nreason = "House rule"')
    assert main(["redact", str(letter), "--policy", "names-only"]) == messages.USAGE
    assert "House rule" in capsys.readouterr().err
    settle('polcy = "foia"')
    assert main(["redact", str(letter)]) == messages.FAILED
    assert "there is no such key" in capsys.readouterr().err
    assert sorted(each.name for each in tmp_path.iterdir()) == ["administrator", "letter.txt"]


def test_no_choice_of_kinds_gets_round_a_managed_policy(settle: Settle) -> None:
    settle('policy = "foia"\n')
    with pytest.raises(ManagedOption) as refused:
        managed.applied(Options(kinds=(Kind.PERSON,)))
    assert refused.value.fields["setting"] == "policy"
    with pytest.raises(ManagedOption):
        managed.check(Options(policy="foia", kinds=(Kind.PERSON,)))
