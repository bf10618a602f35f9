"""Words that replace others stand where these stood, in black, readable, and in any letters."""

from __future__ import annotations

import re

import pikepdf
import pymupdf
import pytest

from engine.core.catalogue import ENGLISH
from engine.core.options import Layout, WritingOptions
from engine.core.progress import Silent
from engine.core.types import Redaction, Shown, Written
from engine.documents import pdf
from engine.verify import Claim, verify
from tests.builders.here import Here
from tests.builders.pdf import SENTENCE, from_content, page_with, read, text_at
from tests.builders.recognising import forms

WORD = "Quistorp"


def written(source: bytes, words: str, shown: Shown = Shown.AS_TEXT) -> Written:
    """The file with these words in the place of the name, after all checks."""
    document = read(source)
    found = tuple(Redaction(*match.span(), words, shown) for match in re.finditer(WORD, document.text))
    made = pdf.write(source, document, found, WritingOptions(layout=Layout.EXACT))
    claim = Claim(source=source, output=made.data, document=document, redactions=made.done(found))
    checks = verify(claim, recognise=forms, progress=Silent(), team=(Here(), Here()))
    assert [(check.name, ENGLISH.say(check.detail)) for check in checks if not check.passed] == []
    return made


def replaced(source: bytes, words: str, shown: Shown = Shown.AS_TEXT) -> bytes:
    return written(source, words, shown).data


def spans(data: bytes) -> dict[str, dict]:  # type: ignore[type-arg]
    with pymupdf.open("pdf", data) as file:
        blocks = [block for page in file for block in page.get_text("dict")["blocks"]]
    lines = (line for block in blocks for line in block.get("lines", ()))
    return {span["text"].strip(): span for line in lines for span in line["spans"]}


def darkness(data: bytes, area: pymupdf.Rect) -> float:
    """Share of dark pixels."""
    with pymupdf.open("pdf", data) as file:
        picture = file[0].get_pixmap(clip=area, dpi=144, colorspace="gray")
    return sum(value < 128 for value in picture.samples) / len(picture.samples)


@pytest.mark.parametrize("words", ["Maldern", "Müller", "Żółć", "Ωμέγα", "Иван", "中村"])
def test_words_stand_in_black_where_the_name_stood(words: str) -> None:
    source = page_with()
    with pymupdf.open("pdf", source) as file:
        (place,) = file[0].search_for(WORD)
    data = replaced(source, words)
    span = spans(data)[words]
    box = pymupdf.Rect(span["bbox"])
    assert place.x0 - 1 < box.x0
    assert box.x1 < place.x1 + 1
    assert place.y0 - 1 < (box.y0 + box.y1) / 2 < place.y1 + 1
    assert span["color"] == 0
    assert 0.02 < darkness(data, place) < 0.5


def test_the_baseline_and_size_are_those_of_the_line() -> None:
    data = replaced(page_with(), "Maldern")
    (line,) = (span for text, span in spans(page_with()).items() if WORD in text)
    span = spans(data)["Maldern"]
    assert span["origin"][1] == pytest.approx(line["origin"][1], abs=1)
    assert span["size"] == pytest.approx(line["size"], rel=0.15)


@pytest.mark.parametrize(("face", "fitting"), [("tiro", "Times"), ("helv", "Helvetica")])
def test_words_have_serifs_where_the_page_has(face: str, fitting: str) -> None:
    with pymupdf.open() as file:
        file.new_page().insert_text((50, 200), SENTENCE, fontname=face)
        source = file.tobytes()
    text, label = replaced(source, "Maldern"), replaced(source, "(b)(6)", Shown.ON_MASK)
    assert fitting in spans(text)["Maldern"]["font"]
    assert "Helvetica" in spans(label)["(b)(6)"]["font"], "a label is no part of the text"


def test_what_follows_stands_as_near_as_before() -> None:
    """A gap before a full stop tells where the text was changed, and looks like a mistake."""
    source = from_content(text_at(50, 200, "It was Quistorp. She came."))
    document = read(source)
    start = document.text.index(WORD)
    found = (Redaction(start, start + len(WORD), "[a name of a person]", Shown.AS_TEXT),)
    made = pdf.write(source, document, found)
    shown = spans(made.data)
    (after,) = (span for text, span in shown.items() if text.startswith("."))
    assert after["origin"][0] - shown["[a name of a person]"]["bbox"][2] < 0.15 * after["size"]


def test_longer_words_are_set_narrower_then_smaller() -> None:
    boxes = [pymupdf.Rect(spans(replaced(page_with(), "x" * count))["x" * count]["bbox"]) for count in (6, 10, 20)]
    assert boxes[0].height == pytest.approx(boxes[1].height, abs=0.1)
    assert boxes[0].width < boxes[1].width
    assert 5 < boxes[2].height < boxes[1].height


def test_words_that_can_not_be_read_leave_a_mask() -> None:
    source = page_with()
    with pymupdf.open("pdf", source) as file:
        (place,) = file[0].search_for(WORD)
    for words in ("x" * 60, "שלום"):
        made = written(source, words)
        assert made.boxed == (0,)
        data = made.data
        assert words not in "".join(spans(data))
        assert darkness(data, place) > 0.95


