"""A discharge note with what a word processor hides: tracked changes, a comment, alt text, properties."""

from __future__ import annotations

import io
import zipfile
from datetime import datetime

import docx
from docx.enum.table import WD_TABLE_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Inches, Pt, RGBColor
from PIL import Image, ImageDraw

WRITTEN = datetime(2024, 2, 19, 16, 5)
FIELDS = (
    ("Patient", "Tadeusz Wiśniowiecki"),
    ("Born", "8 September 1949 (74)"),
    ("Record no.", "SB-203-77914"),
    ("Address", "17 Lantern Steps, Port Ellery, Northmark 04991"),
    ("Telephone", "(907) 555-0139"),
    ("Admitted / discharged", "11 February 2024 / 19 February 2024"),
    ("Attending", "Dr. Oyelaran Adeyemi-Falk, cardiology"),
)
COURSE = (
    "Mr. Wiśniowiecki, a widowed violin maker, was brought in by his niece, Halina Dorr, after two days of "
    "breathlessness. He had stopped taking his warfarin because, as a Jehovah’s Witness, he feared a "
    "transfusion.",
    "Echocardiography showed an ejection fraction of 28 %. He was treated with furosemide and bisoprolol and "
    "walked the ward unaided on day six. He asked that his former employer, Ellery String Instruments, not be "
    "told.",
)
LABS = (
    ("Test", "11 February", "15 February", "19 February"),
    ("NT-proBNP (ng/L)", "8,412", "3,120", "1,044"),
    ("Creatinine (µmol/L)", "148", "131", "119"),
    ("INR", "1.1", "1.8", "2.4"),
    ("Haemoglobin (g/L)", "121", "118", "120"),
)
PLAN = (
    "Warfarin 3 mg daily; INR on 22 February at Port Ellery Family Practice.",
    "Weigh daily; call if 2 kg are gained.",
)
INSERTED = ", who shares his flat,"
DELETED = " and is being treated for depression"
COMMENT = "Halina rang: please leave out the depression, his church reads these letters."
FOOTNOTE = "See letter of Dr. Adeyemi-Falk to Dr. Pell, 3 January 2024."
ALT_TEXT = "Electrocardiogram of Tadeusz Wiśniowiecki, 11 February 2024"
TEXT_BOX = "Next of kin: Halina Dorr, (907) 555-0171"

_TRACKED = """<w:p {ns}><w:r><w:t xml:space="preserve">He will be looked after by Ms. Dorr</w:t></w:r>
<w:ins w:id="901" w:author="B. Okafor" w:date="2024-02-19T15:40:00Z"><w:r><w:t>{inserted}</w:t></w:r></w:ins>
<w:del w:id="902" w:author="B. Okafor" w:date="2024-02-19T15:41:00Z"><w:r>
<w:delText xml:space="preserve">{deleted}</w:delText></w:r></w:del>
<w:r><w:t xml:space="preserve"> until his review on 4 March 2024.</w:t></w:r>
<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r></w:p>"""
_BOX = """<w:p {ns}><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" type="#_x0000_t202"
style="width:300pt;height:24pt" strokecolor="#868D97"><v:textbox><w:txbxContent><w:p><w:r><w:t>{text}</w:t></w:r></w:p>
</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>"""
_FOOTNOTES = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:footnotes {ns}>
<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>
<w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>
<w:footnote w:id="2"><w:p><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>
<w:r><w:t xml:space="preserve"> {text}</w:t></w:r></w:p></w:footnote></w:footnotes>"""
_FOOTNOTES_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml"


def build() -> bytes:
    """The DOCX file."""
    note = docx.Document()
    _style(note)
    note.sections[0].header.paragraphs[0].text = "St. Brannoc’s Hospital · Cardiology · Record SB-203-77914"
    note.add_heading("Discharge note", level=1)
    _table(note, FIELDS, header=False)
    note.add_heading("Course", level=2)
    first = note.add_paragraph()
    name, _, rest = COURSE[0].partition(", a widowed ")
    first.add_run(name).bold = True
    first.add_run(", a widowed " + rest)
    second = note.add_paragraph(COURSE[1])
    note.add_comment(second.runs, text=COMMENT, author="Beatrix Okafor", initials="BO")
    body = second._p.getparent()
    body.insert(
        body.index(second._p) + 1, parse_xml(_TRACKED.format(ns=nsdecls("w"), inserted=INSERTED, deleted=DELETED))
    )
    note.add_heading("Laboratory", level=2)
    _table(note, LABS, header=True)
    picture = note.add_picture(io.BytesIO(_electrocardiogram()), width=Inches(4.5))
    picture._inline.docPr.set("descr", ALT_TEXT)
    note.add_heading("Plan", level=2)
    for line in PLAN:
        note.add_paragraph(line, style="List Bullet")
    note.element.body.insert(len(note.element.body) - 1, parse_xml(_BOX.format(ns=nsdecls("w"), text=TEXT_BOX)))
    _add_footnotes(note)
    _set_properties(note)
    file = io.BytesIO()
    note.save(file)
    return _same_every_time(file.getvalue())


def _style(note: docx.document.Document) -> None:
    normal = note.styles["Normal"]
    normal.font.name, normal.font.size = "Calibri", Pt(11)
    for level in (1, 2):
        note.styles[f"Heading {level}"].font.color.rgb = RGBColor(0x23, 0x28, 0x31)


def _table(note: docx.document.Document, rows: tuple[tuple[str, ...], ...], *, header: bool) -> None:
    table = note.add_table(rows=0, cols=len(rows[0]), style="Table Grid")
    table.alignment = WD_TABLE_ALIGNMENT.CENTER
    for number, row in enumerate(rows):
        for column, (cell, text) in enumerate(zip(table.add_row().cells, row, strict=True)):
            cell.paragraphs[0].add_run(text).bold = number == 0 if header else column == 0


def _add_footnotes(note: docx.document.Document) -> None:
    xml = _FOOTNOTES.format(ns=nsdecls("w"), text=FOOTNOTE).encode("utf-8")
    part = Part(PackURI("/word/footnotes.xml"), _FOOTNOTES_TYPE, xml, note.part.package)
    note.part.relate_to(part, RELATIONSHIP_TYPE.FOOTNOTES)


def _set_properties(note: docx.document.Document) -> None:
    properties = note.core_properties
    properties.title = "Discharge note Wiśniowiecki"
    properties.author = properties.last_modified_by = "Oyelaran Adeyemi-Falk"
    properties.created = properties.modified = WRITTEN
    for comment in note.part._comments_part.element.comment_lst:
        comment.date = WRITTEN


def _electrocardiogram() -> bytes:
    """Draw a trace on squared paper, without letters."""
    image = Image.new("RGB", (720, 160), "#FFF6F4")
    draw = ImageDraw.Draw(image)
    for position in range(0, 720, 20):
        draw.line([(position, 0), (position, 160)], fill="#F3C9C2")
        draw.line([(0, position), (720, position)], fill="#F3C9C2")
    beat = (
        (0, 90),
        (30, 90),
        (38, 80),
        (46, 90),
        (58, 90),
        (63, 100),
        (70, 25),
        (77, 118),
        (84, 90),
        (110, 72),
        (126, 90),
    )
    points = [(start + x, y) for start in range(0, 720, 131) for x, y in beat]
    draw.line(points, fill="#232831", width=2)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _same_every_time(data: bytes) -> bytes:
    """The same zip with fixed dates."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            new.writestr(
                zipfile.ZipInfo(entry.filename, WRITTEN.timetuple()[:6]), old.read(entry), zipfile.ZIP_DEFLATED
            )
    return target.getvalue()
