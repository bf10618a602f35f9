"""A court filing: caption, numbered paragraphs, table, footnote, links, bookmarks, metadata."""

from __future__ import annotations

from collections.abc import Iterator

import pymupdf

CASE = "Case 4:23-cv-00817-ELB   Document 1   Filed 09/18/23   Page {} of 3"
COURT = ("UNITED STATES DISTRICT COURT", "DISTRICT OF NORTHMARK", "SALTBY DIVISION")
PARTIES = (
    (0, "MAREN L. TOLVALD,"),
    (120, "Plaintiff,"),
    (48, "v."),
    (0, "ORRIN VALLEY HEALTH SYSTEM, INC.,"),
    (0, "and PIOTR HALLSEN, M.D.,"),
    (120, "Defendants."),
)
ABOUT = (
    (0, "roman", "Case No. 4:23-cv-00817-ELB"),
    (2, "bold", "COMPLAINT FOR NEGLIGENCE"),
    (3, "bold", "AND WRONGFUL DISMISSAL"),
    (5, "roman", "JURY TRIAL DEMANDED"),
)
PAGE_1 = (
    "Plaintiff Maren Tolvald, through her attorneys, alleges:",
    "1.  Plaintiff was born on March 14, 1981, and lives with her son, Jonas Tolvald, who is nine years old, at"
    " 212 Quarry Lane, Saltby, Northmark 04999. Since 2009 she has worked as a harbor pilot for the Saltby Port"
    " Authority, and is one of two women to hold an unlimited license there. Her first language is Faroese.",
    "2.  On May 9, 2021, Ms. Tolvald was taken to Orrin Valley Hospital (record no. OV-448120) with vomiting, "
    "confusion and low blood pressure. Dr. Hallsen, the physician on duty, wrote down her history of Addison’s "
    "disease but ordered no cortisol, and sent her home four hours later.",
    "3.  The next morning her neighbor, Ruth Amsel, found her unconscious in the stairwell. She was flown to "
    "Carrow and stayed in intensive care for 23 days. Ms. Amsel has given a sworn statement (Exhibit A).¹",
    "4.  On June 30, 2021, a manager, Dorthe Quill, wrote to her at m.tolvald@saltbyport.example that her "
    "license was suspended. The letter set out her Social Security number, 900-55-0142, and pension account "
    "0417-889203, and was copied to the entire pilot roster. None of those who received it had any need to know"
    " her medical history.",
)
FOOTNOTE = "¹ Ms. Amsel, a retired schoolteacher, can be reached through counsel at (907) 555-0148."
PAGE_2 = (
    "5.  She asked the Port Authority on July 6 and again on July 19, 2021, to withdraw the letter. It did not "
    "answer. On August 2, 2021, she was dismissed “for medical unfitness”, three weeks after an "
    "endocrinologist, Dr. Ilse Brandvik of Carrow General, had certified her fit for duty without restriction.",
    "6.  The harbor master, Tobias Wrenfield, told the crew on August 3, 2021, that “our Faroese lady has a "
    "gland problem”. Two of the pilots repeated it at a meeting of the parents of Saltby Elementary School, "
    "where Jonas heard it. He has been in counselling with Dr. A. Verhoeven since October 2021.",
    "7.  Orrin Valley Health System, Inc., runs the hospital, employs Dr. Hallsen and is answerable for what he"
    " does there. Its notice of privacy practices is published at https://www.orrinvalley.example/privacy.",
    "8.  A physician who knows of adrenal insufficiency must treat a crisis at once. Dr. Hallsen knew, and did "
    "not. Each of the losses in the table below would have been avoided by an injection that takes one minute.",
    "9.  Plaintiff’s mother, Sunniva Tolvald, 74, moved from Tórshavn to care for Jonas while his mother was in"
    " hospital, and gave up her flat there. Her travel cost $2,318.40. The family lived on her pension of "
    "$1,120 a month until the bank, Northmark Savings, closed the joint account 5550142-77 in March 2022.",
)
TABLE = (
    ("Loss", "Period", "Amount"),
    ("Hospital care, Carrow General", "May 10 – June 1, 2021", "$148,902.16"),
    ("Salary as harbor pilot", "August 2021 – August 2023", "$391,500.00"),
    ("Travel of Sunniva Tolvald", "May 12, 2021", "$2,318.40"),
    ("Counselling, Dr. A. Verhoeven", "October 2021 – April 2022", "$6,240.00"),
    ("Total", "", "$548,960.56"),
)
PAGE_3 = (
    "10.  The losses known today are these:",
    "11.  Plaintiff asks for judgment against both defendants for the losses in paragraph 10, for damages for "
    "pain and for the disclosure of her medical history, for her reinstatement, and for her costs.",
    "12.  Plaintiff demands a trial by jury on all issues that may be so tried.",
)
SIGNATURE = (
    "Dated: September 18, 2023",
    "",
    "Respectfully submitted,",
    "/s/ Nadia R. Castellane",
    "Nadia R. Castellane (Bar No. 555018)",
    "CASTELLANE & BROE LLP",
    "40 Customs House Row, Saltby, Northmark 04998",
    "Telephone (907) 555-0117",
    "n.castellane@castellanebroe.example",
    "Attorneys for Plaintiff Maren L. Tolvald",
)
OUTLINE = (
    (1, "Tolvald v. Orrin Valley Health System", 1),
    (2, "Parties and facts", 1),
    (2, "Dismissal by the Saltby Port Authority", 2),
    (2, "Losses", 3),
    (2, "Signature of Nadia Castellane", 3),
)
METADATA = {
    "title": "Complaint – Tolvald v. Orrin Valley",
    "author": "Nadia R. Castellane",
    "subject": "4:23-cv-00817-ELB",
    "keywords": "Tolvald, Addison’s disease, harbor pilot",
    "creator": "CB Drafting 4",
    "producer": "CB Drafting 4",
    "creationDate": "D:20230918101500Z",
    "modDate": "D:20230918101500Z",
}

