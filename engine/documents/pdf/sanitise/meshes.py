"""Mesh shadings reduced to the vertices and patches that viewers draw (ISO 32000-1, 8.7.4.5).

The data of a mesh are records, each padded to whole bytes. Bytes behind the last record that is whole, padding, the
upper bits of flags, and flags that are not read may hold anything: the records are written anew without them, in values
of whole bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pikepdf

from engine.documents.pdf.images.samples import colours_of

MESHES = (4, 5, 6, 7)
"""Types of shadings that are streams."""
_FREE, _LATTICE, _COONS, _TENSOR = MESHES
_FLAGS, _COORDINATES, _COLOURS = (2, 4, 8), (1, 2, 4, 8, 12, 16, 24, 32), (1, 2, 4, 8, 12, 16)
"""Bits that a value may have."""
_CORNERS = 4
_POINTS = {_COONS: 12, _TENSOR: 16}
_SHARED_POINTS, _SHARED_COLOURS = 4, 2  # that a patch takes from the one before
_LAST_FLAG = 3


@dataclass(frozen=True, slots=True)
class _Form:
    """The bits of a flag (0: records have none), of a coordinate and of each of `colours` values of a colour."""

    flag: int
    coordinate: int
    component: int
    colours: int

    def sizes(self, points: int, corners: int) -> list[int]:
        """Return the bits of each value in a record without its flag."""
        return [self.coordinate] * (2 * points) + [self.component] * (corners * self.colours)


def clean_mesh(shading: pikepdf.Object) -> None:
    """Rewrite a mesh; one that does not follow the standard loses its data, since viewers differ in what they draw."""
    try:
        form, kind = _form(shading), int(shading["/ShadingType"])
        data = bytes(shading.read_bytes())
        columns = int(shading["/VerticesPerRow"]) if kind == _LATTICE else 0
        records = list(_lattice(data, form, columns) if kind == _LATTICE else _flagged(data, form, kind))
    except (pikepdf.PdfError, ArithmeticError, LookupError, TypeError, ValueError):
        shading.write(b"")
        return
    shading["/BitsPerCoordinate"] = _whole(form.coordinate)
    shading["/BitsPerComponent"] = _whole(form.component)
    if form.flag:
        shading["/BitsPerFlag"] = _whole(form.flag)
    shading.write(b"".join(records))


def _form(shading: pikepdf.Object) -> _Form:
    """Return the form of the records.

    Raises:
        ValueError: the standard does not allow it.
    """
    flag = 0 if int(shading["/ShadingType"]) == _LATTICE else int(shading["/BitsPerFlag"])
    coordinate, component = int(shading["/BitsPerCoordinate"]), int(shading["/BitsPerComponent"])
    if flag not in (0, *_FLAGS) or coordinate not in _COORDINATES or component not in _COLOURS:
        raise ValueError("a mesh with values of no size of the standard")
    return _Form(flag, coordinate, component, 1 if "/Function" in shading else colours_of(shading["/ColorSpace"]))


def _whole(bits: int) -> int:
    return -(-bits // 8) * 8


def _lattice(data: bytes, form: _Form, columns: int) -> Iterator[bytes]:
    """Yield the vertices of whole rows.

    Raises:
        ValueError: the rows have too few.
    """
    if columns < 2:
        raise ValueError("a row of fewer than two vertices")
    sizes = form.sizes(1, 1)
    count = len(data) // (_whole(sum(sizes)) // 8) // columns * columns
    place = 0
    for _ in range(count if count >= 2 * columns else 0):
        record, place = _record(data, place, 0, sizes)
        yield record


def _flagged(data: bytes, form: _Form, kind: int) -> Iterator[bytes]:
    """Yield triangles or patches until one is not whole, or its flag means nothing."""
    place = 0
    is_first = True
    while place < len(data):
        flag = data[place] >> (8 - form.flag) & _LAST_FLAG
        if (is_first and flag) or (kind == _FREE and flag == _LAST_FLAG):
            return
        if kind == _FREE:
            records, sizes = 1 if flag else 3, form.sizes(1, 1)
        else:
            shared = (_SHARED_POINTS, _SHARED_COLOURS) if flag else (0, 0)
            records, sizes = 1, form.sizes(_POINTS[kind] - shared[0], _CORNERS - shared[1])
        if place + records * (_whole(form.flag + sum(sizes)) // 8) > len(data):
            return
        for number in range(records):
            record, place = _record(data, place, form.flag, sizes)
            yield bytes((flag if number == 0 else 0,)) + record
        is_first = False


def _record(data: bytes, place: int, flag: int, sizes: list[int]) -> tuple[bytes, int]:
    """Return the values behind the flag of a record, each in whole bytes, and the offset of the next record."""
    used = flag + sum(sizes)
    end = place + _whole(used) // 8
    if flag % 8 == 0 and all(size % 8 == 0 for size in sizes):
        return data[place + flag // 8 : end], end
    rest = int.from_bytes(data[place:end], "big") >> (_whole(used) - used)
    found: list[bytes] = []
    for size in reversed(sizes):
        value, rest = rest & ((1 << size) - 1), rest >> size
        whole = _whole(size)
        scaled = round(value * ((1 << whole) - 1) / ((1 << size) - 1))
        found.append(scaled.to_bytes(whole // 8, "big"))
    return b"".join(reversed(found)), end
