"""Runs of benchmarks are kept line by line, and the page shows the last of each."""

from pathlib import Path

import pytest

from tests.benchmarks import history
from tests.benchmarks.__main__ import BENCHMARKS, main


def _table(folder: Path, *rows: str) -> Path:
    path = folder / "speed.tsv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def test_a_table_is_kept_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    for seconds in ("9.5", "8.0", "7.5", "7.0"):
        history.record("speed", _table(tmp_path, "pages\tseconds", f"10\t{seconds}"), file)
    known = history.runs(file)
    assert [run["table"][1] for run in known] == [["10", "9.5"], ["10", "8.0"], ["10", "7.5"], ["10", "7.0"]]
    page = history.page(known)
    assert "| 10 | 7.0 |" in page and "| 10 | 8.0 |" in page
    assert "| 10 | 9.5 |" not in page, "only the last ones"
    assert page.index("| 10 | 7.0 |") < page.index("| 10 | 8.0 |")


def test_what_lists_files_or_is_not_there_is_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    history.record("corpus", _table(tmp_path, *["name\tseconds"] * (history.LONGEST + 1)), file)
    history.record("gone", tmp_path / "gone.tsv", file)
    assert history.runs(file) == []


def test_both_pages_are_of_the_history() -> None:
    known = history.runs()
    assert history.PAGE.read_text(encoding="utf-8") == history.page(known)
    assert history.FIGURES.read_text(encoding="utf-8") == history.figures(known)


def test_the_help_explains_every_benchmark_and_shows_its_last_run() -> None:
    assert set(history.ABOUT) == set(BENCHMARKS)
    page = history.figures(history.runs())
    for benchmark, (title, _) in history.ABOUT.items():
        last = next((run for run in reversed(history.runs()) if run["benchmark"] == benchmark), None)
        assert (f"\n## {title}\n" in page) is (last is not None)
        assert last is None or f"{last['when']}, version {last['version']}, commit {last['commit']}" in page


@pytest.mark.parametrize(("words", "code", "said"), [(["--help"], 0, "reidentification"), (["spead"], 2, "'spead'")])
def test_help_and_refusals_are_said_in_words(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    shown = capsys.readouterr()
    assert stop.value.code == code and said in shown.out + shown.err
