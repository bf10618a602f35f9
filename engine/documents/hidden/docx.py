"""Hidden content of a DOCX: text that a reader doesn't see, and data besides the text (threats D04, D05, D12-D19).

Every part of the zip is examined, whether or not anything refers to it. Counts that only sanitising knows are taken
from there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from lxml import etree

from engine.core.progress import Progress
from engine.core.types import Concealed
from engine.documents.docx import package, removal
from engine.documents.docx.encryption import decrypt
from engine.documents.docx.hidden import HIDDEN_ROW, NOTES, Formats, unseen_run
from engine.documents.docx.package import ROLES, load
from engine.documents.docx.paragraphs import paragraphs
from engine.documents.docx.pictures import VML_CROPS
from engine.documents.docx.sanitise import clean
from engine.documents.docx.xml import Element, parse, tags
from engine.documents.hidden import docx_entries, docx_values
from engine.documents.hidden.shown import seen_words, unseen
from engine.documents.kinds import COMPOUND
from engine.documents.metadata import is_author

# Shapes drawn over the text of a DOCX (threat P01): the words below are still in the file. Only a program that lays out
# the document knows the place of a word. Here a shape covers the text of its paragraph if it is filled, is in front of
# the text, lets the text run on below it, and begins within a few lines of its paragraph.


_PARAGRAPH, _ANCHOR, _TEXT, _SHAPE_TEXT = tags("w:p wp:anchor w:t w:txbxContent")
_NO_WRAP, _VERTICAL, _OFFSET, _EXTENT = tags("wp:wrapNone wp:positionV wp:posOffset wp:extent")
_FILLS = tags("a:solidFill a:gradFill a:pattFill a:blipFill pic:blipFill")
_NO_FILL, _LINE = tags("a:noFill a:ln")
_POINT = 12_700  # English metric units
_NEAR = 30.0  # points between the tops of the paragraph and of the shape
_LEAST, _TALLEST = 5.0, 150.0  # points: a thinner shape is a rule, a taller one a background
_OF_TEXT = frozenset({"paragraph", "line"})
_TELLING, _REDACTED = re.compile(r"[^\W_xX]"), re.compile(r"(?i)redact|geschwärzt|caviard|sladd|tachad")
_VML = tags("v:rect v:roundrect v:shape v:oval")
_STYLE = re.compile(r"([a-z-]+)\s*:\s*([^;]+)")
_LENGTH = re.compile(r"(-?\d+(?:\.\d*)?|-?\.\d+)(pt|in|cm|mm|px|)")
_UNITS = {"pt": 1.0, "in": 72.0, "cm": 28.35, "mm": 2.835, "px": 0.75, "": 1 / _POINT}


def covered(root: Element) -> Iterator[str]:
    """Yield the text of each paragraph that a shape covers."""
    for paragraph in root.iter(_PARAGRAPH):
        if any(map(_covers, paragraph.iter(_ANCHOR))) or any(map(_vml_covers, paragraph.iter(*_VML))):
            covered_text = "".join(each.text or "" for each in paragraph.iter(_TEXT) if _is_of(each, paragraph))
            if covered_text.strip():
                yield covered_text


def _is_of(text: Element, paragraph: Element) -> bool:
    """Return whether a text belongs to the paragraph itself, not to a shape that is anchored there."""
    return next(text.iterancestors(_PARAGRAPH), None) is paragraph


def _covers(anchor: Element) -> bool:
    """Return whether a DrawingML anchor is an opaque shape over the first lines of its paragraph."""
    if anchor.get("behindDoc") in ("1", "true") or anchor.find(_NO_WRAP) is None or _has_text(anchor):
        return False
    vertical, extent = anchor.find(_VERTICAL), anchor.find(_EXTENT)
    if vertical is None or extent is None or vertical.get("relativeFrom") not in _OF_TEXT:
        return False
    offset = _number(vertical.findtext(_OFFSET)) / _POINT
    return _is_near(offset, _number(extent.get("cy")) / _POINT) and _is_filled(anchor)


def _has_text(shape: Element) -> bool:
    texts = (each.text or "" for holder in shape.iter(_SHAPE_TEXT) for each in holder.iter(_TEXT))
    return any(_TELLING.search(each) and not _REDACTED.search(each) for each in texts)


def _is_filled(anchor: Element) -> bool:
    fills = (each for each in anchor.iter(*_FILLS) if next(each.iterancestors(_LINE), None) is None)
    styled = (each for each in anchor.iter("{*}fillRef") if each.get("idx", "0") != "0")
    empty = any(each.getparent().tag != _LINE for each in anchor.iter(_NO_FILL))
    return next(fills, None) is not None or (not empty and next(styled, None) is not None)


def _vml_covers(shape: Element) -> bool:
    if shape.get("filled") in ("f", "false") or _has_text(shape):
        return False
    if any(etree.QName(each).localname in ("wrap", "imagedata", "textpath") for each in shape):
        return False
    style = dict(_STYLE.findall(shape.get("style", "")))
    if style.get("position") != "absolute" or style.get("z-index", "0").startswith("-"):
        return False
    if style.get("mso-position-vertical-relative", "text") not in ("text", "line"):
        return False
    return _is_near(_points(style.get("margin-top", "0")), _points(style.get("height", "0")))


def _is_near(offset: float, height: float) -> bool:
    return _LEAST <= height <= _TALLEST and -height < offset < _NEAR


def _points(length: str) -> float:
    match = _LENGTH.match(length.strip())
    return float(match[1]) * _UNITS[match[2]] if match else 0.0


def _number(text: str | None) -> int:
    try:
        return int(text or 0)
    except ValueError:
        return 0


_RUN, _DELETED_TEXT, _COMMENT = tags("w:r w:delText w:comment")
_CHANGES = tags(
    "w:ins w:del w:moveFrom w:moveTo w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:cellIns w:cellDel"
)
_DELETIONS = tags("w:del w:moveFrom")
_AUTHOR = "}author"  # of a change or a comment, or one of the people listed
_CROPPED, _PICTURE, _EMBEDDED = tags("a:srcRect a:blip r:embed")
_LEAST_CROP = 500  # thousandths of a per cent
_ALTERNATIVES, _ROW, _DRAWING, _DRAWING_NAME = tags("mc:AlternateContent w:tr w:drawing wp:docPr")
_ID, _NOTE_KIND = tags("w:id w:type")

# Properties in which a program describes itself.
_TECHNICAL = frozenset(
    "Application AppVersion Characters CharactersWithSpaces DocSecurity HyperlinksChanged Lines LinksUpToDate Pages "
    "Paragraphs ScaleCrop SharedDoc Words TotalTime created modified revision Template lpstr i4 lastPrinted".split()
)

# Found here with their text; sanitising counts the same without text.
_FOUND_HERE = frozenset("alternative-text author-name comment custom-xml metadata tracked-change".split())
# Reported, but not secret from readers of the document.
_HARMLESS = frozenset(
    "embedded-font field-code hyperlink-target linked-file printer-settings signature template unknown-element "
    "unknown-part".split()
)


def find(source: bytes, password: str | None, _progress: Progress) -> Iterator[Concealed]:
    """Yield all hidden content, each item with its text.

    Raises:
        InputError: see `documents.docx.read`.
        Exception: any that a library raises on damage.
    """
    plain = decrypt(source, password) if source.startswith(COMPOUND) else source
    removed = clean(load(plain))
    contents = package.unpack(plain)
    parts = {name: parse(data) for name, data in contents.items() if name.endswith(".xml")}
    branches = [text for root in parts.values() for text in _other_branches(root)]
    formats = Formats(parts.values())
    pages = _pages(contents, parts)
    blocks = list(_hidden_blocks(pages))
    seen = seen_words(*(text for root in pages for text in _seen_texts(root, formats)))
    found = [each for text in branches for each in unseen("unused-content", text, seen)]
    found += (each for text in blocks for each in unseen("hidden-text", text, seen))
    for name, root in parts.items():
        if name.startswith("docprops/"):
            found += _properties(root, seen)
        elif name.startswith("word/"):
            found += _in_part(root, formats, seen)
            found += (Concealed("text-under-shape", True, None, text) for text in covered(root))
            found += docx_values.values(root, seen)
            found += docx_entries.marks(contents[name], seen)
    found += docx_entries.entries(contents, seen)
    found += docx_entries.outside_entries(plain, seen)
    yield from found
    named = Counter(each.code for each in found)
    for code, count in removed.items():
        if code not in _FOUND_HERE:
            yield from [Concealed(code, code not in _HARMLESS)] * (count - named[code])


def _pages(contents: Mapping[str, bytes], parts: Mapping[str, Element]) -> list[Element]:
    """Return the parts whose text pages show: those to which relationships of the main part lead, and that itself."""
    shown = docx_entries.reached(contents, frozenset(ROLES))
    return [root for name, root in parts.items() if name in shown]


def _other_branches(root: Element) -> Iterator[str]:
    """Remove the branches of alternatives that programs do not show, and yield the text of each."""
    for alternatives in list(root.iter(_ALTERNATIVES)):
        chosen = removal.chosen_branch(alternatives)
        for branch in list(alternatives):
            if branch is not chosen:
                yield _text(branch)
                alternatives.remove(branch)


def _seen_texts(root: Element, formats: Formats) -> Iterator[str]:
    """Yield the text of each paragraph without its unseen runs, and the texts of drawings and labels."""
    for paragraph in paragraphs(root):
        runs = {piece.element: next(piece.element.iterancestors(_RUN), None) for piece in paragraph}
        unseen_runs = {
            run for run in runs.values() if run is not None and (_is_deleted(run) or unseen_run(run, formats))
        }
        yield "".join(piece.text for piece in paragraph if runs[piece.element] not in unseen_runs)


def _is_hidden(drawing: Element) -> bool:
    return any(each.get("hidden") in ("1", "true") for each in drawing.iter(_DRAWING_NAME))


def _hidden_blocks(pages: Iterable[Element]) -> Iterator[str]:
    """Remove hidden rows and drawings, and notes to which no mark refers, and yield the text of each."""
    roots = list(pages)
    marked = {(NOTES[mark.tag], mark.get(_ID)) for root in roots for mark in root.iter(*NOTES)}
    for root in roots:
        rows = (each for each in root.iter(_ROW) if each.find(HIDDEN_ROW) is not None)
        drawings = (each for each in root.iter(_DRAWING) if _is_hidden(each))
        notes = (each for each in root.iterchildren(*NOTES.values()) if (each.tag, each.get(_ID)) not in marked)
        for each in (*rows, *drawings, *(note for note in notes if note.get(_NOTE_KIND, "normal") == "normal")):
            yield _text(each)
            removal.drop([each])


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
        authors = (value for key, value in element.attrib.items() if key.endswith(_AUTHOR) and value.strip())
        yield from (Concealed("author-name", True, None, author) for author in authors)
        if _crops(element):
            yield Concealed("picture-edges", True)


def _crops(element: Element) -> bool:
    if element.tag == _CROPPED:
        shown = element.getparent().find(_PICTURE)
        if shown is None or not shown.get(_EMBEDDED):
            return False
        sides = (element.get(side, "0").rstrip("%") for side in "ltrb")
        return any(side.isdecimal() and int(side) >= _LEAST_CROP for side in sides)
    return etree.QName(element).localname == "imagedata" and any(element.get(side) for side in VML_CROPS)


def _properties(root: Element, seen: frozenset[str]) -> Iterator[Concealed]:
    for element in root.iter():
        text = (element.text or "").strip()
        if not text:
            continue
        name = etree.QName(element).localname
        leaks = name not in _TECHNICAL and any(each.leaks for each in unseen("", text, seen))
        yield Concealed("metadata", leaks, None, text)
        if is_author(name):
            yield Concealed("author-name", True, None, text)
