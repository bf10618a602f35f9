"""What must hold of an annotated document before anything is learned from it or measured on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import IO, Any

from engine.models.labels import NONE, fold
from engine.training.formats.labels import MASKING, Labels
from engine.types import Kind

_NAMES = ("entity_id", "annotator")


class Problem(Exception):
    """Something is wrong: a fixed word for what, and where. It holds no text of the document."""

    def __init__(self, code: str, where: dict[str, int]) -> None:
        super().__init__(code)
        self.code = code
        self.where = where


def numbered_lines(stream: IO[bytes]) -> Iterator[tuple[int, str]]:
    """The lines of a UTF-8 file, counted from 1, without a byte order mark."""
    for number, line in enumerate(stream, start=1):
        yield number, line.decode("utf-8-sig" if number == 1 else "utf-8")


def checked(raw: Any, labels: Labels, where: dict[str, int]) -> dict[str, Any]:
    """The document in the layout of `engine.training.formats`.

    Raises:
        Problem: it is not one.
    """
    if not isinstance(raw, dict) or not isinstance(raw.get("text"), str) or not raw["text"]:
        raise Problem("no-text", where)
    if not isinstance(raw.get("spans"), list):
        raise Problem("no-spans", where)
    text = raw["text"]
    spans = [_span(span, text, labels, where | {"span": number}) for number, span in enumerate(raw["spans"], start=1)]
    once = {tuple(sorted(span.items())): span for span in spans if span["label"] != NONE}.values()
    kept = list(once)
    if len({"identifier_type" in span for span in kept}) > 1:
        raise Problem("some-without-masking", where)
    _check_overlaps(kept, where)
    document = {"doc_id": str(raw["doc_id"]), "text": text, "split": str(raw.get("split", "train")), "spans": kept}
    if isinstance(raw.get("annotators"), list):
        document["annotators"] = [str(name) for name in raw["annotators"]]
    complete = raw.get("complete") if labels.complete is None else sorted(labels.complete)
    if complete is not None:
        if not isinstance(complete, list) or not all(kind in set(Kind) for kind in complete):
            raise Problem("unknown-kind", where)
        document["complete"] = complete
    return document


def _span(span: Any, text: str, labels: Labels, where: dict[str, int]) -> dict[str, Any]:
    if not isinstance(span, dict):
        raise Problem("bad-span", where)
    start, end, label = span.get("start"), span.get("end"), span.get("label")
    if type(start) is not int or type(end) is not int or not 0 <= start <= end <= len(text):
        raise Problem("bad-offsets", where)
    if start == end or not text[start:end].strip():
        raise Problem("empty-span", where)
    if "text" in span and span["text"] != text[start:end]:
        raise Problem("other-text", where)
    if not isinstance(label, str) or fold(label) not in labels.meaning:
        raise Problem("unknown-label", where)
    masking = span.get("identifier_type", labels.masking.get(fold(label)))
    if masking not in (None, *MASKING):
        raise Problem("unknown-masking", where)
    named = {name: str(span[name]) for name in _NAMES if span.get(name) is not None}
    decided = {} if masking is None else {"identifier_type": masking}
    return {"start": start, "end": end, "label": str(labels.meaning[fold(label)]), **decided, **named}


def _check_overlaps(spans: list[dict[str, Any]], where: dict[str, int]) -> None:
    """One annotator's spans may hold one another, as some of TAB do; they may not cross or contradict."""
    by_annotator: dict[str | None, list[dict[str, Any]]] = defaultdict(list)
    for span in sorted(spans, key=lambda span: (span["start"], -span["end"])):
        by_annotator[span.get("annotator")].append(span)
    for those in by_annotator.values():
        around: list[dict[str, Any]] = []
        for span in those:
            while around and around[-1]["end"] <= span["start"]:
                around.pop()
            if around and around[-1]["end"] < span["end"]:
                raise Problem("crossing-spans", where)
            if around and (around[-1]["start"], around[-1]["end"]) == (span["start"], span["end"]):
                raise Problem("repeated-span", where)
            around.append(span)
