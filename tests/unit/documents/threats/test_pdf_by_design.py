"""Rows of the threat list for PDF that no step is for: the way of reading and writing makes them impossible, or tells.

Each defence is taken away in turn, and the proof must notice.
"""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from sys import modules

import pikepdf
import pymupdf
import pytest

from engine.core import disk
from engine.core.errors import DamagedFile
from engine.core.message import literal
from engine.core.options import MaskStyle, ReadingOptions
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    Entity,
    Kind,
    MaskingPlan,
    Mention,
    Redaction,
    Role,
)
from engine.detection import entities
from engine.documents import pdf
from engine.documents.pdf.read import pages
from engine.documents.pdf.sanitise import normalise
from engine.planning.notices import notices
from tests.builders.pdf import SECRET, from_content, holds, mask, page_with, saved, text_at
from tests.builders.sabotage import Case, case, failed, pdf_source
from tests.builders.scans import ENGLISH, needs_english, printed

# The package has a function of this name.
WRITE = modules["engine.documents.pdf.write"]

Patch = pytest.MonkeyPatch


def checked(source: bytes, password: str | None = None) -> tuple[bytes, set[str]]:
    """The file without the word, and the checks that it fails."""
    document, written = mask(source, password=password)
    found = tuple(Redaction(m.start(), m.end(), "[PERSON 1]") for m in re.finditer(SECRET, document.text))
    return written.data, failed(Case(source, document, found, written.data, written.lines).checks(password=password))


def revisions(data: bytes) -> list[str]:
    """Return the text of each revision of a file, as a reader gets it who cuts off later ones."""
    said = []
    for end in re.finditer(rb"%%EOF\s*", data):
        with pymupdf.open("pdf", data[: end.end()]) as file:
            said.append(" ".join(page.get_text() for page in file))
    return said


def test_no_old_revision_stays(tmp_path: Path, monkeypatch: Patch) -> None:
    """Threat P02"""
    path = tmp_path / "lease.pdf"
    path.write_bytes(page_with())
    with pymupdf.open(path) as file:
        file.update_stream(file[0].get_contents()[0], text_at(50, 200, f"The tenant left. {SECRET} paid"))
        file.saveIncr()
    source = path.read_bytes()
    assert [SECRET in each for each in revisions(source)] == [True, True]
    output, refused = checked(source)
    assert refused == set()
    assert [SECRET in each for each in revisions(output)] == [False]
    monkeypatch.setattr(WRITE, "saved", lambda file: source + saved(file))
    output, refused = checked(source)
    assert any(SECRET in each for each in revisions(output))
    assert "check.pages-only" in refused


def test_a_decrypted_file_is_called_one(monkeypatch: Patch) -> None:
    """Threat P28: with metadata in the clear, too."""
    hidden = pikepdf.Encryption(owner="owner", user="secret", metadata=False)
    with pikepdf.open(BytesIO(page_with())) as file:
        source = saved(file, encryption=hidden)

    def told() -> bool:
        written = mask(source, password="secret")[1]
        with pikepdf.open(BytesIO(written.data)) as file:
            assert not file.is_encrypted
        return "was-encrypted" in {each.code for each in written.removed}

    assert told()
    assert checked(source, "secret")[1] == set()
    normalise.normalise.cache_clear()
    opened = normalise._open
    monkeypatch.setattr(normalise, "_open", lambda *of: pikepdf.open(BytesIO(saved(opened(*of), encryption=False))))
    assert not told()


def test_an_encrypted_output_is_refused() -> None:
    """Threat P28: nobody could look whether it is clean."""
    clean = case(DocumentKind.PDF, pdf_source())
    with pikepdf.open(BytesIO(clean.output)) as file:
        closed = saved(file, encryption=pikepdf.Encryption(owner="owner", user=""))
    assert "check.pages-only" in failed(clean.checks(closed))


def test_one_file_behind_another_is_one_file(monkeypatch: Patch) -> None:
    """Threat P29: which of them is shown depends on the reader; nothing is left but the page that Sable read."""
    source = page_with(f"{SECRET} paid") + page_with(f"{SECRET} left")
    output, refused = checked(source)
    assert refused == set()
    assert not holds(output)
    assert [holds(output, word) for word in ("paid", "left")].count(True) == 1
    monkeypatch.setattr(WRITE, "saved", lambda file: source + saved(file))
    assert "check.pages-only" in checked(source)[1]


def test_masks_that_a_library_loses_on_saving_are_missed(monkeypatch: Patch) -> None:
    """Threats P29, L01: MuPDF repairs a file while it saves it, and throws all changes away."""
    assert checked(page_with())[1] == set()
    lost = normalise.normalise(page_with(), None).data
    monkeypatch.setattr(WRITE, "saved", lambda _: lost)
    output, refused = checked(page_with())
    assert holds(output)
    assert {"check.text-as-pdfium", "check.text-as-pdfminer", "check.drawing-instructions"} <= refused


