"""Places masked and needless masks in the gold documents of `tests/gold`, as TXT, DOCX and PDF, by kind of document.

`python -m tests.gold` judges some of them (see there).

Misses, needless masks and their words are written for every set but the blind one: of that only the figures are known,
so that nobody mends Sable for its documents.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine import planning
from engine.core.errors import InputError
from engine.core.options import Options
from engine.core.progress import Silent
from engine.lab.evaluation.places import PlaceDecision
from engine.pipeline import flow
from tests.gold import files, markup
from tests.gold.fates import Fate, Fates, Score, fates, score
from tests.gold.markup import GoldFile

SETS = {
    "development": markup.DEVELOPMENT,
    "traps": markup.TRAPS,
    "languages": markup.OTHERS,
    "unlearned": markup.UNLEARNED,
    "usual": markup.USUAL,
    "blind": markup.BLIND,
}
HEAD = (
    "documents\tnumber\tmust masked\ttraps masked\tneedless words\tsame in all formats\tfiles without a miss\trefused"
)
MISSES = "document\twhat\tkind\tformats\twords\tin"
ALL = "all"
_AROUND = 30


@dataclass(frozen=True)
class Judged:
    """A document and its fates, by format; `refused`: formats that Sable does not open."""

    document: GoldFile
    fates: dict[str, Fates]
    refused: dict[str, str]

    @property
    def score(self) -> Score:
        return score(self.document.places, list(self.fates.values()))

    def only(self, ending: str) -> Judged:
        """Return the document as judged in one format."""
        fates_ = {ending: self.fates[ending]} if ending in self.fates else {}
        return Judged(self.document, fates_, {ending: self.refused[ending]} if ending in self.refused else {})


def main(results: Path) -> None:
    """Judge every set; tables on the screen and in `documents.tsv`, misses in `documents-misses.tsv`."""
    lines, missed = [HEAD], list[str]()
    for name, folder in SETS.items():
        judged = list(judge(files.sources(folder)))
        if not judged:
            continue
        lines += table(name, judged)
        if name != "blind":
            missed += misses(judged)
    print("\n".join(lines))
    (results / "documents-misses.tsv").write_text("\n".join([MISSES, *missed]) + "\n", encoding="utf-8")
    (results / "documents.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def judge(sources: Iterable[Path], options: Options | None = None) -> Iterator[Judged]:
    """Yield each document as Sable would mask it in each format, by default under the default policy."""
    options = options or Options()
    for source in sources:
        document = markup.read(source)
        met: dict[str, Fates] = {}
        refused: dict[str, str] = {}
        with tempfile.TemporaryDirectory() as folder:
            for path in files.written(document, Path(folder)):
                try:
                    read, masked = redactions(path, options)
                except InputError as error:
                    refused[path.suffix[1:]] = type(error).__name__
                    continue
                met[path.suffix[1:]] = fates(document.text, document.places, read, masked)
        yield Judged(document, met, refused)


def redactions(path: Path, options: Options) -> tuple[str, list[tuple[int, int]]]:
    """Return the text that Sable reads from a file, and the spans that it would mask."""
    examination = flow.examine(path, options)
    plan = flow.plan(examination, options)
    found = planning.redactions(examination, plan, options, Silent())
    return examination.document.text, [(each.start, each.end) for each in found]


def table(name: str, judged: Sequence[Judged]) -> list[str]:
    """Return a row for all documents of a set, one for each language, format and kind of document."""
    rows = [_row(f"{name}: {ALL}", judged)]
    for language in sorted({each.document.language for each in judged}):
        rows.append(_row(f"{name}: in {language}", [each for each in judged if each.document.language == language]))
    if name != "development":
        return rows
    for ending in files.FORMATS:
        only = [each.only(ending) for each in judged]
        rows.append(_row(f"{name}: {ending}", only))
    kinds = sorted({each.document.kind for each in judged})
    return rows + [_row(kind, [each for each in judged if each.document.kind == kind]) for kind in kinds]


def _row(name: str, judged: Sequence[Judged]) -> str:
    total = sum((each.score for each in judged), Score())
    shares = ("-" if share is None else f"{share:.3f}" for share in total.shares())
    return "\t".join([name, str(len(judged)), *shares, str(sum(len(each.refused) for each in judged))])


def misses(judged: Iterable[Judged]) -> Iterator[str]:
    """Yield a line for each place with the wrong fate, and for each needless mask, with the formats that it meets."""
    for each in judged:
        text = each.document.text
        for ending, problem in each.refused.items():
            yield f"{each.document.name}\trefused\t{problem}\t{ending}\t\t"
        for number, place in enumerate(each.document.places):
            by_fate: dict[Fate, list[str]] = {}
            for ending, met in each.fates.items():
                by_fate.setdefault(met.places[number], []).append(ending)
            for fate, endings in by_fate.items():
                wrong = (
                    fate is not Fate.MASKED
                    if place.wish is PlaceDecision.MUST
                    else place.wish is PlaceDecision.NOT and fate in {Fate.MASKED, Fate.PART}
                )
                if wrong:
                    what = f"must: {fate}" if place.wish is PlaceDecision.MUST else f"trap: {fate}"
                    yield _line(each.document, what, place.kind, endings, (place.start, place.end))
        needless: dict[tuple[int, int], list[str]] = {}
        for ending, met in each.fates.items():
            for span in met.needless:
                needless.setdefault(span, []).append(ending)
        for (start, end), endings in _runs(text, needless):
            yield _line(each.document, "needless", "", endings, (start, end))


def _runs(text: str, words: dict[tuple[int, int], list[str]]) -> Iterator[tuple[tuple[int, int], list[str]]]:
    """Join neighbouring words that the same formats mask."""
    held: tuple[tuple[int, int], list[str]] | None = None
    for (start, end), endings in sorted(words.items()):
        if held and held[1] == endings and not any(mark.isalnum() or mark == "\n" for mark in text[held[0][1] : start]):
            held = (held[0][0], end), endings
            continue
        if held:
            yield held
        held = (start, end), endings
    if held:
        yield held


def _line(document: GoldFile, what: str, kind: str, endings: Sequence[str], span: tuple[int, int]) -> str:
    start, end = span
    around = document.text[max(0, start - _AROUND) : end + _AROUND]
    cells = [document.name, what, kind, " ".join(endings), document.text[start:end], around]
    return "\t".join(cell.replace("\n", " / ").replace("\t", " ") for cell in cells)
