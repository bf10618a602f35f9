"""Readings beside a text (furigana): of what is masked none is left, and a masked reading masks its text.

A reading says the same name in other letters, so whoever keeps one keeps both.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.formats.docx.xml import Element, tag, tags

_RUBY, _READING, _BASE, _RUN, _TEXT = tags("w:ruby w:rt w:rubyBase w:r w:t")
_SPACE = tag("xml:space")


def around(element: Element) -> Element | None:
    """The pair of a text and its reading that holds an element."""
    return next(element.iterancestors(_RUBY), None)


def is_reading(element: Element) -> bool:
    """Whether an element belongs to a reading."""
    return next(element.iterancestors(_READING), None) is not None


def take_apart(masked: Iterable[tuple[Element, str]]) -> int:
    """Put in place of each pair that was touched what its mask left of the text; returns how many pairs there were.

    Args:
        masked: elements of which a part was masked, in the order of the document, each with the token of its mask,
            empty where the token is written elsewhere.
    """
    texts: set[Element] = set()
    readings: dict[Element, str] = {}
    for element, token in masked:
        pair = around(element)
        if pair is None:
            continue
        if is_reading(element):
            readings[pair] = readings.get(pair, "") or token
        else:
            texts.add(pair)
    for pair in readings.keys() - texts:
        _fill(pair, readings[pair])
    pairs = readings.keys() | texts
    for pair in pairs:
        _unwrap(pair)
    return len(pairs)


def _fill(pair: Element, token: str) -> None:
    """Write the token of a masked reading in place of its text."""
    for base in pair.findall(_BASE):
        for run in base.iter(_RUN):
            for child in list(run):
                if child.tag != tag("w:rPr"):
                    run.remove(child)
            if token:
                text = run.makeelement(_TEXT, {_SPACE: "preserve"})
                text.text, token = token, ""
                run.append(text)


def _unwrap(pair: Element) -> None:
    """Put the runs of the text beside the run that held both; what stood behind them in that run goes on behind."""
    run = pair.getparent()
    if run is None or run.tag != _RUN:
        return
    behind = list(pair.itersiblings())
    content = [child for base in pair.findall(_BASE) for child in base]
    run.remove(pair)
    rest = []
    if behind:
        last = run.makeelement(_RUN)
        last.extend(behind)
        rest.append(last)
    for each in reversed([*content, *rest]):
        run.addnext(each)
