"""Takes drawings and pixels from under boxes, wherever a content stream draws them (threats P19, P22, P23)."""

from __future__ import annotations

from math import ceil, floor

import pikepdf
from pikepdf import Array, Dictionary, Stream

from engine.formats.pdf.cutting import clipped, outside
from engine.formats.pdf.follow import (
    HERE,
    Content,
    Handler,
    Operands,
    Shifts,
    copied,
    instruction,
)
from engine.formats.pdf.geometry import Area
from engine.formats.pdf.graphics import Instruction, Subpath, mapped, matrix_of
from engine.formats.pdf.inline import from_inline
from engine.formats.pdf.pixels import UNIT, PictureBox, picture_box

_MOST_TILES = 400  # of a pattern under one box
_FILLS = frozenset("f F f* B B* b b*".split())


def _save(content: Content, _: Instruction, __: Operands) -> None:
    content.saved.append(content.state.copy())


def _restore(content: Content, _: Instruction, __: Operands) -> None:
    if content.saved:
        content.state = content.saved.pop()


def _transform(content: Content, _: Instruction, operands: Operands) -> None:
    content.state.matrix = matrix_of(operands) @ content.state.matrix


def _set_pattern(content: Content, _: Instruction, operands: Operands) -> None:
    content.state.pattern = tuple(operands)


def _set_colour(content: Content, _: Instruction, __: Operands) -> None:
    content.state.pattern = ()


def _set_graphics_state(content: Content, _: Instruction, operands: Operands) -> list[Instruction] | None:
    found = content.find("/ExtGState", operands[0])
    if found is None:
        return None
    match list(found.get("/Font", Array())):
        case [font, size]:
            content.state.font, content.state.name, content.state.size = content.metrics_of(font), None, float(size)
    mask = found.get("/SMask")
    if not isinstance(mask, Dictionary) or not isinstance(mask.get("/G"), Stream):
        return None
    instead = content.within(mask["/G"], content.state.matrix, content.shifts)
    if instead is None:
        return None
    state = copied(found)
    state["/SMask"] = copied(mask)
    state["/SMask"]["/G"] = instead
    return [instruction("gs", content.add("/ExtGState", state))]


def _begin_path(content: Content, each: Instruction, operands: Operands) -> list[Instruction]:
    content.path.append(Subpath())
    return _extend_path(content, each, operands)


def _extend_path(content: Content, each: Instruction, operands: Operands) -> list[Instruction]:
    if not content.path:
        content.path.append(Subpath())
    numbers = list(map(float, operands))
    subpath = content.path[-1]
    subpath.instructions.append(each)
    subpath.xs += numbers[::2]
    subpath.ys += numbers[1::2]
    return []


def _add_rectangle(content: Content, each: Instruction, operands: Operands) -> list[Instruction]:
    x, y, width, height = map(float, operands)
    content.path.append(Subpath([each], [x, x + width], [y, y + height]))
    return []


def _clip(content: Content, each: Instruction, _: Operands) -> list[Instruction]:
    content.clips.append(each)
    return []


def _paint_path(content: Content, each: Instruction, _: Operands) -> list[Instruction]:
    """The path without the parts that lie under a box; a path that clips as well stays whole."""
    path, clips = content.path, content.clips
    content.path, content.clips = [], []
    places = [mapped(content.state.matrix, subpath.extent) if subpath.extent else None for subpath in path]
    if not clips and content.shifts is HERE:
        stays = [place is None or not content.target.hides(place) for place in places]
        if not all(stays):
            content.changed = True
            path = [subpath for subpath, stay in zip(path, stays, strict=True) if stay]
            places = [place for place, stay in zip(places, stays, strict=True) if stay]
            if not path:
                return [instruction("n")]
    if str(each.operator) != "n" and content.shifts is HERE:
        content.target.drawn += (place for place in places if place)
    if clips:
        content.state.clip = _narrower(content.state.clip, [place for place in places if place])
    change = _tiled(content, [place for place in places if place]) if str(each.operator) in _FILLS else []
    if content.shifts is HERE and any(place and content.target.cut_by(place) for place in places):
        content.changed = True
        return [*change, *outside(path, clips, str(each.operator), content.state.matrix, content.target.cuts)]
    return [*change, *(one for subpath in path for one in subpath.instructions), *clips, each]


def _narrower(clip: Area | None, places: list[Area]) -> Area | None:
    """Around what a clipping path leaves."""
    if not places:
        return clip
    lefts, bottoms, rights, tops = zip(*places, strict=True)
    around = Area(min(lefts), min(bottoms), max(rights), max(tops))
    return around.shared(clip) if clip else around


