"""Hidden text is removed (threat D19): whoever looks the result over in a word processor would not see it.

Text that is hidden by its colour or size stays, since only a page tells what is seen of it; it is searched like the
rest, and counted so that the person looks at it.
"""

from __future__ import annotations

from collections import Counter

from engine.formats.docx.package import Part
from engine.formats.docx.removal import drop, drop_with_empty_parents
from engine.formats.docx.unseen import Formats, unseen_run
from engine.formats.docx.xml import Element, is_on, tag, tags

_RUN, _PARAGRAPH, _ROW, _STYLE, _VALUE, _TEXT = tags("w:r w:p w:tr w:style w:val w:t")
_FORMAT, _FIELD_MARK, _FIELD_CODE = tags("w:rPr w:fldChar w:instrText")
_VANISH = f"{_FORMAT}/{tag('w:vanish')}"
_RUN_STYLE = f"{_FORMAT}/{tag('w:rStyle')}"
_PARAGRAPH_STYLE = f"{tag('w:pPr')}/{tag('w:pStyle')}"
_HIDDEN_ROW = f"{tag('w:trPr')}/{tag('w:hidden')}"
_DRAWING, _DRAWING_NAME = tags("w:drawing wp:docPr")

_ID = tag("w:id")
_NOTES = {tag(f"w:{kind}Reference"): tag(f"w:{kind}") for kind in ("footnote", "endnote")}


def remove(parts: list[Part]) -> Counter[str]:
    """Remove hidden runs, rows and drawings; fields keep their marks. Returns how many, by notice code."""
    hiding = _hiding_styles(parts)
    count = 0
    for part in parts:
        rows = [row for row in part.root.iter(_ROW) if _is_marked(row, _HIDDEN_ROW)]
        for row in rows:
            drop_with_empty_parents(row)
        count += len(rows)
        names = [name for name in part.root.iter(_DRAWING_NAME) if name.get("hidden") in ("1", "true")]
        count += drop([next(name.iterancestors(_DRAWING), name) for name in names])
        for run in part.root.iter(_RUN):
            if _is_hidden(run, hiding):
                shown = [child for child in run if child.tag not in (_FORMAT, _FIELD_MARK, _FIELD_CODE)]
                count += drop(shown) > 0
    return Counter({"hidden-text": count})


def remove_unreferenced_notes(parts: list[Part]) -> Counter[str]:
    """Remove footnotes and endnotes that no text refers to: programs show none of them (threat D06)."""
    shown = {(_NOTES[mark.tag], mark.get(_ID)) for part in parts for mark in part.root.iter(*_NOTES)}
    # Settings mention notes by the same name, but inside of something else.
    notes = [note for part in parts for note in part.root if note.tag in _NOTES.values()]
    return Counter(
        {"hidden-text": drop([note for note in notes if _is_text(note) and (note.tag, note.get(_ID)) not in shown])}
    )


def _is_text(note: Element) -> bool:
    """Not one of those that draw the lines above the notes."""
    return str(note.get(tag("w:type"), "normal")) == "normal"


def unseen_runs(parts: list[Part]) -> int:
    """How many runs of text have the colour of their ground, or are too small, too narrow or in signs (`unseen`)."""
    formats = Formats(part.root for part in parts)
    runs = (run for part in parts for run in part.root.iter(_RUN) if run.find(_TEXT) is not None)
    return sum(unseen_run(run, formats) != "" for run in runs)


def _is_marked(element: Element, path: str) -> bool:
    mark = element.find(path)
    return mark is not None and is_on(mark)


def _hiding_styles(parts: list[Part]) -> frozenset[str]:
    """Identifiers of the styles that hide text, on their own or by the style that they are based on."""
    styles = {style.get(tag("w:styleId"), ""): style for part in parts for style in part.root.iter(_STYLE)}
    hiding = set()
    for identifier in styles:
        seen: set[str] = set()
        each = identifier
        while each in styles and each not in seen:
            seen.add(each)
            mark = styles[each].find(_VANISH)
            if mark is not None:
                if is_on(mark):
                    hiding.add(identifier)
                break
            base = styles[each].find(tag("w:basedOn"))
            each = "" if base is None else base.get(_VALUE, "")
    return frozenset(hiding)


def _is_hidden(run: Element, hiding: frozenset[str]) -> bool:
    """A mark of the run's own decides; else text is hidden if one of its two styles hides it, and not both
    (ECMA-376 17.7.3)."""
    mark = run.find(_VANISH)
    if mark is not None:
        return is_on(mark)
    paragraph = next(run.iterancestors(_PARAGRAPH), None)
    by_run = _style(run, _RUN_STYLE) in hiding
    return by_run != (paragraph is not None and _style(paragraph, _PARAGRAPH_STYLE) in hiding)


def _style(element: Element, path: str) -> str:
    style = element.find(path)
    return "" if style is None else str(style.get(_VALUE, ""))
