"""Comments and tracked changes of a DOCX, each with the paragraph that it stands in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.formats.docx.xml import Element, parse, tag, tags
from engine.viewing.flow import MarginNote, Remark

_PARAGRAPH, _COMMENT, _REFERENCE = tags("w:p w:comment w:commentReference")
_TEXTS = tags("w:t w:delText")
_ID, _AUTHOR = tags("w:id w:author")
_CHANGES: Mapping[str, Remark] = {
    tag("w:del"): Remark.DELETED,
    tag("w:moveFrom"): Remark.MOVED,
    tag("w:ins"): Remark.INSERTED,
}
_COMMENTS_PART = "word/comments.xml"
_LONGEST = 400  # characters of what is shown of a note
_MOST = 2_000


@dataclass(slots=True)
class Beside:
    """A note, and the paragraph of the part as it was loaded."""

    paragraph: Element = field(repr=False)
    remark: Remark
    author: str = field(repr=False)
    text: str = field(repr=False)


def collect(root: Element, contents: Mapping[str, bytes]) -> tuple[list[Element], list[Beside]]:
    """All paragraphs of the main part before it is cleaned, and the notes to them, in its order.

    Args:
        contents: of the archive, by lower-case names.
    """
    comments = contents.get(_COMMENTS_PART)
    said = {} if comments is None else {each.get(_ID): each for each in parse(comments).iter(_COMMENT)}
    found: list[Beside] = []
    paragraphs = [*root.iter(_PARAGRAPH)]
    for paragraph in paragraphs:
        for each in _notes(paragraph, said):
            last = found[-1] if found else None
            if (
                last
                and last.paragraph is paragraph
                and each.remark is not Remark.COMMENT
                and (last.remark, last.author) == (each.remark, each.author)
            ):
                last.text = f"{last.text} … {each.text}"
            elif len(found) < _MOST:
                found.append(each)
    return paragraphs, found


def placed(beside: tuple[list[Element], list[Beside]], starts: Mapping[Element, int]) -> tuple[MarginNote, ...]:
    """The notes where their paragraphs stand in the text, or where the next one stands that is still there."""
    paragraphs, notes = beside
    following, at = max(starts.values(), default=0), {}
    for paragraph in reversed(paragraphs):
        following = starts.get(paragraph, following)
        at[paragraph] = following
    return tuple(
        MarginNote(at[each.paragraph], each.remark, each.text[:_LONGEST], each.author[:_LONGEST]) for each in notes
    )


def _notes(paragraph: Element, said: Mapping[str | None, Element]) -> Iterator[Beside]:
    for element in paragraph.iter(*_CHANGES, _REFERENCE):
        if next(element.iterancestors(_PARAGRAPH)) is not paragraph:
            continue  # it belongs to a text box, whose paragraphs have their own turn
        comment = said.get(element.get(_ID)) if element.tag == _REFERENCE else None
        source = element if comment is None else comment
        remark = Remark.COMMENT if element.tag == _REFERENCE else _CHANGES[element.tag]
        text = " ".join("".join(each.text or "" for each in source.iter(*_TEXTS)).split())
        if text:
            yield Beside(paragraph, remark, source.get(_AUTHOR, ""), text)
