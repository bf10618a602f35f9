"""Context menus and small dialogs of findings, selected text and boxes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QInputDialog, QMenu, QWidget

from desktop import mnemonics
from desktop.actions import FOR_FINDING, Actions
from desktop.finding import Finding
from desktop.findings.joining import JoiningDialog
from desktop.kinds import kind as name_of_kind
from desktop.mnemonics import Menu
from desktop.sessions import corrections
from desktop.sessions.session import DocumentSession
from engine import policies
from engine.core.errors import BadPolicy
from engine.core.types import Kind, PageArea

if TYPE_CHECKING:
    from desktop.document.document_view import DocumentView

# Small dialogs that are answered with a few letters.


_SEPARATOR = "   "
"""The space between a reason code and its meaning."""


def ask_code(window: QWidget, policy: str, code: str, answered: Callable[[str], object]) -> None:
    """Ask for a reason code: one of the policy's, or any words; an empty answer removes it.

    Args:
        policy: the policy whose codes are offered.
        code: the current one.
    """
    dialog = _dialog(window, QCoreApplication.translate("Questions", "Reason code"))
    dialog.setLabelText(
        QCoreApplication.translate("Questions", "It is written on the box and into the log. Leave it empty for none.")
    )
    known = _codes(policy)
    dialog.setComboBoxItems(list(dict.fromkeys([code, "", *known])))
    dialog.setComboBoxEditable(True)
    dialog.setTextValue(code)
    dialog.textValueSelected.connect(lambda words: answered(words.split(_SEPARATOR)[0].strip()))
    dialog.open()


def ask_pages(window: QWidget, count: int, answered: Callable[[tuple[int, ...]], object]) -> None:
    """Ask for some of `count` pages; `answered` gets them from 0. Ask again if the answer names no page."""
    dialog = _dialog(window, QCoreApplication.translate("Questions", "Repeat this box"))
    dialog.setLabelText(
        QCoreApplication.translate("Questions", "On which of the pages 1 to {last}? For instance: 2, 5-7").format(
            last=count
        )
    )

    def take(words: str) -> None:
        pages = page_numbers(words, count)
        if pages:
            answered(pages)
        else:
            ask_pages(window, count, answered)

    dialog.textValueSelected.connect(take)
    dialog.open()


def page_numbers(words: str, count: int) -> tuple[int, ...]:
    """Return the pages, from 0, of words such as "2, 5-7", in order; empty if they name anything else, or a page beyond
    `count`.
    """
    pages: set[int] = set()
    for part in words.split(","):
        found = re.fullmatch(r"\s*(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?\s*", part)
        if found is None:
            return ()
        first, last = int(found[1]), int(found[2] or found[1])
        if not 1 <= first <= last <= count:
            return ()
        pages.update(range(first - 1, last))
    return tuple(sorted(pages))


def _dialog(window: QWidget, title: str) -> QInputDialog:
    dialog = QInputDialog(window)
    dialog.setWindowTitle(title)
    dialog.setInputMode(QInputDialog.InputMode.TextInput)
    dialog.finished.connect(dialog.deleteLater)
    mnemonics.keep(dialog)
    return dialog


def _codes(policy: str) -> list[str]:
    try:
        return [f"{code}{_SEPARATOR}{meaning}" for code, meaning in policies.load(policy).codes]
    except BadPolicy:  # planning with this policy reports the reason
        return []


class Menus(QObject):
    """The context menus of one window; `rows`: its list of findings."""

    def __init__(self, actions: Actions, rows: QAbstractItemView, window: QWidget) -> None:
        super().__init__(window)
        self._actions, self._rows, self._window = actions, rows, window

    def for_finding(self, session: DocumentSession | None, place: QPoint) -> None:
        """Open the menu of the selected finding."""
        menu = self._actions.menu(self._window, FOR_FINDING)
        chosen = corrections.selected(session) if session else None
        if session and chosen:
            kinds = Menu(self.tr("Type of detail"), menu)
            self._fill_kinds(kinds, session, chosen)
            menu.addMenu(kinds)
            menu.addAction(self._actions["join"])
        _show(menu, place)

    def for_kind(self, session: DocumentSession) -> None:
        """Open the menu to choose the kind of the selected finding."""
        chosen = corrections.selected(session)
        if chosen:
            menu = Menu(parent=self._window)
            self._fill_kinds(menu, session, chosen)
            row = self._rows.visualRect(self._rows.currentIndex()).bottomLeft()
            _show(menu, self._rows.viewport().mapToGlobal(row + QPoint(40, 0)))

    def for_joining(self, session: DocumentSession) -> None:
        """Ask which finding is the same person or thing as the selected one."""
        if chosen := corrections.selected(session):
            others = [each for each in session.findings if each.entity.id != chosen.entity.id]
            dialog = JoiningDialog(chosen, sorted(others, key=partial(_difference, chosen)), self._window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.joined.connect(partial(corrections.join, session, chosen))
            dialog.open()

    def for_text(self, place: QPoint) -> None:
        """Open the menu for the selected text, which stays selected for the keys until other text is."""
        menu = Menu(parent=self._window)
        for words, key in (
            (self.tr("Mask this text"), "mask-text"),
            (self.tr("Mask it everywhere"), "mask-text-everywhere"),
        ):
            action = menu.addAction(words)
            action.setShortcuts(self._actions[key].shortcuts())
            action.triggered.connect(self._actions[key].trigger)
        _show(menu, place)

    def for_area(self, view: DocumentView, number: int, place: QPoint) -> None:
        """Open the menu for a box that the user drew."""
        session, area = view.session, view.session.review.areas[number]
        pages = range(len(view.pages.sizes))
        menu = Menu(parent=self._window)
        for words, handler in (
            (self.tr("Repeat on all pages"), partial(_repeat, session, area, pages)),
            (self.tr("Repeat on pages…"), partial(self._ask_pages, session, area, len(pages))),
            (self.tr("Reason code…"), partial(self.ask_area_code, view, number)),
            (self.tr("Remove this box"), partial(corrections.remove_area, session, number)),
        ):
            menu.addAction(words).triggered.connect(_without_argument(handler))
        _show(menu, place)

    def ask_code(self, session: DocumentSession) -> None:
        """Ask for the reason code of the selected finding."""
        chosen = corrections.selected(session)
        if chosen:
            code = chosen.code or chosen.decision.code or ""
            ask_code(self._window, session.options.policy, code, partial(corrections.set_code, session, [chosen]))

    def ask_area_code(self, view: DocumentView, number: int) -> None:
        """Ask for the reason code of a box."""
        session = view.session
        area = session.review.areas[number]
        ask_code(
            self._window,
            session.options.policy,
            area.code or "",
            lambda code: corrections.set_area_code(session, number, code),
        )

    def _ask_pages(self, session: DocumentSession, area: PageArea, count: int) -> None:
        ask_pages(self._window, count, lambda pages: _repeat(session, area, pages))

    def _fill_kinds(self, menu: QMenu, session: DocumentSession, chosen: Finding) -> None:
        for kind in Kind:
            action = menu.addAction(name_of_kind(kind))
            action.setCheckable(True)
            action.setChecked(kind is chosen.entity.kind)
            action.triggered.connect(_without_argument(partial(corrections.set_kind, session, chosen, kind)))


def _difference(one: Finding, other: Finding) -> tuple[bool, int, bool]:
    shared = set(one.text.casefold().split()) & set(other.text.casefold().split())
    return one.entity.kind is not other.entity.kind, -len(shared), one.person != other.person


def _repeat(session: DocumentSession, area: PageArea, pages: Iterable[int]) -> None:
    corrections.draw(session, [replace(area, page=page) for page in pages])


def _without_argument(handler: Callable[[], object]) -> Callable[[bool], None]:
    """Return a slot for a signal with a checked state, which it ignores."""

    def slot(_: bool = False) -> None:
        handler()

    return slot


def _show(menu: QMenu, place: QPoint) -> None:
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(place)
