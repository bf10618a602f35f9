"""The zip around a document: opened with suspicion, written without anything of its own (threats D29, D30)."""

from __future__ import annotations

import posixpath
import zipfile
import zlib
from io import BytesIO

from engine.errors import CannotMakeSafe, DamagedFile

_MOST_ENTRIES = 10_000
_MOST_BYTES = 1 << 30
# Real documents stay below 50; a bomb reaches 1000. Small files may pack as tightly as they like.
_MOST_EXPANSION = 200
_SMALL_BYTES = 64 << 20

# What the zip library raises on damage.
UNREADABLE = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError)
_ENCRYPTED_FLAG = 0x1
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def unpack(source: bytes) -> dict[str, bytes]:
    """Content of every entry by its name, in lower case because part names are compared that way (OPC 6.2.2.3).

    Raises:
        DamagedFile: not a readable zip, two entries of one name, or a name that leads outside.
        CannotMakeSafe: encrypted entries, or one that would fill the memory.
    """
    try:
        with zipfile.ZipFile(BytesIO(source)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            _refuse_bombs(entries, len(source))
            contents: dict[str, bytes] = {}
            for entry in entries:
                name = _safe_name(entry)
                if name in contents:
                    raise DamagedFile(format="docx", problem="two entries of one name")
                contents[name] = archive.read(entry)
    except UNREADABLE as error:
        raise DamagedFile(format="docx", problem="zip") from error
    return contents


def pack(contents: dict[str, bytes]) -> bytes:
    """A zip with these entries, in this order, that tells nothing of when and where it was made."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in contents.items():
            entry = zipfile.ZipInfo(name, _EARLIEST)
            entry.create_system = 0
            entry.external_attr = 0
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 6)
    return buffer.getvalue()


def _refuse_bombs(entries: list[zipfile.ZipInfo], packed: int) -> None:
    size = sum(entry.file_size for entry in entries)
    if len(entries) > _MOST_ENTRIES or size > min(_MOST_BYTES, max(_SMALL_BYTES, _MOST_EXPANSION * packed)):
        raise CannotMakeSafe(part="archive too large")


def _safe_name(entry: zipfile.ZipInfo) -> str:
    if entry.flag_bits & _ENCRYPTED_FLAG:
        raise CannotMakeSafe(part="encrypted entry")
    name = entry.filename.replace("\\", "/").lower()
    if name.startswith("/") or ".." in name.split("/") or posixpath.normpath(name) != name:
        raise DamagedFile(format="docx", problem="entry name")
    return name
