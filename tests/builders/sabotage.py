"""A small case in each format, and ways to spoil a clean redacted file so that one check must notice."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import docx
import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.core.options import Layout, ReadingOptions, WritingOptions
from engine.core.progress import Progress, Silent
from engine.core.types import Check, Document, DocumentKind, Mention, Redaction, SetLine
from engine.documents import FORMATS
from engine.sandbox import FileReader
from engine.verify import Claim, verify
from tests.builders.here import Here
from tests.builders.recognising import with_forms

TEXT = (
    "The witness Maren Tolvald lives at 212 Quarry Lane in Saltby.",
    "She may be reached there. May is her sister, May Tolvald.",
    "Both sisters sail, and Maren teaches it.",
)
MASKED = ("Maren Tolvald", "212 Quarry Lane", "May Tolvald", "Maren", "May")


@dataclass(frozen=True)
class Case:
    """An original, as it was examined, and its clean redacted file."""

    source: bytes
    document: Document
    redactions: tuple[Redaction, ...]
    output: bytes
    lines: tuple[SetLine, ...] = ()
    pictured: bool = False

    def checks(
        self,
        output: bytes | None = None,
        *,
        recognise: Callable[[str], tuple[Mention, ...]] = lambda _: (),
        by_rules: Callable[[str], tuple[Mention, ...]] | None = None,
        progress: Progress | None = None,
        team: Sequence[FileReader] = (Here(), Here()),
        password: str | None = None,
        control: bool = True,
    ) -> tuple[Check, ...]:
        """Verify; with `control`, the recognizers also find what is planted for them."""
        return verify(
            self.claim(output, password),
            recognise=with_forms(recognise) if control else recognise,
            by_rules=by_rules and with_forms(by_rules),
            progress=progress or Silent(),
            team=team,
        )

    def claim(self, output: bytes | None = None, password: str | None = None) -> Claim:
        return Claim(
            source=self.source,
            output=self.output if output is None else output,
            document=self.document,
            redactions=self.redactions,
            password=password,
            lines=self.lines,
            pictured=self.pictured,
        )


def failed(checks: tuple[Check, ...]) -> set[str]:
    return {check.name for check in checks if not check.passed}


def case(
    kind: DocumentKind,
    source: bytes,
    masked: tuple[str, ...] = MASKED,
    languages: tuple[str, ...] = (),
    layout: Layout = Layout.EVEN,
    *,
    labelled: bool = False,
) -> Case:
    each = FORMATS[kind]
    document = each.read(source, Path("original"), ReadingOptions(languages=languages))
    pattern = "|".join(map(re.escape, sorted(masked, key=len, reverse=True)))
    redactions = tuple(
        Redaction(match.start(), match.end(), f"[PERSON {number}]" if labelled else "")
        for number, match in enumerate(re.finditer(pattern, document.text), start=1)
    )
    written = each.write(source, document, redactions, WritingOptions(layout=layout))
    return Case(source, document, redactions, written.data, written.lines, layout is Layout.PICTURES)


def pdf_source(*lines: str) -> bytes:
    with pymupdf.open() as document:
        for _ in range(2):
            page = document.new_page(width=420, height=300)
            for number, line in enumerate(lines or TEXT):
                page.insert_text((40, 60 + 24 * number), line, fontname="helv", fontsize=11)
        return bytes(document.tobytes())


def docx_source(*lines: str) -> bytes:
    document = docx.Document()
    for line in lines or TEXT:
        document.add_paragraph(line)
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def changed_pdf(data: bytes, change: Callable[[pikepdf.Pdf], object], **saving: object) -> bytes:
    """The file after a change by pikepdf."""
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(data)) as document:
        change(document)
        document.save(target, **saving)  # type: ignore[arg-type]
    return target.getvalue()


def changed_docx(data: bytes, change: Callable[[dict[str, bytes]], object], *, comment: bytes = b"") -> bytes:
    """The file after a change of its entries."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    change(entries)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.comment = comment
        for name, content in entries.items():
            archive.writestr(zipfile.ZipInfo(name), content)
    return target.getvalue()


def _draw(document: pikepdf.Pdf, operators: str) -> None:
    font = document.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica))
    page = document.pages[0]
    page.obj.Resources.Font = Dictionary(Spare=font)
    page.contents_add(document.make_stream(f"q BT /Spare 9 Tf 40 250 Td {operators} ET Q".encode()))


def _stream(document: pikepdf.Pdf, content: bytes, **keys: object) -> Stream:
    stream = document.make_stream(content)
    for key, value in keys.items():
        stream[f"/{key}"] = value
    return stream


def _keep(document: pikepdf.Pdf, value: pikepdf.Object) -> None:
    """Make the value reachable, so that saving does not drop it."""
    document.pages[0].obj.Resources["/Spare"] = document.make_indirect(value)


def _undecodable(document: pikepdf.Pdf) -> None:
    stream = document.make_stream(b"")
    stream.write(b"\x00 this was never deflated", filter=Name.FlateDecode)
    _keep(document, stream)


