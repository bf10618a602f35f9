"""Rewrite content streams by an allow-list of operators (threats P01, P05, P17, P23, P30).

Removed are: marked content with its properties (ActualText and the like), comments, unknown operators and operands that
no operator takes, content of hidden layers, resources that nothing draws, paths that nothing paints, text without a
size, and text in tiling patterns and soft masks, where no search finds it. Text that draws a glyph of a Type 3 font is
refused: it can't be searched, and removing it would remove the glyph. Resources get new names, since a name may reveal
something.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from decimal import Decimal

import pikepdf
from pikepdf import (
    Array,
    ContentStreamInlineImage,
    ContentStreamInstruction,
    Dictionary,
    Name,
    Operator,
    Stream,
    String,
)

from engine.core.errors import CannotMakeSafe, DamagedFile
from engine.documents.pdf.content import graphics
from engine.documents.pdf.content.graphics import Instruction
from engine.documents.pdf.content.metrics import metrics
from engine.documents.pdf.content.operands import with_own_operands
from engine.documents.pdf.content.operators import PAINTS, SHOWS_TEXT
from engine.documents.pdf.content.parsing import parsed
from engine.documents.pdf.content.walking import OwnStreams, walk
from engine.documents.pdf.images.inline import rewritten, space_name
from engine.documents.pdf.sanitise.hidden import Layers, descriptions
from engine.documents.pdf.sanitise.unpainted import only_painted

# Text without a size is removed from content streams: it is invisible, but some readers extract it (threat P01). The
# size is the product of the stream's own settings; those around a form count as 1.


_LEAST = 1e-9  # square units of the stream; MuPDF still reads text of 0.0005 points
_THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class _State:
    """The part of the graphics state that the size of text depends on.

    `area`: the factor by which the matrix multiplies areas; `unit`: the same of a Type 3 font's matrix, relative to the
    usual one.
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
    """The text sizes in one content stream; `removed` counts the text operators that lost their text."""

    fonts: pikepdf.Object
    removed: int = 0
    _now: _State = field(default_factory=_State)
    _saved: list[_State] = field(default_factory=list)
    _text: float = 1.0

    def visible(self, instructions: Iterable[Instruction]) -> Iterator[Instruction]:
        """Yield the instructions, without strings that have no size."""
        for each in instructions:
            operator = str(each.operator)
            if operator in SHOWS_TEXT and self._is_sizeless():
                yield from self._unshown(operator, list(each.operands))
                continue
            self._follow(operator, each)
            yield each

    def _is_sizeless(self) -> bool:
        state = self._now
        return abs(state.area * self._text * state.size * state.size * state.scale * state.unit) < _LEAST

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
        """Yield instructions for other effects of a text operator: line breaks, and pen movement by spacing alone."""
        if operator == '"':
            self._set(operator, operands)
            yield graphics.instruction("Tw", operands[0])
            yield graphics.instruction("Tc", operands[1])
        if operator in ("'", '"'):
            yield graphics.instruction("T*")
        shown = operands[-1] if operands else String("")
        pieces = list(shown) if isinstance(shown, Array) else [shown]
        codes = b"".join(bytes(each) for each in pieces if isinstance(each, String))
        self.removed += bool(codes)
        yield from self._moved(codes)

    def _moved(self, codes: bytes) -> Iterator[Instruction]:
        state = self._now
        if state.size or state.name is None or not (state.spacing or state.word_spacing):
            return  # with a matrix or scale of 0, distances have no effect
        font = self.fonts.get(str(state.name))
        try:
            glyphs = list(metrics(font).map.codes(codes)) if isinstance(font, Dictionary) else []
        except (ValueError, TypeError, KeyError, AttributeError, IndexError, pikepdf.PdfError):
            return
        right = len(glyphs) * state.spacing + sum(each == b" " for each in glyphs) * state.word_spacing
        yield graphics.instruction("Tf", state.name, Decimal(1))
        yield graphics.instruction("TJ", Array([Decimal(f"{-_THOUSAND * right:.3f}")]))
        yield graphics.instruction("Tf", state.name, Decimal(0))


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


