"""Readings above ideographs part no name, have places of their own, and go with what they stand above."""

from __future__ import annotations

import pytest

from engine.core.types import Redaction
from engine.documents import pdf
from engine.planning.additions import with_readings
from tests.attacks import ruby
from tests.attacks.attack import Attack
from tests.builders.pdf import from_content, read, text_at

_NAME, _READING = "田中太郎", "たなかたろう"
BY_NAME = [each for each in ruby.ATTACKS if each.terms == (_NAME,)]


@pytest.mark.parametrize("attack", BY_NAME, ids=str)
def test_name_is_read_whole_and_goes_with_its_reading(attack: Attack) -> None:
    source = attack.build()
    document = read(source)
    start = document.text.index(_NAME)
    redactions = with_readings(document, (Redaction(start, start + len(_NAME), "[PERSON 1]"),))
    assert [each.start for each in redactions] == sorted(each.start for each in redactions)
    written = pdf.write(source, document, redactions)
    left = read(written.data).text
    assert not set(left) & set("田太郎たろTk")
    assert "契約者は" in left and "次の行もある。" in left


@pytest.mark.parametrize("attack", [each for each in ruby.ATTACKS if "high" not in each.name], ids=str)
def test_reading_is_a_run_of_its_own(attack: Attack) -> None:
    text = read(attack.build()).text
    assert text.startswith("前の行はここにある。\n\n契約者は田中太郎である。\n\n次の行もある。\n\n")
    assert text.endswith(_READING) or text.endswith("Tanaka Taro")


def test_half_a_name_takes_half_of_the_reading() -> None:
    document = read(next(each for each in BY_NAME if each.name == "ruby-each.pdf").build())
    start = document.text.index("田中")
    redactions = with_readings(document, (Redaction(start, start + 2),))
    name, reading = (document.text[each.start : each.end] for each in redactions)
    assert (name, reading[:3]) == ("田中", "たなか")
    assert "ろう" not in reading


def test_small_text_above_other_letters_is_no_reading() -> None:
    source = from_content(text_at(50, 213, "Tenant", size=7) + text_at(50, 200, "Quistorp", size=12))
    document = read(source)
    start = document.text.index("Quistorp")
    redaction = Redaction(start, start + 8)
    assert with_readings(document, (redaction,)) == (redaction,)


def test_a_superscript_stays_in_its_line() -> None:
    source = from_content(text_at(50, 200, "Area of 40 m") + text_at(121, 205, "2", size=7))
    assert read(source).text.replace(" ", "").endswith("m2")
