"""The name, in two parts, in embedded font programs that are none, and in what programs hold beside a font."""

from __future__ import annotations

import io
import struct
from functools import partial

import pikepdf
from pikepdf import Dictionary, Name, Stream

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import saved
from tests.builders.pdf_fonts import PROGRAMS, lettered, with_program

_FIRST, _REST = SECRET[:4].encode(), SECRET[4:].encode()
_DATA = b"(" + _FIRST + b") show (" + _REST + b") show "


def _kept(data: bytes) -> bool:
    with pikepdf.open(io.BytesIO(data)) as file:
        streams = [each.read_bytes() for each in file.objects if isinstance(each, Stream)]
    return any(half in each for each in streams for half in (_FIRST, _REST))


def _with_table(program: bytes) -> bytes:
    """A font with a table that no viewer knows, in front of its others."""
    count = struct.unpack_from(">H", program, 4)[0]
    entries = [list(struct.unpack_from(">4sLLL", program, 12 + 16 * number)) for number in range(count)]
    for each in entries:
        each[2] += 16
    entries.append([b"zzzz", 0, len(program) + 16, len(_DATA)])
    directory = b"".join(struct.pack(">4sLLL", *each) for each in entries)
    return program[:4] + struct.pack(">H", count + 1) + program[6:12] + directory + program[12 + 16 * count :] + _DATA


def _row(kind: str) -> tuple[str, bytes, Name | None]:
    key, program, subtype = PROGRAMS[kind]
    return key, _with_table(program), subtype


def _behind(kind: str) -> bytes:
    """A document in a whole font, with the name behind its program."""
    with pikepdf.open(io.BytesIO(lettered(kind))) as file:
        for each in file.objects:
            for key in ("/FontFile", "/FontFile3") if isinstance(each, Dictionary) else ():
                if key in each:
                    each[key].write(each[key].read_bytes() + _DATA)
        return saved(file)


_NONE = {
    "text": _DATA,
    "beginning of a TrueType": b"\0\1\0\0\0\1" + b"\0" * 6 + _DATA,
    "beginning of an OpenType": b"OTTO\0\2" + b"\0" * 6 + _DATA,
    "beginning of a Type 1": b"%!PS-AdobeFont-1.0: F\n" + _DATA + b"\neexec " + _DATA,
    "beginning of a compact": b"\1\0\4\1" + _DATA,
    "picture": b"\x89PNG\r\n\x1a\n" + _DATA,
}

ATTACKS = (
    *(
        Attack(f"{name} as {key[1:]}.pdf", partial(with_program, key, program, None), (), (SECRET,), leaks=_kept)
        for name, program in _NONE.items()
        for key in ("/FontFile", "/FontFile2", "/FontFile3")
    ),
    *(
        Attack(f"behind a {kind}.pdf", partial(with_program, key, program + _DATA, subtype), (), (SECRET,), leaks=_kept)
        for kind, (key, program, subtype) in PROGRAMS.items()
    ),
    *(
        Attack(f"table of a {kind}.pdf", partial(with_program, *_row(kind)), (), (SECRET,), leaks=_kept)
        for kind in ("TrueType", "OpenType")
    ),
    *(
        Attack(f"behind letters of a {kind}.pdf", partial(_behind, kind), (), (SECRET,), leaks=_kept)
        for kind in ("Type 1", "compact")
    ),
    Attack(
        "TrueType as FontFile.pdf",
        partial(with_program, "/FontFile", PROGRAMS["TrueType"][1] + _DATA, None),
        (),
        (SECRET,),
        leaks=_kept,
    ),
    Attack(
        "Type 1 as FontFile2.pdf",
        partial(with_program, "/FontFile2", PROGRAMS["Type 1"][1] + _DATA, Name.Type1C),
        (),
        (SECRET,),
        leaks=_kept,
    ),
)
