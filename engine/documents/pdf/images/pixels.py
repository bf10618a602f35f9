"""Overwrite picture content under boxes (threats P19, P19c).

Below visible text that was removed, a picture is only background: the box is blanked in this one use of it. Any other
box covers something that the picture itself shows, and is blanked wherever the picture is used.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import pikepdf
from pikepdf import Array, Matrix, Name, Stream

from engine.documents.pdf.geometry import Area
from engine.documents.pdf.images.samples import Corners, blanked, is_inverted

UNIT: Corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


class HasResources(Protocol):
    """Content that draws pictures; its resources may be replaced while it is followed."""

    resources: pikepdf.Object


class PictureBox(NamedTuple):
    """A box on a picture: corners in the unit square that the picture is drawn in, y upwards.

    `cover`: the number of the cover on the page, None if unknown.
    """

    corners: Corners
    cover: int | None


def picture_box(inward: Matrix, area: Area, cover: int) -> PictureBox:
    """Return an area of the page as a box on a picture; `inward`: the matrix from the page to the picture."""
    left, bottom, right, top = area
    around = ((left, bottom), (right, bottom), (right, top), (left, top))
    return PictureBox(tuple(inward.transform(each) for each in around), cover)


@dataclass(frozen=True, slots=True)
class _Use:
    """One use of a picture: the content that draws it, its name there, and the boxes on it."""

    content: HasResources
    name: Name
    picture: pikepdf.Object
    boxes: tuple[PictureBox, ...]


@dataclass(slots=True)
class Pictures:
    """The pictures of a file that lie under boxes."""

    pdf: pikepdf.Pdf
    _uses: list[_Use] = field(default_factory=list)
    _of_page: list[_Use] = field(default_factory=list)
    _everywhere: dict[tuple[int, int], set[Corners]] = field(default_factory=lambda: defaultdict(set))

    def note(self, content: HasResources, name: Name, picture: pikepdf.Object, boxes: Iterable[PictureBox]) -> None:
        """Note a picture of the current page with its boxes; `name` is used for it in this place only."""
        self._of_page.append(_Use(content, name, picture, tuple(boxes)))

    def page_done(self, seen: set[int]) -> None:
        """Finish the current page. `seen`: its covers under which visible text was removed."""
        for use in self._of_page:
            shown = {box.corners for box in use.boxes if box.cover is not None and box.cover not in seen}
            if shown:
                self._everywhere[use.picture.objgen] |= shown
        self._uses += self._of_page
        self._of_page = []

    def overwrite(self) -> None:
        """Overwrite the boxes of all noted pictures.

        Raises:
            ValueError: a picture can't be decoded.
        """
        made: dict[tuple[tuple[int, int], frozenset[Corners]], pikepdf.Object] = {}
        for use in self._uses:
            key = use.picture.objgen
            everywhere = self._everywhere.get(key, set())
            boxes = everywhere | {box.corners for box in use.boxes}
            if boxes != everywhere:
                if (key, frozenset(boxes)) not in made:
                    made[key, frozenset(boxes)] = overwritten(self.pdf, use.picture, boxes)
                use.content.resources["/XObject"][use.name] = made[key, frozenset(boxes)]
        for key, boxes in self._everywhere.items():
            picture = self.pdf.get_object(key)
            _replace(picture, overwritten(self.pdf, picture, boxes))


def overwritten(pdf: pikepdf.Pdf, picture: pikepdf.Object, boxes: Iterable[Corners]) -> pikepdf.Object:
    """Return a new picture of the same size, colours and masks, blank in the boxes: white where its colours are known.

    Raises:
        ValueError: the picture can't be decoded.
    """
    boxes = tuple(boxes)
    copy = blanked(pdf, picture, boxes, paper=_paper(picture))
    for key in ("/SMask", "/Mask"):
        mask = picture.get(key)
        if isinstance(mask, Stream):
            opaque = (key == "/SMask") != is_inverted(mask)
            copy[key] = blanked(pdf, mask, boxes, paper=opaque)
    return copy


def _paper(picture: pikepdf.Object) -> bool | None:
    """Return the bits of white or of nothing; None if they depend on the number of colours."""
    if picture.get("/ImageMask"):
        return not is_inverted(picture)
    space = picture.get("/ColorSpace")
    if isinstance(space, Array) and space[0] not in ("/ICCBased", "/CalGray", "/CalRGB"):
        return False
    return None


def _replace(picture: pikepdf.Object, blank: pikepdf.Object) -> None:
    """Replace a picture in every place that refers to it, by rewriting its stream."""
    picture.write(blank.read_raw_bytes())
    for key, value in blank.items():
        if key != "/Length":
            picture[key] = value
    if "/DecodeParms" not in blank and "/DecodeParms" in picture:
        del picture["/DecodeParms"]