def test_what_a_library_had_to_repair_is_refused(monkeypatch: Patch) -> None:
    """Threats P29, L01: after its own saving, where it tells only then."""
    normalise.normalise.cache_clear()
    whole = pymupdf.Document.tobytes
    monkeypatch.setattr(
        pymupdf.Document, "tobytes", lambda *of, **how: whole(*of, **how).replace(b"startxref", b"startxxxx")
    )
    with pytest.raises(DamagedFile) as refused:
        mask(page_with())
    assert refused.value.fields["problem"] == "pages"


@needs_english
def test_words_that_only_a_picture_says_are_read(monkeypatch: Patch) -> None:
    """Threat P19b"""
    stream = BytesIO()
    printed(dpi=150).convert("RGB").save(stream, "PDF", resolution=150)

    def read() -> Document:
        return pdf.read(stream.getvalue(), Path("x.pdf"), ReadingOptions(languages=ENGLISH))

    clean = case(DocumentKind.PDF, stream.getvalue(), ("Ingrid", "Sandvik"), languages=ENGLISH)
    assert len(clean.redactions) == 2
    assert failed(clean.checks()) == set()
    assert "check.pictures" in failed(clean.checks(stream.getvalue()))
    monkeypatch.setattr(pages, "read_scans", lambda *_: {})
    assert not read().segments


def mention(text: str, words: str) -> Mention:
    start = text.index(words)
    return Mention(start, start + len(words), Kind.PERSON, 0.9, "neural", literal("Found by the test."))


def decided(entity: Entity) -> MaskingPlan:
    decision = Decision(entity.id, Action.MASK, None, DecidedBy.USER, literal(""))
    return MaskingPlan((decision,), 0.0, 0.0, "optimal", True)


def test_a_telling_name_of_the_file_is_told() -> None:
    """Threat P32: the redacted file is named after the original."""
    document = replace(pdf_document(page_with()), path=Path("Lease of Quistorp.pdf"))
    (person,) = entities.join(document.text, [mention(document.text, SECRET)])
    assert person.role is Role.DIRECT

    def told(named: Document) -> set[str]:
        return {each.code for each in notices(named, (person,), decided(person), MaskStyle.BOX)}

    for name in ("Lease of Quistorp", "quistorp-lease", "2024QUISTORP_v2", "MQuistorp", "Quístorp & Sons"):
        assert told(replace(document, path=Path(f"{name}.pdf"))) == {"name-in-file-name"}, name
    for name in ("Lease", "lease of Mr Storp", "Mr"):
        assert told(replace(document, path=Path(f"{name}.pdf"))) == set(), name
    plain = replace(document, path=Path("/home/quistorp/lease.pdf"))
    assert told(plain) == set(), "a folder that is not handed on"
    assert told(replace(plain, folder=Path("2024/Quistorp, Maren"))) == {"name-in-file-name"}


@pytest.mark.parametrize(("in_text", "in_name"), [("Müllinger", "Muellinger"), ("Muellinger", "Müllinger")])
def test_an_umlaut_is_told_in_both_spellings(in_text: str, in_name: str) -> None:
    """Threat P32"""
    document = replace(pdf_document(page_with(f"The lease of {in_text}.")), path=Path(f"{in_name}-lease.pdf"))
    (person,) = entities.join(document.text, [mention(document.text, in_text)])
    assert "name-in-file-name" in {each.code for each in notices(document, (person,), decided(person), MaskStyle.BOX)}


def test_a_number_or_term_in_the_name_of_the_file_is_told() -> None:
    """Threat P32: whatever the name writes between its parts."""
    document = replace(pdf_document(page_with("Case 12-cv-00447 of Dune House")), path=Path("x.pdf"))
    for words, name, is_told in (
        ("12-cv-00447", "12 cv 00447", True),
        ("12-cv-00447", "motion_12cv00447", True),
        ("12-cv-00447", "12-cv-00448", False),
        ("Dune House", "dune.house", True),
        ("Dune House", "House of Dune", False),
    ):
        asked = replace(mention(document.text, words), kind=Kind.MISC, recognizer="terms")
        (entity,) = entities.join(document.text, [asked])
        found = notices(replace(document, path=Path(f"{name}.pdf")), (entity,), decided(entity), MaskStyle.BOX)
        assert ("name-in-file-name" in {each.code for each in found}) is is_told, name


