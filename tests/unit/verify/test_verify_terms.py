"""Forms in which a masked string could survive, and how often it may."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.types import Document, DocumentKind, Redaction, Shown
from engine.verify import raw
from engine.verify.evidence import PlaceKind, Surface
from engine.verify.search import excess, hits
from engine.verify.terms import Term, collect, dehyphenated, initials, squeezed, words


def _terms(text: str, *masked: str):  # type: ignore[no-untyped-def]
    document = Document(Path("x"), DocumentKind.TXT, "", text, ())
    spans = sorted((text.index(each), text.index(each) + len(each)) for each in masked)
    return collect(document, tuple(Redaction(start, end, "[PERSON 1]") for start, end in spans))


def _found(terms, text: str, exposure: PlaceKind = PlaceKind.BODY) -> set[str]:  # type: ignore[no-untyped-def]
    surface = Surface(literal("here"), exposure, text)
    return {hit.term.text for hit in excess(hits(terms, [surface]), lambda: [])}


@pytest.mark.parametrize(
    "survivor",
    [
        "Zoë O'Neill-Łukasz",
        "ZOE O’NEILL‑ŁUKASZ",
        "Zo\u00ade O'Neill\u00a0Lukasz",
        "Zoe\u0308 O'Neill -\n Łukasz",
        "z o e o n e i l l l u k a s z",
        "ZoeONeillLukasz.pdf",
        "call Zoë O'Nei-\nll-Łukasz",
        "Zoë_O'Neill_Łukasz",
        "\ufb01 Zoë Oʼneill Łukasz",
    ],
)
def test_every_form_of_a_masked_string_is_found(survivor: str) -> None:
    assert _found(_terms("Call Zoë O'Neill-Łukasz.", "Zoë O'Neill-Łukasz"), f"so {survivor} said")


def test_one_word_of_a_masked_string_is_found() -> None:
    assert _found(_terms("Orrin Valley Clinic", "Orrin Valley Clinic"), "the valley") == {"valley"}


@pytest.mark.parametrize(
    ("text", "masked", "output", "found"),
    [
        ("May went. It may rain.", "May", "It may rain.", False),
        ("May went. It may rain.", "May", "May: it may rain.", True),
        ("Ann has annual leave.", "Ann", "has annual leave", False),
        ("Ann has annual leave.", "Ann", "Ann has annual leave", True),
        ("Hanna met Anna", "Anna", "Hanna met", False),
        ("on 7 May", "7", "17 or 77 or 0.70", False),
        ("on 7 May", "7", "on 7 ", True),
        ("Co came.", "Co", "a co-\noperative", False),
        ("Co came.", "Co", "the co operates", True),
        ("A person.", "person", "A [PERSON 1].", False),
        ("in 2009.", "2009", "in 12009", False),
    ],
)
def test_only_what_the_text_still_says_may_stay(text: str, masked: str, output: str, found: bool) -> None:
    assert bool(_found(_terms(text, masked), output)) is found


@pytest.mark.parametrize(
    ("exposure", "text", "found"),
    [
        (PlaceKind.TITLE, "Rain in May", False),
        (PlaceKind.STRING, "Rain in May", True),
        (PlaceKind.NAME, "/Helvetica", False),
        (PlaceKind.STRING, "Helvetica", True),
        (PlaceKind.NAME, "TolvaldSans", True),
        (PlaceKind.NAME, "QCBZBF+Palatino-Bold", False),
        (PlaceKind.NAME, "LATINO+Palatino-Bold", True),
        (PlaceKind.NAME, "QCBZBF+Latino-Bold", True),
        (PlaceKind.NAME, "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", False),
        (PlaceKind.NAME, "Tolvald+xml", True),
        (PlaceKind.NAME, "Ann_1", True),
        (PlaceKind.NAME, "Annex", False),
        (PlaceKind.RAW, "xx Tolvald xx", True),
        (PlaceKind.RAW, "xx Ruth xx", False),
        (PlaceKind.STREAM, "xx Tolvald xx", True),
        (PlaceKind.STRING, "Ruth", True),
    ],
)
def test_what_may_stand_depends_on_where(exposure: PlaceKind, text: str, found: bool) -> None:
    masked = ("May", "Helvetica", "Tolvald", "Ruth", "Ann", "Latino", "openxml")
    terms = _terms("May, Helvetica, Tolvald, Ruth, Ann, Latino, openxml. It may rain.", *masked)
    assert bool(_found(terms, text, exposure)) is found


def test_a_library_that_reads_words_twice_may_do_so_again() -> None:
    terms = _terms("Ruth is here. Ruth is gone.", "Ruth")
    twice = [Surface(literal("here"), PlaceKind.BODY, "Ruth Ruth is gone")]
    before = [Surface(literal("here"), PlaceKind.BODY, "Ruth Ruth is here. Ruth Ruth is gone")]
    assert not excess(hits(terms, twice), lambda: hits(terms, before))
    assert excess(hits(terms, twice), lambda: hits(terms, twice))


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("Co came to the co operative.", "came to the co operative.", False),  # this reader divides a word
        ("Co came to the co operative.", "Co came to the co operative.", True),
        ("Co came to the cooperative.", "Co came to the cooperative.", True),
    ],
)
def test_two_letters_are_judged_beside_what_the_same_reader_read_before(before: str, after: str, found: bool) -> None:
    terms = _terms("Co came to the cooperative.", "Co")
    old, new = ([Surface(literal("page 1"), PlaceKind.OTHER_READER, text)] for text in (before, after))
    assert bool(excess(hits(terms, new), lambda: hits(terms, old))) is found


@pytest.mark.parametrize(
    ("original", "first", "found"),
    [
        ("Ruth is here. Ruth is gone. Ruth", "is here. Ruth is gone. Ruth", False),  # one page in two pictures
        ("Ruth is here. Ruth is gone. Ruth", "Ruth is here. Ruth is gone. Ruth", True),
        ("Ruth is here. Ruth is gone.", "is here. Ruth is gone. Ruth", False),  # words read for the first time
    ],
)
def test_a_copy_holds_no_more_than_its_original(original: str, first: str, found: bool) -> None:
    text = "Ruth is here. Ruth is gone. Ruth"
    terms = _terms(text, "Ruth")

    def twice(read: str) -> list[Surface]:
        return [Surface(literal("1"), PlaceKind.OTHER_READER, read), Surface(literal("2"), PlaceKind.COPY, read)]

    assert bool(excess(hits(terms, twice(first)), lambda: hits(terms, twice(original)))) is found


def test_pictures_that_the_reader_read_apart_are_counted_together() -> None:
    terms = _terms("Ruth is here. Ruth is here.", "Ruth")
    same = [
        Surface(literal("1"), PlaceKind.OTHER_READER, "Ruth is here."),
        Surface(literal("2"), PlaceKind.COPY, "Ruth is here."),
    ]
    assert excess(hits(terms, same), lambda: hits(terms, same))


def test_terms_show_no_text() -> None:
    terms = _terms("Call Zoë now", "Zoë")
    assert "zoe" not in f"{terms!r} {terms.all!r}".casefold()
    assert isinstance(terms.all[0], Term)


def test_views() -> None:
    assert words("A  b-C\nd_e") == " a  b  c  d  e "
    assert dehyphenated("Tol-\n  vald") == " tolvald "
    assert squeezed("T. o-l 9") == "tol9"


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\x01Maren Tolvald\xff",
        "\x02Maren Tolvald".encode("utf-16-le"),
        b"\x07" + "Maren Tolvald".encode("utf-16-be"),
        b"<4D 61 72 65 6e 20 54 6f 6c 76 61 6c 64>",
        b"<" + "Maren Tolvald".encode("utf-16-be").hex().encode() + b">",
        b"".join(b"\\%03o" % byte for byte in b"Maren Tolvald"),
        b"http://x.example/?q=Maren%20Tolvald",
        b"<i>Maren&#32;Tolvald</i>",
        b"\0" + "Maren Tolvald".encode("cp037") + b"\0",
        b"<" + "Maren Tolvald".encode("cp500").hex().encode() + b">",
    ],
)
def test_readable_runs(data: bytes) -> None:
    assert "Maren Tolvald" in raw.runs(data)


@pytest.mark.parametrize("page", ["cp037", "cp273", "cp500", "cp1140"])
def test_runs_of_mainframes_are_readable(page: str) -> None:
    assert "Jörg Mühlström" in raw.runs(b"\0\1" + "Jörg Mühlström".encode(page) + b"\0\1")
    assert "Maren Tolvald" in raw.runs(b"\0\1" + "Maren Tolvald".encode(page) + b"\0\1", binary=True)


def test_initials_are_read_however_they_are_written() -> None:
    assert initials("M. Q., M-Q, m.q. and MQ; not m-q, m.q or A-B-C").split() == ["MQ"] * 4 + ["QM"] * 2


def test_words_that_are_written_again_are_no_string_to_remove() -> None:
    """A year alone, of which the year stays, is left as it was: "0 of 2 masked strings found" would not be so."""
    text = "Born 1971, not 4 May 1932."
    document = Document(Path("a.txt"), DocumentKind.TXT, "0" * 64, text, ())
    year, day = Redaction(5, 9, "1971", Shown.AS_TEXT), Redaction(15, 25, "1932", Shown.AS_TEXT)
    assert collect(document, (year, day)).count == 1
    assert collect(document, (year,)).count == 0
