"""`sable verify` and `sable inspect --hidden`: hidden content and leaks of one file, in words or JSON."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engine.cli import output, speech, terminal
from engine.cli.output import ProgressBar
from engine.cli.speech import say, translated
from engine.core import disk, messages
from engine.core.catalogue import ENGLISH
from engine.core.message import Message
from engine.core.options import Options
from engine.core.printable import printable
from engine.core.problems import PROBLEMS
from engine.core.types import Concealed, Examination, MaskingPlan, Notice
from engine.documents import hidden, ocr
from engine.pipeline import flow, released

_LONGEST = 100  # characters of hidden text that are shown


class _String(NamedTuple):
    masked: int
    places: tuple[Message, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class _Found:
    """Findings in one released file.

    Attributes:
        terms: for each string that must be gone, how often it was masked in the original, where it is still found, and
            whether all of it is.
        seeks: whether strings were looked for, and not only what the file does not show.
        pictures_searched: whether pictures were searched for strings, too; true where none were looked for.
        reads_pictures: whether the user wants pictures to be read.
        looks_like: formats of a text file that is not plain text: the text behind its markup and escapes was not
            searched.
    """

    concealed: tuple[Concealed, ...]
    terms: dict[str, _String] = field(repr=False)
    seeks: bool
    pictures_searched: bool
    reads_pictures: bool
    looks_like: tuple[str, ...] = ()

    @property
    def leaks(self) -> bool:
        return bool(self.terms) or any(each.leaks for each in self.concealed)


def verify(arguments: argparse.Namespace, chosen: Options) -> int:
    """Print what a released file gives away."""
    read = arguments.original
    try:
        original = None
        if arguments.original:
            original, _ = terminal.with_password(arguments.original, chosen, partial(_planned, arguments.original))
        read = arguments.released
        found, _ = terminal.with_password(read, chosen, partial(_look, arguments.released, original))
        if arguments.quiet:
            pass  # the exit code says it
        elif arguments.json:
            print(
                json.dumps(_record(arguments.released, found, show=arguments.show_text), ensure_ascii=False, indent=2)
            )
        else:
            print("\n".join(_lines(arguments.released, found, show=arguments.show_text)))
    except Exception as error:
        return output.summary([output.failure(read, error)])
    return messages.NOT_VERIFIED if found.leaks else messages.DONE


@dataclass(frozen=True, slots=True)
class HiddenCounts:
    """Hidden content of one file: how many of each kind."""

    file: str
    notices: tuple[Notice, ...]

    def record(self) -> dict[str, Any]:
        """Return it for JSON."""
        hidden = [{"code": each.code, "count": each.count, "pages": list(each.pages)} for each in self.notices]
        return {"file": self.file, "hidden": hidden, "sentence": messages.will_be_removed(self.notices)}

    def line(self) -> str:
        """Return it in words."""
        return f"{printable(self.file)}: {messages.will_be_removed(self.notices, speech.catalogue())}"


def panel(path: Path, name: str, chosen: Options) -> HiddenCounts:
    """Count the hidden content of one file."""
    with ProgressBar(name) as bar:
        return HiddenCounts(terminal.label(path), tuple(hidden.count(released.find_hidden(path, chosen, bar))))


def _planned(original: Path, chosen: Options) -> tuple[Examination, MaskingPlan]:
    """Return examination and plan of the original: what should have been masked."""
    with ProgressBar(original.name) as bar:
        examination = flow.examine(original, chosen, bar)
        return examination, flow.plan(examination, chosen, bar)


def _look(path: Path, original: tuple[Examination, MaskingPlan] | None, chosen: Options) -> _Found:
    with ProgressBar(path.name) as bar:
        concealed = released.find_hidden(path, chosen, bar)
        terms = {
            term: _String(0, each.places, each.whole) for term, each in released.find_terms(path, chosen, bar).items()
        }
        if original is not None:
            examination, plan = original
            text = examination.document.text
            masked: Counter[str] = Counter()
            places: dict[str, dict[Message, None]] = defaultdict(dict)
            whole: set[str] = set()
            for each in released.find_leftovers(examination, plan, path, chosen, bar):
                string = " ".join(text[each.redaction.start : each.redaction.end].split())
                masked[string] += 1
                places[string].update(dict.fromkeys(each.places))
                whole |= {string} if each.whole else set()
            terms |= {string: _String(masked[string], tuple(places[string]), string in whole) for string in masked}
        looks_like = released.looks_like(path, bar)
    seeks = bool(original or chosen.terms or chosen.person)
    return _Found(
        concealed,
        terms,
        seeks,
        pictures_searched=not seeks or ocr.installed(chosen.ocr_languages),
        reads_pictures=bool(chosen.ocr_languages),
        looks_like=looks_like,
    )


def _lines(path: Path, found: _Found, *, show: bool) -> Iterator[str]:
    words = speech.catalogue()
    leaking = [each for each in found.concealed if each.leaks]
    unshown = "both" if found.terms else "unshown"
    held = f"leaks-{unshown if leaking else 'strings'}" if found.leaks else "no-leaks"
    yield say(f"cli.{held}", name=printable(path))
    for page in dict.fromkeys(each.page for each in leaking):
        here = [each for each in leaking if each.page == page]
        where = say("cli.whole-file") if page is None else say("cli.page", page=page + 1)
        yield f"  {where}: {_counted(here)}"
        if show:
            yield from (f"    {messages.found(Notice(each.code, count=1), words)}: {_short(each.text)}"
                        for each in here if each.text)  # fmt: skip
    if found.terms:
        yield f"  {say('cli.strings-found' if show else 'cli.strings-found-hint', number=len(found.terms))}"
    for number, (string, each) in enumerate(sorted(found.terms.items()), start=1):
        code = "cli.string" if each.whole else "cli.word"
        named = {"string": printable(string) if show else number, "places": each.places}
        yield f"    {say(f'{code}-masked', count=each.masked, **named) if each.masked else say(code, **named)}"
    for looks_like in found.looks_like:
        yield f"  {translated(messages.NOTICES['read-as-text'])} ({translated(PROBLEMS[looks_like])})"
    if not found.pictures_searched:
        code = "no-ocr-languages" if found.reads_pictures else "picture-not-searched"
        yield f"  {translated(messages.NOTICES[code]).format(pages='')}"
    if harmless := [each for each in found.concealed if not each.leaks]:
        yield f"  {say('cli.harmless', things=_counted(harmless))}"
    if not found.seeks:
        yield f"  {say('cli.only-hidden')}"


def _counted(found: Iterable[Concealed]) -> str:
    return ", ".join(messages.found(each, speech.catalogue()) for each in hidden.count(found))


def _short(text: str) -> str:
    plain = printable(" ".join(text.split()))
    return plain if len(plain) <= _LONGEST else f"{plain[:_LONGEST]} ..."


def _record(path: Path, found: _Found, *, show: bool) -> dict[str, Any]:
    """Return the record, without text of the file unless `show`."""
    groups: dict[tuple[int | None, str, bool], list[str]] = defaultdict(list)
    for each in found.concealed:
        groups[each.page, each.code, each.leaks].append(each.text)
    return {
        "version": 1,  # of resources/schemas/verify-1.json
        "file": str(path),
        "sha256": hashlib.sha256(disk.read(path)).hexdigest(),
        "leaks": found.leaks,
        "pictures_searched": found.pictures_searched,
        "looks_like": list(found.looks_like),
        "hidden": [
            {"page": page, "code": code, "leaks": leaks, "count": len(texts)} | ({"texts": texts} if show else {})
            for (page, code, leaks), texts in groups.items()
        ],
        "masked": [
            {"places": list(map(ENGLISH.say, each.places)), "masked": each.masked, "whole": each.whole}
            | ({"text": string} if show else {})
            for string, each in found.terms.items()
        ],
    }
