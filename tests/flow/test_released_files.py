"""`sable verify` on files that other tools redacted badly: what it says, what it never says, and its exit code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pymupdf
import pytest

from engine.cli.main import main
from engine.documents import ocr
from tests.attacks import set_apart
from tests.attacks.attack import SECRET as NAME
from tests.builders import encrypted
from tests.builders.docx import build, paragraph, run
from tests.builders.pdf import SECRET, from_content, page_with, text_at
from tests.builders.pdf_hiding import HIDING_PLACES
from tests.builders.scans import needs_english
from tests.sampled import sampled

BOXED = from_content(
    text_at(50, 200, "The lease"), text_at(50, 200, f"Mr {SECRET} signed the lease") + b"0 g 68 195 60 16 re f"
)


def _file(folder: Path, name: str, data: bytes) -> str:
    path = folder / name
    path.write_bytes(data)
    return str(path)


@pytest.fixture
def boxed(tmp_path: Path) -> str:
    return _file(tmp_path, "boxed.pdf", BOXED)


def test_a_leak_is_told_with_its_page_and_without_its_text(boxed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", boxed]) == 4
    said = capsys.readouterr().out
    assert "Page 2: 1 text under a drawn shape" in said
    assert SECRET not in said


def test_the_text_is_shown_where_it_is_asked_for(boxed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", boxed, "--show-text"]) == 4
    assert SECRET in capsys.readouterr().out


def test_shown_text_forges_nothing_on_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Marks of direction and control characters are shown as what they are."""
    path = tmp_path / "letter.docx"
    hidden = run("Quis\u202etorp \u009b2J sees", "<w:rPr><w:vanish/></w:rPr>")
    path.write_bytes(build(paragraph(run("Nothing to see.") + hidden)))
    assert main(["verify", str(path), "--show-text"]) == 4
    said = capsys.readouterr().out
    assert "\\u202e" in said and "\\x9b2J" in said
    assert all(line.isprintable() for line in said.split("\n"))


