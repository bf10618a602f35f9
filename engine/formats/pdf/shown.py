"""Text as operators of a content stream show it, glyph by glyph, before it is decided where it will stand."""

from __future__ import annotations

from dataclasses import dataclass, field

import pikepdf
from pikepdf import Matrix

from engine.formats.pdf.graphics import Instruction, State


@dataclass(slots=True)
class Printed:
    """A glyph on a line that runs along the page, in the coordinates of the page's content stream.

    Attributes:
        advance: its own, without the spacing of letters and words.
        size: of the font.
        cover: the number of the cover that it goes with; None for one that stays.
        blank: it is a space.
        to: where it is set anew, along the line; None where it stays as it is.
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
        return self.x + self.advance


@dataclass(slots=True)
class Shown:
    """What one operator shows.

    Attributes:
        exact: the instructions that show what is left of it in its place.
        left: the same as an operand of Tj or TJ, from `pen` on.
        state: in which it is shown.
        glyphs: those near masked text; none of a line that does not run along the page.
    """

    exact: tuple[Instruction, ...]
    left: pikepdf.Object = field(repr=False)
    state: State
    pen: Matrix
    glyphs: tuple[Printed, ...] = ()


Item = Instruction | Shown
