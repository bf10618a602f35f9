"""Values of options are read, or refused in words that say what is expected."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cli import values
from engine.cli.arguments import parser
from engine.cli.main import main
from engine.core.options import MaskStyle
from engine.core.types import WHOLE_PAGE, Box, PageArea


@pytest.mark.parametrize(
    ("read", "said", "value"),
    [
        (values.whole(1), "5", 5),
        (values.whole(0), "0", 0),
        (values.risk, "0.25", 0.25),
        (values.one_of(MaskStyle), "box", MaskStyle.BOX),
        (values.languages, "eng+deu_latf", ("eng", "deu_latf")),
        (values.languages, "none", ()),
        (values.term, '"Quistorp",', "Quistorp"),
        (values.term, "Smith & Co.", "Smith & Co."),
        (values.term, '"', '"'),
        (values.pair, "home town=place", ("home town", "place")),
        (values.pair, "a=b=name", ("a=b", "name")),
        (values.area, "3", PageArea(2, WHOLE_PAGE)),
        (values.area, "1:72,36.5,100,20", PageArea(0, Box(72, 36.5, 172, 56.5))),
    ],
)
def test_values_are_read(read: Callable[[str], object], said: str, value: object) -> None:
    assert read(said) == value


@pytest.mark.parametrize(
    ("read", "said", "expected"),
    [
        (values.whole(1), "0", "whole number of 1 or more"),
        (values.whole(0), "x", "whole number of 0 or more"),
        (values.whole(0), "2.5", "whole number of 0 or more"),
        (values.risk, "1.5", "from 0 to 1"),
        (values.area, "0", "PAGE:X,Y,WIDTH,HEIGHT"),
        (values.area, "1:1,2,3", "PAGE:X,Y,WIDTH,HEIGHT"),
        (values.area, "1:1,2,nan,4", "PAGE:X,Y,WIDTH,HEIGHT"),
        (values.area, "1:-5,2,3,4", "PAGE:X,Y,WIDTH,HEIGHT"),
        (values.area, "x:1,2,3,4", "PAGE:X,Y,WIDTH,HEIGHT"),
        (values.risk, "nan", "from 0 to 1"),
        (values.one_of(MaskStyle), "paint", "box, label, generalise, shift, surrogate"),
        (values.pair, "=name", "COLUMN=ATTRIBUTE"),
        (values.languages, "../eng", "eng or eng"),
        (values.languages, "eng+", "eng or eng"),
        (values.first_line, "nowhere", "can't be read"),
    ],
)
def test_others_are_refused_in_plain_words(read: Callable[[str], object], said: str, expected: str) -> None:
    with pytest.raises(ArgumentTypeError, match=expected):
        read(said)


def test_the_first_line_of_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text("blue heron\nsecond\n", encoding="utf-8")
    assert values.first_line(str(path)) == "blue heron"
    path.write_text("", encoding="utf-8")
    assert values.first_line(str(path)) == ""


@pytest.mark.parametrize("option", ["--arity", "--k", "--mask", "--method", "--risk-flags", "--indicators", "--device"])
def test_no_option_names_what_only_a_programmer_knows(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["redact", "x.txt", option, "nonsense"])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "nonsense" in said
    assert "invalid" not in said
    assert "_" not in said.splitlines()[-1]


def test_recognizers_are_a_file_or_a_folder_of_files(tmp_path: Path) -> None:
    with pytest.raises(ArgumentTypeError, match=r"no \.toml file"):
        values.toml(str(tmp_path))
    (tmp_path / "a.toml").write_text('terms = ["Saltby"]\n', encoding="utf-8")
    assert values.toml(str(tmp_path)) == tmp_path and values.toml(str(tmp_path / "a.toml")) == tmp_path / "a.toml"
    (tmp_path / "a.toml").write_text("terms = Saltby\n", encoding="utf-8")
    for name in (tmp_path, tmp_path / "a.toml"):
        with pytest.raises(ArgumentTypeError, match="not a TOML file"):
            values.toml(str(name))
    with pytest.raises(ArgumentTypeError, match="can't be read"):
        values.toml(str(tmp_path / "nowhere.toml"))


def test_the_lines_of_a_file_are_terms_beside_others(tmp_path: Path) -> None:
    path = tmp_path / "terms.txt"
    path.write_text('Quistorp\n\n"Project Heron",\n', encoding="utf-8-sig")
    said = ["redact", "note.txt", "--term", "sea", "--terms-file", str(path)]
    assert parser().parse_args(said).term == ["sea", "Quistorp", "Project Heron"]
    assert parser().parse_args(["redact", "note.txt"]).term == []
