"""A reader that can't join the only masked string is controlled in another way; a blind one never passes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Redaction, Segment, TextPlace
from engine.verify.controls import reads_around
from engine.verify.evidence import Case, Claim, Evidence, PlaceKind, Side, Surface
from engine.verify.search import found, seen

TEXT = "The lease was signed by Mr Quistorp on Monday."
BEFORE, BEHIND = "The lease was signed by Mr ", " on Monday."


def _evidence(side: Side) -> Evidence:
    document = Document(Path("x"), DocumentKind.TXT, "", TEXT, (Segment(0, len(TEXT), TextPlace(0, len(TEXT))),))
    start = TEXT.index("Quistorp")
    redactions = (Redaction(start, start + 8, "[PERSON 1]"),)
    claim = Claim(source=b"original", output=b"output", document=document, redactions=redactions)
    return Evidence(
        case=Case.of(claim),
        side=side,
        progress=Silent(),
        reopened=lambda: None,
        readings={},
    )


def _passes(original: tuple[str, ...], output: tuple[str, ...], witnesses: int = 0) -> bool:
    """Return whether a reader that reads these surfaces in the two files is believed, beside so many other readers."""

    def scan(data: bytes, _password: str | None) -> Iterator[Surface]:
        for text in original if data == b"original" else output:
            yield Surface(literal("page"), PlaceKind.OTHER_READER, text)

    everywhere = lambda _: True  # noqa: E731
    sight = seen(scan, everywhere, _evidence(Side.ORIGINAL))._replace(witnesses=witnesses)
    case = _evidence(Side.OUTPUT).case
    return sight.whole or reads_around(case, everywhere, sight, found(scan, _evidence(Side.OUTPUT)).letters)


@pytest.mark.parametrize(
    "original",
    [
        (TEXT,),
        (BEFORE + "Quis-", "torp" + BEHIND),
        (BEFORE + "Quis", BEHIND, "torp"),
        (BEFORE + " Q|u|i|s|t|o|r|p " + BEHIND,),
        (BEFORE + "Quixxstorp" + BEHIND,),
        (BEFORE + "protsiuQ" + BEHIND,),
        (BEFORE + "Quis" + BEHIND,),
        ("\n".join(TEXT.replace(" ", "")),),
        (TEXT.replace(" ", "").replace("Quistorp", "protsiuQ"),),
    ],
)
@pytest.mark.parametrize("output", [BEFORE + BEHIND, f"{BEFORE}[PERSON 1]{BEHIND}"])
def test_a_reader_that_reads_the_original_is_believed(original: tuple[str, ...], output: str) -> None:
    assert _passes(original, (output,))


@pytest.mark.parametrize(
    ("original", "output"),
    [
        ((), ()),
        (("",), ("",)),
        (("qzx vwk " * 40,), ("qzx vwk " * 40,)),
        ((BEFORE + "\ufffd" * 8 + BEHIND,), (BEFORE + BEHIND,)),
        (("tuqi prosst " * 9,), ("",)),
        ((BEFORE + "Quis|xx|torp" + BEHIND,), (BEFORE + "torp|xx|Quis" + BEHIND,)),
        ((), (BEFORE + BEHIND,)),
    ],
)
def test_a_blind_reader_proves_nothing(original: tuple[str, ...], output: tuple[str, ...]) -> None:
    assert not _passes(original, output)


def test_a_reader_that_leaves_the_letters_out_needs_two_others() -> None:
    leaving_out = (BEFORE + BEHIND,)
    assert [_passes(leaving_out, leaving_out, witnesses) for witnesses in (0, 1, 2)] == [False, False, True]


def test_a_blind_reader_proves_nothing_beside_others_either() -> None:
    assert not _passes(("qzx vwk " * 40,), ("",), witnesses=3)
