"""Lines with boxes are set anew, so that neither box nor gap tells how wide the masked text was (threat P20)."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary

from engine.core.options import Layout, WritingOptions
from engine.core.types import Box, DocumentKind, PageArea, Redaction, Shown, Written
from engine.documents import pdf
from engine.documents.pdf.content.metrics import Face, as_wide, within
from tests.builders.pdf import from_content, holds, mask, page_with, text_at, words
from tests.builders.pdf_lines import AFTER, ALONE, BEFORE, FILLER, MARGIN, MEASURE, WAYS, alone, page, width
from tests.builders.sabotage import case, changed_pdf, failed

NAMES = ("Li", "Ann Lee", "Maren Tolvald", "Bartholomew Quist")


def written(source: bytes, name: str, label: str = "") -> Written:
    return mask(source, name, label=label, layout=Layout.EVEN)[1]


def content(data: bytes) -> bytes:
    """Return what the only page draws."""
    with pikepdf.open(BytesIO(data)) as file:
        found = file.pages[0].Contents
        return b"\n".join(each.read_bytes() for each in (found if isinstance(found, Array) else [found]))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("label", ["", "[PERSON 1]"])
def test_long_and_short_names_leave_the_same_page(way: str, label: str) -> None:
    made = [written(page(way, name), name, label) for name in NAMES]
    assert all(each.lines for each in made)
    assert len({content(each.data) for each in made}) == 1


@pytest.mark.parametrize("way", ALONE)
@pytest.mark.parametrize("label", ["", "[PERSON 1]"])
def test_names_that_stand_alone_leave_the_same_page(way: str, label: str) -> None:
    made = [written(alone(way, name), name, label) for name in NAMES[:3]]
    assert all(each.lines for each in made)
    assert len({content(each.data) for each in made}) == 1


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    way=st.sampled_from(sorted(WAYS)),
    names=st.lists(st.from_regex(r"[A-LN-VX-Z][a-ln-vx-z]{1,6}", fullmatch=True), min_size=2, max_size=4),
)
def test_any_names_leave_the_same_page(way: str, names: list[str]) -> None:
    """Names for which the line has room are tried; of the widest letters, seven may be too many."""
    apart = [name for name in names if name not in f"{BEFORE} {AFTER} {FILLER} who"]
    assert len({content(written(page(way, name), name).data) for name in apart}) <= 1


@pytest.mark.parametrize("way", ["centred", "in parts"])
def test_a_name_for_which_a_line_has_no_room_stays_and_is_counted(way: str) -> None:
    made = written(page(way, "Wwwwwwww Wwwwwwww"), "Wwwwwwww Wwwwwwww")
    assert made.lines == ()
    assert {each.code for each in made.removed if each.code.startswith("box")} == {"box-exact"}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_left_of_the_line_stands_in_its_order(way: str) -> None:
    data = written(page(way, "Maren Tolvald"), "Maren Tolvald").data
    assert not holds(data, "Tolvald")
    placed = words(data)
    line = [placed[word] for word in (*BEFORE.split(), *AFTER.split())]
    assert line == sorted(line)
    assert len({round(y) for _, y in line}) == 1
    assert placed["Nothing"] == pytest.approx(words(page(way, "x"))["Nothing"], abs=0.1)


def test_exact_layout_moves_nothing() -> None:
    source = page("justified", "Ann Lee")
    made = mask(source, "Ann Lee", layout=Layout.EXACT)[1]
    assert made.lines == ()
    assert {each.code for each in made.removed} == {"box-exact"}
    before, after = words(source), words(made.data)
    assert all(after[word] == pytest.approx(before[word], abs=0.1) for word in AFTER.split())


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (page("shown", "Ann Lee", drawn="110 197 48 1 re f"), "box-exact"),  # underlined
        (from_content(b"BT /F1 12 Tf 0 1 -1 0 200 50 Tm (Mr Ann Lee signed) Tj ET"), "box-exact"),
        (from_content(b"BT /F1 12 Tf 0.9 0.4 -0.4 0.9 50 50 Tm (Mr Ann Lee signed) Tj ET"), "box-exact"),
        (from_content(text_at(50, 200, "Mr Ann Lee signed", before="3 Tr")), "box-exact"),
    ],
    ids=["underlined", "upright", "slanted", "invisible"],
)
def test_lines_on_which_something_would_stay_behind_are_left(source: bytes, told: str) -> None:
    made = written(source, "Ann Lee")
    assert made.lines == ()
    assert {each.code for each in made.removed} == {told}


def test_a_name_that_nothing_is_aligned_with_begins_where_it_did() -> None:
    source = from_content(text_at(300, 200, "Ann Lee") + text_at(50, 200, "Tenant") + text_at(50, 180, "Rent of all"))
    [line] = written(source, "Ann Lee").lines
    assert line.boxes[0].x0 == pytest.approx(301)


def test_the_first_line_of_a_paragraph_keeps_its_indentation() -> None:
    body = b"".join(text_at(50, 186 - 14 * row, "These words fill the measure wholly") for row in range(3))
    source = from_content(text_at(62, 200, "The tenant Ann Lee shall not do so") + body)
    data = written(source, "Ann Lee").data
    assert words(data)["The"][0] == pytest.approx(62, abs=0.1)


def _justified(left: float, y: float, text: str) -> bytes:
    """A line whose gaps between words are as wide as it takes to end where the measure does."""
    said = text.split()
    gap = (MARGIN + MEASURE - left - sum(map(width, said))) / (len(said) - 1)
    starts = (left + sum(map(width, said[:index])) + gap * index for index in range(len(said)))
    return b"".join(text_at(round(x, 3), y, word) for x, word in zip(starts, said, strict=True))


def _double_spaced(first: bytes) -> bytes:
    """A filing: below the first line, justified lines at twice the usual distance."""
    body = ("These words fill the measure of it all but wholly,", "and so do all of the others under these, too,")
    below = b"".join(_justified(MARGIN, 174 - 26 * row, text) for row, text in enumerate(body))
    return from_content(first + below)


@pytest.mark.parametrize(
    ("indent", "text"), [(36, "Then {} shall not do so in any month"), (72, "Then {} shall do so in a month")]
)
def test_the_first_line_of_a_paragraph_in_double_spacing_keeps_its_indentation(indent: int, text: str) -> None:
    left, names = MARGIN + indent, ("Ann Lee", "Una Quist")
    another = _justified(left, 122, "As in each filing of any such court,") + _justified(MARGIN, 96, f"{FILLER},")
    first = (_justified(left, 200, text.format(name)) for name in names)
    made = [written(_double_spaced(line + another), name) for line, name in zip(first, names, strict=True)]
    assert words(made[0].data)["Then"][0] == pytest.approx(left, abs=0.1)
    assert len({content(each.data) for each in made}) == 1


@pytest.mark.parametrize("share", [0.5, 1], ids=["centred", "flush right"])
def test_other_lines_above_text_in_double_spacing_keep_their_alignment(share: float) -> None:
    texts = {name: f"In the matter of {name} and of all the others" for name in ("Ann Lee", "Una Quist")}
    heads = {name: text_at(MARGIN + share * (MEASURE - width(text)), 200, text) for name, text in texts.items()}
    further = text_at(MARGIN + share * (MEASURE - width("Notice of it")), 226, "Notice of it")
    made = [written(_double_spaced(further + head), name) for name, head in heads.items()]
    assert all(each.lines for each in made)
    assert len({content(each.data) for each in made}) == 1


def test_text_beside_a_line_is_not_run_into() -> None:
    """Two columns: the words behind the box end before the other column begins."""
    left = b"".join(text_at(50, 200 - 14 * row, "These words fill it all") for row in range(9) if row != 3)
    right = b"".join(text_at(215, 200 - 14 * row, "and these the other one") for row in range(9))
    made = written(from_content(left + right + text_at(50, 158, "Then Ann Lee left it")), "Ann Lee")
    [line] = made.lines
    assert max(each.x + each.right for each in line.moved) < 200
    assert line.boxes[0].x1 < 200


def test_links_around_moved_words_go() -> None:
    def link(file: pikepdf.Pdf) -> None:
        target = Array([file.pages[0].obj, pikepdf.Name.Fit])
        file.pages[0].Annots = Array(
            Dictionary(Type=pikepdf.Name.Annot, Subtype=pikepdf.Name.Link, Rect=Array(rect), Dest=target)
            for rect in ([70, 195, 120, 210], [50, 20, 90, 40])
        )

    made = written(page_with("Mr Quistorp signed", change=link), "Quistorp")
    with pikepdf.open(BytesIO(made.data)) as file:
        assert len(file.pages[0].Annots) == 1
    assert "link-on-line" in {each.code for each in made.removed}


def test_pages_that_another_reader_sees_otherwise_are_written_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["engine.documents.pdf.write"]
    seen = module.surviving_glyphs_moved  # type: ignore[attr-defined]
    monkeypatch.setattr(module, "surviving_glyphs_moved", lambda *args: (0,) if args[3] else seen(*args), raising=True)
    made = written(page("shown", "Ann Lee"), "Ann Lee")
    assert made.lines == ()
    assert not holds(made.data, "Ann Lee")


def test_the_proof_takes_moved_text_only_as_it_was_told() -> None:
    clean = case(DocumentKind.PDF, page("shown", "Ann Lee"), masked=("Ann Lee",))
    [line] = clean.lines
    assert failed(clean.checks()) == set()
    check = "check.text-in-place"
    farther = replace(line, moved=tuple(each._replace(right=each.right + 2) for each in line.moved))
    assert check in failed(replace(clean, lines=(farther,)).checks())
    assert check in failed(replace(clean, lines=()).checks())
    swapped = changed_pdf(clean.output, lambda file: _replace(file, b"who", b"how"))
    assert check in failed(clean.checks(swapped))
    added = changed_pdf(clean.output, lambda file: _replace(file, b"lease)", b"lease Ann)"))
    assert check in failed(clean.checks(added))


def _replace(file: pikepdf.Pdf, old: bytes, new: bytes) -> None:
    page = file.pages[0]
    page.contents_coalesce()
    data = page.Contents.read_bytes()
    assert old in data
    page.Contents = file.make_stream(data.replace(old, new))


def test_no_number_of_the_stream_is_left_that_told_the_width() -> None:
    numbers = [
        set(re.findall(rb"[\d.]+", content(written(page(way, "Maren Tolvald"), "Maren Tolvald").data))) for way in WAYS
    ]
    for way, found in zip(WAYS, numbers, strict=True):
        told = set(re.findall(r"[\d.]+", WAYS[way]("Maren Tolvald"))) - set(re.findall(r"[\d.]+", WAYS[way]("Li")))
        assert not {each.encode() for each in told} & found, way


def test_names_that_fit_are_counted() -> None:
    assert within(Face.SANS, 0, 100) == 1000
    assert within(Face.SANS, 0, 0) == 0
    assert 0 < as_wide(Face.SERIF, 5.0) < 60
    assert as_wide(Face.FIXED, 6.0) > as_wide(Face.SANS, 6.0)
    even, exact = (
        next(each for each in mask(page("shown", "Ann Lee"), "Ann Lee", layout=layout)[1].removed)
        for layout in (Layout.EVEN, Layout.EXACT)
    )
    assert int(even.names[0]) > 10 * int(exact.names[0])
    assert (even.code, even.count, exact.code, exact.count) == ("box-even", 1, "box-exact", 1)


@pytest.mark.parametrize(("layout", "code"), [(Layout.EXACT, "box-exact"), (Layout.EVEN, "box-even")])
def test_text_in_place_of_a_name_counts_as_a_mask(layout: Layout, code: str) -> None:
    """The gap beside it shows how wide the name was, as a box does."""
    source = page("shown", "Ann Lee")
    document = mask(source, "Ann Lee")[0]
    start = document.text.index("Ann Lee")
    instead = (Redaction(start, start + len("Ann Lee"), "A.L.", Shown.AS_TEXT),)
    made = pdf.write(source, document, instead, WritingOptions(layout=layout))
    assert [(each.code, each.count) for each in made.removed if each.code.startswith("box")] == [(code, 1)]


@pytest.mark.parametrize("layout", Layout)
def test_only_masks_beside_the_areas_of_the_user_are_said_to_tell_a_width(layout: Layout) -> None:
    """An area is as wide as it was drawn, and hides how wide the masks within it are."""
    source = page("shown", "Ann Lee")
    document = mask(source, "Ann Lee")[0]
    start = document.text.index("Ann Lee")
    name = (Redaction(start, start + len("Ann Lee"), ""),)
    for area, count in ((PageArea(0, Box(0, 0, 1, 1)), 1), (PageArea(0, Box(0, 0, 2000, 2000)), 0)):
        made = pdf.write(source, document, name, WritingOptions(areas=(area,), layout=layout))
        assert sum(each.count for each in made.removed if each.code.startswith("box")) == count


def test_the_beginning_of_other_lines_stays() -> None:
    assert words(written(page("placed", "Ann Lee"), "Ann Lee").data)["The"][0] == pytest.approx(MARGIN, abs=0.1)
