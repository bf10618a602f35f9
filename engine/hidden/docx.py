"""What hides in a DOCX: text that a reader doesn't see, and data beside the document (threats D04, D05, D12-D19).

Every part of the zip is looked at, whatever leads to it. What only the cleaning for a redacted file knows to count is
taken from there.
"""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

from engine.formats.docx import archive, compound
from engine.formats.docx.encryption import decrypt
from engine.formats.docx.package import load
from engine.formats.docx.steps import clean
from engine.formats.docx.unseen import Formats, unseen_run
from engine.formats.docx.xml import Element, parse, tag, tags
from engine.hidden.docx_shapes import covered
from engine.hidden.shown import seen_words, unseen
from engine.progress import Progress
from engine.types import Concealed

_RUN, _TEXT, _DELETED_TEXT, _COMMENT = tags("w:r w:t w:delText w:comment")
_CHANGES = tags(
    "w:ins w:del w:moveFrom w:moveTo w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:cellIns w:cellDel"
)
_DELETIONS = tags("w:del w:moveFrom")
_AUTHOR = tag("w:author")
_DESCRIPTIONS = ("descr", "alt")
_CROPPED, _PICTURE, _EMBEDDED = tags("a:srcRect a:blip r:embed")
_VML_CROPS = ("cropleft", "croptop", "cropright", "cropbottom")
_LEAST_CROP = 500  # thousandths of a per cent
_BOOKMARK, _NAME = tags("w:bookmarkStart w:name")

# Properties in which a program writes about itself.
_TECHNICAL = frozenset(
    "Application AppVersion Characters CharactersWithSpaces DocSecurity HyperlinksChanged Lines LinksUpToDate Pages "
    "Paragraphs ScaleCrop SharedDoc Words TotalTime created modified revision Template lpstr i4 lastPrinted".split()
)
_AUTHORS = frozenset("creator lastModifiedBy Manager".split())

# Found here with what they say; what the cleaning says of them is the same, without.
_FOUND_HERE = frozenset("alternative-text comment hidden-text metadata tracked-change".split())
# Told, but nothing that a reader of the document must not have.
_HARMLESS = frozenset(
    "embedded-font field-code hyperlink-target linked-file printer-settings signature template unknown-element "
    "unknown-part".split()
)


def find(source: bytes, password: str | None, _progress: Progress) -> Iterator[Concealed]:
    """Everything, each with the text that it says.

    Raises:
        InputError: see `formats.docx.read`.
        Exception: whatever a library raises on damage.
    """
    plain = decrypt(source, password) if source.startswith(compound.MAGIC) else source
    removed = clean(load(plain))
    contents = archive.unpack(plain)
    parts = {name: parse(data) for name, data in contents.items() if name.endswith(".xml")}
    formats = Formats(parts.values())
    seen = seen_words(*(_seen_text(root, formats) for name, root in parts.items() if _is_page(name)))
    for name, root in parts.items():
        if name.startswith("docprops/"):
            yield from _properties(root, seen)
        elif name.startswith("word/"):
            yield from _in_part(root, formats, seen)
            yield from (Concealed("text-under-shape", True, None, text) for text in covered(root))
    for code, count in removed.items():
        if code not in _FOUND_HERE:
            yield from [Concealed(code, code not in _HARMLESS)] * count


def _is_page(name: str) -> bool:
    folder, _, part = name.rpartition("/")
    return folder == "word" and part.startswith(("document", "header", "footer", "footnotes", "endnotes"))


def _seen_text(root: Element, formats: Formats) -> str:
    runs = (run for run in root.iter(_RUN) if not _is_deleted(run) and not unseen_run(run, formats))
    return "".join(f"{_text(run)} " if run.getnext() is None else _text(run) for run in runs)


def _is_deleted(run: Element) -> bool:
    return next(run.iterancestors(*_DELETIONS), None) is not None


def _text(element: Element) -> str:
    return "".join(each.text or "" for each in element.iter(_TEXT, _DELETED_TEXT))


def _in_part(root: Element, formats: Formats, seen: frozenset[str]) -> Iterator[Concealed]:
    for element in root.iter():
        name = element.tag
        if name == _RUN and not _is_deleted(element) and _text(element).strip():
            if code := unseen_run(element, formats):
                yield Concealed(code, True, None, _text(element))
        elif name == _COMMENT:
            yield Concealed("comment", True, None, _text(element))
        elif name in _CHANGES:
            leaks = any(each.leaks for each in unseen("", _text(element), seen))
            yield Concealed("tracked-change", leaks or name in _DELETIONS, None, _text(element))
        if author := element.get(_AUTHOR, "").strip():
            yield Concealed("author-name", True, None, author)
        for key in _DESCRIPTIONS:
            yield from unseen("alternative-text", element.get(key, ""), seen)
        if _crops(element):
            yield Concealed("picture-edges", True)


def _crops(element: Element) -> bool:
    if element.tag == _CROPPED:
        shown = element.getparent().find(_PICTURE)
        if shown is None or not shown.get(_EMBEDDED):
            return False
        sides = (element.get(side, "0").rstrip("%") for side in "ltrb")
        return any(side.isdecimal() and int(side) >= _LEAST_CROP for side in sides)
    return etree.QName(element).localname == "imagedata" and any(element.get(side) for side in _VML_CROPS)


def _properties(root: Element, seen: frozenset[str]) -> Iterator[Concealed]:
    for element in root.iter():
        text = (element.text or "").strip()
        if not text:
            continue
        name = etree.QName(element).localname
        leaks = name not in _TECHNICAL and any(each.leaks for each in unseen("", text, seen))
        yield Concealed("metadata", leaks, None, text)
        if name in _AUTHORS:
            yield Concealed("author-name", True, None, text)
