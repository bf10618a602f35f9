"""Tables that are compressed, and searched by their first column."""

from __future__ import annotations

import pytest

from engine.core import resources, tables

SEARCHED = sorted(
    path.name.removesuffix(".tsv.xz")
    for path in resources.find("population/countries.tsv.xz").parent.iterdir()
    if path.name.startswith(("first-names-", "places-", "surname", "rare-diseases"))
)


@pytest.mark.parametrize("name", SEARCHED)
def test_lines_are_found_by_their_first_column(name: str) -> None:
    rows = tables.rows(name)
    keys = [row[0] for row in rows]
    assert keys == sorted(keys, key=str.encode)
    for key in {keys[0], keys[-1], *keys[:: len(keys) // 20]}:
        assert tables.find(name, key) == [list(row) for row in rows if row[0] == key]
    for key in ("\0", "zzzz", f"{keys[1]} ", keys[1][:-1] + "\0", keys[-1] + "z", "\U0010ffff"):
        assert tables.find(name, key) == []
