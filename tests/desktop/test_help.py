"""F1 explains what the person looks at; pages are searched, followed and read at any size and in the dark."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QPalette, QTextDocument
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop import mnemonics, translations
from desktop.help import pages
from desktop.help.opening import show_help
from desktop.help.window import HelpWindow
from desktop.main_window import MainWindow, dialogs
from desktop.settings import appearance
from desktop.themes import DARK, LIGHT
from engine.core.options import Options
from tests.builders.accessible import cut, nameless
from tests.builders.parts import action


@pytest.fixture
def shown(qtbot: QtBot, application: QApplication) -> HelpWindow:
    found = HelpWindow()
    qtbot.addWidget(found)
    return found


@pytest.fixture
def window(qtbot: QtBot, application: QApplication) -> Iterator[MainWindow]:
    found = MainWindow(application, Options(), LIGHT)
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    yield found
    found.set_theme(LIGHT)
    found.close()


def _help(window: MainWindow) -> HelpWindow:
    found = window.findChild(HelpWindow)
    assert found is not None
    return found


def _listed(shown: HelpWindow) -> list[str]:
    return [shown.contents.item(row).text() for row in range(shown.contents.count())]


def test_f1_opens_the_page_of_what_is_in_front(qtbot: QtBot, window: MainWindow) -> None:
    window.start.findChildren(QPushButton)[0].setFocus()
    action(window, "help").trigger()
    assert _help(window).isVisible()
    assert _help(window).browser.page == "quick-start"
    show_help(window, "screens#export")
    assert window.findChildren(HelpWindow) == [_help(window)]
    assert _help(window).browser.page == "screens"
    assert _help(window).browser.verticalScrollBar().value() > 0


def test_the_name_of_the_risk_leads_to_how_it_is_measured(qtbot: QtBot, window: MainWindow) -> None:
    assert "risk#the-three-headings-of-a-document" in {
        f"{each.page}#{each.anchor}" for each in pages.sections("risk", pages.ENGLISH)
    }
    qtbot.mouseClick(window.panel.how_risk, Qt.MouseButton.LeftButton)
    assert _help(window).browser.page == "risk" and _help(window).browser.verticalScrollBar().value() > 0


def test_f1_opens_the_page_in_the_language_of_the_window(qtbot: QtBot, application: QApplication) -> None:
    translations.install(application, "de")
    try:
        shown = HelpWindow()
        qtbot.addWidget(shown)
        shown.show_place("quick-start#3-export")
        assert shown.browser.toPlainText().startswith("Schnellstart")
        assert shown.browser.textCursor().block().text() == "3. Exportieren"
        assert "Schnellstart" in _listed(shown)
        assert not shown.browser.fitted(shown.browser.pictures()[0]).isNull()
        shown.show_place("keys")
        assert shown.browser.toPlainText().startswith("Keys"), "this page is not translated"
    finally:
        translations.install(application, "en")


def test_every_page_is_shown_whole(shown: HelpWindow) -> None:
    for page in pages.order():
        shown.show_place(page)
        text = " ".join(shown.browser.toPlainText().split())
        assert all(section.heading in text for section in pages.sections(page)), page
        for url in shown.browser.pictures():
            assert 0 < shown.browser.fitted(url).width() <= shown.browser.viewport().width(), url


def test_pictures_are_shown_whole_without_a_gap_below(qtbot: QtBot, shown: HelpWindow) -> None:
    shown.show()
    shown.show_place("quick-start")
    browser, kind = shown.browser, QTextDocument.ResourceType.ImageResource
    QApplication.processEvents()
    drawn = [browser.document().resource(kind, url) for url in browser.pictures()]
    assert drawn and all(each.width() <= browser.viewport().width() for each in drawn)
    block = browser.document().begin()
    while "\ufffc" not in block.text():
        block = block.next()
    assert browser.document().documentLayout().blockBoundingRect(block).height() < drawn[0].height() * 1.1


def test_words_are_looked_for_in_all_pages(shown: HelpWindow) -> None:
    shown.show_place("index")
    assert _listed(shown)[:2] == ["Sable", "Quick start"]
    shown.words.setText("surrogate")
    assert any(each.endswith("Redaction plan") for each in _listed(shown))
    shown.contents.setCurrentRow(0)
    assert shown.browser.extraSelections()
    shown.words.setText("words that no page holds: tolvengo")
    assert not _listed(shown) and shown.nothing.isVisible()
    shown.words.clear()
    assert len(_listed(shown)) == len(pages.order())


def test_links_lead_on_and_the_way_back_is_kept(shown: HelpWindow) -> None:
    shown.show_place("quick-start")
    back, forward = (
        next(each for each in shown.findChildren(QPushButton) if mnemonics.plain(each.text()) == words)
        for words in ("Back", "Forward")
    )
    assert not forward.isEnabled()
    shown.browser.anchorClicked.emit(QUrl("threat-model.md#out-of-its-reach"))
    assert shown.browser.page == "threat-model"
    back.click()
    assert shown.browser.page == "quick-start" and forward.isEnabled()
    forward.click()
    assert shown.browser.page == "threat-model" and not forward.isEnabled()


def test_links_are_underlined(shown: HelpWindow) -> None:
    shown.show_place("index")
    links = re.findall(r'<a href=[^>]*><span style="([^"]*)"', shown.browser.toHtml())
    assert len(links) > 10 and all("underline" in each for each in links)


@pytest.mark.parametrize("link", ["https://example.com/", "file:///etc/hostname", "mailto:maren@example.com"])
def test_nothing_else_is_opened(shown: HelpWindow, link: str) -> None:
    shown.show_place("quick-start")
    shown.browser.anchorClicked.emit(QUrl(link))
    assert shown.browser.page == "quick-start"


def test_it_can_be_read_in_the_dark_and_at_twice_the_size(
    qtbot: QtBot, application: QApplication, window: MainWindow
) -> None:
    shown = show_help(window, "commands")
    small = shown.browser.document().size().height()
    window.set_theme(DARK)
    assert shown.browser.palette().color(QPalette.ColorRole.Text) == QColor(DARK.text)
    try:
        appearance.set_text_size(application, 200)
        qtbot.waitUntil(lambda: shown.browser.document().size().height() > 1.5 * small)
        assert not nameless(shown)
        qtbot.waitUntil(lambda: not cut(shown))
    finally:
        appearance.set_text_size(application, 100)


def test_a_dialog_has_help_of_its_own(qtbot: QtBot, window: MainWindow) -> None:
    dialogs.show_settings(window.preferences, window)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    place = dialog.property("help")
    shown = show_help(dialog, place)
    assert shown.browser.page == "settings" and shown.parent() is dialog
    dialog.close()