@pytest.mark.parametrize("shown", [False, True])
def test_the_record_holds_text_only_where_it_is_asked_for(
    shown: bool, boxed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", boxed, "--json", "--term", SECRET, *(["--show-text"] if shown else [])]) == 4
    said = capsys.readouterr().out
    record = json.loads(said)
    assert record["leaks"] is True
    (finding,) = (each for each in record["hidden"] if each["leaks"])
    assert (finding["page"], finding["code"], finding["count"]) == (1, "covered-text", 1)
    assert "page 2" in record["masked"][0]["places"]
    assert (SECRET in said) is shown


def test_the_sentence_says_what_the_file_holds(boxed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    visible = _file(tmp_path, "visible.pdf", page_with())
    for asked, held in (
        ([boxed], "holds what it does not show."),
        ([visible, "--term", SECRET], "holds what should be gone."),
        ([boxed, "--term", SECRET], "holds what should be gone, and what it does not show."),
    ):
        assert main(["verify", *asked]) == 4
        assert capsys.readouterr().out.splitlines()[0].endswith(held)


def test_a_term_is_found_wherever_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    visible = _file(tmp_path, "visible.pdf", page_with())
    assert main(["verify", visible]) == 0
    assert "Searched: what the file does not show." in capsys.readouterr().out
    assert main(["verify", visible, "--term", "Nobody Here"]) == 0
    assert "Searched:" not in capsys.readouterr().out
    asked = ["verify", visible, "--term", SECRET, "--term", "Nobody Here"]
    assert main(asked) == 4
    said = capsys.readouterr().out
    assert SECRET not in said and "page 1" in said
    assert main([*asked, "--show-text"]) == 4
    said = capsys.readouterr().out
    assert SECRET in said and "page 1" in said and "Nobody Here" not in said


_DISGUISED = {
    "spaced.txt": " ".join(NAME).encode(),
    "dotted.txt": ".".join(NAME).encode(),
    "hyphened.txt": f"{NAME[:4]}-{NAME[4:]}".encode(),
    "stacked.txt": "\n".join(NAME).encode(),
    "look-alikes.txt": NAME.replace("i", "\u0456").replace("o", "\u043e").encode(),
    "zero-width.txt": "\u200b".join(NAME).encode(),
    "reversed.txt": NAME[::-1].encode(),
    "spaced.docx": build(paragraph(f"Mr {' '.join(NAME)} signed")),
    "cells.docx": build("".join(map(paragraph, NAME))),
    "reversed.pdf": page_with(f"Mr {NAME[::-1]} signed"),
    "circle.pdf": next(each for each in set_apart.ATTACKS if each.name == "circle.pdf").build(),
    "spaced title.pdf": page_with("Mr", change=lambda file: file.docinfo.__setitem__("/Title", " ".join(NAME))),
}


@pytest.mark.parametrize("name", sampled(_DISGUISED, every=9))
def test_a_term_in_disguise_is_found(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _file(tmp_path, name, _DISGUISED[name])
    assert main(["verify", path, "--term", NAME]) == 4
    assert "Strings that should be gone and can be found, whole or a word of them: 1" in capsys.readouterr().out
    main(["verify", path, "--term", "Lindqvist"])
    assert "Strings that should be gone" not in capsys.readouterr().out


@pytest.mark.slow
def test_a_word_of_a_string_is_not_said_to_be_the_string(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _file(tmp_path, "replaced.txt", f"Maren Berg, and {NAME}".encode())
    assert main(["verify", path, "--term", "Maren Tolvald", "--term", NAME, "--show-text"]) == 4
    said = capsys.readouterr().out
    assert "Maren Tolvald  (a word of it found: the text)" in said and f"{NAME}  (found: the text)" in said


@pytest.mark.slow
def test_pictures_that_the_user_leaves_unread_need_no_installation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _file(tmp_path, "plain.txt", b"Nobody came.")
    assert main(["verify", path, "--term", NAME, "--ocr-languages", "none"]) == 0
    said = capsys.readouterr().out
    assert "Not searched: pictures." in said and "Tesseract" not in said


@pytest.mark.parametrize(
    "written", sampled(["M.Q. signed", "write to mquistorp@house.example", "Quistorps Haus", "Maren came"], every=2)
)
def test_forms_of_a_person_are_found(written: str, tmp_path: Path) -> None:
    path = _file(tmp_path, "form.txt", written.encode())
    assert main(["verify", path, "--person", f"Maren {NAME}"]) == 4
    assert main(["verify", path, "--person", "Olav Lindqvist"]) == 0


def _picture_of(text: str) -> bytes:
    """A page with nothing but a picture of a line."""
    with pymupdf.open() as drawn, pymupdf.open() as document:
        line = drawn.new_page(width=400, height=60)
        line.insert_text((20, 36), text, fontname="tiro", fontsize=16)
        pixels = line.get_pixmap(dpi=200).tobytes("png")
        document.new_page(width=400, height=300).insert_image(pymupdf.Rect(0, 40, 400, 100), stream=pixels)
        return bytes(document.tobytes())


@needs_english
def test_a_term_is_found_in_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _file(tmp_path, "picture.pdf", _picture_of(f"Mr {SECRET} signed the lease"))
    assert main(["verify", path, "--term", "Nobody Here"]) == 0
    assert main(["verify", path, "--term", SECRET]) == 4
    assert "picture 1" in capsys.readouterr().out


def test_pictures_that_could_not_be_searched_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ocr, "installed", lambda languages: False)
    path = _file(tmp_path, "picture.pdf", _picture_of("The lease"))
    assert main(["verify", path, "--term", SECRET]) == 0
    assert "pictures was not searched" in capsys.readouterr().out


def test_a_black_highlight_in_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hidden = run(SECRET, '<w:rPr><w:highlight w:val="black"/></w:rPr>')
    path = _file(tmp_path, "highlighted.docx", build(paragraph("Mr signed") + f"<w:p>{hidden}</w:p>"))
    assert main(["verify", path]) == 4
    assert "text under a drawn shape" in capsys.readouterr().out


@pytest.mark.parametrize("make", [encrypted.agile, encrypted.standard])
def test_a_term_is_found_in_an_encrypted_document(
    make: Callable[[bytes, str], bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    password = _file(tmp_path, "password", b"harbor\n")
    path = _file(tmp_path, "sealed.docx", make(build(paragraph(f"Mr {NAME} signed")), "harbor"))
    assert main(["verify", path, "--term", NAME, "--password-file", password]) == 4
    assert "Strings that should be gone" in capsys.readouterr().out


def test_what_cant_be_read_is_never_called_clean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _file(tmp_path, "damaged.pdf", BOXED[:200])
    assert main(["verify", path]) == 3
    assert "nothing was found" not in capsys.readouterr().out.lower()


def test_the_panel_counts_what_hides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _file(tmp_path, "noted.pdf", page_with(change=HIDING_PLACES["P12 note"][0]))
    assert main(["inspect", path, "--hidden"]) == 0
    said = capsys.readouterr().out
    record = json.loads(said)
    assert {"code": "annotation", "count": 1, "pages": [0]} in record["hidden"]
    assert record["sentence"] == "1 annotation, 1 mention of an author will be removed."
    assert SECRET not in said


def test_the_file_that_can_not_be_opened_is_named(
    boxed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", boxed, "--original", str(tmp_path / "gone.pdf")]) == 3
    said = capsys.readouterr().err
    assert said.split(":")[0].endswith("gone.pdf")
