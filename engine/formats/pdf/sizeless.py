"""Takes text out of content streams that has no size: nobody sees it, and some readers print it (threat P01).

The size is a product of what the stream sets itself; what surrounds a form counts as 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from decimal import Decimal

import pikepdf
from pikepdf import Array, ContentStreamInstruction, Dictionary, Operator, String

from engine.formats.pdf.graphics import Instruction
from engine.formats.pdf.metrics import metrics

_SHOWS = frozenset("Tj TJ ' \"".split())
_LEAST = 1e-9  # square units of the stream; MuPDF reads the text of 0.0005 points
_THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class _State:
    """The part of the graphics state that the size of text depends on. `area`: by which the matrix multiplies areas;
    `unit`: the same of a Type 3 font's own matrix, as far as it is unusual.
    """

    area: float = 1.0
    name: pikepdf.Object | None = None
    size: float = 1.0
    scale: float = 1.0
    unit: float = 1.0
    spacing: float = 0.0
    word_spacing: float = 0.0


@dataclass(slots=True)
class Sizes:
    """Follows one content stream. `removed` counts the text operators that lost their text."""

    fonts: pikepdf.Object
    removed: int = 0
    _now: _State = field(default_factory=_State)
    _saved: list[_State] = field(default_factory=list)
    _text: float = 1.0

    def visible(self, instructions: Iterable[Instruction]) -> Iterator[Instruction]:
        """Yield the instructions, without the strings that they show in no size."""
        for each in instructions:
            operator = str(each.operator)
            if operator in _SHOWS and self._is_sizeless():
                yield from self._unshown(operator, list(each.operands))
                continue
            self._follow(operator, each)
            yield each

    def _is_sizeless(self) -> bool:
        now = self._now
        return abs(now.area * self._text * now.size * now.size * now.scale * now.unit) < _LEAST

    def _follow(self, operator: str, each: Instruction) -> None:
        if operator == "q":
            self._saved.append(self._now)
        elif operator == "Q":
            self._now = self._saved.pop() if self._saved else self._now
        elif operator == "BT":
            self._text = 1.0
        elif operator in ("cm", "Tm", "Tf", "Tz", "Tc", "Tw", '"'):
            self._set(operator, list(each.operands))

    def _set(self, operator: str, operands: list[pikepdf.Object]) -> None:
        match operator, operands:
            case "cm", [a, b, c, d, _, _]:
                self._now = replace(self._now, area=self._now.area * _area(a, b, c, d))
            case "Tm", [a, b, c, d, _, _]:
                self._text = _area(a, b, c, d)
            case "Tf", [name, size]:
                self._now = replace(self._now, name=name, size=float(size), unit=_unit(self.fonts.get(str(name))))
            case "Tz", [scale]:
                self._now = replace(self._now, scale=float(scale) / 100)
            case "Tc", [number]:
                self._now = replace(self._now, spacing=float(number))
            case "Tw", [number]:
                self._now = replace(self._now, word_spacing=float(number))
            case '"', [words, letters, _]:
                self._now = replace(self._now, word_spacing=float(words), spacing=float(letters))

    def _unshown(self, operator: str, operands: list[pikepdf.Object]) -> Iterator[Instruction]:
        """What else the operator does, and how far the pen moves by spacing alone."""
        if operator == '"':
            self._set(operator, operands)
            yield _instruction("Tw", operands[0])
            yield _instruction("Tc", operands[1])
        if operator in ("'", '"'):
            yield _instruction("T*")
        shown = operands[-1] if operands else String("")
        pieces = list(shown) if isinstance(shown, Array) else [shown]
        codes = b"".join(bytes(each) for each in pieces if isinstance(each, String))
        self.removed += bool(codes)
        yield from self._moved(codes)

    def _moved(self, codes: bytes) -> Iterator[Instruction]:
        now = self._now
        if now.size or now.name is None or not (now.spacing or now.word_spacing):
            return  # in a matrix or at a scale of 0 no distance counts
        font = self.fonts.get(str(now.name))
        try:
            glyphs = list(metrics(font).map.codes(codes)) if isinstance(font, Dictionary) else []
        except (ValueError, TypeError, KeyError, AttributeError, IndexError, pikepdf.PdfError):
            return
        right = len(glyphs) * now.spacing + sum(each == b" " for each in glyphs) * now.word_spacing
        yield _instruction("Tf", now.name, Decimal(1))
        yield _instruction("TJ", Array([Decimal(f"{-_THOUSAND * right:.3f}")]))
        yield _instruction("Tf", now.name, Decimal(0))


def _instruction(operator: str, *operands: pikepdf.Object | Decimal) -> ContentStreamInstruction:
    return ContentStreamInstruction(operands, Operator(operator))


def _area(a: pikepdf.Object, b: pikepdf.Object, c: pikepdf.Object, d: pikepdf.Object) -> float:
    return float(a) * float(d) - float(b) * float(c)


def _unit(font: pikepdf.Object | None) -> float:
    if not isinstance(font, Dictionary) or font.get("/Subtype") != "/Type3":
        return 1.0
    numbers = font.get("/FontMatrix")
    if not isinstance(numbers, Array) or len(numbers) != 6:
        return 1.0
    a, b, c, d, *_ = numbers
    return _area(a, b, c, d) * _THOUSAND**2
