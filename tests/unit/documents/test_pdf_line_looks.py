"""Lines with boxes look as they did: tab stops after list labels, leaders of tables of contents, sizes of letters."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import numpy as np
import pymupdf
import pytest

from engine.core.types import DocumentKind, Redaction, Shown, Written
from engine.documents import pdf
from engine.documents.pdf.redact.paint import Leader
from engine.planning.additions import with_leaders
from tests.builders.pdf import from_content, mask, text_at, words
from tests.builders.pdf_lines import FONT, MARGIN, MEASURE, SIZE, width
from tests.builders.sabotage import Case, failed

NAMES = ("Li", "Maren Tolvald", "Bartholomew Quist")
TAB = MARGIN + 22  # near the label, as Word sets it


def _written(source: bytes, name: str, word: str = "[P]", shown: Shown = Shown.ON_MASK) -> tuple[Case, Written]:
    """Mask each place of a name, with its leaders."""
    document = pdf.read(source, Path("a.pdf"))
    places = (found.span() for found in re.finditer(re.escape(name), document.text))
    found = with_leaders(document, tuple(Redaction(*place, word, shown) for place in places))
    made = pdf.write(source, document, found)
    return Case(source, document, found, made.data, made.lines), made


def _content(data: bytes) -> bytes:
    with pymupdf.open("pdf", data) as file:
        return bytes(file[0].read_contents())


def _listed(label: str, name: str) -> bytes:
    rows = (f"Nothing is said of {name} here", "Rent is due in May", "Notice is due in June")
    lines = (text_at(MARGIN, 200 - 20 * at, label) + text_at(TAB, 200 - 20 * at, row) for at, row in enumerate(rows))
    return from_content(b"".join(lines))


@pytest.mark.parametrize("label", ["\u2022", "1.", "(a)", "iv", "-"])
def test_text_after_a_list_label_stays_at_its_tab_stop(label: str) -> None:
    label = label.replace("(", r"\(").replace(")", r"\)")
    made = [_written(_listed(label, name), name)[1] for name in NAMES]
    assert all(each.lines for each in made)
    assert words(made[0].data)["Nothing"][0] == pytest.approx(TAB, abs=0.1)
    assert len({_content(each.data) for each in made}) == 1


def test_a_masked_item_begins_at_its_tab_stop() -> None:
    rows = text_at(MARGIN, 180, "2.") + text_at(TAB, 180, "Rent is due in May")
    source = from_content(text_at(MARGIN, 200, "1.") + text_at(TAB, 200, "Ann Lee has left") + rows)
    [line] = _written(source, "Ann Lee")[1].lines
    assert line.boxes[0].x0 == pytest.approx(TAB + 1, abs=0.1)


def test_text_after_a_colon_stays_where_other_lines_have_theirs() -> None:
    rows = (("Tenant:", "Ann Lee, in person"), ("Of rent:", "nothing"))
    x = MARGIN + width("Tenant:") + 12
    source = from_content(
        b"".join(
            text_at(MARGIN, 200 - 20 * at, label) + text_at(x, 200 - 20 * at, text)
            for at, (label, text) in enumerate(rows)
        )
    )
    [line] = _written(source, "Ann Lee")[1].lines
    assert line.boxes[0].x0 == pytest.approx(x + 1, abs=0.1)


def _justified(name: str, y: float) -> bytes:
    """A line that begins as a list item may, and whose gaps depend on the name."""
    said = f"12 of us were then told of {name} and left".split()
    gap = (MEASURE - sum(map(width, said))) / (len(said) - 1)
    starts = (MARGIN + sum(map(width, said[:index])) + gap * index for index in range(len(said)))
    return b"".join(text_at(round(x, 3), y, word) for x, word in zip(starts, said, strict=True))


def test_a_gap_that_justification_stretched_is_no_tab() -> None:
    """Its width is what the masked name left of the line."""
    full = text_at(MARGIN, 180, "Nothing else is told here than that rent is due in May")
    made = [_written(from_content(_justified(name, 200) + full), name)[1] for name in ("Lee", "Quistorp")]
    assert all(each.lines for each in made)
    assert len({_content(each.data) for each in made}) == 1


def _contents(name: str, *, tight: bool = True) -> bytes:
    """A table of contents, whose leaders fill what the titles leave of the line."""
    titles, right = ("Of the rent", f"Lease of {name} and others", f"Notice to {name}", "Of the end"), MARGIN + MEASURE
    lines = []
    for at, title in enumerate(titles):
        number, y = str(8 + at), 220 - 20 * at
        end = right - width(f" {number}")
        sign = "." if tight else ". "
        dots = sign * int((end - MARGIN - width(f"{title} ")) / width(sign))
        lines += [text_at(MARGIN, y, title), text_at(round(end - width(dots), 3), y, f"{dots} ")]
        lines.append(text_at(round(right - width(number), 3), y, number))
    return from_content(b"".join(lines))


@pytest.mark.parametrize("tight", [True, False])
@pytest.mark.parametrize("label", ["[P]", ""])
def test_a_line_of_a_table_of_contents_keeps_both_ends_and_gets_a_new_leader(label: str, tight: bool) -> None:
    sources = [_contents(name, tight=tight) for name in NAMES]
    made = [_written(source, name, label) for source, name in zip(sources, NAMES, strict=True)]
    before, after = words(sources[0]), words(made[0][1].data)
    for word in ("Lease", "Notice", "9", "10"):
        assert after[word][0] == pytest.approx(before[word][0], abs=0.1)
    assert len({_content(each.data) for _, each in made}) == 1
    assert len(made[0][1].lines) == 2
    assert {each.code: each.count for each in made[0][1].removed if each.code.startswith("box")} == {"box-even": 2}
    with pymupdf.open("pdf", made[0][1].data) as file:
        drawn = file[0].get_pixmap(clip=(240, 75, 330, 85), colorspace="gray", dpi=144)
    inked = np.frombuffer(drawn.samples, np.uint8).reshape(drawn.height, drawn.width).min(axis=0) < 128
    assert 10 < (np.diff(inked.astype(int)) == 1).sum() < 40


@pytest.mark.parametrize("right", [330.0, 349.7, 380.0])
@pytest.mark.parametrize("size", [7.3, 9.963, 11.04])
def test_a_new_leader_has_a_last_dot(right: float, size: float) -> None:
    """A reader draws no dot beyond the end of the path, however little a step was rounded."""
    source = from_content(Leader("..", 30, right, 200, size).drawn())
    with pymupdf.open("pdf", source) as file:
        drawn = file[0].get_pixmap(clip=(right - 20, 90, right + 20, 110), colorspace="gray", dpi=288)
    inked = np.flatnonzero(np.frombuffer(drawn.samples, np.uint8).reshape(drawn.height, drawn.width).min(axis=0) < 128)
    assert inked.max() / 4 == pytest.approx(20, abs=1)


@pytest.mark.slow
def test_checks_pass_where_leaders_are_new() -> None:
    case, _ = _written(_contents("Maren Tolvald"), "Maren Tolvald")
    assert case.document.kind is DocumentKind.PDF
    assert failed(case.checks()) == set()


def test_dots_that_were_typed_are_not_taken_for_a_leader() -> None:
    """Their line ends where the masked name leaves it."""
    made = [_written(from_content(text_at(MARGIN, 200, f"{name} ......... 12")), name)[1] for name in NAMES]
    assert len({_content(each.data) for each in made}) == 1


def test_text_in_place_of_a_name_has_the_size_and_the_baseline_of_its_line() -> None:
    source = from_content(text_at(MARGIN, 200, "The tenant Maren Tolvald has left"))
    _, made = _written(source, "Maren Tolvald", "Una Quist", Shown.AS_TEXT)
    with pymupdf.open("pdf", made.data) as file:
        spans = [
            span for block in file[0].get_text("dict")["blocks"] for line in block["lines"] for span in line["spans"]
        ]
    [new] = [span for span in spans if "Una" in span["text"]]
    assert new["size"] == pytest.approx(SIZE)
    assert new["origin"][1] == pytest.approx(100)


def test_a_label_with_little_room_is_set_narrower_before_it_gets_smaller() -> None:
    source = from_content(text_at(MARGIN, 200, "The tenant Maren Tolvald has left"))
    made = mask(source, "Maren", label="[PERSON 1]")[1]
    size = re.search(rb"/Sable ([\d.]+) Tf", _content(made.data))
    uniform = 0.95 * (width("Maren") + 2) / FONT.text_length("[PERSON 1]", fontsize=1)
    assert size and float(size[1]) > 1.3 * uniform


def test_cells_that_begin_with_a_blank_stay_in_their_column() -> None:
    """Their blank is far from the masked text, but near to their own."""

    def table(name: str) -> bytes:
        rows = enumerate((("1", name, " 6.50"), ("2", "Rent", " 7.25"), ("3", "Repairs", " 8.75")))
        places = (MARGIN, TAB, 230)
        return from_content(
            b"".join(text_at(x, 200 - 20 * at, text) for at, row in rows for x, text in zip(places, row, strict=True))
        )

    before = words(table("Li"))["6.50"]
    made = [_written(table(name), name)[1] for name in NAMES]
    assert all(each.lines for each in made)
    assert words(made[0].data)["6.50"] == pytest.approx(before, abs=0.1)
    assert len({_content(each.data) for each in made}) == 1


COLUMN = MARGIN + width("Of all the rent that was due then") + 9  # a gap narrower than an em and a half


def _in_columns(name: str, lower: float) -> bytes:
    """Two columns, of which the second is lower, with a name in the first."""
    full = "Of all the rent that was due then"
    first = (full, f"nothing was paid by {name}", full, "in June of the year", full, full)
    second = ("The end of it", "follows from", "the law, which", "says nothing", "about that", "at all")
    lines = (
        text_at(MARGIN, 200 - 20 * at, left) + text_at(COLUMN, 200 - 20 * at - lower, right)
        for at, (left, right) in enumerate(zip(first, second, strict=True))
    )
    return from_content(b"".join(lines))


@pytest.mark.parametrize("lower", [0.0, 2.0])
def test_a_line_is_reflowed_in_its_own_column(lower: float) -> None:
    names = ("Li", "Ann Quist", "Una Quist")
    made = [_written(_in_columns(name, lower), name)[1] for name in names]
    assert all(each.lines for each in made)
    assert words(made[0].data)["follows"][0] == pytest.approx(COLUMN, abs=0.1)
    assert words(made[2].data)["follows"][0] == pytest.approx(COLUMN, abs=0.1)
    assert len({_content(each.data) for each in made}) == 1


def test_a_gap_that_ends_above_a_column_is_stretched_where_other_lines_cross_it() -> None:
    """The word after it is at that place for some masked names only."""

    def page(name: str, x: float) -> bytes:
        said = text_at(MARGIN, 260, f"We told all of {name}") + text_at(x, 260, "to pay")
        full = (text_at(MARGIN, 240 - 20 * at, "Nothing else is told here than that rent is due") for at in range(2))
        cells = ((text_at(MARGIN, y, "Rent of this May"), text_at(COLUMN, y, "due")) for y in (180, 160, 140, 120))
        return from_content(b"".join((said, *full, *chain.from_iterable(cells))))

    made = [
        _written(page(name, x), name)[1]
        for name, x in (("Maren Tolvald Q", COLUMN), ("Bartholomew Qu", COLUMN - 2), ("Bartholomew Quist", COLUMN + 4))
    ]
    assert all(each.lines for each in made)
    assert len({_content(each.data) for each in made}) == 1


def test_no_column_is_found_by_the_width_of_masked_text() -> None:
    """A short name leaves so wide a gap that the cell after it is a row of its own; it shows nothing about others."""

    def page(name: str) -> bytes:
        full = "Of all the rent that was due then"
        rows = ((full, "one"), (full, "two"), (full, "six"))
        rows += ((f"Notice to {name}", "ten"), (f"Rent that was then paid by {name[-3:]}", "all"))
        lines = (
            (text_at(MARGIN, 200 - 20 * at, left), text_at(COLUMN, 200 - 20 * at, cell))
            for at, (left, cell) in enumerate(rows)
        )
        return from_content(b"".join(chain.from_iterable(lines)))

    lines = []
    for name in ("Una Lee", "Una Bartholomew Lee"):
        document = pdf.read(page(name), Path("a.pdf"))
        found = tuple(Redaction(*each.span(), "[P]") for each in re.finditer(rf"{name}|(?<=by )Lee", document.text))
        made = pdf.write(page(name), document, found)
        lines.append([line.moved for line in made.lines if line.area.y0 > 165])
    assert lines[0] == lines[1]
