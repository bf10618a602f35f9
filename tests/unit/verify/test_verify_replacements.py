"""Texts that replace others may say what they say, once; a leak beside them is found as ever."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.types import DocumentKind, Kind, Mention, Redaction, Shown, Written
from engine.documents import FORMATS
from engine.verify.evidence import PlaceKind, Surface
from engine.verify.search import excess, hits
from engine.verify.terms import collect
from tests.builders.sabotage import Case, _draw, _insert, changed_docx, changed_pdf, docx_source, failed, pdf_source
from tests.sampled import sampled

LINES = (
    "Maren Tolvald was born in Trondheim, Norway, on 12 March 2019.",
    "The report was written in Norway, and cost 2018 crowns.",
)
REPLACED = {"Maren Tolvald": "Vera Maldern", "Trondheim, Norway": "Norway", "12 March 2019": "March 2019"}
SECOND_LOOK = "check.rescan"
KINDS = (DocumentKind.PDF, DocumentKind.DOCX, DocumentKind.TXT)
OUTSIDE = {
    DocumentKind.PDF: "check.text-as-pdfium",
    DocumentKind.DOCX: "check.every-part",
    DocumentKind.TXT: "check.text",
}


def _case(kind: DocumentKind, lines: tuple[str, ...] = LINES) -> Case:
    sources = {DocumentKind.PDF: pdf_source, DocumentKind.DOCX: docx_source}
    make: Callable[..., bytes] = sources.get(kind, lambda *those: "\n".join(those).encode())
    source = make(*lines)
    each = FORMATS[kind]
    document = each.read(source, Path("original"))
    found = re.finditer("|".join(map(re.escape, REPLACED)), document.text)
    redactions = tuple(Redaction(*match.span(), REPLACED[match.group()], Shown.AS_TEXT) for match in found)
    written = each.write(source, document, redactions)
    return Case(source, document, redactions, written.data, written.lines)


@pytest.fixture(scope="module", params=KINDS)
def clean(request: pytest.FixtureRequest) -> Case:
    return _case(request.param)


def _text(case: Case, output: bytes) -> str:
    kind = case.document.kind
    return FORMATS[kind].read(output, Path("x")).text


def _spoiled(case: Case, words: str) -> bytes:
    """The output with these words on a line of their own."""
    if case.document.kind is DocumentKind.PDF:
        return changed_pdf(case.output, lambda pdf: _draw(pdf, f"({words}) Tj"))
    if case.document.kind is DocumentKind.DOCX:
        return changed_docx(case.output, _insert(f"<w:p><w:r><w:t>{words}</w:t></w:r></w:p>"))
    return case.output + f"\n{words}".encode()


def _finding(*phrases: str) -> Callable[[str], tuple[Mention, ...]]:
    """A recognizer that finds these, wherever they stand, and nothing else."""

    def recognise(text: str) -> tuple[Mention, ...]:
        def found() -> Iterator[Mention]:
            for phrase in phrases:
                form = r"\s+".join(map(re.escape, phrase.split()))
                yield from (
                    Mention(*each.span(), Kind.MISC, 0.9, "test", literal("test")) for each in re.finditer(form, text)
                )

        return tuple(found())

    return recognise


def test_what_replaces_is_written_and_passes(clean: Case) -> None:
    text = " ".join(_text(clean, clean.output).split())
    for original, words in REPLACED.items():
        assert words in text
        assert original not in text
    checks = clean.checks(recognise=_finding("Vera Maldern", "Norway", "March 2019", "2019"))
    assert failed(checks) == set(), checks


@pytest.mark.parametrize("leak", sampled(["Tolvald", "2019", "Trondheim", "12 March 2019", "March", "Norway"], every=3))
def test_a_leak_beside_a_replacement_is_found(leak: str, clean: Case) -> None:
    assert OUTSIDE[clean.document.kind] in failed(clean.checks(_spoiled(clean, leak)))


def test_the_second_look_excuses_what_was_written_and_no_more(clean: Case) -> None:
    finds = _finding("March 2019", "2019", "Tolvald")
    assert SECOND_LOOK not in failed(clean.checks(recognise=finds))
    for leak in ("March 2019", "in 2019", "Tolvald"):
        assert SECOND_LOOK in failed(clean.checks(_spoiled(clean, leak), recognise=finds))


def test_what_several_recognizers_find_at_one_place_is_one_finding(clean: Case) -> None:
    finds = _finding("March 2019", "March 2019", "2019", "March")
    assert SECOND_LOOK not in failed(clean.checks(recognise=finds))
    assert SECOND_LOOK in failed(clean.checks(_spoiled(clean, "March 2019 and 2019"), recognise=finds))


def test_a_finding_may_reach_over_replacements_with_no_word_between() -> None:
    clean = _case(
        DocumentKind.TXT, ("Paid 12 March 2019 – Trondheim, Norway, with 12 March 2019 a Trondheim, Norway.",)
    )
    assert SECOND_LOOK not in failed(clean.checks(recognise=_finding("March 2019 – Norway")))
    spoiled = clean.output.replace(b"March 2019 a Norway", b"March 2019 Norway")
    assert SECOND_LOOK in failed(clean.checks(spoiled, recognise=_finding("March 2019 Norway", "March 2019 – Norway")))


def test_a_longer_finding_hides_no_masked_one(clean: Case) -> None:
    finds = _finding("Tolvald came", "Tolvald")
    assert SECOND_LOOK in failed(clean.checks(_spoiled(clean, "Tolvald came"), recognise=finds))


def test_text_changed_beside_a_replacement_is_noticed() -> None:
    clean = _case(DocumentKind.TXT)
    for before, after in (("Vera Maldern", "Vera Maldorn"), ("March 2019", "2019"), ("Norway", "█████")):
        spoiled = clean.output.decode().replace(before, after, 1).encode()
        assert "check.equal-outside" in failed(clean.checks(spoiled))


def _terms(case: Case):  # type: ignore[no-untyped-def]
    return collect(case.document, case.redactions)


@pytest.mark.parametrize("exposure", [PlaceKind.TITLE, PlaceKind.STRING, PlaceKind.NAME])
def test_beside_the_text_a_replacement_excuses_nothing(exposure: PlaceKind) -> None:
    """The month is only left as part of a replacement: no title or attribute has a reason to say it."""
    terms = _terms(_case(DocumentKind.TXT))
    found = excess(hits(terms, [Surface(literal("here"), exposure, "12 March 2019")]), lambda: [])
    assert found


def test_words_that_found_no_place_excuse_nothing() -> None:
    case = _case(DocumentKind.TXT, ("Born on 12 March 2019 in Norway.",))
    leaking = [Surface(literal("here"), PlaceKind.BODY, "Born on █████ in Norway. March 2019")]
    boxed = collect(case.document, Written(b"", boxed=(0,)).done(case.redactions))
    assert not excess(hits(_terms(case), leaking), lambda: [])
    assert excess(hits(boxed, leaking), lambda: [])
    assert not excess(hits(boxed, [Surface(literal("here"), PlaceKind.BODY, "Born on █████ in Norway.")]), lambda: [])


def test_what_draws_a_page_may_hold_a_replacement_once_and_other_bytes_none() -> None:
    case = _case(DocumentKind.TXT, ("Seen in Stavanger. Stavanger was left for Trondheim, Norway.",))
    text = case.document.text
    first = text.index("Stavanger")
    redactions = (
        Redaction(first, first + 9, "[LOC 1]"),
        Redaction(text.rindex("Stavanger"), text.rindex("Stavanger") + 9, "[LOC 1]"),
        Redaction(text.index("Trondheim"), text.index("Trondheim") + 17, "Stavanger", Shown.AS_TEXT),
    )
    terms = collect(case.document, redactions)
    page = Surface(literal("object 5 (stream)"), PlaceKind.STREAM, "BT (Stavanger) Tj ET")
    assert excess(hits(terms, [page]), lambda: []) == ()
    assert excess(hits(terms, [page, page]), lambda: [])
    # No replacement is written in a picture, a font or the bytes of a zip.
    assert excess(hits(terms, [Surface(literal("entry 7 (bytes)"), PlaceKind.RAW, "Stavanger")]), lambda: [])


def test_bold_type_made_by_printing_twice_excuses_no_second_replacement() -> None:
    """The original said it once, and a library reads it twice; of the replacement there is one."""
    case = _case(DocumentKind.TXT, ("On 12 March 2019.",))
    terms = _terms(case)
    surface = Surface(literal("page 1"), PlaceKind.OTHER_READER, "On March 2019 2019.")
    before = Surface(literal("page 1"), PlaceKind.OTHER_READER, "On 12 March 2019 12 March 2019.")
    assert excess(hits(terms, [surface]), lambda: hits(terms, [before]))