_STATE = (
    "q Q cm w J j M d ri i gs cs CS sc SC scn SCN g G rg RG k K m l c v y h re n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td TD "
    "Tm T* d0 d1"
)
_KNOWN = SHOWS_TEXT | PAINTS | frozenset(_STATE.split())

# Replacements of painting operators: they still end the path or move to the next line.
_INSTEAD = dict.fromkeys("f F f* B B* b b* S s".split(), "n") | {"'": "T*", '"': "T*"}

# Operators that name a resource, and the category of the name.
_NAMES_RESOURCE = {
    "Tf": "/Font",
    "Do": "/XObject",
    "gs": "/ExtGState",
    "cs": "/ColorSpace",
    "CS": "/ColorSpace",
    "scn": "/Pattern",
    "SCN": "/Pattern",
    "sh": "/Shading",
}
# Names that are no resources; and the new name of a missing font, whose text viewers show in another font.
_DEVICES = frozenset("/DeviceGray /DeviceRGB /DeviceCMYK /Pattern /G /RGB /CMYK".split())
_MISSING = Name("/Missing")


@dataclass(slots=True)
class _Used:
    """The resources that some streams name, under new names."""

    resources: pikepdf.Object
    names: dict[tuple[str, str], str] = field(default_factory=dict)

    def find(self, category: str, name: pikepdf.Object) -> pikepdf.Object | None:
        return self.resources.get(category, Dictionary()).get(str(name), None)

    def rename(self, category: str, name: pikepdf.Object) -> Name | None:
        """Return the new name of a resource; None if it is missing."""
        if self.find(category, name) is not None:
            return Name(self.names.setdefault((category, str(name)), f"/{category[1]}{len(self.names) + 1}"))
        if category == "/ColorSpace" and str(name) in _DEVICES:
            return Name(str(name))
        return _MISSING if category == "/Font" else None

    def keep_colour_spaces(self) -> None:
        """Keep the names of colour spaces, which an inline image names outside the operands."""
        for name in self.resources.get("/ColorSpace", Dictionary()):
            self.names["/ColorSpace", str(name)] = str(name)

    def rebuilt(self, pdf: pikepdf.Pdf) -> pikepdf.Object:
        found = Dictionary()
        for (category, old), new in self.names.items():
            if category not in found:
                found[category] = Dictionary()
            value = self.resources[category][old]
            found[category][new] = value if value.is_indirect else pdf.make_indirect(value)
        return found


@dataclass(frozen=True, slots=True)
class Removed:
    """Numbers of removed parts.

    Attributes:
        unseen, sizeless: text operators that no search sees, in patterns and masks, and those without a size.
        described: marks that say what they enclose, for readers who can't see it.
    """

    unseen: int = 0
    sizeless: int = 0
    described: int = 0


def clean_content(pdf: pikepdf.Pdf, layers: Layers) -> Removed:
    """Rewrite all content that pages draw.

    Raises:
        CannotMakeSafe: a content stream can't be parsed, or text draws a glyph.
        DamagedFile: a filter of a content stream can't be undone.
    """
    found = [_clean(pdf, content, layers) for content in walk(pdf)]
    return Removed(*(sum(getattr(each, name) for each in found) for name in ("unseen", "sizeless", "described")))


def _clean(pdf: pikepdf.Pdf, content: OwnStreams, layers: Layers) -> Removed:
    used = _Used(content.resources)
    unseen = sizeless = described = 0
    for stream in content.streams:
        try:
            before = parsed(stream)
        except TypeError as error:
            raise CannotMakeSafe(problem="content-stream") from error
        except (pikepdf.PdfError, pikepdf.DataDecodingError) as error:
            raise DamagedFile(format="pdf", problem="content") from error
        described += sum(map(_describes, before))
        sizes = Sizes(content.resources.get("/Font", Dictionary()))
        after = list(sizes.visible(_without_hidden(before, used, layers)))
        sizeless += sizes.removed
        if content.in_glyph or not content.searchable:
            hidden = sum(str(each.operator) in SHOWS_TEXT for each in after)
            if hidden and content.searchable:
                raise CannotMakeSafe(problem="text-in-glyph")
            after = list(_without(after, SHOWS_TEXT))
            unseen += hidden
        named = (renamed for each in only_painted(after) if (renamed := _renamed(pdf, each, used)))
        data = pikepdf.unparse_content_stream(list(named))
        if isinstance(stream, Stream):
            stream.write(data)
        else:
            stream["/Contents"] = pdf.make_stream(data)
    content.owner["/Resources"] = used.rebuilt(pdf)
    return Removed(unseen, sizeless, described)


