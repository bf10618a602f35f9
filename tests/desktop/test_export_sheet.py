"""The last step: what is saved along is chosen, what holds secrets each time anew; a failure says what and where."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QFileDialog, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop import export, finding, messages, mnemonics, translations
from desktop.document.pictures import PagePictures
from desktop.export import Staged, Wanted, checks, save_failure
from desktop.export.comparison import ComparisonMark, PageComparison
from desktop.export.failure import FailureSheet
from desktop.export.flowing import FlowComparison
from desktop.export.sheet import ExportSheet
from desktop.jobs import Jobs
from desktop.painted import Elided
from desktop.settings import appearance
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.errors import OutputExists, OutputUnwritable, VerificationFailed
from engine.core.message import literal, message
from engine.core.options import Options
from engine.core.progress import Progress, Silent
from engine.core.sentences import SENTENCES
from engine.core.types import Action, Check, KeptPart, Notice, Passage, RedactionReport
from engine.documents import pdf
from tests.builders.accessible import cut
from tests.builders.examined import TEXT, examination, plan
from tests.builders.pdf import from_content, text_at
from tests.builders.settled import settle
from tests.sampled import sampled

_LEFT = Qt.MouseButton.LeftButton
_LONG = 120_000
_CHECKS = (
    Check("Areas", True, literal("nothing to check"), checked=False),
    Check("Text", True, literal("0 of 3 found")),
)
_REPORT = RedactionReport("a" * 64, "b" * 64, {}, _CHECKS, (), {}, {})


@pytest.fixture
def staged(tmp_path: Path) -> Staged:
    first, second = TEXT.split("\n")
    path = tmp_path / "case" / "note.pdf"
    path.parent.mkdir()
    path.write_bytes(from_content(text_at(20, 200, first, size=9), text_at(20, 150, second, size=9)))
    document = pdf.read(path.read_bytes(), path)
    known = replace(examination(path, document.text), document=document)
    folder = tmp_path / "case" / ".sable-staged"
    folder.mkdir()
    file = folder / "result.pdf"
    file.write_bytes(from_content(b"", b""))
    files = {"original": path.read_bytes(), "result": file.read_bytes()}
    return Staged(folder, file, known, plan(), Options(secret="secret"), _REPORT, **files)


@pytest.fixture
def sheet(sheets: Callable[[Staged], ExportSheet], staged: Staged) -> ExportSheet:
    return sheets(staged)


@pytest.fixture
def sheets(qtbot: QtBot, application: QApplication) -> Iterator[Callable[[Staged], ExportSheet]]:
    """Return a function that shows the sheet of one staged file."""
    parent, jobs, pictures = QWidget(), Jobs(), PagePictures()
    parent.resize(1200, 800)
    qtbot.addWidget(parent)

    def marks(page: int, sizes: object) -> list[ComparisonMark]:
        return [ComparisonMark(QRectF(20, 90, 60, 20), DecisionState.MASK)] if page == 0 else []

    made: list[ExportSheet] = []

    def shown(staged: Staged) -> ExportSheet:
        found = ExportSheet(staged, (), marks, jobs, pictures, LIGHT, parent)
        made.append(found)
        found.open()
        assert not found.save.isEnabled(), "nobody has seen the result"
        qtbot.waitUntil(lambda: found.comparison.is_shown, timeout=_LONG)
        return found

    yield shown
    for found in filter(isValid, made):
        found.reject()
    jobs.close()
    pictures.stop()


def _saved(qtbot: QtBot, sheet: ExportSheet) -> list[str]:
    with qtbot.waitSignal(sheet.saved, timeout=_LONG) as told:
        qtbot.mouseClick(sheet.save, _LEFT)
    folder = told.args[0][0].parent
    assert all(each.exists() for each in told.args[0])
    return sorted(each.name for each in folder.iterdir())


def _tick(qtbot: QtBot, box: QCheckBox) -> None:
    qtbot.mouseClick(box, _LEFT, pos=QPoint(8, box.height() // 2))


def test_the_usual_files_are_saved_with_one_click(qtbot: QtBot, sheet: ExportSheet) -> None:
    assert _saved(qtbot, sheet) == [
        "note.pdf",
        "note_redacted.pdf",
        "note_redacted_log.csv",
        "note_redacted_report.html",
    ]


def test_other_forms_are_chosen_and_needless_files_left_out(qtbot: QtBot, sheet: ExportSheet) -> None:
    sheet.choices.log_form.setCurrentIndex(1)
    _tick(qtbot, sheet.choices.report)
    assert _saved(qtbot, sheet) == ["note.pdf", "note_redacted.pdf", "note_redacted_log.docx"]


def test_the_report_in_print(qtbot: QtBot, sheet: ExportSheet, staged: Staged) -> None:
    sheet.choices.report_form.setCurrentIndex(1)
    assert "note_redacted_report.pdf" in _saved(qtbot, sheet)
    with pymupdf.open(staged.examination.document.path.with_name("note_redacted_report.pdf")) as report:
        assert "b" * 64 in report[0].get_text()


def test_the_sealed_list_needs_a_password_typed_twice(qtbot: QtBot, sheet: ExportSheet, staged: Staged) -> None:
    choices = sheet.choices
    assert not choices.sealed.isChecked()
    _tick(qtbot, choices.sealed)
    assert choices.count == 4 and not sheet.save.isEnabled()
    qtbot.keyClicks(choices.password, "long enough")
    assert not sheet.save.isEnabled() and "differ" in choices.problem
    qtbot.keyClicks(choices.again, "long enough")
    assert sheet.save.isEnabled()
    assert "note_redacted_reference_list.pdf" in _saved(qtbot, sheet)
    with pymupdf.open(staged.examination.document.path.with_name("note_redacted_reference_list.pdf")) as sealed:
        assert sealed.needs_pass and sealed.authenticate("long enough")
        assert "Maren Tolvald" in sealed[0].get_text()


def test_the_full_copy_goes_where_the_person_says_each_time(
    qtbot: QtBot, sheet: ExportSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def place(_: object, title: str, proposed: str) -> tuple[str, str]:
        asked.append(Path(proposed).name)
        return (str(tmp_path / "sealed.pdf") if len(asked) > 1 else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", place)
    assert not sheet.choices.copy.isChecked()
    _tick(qtbot, sheet.choices.copy)
    assert not sheet.choices.copy.isChecked()  # the question was left unanswered
    _tick(qtbot, sheet.choices.copy)
    assert asked == ["note_UNREDACTED_highlighted.pdf"] * 2
    assert not any("UNREDACTED" in name for name in _saved(qtbot, sheet))
    with pymupdf.open(tmp_path / "sealed.pdf") as copy:
        assert "Maren Tolvald" in copy[0].get_text() and "UNREDACTED" in copy[0].get_text()


def test_the_full_copy_never_takes_the_name_of_the_redacted_file(
    qtbot: QtBot, sheet: ExportSheet, staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    redacted = staged.examination.document.path.with_name("note_redacted.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(redacted), ""))
    _tick(qtbot, sheet.choices.copy)
    qtbot.mouseClick(sheet.save, _LEFT)
    qtbot.waitUntil(lambda: bool(sheet.problem.text()), timeout=_LONG)
    assert not redacted.exists()


@pytest.mark.parametrize("agrees", [True, False])
def test_files_of_an_earlier_export_are_replaced_only_where_the_user_agrees(
    qtbot: QtBot, sheet: ExportSheet, staged: Staged, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    log = staged.examination.document.path.with_name("sent_log.csv")
    log.write_text("earlier", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(log.with_name("sent.pdf")), ""))
    change = next(each for each in sheet.findChildren(QPushButton) if mnemonics.plain(each.text()) == "Change…")
    qtbot.mouseClick(change, _LEFT)
    asked: list[str] = []
    answer = QMessageBox.StandardButton.Yes if agrees else QMessageBox.StandardButton.No
    monkeypatch.setattr(QMessageBox, "question", lambda *words: (asked.append(words[2]), answer)[1])
    if agrees:
        assert "sent.pdf" in _saved(qtbot, sheet)
    else:
        qtbot.mouseClick(sheet.save, _LEFT)
        assert sheet.isVisible() and sheet.save.isEnabled() and not log.with_name("sent.pdf").exists()
    assert len(asked) == 1 and "sent_log.csv" in asked[0] and "sent_report" not in asked[0]
    assert (log.read_text(encoding="utf-8") == "earlier") is not agrees


def test_a_name_that_was_taken_meanwhile_is_not_replaced(staged: Staged) -> None:
    target = staged.examination.document.path.with_name("note_redacted.pdf")
    target.write_bytes(b"of somebody else")
    with pytest.raises(OutputExists):
        export.save(staged, target, Wanted(), Silent())
    assert target.read_bytes() == b"of somebody else"


def test_a_check_that_had_nothing_to_check_is_not_counted_and_stands_last(sheet: ExportSheet) -> None:
    words = [each.text() for each in sheet.findChildren(QLabel)]
    assert "Ready to save: the new file passed all 1 check" in words
    assert words.index("Text") < words.index("Not applicable to this file") < words.index("Areas")


def test_what_undecided_findings_become_is_what_the_file_holds(staged: Staged) -> None:
    decisions = list(staged.plan.decisions)
    decisions[0] = replace(decisions[0], action=Action.KEEP, question="Is it?", part=KeptPart.INITIALS)
    decisions[1] = replace(decisions[1], action=Action.KEEP, question="Is it?")
    proposed = replace(staged.plan, decisions=tuple(decisions))
    found = finding.collect(staged.examination, proposed, {})
    final = {each.entity_id: each for each in finding.final_plan(proposed, found).decisions}
    left = [each for each in found if each.state is DecisionState.UNDECIDED]
    shortened = [each for each in left if final[each.entity.id].part]
    assert len(shortened) == 1 and len(left) > 1
    masked = len(left) - 1
    assert messages.undecided(found) == (
        f"{masked} undecided finding{'s' * (masked > 1)} will be masked.",
        "1 undecided finding will be shortened as the policy says.",
    )
    decided = finding.collect(staged.examination, proposed, {each.entity.id: DecisionState.KEEP for each in left})
    assert messages.undecided(decided) == ()


def test_every_check_belongs_to_one_group() -> None:
    known = [code for codes in checks.GROUPS.values() for code in codes.split()]
    assert sorted(known) == sorted(name.removeprefix("check.") for name in SENTENCES if name.startswith("check."))


def _middle(label: QLabel) -> QPoint:
    """Return the middle of what a label shows."""
    top = label.alignment() & Qt.AlignmentFlag.AlignTop and not label.pixmap().isNull()
    return QPoint(0, label.pixmap().height() // 2 if top else label.height() // 2)


def test_checks_are_folded_into_groups_that_open(
    qtbot: QtBot, application: QApplication, staged: Staged, sheets: Callable[[Staged], ExportSheet]
) -> None:
    codes = [code for codes in checks.GROUPS.values() for code in codes.split()]
    done = tuple(Check(f"check.{code}", True, literal(f"of {code}"), checked=code != "areas") for code in codes)
    sheet = sheets(replace(staged, report=replace(_REPORT, checks=done)))
    rows = sheet.findChildren(checks.GroupRow)
    assert 7 <= len(rows) <= 8
    shown = {each.text() for each in sheet.findChildren(QLabel) if each.isVisible()}
    assert "Text as programs read it" in shown and "of text-as-pdfium" not in shown
    assert "of areas" in shown, "what had nothing to check is never folded away"
    row = next(each for each in rows if "programs" in each.opener.accessibleName())
    sign, heading = row.findChildren(QLabel)[:2]
    assert abs(sign.mapTo(row, _middle(sign)).y() - heading.mapTo(row, _middle(heading)).y()) <= 2, "a tick hangs above"
    assert row.opener.text() == "4" and row.opener.accessibleName().endswith("4 checks")
    row.opener.setFocus()
    qtbot.keyClick(row.opener, Qt.Key.Key_Space)
    shown = {each.text() for each in sheet.findChildren(QLabel) if each.isVisible()}
    assert "of text-as-pdfium" in shown and "of rescan" not in shown


def test_names_of_files_are_cut_before_their_different_ends(qtbot: QtBot, application: QApplication) -> None:
    label = Elided()
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.show_words("complaint_of_somebody_redacted_report.html", is_name=True)
    assert label.text().endswith("rt.html") and "…" in label.text()
    label.show_words("The real values, to file under seal")
    assert label.text().startswith("The real") and label.text().endswith("…")


def test_a_group_with_a_failed_check_is_open(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    codes = {"text-as-sable": True, "text-as-pdfium": False, "rescan": True}
    done = tuple(Check(f"check.{code}", passed, literal(f"of {code}")) for code, passed in codes.items())
    sheet = FailureSheet(VerificationFailed(replace(_REPORT, checks=done)), tmp_path / "note.pdf", LIGHT, parent)
    sheet.open()
    shown = [each.text() for each in sheet.findChildren(QLabel) if each.isVisible()]
    assert "1 check failed." in shown and "1 other check passed" in shown
    assert shown.index("of text-as-pdfium") < shown.index("of text-as-sable")
    assert "of rescan" not in shown


def test_going_back_saves_nothing(qtbot: QtBot, sheet: ExportSheet, staged: Staged) -> None:
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert [each.name for each in staged.examination.document.path.parent.iterdir()] == ["note.pdf"]


def test_going_back_while_files_are_saved_waits_until_none_is_left(
    qtbot: QtBot, sheet: ExportSheet, staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    def save(staged: Staged, target: Path, wanted: Wanted, progress: Progress) -> tuple[Path, ...]:
        while True:
            progress.check()

    monkeypatch.setattr(export, "save", save)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    qtbot.mouseClick(sheet.save, _LEFT)
    with qtbot.waitSignal(sheet.destroyed, timeout=_LONG):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert [each.name for each in staged.examination.document.path.parent.iterdir()] == ["note.pdf"]


def test_what_can_not_be_written_is_said_and_can_be_tried_again(
    qtbot: QtBot, sheet: ExportSheet, staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.core import disk

    def full(*_: object, **__: object) -> None:
        raise OutputUnwritable(problem="disk-full")

    with monkeypatch.context() as broken:
        broken.setattr(disk, "write", full)
        qtbot.mouseClick(sheet.save, _LEFT)
        qtbot.waitUntil(lambda: "disk is full" in sheet.problem.text(), timeout=_LONG)
    assert sheet.isVisible()
    assert sorted(each.name for each in staged.folder.parent.iterdir()) == [".sable-staged", "note.pdf"]
    assert len(_saved(qtbot, sheet)) == 4


def test_both_files_are_shown_page_by_page(qtbot: QtBot, sheet: ExportSheet) -> None:
    pages = sheet.comparison
    assert isinstance(pages, PageComparison)
    qtbot.waitUntil(lambda: not pages.original.pixmap().isNull() and not pages.result.pixmap().isNull(), timeout=_LONG)
    before, result = pages.original.pixmap().toImage(), pages.result.pixmap().toImage()
    assert before.width() == result.width()
    assert before != result
    with qtbot.waitSignal(pages.turned) as turned:
        qtbot.mouseClick(pages.forward, _LEFT)
    assert turned.args == [1]
    qtbot.waitUntil(lambda: pages.original.pixmap().toImage() != before, timeout=_LONG)
    assert "2 of 2" in pages.where.text() and not pages.forward.isEnabled()


def test_a_failure_says_which_check_and_where_and_keeps_a_report(
    qtbot: QtBot, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    failed = Check("check.text-as-pdfium", False, literal("1 of 3 masked strings found: page 2"))
    error = VerificationFailed(replace(_REPORT, checks=(*_REPORT.checks, failed)))
    sheet = FailureSheet(error, tmp_path / "note.pdf", LIGHT, parent)
    sheet.open()
    said = [each.text() for each in sheet.findChildren(QLabel)]
    assert any("page 2" in each for each in said) and any(
        "original and your decisions are safe" in each for each in said
    )
    assert said.index("Text as PDFium reads it") < said.index("Text")
    assert not sheet.pictures.isVisible()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "failed.html"), ""))
    qtbot.mouseClick(sheet.keep, _LEFT)
    assert "1 of 3 masked strings" in (tmp_path / "failed.html").read_text(encoding="utf-8")
    qtbot.mouseClick(sheet.back, _LEFT)
    assert not sheet.isVisible()


def test_a_failure_does_not_count_a_check_that_had_nothing_to_check(
    qtbot: QtBot, application: QApplication, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    results = {"same-pages": (False, True), "text": (True, True), "areas": (True, False)}
    checks = tuple(
        Check(f"check.{name}", passed, literal(name), checked=checked) for name, (passed, checked) in results.items()
    )
    sheet = FailureSheet(VerificationFailed(replace(_REPORT, checks=checks)), tmp_path / "note.pdf", LIGHT, parent)
    said = [each.text() for each in sheet.findChildren(QLabel)]
    assert "1 other check passed" in said
    assert said.index("Not applicable to this file") < said.index("areas")


@pytest.fixture
def text_sheet(qtbot: QtBot, application: QApplication, tmp_path: Path) -> Iterator[ExportSheet]:
    """Return the sheet of a text of many lines, of which the first was masked."""
    path, folder = tmp_path / "note.txt", tmp_path / ".sable-staged"
    folder.mkdir()
    path.write_text(TEXT + "\nA line." * 300, encoding="utf-8")
    file = folder / "result.txt"
    file.write_text("[gone]" + "\nA line." * 300, encoding="utf-8")
    known = examination(path, path.read_text(encoding="utf-8"))
    result = file.read_bytes()
    staged = Staged(folder, file, known, plan(), Options(secret="secret"), _REPORT, result=result)
    parent, jobs, pictures = QWidget(), Jobs(), PagePictures()
    parent.resize(1200, 800)
    qtbot.addWidget(parent)
    found = ExportSheet(staged, (), lambda page, sizes: [], jobs, pictures, LIGHT, parent)
    found.open()
    yield found
    if isValid(found):
        found.reject()
    jobs.close()
    pictures.stop()


def test_a_text_stands_beside_what_became_of_it(qtbot: QtBot, text_sheet: ExportSheet) -> None:
    both = text_sheet.comparison
    assert isinstance(both, FlowComparison)
    qtbot.waitUntil(lambda: both.result.sheets > 0, timeout=_LONG)
    assert both.text.startswith("[gone]\nA line.")
    left, right = both.original.verticalScrollBar(), both.result.verticalScrollBar()
    qtbot.waitUntil(lambda: min(left.maximum(), right.maximum()) > 500)
    left.setValue(left.maximum())
    assert right.value() == right.maximum()
    right.setValue(0)
    assert left.value() == 0
    before = both.original.zoom, both.result.zoom
    larger = next(each for each in both.findChildren(QPushButton) if mnemonics.plain(each.text()) == "Larger")
    qtbot.mouseClick(larger, _LEFT)
    assert min(both.original.zoom / before[0], both.result.zoom / before[1]) > 1.1


def test_both_sides_are_equally_large_though_one_has_notes_in_its_margin(qtbot: QtBot, text_sheet: ExportSheet) -> None:
    both = text_sheet.comparison
    assert isinstance(both, FlowComparison)
    qtbot.waitUntil(lambda: both.result.sheets > 0 and both.original.sheets > 0, timeout=_LONG)
    both.original.set_zoom(1.0)
    both.original.fit_width(0.3)  # as if its widest sheet needed more room than that of the result
    fitted = both.original.zoom
    assert both.result.zoom == fitted < 1.0
    both.result.zoom_in()
    assert both.result.zoom == both.original.zoom > fitted


def test_a_report_of_a_failure_is_in_the_language_of_the_window(application: QApplication, tmp_path: Path) -> None:
    failed = Check("check.nothing-beneath", False, message("beneath.none", count=3))
    error = VerificationFailed(replace(_REPORT, checks=(failed,)))
    translations.install(application, "de")
    try:
        save_failure(error, tmp_path / "note.pdf", tmp_path / "failed.html", Options())
    finally:
        translations.install(application, "en")
    page = (tmp_path / "failed.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page and "Unter den Kästen ist nichts gezeichnet" in page
    assert "Die geschwärzte Datei bestand nicht jede Prüfung" in page
    assert not re.search(r"did not pass|No redacted file|Nothing drawn|Policy:|Seconds to", page)


def test_language_that_is_not_read_well_needs_a_tick(
    qtbot: QtBot, application: QApplication, staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = replace(staged.examination.document, passages=(Passage(0, len(TEXT), "pl"),))
    foreign = replace(staged, examination=replace(staged.examination, document=document))
    parent, jobs, pictures = QWidget(), Jobs(), PagePictures()
    qtbot.addWidget(parent)
    found = ExportSheet(foreign, (), lambda page, sizes: [], jobs, pictures, LIGHT, parent)
    found.open()
    try:
        (asked,) = (each for each in found.findChildren(QLabel) if "tick “I have read these parts" in each.text())
        assert found.looked.isVisible() and asked.isVisible() and not found.save.isEnabled()  # the box may be below
        found.looked.setChecked(True)
        assert not asked.text()
        qtbot.waitUntil(found.save.isEnabled, timeout=_LONG)
    finally:
        found.reject()
        jobs.close()
        pictures.stop()


def test_english_needs_no_tick(sheet: ExportSheet) -> None:
    assert sheet.looked.isHidden() and sheet.save.isEnabled()


@pytest.mark.parametrize("size", [(1000, 700), (1240, 830), (1440, 900)])
@pytest.mark.parametrize("per_cent", sampled([200, 100], every=2))
@pytest.mark.parametrize("language", sampled(["de", "en", "fr"], every=3))  # German has the longest words
def test_nothing_is_cut_in_the_sheet(
    qtbot: QtBot, application: QApplication, staged: Staged, language: str, per_cent: int, size: tuple[int, int]
) -> None:
    translations.install(application, language)
    appearance.set_text_size(application, per_cent)
    parent, jobs, pictures = QWidget(), Jobs(), PagePictures()
    qtbot.addWidget(parent)
    undecided = dict.fromkeys((each.id for each in staged.examination.entities), DecisionState.UNDECIDED)
    findings = finding.collect(staged.examination, staged.plan, undecided)
    found = ExportSheet(staged, findings, lambda page, sizes: [], jobs, pictures, LIGHT, parent)
    try:
        found.open()
        found.resize(*size)
        qtbot.waitUntil(lambda: found.comparison.is_shown, timeout=_LONG)
        settle()
        assert (found.width(), found.height()) == size
        assert not cut(found)
    finally:
        found.reject()
        jobs.close()
        pictures.stop()
        appearance.set_text_size(application, 100)
        translations.install(application, "en")


def test_only_what_asks_for_a_look_is_amber(sheets: Callable[[Staged], ExportSheet], staged: Staged) -> None:
    notices = (Notice("box-even", count=2, names=("999", "195")), Notice("box-exact", count=1, names=("9", "3")))
    sheet = sheets(replace(staged, report=replace(_REPORT, notices=notices)))
    roles = {each.text()[:11]: each.property("role") for each in sheet.findChildren(QLabel)}
    assert (roles["Masks on re"], roles["Masks that "]) == ("second", "warning")
