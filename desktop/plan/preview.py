"""Preview of another plan on the pages: its marks, with a sign on those that change."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop import marks
from desktop.document.document_view import DocumentView
from desktop.document.items import MarkItem
from desktop.finding import Finding
from desktop.themes import Theme

_AROUND = 10.0


class Preview(QObject):
    """The preview on the document of one view, until it is ended.

    Its parent keeps it alive: a signal that is connected to a method of a plain object does not, and stays silent once
    the last variable that names the object is gone.
    """

    def __init__(self, view: DocumentView, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._theme = view, theme
        self._signs: list[_Sign] = []

    @property
    def signs(self) -> list[str]:
        """The signs on the pages, one for each mark that would change."""
        return [each.sign for each in self._signs]

    def show(self, proposed: tuple[Finding, ...], signs: Mapping[str, str]) -> None:
        """Show the proposed findings.

        Args:
            signs: `marks.MORE` or `marks.LESS`, by entity.
        """
        self._show(proposed)
        self._signs = [
            _Sign(mark, signs[each.entity.id], self._theme)
            for index, each in enumerate(proposed)
            if each.entity.id in signs
            for mark in self._view.pages.marks.of(index)
        ]

    def end(self) -> None:
        """Show the current plan again."""
        self._show(self._view.session.findings)

    def _show(self, found: tuple[Finding, ...]) -> None:
        for sign in self._signs:
            if scene := sign.scene():
                scene.removeItem(sign)
        self._signs = []
        examination = self._view.session.examination
        if examination and self._view.pages.sheets:
            self._view.pages.show_findings(examination.document, found)


class _Sign(QGraphicsItem):
    def __init__(self, mark: MarkItem, sign: str, theme: Theme) -> None:
        super().__init__(mark)
        self.sign = sign
        self._box, self._theme = mark.box, theme
        self.setZValue(1.0)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self._box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = painter.worldTransform().mapRect(self._box)
        painter.save()
        painter.resetTransform()
        marks.paint_sign(painter, box, self.sign, self._theme)
        painter.restore()