def _private_outline(document: pikepdf.Pdf) -> None:
    with document.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem("Lease", 0))
    document.Root.Outlines.First["/Private"] = 1


def _outline(document: pikepdf.Pdf) -> None:
    with document.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem("Statement of Tolvald", 0))


def _attach(document: pikepdf.Pdf) -> None:
    document.attachments["note.txt"] = b"Maren Tolvald, 212 Quarry Lane"


def _pattern(document: pikepdf.Pdf) -> None:
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    resources = Dictionary(Font=Dictionary(F=document.make_indirect(font)))
    content = b"BT /F 9 Tf [(Tol) -20 (v) 30 (ald)] TJ ET"
    _keep(document, _stream(document, content, PatternType=1, Resources=resources))


def _spelling_font(document: pikepdf.Pdf) -> None:
    """A font that shows none of the letters that its map spells."""
    entries = [f"<{code:02x}> <{ord(letter):04x}>" for code, letter in enumerate("Tolvald", start=200)]
    meanings = document.make_stream("\n".join([f"{len(entries)} beginbfchar", *entries, "endbfchar"]).encode())
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, ToUnicode=meanings)
    document.pages[0].Resources.Font.F99 = document.make_indirect(font)


def _annotate(document: pikepdf.Pdf) -> None:
    note = Dictionary(Type=Name.Annot, Subtype=Name.Redact, Rect=Array([0, 0, 9, 9]), OverlayText=String("x"))
    document.pages[0].obj.Annots = Array([document.make_indirect(note)])


def _script(document: pikepdf.Pdf) -> None:
    document.Root.OpenAction = Dictionary(S=Name.JavaScript, JS=String("app.beep()"))


def _shift(document: pikepdf.Pdf) -> None:
    document.pages[0].contents_add(document.make_stream(b"1 0 0 1 3 0 cm"), prepend=True)


_OBJECTS = "check.strings"
_DRAWN = "check.drawing-instructions"
_FILE = "check.pages-only"
_PAGES = "check.same-pages"
Change = Callable[[pikepdf.Pdf], object]


def _mesh(pdf: pikepdf.Pdf, data: bytes) -> pikepdf.Object:
    sizes = {"BitsPerCoordinate": 8, "BitsPerComponent": 8, "BitsPerFlag": 8}
    return pdf.make_stream(data, ShadingType=4, ColorSpace=Name.DeviceGray, **sizes)


def _sampled_function(pdf: pikepdf.Pdf, data: bytes) -> pikepdf.Object:
    unit = pikepdf.Array([0, 1])
    return pdf.make_stream(data, FunctionType=0, Domain=unit, Range=unit, Size=pikepdf.Array([4]), BitsPerSample=8)


PDF_SABOTAGES: dict[str, tuple[Change, str]] = {
    "text under a box": (lambda pdf: _draw(pdf, "(Maren Tolvald) Tj"), "check.text-as-pdfium"),
    "invisible text": (lambda pdf: _draw(pdf, "3 Tr (Tolvald) Tj"), "check.text-as-pdfminer"),
    "letter-spaced text": (lambda pdf: _draw(pdf, "(M a r e n   T o l v a l d) Tj"), "check.text-as-sable"),
    "text in pieces": (lambda pdf: _draw(pdf, "[(To) 40 (lva) -60 (ld)] TJ"), _DRAWN),
    "hexadecimal text": (lambda pdf: _draw(pdf, "<546F6C76616C64> Tj"), _DRAWN),
    "divided word": (lambda pdf: _draw(pdf, "(Tol-) Tj 0 -12 Td (vald) Tj"), "check.text-as-pdfium"),
    "one more kept word": (lambda pdf: _draw(pdf, "(may may may) Tj"), "check.text-as-pdfium"),
    "replacement text": (lambda pdf: _draw(pdf, "/Span <</ActualText (Tolvald)>> BDC EMC"), _DRAWN),
    "text in a pattern": (_pattern, _DRAWN),
    "title in the metadata": (lambda pdf: pdf.docinfo.__setitem__("/Title", "Tolvald"), _OBJECTS),
    "UTF-16 without a mark": (lambda pdf: _keep(pdf, String("Maren Tolvald".encode("utf-16-be"))), _OBJECTS),
    "letters of a font": (_spelling_font, "check.font-letters"),
    "attached file": (_attach, _OBJECTS),
    "bookmark": (_outline, _OBJECTS),
    "name": (lambda pdf: _keep(pdf, Name("/Tolvald_1")), _OBJECTS),
    "key": (lambda pdf: _keep(pdf, Dictionary({"/MarenTolvald": 1})), _OBJECTS),
    "stream that nothing draws": (lambda pdf: _keep(pdf, _stream(pdf, b"data: Maren Tolvald")), _OBJECTS),
    "hexadecimal in a stream": (lambda pdf: _keep(pdf, _stream(pdf, b"4d6172656e20546f6c76616c64")), _OBJECTS),
    "octal in a stream": (
        lambda pdf: _keep(pdf, _stream(pdf, b"\\115\\141\\162\\145\\156\\040\\124\\157\\154\\166\\141\\154\\144")),
        _OBJECTS,
    ),
    "behind a mesh": (lambda pdf: _keep(pdf, _mesh(pdf, bytes(12) + b"x")), _FILE),
    "flags of a mesh": (lambda pdf: _keep(pdf, _mesh(pdf, bytes(4) + b"x" + bytes(7))), _FILE),
    "behind a function": (lambda pdf: _keep(pdf, _sampled_function(pdf, b"1234x")), _FILE),
    "no font": (lambda pdf: _keep(pdf, Dictionary(FontFile2=_stream(pdf, b"no font"))), _FILE),
    "undecodable stream": (_undecodable, _OBJECTS),
    "script": (_script, _FILE),
    "pending redaction": (_annotate, _FILE),
    "metadata without a word": (lambda pdf: pdf.docinfo.__setitem__("/Producer", "x"), _FILE),
    "unknown page key": (lambda pdf: pdf.pages[0].obj.__setitem__("/Private", 1), _FILE),
    "unknown key of a bookmark": (_private_outline, _FILE),
    "layers": (lambda pdf: pdf.Root.__setitem__("/OCProperties", Dictionary()), _FILE),
    "page gone": (lambda pdf: pdf.pages.__delitem__(1), _PAGES),
    "page turned": (lambda pdf: pdf.pages[1].rotate(90, relative=True), _PAGES),
    "page cut": (lambda pdf: setattr(pdf.pages[1], "cropbox", [0, 0, 400, 300]), _PAGES),
    "text moved": (_shift, "check.text-in-place"),
}

