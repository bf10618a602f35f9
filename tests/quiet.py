"""Fails a test during which a library logs a warning, or Qt prints one, that the test does not expect.

A test expects messages with `@pytest.mark.expect_message(PATTERN)`: one that fits must come, and none that doesn't.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

MARKER = "expect_message"

# Patterns of messages that no change of ours can prevent.
ALLOWED = (
    # Tests have no screen, and Qt's platform for that (offscreen) has no window manager to speak to.
    r"^qt\.default WARNING: This plugin does not support (propagateSizeHints\(\)|raise\(\)|grabbing the keyboard)$",
)

_WORDS = {
    QtMsgType.QtWarningMsg: "WARNING",
    QtMsgType.QtCriticalMsg: "CRITICAL",
    QtMsgType.QtFatalMsg: "FATAL",
}

_messages: list[str] = []
_make_record = logging.getLogRecordFactory()


def listen() -> None:
    """Collect messages from here on: records of every logger, also of those without handlers, and those of Qt."""
    logging.setLogRecordFactory(_record)
    qInstallMessageHandler(_said_by_qt)


def _record(*args: object, **more: object) -> logging.LogRecord:
    record: logging.LogRecord = _make_record(*args, **more)
    if record.levelno >= logging.WARNING:
        _messages.append(f"{record.name} {record.levelname}: {record.getMessage()}")
    return record


def _said_by_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if kind in _WORDS:
        _messages.append(f"qt.{context.category} {_WORDS[kind]}: {message}")
    else:
        sys.stderr.write(f"{message}\n")


def problems(messages: Sequence[str], expected: Sequence[str]) -> list[str]:
    """Return a line for each message that no pattern fits, and for each expected pattern that fits no message."""
    patterns = [*expected, *ALLOWED]
    unexpected = [each for each in messages if not any(re.search(pattern, each) for pattern in patterns)]
    missing = [each for each in expected if not any(re.search(each, message) for message in messages)]
    return [*(f"unexpected: {each}" for each in unexpected), *(f"expected, but missing: {each}" for each in missing)]


@pytest.fixture(autouse=True)
def _nothing_unexpected_is_logged(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    expected = [str(mark.args[0]) for mark in request.node.iter_markers(MARKER)]
    messages = _messages.copy()
    _messages.clear()
    found = problems(messages, expected)
    assert not found, "\n".join(found)
