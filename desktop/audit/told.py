"""What came of an audit, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.audit.work import Answer
from desktop.export import parts
from desktop.translations import engine_words, sentence
from engine.audit import target, words

_TOP = Qt.AlignmentFlag.AlignTop


def facts(parent: QWidget, answer: Answer) -> QWidget:
    """The outcome, the figures, and what they don't say."""
    shown = QWidget(parent)
    grid = QGridLayout(shown)
    grid.setContentsMargins(parts.MARGIN, 16, 16, 16)
    grid.setHorizontalSpacing(16)
    grid.setColumnStretch(1, 1)
    grid.addWidget(parts.title(shown, _headline(answer)), 0, 0, 1, 2)
    for name, told in words.said(answer.report):
        row = grid.rowCount()
        grid.addWidget(parts.text(shown, sentence(name), role="second"), row, 0, _TOP)
        grid.addWidget(parts.text(shown, sentence(told)), row, 1, _TOP)
    limits = QCoreApplication.translate("AuditWindow", "What these figures don't say")
    grid.addWidget(parts.title(shown, limits), grid.rowCount(), 0, 1, 2)
    for limit in answer.report.limits:
        grid.addWidget(parts.text(shown, engine_words(words.LIMITS[limit]), role="second"), grid.rowCount(), 0, 1, 2)
    grid.setRowStretch(grid.rowCount(), 1)
    return shown


def _headline(answer: Answer) -> str:
    search = answer.search
    if search is None:
        return sentence(words.headline(answer.report))
    if search.chosen is None:
        return QCoreApplication.translate(
            "AuditWindow", "Even with the strongest masking, more people can be found than you allow."
        )
    enough = QCoreApplication.translate("AuditWindow", "Enough: {setting} {value}, {masked} of the words masked.")
    return enough.format(
        setting=engine_words(target.SWEEPS[search.sweep].meaning),
        value=f"{search.chosen.setting:g}",
        masked=words.percent(search.chosen.masked),
    )
