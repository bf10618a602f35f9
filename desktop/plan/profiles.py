"""Profile of a document: its purpose, and so its policy; chosen in the toolbar, or above the first document."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from desktop.mnemonics import Menu
from desktop.settings import administered
from desktop.translations import Words, engine_words
from desktop.wrapping import wrapped
from engine import policies
from engine.core.errors import SableError
from engine.policies import Purpose

PURPOSES: Words[Purpose] = Words(
    {
        Purpose.COURT_FILING: "Court filing",
        Purpose.PUBLISHED_DECISION: "Published court decision",
        Purpose.HEALTH_RECORD: "Health record",
        Purpose.PUBLIC_REQUEST: "Public records request",
        Purpose.GDPR: "EU data protection",
        Purpose.OTHER: "Other",
    }
)


def title(policy: str) -> str:
    """Return the title of a policy in the language of the window; of a file that can't be read, its path."""
    try:
        return engine_words(policies.load(policy).title)
    except SableError:
        return policy


def short(policy: str) -> str:
    """Return the short title of a policy in the language of the window; of a file that can't be read, its path."""
    try:
        return engine_words(policies.load(policy).short)
    except SableError:
        return policy


class ProfileMenu(Menu):
    """The bundled policies under their purposes. Signals: `chosen` (name); `explained` (name): show what it does."""

    chosen = Signal(str)
    explained = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setObjectName("profiles")
        self._policy = policies.DEFAULT
        self._group = QActionGroup(self)
        for purpose, those in policies.by_purpose().items():
            heading = self.addAction(PURPOSES[purpose])
            heading.setEnabled(False)
            for each in those:
                action = self._group.addAction(f"    {engine_words(each.title)}")
                action.setCheckable(True)
                action.setData(each.name)
                action.setToolTip(engine_words(" ".join(each.looks_for.split())))
                action.triggered.connect(lambda _=False, name=each.name: self.chosen.emit(name))
                self.addAction(action)
            self.addSeparator()
        self.addAction(self.tr("What this policy does and doesn't do…")).triggered.connect(self._explain)
        self.setToolTipsVisible(True)

    def show_policy(self, policy: str) -> None:
        """Set the policy that is in use now."""
        self._policy = policy
        for action in self._group.actions():
            action.setChecked(action.data() == policy)

    def _explain(self, _: bool = False) -> None:
        self.explained.emit(self._policy)


class ProfileButton(QToolButton):
    """The button in the toolbar: the short title of the policy in use, and the menu of all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("profile")
        self.choices = ProfileMenu(self)
        self.setMenu(self.choices)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._shown: str | None = None
        self.show_policy(policies.DEFAULT)

    def show_policy(self, policy: str) -> None:
        """Show the policy of the document in front, or that of the next one."""
        if policy == self._shown:  # asked for at each finding of a search, and its words are in a file
            return
        self._shown = policy
        self.choices.show_policy(policy)
        self.setText(short(policy).replace("&", "&&"))
        self.setAccessibleName(self.tr("Policy: {policy}").format(policy=title(policy)))
        administered.hold(self, "policy")


_MOST_LINES = 3.5


class ProfileBar(QFrame):
    """The question above the first document. Signals: `chosen` (name of a policy); `explained` (name)."""

    chosen = Signal(str)
    explained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("profile-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.MinimumExpanding)
        self._whole = self.tr(
            "<b>Which policy?</b> A court filing, a health record and a public records request follow different "
            "rules. Choose once; the toolbar changes it at any time."
        )
        self._words.setText(self._whole)
        self.choose = QPushButton(self.tr("Choose…"), self)
        self.choose.setProperty("primary", True)
        self.choose.setAccessibleName(self.tr("Choose a policy"))
        self.menu = ProfileMenu(self)
        self.choose.setMenu(self.menu)
        self.leave = QPushButton(self.tr("Keep {policy}").format(policy=short(policies.DEFAULT)), self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(16, 8, 16, 8)
        self._row.setSpacing(8)
        self._row.addWidget(self._words, 1)
        self._row.addLayout(wrapped(self.leave, self.choose))
        self.menu.show_policy(policies.DEFAULT)
        self.menu.chosen.connect(self.chosen)
        self.menu.explained.connect(self.explained)
        self.leave.clicked.connect(self._keep_default)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the buttons below the words where both have no room side by side; show no more than a few lines."""
        super().resizeEvent(event)
        question, end, _ = self._whole.partition("</b>")
        self._words.setText(self._whole)
        if self._words.heightForWidth(max(self._words.width(), 1)) > _MOST_LINES * self.fontMetrics().lineSpacing():
            self._words.setText(question + end)
        self._words.setToolTip(self._whole)
        narrow = self.width() < 2 * (self.leave.sizeHint().width() + self.choose.sizeHint().width())
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _keep_default(self, _: bool = False) -> None:
        self.chosen.emit(policies.DEFAULT)