@pytest.mark.parametrize("label", ["", "(b)(6)"])
def test_labels_are_white_on_black(label: str) -> None:
    source = page_with()
    with pymupdf.open("pdf", source) as file:
        (place,) = file[0].search_for(WORD)
    data = replaced(source, label, Shown.ON_MASK)
    assert darkness(data, place) > 0.5
    assert [spans(data)[each]["color"] for each in spans(data) if each == "(b)(6)"] == [0xFFFFFF] * bool(label)


def test_a_text_over_two_lines_is_written_once_in_the_longer() -> None:
    source = from_content(text_at(50, 200, "It was Ann") + text_at(50, 180, "Quistorp who came"))
    document = read(source)
    start, end = document.text.index("Ann"), document.text.index("Quistorp") + 8
    found = (Redaction(start, end, "Vera Maldern", Shown.AS_TEXT),)
    data = pdf.write(source, document, found).data
    shown = [text for text in spans(data) if "Maldern" in text]
    assert shown == ["Vera Maldern"]
    assert spans(data)["Vera Maldern"]["origin"][1] == pytest.approx(120, abs=2)


def test_words_are_not_covered_by_the_masks_of_the_next_line() -> None:
    source = from_content(text_at(50, 200, SENTENCE) + text_at(50, 191, "Kestrel House"))
    document = read(source)
    first, second = document.text.index(WORD), document.text.index("Kestrel")
    found = (
        Redaction(first, first + len(WORD), "Maldern", Shown.AS_TEXT),
        Redaction(second, second + 7, "[ORG 1]"),
    )

    def dark(those: tuple[Redaction, ...]) -> float:
        data = pdf.write(source, document, those, WritingOptions(layout=Layout.EXACT)).data
        left, top, right, bottom = spans(data)["Maldern"]["bbox"]
        return darkness(data, pymupdf.Rect(left, top, right, bottom - 6))

    assert dark(found) == pytest.approx(dark(found[:1]), abs=0.1)


@pytest.mark.parametrize("shown", Shown)
def test_of_words_over_each_other_one_is_shown(shown: Shown) -> None:
    """Hidden text under visible text has a mask of its own."""
    source = from_content(text_at(60, 200, WORD) + text_at(64, 201, "Larkspur"))
    document = read(source)
    places = {name: document.text.index(name) for name in (WORD, "Larkspur")}
    labels = {WORD: "PERSON", "Larkspur": "PLACE"}
    found = tuple(
        Redaction(at, at + len(name), labels[name], shown)
        for name, at in sorted(places.items(), key=lambda each: each[1])
    )
    made = pdf.write(source, document, found, WritingOptions(layout=Layout.EXACT))
    assert len(made.boxed) == 1
    left = [text for text in spans(made.data) if text]
    assert len(left) == 1 and left[0].strip("[]") in labels.values()
    with pymupdf.open("pdf", made.data) as file:
        assert not {WORD, "Larkspur"} & set(file[0].get_text().split())


_ON_TURNED = {0: "1 0 0 1 50 150", 90: "0 1 -1 0 200 40", 180: "-1 0 0 -1 350 150", 270: "0 -1 1 0 200 260"}
"""Text matrices that are level on a page which viewers turn by so many degrees."""


def turned_page(turn: int, matrix: str) -> bytes:
    def work(file: pikepdf.Pdf) -> None:
        file.pages[0].Rotate = turn

    return from_content(f"BT /F1 12 Tf {matrix} Tm ({SENTENCE}) Tj ET".encode(), change=work)


def seen(data: bytes, words: str) -> tuple[tuple[float, float], float]:
    """Return the direction of these words as viewers show them (y downwards), and how long they are."""
    with pymupdf.open("pdf", data) as file:
        lines = [line for block in file[0].get_text("dict")["blocks"] for line in block.get("lines", ())]
        (line,) = (each for each in lines if words in "".join(span["text"] for span in each["spans"]))
        across, down = (round(each, 3) for each in pymupdf.Point(line["dir"]) * no_move(file[0].rotation_matrix))
        box = pymupdf.Rect(line["bbox"]) * file[0].rotation_matrix
    return (across, down), box.width


def no_move(matrix: pymupdf.Matrix) -> pymupdf.Matrix:
    return pymupdf.Matrix(matrix.a, matrix.b, matrix.c, matrix.d, 0, 0)


@pytest.mark.parametrize("turn", _ON_TURNED)
@pytest.mark.parametrize(
    ("words", "shown"),
    [("Maldern", Shown.AS_TEXT), ("[PERSON 1]", Shown.ON_MASK)],
)
def test_words_on_a_turned_page_are_level(turn: int, words: str, shown: Shown) -> None:
    made = written(turned_page(turn, _ON_TURNED[turn]), words, shown)
    direction, length = seen(made.data, words)
    assert direction == (1, 0)
    assert length > 35
    assert not made.boxed


def test_words_of_a_line_that_runs_up_a_turned_page_run_along_it() -> None:
    made = written(turned_page(90, _ON_TURNED[0]), "[PERSON 1]", Shown.ON_MASK)
    direction, _ = seen(made.data, "[PERSON 1]")
    assert direction == (0, 1)
