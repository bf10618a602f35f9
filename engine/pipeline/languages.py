"""Languages of a document: its passages, notices of those that are not read well, and OCR in its languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.core.languages import IN_PART, LITTLE, NO_OCR, OCR, LanguageSupport, not_read_well, of, reading
from engine.core.options import Options
from engine.core.types import Document, Notice
from engine.detection.finders import scripts
from engine.detection.networks import language
from engine.documents import ocr_data
from engine.models import tagger
from engine.models.folder import Networks
from engine.pipeline.stretches import placed
from engine.risk.classifiers import Classifiers

_PICTURES = frozenset({"picture-read", "drawing-read", "picture-read-in-part", "picture-of-signs"})
_MUCH = 0.1
"""Share of letters in a script that the networks do not read from which there is a warning; a name needs none."""


def find(document: Document) -> Document:
    """Return the document with its passages, and with notices of those in languages that are not read well."""
    document = replace(document, passages=language.paragraphs(document.text))
    return replace(document, warnings=(*document.warnings, *_notices(document)))


def in_its_languages(document: Document, options: Options, again: Callable[[tuple[str, ...]], Document]) -> Document:
    """Return the document with its pictures read in the languages of its text, where Tesseract's data is installed.

    Only where the user has not chosen the languages of pictures. Languages whose data is missing are reported.

    Args:
        again: reads the file in these languages of Tesseract.
    """
    if _PICTURES.isdisjoint(each.code for each in document.warnings):
        return document
    found = of(replace(document, passages=language.paragraphs(document.text)))
    lacking = tuple(each for each in found if OCR.get(each) not in options.ocr_languages)
    if not lacking:
        return document
    chosen = options.ocr_languages != Options().ocr_languages
    wanted = options.ocr_languages
    for each in lacking:
        added = (*wanted, OCR[each]) if each in OCR else wanted
        if not chosen and added != wanted and ocr_data.installed(tuple(dict.fromkeys(added))):
            wanted = tuple(dict.fromkeys(added))
    if wanted != options.ocr_languages:
        document = again(wanted)
    if left := tuple(each for each in lacking if OCR.get(each) not in wanted):
        pages = {page for each in document.warnings if each.code in _PICTURES for page in each.pages}
        document = replace(document, warnings=(*document.warnings, Notice(NO_OCR, tuple(sorted(pages)), names=left)))
    return document


def of_pictures() -> tuple[str, ...]:
    """Return the languages, as Tesseract names them, in which pictures can be read on this computer."""
    return tuple(each for each in dict.fromkeys(OCR.values()) if ocr_data.installed((each,)))


def _notices(document: Document) -> Iterator[Notice]:
    """Yield a notice for each language that is not read well, with its pages, paragraphs or lines."""
    for each in not_read_well(of(document)):
        passages = [(start, end) for start, end, language in document.passages if language == each]
        notice = Notice(IN_PART if reading(each) is LanguageSupport.IN_PART else LITTLE, names=(each,))
        is_in_places = document.pages or len(document.passages) > 1
        yield placed(notice, document, passages) if is_in_places else notice


def not_made_for(document: Document, networks: Networks, fitted: Classifiers | None) -> Iterator[Notice]:
    """Yield notices of text, risks and labels that the networks were not made for.

    A script that they do not read needs none where the notice of its language says so.
    """
    is_named = any(each.code == LITTLE for each in document.warnings)
    is_much = tagger.unread_share(document.text) > _MUCH or scripts.has_passage(document.text)
    if is_much and not is_named:
        yield Notice("script-not-read")
    if networks.recognizer and not fitted:
        yield Notice("risk-not-fitted")
    for each in networks.added:
        if each.unknown:
            yield Notice("unknown-label", count=len(each.unknown), names=each.unknown)
