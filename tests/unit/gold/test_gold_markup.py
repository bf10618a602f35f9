"""The markup of gold documents: blocks, places by offsets, and refusals that name the line."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.lab.evaluation.places import PlaceDecision
from tests.gold import files, markup
from tests.gold.fates import AnnotatedPlace
from tests.gold.markup import (
    BadGold,
    Columns,
    Field,
    Fields,
    Heading,
    Item,
    Lines,
    Manner,
    Paragraph,
    Position,
    Table,
    parse,
)

HEAD = "title: A note\nkind: form\nlanguage: en\n---\n"
EVERYTHING = """>>> Top
<<< Bottom
# Heading
One line,
the same paragraph.\x20\x20
Next line.
- an item
| Name | Age |
|-|-|
| [[Ada Holm]]{PERSON p1 must} // nurse | 40 |
Born:: [[1 May]]{DATETIME d1 may} && ^Town:: Riga
_Signed:: [[A. H.]]{PERSON p1 must}
!numbered 9
Q.  Who?

A.  [[Holm]]{PERSON p1 must}.
!end
!columns
Left
!next
- right
!end
!mono
  [10:02] ada: a | b
!end
!signature
Ada
!end
"""


def parsed(body: str) -> markup.GoldFile:
    return parse(HEAD + body, "note")


def test_every_block_is_read() -> None:
    found = parsed(EVERYTHING)
    assert (found.title, found.kind, found.language) == ("A note", "form", "en")
    assert (found.headers, found.footers) == (("Top",), ("Bottom",))
    assert found.blocks == (
        Heading("Heading"),
        Paragraph(("One line, the same paragraph.", "Next line.")),
        Item("an item"),
        Table(((("Name",), ("Age",)), (("Ada Holm", "nurse"), ("40",))), headed=True),
        Fields((Field("Born", "1 May", Position.BESIDE), Field("Town", "Riga", Position.ABOVE))),
        Fields((Field("Signed", "A. H.", Position.BELOW),)),
        Lines(Manner.NUMBERED, ("9\tQ.  Who?", "10\t", "11\tA.  Holm.")),
        Columns(((Paragraph(("Left",)),), (Item("right"),))),
        Lines(Manner.MONO, ("  [10:02] ada: a | b",)),
        Lines(Manner.SIGNATURE, ("Ada",)),
    )


def test_places_have_the_offsets_of_their_words() -> None:
    found = parsed(EVERYTHING)
    assert [(found.text[each.start : each.end], each.entity) for each in found.places] == [
        ("Ada Holm", "p1"),
        ("1 May", "d1"),
        ("A. H.", "p1"),
        ("Holm", "p1"),
    ]
    first = found.text.index("Ada Holm")
    assert found.places[0] == AnnotatedPlace(first, first + 8, Kind.PERSON, "p1", PlaceDecision.MUST)


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("fine\n[[Ada]]{PERSON p1}\n", 6),
        ("[[Ada [[Holm]]{PERSON p1 must}]]{PERSON p1 must}\n", 5),
        ("[[Ada]]{NAME p1 must}\n", 5),
        ("[[Ada]]{PERSON p1 should}\n", 5),
        ("[[ ]]{PERSON p1 must}\n", 5),
        ("!boxed\n", 5),
        ("!next\n", 5),
        ("!columns\ntext\n", 7),
        ("!mono\ntext\n", 7),
    ],
)
def test_a_break_of_the_format_is_refused_with_its_line(body: str, line: int) -> None:
    with pytest.raises(BadGold, match=rf"^note, line {line}: "):
        parsed(body)


@pytest.mark.parametrize("source", ["text only", "title: x\nkind: y\n---\nbody"])
def test_a_document_without_its_header_is_refused(source: str) -> None:
    with pytest.raises(BadGold, match="note: "):
        parse(source, "note")


@pytest.mark.parametrize(
    "path",
    [
        path
        for each in (markup.DEVELOPMENT, markup.TRAPS, markup.OTHERS, markup.UNLEARNED, markup.USUAL)
        for path in files.sources(each)
    ],
    ids=lambda path: path.stem,
)
def test_readable_documents_follow_the_format(path: object) -> None:
    document = markup.read(path)  # type: ignore[arg-type]
    wishes = [place.wish for place in document.places]
    assert wishes.count(PlaceDecision.NOT) >= 4, "too few traps"
    assert wishes.count(PlaceDecision.MUST) >= 8
    kinds: dict[str, Kind] = {}
    for place in document.places:
        assert kinds.setdefault(place.entity, place.kind) is place.kind, f"{place.entity} has two kinds"


def test_blind_documents_follow_the_format() -> None:
    broken = []
    for path in files.sources(markup.BLIND):
        try:
            markup.read(path)
        except BadGold as error:  # only name and line: nothing else of these documents may be printed
            broken.append(str(error))
    assert broken == []
