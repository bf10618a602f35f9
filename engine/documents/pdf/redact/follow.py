"""Follows a content stream from instruction to instruction, and puts others in the place of some.

What happens at each operator is in tables of handlers (`erase_text`, `erase_drawn`). A form, a tiling pattern or a soft
mask that loses something is replaced by a copy of its own in this one place (threats P23, P24).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import count

import pikepdf
from pikepdf import ContentStreamInstruction, Dictionary, Matrix, Name, Operator, Stream

from engine.documents.pdf.images.pixels import Pictures
from engine.documents.pdf.redact.graphics import Instruction, Item, Shown, State, Subpath, matrix_of
from engine.documents.pdf.redact.targets import Target
from engine.documents.pdf.typeset.metrics import Metrics, metrics

Operands = list[pikepdf.Object]
Shifts = tuple[tuple[float, float], ...]

HERE: Shifts = ((0.0, 0.0),)
_DEEPEST = 24  # forms within forms; readers stop there, too
_OF_DATA = ("/Length", "/Filter", "/DecodeParms")
_NEW_NAME = "/Sable{}"
# Operators that name what can be replaced, and the category of the name.
_NAMES = {"Do": "/XObject", "gs": "/ExtGState", "scn": "/Pattern", "SCN": "/Pattern", "Tf": "/Font"}


@dataclass(slots=True)
class Content:
    """One content stream while it is followed.

    Attributes:
        resources: its own copy as soon as something is added.
        shifts: on the page, how far off this content is drawn as well: the tiles of a pattern that count. If empty, it
            is drawn so often that nobody keeps count.
        base: from the space that the stream begins with to the page; patterns start from there.
        fonts: by object number, of the whole file.
        collects: text is not written at once, but first collected as `Shown`.
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

    def __post_init__(self) -> None:
        self.base = self.state.matrix

    def erased(self, stream: pikepdf.Object | pikepdf.Page) -> bytes | None:
        """The same content without what has to go, or None where nothing has; then `resources` are its own."""
        after = list(as_they_stand(self.followed(stream)))
        return self.written(after) if self.changed else None

    def written(self, instructions: list[Instruction]) -> bytes:
        """The stream of these; of the resources only those stay that they name."""
        self._forget_unused(instructions)
        return pikepdf.unparse_content_stream(instructions)

    def followed(self, stream: pikepdf.Object | pikepdf.Page) -> Iterator[Item]:
        """Its instructions, without what has to go."""
        for instruction in pikepdf.parse_content_stream(stream):
            handle = self.handlers.get(str(instruction.operator))
            instead = handle(self, instruction, list(instruction.operands)) if handle else None
            if instead is None:
                yield instruction
            else:
                yield from instead

    def _forget_unused(self, instructions: list[Instruction]) -> None:
        """What was replaced must not stay in the file because its name does."""
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
        """A copy of a form or pattern without what has to go, or None where nothing has."""
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
        """A resource: a dictionary or a stream."""
        found = self.resources.get(category, Dictionary()).get(str(name))
        return found if isinstance(found, Dictionary | Stream) else None

    def add(self, category: str, value: pikepdf.Object) -> Name:
        """A new name for a resource of this stream, which gets resources of its own."""
        resources = copied(self.resources)
        resources[category] = copied(self.resources.get(category, Dictionary()))
        self.resources, self.changed = resources, True
        name = Name(next(each for each in map(_NEW_NAME.format, count(1)) if each not in resources[category]))
        resources[category][name] = value
        return name

    def metrics_of(self, font: pikepdf.Object | None) -> Metrics | None:
        if font is None:
            return None
        if not font.is_indirect:
            return metrics(font)
        if font.objgen not in self.fonts:
            self.fonts[font.objgen] = metrics(font)
        return self.fonts[font.objgen]


# None keeps the instruction.
Handler = Callable[[Content, Instruction, Operands], Iterable[Item] | None]


def as_they_stand(items: Iterable[Item]) -> Iterator[Instruction]:
    """What is left of text stays in its place."""
    for item in items:
        if isinstance(item, Shown):
            yield from item.exact
        else:
            yield item


def instruction(operator: str, *operands: pikepdf.Object | Decimal) -> ContentStreamInstruction:
    return ContentStreamInstruction(operands, Operator(operator))


def copied(dictionary: pikepdf.Object) -> pikepdf.Dictionary:
    """With the same entries."""
    return Dictionary(dict(dictionary.items()))
