"""Numbers, labels and dates of other countries: one table of examples, and of look-alikes that must stay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.progress import Silent
from engine.core.types import Mention
from engine.detection import patterns
from engine.detection.patterns import dates_abroad, labels_abroad, names_abroad, national, places_abroad

_TABLE = Path(__file__).with_name("examples_by_country.tsv")
_OPEN, _CLOSE = "⟦⟧"


def _rows() -> Iterator[tuple[str, str, str]]:
    for line in _TABLE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            country, subtype, text = line.split("\t")
            yield country, subtype, text


ROWS = tuple(_rows())
FOUND = [row for row in ROWS if row[1] != "-"]
NOTHING = [row for row in ROWS if row[1] == "-"]


def _by_these_tables(text: str) -> Iterator[Mention]:
    yield from labels_abroad.find(text)
    yield from national.find(text)
    yield from names_abroad.find(text)
    for rule in (*national.RULES, *dates_abroad.RULES, *places_abroad.RULES):
        yield from rule.find(text)


@pytest.mark.parametrize(("country", "subtype", "marked"), FOUND)
def test_finds_exactly_the_marked_stretch(country: str, subtype: str, marked: str) -> None:
    start, end = marked.index(_OPEN), marked.index(_CLOSE) - 1
    text = marked.replace(_OPEN, "").replace(_CLOSE, "")
    found = {(each.start, each.end): each for each in patterns.find(text, progress=Silent())}
    assert (start, end) in found, [text[each.start : each.end] for each in found.values()]
    assert any(
        each.subtype == subtype
        for each in patterns.find(text, progress=Silent())
        if (each.start, each.end) == (start, end)
    )
    assert text[start:end] not in ENGLISH.say(found[start, end].reason)


@pytest.mark.parametrize(("country", "subtype", "text"), NOTHING)
def test_look_alikes_stay(country: str, subtype: str, text: str) -> None:
    assert [text[each.start : each.end] for each in _by_these_tables(text)] == []


@pytest.mark.parametrize("text", ["je vous adresse Odile Kervadec, 62 ans", "con domicilio en Ana Rey, 62 años"])
def test_an_age_is_no_number_of_a_house(text: str) -> None:
    assert not [each for rule in places_abroad.RULES for each in rule.find(text)]


def test_each_country_has_examples() -> None:
    found = {country for country, _, _ in FOUND}
    assert found == set("DE AT CH FR BE LU ES MX AR CO CL PE PT BR DK NO IT NL".split())
    assert found - {country for country, _, _ in NOTHING} <= {"BE", "MX", "CL", "PE"}


@pytest.mark.parametrize("number", national.NUMBERS, ids=lambda each: each.check)
def test_a_wrong_check_digit_is_no_number_where_the_form_needs_no_words(number: national.NationalNumber) -> None:
    if not number.alone or number.check == "at.businessid":  # it has no check digit, but its own letters
        return
    examples = [marked for _, _, marked in FOUND]
    check = national.OWN.get(number.check) or national._check(number)
    for marked in examples:
        written = marked[marked.index(_OPEN) + 1 : marked.index(_CLOSE)]
        if re.fullmatch(number.form, written) and check(written):
            digits = [place for place, sign in enumerate(written) if sign.isdecimal()]
            changed = written[: digits[-3]] + str((int(written[digits[-3]]) + 1) % 10) + written[digits[-3] + 1 :]
            assert not check(changed)
            return
    pytest.fail("no example of this number in the table")


def test_relatives_in_a_row_are_names_one_by_one() -> None:
    text = "und ihre Kinder Mina und Bjarne Altmann wohnen dort"
    assert [text[each.start : each.end] for each in names_abroad.find(text)] == ["Mina", "Bjarne Altmann"]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Wöllmer, Justizangestellte", "Wöllmer"),
        ("von Ahrnsen, Richterin am Amtsgericht", "von Ahrnsen"),
        ("Dressler, Kriminalhauptkommissarin", "Dressler"),
        ("Kerguélen, infirmière", "Kerguélen"),
        ("Arrizabalo Tena, letrada de la Administración", "Arrizabalo Tena"),
        ("Quintanova, assistente social", "Quintanova"),
        ("Bjergsted, sygeplejerske", "Bjergsted"),
    ],
)
def test_a_name_before_an_office_on_a_line_of_its_own(line: str, name: str) -> None:
    text = f"12. mai 2023\n{line}\n"
    assert [text[each.start : each.end] for each in names_abroad.find(text)] == [name]


@pytest.mark.parametrize(
    "line",
    [
        "Der Beruf, Justizangestellte",
        "Gesucht werden Köche, Sachbearbeiter",
        "Beruf, Rang",
        "Hannover, Polizeiinspektion",
        "Celle, Justizvollzugsanstalt",
    ],
)
def test_other_words_before_an_office_are_no_names(line: str) -> None:
    assert list(names_abroad.find(f"Anzeige\n{line}\n")) == []


def test_an_initial_is_no_title() -> None:
    assert list(names_abroad.find("the politician James M. Curley and Ronald D. Ghitter Junior")) == []


def test_an_item_of_a_list_in_capitals_is_no_title() -> None:
    assert list(names_abroad.find("C. ASK THE CLERK.\nD. SUBMIT ANY ISSUES TO THE BOARD.\n")) == []
    text = "comparece D. GINÉS REY TOLVAREZ, con domicilio"
    assert [text[each.start : each.end] for each in names_abroad.find(text)] == ["GINÉS REY TOLVAREZ"]


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("Herrn Ivo Tolvane\nMarktplatz 11\n86529 Ellerbach\n\nBetreff", "Marktplatz 11\n86529 Ellerbach"),
        ("Ivo Tolvane\n  Hofgasse 3a\n  CH-8001 Ellerbach\n", "Hofgasse 3a\n  CH-8001 Ellerbach"),
    ],
)
def test_the_two_lines_of_an_address_are_one(text: str, address: str) -> None:
    assert address in {text[each.start : each.end] for each in _by_these_tables(text)}


def test_a_day_above_a_number_is_no_address() -> None:
    assert not [each for each in _by_these_tables("Mai 11\n86529 Stimmen\n") if each.subtype == "street-address"]
