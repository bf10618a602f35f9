"""Ages as people write them."""

from __future__ import annotations

import pytest

from engine.risk.population.ages import read_age


@pytest.mark.parametrize(
    ("words", "ages"),
    [
        ("45", (45, 45)),
        ("45-year-old", (45, 45)),
        ("45 years old", (45, 45)),
        ("aged 45", (45, 45)),
        ("40-44", (40, 44)),
        ("40 to 44", (40, 44)),
        ("between 40 and 44", (40, 44)),
        ("in her forties", (40, 49)),
        ("in his 40s", (40, 49)),
        ("65+", (65, 130)),
        ("65 and over", (65, 130)),
        ("over 65", (66, 130)),
        ("under 5", (0, 4)),
        ("old", None),
        ("44-40", None),
        ("450", None),
        ("", None),
    ],
)
def test_ages_are_read(words: str, ages: tuple[int, int] | None) -> None:
    assert read_age(words) == ages
