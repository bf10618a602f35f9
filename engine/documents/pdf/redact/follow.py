"""Content stream interpreter: follow instructions, and replace those that draw masked content.

Tables of handlers define what happens at each operator (`text.TEXT`, `drawn.DRAWN`). A form, a tiling pattern or a soft
mask that loses something is replaced by a separate copy in this one place (threats P23, P24).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count

import pikepdf
from pikepdf import Dictionary, Matrix, Name, Stream

from engine.documents.pdf.content.graphics import Instruction, Item, ShownText, State, Subpath, copied, matrix_of
from engine.documents.pdf.content.metrics import Metrics, metrics
from engine.documents.pdf.content.operands import Operands
from engine.documents.pdf.images.pixels import Pictures
from engine.documents.pdf.redact.targets import Target

Shifts = tuple[tuple[float, float], ...]

HERE: Shifts = ((0.0, 0.0),)
_DEEPEST = 24  # forms within forms; readers stop there, too
_OF_DATA = ("/Length", "/Filter", "/DecodeParms")
_NEW_NAME = "/Sable{}"
# Operators that name a replaceable resource, and the category of the name.
_NAMES = {"Do": "/XObject", "gs": "/ExtGState", "scn": "/Pattern", "SCN": "/Pattern", "Tf": "/Font"}


@dataclass(slots=True)
class Content:
    """The state of one content stream while it is followed.

    Attributes:
        fonts: metrics by object number, of the whole file.
        resources: replaced by a separate copy as soon as something is added.
        shifts: offsets on the page at which this content is also drawn: the relevant tiles of a pattern. If empty, it
            is drawn too often to count.
        collects: text is not written at once, but first collected as `Shown`.
        changed: something was removed or replaced.
        base: the matrix from the initial space of the stream to the page; patterns start from it.
        line, pen: text line matrix and text matrix.
        clipping: whether glyphs of this text object that clip what follows are kept; None if it has none.
    """

    pdf: pikepdf.Pdf
    target: Target
    pictures: Pictures
    fonts: dict[tuple[int, int], Metrics]
    handlers: Mapping[str, Handler]
    resources: pikepdf.Object
    state: State
    shifts: Shifts = HERE
    depth: int = 0
    collects: bool = False
    changed: bool = False
    base: Matrix = field(init=False)
    saved: list[State] = field(default_factory=list)
    line: Matrix = field(default_factory=Matrix)
    pen: Matrix = field(default_factory=Matrix)
    path: list[Subpath] = field(default_factory=list)
    clips: list[Instruction] = field(default_factory=list)
    clipping: bool | None = None

    def __post_init__(self) -> None:
        self.base = self.state.matrix

    def erased(self, stream: pikepdf.Object | pikepdf.Page) -> bytes | None:
        """Return the content without masked parts, with `resources` of its own; None if nothing is masked."""
        after = list(as_they_stand(self.followed(stream)))
        return self.written(after) if self.changed else None

    def written(self, instructions: list[Instruction]) -> bytes:
        """Return instructions as a stream, and reduce the resources to those that they name."""
        self._forget_unused(instructions)
        return pikepdf.unparse_content_stream(instructions)

    def followed(self, stream: pikepdf.Object | pikepdf.Page) -> Iterator[Item]:
        """Yield the instructions of a stream, with masked content removed."""
        for instruction in pikepdf.parse_content_stream(stream):
            handle = self.handlers.get(str(instruction.operator))
            instead = handle(self, instruction, list(instruction.operands)) if handle else None
            if instead is None:
                yield instruction
            else:
                yield from instead

    def _forget_unused(self, instructions: list[Instruction]) -> None:
        """Drop unused names, so that replaced resources do not stay in the file."""
        used = {
            str(each.operands[0 if str(each.operator) == "Tf" else -1])
            for each in instructions
            if str(each.operator) in _NAMES and each.operands
        }
        resources = copied(self.resources)
        for category in set(_NAMES.values()) & set(resources.keys()):
            found = resources[category]
            resources[category] = Dictionary({name: value for name, value in found.items() if name in used})
        self.resources = self.pdf.make_indirect(resources)

    def within(self, stream: pikepdf.Object, matrix: Matrix, shifts: Shifts) -> pikepdf.Object | None:
        """Return a copy of a form or pattern without masked parts, or None if nothing is masked."""
        if self.depth >= _DEEPEST:
            return None
        inner = Content(
            self.pdf,
            self.target,
            self.pictures,
            self.fonts,
            self.handlers,
            stream.get("/Resources", self.resources),
            self.state.copy(matrix_of(stream.get("/Matrix")) @ matrix),
            shifts,
            self.depth + 1,
        )
        after = inner.erased(stream)
        if after is None:
            return None
        copy = self.pdf.make_stream(after)
        for key, value in stream.items():
            if key not in _OF_DATA:
                copy[key] = value
        copy["/Resources"] = inner.resources
        return copy

    def find(self, category: str, name: pikepdf.Object) -> pikepdf.Object | None:
        """Return a resource that is a dictionary or a stream, or None."""
        found = self.resources.get(category, Dictionary()).get(str(name))
        return found if isinstance(found, Dictionary | Stream) else None

    def add(self, category: str, value: pikepdf.Object) -> Name:
        """Add a resource to this stream, which gets separate resources, and return its new name."""
        resources = copied(self.resources)
        resources[category] = copied(self.resources.get(category, Dictionary()))
        self.resources, self.changed = resources, True
        name = Name(next(each for each in map(_NEW_NAME.format, count(1)) if each not in resources[category]))
        resources[category][name] = value
        return name

    def metrics_of(self, font: pikepdf.Object | None) -> Metrics | None:
        """Return the metrics of a font, the same object each time for an indirect font."""
        if font is None:
            return None
        if not font.is_indirect:
            return metrics(font)
        if font.objgen not in self.fonts:
            self.fonts[font.objgen] = metrics(font)
        return self.fonts[font.objgen]


# Returns the replacement of an instruction; None keeps it.
Handler = Callable[[Content, Instruction, Operands], Iterable[Item] | None]


def as_they_stand(items: Iterable[Item]) -> Iterator[Instruction]:
    """Yield instructions with the remaining text in its original place."""
    for item in items:
        if isinstance(item, ShownText):
            yield from item.exact
        else:
            yield item
