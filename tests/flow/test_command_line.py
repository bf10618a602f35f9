"""The command line as other people's scripts use it: exit codes, names of outputs, records, and nothing lost."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from engine import sandbox
from engine.cli.main import main
from engine.core.errors import Cancelled
from engine.core.options import ReadingOptions
from engine.core.types import Written
from engine.pipeline import opening
from tests import schemas
from tests.builders import docx, pdf
from tests.builders.outlined import outlined
from tests.builders.scans import ENGLISH, needs_english, printed, scan
from tests.conftest import REPOSITORY

pytestmark = pytest.mark.model

STORY = """Statement of Maren Tolvald

Maren Tolvald, a harbor pilot, was born on 14 March 1981 and lives at 212 Quarry Lane, Saltby.
Her e-mail address is m.tolvald@saltbyport.example. Ms Tolvald likes the sea.
"""


COMMENT = '<w:comment w:id="0" w:author="Ada"><w:p><w:r><w:t>Quistorp</w:t></w:r></w:p></w:comment>'


def _signed(file: pikepdf.Pdf) -> None:
    file.docinfo["/Author"] = pdf.SECRET


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "statement.txt"
    path.write_text(STORY, encoding="utf-8")
    return path


def test_redact_writes_beside_the_original_and_keeps_it(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(story)]) == 0
    redacted = story.with_name("statement_redacted.txt").read_text(encoding="utf-8")
    assert "Tolvald" not in redacted
    assert "saltbyport" not in redacted
    assert "likes the sea." in redacted
    assert story.read_text(encoding="utf-8") == STORY
    assert "statement_redacted.txt" in capsys.readouterr().out
    assert sorted(each.name for each in story.parent.iterdir()) == ["statement.txt", "statement_redacted.txt"]


def test_an_existing_file_is_kept_without_force(story: Path) -> None:
    target = story.with_name("statement_redacted.txt")
    target.write_text("precious", encoding="utf-8")
    assert main(["redact", str(story)]) == 2
    assert target.read_text(encoding="utf-8") == "precious"
    assert main(["redact", str(story), "--force"]) == 0
    assert target.read_text(encoding="utf-8") != "precious"


def test_the_original_is_never_the_output(story: Path) -> None:
    assert main(["redact", str(story), "-o", str(story), "--force"]) == 2
    assert story.read_text(encoding="utf-8") == STORY


@pytest.mark.parametrize("command", [["inspect", "-o"], ["redact", "--report"]], ids=["record", "report"])
def test_no_other_output_replaces_an_original(command: list[str], story: Path) -> None:
    assert main([command[0], str(story.parent), command[1], str(story)]) == 2
    assert story.read_text(encoding="utf-8") == STORY


def test_labels_terms_and_keep(story: Path) -> None:
    target = story.with_name("out.txt")
    assert main(["redact", str(story), "-o", str(target), "--mask", "label", "--term", "sea", "--keep", "Saltby"]) == 0
    redacted = target.read_text(encoding="utf-8")
    assert "[PERSON 1]" in redacted
    assert "the sea" not in redacted


def test_the_report_holds_no_text_of_the_document(story: Path) -> None:
    report = story.with_name("report.json")
    assert main(["redact", str(story), "--report", str(report)]) == 0
    (document,) = json.loads(report.read_text(encoding="utf-8"))["files"]
    assert document["exit_code"] == 0
    checks = document["report"]["checks"]
    assert checks and all(check["passed"] for check in checks)
    for page in (report, report.with_suffix(".html")):
        assert "Tolvald" not in page.read_text(encoding="utf-8")
        assert "1981" not in page.read_text(encoding="utf-8")


def test_inspect_prints_one_record_per_file(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", str(story), "--jsonl", "--text", "--indicators", "all"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["text"] == STORY
    assert record["kind"] == "txt" and record["length"] == len(STORY)
    names = {STORY[each["start"] : each["end"]] for each in record["mentions"] if each["kind"] == "PERSON"}
    assert "Maren Tolvald" in names
    for index, entity in enumerate(record["entities"]):
        assert entity["id"] == f"e{index + 1}"
        assert entity["why"].endswith(".")
        named = {"sequence", "frequency", "probability", "span", "perturbation"}
        assert named <= set(entity["indicators"]) <= named | {"form"}
        assert all(record["mentions"][number]["entity"] == entity["id"] for number in entity["mentions"])
    assert record["plan"]["proven_optimal"] is True
    assert not story.with_name("statement_redacted.txt").exists()


def test_a_language_that_is_not_read_is_said(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story.write_text("Мария Ивановна живёт в Москве. Ann Lee.", encoding="utf-8")
    assert main(["redact", str(story)]) == 0
    assert "Hardly searched: text that seems to be in Russian" in capsys.readouterr().out


def test_inspect_shows_no_text_unless_asked(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["inspect", str(story)])
    assert "Tolvald" not in capsys.readouterr().out


def test_verify_tells_a_leak_from_a_clean_file(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["redact", str(story)])
    redacted = story.with_name("statement_redacted.txt")
    assert main(["verify", str(redacted), "--original", str(story)]) == 0
    redacted.write_text(redacted.read_text(encoding="utf-8") + "\nMs TOLVALD", encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(redacted), "--original", str(story)]) == 4
    assert "olvald" not in capsys.readouterr().out.casefold()
    assert main(["verify", str(redacted), "--original", str(story), "--show-text"]) == 4
    assert "olvald" in capsys.readouterr().out.casefold()


def test_verify_warns_of_text_that_is_markup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.txt"
    page.write_text("<html><body><p>Ma<b>ren</b> came</p></body></html>", encoding="utf-8")
    assert main(["verify", str(page), "--term", "Tolvald"]) == 0
    assert "were read as plain text" in capsys.readouterr().out
    assert main(["verify", str(page), "--term", "Tolvald", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["looks_like"] == ["looks-like-markup"]
    schemas.check("verify", record)
    main(["verify", str(page), "--term", "came", "--json", "--show-text"])
    schemas.check("verify", json.loads(capsys.readouterr().out))


def test_a_folder_goes_on_after_a_bad_file(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (story.parent / "broken.pdf").write_bytes(b"%PDF-1.7\nnothing")
    (story.parent / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0" + bytes(64))
    output = story.parent / "out"
    assert main(["redact", str(story.parent), "-o", str(output)]) == 3
    assert [each.name for each in output.iterdir()] == ["statement_redacted.txt"]
    said = capsys.readouterr().err
    broken, photo = story.with_name("broken.pdf"), story.with_name("photo.jpg")
    assert f"Files that were not redacted: 2 of 3\n  {broken}\n  {photo}\n" in said
    assert "broken.pdf: The file is damaged" in said


@pytest.mark.parametrize("missing", ["nowhere.pdf", "."])
def test_nothing_to_do_is_said(missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(tmp_path / missing)]) == 3
    assert capsys.readouterr().err


def test_a_scan_that_can_t_be_read_is_redacted_where_boxes_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scanned = tmp_path / "scan.pdf"
    scanned.write_bytes(scan(printed()))
    assert main(["redact", str(scanned), "--ocr-languages", "none"]) == 3
    assert main(["redact", str(scanned), "--ocr-languages", "none", "--area", "1:0,0,60,40"]) == 0
    told = capsys.readouterr().out
    assert "everything in 1 box" in told
    assert "No text was found on page 1" in told and "Not searched: pictures on page 1" in told
    assert not list(tmp_path.glob("*_redacted_redacted*"))


@pytest.mark.parametrize(
    ("name", "holds", "source"),
    [
        (
            "drawn.pdf",
            pdf.holds,
            pdf.from_content(b"0 0 m 90 90 l S", change=_signed),
        ),
        (
            "empty.docx",
            docx.holds,
            docx.build("", docx.Extra("word/comments.xml", "comments", docx.xml("w:comments", COMMENT))),
        ),
    ],
)
def test_of_a_file_without_text_what_it_hides_goes(
    name: str,
    holds: Callable[[bytes, str], bool],
    source: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / name).write_bytes(source)
    assert main(["redact", str(tmp_path / name), "-o", str(tmp_path / f"clean_{name}")]) == 0
    assert "There is no text in this file" in capsys.readouterr().out
    assert holds(source, pdf.SECRET)
    assert not holds((tmp_path / f"clean_{name}").read_bytes(), pdf.SECRET)


@needs_english
def test_letters_that_are_shapes_go_like_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "curves.pdf"
    path.write_bytes(outlined("Ingrid Sandvik was born in Saltby", "Her doctor, Piotr Hallsen, said so."))
    assert main(["redact", str(path), "-o", str(tmp_path / "out.pdf")]) == 0
    assert "drawn as shapes" in capsys.readouterr().out
    left = opening.read(tmp_path / "out.pdf", ReadingOptions(languages=ENGLISH)).text
    assert "born" in left
    assert not {"Sandvik", "Hallsen"} & set(re.findall(r"\w+", left))


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["redact"])
    assert stop.value.code == 2


def test_cancelled(story: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise Cancelled

    monkeypatch.setattr("engine.pipeline.flow.plan", stop)
    assert main(["redact", str(story)]) == 5
    assert [each.name for each in story.parent.iterdir()] == ["statement.txt"]


def test_an_output_that_fails_a_check_is_thrown_away(story: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sabotage: a writer that forgets to mask."""
    run = sandbox.run

    def forgetful(task, kind, stage, progress, **of):  # type: ignore[no-untyped-def]
        return Written(story.read_bytes()) if stage == "write" else run(task, kind, stage, progress, **of)

    monkeypatch.setattr(sandbox, "run", forgetful)
    assert main(["redact", str(story)]) == 4
    assert [each.name for each in story.parent.iterdir()] == ["statement.txt"]


