"""Strings that must be gone, looked for in a redacted file of any tool, and in the files that it holds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from engine.errors import CannotMakeSafe, DamagedFile, SableError, UnsupportedFormat
from engine.formats import FORMATS
from engine.progress import Progress
from engine.types import Document, DocumentKind, Redaction
from engine.verify import OWN_READERS, SEARCHES, nested, of_pictures, second_look, terms
from engine.verify.evidence import Exposure, Surface
from engine.verify.search import excess, hits

_DEEPEST = 5  # files within files


class Leftover(NamedTuple):
    """A redaction whose text, or a word of it, can still be found, and where: "page 3", "object 12"."""

    redaction: Redaction
    places: tuple[str, ...]


def find(
    original: Document,
    redactions: tuple[Redaction, ...],
    redacted: bytes,
    *,
    password: str | None,
    progress: Progress,
) -> tuple[Leftover, ...]:
    """What of the redactions is left, in the order of the text.

    Args:
        redacted: a PDF, DOCX or TXT, not necessarily of the kind of the original.
        password: opens it if it is encrypted.

    Raises:
        UnsupportedFormat: neither PDF, DOCX nor text.
        DamagedFile: a part can't be read, so nobody knows what it holds.
        CannotMakeSafe: files within files, too many deep.
    """
    kind = next((kind for kind, each in FORMATS.items() if each.recognises(redacted)), None)
    if kind is None:
        raise UnsupportedFormat
    wanted = terms.collect(original, redactions)
    whole = Surface("the original", Exposure.BODY, original.text)
    places: dict[int, dict[str, None]] = defaultdict(dict)
    try:
        for surfaces in _readings(kind, redacted, password, original.languages, progress):
            for hit in excess(hits(wanted, surfaces), lambda: hits(wanted, [whole])):
                # Two letters can be judged only beside what the same reader read in the original.
                for index in () if hit.key.is_doubtful else hit.term.redactions:
                    places[index][hit.surface.place] = None
    except SableError:
        raise
    except Exception as error:  # whatever stops a reader, nobody knows what it would have read
        raise DamagedFile(format=kind.value) from error
    return tuple(Leftover(redactions[index], tuple(found)) for index, found in sorted(places.items()))


def _readings(
    kind: DocumentKind, redacted: bytes, password: str | None, languages: tuple[str, ...], progress: Progress
) -> Iterator[Iterator[Surface]]:
    """What each reader reads in the file, then in each file that it holds."""
    waiting = [(kind, redacted, password, "")]
    while waiting:
        kind, data, password, place = waiting.pop(0)
        scanners = [each.scan for each in SEARCHES[kind] if each.scan not in OWN_READERS.values()]
        scanners += [each.scan for each in of_pictures(kind, languages)]
        if not place and kind in OWN_READERS:
            scanners.append(partial(_as_opened, kind, languages, progress))
        for number, scan in enumerate(scanners):
            progress.step("verify", number, len(scanners))
            yield (each._replace(place=f"{place}{each.place}") for each in scan(data, password))
        if place.count(nested.PLACE) >= _DEEPEST:
            raise CannotMakeSafe(part="files within files")
        waiting += [
            (inner, content, None, f"{place}{nested.PLACE} {number}, ")
            for number, (inner, content) in enumerate(nested.files(kind, data, password), start=1)
        ]


def _as_opened(
    kind: DocumentKind, languages: tuple[str, ...], progress: Progress, data: bytes, password: str | None
) -> Iterator[Surface]:
    """Read the file as Sable opens it, with the letters that are drawn as shapes."""
    yield second_look.text(second_look.read(kind, data, password, languages, progress))
