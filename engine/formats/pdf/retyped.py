"""Writes the text of a content stream anew, operator by operator, each with its own place and state (threat P20).

What moved the pen before it, stretched its spaces or cut it to its width would still say how wide the masked text was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from pikepdf import Array, Matrix, Object, String

from engine.formats.pdf.follow import instruction
from engine.formats.pdf.graphics import Instruction, State
from engine.formats.pdf.shown import Item, Printed, Shown

_PLACES = frozenset("Td TD T* Tm TL".split())
_PAINTS = frozenset({*"f F f* B B* b b* S s sh Do".split(), "INLINE IMAGE"})
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
    """What was written of a stream. `states` and `begun` hold one value for each open q, and `text` where BT stands."""

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
        elif operator in _PAINTS:
            self.painted[-1] = True

    def _close(self) -> None:
        """What painted nothing between q and Q is of no use: a place, or where it would have been cut off."""
        start, painted = self.begun.pop(), self.painted.pop()
        self.states.pop()
        if not painted:
            del self.written[start:]
        self.painted[-1] |= painted

    def _end_text(self) -> None:
        if not any(str(each.operator) in ("Tj", "TJ") for each in self.written[self.text :]):
            del self.written[-1], self.written[self.text]

    def show(self, state: State, pen: Matrix, shown: Object, *, spaced: bool) -> None:
        """One string or array, from a place of its own on. `spaced`: with the spacing of the state."""
        now, wanted = self.states[-1], _wanted(state, spaced=spaced)
        for operator, operands in wanted.items():
            if now.get(operator) != operands:
                self.written.append(instruction(operator, *operands))
        now.update(wanted)
        self.written.append(instruction("Tm", *(_number(each) for each in pen.shorthand)))
        self.written.append(instruction("TJ" if isinstance(shown, Array) else "Tj", shown))
        self.painted[-1] = True


def retyped(items: Iterable[Item]) -> list[Instruction]:
    """The instructions of a stream in which lines were set anew; glyphs that go leave nothing behind."""
    stream = _Stream()
    for item in items:
        if isinstance(item, Shown):
            _retype(stream, item)
        elif str(item.operator) not in _PLACES | _STATE:
            stream.add(item)
    return stream.written


def _retype(stream: _Stream, shown: Shown) -> None:
    if shown.state.font is None:
        return
    if not any(glyph.to is not None for glyph in shown.glyphs):
        if not shown.glyphs or any(glyph.cover is None for glyph in shown.glyphs):
            stream.show(shown.state, shown.pen, shown.left, spaced=True)
        return
    kept = [glyph for glyph in shown.glyphs if glyph.cover is None]
    stream.show(shown.state, _pen(shown, kept[0]), Array(_array(shown, kept)), spaced=False)


def _pen(shown: Shown, first: Printed) -> Matrix:
    """The text matrix that puts a glyph in its place."""
    a, b, c, d, _, up = shown.pen.shorthand
    matrix = shown.state.matrix
    return Matrix(a, b, c, d, (_place(first) - matrix.e) / matrix.a, up)


def _array(shown: Shown, glyphs: list[Printed]) -> Iterator[String | Decimal]:
    """Glyphs of one line, and how far the pen moves between them beside their own widths."""
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


def _place(glyph: Printed) -> float:
    return glyph.x if glyph.to is None else glyph.to


def _wanted(state: State, *, spaced: bool) -> dict[str, tuple[Object | Decimal, ...]]:
    """The operators that set a state, with their operands."""
    wanted: dict[str, tuple[Object | Decimal, ...]] = {}
    if state.name is not None:
        wanted["Tf"] = state.name, _number(state.size)
    for operator, (name, unit) in _NUMBERS.items():
        is_space = operator in ("Tc", "Tw")
        wanted[operator] = (_number(0 if is_space and not spaced else unit * getattr(state, name)),)
    return wanted


def _number(value: float) -> Decimal:
    return Decimal(f"{value:.5f}").normalize() + 0
