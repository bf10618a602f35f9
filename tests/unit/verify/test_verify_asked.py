"""What the user asked to have removed is looked for wherever it stands, and nothing else is taken for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.options import Options
from engine.core.requested import asked
from engine.core.types import Document, DocumentKind, Kind, Mention
from engine.verify import not_in_text
from engine.verify.evidence import Exposure, Surface
from engine.verify.search import excess, hits
from engine.verify.terms import collect
from tests.builders.sabotage import case, failed


def _found(text: str, exposure: Exposure, original: str = "Nothing of it.", **options: object) -> bool:
    document = Document(Path("x"), DocumentKind.TXT, "", original, ())
    terms = collect(document, (), asked(Options(**options)))  # type: ignore[arg-type]
    return bool(excess(hits(terms, [Surface(literal("here"), exposure, text)]), lambda: []))


@pytest.mark.parametrize(
    ("exposure", "text", "leaks"),
    [
        (Exposure.OTHER_READER, "Mr Quistorp came", True),
        (Exposure.OTHER_READER, "mquistorp@x.example", True),
        (Exposure.OTHER_READER, "signed MQ", True),
        (Exposure.OTHER_READER, "signed M. Q.", True),
        (Exposure.OTHER_READER, "signed mq", False),
        (Exposure.OTHER_READER, "AMQP", False),
        (Exposure.NAME, "QUISTORP-Sans", True),
        (Exposure.NAME, "MQ", False),
        (Exposure.RAW, "\x02MQ\x03", False),
        (Exposure.RAW, "xx Quistorp xx", True),
        (Exposure.STRING, "by Maren", True),
        (Exposure.TITLE, "Quistorp v. State", True),
    ],
)
def test_every_form_of_a_person(exposure: Exposure, text: str, leaks: bool) -> None:
    assert _found(text, exposure, person="Maren Quistorp") is leaks


@pytest.mark.parametrize(
    ("person", "text", "leaks"),
    [
        ("Theresa May", "it may rain", False),
        ("Theresa May", "Mrs May spoke", True),
        ("Anna Long", "along the road", False),
        ("Peter Miller", "at 3 PM", False),
    ],
)
def test_ordinary_words_are_no_name(person: str, text: str, leaks: bool) -> None:
    assert _found(text, Exposure.OTHER_READER, person=person) is leaks


@pytest.mark.parametrize("term", ["Type", "Page", "Font", "Length", "Adobe", "Identity"])
@pytest.mark.parametrize("exposure", [Exposure.NAME, Exposure.STRING, Exposure.RAW])
def test_words_of_the_format_are_no_leak(term: str, exposure: Exposure) -> None:
    assert not _found(term, exposure, terms=(term,))


def test_what_the_user_keeps_may_stay() -> None:
    assert not _found("Mr Quistorp", Exposure.OTHER_READER, original="Mr Quistorp", terms=("Quistorp",))
    assert not _found("signed MQ", Exposure.OTHER_READER, person="Maren Quistorp", keep=("MQ",))


def test_what_is_in_no_text_is_told_by_its_number() -> None:
    document = Document(Path("x"), DocumentKind.TXT, "", "Only MQ and Harbour.", ())
    options = Options(terms=("Lane", "harbour"), person="Maren Quistorp")
    assert not_in_text(document, asked(options)) == {1}


def test_recognizers_that_find_nothing_prove_nothing() -> None:
    clean = case(DocumentKind.TXT, b"Mr Tolvald met nobody.", masked=("Tolvald",))
    assert failed(clean.checks()) == set()
    blind = clean.checks(recognise=lambda _: (), control=False)
    assert failed(blind) == {"check.rescan"}


def test_recognizers_that_read_half_prove_nothing() -> None:
    clean = case(DocumentKind.TXT, b"Mr Tolvald met nobody.", masked=("Tolvald",))
    first = lambda _: (Mention(0, 2, Kind.CODE, 1.0, "test", literal("test")),)  # noqa: E731
    assert failed(clean.checks(recognise=first, control=False)) == {"check.rescan"}
