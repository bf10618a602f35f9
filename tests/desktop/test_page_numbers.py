"""Page numbers of files without pages, which the window lays out itself."""

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document.view import PageView
from desktop.findings.hit_list import HitRows
from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.session import Phase
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from tests.builders.choosers import Chooser
from tests.builders.docx import Extra, build, paragraph, xml
from tests.builders.examined import TEXT, examination, plan
from tests.builders.windows import ready

_LONG = 120_000  # milliseconds
_BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
_SECTION = '<w:sectPr><w:headerReference w:type="default" r:id="rhead"/></w:sectPr>'


def _document() -> bytes:
    body = "".join(
        f"{paragraph(f'{name} was seen at the clinic on 3 May 2019.')}{_BREAK}"
        for name in ("Maren Tolvald", "Iris Feldkamp", "Jonas Berrow")
    )
    header = xml("w:hdr", paragraph("Attending: Dr. Ottilie Vance"))
    return build(body + paragraph("End.") + _SECTION, Extra("word/header1.xml", "header", header, identifier="rhead"))


def test_findings_get_the_pages_of_a_layout() -> None:
    found = finding.collect(examination(), plan(), {})
    shown = finding.paged(found, lambda start, _: [start // 60, 4])
    assert [each.pages for each in shown] == [(1, 2, 5), (1, 5), (1, 5), (1, 5)]


def test_pages_of_unchanged_findings_are_kept() -> None:
    found = finding.collect(examination(), plan(), {})
    shown = finding.paged(found, lambda *_: [7])
    assert finding.paged(found, lambda *_: pytest.fail("asked again"), shown) == shown
    assert finding.paged([replace(found[0], entity=replace(found[0].entity))], lambda *_: [2], shown)[0].pages == (3,)


def test_hits_tell_their_page(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    rows = HitRows(view)
    rows.page_of = lambda span: span[0]
    rows.show(examination().document, [(0, 5), (3, 5)], lambda _: None)
    assert [rows.data(rows.index(row))[:7].strip() for row in range(2)] == ["Page 1", "Page 4"]
    assert TEXT.startswith("Maren")


@pytest.mark.parametrize("name", ["notes.txt", "notes.docx"])
def test_a_file_without_pages_says_that_it_is_read(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.setattr(work, "flow", Chooser())
    path = tmp_path / name
    path.write_bytes(TEXT.encode() if name.endswith("txt") else _document())
    window = MainWindow(application, Options(device=Device.CPU, ocr_languages=()), LIGHT)
    qtbot.addWidget(window)
    window.show()
    window.open_files([path])
    assert window.current and window.current.note == f"Reading {name}…"
    qtbot.waitUntil(lambda: bool(window.session and window.session.phase is Phase.READY), timeout=_LONG)
    qtbot.waitUntil(lambda: bool(window.current and window.current.note.startswith("Laid out by Sable")), timeout=_LONG)
    window.close()


def test_a_file_that_waits_for_another_says_so(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "flow", Chooser())
    path, may_end = tmp_path / "notes.txt", Event()
    path.write_text(TEXT, encoding="utf-8")
    window = MainWindow(application, Options(device=Device.CPU, ocr_languages=()), LIGHT)
    qtbot.addWidget(window)
    window.show()
    before = window.jobs.run(lambda _: may_end.wait(), done=lambda _: None, failed=lambda _: None)
    window.open_files([path])
    view = window.current
    assert view and window.jobs.waits(view.session.job) and not window.jobs.waits(before)
    assert view.note == "Waiting: Sable searches one document at a time."
    notes: list[str] = []
    view.session.stepped.connect(lambda *_: notes.append(view.note))
    may_end.set()
    qtbot.waitUntil(lambda: view.session.phase is Phase.READY, timeout=_LONG)
    assert notes[0] == "Reading notes.txt…"
    window.close()


@pytest.mark.model
def test_a_word_file_has_page_numbers_thumbnails_and_a_note(
    qtbot: QtBot, application: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "notes.docx"
    path.write_bytes(_document())
    window = ready(qtbot, application, [path], Options(device=Device.CPU, ocr_languages=()), size=(1280, 800))
    view, session = window.current, window.session
    assert view and session
    qtbot.waitUntil(lambda: view.pages.flowing is not None and view.pages.flowing.complete, timeout=_LONG)
    pages = {each.text: each.pages for each in session.findings}
    assert pages["Maren Tolvald"] == (1,)
    assert pages["Jonas Berrow"] == (3,)
    vance = next(words for words in pages if "Vance" in words)
    assert pages[vance] == (1, 2, 3, 4)
    number = next(index for index, each in enumerate(session.findings) if each.text == vance)
    assert {mark.parentItem() for mark in view.pages.marks.of(number)} == {view.pages.sheet(each) for each in range(4)}
    assert "Sable" in view.note
    assert view.thumbnails.model().rowCount() == 4
    view.thumbnails.chosen.emit(2)
    qtbot.waitUntil(lambda: view.pages.page == 2)
    qtbot.waitUntil(lambda: bool(view.thumbnails.model().index(0, 0).data(Qt.ItemDataRole.UserRole + 1)))
    session.select(number)
    qtbot.keyClick(window, Qt.Key.Key_X)
    assert {each.text: each.pages for each in session.findings} == pages
    window.close()