def _describes(instruction: Instruction) -> bool:
    """Return whether a mark says what it encloses; one that names its properties is counted with these."""
    if str(instruction.operator) != "BDC" or not len(instruction.operands):
        return False
    properties = instruction.operands[-1]
    return isinstance(properties, Dictionary) and bool(descriptions(properties))


def _without_hidden(instructions: Iterable[Instruction], used: _Used, layers: Layers) -> Iterator[Instruction]:
    """Yield known operators only, without marked content and content of hidden layers."""
    hidden: list[bool] = []  # one for each open marked-content span
    for instruction in instructions:
        operator = str(instruction.operator)
        if operator in ("BMC", "BDC"):
            hidden.append(operator == "BDC" and layers.hides(_layer(instruction, used)))
        elif operator == "EMC":
            del hidden[-1:]
        elif operator == "Do" and layers.hides(_layer_of_object(instruction, used)):
            continue
        elif operator in _KNOWN and (own := _own(instruction)):
            yield from _without([own], PAINTS | SHOWS_TEXT) if any(hidden) else [own]


def _layer(instruction: Instruction, used: _Used) -> pikepdf.Object | None:
    match list(instruction.operands):
        case [tag, properties] if tag == "/OC":
            return used.find("/Properties", properties) if isinstance(properties, Name) else properties
    return None


def _layer_of_object(instruction: Instruction, used: _Used) -> pikepdf.Object | None:
    found = used.find("/XObject", instruction.operands[-1]) if len(instruction.operands) else None
    return found.get("/OC") if isinstance(found, Stream) else None


def _without(instructions: Iterable[Instruction], unwanted: frozenset[str]) -> Iterator[Instruction]:
    for instruction in instructions:
        operator = str(instruction.operator)
        if operator not in unwanted:
            yield instruction
        elif operator in _INSTEAD:
            yield ContentStreamInstruction([], Operator(_INSTEAD[operator]))


def _own(instruction: Instruction) -> Instruction | None:
    return instruction if isinstance(instruction, ContentStreamInlineImage) else with_own_operands(instruction)


def _renamed(pdf: pikepdf.Pdf, instruction: Instruction, used: _Used) -> Instruction | None:
    """Return an instruction with new resource names; None if its resource is missing, so that it does nothing."""
    operator = str(instruction.operator)
    if isinstance(instruction, ContentStreamInlineImage):
        return _inline(pdf, instruction, used)
    if operator not in _NAMES_RESOURCE:
        return instruction
    operands = list(instruction.operands)
    place = 0 if operator == "Tf" else -1
    if not operands or not isinstance(operands[place], Name):
        return instruction
    name = used.rename(_NAMES_RESOURCE[operator], operands[place])
    if name is None:
        return None
    operands[place] = name
    return ContentStreamInstruction(operands, instruction.operator)


def _inline(pdf: pikepdf.Pdf, instruction: ContentStreamInlineImage, used: _Used) -> Instruction:
    """Rewrite an inline image; keep one that does not follow the standard, since the verification reads its bytes."""
    try:
        name = space_name(instruction.iimage)
        found = None if name is None else used.find("/ColorSpace", name)
        space = None if name is None or found is None else used.rename("/ColorSpace", name)
        return rewritten(pdf, instruction.iimage, used.resources, space)
    except (pikepdf.PdfError, zlib.error, KeyError, TypeError, ValueError):
        used.keep_colour_spaces()
        return instruction
