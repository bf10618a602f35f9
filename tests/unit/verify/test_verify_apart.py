"""An independent reader follows letters that are set apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.types import DocumentKind
from engine.verify import apart
from tests.attacks import set_apart
from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import page_with
from tests.unit.letters.test_letters import LIVE

_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, ".txt": DocumentKind.TXT}


def _said(data: bytes, kind: DocumentKind, *words: str) -> dict[str, str]:
    return apart.said(words, apart.sequences(kind, data))


@pytest.mark.parametrize("attack", [each for each in LIVE if "spaced-8" not in each.name], ids=str)
def test_name_is_read(attack: Attack) -> None:
    assert _said(attack.build(), _KINDS[Path(attack.name).suffix], SECRET.casefold())


def test_running_text_has_no_letters_set_apart() -> None:
    assert not list(apart.sequences(DocumentKind.PDF, page_with()))
    assert not list(apart.sequences(DocumentKind.TXT, b"A house, I think.\nQuistorp\n"))


def test_other_names_are_not_read() -> None:
    data = next(each for each in set_apart.ATTACKS if each.name == "circle.pdf").build()
    assert not _said(data, DocumentKind.PDF, "lindqvist")
