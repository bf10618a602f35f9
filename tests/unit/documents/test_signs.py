"""Pictures that signs draw over several lines of a text are read; tables, rules and charts are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Document, DocumentKind
from engine.documents import signs
from tests.attacks.attack import Attack
from tests.attacks.signs import ATTACKS
from tests.builders.scans import needs_english
from tests.growth import is_linear, seconds

_SLANTED = r"""
   ___        _     _
  / _ \ _   _(_)___| |_ ___  _ __ _ __
 | | | | | | | / __| __/ _ \| '__| '_ \
 | |_| | |_| | \__ \ || (_) | |  | |_) |
  \__\_\\__,_|_|___/\__\___/|_|  | .__/
"""
_TREE = """\
.
├── a/
│   ├── b.py
│   └── c.py
└── d/
    └── e.py
"""


def _read(text: str, languages: tuple[str, ...] = ("eng",)) -> Document:
    return signs.read(Document(Path("a.txt"), DocumentKind.TXT, "", text, ()), languages)


@needs_english
@pytest.mark.parametrize("attack", [each for each in ATTACKS if each.name.endswith(".txt")], ids=str)
def test_a_picture_is_read_where_it_is(attack: Attack) -> None:
    text = attack.build().decode()
    document = _read(text)
    [picture] = document.drawn
    assert "Quistorp" in picture.said
    assert not any("lease" in text[slice(*each)] for each in picture.stretches)
    assert [each.code for each in document.warnings] == ["picture-of-signs"]


@needs_english
def test_slanted_letters_are_reported() -> None:
    assert [each.code for each in _read(_SLANTED).warnings] == ["picture-of-signs"]


@needs_english
@pytest.mark.parametrize(
    "text",
    [
        "a,b\n" * 10,
        "|---|---|\n" * 6,
        "####\n##\n########\n#\n###\n",
        "┌──────────────┐\n│              │\n├──────────────┤\n│              │\n└──────────────┘\n",
        "- - - - - - - -\n\n________________\n\n= = = = = = = =\n\n* * * * * * * *\n",
        "x = (a / b) / c\n" * 5,
        "☐ ☐ ☐ ☐ ☐\n☐ ☒ ☐ ☐ ☐\n☒ ☐ ☐ ☐ ☐\n☐ ☐ ☐ ☒ ☐\n☐ ☐ ☒ ☐ ☐\n",
        "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n",
        "12 34 56 78 90\n11 22 33 44 55\n98 76 54 32 10\n12 34 56 78 90\n",
        "1 2 1 2 1\n2 1 1 1 2\n1 1 1 2 2\n2 2 2 2 1\n",
        "Name: ..............................\nDate: ..............................\n" * 3,
        _TREE,
    ],
)
def test_tables_rules_and_charts_are_no_pictures(text: str) -> None:
    document = _read(text)
    assert (document.drawn, document.warnings) == ((), ())


@pytest.mark.parametrize(
    ("languages", "codes"),
    [((), ["picture-not-searched"]), (("xyz",), ["picture-not-searched", "no-ocr-languages"])],
)
def test_a_picture_that_no_machine_read_is_reported(languages: tuple[str, ...], codes: list[str]) -> None:
    [attack] = [each for each in ATTACKS if each.name == "number signs.txt"]
    document = _read(attack.build().decode(), languages)
    assert document.drawn == ()
    assert [each.code for each in document.warnings] == codes


def test_time_is_linear_in_the_length() -> None:
    def spent(count: int) -> float:
        text = "# # # # # #\n## ## ## ## #\n\n" * count + "a line of words\n" * count
        return seconds(lambda: _read(text, ()))

    assert is_linear(spent, 2_000, 20_000)
