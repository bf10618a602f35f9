"""`sable watch` as a person at a terminal meets it; the workers need no models."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.batch import watching as engine
from engine.cli import watching
from engine.cli.main import main
from engine.core import messages
from tests.builders.batches import Hands, folder


@pytest.fixture(autouse=True)
def _soon_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "_pool", lambda *_: Hands())
    looks = iter(range(2 * engine.SAME_LOOKS))

    def sleep(_: float) -> None:
        if next(looks, None) is None:
            raise KeyboardInterrupt

    watched = engine.watch
    monkeypatch.setattr(
        watching, "watched", lambda *given, **more: watched(*given, **more | {"interval": 0.0, "sleep": sleep})
    )


def watch(*said: object) -> int:
    return main(["watch", *map(str, said)])


def test_each_file_has_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes, out = folder(tmp_path / "in", a="Ann came."), tmp_path / "out"
    folder(notes / "deep", b="Ann")
    assert watch(notes, "-o", out) == messages.DONE
    said = capsys.readouterr()
    first, *files, last = said.out.splitlines()
    assert first == f"Watching {notes}; Ctrl+C ends it."
    assert sorted(files) == [
        f"a.txt -> {out / 'a_redacted.txt'}: 1 entity masked or changed; every check passed.",
        f"deep/b.txt -> {out / 'deep' / 'b_redacted.txt'}: 1 entity masked or changed; every check passed.",
    ]
    assert last == "Stopped: 2 redacted and verified, 0 failed, 0 left."
    assert not said.err


def test_the_worst_failure_is_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes, out = folder(tmp_path / "in", a="Ann", b="BAD"), tmp_path / "out"
    assert watch(notes, "-o", out, "--quiet") == messages.UNREADABLE
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("b.txt: The file is damaged") and len(said.err.splitlines()) == 1


def test_failures_of_earlier_runs_are_counted_and_listed_by_batch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, out = folder(tmp_path / "in", a="BAD"), tmp_path / "out"
    watch(notes, "-o", out)
    capsys.readouterr()
    assert main(["batch", "-o", str(out), "--exceptions"]) == messages.UNREADABLE
    assert "a.txt: The file is damaged" in capsys.readouterr().err
    assert watch(notes, "-o", out) == messages.DONE
    assert "1 failed before, and is tried again only with --retry." in capsys.readouterr().err


def test_a_file_that_is_left_makes_the_exit_code_that_of_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Busy(Hands):
        def answers(self, seconds: float) -> None:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(watching, "_pool", lambda *_: Busy())
    notes, out = folder(tmp_path / "in", a="Ann"), tmp_path / "out"
    assert watch(notes, "-o", out) == messages.CANCELLED
    assert "0 failed, 1 left" in capsys.readouterr().out
    assert not list(out.glob("*.txt"))


def test_a_folder_that_is_not_there_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert watch(tmp_path / "none", "-o", tmp_path / "out") == messages.UNREADABLE
    assert "There is no such folder." in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("interval", ["0", "-1", "nan", "4000", "soon"])
def test_an_interval_is_a_time_in_seconds(interval: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        watch(tmp_path, "-o", tmp_path / "out", "--interval", interval)
    assert ended.value.code == messages.USAGE


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_no_name_forges_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes, out = folder(tmp_path / "in"), tmp_path / "out"
    (notes / "a.txt\nb.txt -> out: every check passed.").write_text("BAD", encoding="utf-8")
    Path(os.fsdecode(os.fsencode(notes / "c") + b"\xff\x1b[1A.txt")).write_text("Ann", encoding="utf-8")
    assert watch(notes, "-o", out) == messages.UNREADABLE
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1 and len(said.out.splitlines()) == 3
    assert r"c\udcff\x1b[1A.txt -> " in said.out
