"""Leads of regular expressions: no place of a match is left out."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pkgutil import walk_packages

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.detection
import engine.planning
import engine.policies
import engine.risk
from engine.core.expressions import Expression
from engine.core.leads import Leads, SortedPlaces, leads
from engine.core.progress import Silent
from engine.detection import patterns
from tests.gold import markup
from tests.gold.files import sources
from tests.living import living
from tests.sampled import sampled

FORMS = (
    r"(?<!\w)(?:Mr|Mrs)\.?\s[A-Z]\w+",
    r"(?i)(?<![\w-])(?:kin|sir|str[aä]ße)\b",
    r"(?i:ı|ß|[à-ÿ])s|K(?i:k)",
    r"(?i)[^i]s|[^\W\d_]{2}k",
    r"^[ \t]*\d{1,2}[.)]",
    r"(?m)^(?=\w)(?:a|b)?c",
    r"\bs\d?|\b-s",
    r"(?:(?<=\n)|(?<=s))k+?i",
    r"(?=[sk]i)\w*\s",
    r"(?:si){1,2}k|(?:k){0,2}1",
    r"(s)\1|(?P<one>k)?(?(one)i|s)",
    r"(?>s|ki)s|[\s-]++k",
    r".s|(?s:.)k",
    r"[\x00\x7f-\x80]|\Z1",
    r"(?:(?!k)\w|\d)_",
    r"\S\s\D\W",
    r"(?<!\w)(?=(?:si|[Kk]-)(?!\w))",
)
CHARACTERS = "sSiIkK\u0131\u0130\u017f\u212aßäÄaMr.- \t\n\x1f\u2028019\u0663_\x00\x7f\x80\ud800"


@pytest.mark.parametrize("form", FORMS)
@given(text=st.text(CHARACTERS, max_size=12))
def test_an_expression_matches_only_at_places_of_its_leads(form: str, text: str) -> None:
    expression = re.compile(form)
    found = leads(form)
    if found is not None:
        places = SortedPlaces(text).of(found)
        assert places == sorted(set(places))
        assert [each for each in range(len(text)) if expression.match(text, each)] == [
            each for each in places if expression.match(text, each)
        ]


def test_leads_are_few() -> None:
    text = "The Mayor met Mr Quarry. Omars mother met Mrs. Sand at 9"
    assert SortedPlaces(text).of(_leads(r"(?<!\w)(?:Mr|Mrs)\.?\s[A-Z]")) == [4, 14, 42]
    assert SortedPlaces(text).of(_leads(r"(?<!\w)m(?:[aou]r|et)")) == [10, 38]
    assert SortedPlaces(text).of(_leads(r"mar|oth")) == [26, 32]
    assert SortedPlaces(text).of(_leads(r"\d")) == [55]
    assert SortedPlaces(text).of(_leads("Ö")) == SortedPlaces("").of(_leads("Ö")) == []


@pytest.mark.parametrize("form", [r"s?", r"(?=s)k?", r"(?:a|)", r"(?<!\w)", r"(\w)?\1s"])
def test_what_may_begin_with_anything_or_match_nothing_has_no_leads(form: str) -> None:
    assert leads(form) is None


def test_only_three_letters_are_another_case_of_letters_outside_of_ascii() -> None:
    odd = [chr(code) for code in range(128, sys.maxunicode + 1) if re.match(r"(?i)[\x00-\x7f]", chr(code))]
    letters = {
        each for character in odd for each in map(chr, range(128)) if re.match(f"(?i){re.escape(each)}", character)
    }
    assert letters == set("iskISK")


@pytest.mark.parametrize("every", sampled([200, 30], every=2))
def test_no_match_in_gold_documents_is_outside_of_leads(every: int) -> None:
    for package in (engine.detection, engine.planning, engine.policies, engine.risk):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    patterns.find("Anna Quarry, Bern", progress=Silent())
    known = {each: each.leads for each in living(Expression)}
    assert sum(each is not None for each in known.values()) > 900
    documents = [each for folder in (markup.DEVELOPMENT, markup.OTHERS, markup.TRAINING) for each in sources(folder)]
    for document in documents[::every]:
        text = markup.read(document).text
        places = SortedPlaces(text)
        for expression, found in known.items():
            if found is not None:
                starts = {match.start() for match in expression.compiled.finditer(text)}
                assert starts <= set(places.of(found)), (document.name, expression.pattern[:100])


def _leads(form: str) -> Leads:
    found = leads(form)
    assert found is not None
    return found