def test_a_name_on_the_way_to_the_disk_tells_nothing(tmp_path: Path, monkeypatch: Patch) -> None:
    """Threat P32"""

    def names() -> list[str]:
        with disk.unnamed(tmp_path / f"{SECRET}_redacted.pdf", b"%PDF"):
            return [each.name for each in tmp_path.iterdir()]

    assert not any(SECRET in name for name in names())
    monkeypatch.setattr(disk.secrets, "token_hex", lambda _: f"{SECRET}_redacted")
    assert any(SECRET in name for name in names())


def pdf_document(source: bytes) -> Document:
    return pdf.read(source, Path("invented.pdf"))


def test_the_same_name_elsewhere_goes_too() -> None:
    """Threat P33: another page says it once more, where no recognizer found it; as an entity, all its places go."""
    source = from_content(text_at(50, 200, f"Mr Emil {SECRET} signed."), text_at(50, 200, f"Copied for {SECRET}."))
    document = pdf_document(source)
    found = mention(document.text, f"Emil {SECRET}")

    def written(mentions: tuple[Mention, ...]) -> bytes:
        redactions = tuple(Redaction(each.start, each.end) for each in mentions)
        return pdf.write(source, document, redactions).data

    (person,) = entities.join(document.text, [found])
    assert not holds(written(person.mentions))
    assert holds(written((found,))), "without joining"


# Threat P25: one name, drawn in ways that a search for its letters does not see.
_PLACES = [50 + pymupdf.get_text_length(SECRET[:at], "helv", 12) for at in range(len(SECRET))]
_EACH = [f"1 0 0 1 {x:.2f} 200 Tm ({letter}) Tj".encode() for x, letter in zip(_PLACES, SECRET, strict=True)]
DRAWN: dict[str, bytes] = {
    "whole": b"(Mr Quistorp signed) Tj",
    "kerned": b"[(Mr Qu)-20(is)30(torp signed)] TJ",
    "in strings": b"(Mr Qui) Tj (stor) Tj (p signed) Tj",
    "letter by letter": b" ".join(_EACH),
    "from its end": b" ".join(reversed(_EACH)),
    "spaced by the state": b"4 Tc (Quistorp) Tj",
    "spaced by blanks": b"(Q u i s t o r p   s i g n e d) Tj",
    "spaced by numbers": b"[(Q)-300(u)-300(i)-300(s)-300(t)-300(o)-300(r)-300(p)] TJ",
    "divided at the line end": b"(the house of Mr Quis-) Tj 0 -14 Td (torp and his son Emil) Tj",
    "behind a firm space": b"(Mr\\240Quistorp signed) Tj",
    "in octal digits": b"(\\121\\165\\151\\163\\164\\157\\162\\160) Tj",
    "in hexadecimal digits": b"<51 7569 73746F72 70> Tj",
    "upwards": b"0 1 -1 0 200 50 Tm (Mr Quistorp signed) Tj",
    "aslant": b".8 .6 -.6 .8 60 60 Tm (Mr Quistorp signed) Tj",
    "upside down": b"-1 0 0 -1 300 200 Tm (Mr Quistorp signed) Tj",
    "narrow": b"40 Tz (Mr Quistorp signed) Tj",
    "raised": b"(Mr ) Tj 5 Ts (Quistorp) Tj 0 Ts ( signed) Tj",
    "in two sizes": b"(Mr Q) Tj /F1 9 Tf (uistorp signed) Tj",
    "as outlines": b"1 Tr (Mr Quistorp signed) Tj",
    "twice, for bold": b"(Mr Quistorp) Tj 1 0 0 1 50.3 200 Tm (Mr Quistorp signed) Tj",
    "on the next line": b"14 TL (Mr Quistorp signed) '",
    "on the next line, spaced": b'14 TL 1 2 (Mr Quistorp signed) "',
}


@pytest.mark.parametrize("way", DRAWN)
def test_a_name_is_found_however_it_is_drawn(way: str) -> None:
    source = from_content(b"BT /F1 12 Tf 1 0 0 1 50 200 Tm " + DRAWN[way] + b" ET")
    output, refused = checked(source)
    assert refused == set()
    with pymupdf.open("pdf", output) as file:
        left = "".join(file[0].get_text().split())
    assert "torp" not in left and "Quis" not in left


def test_drawn_words_of_which_a_file_says_others_are_refused() -> None:
    """Threat P25: PDFium reads what the file says that is drawn, so that it can prove nothing here."""
    content = b"BT /F1 12 Tf 50 200 Td /Span <</ActualText (nobody)>> BDC (Mr Quistorp signed) Tj EMC ET"
    output, refused = checked(from_content(content))
    assert not holds(output)
    assert refused == {"check.text-as-pdfium"}
