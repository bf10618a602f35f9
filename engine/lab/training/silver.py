"""Makes a silver corpus: raw text labelled by the recognizers and gazetteers (`sable train silver`).

A generic recognizer (the bundled one, with its patterns and lists) and gazetteers of DEM and MISC terms tag each text;
where their mentions overlap, the longest span wins (paper 2, section 4.2; paper 3, section 3.3, for training on the
result).
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import detection
from engine.core.errors import BadAnnotation, OutputExists, UnreadableFile
from engine.core.message import Message
from engine.core.progress import Progress, Stage
from engine.core.types import Kind, Mention, Recognizer
from engine.lab.training.formats import AnnotationProblem
from engine.lab.training.formats import read_json_lines as read_json_lines
from engine.models.tagger import Tagger
from engine.pipeline import opening

_WORD = re.compile(r"\w+")
_SHORTEST = 3
"""Fewest characters of a term. Shorter ones are letters, units and chemical symbols more often than attributes of
people.
"""
_GZIP = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class Gazetteer:
    """Terms by their words in lower case, joined by spaces; `longest`: words of the longest one."""

    terms: dict[str, tuple[str, Kind]]
    longest: int


def read_gazetteer(folder: Path, *, least: int) -> Gazetteer:
    """Return the terms of `DEM.tsv` and `MISC.tsv` that are values at least `least` times; of a term in both, the more
    frequent.

    Raises:
        UnreadableFile: a file is missing, or the user may not read it.
        BadAnnotation: a line is not a term and a count.
    """
    counts: dict[str, int] = {}
    terms: dict[str, tuple[str, Kind]] = {}
    for kind in (Kind.DEM, Kind.MISC):
        file = folder / f"{kind}.tsv"
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise UnreadableFile from error
        for number, line in enumerate(lines, start=1):
            term, _, count = line.partition("\t")
            if not count.isdecimal():
                raise BadAnnotation(file=file.name, line=number, problem="bad-columns")
            key = _key(_WORD.findall(term))
            if len(key) >= _SHORTEST and int(count) >= max(least, counts.get(key, 0)):
                counts[key], terms[key] = int(count), (term, kind)
    return Gazetteer(terms, max((key.count(" ") + 1 for key in terms), default=0))


def find_terms(text: str, gazetteer: Gazetteer) -> Iterator[Mention]:
    """Yield the longest term that begins at each word. A term with a capital letter needs one in the text."""
    words = [match.span() for match in _WORD.finditer(text)]
    folded = [text[start:end].casefold() for start, end in words]
    for first, (start, _) in enumerate(words):
        for behind in range(min(first + gazetteer.longest, len(words)), first, -1):
            term, kind = gazetteer.terms.get(" ".join(folded[first:behind]), ("", Kind.MISC))
            end = words[behind - 1][1]
            if term and (term.islower() or not text[start:end].islower()):
                yield Mention(start, end, kind, 0.5, Recognizer.WIKIDATA, Message("lab.wikidata"))
                break


def longest(mentions: Iterable[Mention]) -> list[Mention]:
    """Return the mentions without overlaps, in order: the longest wins, then the more certain, then the first."""
    taken: list[Mention] = []
    occupied: set[int] = set()
    for each in sorted(mentions, key=lambda mention: (mention.start - mention.end, -mention.score, mention.start)):
        if occupied.isdisjoint(range(each.start, each.end)):
            occupied.update(range(each.start, each.end))
            taken.append(each)
    return sorted(taken, key=lambda mention: mention.start)


def recognizer(tagger: Tagger, gazetteer: Gazetteer | None, progress: Progress) -> Callable[[str], list[Mention]]:
    """Return the function that labels a text."""

    def recognise(text: str) -> list[Mention]:
        found = detection.recognise(text, tagger.tag(text, progress), terms=(), person=None, progress=progress)
        return longest([*found, *(find_terms(text, gazetteer) if gazetteer else ())])

    return recognise


def texts(path: Path) -> Iterator[str]:
    """Yield the texts of a file: each line's of JSON Lines, gzip or not, else the text of a PDF, DOCX or TXT document.

    Raises:
        InputError: a subclass that says why there is none.
    """
    try:
        source = path.read_bytes()
        plain = gzip.decompress(source) if source.startswith(_GZIP) else source
    except OSError as error:
        raise UnreadableFile from error
    except EOFError as error:
        raise BadAnnotation(file=path.name, problem="damaged-archive") from error
    if not plain.lstrip().startswith(b"{"):
        yield opening.read(path).text
        return
    try:
        for where, document in read_json_lines(io.BytesIO(plain)):
            if not isinstance(document.get("text"), str):
                raise AnnotationProblem("no-text", where)
            yield document["text"]
    except AnnotationProblem as error:
        raise BadAnnotation(file=path.name, **error.where, problem=error.code) from error


def write(inputs: list[Path], out: Path, recognise: Callable[[str], list[Mention]], progress: Progress) -> int:
    """Write the labelled texts to `out` as JSON Lines (gzipped if its name ends in .gz), and return their number.

    They are kept in `out`.part until all are done; a stopped run resumes from there. A text is named by its SHA-256,
    and labelled once.

    Raises:
        OutputExists
        InputError: a subclass that says why a file can't be read.
        Cancelled: the user asked to stop.
    """
    if out.exists():
        raise OutputExists
    part = out.with_name(f"{out.name}.part")
    done = _resume(part)
    with part.open("a", encoding="utf-8") as file:
        for number, path in enumerate(inputs):
            progress.step(Stage.SILVER, number, len(inputs))
            for text in texts(path):
                name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
                if name not in done and text.strip():
                    done.add(name)
                    file.write(json.dumps(_document(name, text, recognise(text)), ensure_ascii=False) + "\n")
                    file.flush()
    if out.suffix == ".gz":
        with part.open("rb") as plain, gzip.open(out, "wb") as packed:
            packed.writelines(plain)
        part.unlink()
    else:
        part.rename(out)
    return len(done)


def _resume(part: Path) -> set[str]:
    """Return the names of the texts that are done; an incomplete last line is removed."""
    if not part.exists():
        return set()
    whole = part.read_bytes().rpartition(b"\n")
    part.write_bytes(whole[0] + whole[1])
    return {json.loads(line)["doc_id"] for line in whole[0].splitlines()}


def _document(name: str, text: str, mentions: list[Mention]) -> dict[str, Any]:
    spans = [{"start": each.start, "end": each.end, "label": each.kind} for each in mentions]
    return {"doc_id": name, "text": text, "split": "train", "spans": spans, "complete": list(Kind)}


def _key(words: Iterable[str]) -> str:
    return " ".join(words).casefold()
