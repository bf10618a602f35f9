"""Surrogates must not point to the people whom the background knows; what many share points to nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.options import Options
from engine.core.progress import Silent
from engine.planning import knowledge

GIVEN = ("Ann", "Bea", "Carl", "Dora", "Erik")


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Options]:
    folder = tmp_path_factory.mktemp("people")
    path = folder / "people.csv"
    rows = [f"{name} Xylander,Bergen,nurse,9{at}1-22-3333" for at, name in enumerate(GIVEN)]
    path.write_text(
        "\n".join(("name,city,occupation,SSN", *rows, "Kari Alm,Oslo,welder,981-22-4444")), encoding="utf-8"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("appdirs.user_cache_dir", lambda name: str(folder / "cache" / name))
        yield Options(background=(path,), k=5)


@pytest.mark.parametrize(
    ("value", "points"),
    [
        ("nurse", False),
        ("welder", True),
        ("Bergen", False),
        ("Oslo", True),
        ("Xylander", False),
        ("Ann Xylander", True),
        ("Alm", True),
        ("981-22-4444", True),
        ("981-22-4445", False),
        ("A\n900 555 014", False),
        ("K 900 555 014", False),
        ("Yeldynd", False),
    ],
)
def test_few_are_pointed_to(value: str, points: bool, options: Options) -> None:
    assert knowledge.points_to_somebody(value, options, Silent()) is points


def test_without_a_background_nobody_is() -> None:
    assert not knowledge.points_to_somebody("Alm", Options(), Silent())
