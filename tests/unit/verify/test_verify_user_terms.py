"""The user's terms are searched for everywhere in a file, and nothing else counts as one of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.options import Options
from engine.core.types import Document, DocumentKind, Kind, Mention
from engine.core.user_terms import user_terms
from engine.verify import not_in_text
from engine.verify.evidence import PlaceKind, Surface
from engine.verify.search import excess, hits
from engine.verify.terms import collect
from tests.builders.sabotage import case, failed


def _found(text: str, exposure: PlaceKind, original: str = "Nothing of it.", **options: object) -> bool:
    document = Document(Path("x"), DocumentKind.TXT, "", original, ())
    terms = collect(document, (), user_terms(Options(**options)))  # type: ignore[arg-type]
    return bool(excess(hits(terms, [Surface(literal("here"), exposure, text)]), lambda: []))


@pytest.mark.parametrize(
    ("exposure", "text", "leaks"),
    [
        (PlaceKind.OTHER_READER, "Mr Quistorp came", True),
        (PlaceKind.OTHER_READER, "mquistorp@x.example", True),
        (PlaceKind.OTHER_READER, "signed MQ", True),
        (PlaceKind.OTHER_READER, "signed M. Q.", True),
        (PlaceKind.OTHER_READER, "signed M/Q", True),
        (PlaceKind.OTHER_READER, "signed M Q today", True),
        (PlaceKind.OTHER_READER, "signed M - Q", True),
        (PlaceKind.OTHER_READER, "signed M / Q", True),
        (PlaceKind.OTHER_READER, "signed Q. M.", True),
        (PlaceKind.OTHER_READER, "vitamins K M Q", False),
        (PlaceKind.OTHER_READER, "K - M - Q", False),
        (PlaceKind.OTHER_READER, "K/M/Q", False),
        (PlaceKind.OTHER_READER, "a box of m/q", False),
        (PlaceKind.OTHER_READER, "Mr Qu1st0rp came", True),
        (PlaceKind.OTHER_READER, "Mr Qu|storp came", True),
        (PlaceKind.OTHER_READER, "Mr Ouistorp came", False),
        (PlaceKind.TITLE, "Mr Gulst0rp came", True),
        (PlaceKind.OTHER_READER, "signed mq", False),
        (PlaceKind.OTHER_READER, "AMQP", False),
        (PlaceKind.NAME, "QUISTORP-Sans", True),
        (PlaceKind.NAME, "MQ", False),
        (PlaceKind.RAW, "\x02MQ\x03", False),
        (PlaceKind.RAW, "xx Quistorp xx", True),
        (PlaceKind.STRING, "by Maren", True),
        (PlaceKind.TITLE, "Quistorp v. State", True),
    ],
)
def test_every_form_of_a_person(exposure: PlaceKind, text: str, leaks: bool) -> None:
    assert _found(text, exposure, person="Maren Quistorp") is leaks


@pytest.mark.parametrize(
    ("person", "text", "leaks"),
    [
        ("Theresa May", "it may rain", False),
        ("Theresa May", "Mrs May spoke", True),
        ("Anna Long", "along the road", False),
        ("Peter Miller", "at 3 PM", False),
        ("Norah Abel", "none: N/A", False),
        ("Ann Farnol", "Mr Famol came", True),
        ("Ann Long", "L0ng ago", False),
    ],
)
def test_ordinary_words_are_no_name(person: str, text: str, leaks: bool) -> None:
    assert _found(text, PlaceKind.OTHER_READER, person=person) is leaks


@pytest.mark.parametrize("term", ["Type", "Page", "Font", "Length", "Adobe", "Identity"])
@pytest.mark.parametrize("exposure", [PlaceKind.NAME, PlaceKind.STRING, PlaceKind.RAW])
def test_words_of_the_format_are_no_leak(term: str, exposure: PlaceKind) -> None:
    assert not _found(term, exposure, terms=(term,))


def test_what_the_user_keeps_may_stay() -> None:
    assert not _found("Mr Quistorp", PlaceKind.OTHER_READER, original="Mr Quistorp", terms=("Quistorp",))
    assert not _found("signed MQ", PlaceKind.OTHER_READER, person="Maren Quistorp", keep=("MQ",))


def test_what_is_in_no_text_is_told_by_its_number() -> None:
    document = Document(Path("x"), DocumentKind.TXT, "", "Only MQ and Harbour.", ())
    options = Options(terms=("Lane", "harbour"), person="Maren Quistorp")
    assert not_in_text(document, user_terms(options)) == {1}


def test_person_whose_letters_stand_side_by_side_by_chance_is_not_found() -> None:
    """The initials T. S. are in "accomplishments" and the name Tony in "cottony"."""
    document = Document(Path("x"), DocumentKind.TXT, "", "A cottony list of accomplishments.", ())
    assert not_in_text(document, user_terms(Options(person="Tony Sandvik"))) == {0}
    named = replace(document, text="Signed by T. S., who asked for it.")
    assert not not_in_text(named, user_terms(Options(person="Tony Sandvik")))


def test_recognizers_that_find_nothing_prove_nothing() -> None:
    clean = case(DocumentKind.TXT, b"Mr Tolvald met nobody.", masked=("Tolvald",))
    assert failed(clean.checks()) == set()
    blind = clean.checks(recognise=lambda _: (), control=False)
    assert failed(blind) == {"check.rescan"}


def test_recognizers_that_read_half_prove_nothing() -> None:
    clean = case(DocumentKind.TXT, b"Mr Tolvald met nobody.", masked=("Tolvald",))
    first = lambda _: (Mention(0, 2, Kind.CODE, 1.0, "test", literal("test")),)  # noqa: E731
    assert failed(clean.checks(recognise=first, control=False)) == {"check.rescan"}
