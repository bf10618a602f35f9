"""The search for words along letters set apart has a bound, whatever the page repeats."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Box, Document, DocumentKind, PdfPlace, Segment
from engine.detection.letters import geometry


def _page(rows: list[str]) -> Document:
    """A page with each sign set apart, on a grid."""
    text, segments = "", []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            place = PdfPlace(0, (Box(20.0 * x, 20.0 * y, 20.0 * x + 6, 20.0 * y + 8),))
            segments.append(Segment(len(text), len(text) + 1, place))
            text += f"{sign}\n"
    return Document(Path("a.pdf"), DocumentKind.PDF, "", text, tuple(segments))


def test_rows_of_few_digits_take_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    continues = geometry._Trails._continues

    def counted(*given: object) -> bool:
        nonlocal steps
        steps += 1
        if steps > 100_000:
            raise AssertionError("too many steps")
        return continues(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(geometry._Trails, "_continues", counted)
    monkeypatch.setattr(geometry, "_MOST_STEPS", 500, raising=False)
    document = _page(["01" * 14] * 20)
    assert not list(geometry.spelled(document, ["0110" * 5 + "2", "01" * 40]))
    monkeypatch.undo()
    assert {word for word, _ in geometry.spelled(_page(["quistorp"]), ["quistorp"])} == {"quistorp"}