Entries = dict[str, bytes]
_MAIN, _PARTS, _PACKAGE = "word/document.xml", "check.every-part", "check.document-only"


def _insert(xml: str) -> Callable[[Entries], object]:
    """Put an element at the beginning of the body."""

    def change(entries: Entries) -> None:
        entries[_MAIN] = re.sub(rb"(<w:body[^>]*>)", rb"\g<1>" + xml.encode(), entries[_MAIN], count=1)

    return change


def _add(name: str, content: bytes) -> Callable[[Entries], object]:
    return lambda entries: entries.__setitem__(name, content)


DOCX_SABOTAGES: dict[str, tuple[Callable[[Entries], object], str]] = {
    "text": (_insert("<w:p><w:r><w:t>Maren Tolvald</w:t></w:r></w:p>"), "check.text-as-sable"),
    "text in pieces": (_insert("<w:p><w:r><w:t>Tol</w:t></w:r><w:r><w:t>vald</w:t></w:r></w:p>"), _PARTS),
    "deleted text": (_insert("<w:p><w:del><w:r><w:delText>Tolvald</w:delText></w:r></w:del></w:p>"), _PARTS),
    "field code": (_insert("<w:p><w:r><w:instrText>AUTHOR Tolvald</w:instrText></w:r></w:p>"), _PARTS),
    "alternative text": (_insert('<w:p><w:r><w:drawing descr="by Tolvald"/></w:r></w:p>'), _PARTS),
    "bookmark name": (_insert('<w:bookmarkStart w:id="9" w:name="TolvaldHome"/>'), _PARTS),
    "XML comment": (_insert("<!-- Tolvald -->"), _PARTS),
    "processing instruction": (_insert("<?note Tolvald?>"), _PARTS),
    "override": (_insert('<w:p><w:bdo w:val="rtl"><w:r><w:t>dlavloT</w:t></w:r></w:bdo></w:p>'), _PARTS),
    "override without a name": (_insert('<w:p><w:bdo w:val="rtl"><w:r><w:t>dna</w:t></w:r></w:bdo></w:p>'), _PACKAGE),
    "override by characters": (_insert("<w:p><w:r><w:t>Tol\u202edlav</w:t></w:r></w:p>"), _PARTS),
    "custom XML": (_add("customXml/item1.xml", b"<r><n>Tolvald</n></r>"), _PARTS),
    "bytes of a picture": (_add("word/media/p.png", b"\x89PNG\x00" + "Maren Tolvald".encode("utf-16-le")), _PARTS),
    "name of an entry": (_add("word/media/Tolvald.png", b"\x89PNG"), _PARTS),
    "zip in the zip": (_add("word/embeddings/o.docx", docx_source()), _PARTS),
    "unreadable XML": (_add("word/broken.xml", b"<?xml version='1.0'?><a>"), _PARTS),
    "comment without a word": (_insert("<!-- x -->"), _PACKAGE),
    "tracked change without a word": (_insert("<w:p><w:ins><w:r><w:t>and</w:t></w:r></w:ins></w:p>"), _PACKAGE),
    "author": (_insert('<w:p w:author="x"/>'), _PACKAGE),
    "unknown part": (_add("word/vbaProject.bin", b"x"), _PACKAGE),
    "document type": (
        lambda entries: entries.__setitem__(
            _MAIN, entries[_MAIN].replace(b"<w:document", b"<!DOCTYPE document><w:document", 1)
        ),
        _PACKAGE,
    ),
}
