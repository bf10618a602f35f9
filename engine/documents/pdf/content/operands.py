"""Reduce content stream instructions to the operands that their operators take (ISO 32000-1, annex A).

Extra operands before them draw nothing and may hold anything: a string, a dictionary, a name that no resource has.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pikepdf
from pikepdf import Array, ContentStreamInstruction, Name, String

Operands = list[pikepdf.Object]
_Kind = Callable[[pikepdf.Object], bool]

_INTENTS = {"/AbsoluteColorimetric", "/RelativeColorimetric", "/Saturation", "/Perceptual"}
_COLOURS = ("sc", "SC", "scn", "SCN")


def as_decimal(value: float) -> Decimal:
    """Return a number as content streams hold it: with digits after a point, never with an exponent."""
    return Decimal(f"{value:.5f}")


def is_plain(value: object) -> bool:
    """Return whether a value is a number or a boolean."""
    return isinstance(value, int | float | Decimal)


def is_number(value: object) -> bool:
    """Return whether a value is a number and not a boolean."""
    return is_plain(value) and not isinstance(value, bool)


def _is_name(value: pikepdf.Object) -> bool:
    return isinstance(value, Name)


def _is_string(value: pikepdf.Object) -> bool:
    return isinstance(value, String)


def _is_array(value: pikepdf.Object) -> bool:
    return isinstance(value, Array)


def _is_intent(value: pikepdf.Object) -> bool:
    return _is_name(value) and str(value) in _INTENTS


def _numbers(count: int, operators: str) -> dict[str, tuple[_Kind, ...]]:
    return dict.fromkeys(operators.split(), (is_number,) * count)


_TAKEN: dict[str, tuple[_Kind, ...]] = {
    **_numbers(0, "q Q h n W W* f F f* B B* b b* S s BT ET T*"),
    **_numbers(1, "w J j M i g G Tc Tw Tz TL Tr Ts"),
    **_numbers(2, "m l Td TD d0"),
    **_numbers(3, "rg RG"),
    **_numbers(4, "k K v y re"),
    **_numbers(6, "cm c Tm d1"),
    **dict.fromkeys("gs cs CS sh Do".split(), (_is_name,)),
    "ri": (_is_intent,),
    "d": (_is_array, is_number),
    "Tf": (_is_name, is_number),
    "Tj": (_is_string,),
    "'": (_is_string,),
    '"': (is_number, is_number, _is_string),
    "TJ": (_is_array,),
}


def with_own_operands(instruction: ContentStreamInstruction) -> ContentStreamInstruction | None:
    """Return an instruction with only the last operands that it takes; None if one that is no number is missing.

    With too few numbers it keeps those that it has: viewers differ in how they handle that.
    """
    operator, operands = str(instruction.operator), list(instruction.operands)
    if operator in _COLOURS:
        taken: Operands | None = [each for each in operands if is_number(each)]
        if operator.endswith("n") and operands and _is_name(operands[-1]):
            taken = [*(taken or ()), operands[-1]]
    else:
        taken = _taken(operands, _TAKEN[operator])
    if taken is None:
        return None
    if len(taken) == len(operands) and not any(map(_is_array, taken)):
        return instruction
    return ContentStreamInstruction([_plain(each, operator) for each in taken], instruction.operator)


def _taken(operands: Operands, kinds: tuple[_Kind, ...]) -> Operands | None:
    last = operands[len(operands) - len(kinds) :] if len(operands) >= len(kinds) else operands
    if len(last) == len(kinds) and all(kind(each) for kind, each in zip(kinds, last, strict=True)):
        return last
    if all(kind is is_number for kind in kinds):
        return [each for each in operands if is_number(each)][: len(kinds)]
    return None


def _plain(value: pikepdf.Object, operator: str) -> pikepdf.Object:
    """Return a value; of an array only the items that the operator uses."""
    if not isinstance(value, Array):
        return value
    return Array([each for each in value if is_number(each) or (operator == "TJ" and isinstance(each, String))])
