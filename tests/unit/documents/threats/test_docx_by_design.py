"""Rows of the threat list for DOCX that no cleaning step is for: the way of reading and writing makes them impossible.

Each defence is taken away in turn, and the proof must notice.
"""

from __future__ import annotations

import importlib
import io
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from engine.core.errors import CannotMakeSafe
from engine.core.types import DocumentKind, Redaction
from engine.documents import docx
from engine.documents.docx import mask, names, package, pictures, writing, xml
from engine.documents.docx.xml import tag
from tests.builders.docx import WORD, Extra, build, entries, holds, paragraph, zipped
from tests.builders.docx_hiding import PICTURE, SECRET, VISIBLE
from tests.builders.docx_threats import EXAMPLES
from tests.builders.sabotage import case, changed_docx, failed

# The package has functions of these names.
paragraphs, save = (importlib.import_module(f"engine.documents.docx.{name}") for name in ("paragraphs", "save"))

SOURCES = {str(example): example.source for example in EXAMPLES}
Patch = pytest.MonkeyPatch


def written(source: bytes) -> bytes:
    """The file with every secret masked that the text holds."""
    document = docx.read(source, Path("x.docx"))
    starts = [start for start in range(len(document.text)) if document.text.startswith(SECRET, start)]
    redactions = tuple(Redaction(start, start + len(SECRET), "[X]") for start in starts)
    return docx.write(source, document, redactions).data


def runs_apart(patch: Patch) -> None:
    patch.setattr(paragraphs, "_owner", lambda element: element.getparent())


def links_unread(patch: Patch) -> None:
    read = paragraphs._piece
    link = tag("w:hyperlink")
    patch.setattr(
        paragraphs, "_piece", lambda each: None if next(each.iterancestors(link), None) is not None else read(each)
    )
    patch.setattr(names, "unwrap", lambda link: None)


def main_part_only(patch: Patch) -> None:
    apply = mask.apply
    patch.setattr(mask, "apply", lambda parts, masks: apply(parts[:1], masks))


def watermarks_unread(patch: Patch) -> None:
    patch.delitem(paragraphs._ATTRIBUTES, tag("v:textpath"))


def pictures_as_they_are(patch: Patch) -> None:
    patch.setattr(pictures.Reencoder, "_encode", lambda self, picture: (picture.data, "png"))


def properties_taken_over(patch: Patch) -> None:
    patch.setattr(save, "_CORE", entries(SOURCES["D16 core"])["docProps/core-properties.xml"])


def glossary_allowed(patch: Patch) -> None:
    role = package.PartRole("w:glossaryDocument", WORD + "document.glossary+xml", "word/glossary/document{}.xml", True)
    patch.setitem(package.ROLES, "glossaryDocument", role)
    patch.setattr(mask, "apply", lambda parts, masks: Counter())  # its text is text of the document then, and found


def names_taken_over(patch: Patch) -> None:
    patch.setattr(pictures.Reencoder, "name", lambda self, picture, element: f"word/media/{SECRET}.png")


def old_entries_kept(patch: Patch) -> None:
    pack = package.pack
    patch.setattr(package, "pack", lambda contents: pack(contents | {"loose": entries(SOURCES["D30 orphan"])["loose"]}))


DEFENCES: dict[str, Callable[[Patch], None]] = {
    "D01 runs": runs_apart,
    "D02 link": links_unread,
    "D06 footnote": main_part_only,
    "D06 endnote": main_part_only,
    "D07 header": main_part_only,
    "D07 watermark": watermarks_unread,
    "D12 drawing format": pictures_as_they_are,
    "D16 core": properties_taken_over,
    "D18 glossary": glossary_allowed,
    "D30 name of a part": names_taken_over,
    "D30 orphan": old_entries_kept,
}


@pytest.mark.parametrize("name", DEFENCES)
def test_without_its_defence_the_row_leaks(name: str, monkeypatch: Patch) -> None:
    assert not holds(written(SOURCES[name]), SECRET)
    DEFENCES[name](monkeypatch)
    assert holds(written(SOURCES[name]), SECRET)


PACKAGE_PARTS = {
    "docProps/app.xml": "D16",
    "customXml/item1.xml": "D17",
    "docProps/thumbnail.emf": "D21",
    "word/vbaProject.bin": "D23",
    "word/afchunk.html": "D24",
    "word/printerSettings1.bin": "D25",
    "_xmlsignatures/sig1.xml": "D26",
}


@pytest.mark.parametrize("name", PACKAGE_PARTS)
def test_a_part_that_is_put_back_is_refused(name: str) -> None:
    """No switch can keep these parts, since nothing reads them; the verifier is their second lock."""
    clean = case(DocumentKind.DOCX, build(VISIBLE), (SECRET,))
    assert failed(clean.checks()) == set()
    for content in (f"<p>{SECRET}</p>".encode(), b"<p>nothing</p>"):
        spoiled = changed_docx(clean.output, lambda parts, content=content: parts.__setitem__(name, content))
        assert "check.document-only" in failed(clean.checks(spoiled)), PACKAGE_PARTS[name]


def picture(kind: str = "PNG", **hiding: object) -> bytes:
    image = Image.new("RGB", (8, 4), "black")
    image.paste("red", (0, 0, 4, 4))
    buffer = io.BytesIO()
    image.save(buffer, kind, **hiding)
    return buffer.getvalue()


def test_pixels_outside_a_crop_are_gone(monkeypatch: Patch) -> None:
    """Threat D12"""
    cropped = PICTURE.replace("</pic:blipFill>", '<a:srcRect l="50000"/></pic:blipFill>')
    source = build(VISIBLE + cropped, Extra("word/media/p.png", "image", picture()))

    def colours() -> set[object]:
        data = next(data for name, data in entries(written(source)).items() if name.startswith("word/media/"))
        return {colour for _, colour in Image.open(io.BytesIO(data)).convert("RGB").getcolors()}

    assert colours() == {(0, 0, 0)}
    monkeypatch.setattr(pictures, "_crop", lambda element: (0.0, 0.0, 0.0, 0.0))
    assert colours() == {(0, 0, 0), (255, 0, 0)}


def test_entities_are_refused(monkeypatch: Patch) -> None:
    """Threat D29"""
    parts = entries(build(VISIBLE + paragraph("&secret;").replace("&secret;", "a")))
    declared = f'<!DOCTYPE w:document [<!ENTITY e "{SECRET}">]>'.encode()
    parts["word/document.xml"] = declared + parts["word/document.xml"].partition(b"?>")[2].replace(b">a<", b">&e;<")
    source = zipped(dict(parts))
    with pytest.raises(CannotMakeSafe):
        written(source)
    monkeypatch.setattr(xml, "_parse", lambda data: xml.etree.fromstring(data))
    monkeypatch.setattr(mask, "apply", lambda parts, masks: Counter())
    assert entries(written(source))["word/document.xml"].count(SECRET.encode()) == 2


def test_the_length_of_a_name_is_not_told(monkeypatch: Patch) -> None:
    """Threat D31"""

    def masked(name: str) -> bytes:
        source = build(paragraph(f"by {name} now"))
        document = docx.read(source, Path("x.docx"))
        redactions = (Redaction(3, 3 + len(name)),)
        return docx.write(source, document, redactions).data

    assert masked("Al") == masked("Alexandrina Wetherby")
    tokens = writing._tokens
    monkeypatch.setattr(
        writing,
        "_tokens",
        lambda *redactions: ((place, "█" * (place.end - place.start)) for place, _ in tokens(*redactions)),
    )
    assert masked("Al") != masked("Alexandrina Wetherby")
