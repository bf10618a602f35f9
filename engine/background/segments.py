"""Segments: the parts of the index on disk, one for each source file of people, memory-mapped.

A segment is a safetensors file. A term is stored as a hash of 64 bits, so that the segment repeats no word of the
population.

    terms, starts, people           U64 [n], U64 [n + 1], U32: the people of term i are people[starts[i]:starts[i + 1]],
                                    sorted; people are counted from 0 in the order in which the file first names them
    common, common_starts, packed   the same for terms of many people: roaring bitmaps, serialised, in bytes
    identities                      U64 [size]: hash of name and date of birth, 0 if one of them is unknown; rows with
                                    the same identity are one person
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from pyroaring import BitMap
from safetensors import SafetensorError
from safetensors.numpy import save_file

VERSION = "3"
MANY = 256
"""Number of people from which a term's posting list is stored as a bitmap."""

_DTYPES: dict[str, np.dtype[Any]] = {"U64": np.dtype("<u8"), "U32": np.dtype("<u4"), "U8": np.dtype("u1")}
_ARRAYS = ("terms", "starts", "people", "common", "common_starts", "packed", "identities")
_LONGEST_HEADER = 1 << 16

Numbers = np.ndarray[Any, np.dtype[Any]]


class Damaged(Exception):
    """The file is no complete segment."""


@dataclass(frozen=True, slots=True)
class IndexSegment:
    """The people of one file.

    Attributes:
        source: the path of the file that it was made from.
        kept: whether it is stored, and memory-mapped.
    """

    size: int
    source: str
    kept: bool
    terms: Numbers
    starts: Numbers
    people: Numbers
    common: Numbers
    common_starts: Numbers
    packed: Numbers
    identities: Numbers

    def find(self, term: int) -> BitMap | None:
        """Return the people of a term, or None if it has none.

        Raises:
            Damaged: the posting list is no bitmap.
        """
        at = _position(self.terms, term)
        if at is not None:
            return BitMap(array("I", self.people[self.starts[at] : self.starts[at + 1]].tobytes()))
        at = _position(self.common, term)
        if at is None:
            return None
        try:
            return BitMap.deserialize(self.packed[self.common_starts[at] : self.common_starts[at + 1]].tobytes())
        except ValueError as error:
            raise Damaged from error

    def known_of(self, people: BitMap) -> set[int]:
        """Return all terms of any of these people.

        Raises:
            Damaged: a posting list is no bitmap.
        """
        places = np.flatnonzero(np.isin(self.people, np.array(people.to_array(), np.uint32)))
        known = set(self.terms[np.searchsorted(self.starts, places.astype(np.uint64), side="right") - 1].tolist())
        return known | {int(term) for term in self.common if not people.isdisjoint(self.find(int(term)) or BitMap())}


def _position(sorted_terms: Numbers, term: int) -> int | None:
    at = int(np.searchsorted(sorted_terms, np.uint64(term)))
    return at if at < len(sorted_terms) and sorted_terms[at] == term else None


def inverted(terms: array[int], counts: array[int], identities: array[int], *, source: str) -> IndexSegment:
    """Return the segment of the rows of a file, in memory.

    Args:
        terms: the hashed terms of the first row, of the second and so on; those of one row in any order.
        counts: number of `terms` of each row.
        identities: identity of each row; see the module's description.
        source: path of the file.
    """
    person, owners = _people(np.frombuffer(identities, np.uint64))
    arrays = _inverted(np.frombuffer(terms, np.uint64), np.repeat(person, np.frombuffer(counts, np.uint32)))
    return IndexSegment(len(owners), source, False, **arrays, identities=owners)


def _people(identities: Numbers) -> tuple[Numbers, Numbers]:
    """Return the person of each row, and the identity of each person; rows of one identity, except 0, are one."""
    first = np.arange(len(identities))
    known = np.flatnonzero(identities)
    _, at, same = np.unique(identities[known], return_index=True, return_inverse=True)
    first[known] = known[at][same]
    new = first == np.arange(len(identities))
    return (np.cumsum(new) - 1).astype(np.uint32)[first], identities[new]