LEFT, RIGHT, TOP, BOTTOM = 90.0, 522.0, 96.0, 700.0
SIZE, LEADING, INDENT = 12.0, 22.0, 36.0
INK, BLUE = (0.09, 0.1, 0.11), (0.13, 0.27, 0.6)
FONTS = {"roman": "tiro", "bold": "tibo", "italic": "tiit", "sans": "helv"}


class Filing:
    """Three pages that fill from top to bottom."""

    def __init__(self) -> None:
        self.document = pymupdf.open()
        self.fonts = {name: pymupdf.Font(code) for name, code in FONTS.items()}

    def new_page(self) -> None:
        self.page = self.document.new_page(width=612, height=792)
        header = CASE.format(len(self.document))
        self.write(306 - self.width(header, "sans", 8.5) / 2, 46, header, "sans", 8.5, BLUE)
        self.write(303, 760, str(len(self.document)), "roman", 11)
        self.y = TOP

    def width(self, text: str, font: str, size: float = SIZE) -> float:
        return float(self.fonts[font].text_length(text, size))

    def write(
        self, x: float, y: float, text: str, font: str, size: float = SIZE, colour: tuple[float, ...] = INK
    ) -> None:
        writer = pymupdf.TextWriter(self.page.rect)
        writer.append((x, y), text, self.fonts[font], size)
        writer.write_text(self.page, color=colour)

    def centred(self, text: str, font: str) -> None:
        self.write((LEFT + RIGHT - self.width(text, font)) / 2, self.y, text, font)
        self.y += 18

    def paragraph(self, text: str) -> None:
        for x, line in self.lines(text):
            self.write(x, self.y, line, "roman")
            self.y += LEADING

    def lines(self, text: str) -> Iterator[tuple[float, str]]:
        x, line = LEFT + INDENT, ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if x + self.width(longer, "roman") > RIGHT:
                yield x, line
                x, line = LEFT, word
            else:
                line = longer
        yield x, line

    def rule(self, start: tuple[float, float], end: tuple[float, float], width: float = 0.8) -> None:
        self.page.draw_line(start, end, color=INK, width=width)

    def caption(self) -> None:
        for line in COURT:
            self.centred(line, "bold")
        top = self.y + 8
        for row, (indent, text) in enumerate(PARTIES):
            self.write(LEFT + indent, top + 14 + row * 19, text, "roman")
        for row, font, text in ABOUT:
            self.write(330, top + 14 + row * 19, text, font)
        bottom = top + 14 + len(PARTIES) * 19
        self.rule((318, top), (318, bottom))
        self.rule((LEFT, bottom), (318, bottom))
        self.y = bottom + 28

    def footnote(self, text: str) -> None:
        self.rule((LEFT, BOTTOM + 16), (LEFT + 144, BOTTOM + 16), 0.5)
        self.write(LEFT, BOTTOM + 32, text, "roman", 10)

    def table(self, rows: tuple[tuple[str, ...], ...]) -> None:
        columns = (LEFT + 8, 292.0, RIGHT - 8)
        self.rule((LEFT, self.y - 15), (RIGHT, self.y - 15))
        for number, row in enumerate(rows):
            font = "bold" if number in (0, len(rows) - 1) else "roman"
            for x, text in zip(columns, row, strict=True):
                right = x == columns[-1]
                self.write(x - self.width(text, font, 11) if right else x, self.y, text, font, 11)
            self.rule((LEFT, self.y + 7), (RIGHT, self.y + 7), 0.8 if number in (0, len(rows) - 1) else 0.3)
            self.y += LEADING
        self.y += 10

    def link(self, text: str, target: str) -> None:
        for area in self.page.search_for(text):
            self.page.insert_link({"kind": pymupdf.LINK_URI, "from": area, "uri": target})

    def build(self) -> bytes:
        self.document.set_toc([list(entry) for entry in OUTLINE])
        self.document.set_metadata(METADATA)
        self.document.subset_fonts()
        return bytes(self.document.tobytes(garbage=4, deflate=True, no_new_id=True))


def build() -> bytes:
    """The PDF file."""
    filing = Filing()
    filing.new_page()
    filing.caption()
    for text in PAGE_1:
        filing.paragraph(text)
    filing.footnote(FOOTNOTE)
    filing.link("m.tolvald@saltbyport.example", "mailto:m.tolvald@saltbyport.example")
    filing.new_page()
    for text in PAGE_2:
        filing.paragraph(text)
    filing.link("https://www.orrinvalley.example/privacy", "https://www.orrinvalley.example/privacy?ref=tolvald")
    filing.new_page()
    filing.paragraph(PAGE_3[0])
    filing.y += 8
    filing.table(TABLE)
    for text in PAGE_3[1:]:
        filing.paragraph(text)
    filing.y += 10
    for line in SIGNATURE:
        filing.write(LEFT if line.startswith("Dated") else 300, filing.y, line, "roman", 11)
        filing.y += 17
    return filing.build()