@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_a_whole_redaction_opens_no_inet_socket(story: Path) -> None:
    trace = story.with_name("trace")
    command = ["strace", "-f", "-e", "trace=network", "-o", str(trace), sys.executable, "-m", "engine"]
    done = subprocess.run([*command, "redact", str(story)], cwd=REPOSITORY, env={**os.environ}, timeout=240)
    assert done.returncode == 0
    calls = trace.read_text(encoding="utf-8", errors="replace")
    assert "AF_INET" not in calls
    assert set(re.findall(r"connect\(\d+, \{sa_family=(\w+)", calls)) <= {"AF_UNIX"}  # its own processes


def test_one_text_goes_to_standard_output_and_what_is_said_elsewhere(
    story: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    report = story.with_name("report.json")
    assert main(["redact", str(story), "-o", "-", "--report", str(report)]) == 0
    said = capfdbinary.readouterr()
    assert (
        b"Every check of the written file passed: what was masked is gone from it." in said.err
        and b"passed" not in said.out
    )
    (document,) = json.loads(report.read_text(encoding="utf-8"))["files"]
    assert hashlib.sha256(said.out).hexdigest() == document["report"]["output_sha256"]
    assert not story.with_name("statement_redacted.txt").exists() and not Path("-").exists()


def test_text_of_standard_input_goes_to_standard_output_redacted(story: Path) -> None:
    line = [sys.executable, "-m", "engine", "redact", "-"]
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    ran = subprocess.run(
        line, input=STORY.encode(), capture_output=True, env=environment, cwd=story.parent, timeout=240
    )
    assert ran.returncode == 0, ran.stderr
    assert "Tolvald" not in ran.stdout.decode() and "likes the sea." in ran.stdout.decode()
    assert ran.stderr.startswith(b"standard input -> standard output")
    assert [each.name for each in story.parent.iterdir()] == ["statement.txt"]


def test_only_the_chosen_kinds_are_masked(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(story), "--kinds", "person,code"]) == 0
    redacted = story.with_name("statement_redacted.txt").read_text(encoding="utf-8")
    assert "Tolvald" not in redacted and "14 March 1981" in redacted and "Quarry Lane" in redacted
    said = (
        "besides terms that were given and what holds the surname of a masked person: PERSON, CODE. Others were kept."
    )
    assert f"Only these kinds were masked (--kinds), {said}" in capsys.readouterr().out


