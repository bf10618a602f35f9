"""Words that pictures of single letters form with each other and with text: in paragraphs, rows, columns and parts.

Shares no code with the reader: the places of pictures come from the raw parts and their relationships.
"""

from __future__ import annotations

import io
import posixpath
import zipfile
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from lxml import etree
from PIL import Image, UnidentifiedImageError

from engine.documents import ocr

_HIGH = 48  # pixels at which OCR knows letters best
_LARGEST = 1200  # pixels of a side of a picture that may be one letter
_MOST = 300  # pictures of a part
_REFERRING = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
_SHOWN = ("embed", "id", "pict")
_DARK = 128


def rows(data: bytes, languages: tuple[str, ...]) -> Iterator[str]:
    """Yield what each paragraph, row and column says that has a picture of one letter, and all such pictures of a part.

    Raises:
        ValueError: a part has more pictures than can be read.
    """
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = set(archive.namelist())
        for name in sorted(names):
            folder, _, own = name.rpartition("/")
            links = f"{folder}/_rels/{own}.rels"
            if name.endswith(".xml") and links in names:
                targets = {
                    each.get("Id", ""): posixpath.normpath(posixpath.join(folder, each.get("Target", "")))
                    for each in etree.fromstring(archive.read(links)).iter("{*}Relationship")
                }
                root = etree.fromstring(archive.read(name), etree.XMLParser(resolve_entities=False, huge_tree=True))
                yield from filter(None, _in_part(archive, root, targets, languages))


def _in_part(
    archive: zipfile.ZipFile, root: etree._Element, targets: dict[str, str], languages: tuple[str, ...]
) -> Iterator[str]:
    shown: dict[etree._Element, str] = {}
    for element in root.iter(etree.Element):
        for name in _SHOWN:
            target = targets.get(element.get(_REFERRING + name, ""), "")
            if "/media/" in target:
                shown[element] = target
    pixels = {target: each for target in dict.fromkeys(shown.values()) if (each := _small(archive, target)) is not None}
    if len(pixels) > _MOST:
        raise ValueError("more pictures than can be read as letters")
    letters = dict(zip(pixels, ocr.read_letters(list(pixels.values()), languages), strict=True))
    says = {element: letters.get(target, "") for element, target in shown.items()}
    yield "".join(says.values())
    holders = [[each] for each in root.iter("{*}p", "{*}tr")]
    for table in root.iter("{*}tbl"):
        columns: dict[int, list[etree._Element]] = defaultdict(list)
        for row in table.iterchildren("{*}tr"):
            for number, cell in enumerate(row.iterchildren("{*}tc")):
                columns[number].append(cell)
        holders += columns.values()
    for holder in holders:
        elements = [each for part in holder for each in part.iter(etree.Element)]
        if any(says.get(each) for each in elements):
            yield "".join(says.get(each, "") + _text(each) for each in elements)


def _text(element: etree._Element) -> str:
    return (element.text or "") if etree.QName(element).localname == "t" else ""


def _small(archive: zipfile.ZipFile, name: str) -> np.ndarray | None:
    """Return the pixels of a picture that may be one letter, dark on light, as high as OCR reads letters best."""
    try:
        with Image.open(io.BytesIO(archive.read(name))) as picture:
            if max(picture.size) > _LARGEST or picture.width > 2 * picture.height:
                return None
            level = Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture.convert("RGBA")).convert(
                "L"
            )
    except (UnidentifiedImageError, KeyError):
        return None
    level = level.resize((max(round(_HIGH * level.width / level.height), 1), _HIGH))
    pixels = np.asarray(level)
    return 255 - pixels if pixels[0, 0] < _DARK else pixels