def write(path: Path, segment: IndexSegment) -> None:
    """Store the segment, whole or not at all.

    Raises:
        OSError: it can't be stored.
    """
    arrays = {name: getattr(segment, name) for name in _ARRAYS}
    about = {"version": VERSION, "source": segment.source, "size": str(segment.size), "sha256": _digest(arrays)}
    temporary = path.parent / f".{secrets.token_hex(8)}"
    try:
        save_file(arrays, temporary, metadata=about)
        temporary.chmod(0o600)
        with temporary.open("rb") as file:
            os.fsync(file.fileno())
        temporary.replace(path)
    except SafetensorError as error:  # raised when the folder or the disk refuses
        raise OSError from error
    finally:
        temporary.unlink(missing_ok=True)


def _inverted(terms: Numbers, people: Numbers) -> dict[str, Numbers]:
    """Return the inverted index of pairs of terms and people, in any order, possibly repeated."""
    order = np.lexsort((people, terms))
    terms, people = terms[order], people[order]
    del order
    if len(terms):
        new = np.empty(len(terms), bool)
        new[0] = True
        np.not_equal(terms[1:], terms[:-1], out=new[1:])
        again = ~new
        again[1:] &= people[1:] == people[:-1]
        terms, people, new = terms[~again], people[~again], new[~again]
        starts = np.append(np.flatnonzero(new), len(terms)).astype(np.uint64)
    else:
        starts = np.zeros(1, np.uint64)
    distinct, lengths = terms[starts[:-1].astype(np.int64)], np.diff(starts)
    many = lengths >= MANY
    packed = [_packed(people[start:end]) for start, end in zip(starts[:-1][many], starts[1:][many], strict=True)]
    return {
        "terms": distinct[~many],
        "starts": np.append(np.uint64(0), np.cumsum(lengths[~many])).astype(np.uint64),
        "people": people[np.repeat(~many, lengths.astype(np.int64))],
        "common": distinct[many],
        "common_starts": np.append(0, np.cumsum([len(each) for each in packed])).astype(np.uint64),
        "packed": np.frombuffer(b"".join(packed), np.uint8),
    }


def _packed(people: Numbers) -> bytes:
    bitmap = BitMap(array("I", people.tobytes()))
    bitmap.run_optimize()
    return bitmap.serialize()


def opened(path: Path) -> IndexSegment:
    """Open a segment that `write` stored.

    Raises:
        Damaged: the file is no segment, or incomplete.
        OSError: it can't be opened.
    """
    try:
        read, offset = _header(path)
        about = read.pop("__metadata__")
        arrays = {name: _mapped(path, read[name], offset) for name in _ARRAYS}
        if about["version"] != VERSION or about["sha256"] != _digest(arrays):
            raise Damaged
        return IndexSegment(int(about["size"]), about["source"], True, **arrays)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Damaged from error


def source(path: Path) -> str | None:
    """Return the path of the file that the segment in `path` was made from; None if it is damaged."""
    try:
        return str(_header(path)[0]["__metadata__"]["source"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _header(path: Path) -> tuple[dict[str, Any], int]:
    """Return the header of a safetensors file, and the offset of its data."""
    with path.open("rb") as file:
        length = int.from_bytes(file.read(8), "little")
        if length > _LONGEST_HEADER:
            raise ValueError
        read = json.loads(file.read(length))
    if not isinstance(read, dict):
        raise ValueError
    return read, 8 + length


def _mapped(path: Path, about: dict[str, Any], offset: int) -> Numbers:
    (length,), (start, end) = about["shape"], about["data_offsets"]
    dtype = _DTYPES[about["dtype"]]
    if end - start != length * dtype.itemsize or start < 0:
        raise Damaged
    if not length:
        return np.empty(0, dtype)
    return np.memmap(path, dtype, mode="r", offset=offset + start, shape=(length,)).view(np.ndarray)


def _digest(arrays: dict[str, Numbers]) -> str:
    digest = hashlib.sha256()
    for name in _ARRAYS:
        digest.update(np.ascontiguousarray(arrays[name]).view(np.uint8).data)
    return digest.hexdigest()
