"""Erase codes from text operators of content streams, and rewrite the text of reflowed lines.

Erased codes are replaced by an adjustment, so that other text keeps its origin (threats P01, P04, L02). Reflowed text
gets its own place and state for each operator (threat P20): operators that moved the pen before it, stretched its
spaces or clipped it to its width would still reveal the width of the masked text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from math import hypot

import pikepdf
from pikepdf import Array, Matrix, Object, String

from engine.core.types import Direction, Point
from engine.documents.pdf.content.graphics import (
    Instruction,
    Item,
    PrintedGlyph,
    ShownText,
    State,
    instruction,
    matrix_of,
)
from engine.documents.pdf.content.metrics import Metrics
from engine.documents.pdf.content.operands import Operands
from engine.documents.pdf.content.operators import PAINTS
from engine.documents.pdf.geometry import Area
from engine.documents.pdf.redact.follow import Content, Handler
from engine.documents.pdf.redact.targets import is_blank

_CORE_ALONG, _CORE_ABOVE = (0.1, 0.9), (0.1, 0.5)  # of a letter's advance, and of its size above the line
_CLIPS = 4  # text rendering modes from this one on clip later drawing
_PLACES = frozenset("Td TD T* Tm TL".split())
# Operators of the text state, and the number of `State` that each sets, with its unit.
_NUMBERS = {
    "Tc": ("spacing", 1),
    "Tw": ("word_spacing", 1),
    "Tz": ("scale", 100),
    "Ts": ("rise", 1),
    "Tr": ("mode", 1),
}
_STATE = frozenset({"Tf", *_NUMBERS})


@dataclass(slots=True)
class _Stream:
    """A stream being written. `states`, `begun`, `painted`: one value per open q; `text`: index of the last BT."""

    written: list[Instruction] = field(default_factory=list)
    states: list[dict[str, object]] = field(default_factory=lambda: [{}])
    begun: list[int] = field(default_factory=list)
    painted: list[bool] = field(default_factory=lambda: [False])
    text: int = 0

    def add(self, each: Instruction) -> None:
        operator = str(each.operator)
        if operator == "q":
            self.begun.append(len(self.written))
            self.states.append(dict(self.states[-1]))
            self.painted.append(False)
        elif operator == "BT":
            self.text = len(self.written)
        self.written.append(each)
        if operator == "Q" and self.begun:
            self._close()
        elif operator == "ET":
            self._end_text()
        elif operator in PAINTS:
            self.painted[-1] = True

    def _close(self) -> None:
        """Drop a pair of q and Q that painted nothing: it only held places or clipping paths of removed text."""
        start, painted = self.begun.pop(), self.painted.pop()
        self.states.pop()
        if not painted:
            del self.written[start:]
        self.painted[-1] |= painted

    def _end_text(self) -> None:
        if not any(str(each.operator) in ("Tj", "TJ") for each in self.written[self.text :]):
            del self.written[-1], self.written[self.text]

    def show(self, state: State, pen: Matrix, shown: Object, *, spaced: bool) -> None:
        """Write one string or array at its own place. `spaced`: with the letter and word spacing of the state."""
        now, wanted = self.states[-1], _wanted(state, spaced=spaced)
        for operator, operands in wanted.items():
            if now.get(operator) != operands:
                self.written.append(instruction(operator, *operands))
        now.update(wanted)
        self.written.append(instruction("Tm", *(_number(each) for each in pen.shorthand)))
        self.written.append(instruction("TJ" if isinstance(shown, Array) else "Tj", shown))
        self.painted[-1] = True


def retyped(items: Iterable[Item]) -> list[Instruction]:
    """Return the instructions of a stream with reflowed lines; masked glyphs leave no trace."""
    stream = _Stream()
    for item in items:
        if isinstance(item, ShownText):
            _retype(stream, item)
        elif str(item.operator) not in _PLACES | _STATE:
            stream.add(item)
    return stream.written


def _retype(stream: _Stream, shown: ShownText) -> None:
    if shown.state.font is None:
        return
    if not any(glyph.to is not None for glyph in shown.glyphs):
        if not shown.glyphs or any(glyph.cover is None for glyph in shown.glyphs):
            stream.show(shown.state, shown.pen, shown.left, spaced=True)
        return
    kept = [glyph for glyph in shown.glyphs if glyph.cover is None]
    stream.show(shown.state, _pen(shown, kept[0]), Array(_array(shown, kept)), spaced=False)


def _pen(shown: ShownText, first: PrintedGlyph) -> Matrix:
    """Return the text matrix that sets a glyph at its place."""
    a, b, c, d, _, up = shown.pen.shorthand
    matrix = shown.state.matrix
    return Matrix(a, b, c, d, (_place(first) - matrix.e) / matrix.a, up)


def _array(shown: ShownText, glyphs: list[PrintedGlyph]) -> Iterator[String | Decimal]:
    """Yield the codes of glyphs on one line, and pen adjustments between them as in a TJ array."""
    size = shown.state.size * shown.pen.a * shown.state.matrix.a * shown.state.scale / 1000
    codes = bytearray()
    pen = _place(glyphs[0])
    for glyph in glyphs:
        gap = round((pen - _place(glyph)) / size, 3)
        if gap:
            yield String(bytes(codes))
            yield Decimal(f"{gap:.3f}")
            codes.clear()
        codes += glyph.code
        pen += glyph.advance - gap * size
    yield String(bytes(codes))


def _place(glyph: PrintedGlyph) -> float:
    return glyph.x if glyph.to is None else glyph.to


def _wanted(state: State, *, spaced: bool) -> dict[str, tuple[Object | Decimal, ...]]:
    """Return the operators that set a text state, with their operands."""
    wanted: dict[str, tuple[Object | Decimal, ...]] = {}
    if state.name is not None:
        wanted["Tf"] = state.name, _number(state.size)
    for operator, (name, unit) in _NUMBERS.items():
        is_space = operator in ("Tc", "Tw")
        wanted[operator] = (_number(0 if is_space and not spaced else unit * getattr(state, name)),)
    return wanted


def _number(value: float) -> Decimal:
    return Decimal(f"{value:.5f}").normalize() + 0


# Masked codes are removed from the strings that a content stream shows (threats P01, P04, L02). An adjustment in a TJ
# array replaces their advance, so that the text after them keeps its origin; lines to be reflowed (`even`, `retyped`)
# are collected glyph by glyph.


class _Line:
    """The position of the pen on a line of text (ISO 32000-1, 9.4.4)."""

    def __init__(self, state: State, pen: Matrix, *, vertical: bool) -> None:
        on_page = pen @ state.matrix
        self._vertical = vertical
        self._scale = 1 if vertical else state.scale
        self._right = on_page.a, on_page.b
        self._up = on_page.c, on_page.d
        self._x = on_page.e + state.rise * on_page.c
        self._y = on_page.f + state.rise * on_page.d
        self._wide, self._high = state.size * state.scale, state.size
        self._along = 0.0
        self.size = abs(state.size) * hypot(on_page.c, on_page.d)

    @property
    def height(self) -> float | None:
        """The height on the page of a line that runs along it; None for other lines."""
        return self._y if not self._vertical and not self._right[1] else None

    @property
    def is_upright(self) -> bool:
        """Return whether the line runs from left to right, with letters neither slanted nor upside down."""
        return self.height is not None and self._wide * self._right[0] > 0 and not self._up[0] and self._up[1] > 0

    @property
    def direction(self) -> Direction | None:
        """The direction on the page in which a horizontal font is written, a unit vector; None for other fonts."""
        length = hypot(*self._right)
        if self._vertical or not length or not self._wide:
            return None
        sign = 1 if self._wide > 0 else -1
        return sign * self._right[0] / length, sign * self._right[1] / length

    def length(self, advance: float) -> float:
        """Return the length on the page of an advance in sizes of the font."""
        return advance * abs(self._wide) * hypot(*self._right)

    def width(self, advance: float) -> float:
        """Return the width on the page of an advance in sizes of the font."""
        return advance * self._wide * self._right[0]

    def origin(self, right: float, up: float) -> Point:
        """Return the origin on the page of a glyph at this offset from the pen, in sizes of the font."""
        right, up = right * self._wide, up * self._high
        if self._vertical:
            up += self._along
        else:
            right += self._along
        return (
            self._x + right * self._right[0] + up * self._up[0],
            self._y + right * self._right[1] + up * self._up[1],
        )

    def core(self, x: float, y: float, advance: float) -> Area | None:
        """Return the middle of a small letter with this origin on the page, or None for vertical writing."""
        if self.direction is None:
            return None
        (right, up), long = self.direction, self.length(advance)
        corners = [
            (x + along * long * right - above * self.size * up, y + along * long * up + above * self.size * right)
            for along in _CORE_ALONG
            for above in _CORE_ABOVE
        ]
        xs, ys = zip(*corners, strict=True)
        return Area(min(xs), min(ys), max(xs), max(ys))

    def advance(self, step: float) -> None:
        self._along += step * self._scale

    def adjust(self, adjustment: float) -> None:
        """Move the pen by a number of a TJ array."""
        self.advance(-adjustment / 1000 * self._high)

    def pen_after(self, pen: Matrix) -> Matrix:
        along = (0, self._along) if self._vertical else (self._along, 0)
        return Matrix(1, 0, 0, 1, *along) @ pen


class _Left:
    """The remaining parts of a shown string: codes, and adjustments that replace removed ones."""

    def __init__(self) -> None:
        self.lost = self.kept = False
        self._parts: list[String | Decimal] = []
        self._codes = bytearray()
        self._gap = 0.0

    def keep(self, code: bytes) -> None:
        self.kept = True
        if self._gap:
            self._parts.append(Decimal(f"{self._gap:.3f}"))
            self._gap = 0.0
        self._codes += code

    def adjust(self, adjustment: float) -> None:
        if self._codes:
            self._parts.append(String(bytes(self._codes)))
            self._codes.clear()
        self._gap += adjustment

    def lose(self, adjustment: float) -> None:
        self.lost = True
        self.adjust(adjustment)

    def array(self) -> Array:
        self.adjust(0)
        return Array([*self._parts, Decimal(f"{self._gap:.3f}")])


def _begin_text(content: Content, _: Instruction, __: Operands) -> None:
    content.line = content.pen = Matrix()
    content.clipping = None


def _end_text(content: Content, each: Instruction, _: Operands) -> list[Item] | None:
    """Clip everything away where all glyphs that clipped are removed: what they clipped would fill the page."""
    if content.clipping is not False:
        return None
    return [each, instruction("re", *[Decimal(0)] * 4), instruction("W"), instruction("n")]


def _set_font(content: Content, _: Instruction, operands: Operands) -> None:
    name, size = operands
    content.state.font = content.metrics_of(content.find("/Font", name))
    content.state.name, content.state.size = name, float(size)


def _move(content: Content, _: Instruction, operands: Operands) -> None:
    _next_line(content, *map(float, operands))


def _move_and_lead(content: Content, _: Instruction, operands: Operands) -> None:
    right, up = map(float, operands)
    content.state.leading = -up
    _next_line(content, right, up)


def _set_matrix(content: Content, _: Instruction, operands: Operands) -> None:
    content.line = content.pen = matrix_of(operands)


def _lead(content: Content, _: Instruction, __: Operands) -> None:
    _next_line(content, 0, -content.state.leading)


def _next_line(content: Content, right: float, up: float) -> None:
    content.line = content.pen = Matrix(1, 0, 0, 1, right, up) @ content.line


def _show(content: Content, each: Instruction, operands: Operands) -> list[Item] | None:
    return _shown(content, each, operands[0])


def _lead_and_show(content: Content, each: Instruction, operands: Operands) -> list[Item] | None:
    _lead(content, each, operands)
    return _shown(content, each, operands[0], instruction("T*"))


def _space_lead_and_show(content: Content, each: Instruction, operands: Operands) -> list[Item] | None:
    words, letters, shown = operands
    content.state.word_spacing, content.state.spacing = float(words), float(letters)
    _lead(content, each, operands)
    before = instruction("Tw", words), instruction("Tc", letters), instruction("T*")
    return _shown(content, each, shown, *before)


def _shown(content: Content, each: Instruction, operand: pikepdf.Object, *before: Instruction) -> list[Item] | None:
    """Return instructions that show the remaining text, or None if nothing is masked.

    `before`: instructions for what the operator does before it shows text.
    """
    state, pen = content.state, content.pen
    glyphs: list[PrintedGlyph] = []
    left = _left(content, operand, glyphs)
    exact = (each,) if left is None else (*before, instruction("TJ", left))
    if content.collects:
        return [ShownText(exact, operand if left is None else left, state.copy(), pen, tuple(glyphs))]
    return None if left is None else list(exact)


def _left(content: Content, operand: pikepdf.Object, glyphs: list[PrintedGlyph]) -> Array | None:
    """Return the rest of a shown operand, or None if nothing is masked; add its glyphs to `glyphs` if collected."""
    state = content.state
    if state.font is None:
        return None
    along, left = _Line(state, content.pen, vertical=state.font.vertical), _Left()
    pieces = operand if isinstance(operand, Array) else [operand]
    collects = content.collects and along.is_upright
    beneath = not state.shows and bool(content.target.painted.areas)
    if along.height is not None and not content.target.may_take(along.height) and not beneath:
        content.clipping = state.mode >= _CLIPS or content.clipping
        _pass_over(pieces, along, state, state.font)
        content.pen = along.pen_after(content.pen)
        return None
    for piece in pieces:
        if not isinstance(piece, String):
            left.adjust(float(piece))
            along.adjust(float(piece))
            continue
        for glyph in state.font.glyphs(bytes(piece)):
            step = glyph.advance * state.size + state.spacing + (state.word_spacing if glyph.code == b" " else 0)
            x, y = along.origin(glyph.right, glyph.up)
            found = content.target.around(x, y)
            taken = content.target.takes(x, y, along.size, found, visible=state.shows)
            cover = _hiding(content, along.core(x, y, glyph.advance)) if taken is None and beneath else taken
            if collects:
                width = along.width(glyph.advance)
                glyphs.append(PrintedGlyph(glyph.code, x, y, width, along.size, cover, is_blank(found)))
            if cover is not None:
                state.font.lost.add(glyph.code)
                if along.direction is not None and taken is not None:
                    start = x * along.direction[0] + y * along.direction[1]
                    end = start + along.length(glyph.advance)
                    content.target.note(cover, state.font.face, along.size, along.direction, start, end)
                left.lose(-1000 * step / state.size if state.size else 0)
            else:
                left.keep(glyph.code)
            along.advance(step)
    content.pen = along.pen_after(content.pen)
    _note_clip(content, left)
    if not left.lost:
        return None
    content.changed = True
    return left.array()


def _hiding(content: Content, core: Area | None) -> int | None:
    """Return the cover whose box hides an invisible letter: it would be text that the page does not show any more."""
    return next(iter(content.target.bare.holding(core)), None) if core else None


def _note_clip(content: Content, left: _Left) -> None:
    if content.state.mode >= _CLIPS and (left.lost or left.kept):
        content.clipping = left.kept or bool(content.clipping)


def _pass_over(pieces: Iterable[pikepdf.Object], along: _Line, state: State, font: Metrics) -> None:
    """Advance the pen over a line that loses nothing, whose end alone matters."""
    for piece in pieces:
        if isinstance(piece, String):
            along.advance(_length(state, font, bytes(piece)))
        else:
            along.adjust(float(piece))


def _length(state: State, font: Metrics, shown: bytes) -> float:
    """Return how far a string moves the pen, before scaling."""
    glyphs = list(font.glyphs(shown))
    words = sum(glyph.code == b" " for glyph in glyphs) * state.word_spacing if state.word_spacing else 0
    return sum(glyph.advance for glyph in glyphs) * state.size + len(glyphs) * state.spacing + words


def _set(name: str, factor: float = 1) -> Handler:
    """Return a handler that sets one number of the text state."""

    def handle(content: Content, _: Instruction, operands: Operands) -> None:
        setattr(content.state, name, float(operands[0]) * factor)

    return handle


TEXT: dict[str, Handler] = {
    "BT": _begin_text,
    "ET": _end_text,
    "Tf": _set_font,
    "Tc": _set("spacing"),
    "Tw": _set("word_spacing"),
    "Tz": _set("scale", 0.01),
    "TL": _set("leading"),
    "Ts": _set("rise"),
    "Tr": _set("mode"),
    "Td": _move,
    "TD": _move_and_lead,
    "Tm": _set_matrix,
    "T*": _lead,
    "Tj": _show,
    "TJ": _show,
    "'": _lead_and_show,
    '"': _space_lead_and_show,
}