def _shade(content: Content, each: Instruction, _: Operands) -> list[Instruction] | None:
    """A shading fills all that is not clipped away."""
    if not content.target.cuts or content.shifts is not HERE:
        return None
    content.changed = True
    return clipped([each], content.state.matrix, content.target.cuts)


def _tiled(content: Content, places: list[Area]) -> list[Instruction]:
    """The change of colour before a path that a pattern fills, if a picture of the pattern lies under a box."""
    pattern = content.find("/Pattern", content.state.pattern[-1]) if content.state.pattern else None
    covered = [area for place in places for area, _ in content.target.areas_in(place)]
    if not isinstance(pattern, Stream) or not covered:
        return []
    instead = content.within(pattern, content.base, _tiles(content, pattern, covered))
    if instead is None:
        return []
    content.state.pattern = (*content.state.pattern[:-1], content.add("/Pattern", instead))
    return [instruction("scn", *content.state.pattern)]


def _tiles(content: Content, pattern: pikepdf.Object, covered: list[Area]) -> Shifts:
    """How far from the first tile those are that lie under a box."""
    matrix = matrix_of(pattern.get("/Matrix")) @ content.base
    cell = Area(*map(float, pattern["/BBox"]))
    wide, high = abs(float(pattern["/XStep"])), abs(float(pattern["/YStep"]))
    tiles: set[tuple[int, int]] = set()
    for area in covered:
        under = mapped(matrix.inverse(), area)
        columns = range(ceil((under.left - cell.right) / wide), floor((under.right - cell.left) / wide) + 1)
        rows = range(ceil((under.bottom - cell.top) / high), floor((under.top - cell.bottom) / high) + 1)
        if len(columns) * len(rows) > _MOST_TILES:
            return ()
        tiles.update((column, row) for column in columns for row in rows)
    x, y = matrix.transform((0, 0))
    moved = (matrix.transform((column * wide, row * high)) for column, row in sorted(tiles))
    return tuple((right - x, up - y) for right, up in moved)


def _draw(content: Content, _: Instruction, operands: Operands) -> list[Instruction] | None:
    found = content.find("/XObject", operands[0])
    if not isinstance(found, Stream):
        return None
    if found.get("/Subtype") == "/Image":
        return _draw_picture(content, found, _boxes_on_picture(content))
    instead = content.within(found, content.state.matrix, content.shifts)
    return None if instead is None else [instruction("Do", content.add("/XObject", instead))]


def _draw_inline(content: Content, each: Instruction, _: Operands) -> list[Instruction] | None:
    boxes = _boxes_on_picture(content)
    if not boxes:
        content.target.drawn.append(mapped(content.state.matrix, Area(0, 0, 1, 1)))
        return None
    return _draw_picture(content, from_inline(content.pdf, each.iimage, content.resources), boxes)  # type: ignore[union-attr]


def _draw_picture(content: Content, picture: pikepdf.Object, boxes: list[PictureBox]) -> list[Instruction] | None:
    content.target.drawn.append(mapped(content.state.matrix, Area(0, 0, 1, 1)))
    if not boxes:
        return None
    content.target.pictured.update(box.cover for box in boxes if box.cover is not None)
    name = content.add("/XObject", picture)
    content.pictures.note(content, name, picture, boxes)
    return [instruction("Do", name)]


def _boxes_on_picture(content: Content) -> list[PictureBox]:
    """What lies under boxes of a picture that is drawn now."""
    matrix = content.state.matrix
    if not content.shifts:
        return [PictureBox(UNIT, None)]
    if not matrix.a * matrix.d - matrix.b * matrix.c:
        return []  # without an extent nobody sees it
    left, bottom, right, top = mapped(matrix, Area(0, 0, 1, 1))
    inward = matrix.inverse()
    return [
        picture_box(inward, Area(area.left - x, area.bottom - y, area.right - x, area.top - y), cover)
        for x, y in content.shifts
        for area, cover in content.target.areas_in(Area(left + x, bottom + y, right + x, top + y))
    ]


DRAWN: dict[str, Handler] = {
    "q": _save,
    "Q": _restore,
    "cm": _transform,
    "gs": _set_graphics_state,
    "scn": _set_pattern,
    **dict.fromkeys("g rg k sc cs".split(), _set_colour),
    "m": _begin_path,
    "re": _add_rectangle,
    **dict.fromkeys("l c v y h".split(), _extend_path),
    **dict.fromkeys(("W", "W*"), _clip),
    **dict.fromkeys("f F f* B B* b b* S s n".split(), _paint_path),
    "sh": _shade,
    "Do": _draw,
    "INLINE IMAGE": _draw_inline,
}
