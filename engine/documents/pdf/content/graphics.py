"""Graphics state, paths and shown text: the data of the content stream interpreter (ISO 32000-1, 8.4 and 9.3)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from decimal import Decimal

import pikepdf
from pikepdf import ContentStreamInlineImage, ContentStreamInstruction, Dictionary, Matrix, Operator

from engine.documents.pdf.content.dashes import UNBROKEN, Dashes
from engine.documents.pdf.content.metrics import Metrics
from engine.documents.pdf.geometry import Area

Instruction = ContentStreamInstruction | ContentStreamInlineImage

_INVISIBLE = (3, 7)  # text rendering modes: neither filled nor stroked


def instruction(operator: str, *operands: pikepdf.Object | Decimal) -> ContentStreamInstruction:
    """Return an instruction with this operator and these operands."""
    return ContentStreamInstruction(operands, Operator(operator))


@dataclass(slots=True)
class State:
    """The graphics state, with the initial values of ISO 32000-1, tables 52 and 104.

    `matrix` maps user space to the page, `scale` is 1 for 100 %, and `pattern` holds the operands that selected one.
    `name`: the font's name in the resources, None if a graphics state dictionary set it; `clip`: a box around the
    clipping area; `dashes`: those of the original, `dashes_set`: those of what was written so far.
    """

    matrix: Matrix
    font: Metrics | None = None
    name: pikepdf.Object | None = None
    size: float = 0.0
    spacing: float = 0.0
    word_spacing: float = 0.0
    scale: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0
    pattern: tuple[pikepdf.Object, ...] = ()
    dashes: Dashes = UNBROKEN
    dashes_set: Dashes = UNBROKEN
    clip: Area | None = None

    @property
    def shows(self) -> bool:
        """Return whether text is visible in this rendering mode."""
        return self.mode not in _INVISIBLE

    def copy(self, matrix: Matrix | None = None) -> State:
        """Return a copy, with another matrix if one is given."""
        return replace(self, matrix=self.matrix if matrix is None else matrix)


@dataclass(slots=True)
class Subpath:
    """One part of a path, with the coordinates of all its points."""

    instructions: list[Instruction] = field(default_factory=list)
    xs: list[float] = field(default_factory=list)
    ys: list[float] = field(default_factory=list)

    @property
    def extent(self) -> Area | None:
        """The box around all points, None without any."""
        return Area(min(self.xs), min(self.ys), max(self.xs), max(self.ys)) if self.xs else None


def matrix_of(numbers: pikepdf.Object | list[pikepdf.Object] | None) -> Matrix:
    """Return the matrix of six operands, or of the entry /Matrix of a form or pattern, which may be missing.

    Raises:
        ValueError, TypeError: they are not six numbers.
    """
    if numbers is None:
        return Matrix()
    a, b, c, d, e, f = (float(each) for each in numbers)
    return Matrix(a, b, c, d, e, f)


def mapped(matrix: Matrix, area: Area) -> Area:
    """Return the smallest upright area around a mapped one."""
    corners = [matrix.transform((x, y)) for x in (area.left, area.right) for y in (area.bottom, area.top)]
    xs, ys = zip(*corners, strict=True)
    return Area(min(xs), min(ys), max(xs), max(ys))


def copied(dictionary: pikepdf.Object) -> pikepdf.Dictionary:
    """Return a shallow copy of a dictionary."""
    return Dictionary(dict(dictionary.items()))


# Text as operators of a content stream show it, glyph by glyph, before its final place is decided.


@dataclass(slots=True)
class PrintedGlyph:
    """A glyph on a line that runs along the page, in the coordinates of the page's content stream.

    Attributes:
        advance: its own width, without letter and word spacing.
        size: of the font.
        cover: the number of the cover that masks it; None if it stays.
        blank: it is a space.
        to: its new place along a reflowed line; None if it does not move.
    """

    code: bytes = field(repr=False)
    x: float
    y: float
    advance: float
    size: float
    cover: int | None
    blank: bool
    to: float | None = None

    @property
    def end(self) -> float:
        """The coordinate at which the glyph ends on its line."""
        return self.x + self.advance


@dataclass(slots=True)
class ShownText:
    """The text that one operator shows.

    Attributes:
        exact: instructions that show the remaining text in its original place.
        left: the remaining text as an operand of Tj or TJ, from `pen` on.
        state: the graphics state in which it is shown.
        pen: the text matrix at its beginning.
        glyphs: glyphs near masked text; none on a line that does not run along the page.
    """

    exact: tuple[Instruction, ...]
    left: pikepdf.Object = field(repr=False)
    state: State
    pen: Matrix
    glyphs: tuple[PrintedGlyph, ...] = ()


Item = Instruction | ShownText
