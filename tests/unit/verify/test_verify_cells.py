"""Values in the cells of a form that the reader did not read as one: nothing was searched in them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.verify import apart
from engine.verify.pdf import set_apart, text_layer
from tests.builders.pdf import from_content, read, text_at


def _cells(value: str, *, pitch: float = 18, y: float = 200, size: float = 10) -> bytes:
    return b"".join(text_at(20 + pitch * n, y, each, size=size) for n, each in enumerate(value) if each != " ")


@pytest.mark.parametrize("pitch", [11, 18, 24])
def test_values_in_cells_are_found(pitch: float) -> None:
    beside = text_at(20, 230, "Number of the file") + text_at(340, 200, "Yes")
    assert list(set_apart.values(from_content(_cells("233845197", pitch=pitch) + beside))) == [(1, "233845197")]


@pytest.mark.parametrize("value", ["12345678", "abcdefgh", "XXXXXXX", "12"])
def test_scales_and_ticks_are_no_values(value: str) -> None:
    assert not list(set_apart.values(from_content(_cells(value))))


def test_words_are_no_values() -> None:
    source = from_content(text_at(20, 200, "I saw a man, WWWWWWW, and a dog by the mill"), _cells("351"))
    assert not list(set_apart.values(source))


def test_letters_that_another_check_set_apart_are_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    source, other = from_content(_cells("233845197")), from_content(_cells("641097352"))
    assert list(set_apart.rows(source, 5))
    monkeypatch.setattr(text_layer, "interpreted", _no_reading)
    assert list(set_apart.values(source)) == [(1, "233845197")]
    with pytest.raises(AssertionError, match="read again"):
        list(set_apart.values(other))


def _no_reading(*_: object) -> None:
    raise AssertionError("read again")


def _verdict(source: bytes, text: str) -> apart.Verdict:
    claim = SimpleNamespace(pictured=False, output=source)
    given: Any = SimpleNamespace(claim=claim)
    return apart.values_read(given, apart.values(given), text, None)


def test_a_value_that_was_read_letter_by_letter_fails() -> None:
    source = from_content(_cells("233845197"))
    assert _verdict(source, read(source).text).passed
    failed = _verdict(source, "2\t3\t3\t8\t4\t5\t1\t9\t7")
    assert not failed.passed and failed.detail.code == "cells.unread"
