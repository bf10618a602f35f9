"""Keeps text in place where MuPDF would move it.

In place of removed glyphs MuPDF writes their width just before the next glyph that stays, in thousandths of the font
size times the horizontal scale. Where one of the two changes in between, the width is wrong, and the rest of the line
moves (threat F2; scans with invisible text change the scale at every word). An anchor is a space without width, far
below the page, in front of each such change: MuPDF writes the width before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal

import pikepdf
from pikepdf import Array, ContentStreamInlineImage, ContentStreamInstruction, Dictionary, Name, Operator, String

_FONT = Name("/SableAnchor")
_FAR_BELOW = -100000
_SHOWS = frozenset({"Tj", "TJ"})
_MOVES = frozenset({"Td", "Tm", "BT"})

_Instruction = ContentStreamInstruction | ContentStreamInlineImage
_Operand = pikepdf.Object | int | Decimal


@dataclass(frozen=True, slots=True)
class _State:
    font: pikepdf.Object | None = None
    size: Decimal = Decimal(0)
    rise: Decimal = Decimal(0)


def add_anchors(pdf: pikepdf.Pdf, numbers: Iterable[int]) -> None:
    """Put anchors into the content of these pages, which was cleaned before."""
    font = pdf.make_indirect(
        Dictionary(
            Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, FirstChar=32, LastChar=32, Widths=Array([0])
        )
    )
    for number in numbers:
        page = pdf.pages[number]
        before = pikepdf.parse_content_stream(page)
        after = list(_anchored(before))
        if len(after) > len(before):
            page.obj["/Contents"] = pdf.make_stream(pikepdf.unparse_content_stream(after))
            page.add_resource(font, Name.Font, _FONT)


def remove_anchors(pdf: pikepdf.Pdf, numbers: Iterable[int]) -> None:
    """Take them out again after the redaction."""
    for number in numbers:
        page = pdf.pages[number]
        if _FONT in page.resources.get("/Font", Dictionary()):
            after = list(_without_anchors(pikepdf.parse_content_stream(page)))
            page.obj["/Contents"] = pdf.make_stream(pikepdf.unparse_content_stream(after))


def _anchored(instructions: Iterable[_Instruction]) -> Iterator[_Instruction]:
    states = [_State()]
    shown = False
    for instruction in instructions:
        operator, operands = str(instruction.operator), list(instruction.operands)
        state = states[-1]
        match operator, operands:
            case "Tf", [font, size]:
                if shown and _number(size) != state.size:
                    yield from _anchor(state)
                states[-1] = replace(state, font=font, size=_number(size))
            case "Tz", _ if shown:
                yield from _anchor(state)
                yield _instruction("Tf", state.font or _FONT, state.size)
            case "Ts", [rise]:
                states[-1] = replace(state, rise=_number(rise))
            case "q", _:
                states.append(state)
            case "Q", _:
                states = states[:-1] or states
        shown = operator in _SHOWS or (shown and operator not in _MOVES)
        yield instruction


def _anchor(state: _State) -> Iterator[_Instruction]:
    yield _instruction("Tf", _FONT, state.size)
    yield _instruction("Ts", _FAR_BELOW)
    yield _instruction("Tj", String(" "))
    yield _instruction("Ts", state.rise)


def _without_anchors(instructions: Iterable[_Instruction]) -> Iterator[_Instruction]:
    """Widths that stand in for removed glyphs stay, also under the anchors' font."""
    is_anchor = False
    for instruction in instructions:
        operator = str(instruction.operator)
        if operator == "Tf":
            is_anchor = instruction.operands[0] == _FONT
        if not (is_anchor and operator == "Tj"):
            yield instruction


def _number(value: object) -> Decimal:
    return Decimal(str(value))


def _instruction(operator: str, *operands: _Operand) -> ContentStreamInstruction:
    return ContentStreamInstruction(operands, Operator(operator))
