"""Spells content out in the ways that MuPDF rewrites without moving text (threat F2).

Each of them was found by comparing glyph origins before and after a redaction with MuPDF 1.28.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal

import pikepdf
from pikepdf import ContentStreamInlineImage, ContentStreamInstruction, Operator

Instruction = ContentStreamInstruction | ContentStreamInlineImage

# The text state that forms begin with. It should be the initial one (ISO 32000-1, table 104), but MuPDF leaves those
# values out when it rewrites a form, which then takes over the state of its page, and its text moves. Hence almost.
_TEXT_STATE = {"Tc": Decimal("0.00001"), "Tw": Decimal("0.00001"), "Tz": Decimal("99.999"), "Ts": Decimal("0.00001")}

# A step that MuPDF does not take for none; some thousandths of a point at usual sizes.
_NUDGE = Decimal("0.0001")


def with_plain_moves(instructions: Iterable[Instruction]) -> Iterator[Instruction]:
    """Every step to the next line as a distance, since MuPDF loses the leading (TL), and no step back to the very
    beginning of a line, as text printed twice makes it: MuPDF leaves that out.
    """
    return _without_steps_back(_with_distances(instructions))


def _with_distances(instructions: Iterable[Instruction]) -> Iterator[Instruction]:
    leading: list[Decimal] = [Decimal(0)]  # of each open q
    for instruction in instructions:
        match str(instruction.operator), list(instruction.operands):
            case "TL", [distance]:
                leading[-1] = _number(distance)
            case "TD", [right, up]:
                leading[-1] = -_number(up)
                yield _instruction("Td", right, up)
            case (("T*" | "'" | '"'), operands):
                if len(operands) == 3:
                    yield from (_instruction("Tw", operands[0]), _instruction("Tc", operands[1]))
                yield _instruction("Td", 0, -leading[-1])
                if operands:
                    yield _instruction("Tj", operands[-1])
            case operator, _:
                if operator == "q":
                    leading.append(leading[-1])
                elif operator == "Q":
                    leading = leading[:-1] or leading
                yield instruction


def _without_steps_back(instructions: Iterable[Instruction]) -> Iterator[Instruction]:
    matrix: list[pikepdf.Object] = []  # the last one set, while no step followed
    for instruction in instructions:
        match str(instruction.operator), list(instruction.operands):
            case "Td", [right, up]:
                is_none = _number(right) == 0 and _number(up) == 0
                yield _instruction("Td", _NUDGE, 0) if is_none else instruction
                matrix = []
            case "Tm", [a, b, c, d, x, y] as operands if operands == matrix:
                yield _instruction("Tm", a, b, c, d, _number(x) + 10 * _NUDGE, y)
                matrix = []
            case operator, operands:
                if operator in ("BT", "Tm"):
                    matrix = operands
                yield instruction


def with_own_text_state(instructions: Iterable[Instruction]) -> Iterator[Instruction]:
    """A form that sets the text state it begins with."""
    for operator, value in _TEXT_STATE.items():
        yield _instruction(operator, value)
    for instruction in instructions:
        almost = _TEXT_STATE.get(str(instruction.operator))
        if almost is not None and list(instruction.operands) == [round(almost)]:
            yield ContentStreamInstruction([almost], instruction.operator)
        else:
            yield instruction


def _number(value: object) -> Decimal:
    return Decimal(str(value))


def _instruction(operator: str, *operands: pikepdf.Object | int | Decimal) -> ContentStreamInstruction:
    return ContentStreamInstruction(operands, Operator(operator))