def test_everything_is_masked_from_a_risk_of_nothing(story: Path) -> None:
    figures = {}
    for threshold in ("0", "1"):
        target = story.with_name(f"{threshold}.txt")
        assert (
            main(["redact", str(story), "-o", str(target), "--mask", "box", "--risk-threshold", threshold, "--quiet"])
            == 0
        )
        figures[threshold] = target.read_text(encoding="utf-8").count("█")
    assert figures["0"] > figures["1"]


@pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")
@pytest.mark.parametrize("form", [["--plain"], ["--text"], []], ids=str)
def test_only_the_user_reads_an_inspection(form: list[str], story: Path) -> None:
    """It quotes the document, or says how long and how rare each masked text is."""
    target = story.with_name("found.txt")
    assert main(["inspect", str(story), "-o", str(target), *form]) == 0
    assert not target.stat().st_mode & 0o077


def test_a_folder_is_not_redacted_twice(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (story.parent / "deep").mkdir()
    shutil.copy(story, story.parent / "deep" / "statement.txt")
    assert main(["redact", str(story.parent)]) == 0
    assert "2 of 2 files redacted." in capsys.readouterr().out
    before = {path: path.stat().st_mtime_ns for path in story.parent.rglob("*_redacted.txt")}
    assert main(["redact", str(story.parent)]) == 0
    assert "0 of 2 files redacted, 2 skipped" in capsys.readouterr().out
    assert before == {path: path.stat().st_mtime_ns for path in story.parent.rglob("*_redacted.txt")}
    (story.parent / "deep" / "statement.txt").write_text("Changed by Leszek Tolvald.", encoding="utf-8")
    os.utime(story.parent / "deep" / "statement.txt", ns=(0, 0))  # by a program that keeps an old date
    assert main(["redact", str(story.parent)]) == 2
    said = capsys.readouterr()
    assert "1 skipped" in said.out
    assert f"Files that were not redacted: 1 of 2\n  {story.parent / 'deep' / 'statement.txt'}\n" in said.err
    assert main(["redact", str(story.parent), "--force"]) == 0


def test_a_report_and_a_log_say_which_copies_an_earlier_run_made(
    story: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, others = story.parent, tmp_path / "others"
    others.mkdir()
    assert main(["redact", str(folder)]) == 0
    capsys.readouterr()
    options = ["--report", str(others / "r.json"), "--log", str(others / "l.csv")]
    assert main(["redact", str(folder), *options]) == 0
    assert "The log has no lines on the skipped file" in capsys.readouterr().err
    (made,) = json.loads((others / "r.json").read_text(encoding="utf-8"))["files"]
    assert (made["file"], made["output"], made["report"]) == ("statement.txt", "statement_redacted.txt", None)
    assert "Redacted and verified by an earlier run." in (others / "r.html").read_text(encoding="utf-8")


def test_a_file_that_is_named_twice_is_redacted_once(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(story), str(story.parent / "." / story.name), str(story.parent)]) == 0
    assert "1 of 1 file" not in capsys.readouterr().err
    assert len(list(story.parent.glob("*_redacted*"))) == 1


def test_a_copy_made_with_other_options_is_not_taken_for_done(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(story.parent)]) == 0
    assert main(["redact", str(story.parent)]) == 0
    assert "0 of 1 file redacted, 1 skipped" in capsys.readouterr().out
    assert main(["redact", str(story.parent), "--term", "lane"]) == 2
    assert "A file of that name already exists" in capsys.readouterr().err
    assert main(["redact", str(story.parent), "--term", "lane", "--force"]) == 0
    assert "lane" not in story.with_name("statement_redacted.txt").read_text(encoding="utf-8").lower()


def test_a_file_that_is_only_named_as_a_copy_is_said_to_be_left_out(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft = story.with_name("draft_redacted.txt")
    shutil.copy(story, draft)
    assert main(["redact", str(story.parent)]) == 0
    assert "1 file was left out because it is named like a file that Sable writes." in capsys.readouterr().err
    assert draft.read_bytes() == story.read_bytes()


def test_a_file_that_is_only_named_as_a_copy_is_not_replaced(story: Path) -> None:
    other = story.with_name("statement_redacted.txt")
    shutil.copy(story, other)
    assert main(["redact", str(story.parent), "--force"]) == 0
    assert other.read_bytes() == story.read_bytes()
    assert "Tolvald" not in story.with_name("statement_redacted-2.txt").read_text(encoding="utf-8")


def test_the_report_can_be_printed_as_json(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(story), "--json"]) == 0
    (document,) = json.loads(capsys.readouterr().out)["files"]
    assert document["file"] == "statement.txt" and document["verified"] is True
