"""Gold documents as DOCX: real tables, headers and footers; columns as a table without lines or as a section."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import Any

import docx
from docx.enum.section import WD_SECTION
from docx.enum.text import WD_BREAK
from docx.oxml.ns import qn
from docx.shared import Pt

from tests.gold.markup import Block, Columns, Fields, GoldFile, Heading, Item, Lines, Manner, Paragraph, Position, Table
from tests.gold.style import Style, labelled

_MOMENT = (2024, 1, 1, 0, 0, 0)


def render(document: GoldFile, style: Style) -> bytes:
    """Return the file; the same bytes each time."""
    file = docx.Document()
    normal = file.styles["Normal"]
    normal.font.name, normal.font.size = style.family, Pt(style.size)
    normal.paragraph_format.space_after = Pt(6)
    section = file.sections[0]
    section.page_width, section.page_height = (Pt(length) for length in style.paper)
    for lines, place in ((document.headers, section.header), (document.footers, section.footer)):
        for number, line in enumerate(lines):
            (place.paragraphs[0] if number == 0 else place.add_paragraph()).add_run(line)
    for block in document.blocks:
        if isinstance(block, Columns) and style.second:
            _section(file, block, style)
        else:
            _add(file, block, style)
    return _repeatable(file)


def _repeatable(file: Any) -> bytes:
    """Return the bytes of the file without the time of day, which python-docx writes."""
    made, out = BytesIO(), BytesIO()
    file.save(made)
    with zipfile.ZipFile(made) as source, zipfile.ZipFile(out, "w") as target:
        for name in source.namelist():
            entry = zipfile.ZipInfo(name, _MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, source.read(name))
    return out.getvalue()


def _add(holder: Any, block: Block, style: Style) -> None:
    """Add a block to the file or to a cell."""
    match block:
        case Heading(text):
            paragraph = holder.add_paragraph(style="Heading 2")
            paragraph.add_run(text)
        case Item(text):
            holder.add_paragraph(text, style="List Bullet")
        case Table():
            _table(holder, block)
        case Fields():
            _fields(holder, block, style)
        case Lines(manner, lines):
            _lines(holder, manner, lines)
        case Columns(columns):
            _side_by_side(holder, columns, style)
        case Paragraph(lines):
            _paragraph(holder, lines)


def _lines(holder: Any, manner: Manner, lines: tuple[str, ...]) -> None:
    for line in lines:
        paragraph = holder.add_paragraph()
        paragraph.paragraph_format.space_after = Pt(0)
        run = paragraph.add_run(line)
        if manner is Manner.MONO:
            run.font.name, run.font.size = "Courier New", Pt(9)


def _side_by_side(holder: Any, columns: tuple[tuple[Block, ...], ...], style: Style) -> None:
    table = _grid(holder, 1, len(columns))
    for cell, blocks in zip(table.rows[0].cells, columns, strict=True):
        for each in blocks:
            _add(cell, each, style)
        _without_first(cell)


def _paragraph(holder: Any, lines: tuple[str, ...]) -> None:
    paragraph = holder.add_paragraph()
    for number, line in enumerate(lines):
        if number:
            paragraph.add_run().add_break()
        paragraph.add_run(line)


def _grid(holder: Any, rows: int, columns: int, *, lines: bool = False) -> Any:
    """Add a table to the file (whose `add_table` takes a style) or to a cell (whose takes none)."""
    table = holder.add_table(rows, columns)
    table.style = "Table Grid" if lines else "Normal Table"
    return table


def _without_first(cell: Any) -> None:
    """Remove the empty paragraph that a new cell has; the last paragraph of a cell must stay."""
    paragraphs = cell.paragraphs
    if len(paragraphs) > 1 and not paragraphs[0].text:
        paragraphs[0]._p.getparent().remove(paragraphs[0]._p)


def _fill(cell: Any, lines: tuple[str, ...], *, bold: bool = False) -> None:
    for number, line in enumerate(lines):
        paragraph = cell.paragraphs[0] if number == 0 else cell.add_paragraph()
        paragraph.paragraph_format.space_after = Pt(0)
        paragraph.add_run(line).bold = bold or None


def _table(holder: Any, block: Table) -> None:
    table = _grid(holder, len(block.rows), len(block.rows[0]), lines=True)
    for number, (row, cells) in enumerate(zip(table.rows, block.rows, strict=True)):
        for cell, lines in zip(row.cells, cells, strict=True):
            _fill(cell, lines, bold=block.headed and number == 0)
    holder.add_paragraph()


def _fields(holder: Any, block: Fields, style: Style) -> None:
    """Add one line of a form: a table, or a paragraph with tabs where all labels are beside their values."""
    fields = block.fields
    if not style.second and all(field.position is Position.BESIDE for field in fields):
        paragraph = holder.add_paragraph()
        for number, field in enumerate(fields):
            paragraph.add_run("\t\t" if number else "")
            paragraph.add_run(f"{labelled(field.label)} ").bold = True
            paragraph.add_run(field.value)
        return
    width = sum(2 if field.position is Position.BESIDE else 1 for field in fields)
    table = _grid(holder, 1, width, lines=style.second)
    cells = iter(table.rows[0].cells)
    for field in fields:
        match field.position:
            case Position.BESIDE:
                _fill(next(cells), (field.label,), bold=True)
                _fill(next(cells), (field.value,))
            case Position.ABOVE:
                _fill(next(cells), (field.label, field.value))
            case Position.BELOW:
                _fill(next(cells), (field.value, field.label))
    if style.second:
        holder.add_paragraph().paragraph_format.space_after = Pt(0)


def _section(file: Any, block: Columns, style: Style) -> None:
    """Add a section with real columns, then go on with one column."""
    file.add_section(WD_SECTION.CONTINUOUS)
    for number, blocks in enumerate(block.columns):
        if number:
            file.add_paragraph().add_run().add_break(WD_BREAK.COLUMN)
        for each in blocks:
            _add(file, each, style)
    _columns(file.sections[-1], len(block.columns))
    _columns(file.add_section(WD_SECTION.CONTINUOUS), 1)


def _columns(section: Any, number: int) -> None:
    columns = section._sectPr.find(qn("w:cols"))
    if columns is None:
        columns = section._sectPr.makeelement(qn("w:cols"), {})
        section._sectPr.append(columns)
    columns.set(qn("w:num"), str(number))
