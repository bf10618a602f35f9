"""People of the table that a module of tests writes out."""

from __future__ import annotations

import pytest

from engine import background
from engine.background import Background


@pytest.fixture(scope="module")
def people(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Background:
    folder = tmp_path_factory.mktemp("people")
    path = folder / "people.csv"
    path.write_text(request.module.TABLE, encoding="utf-8")
    return background.load([path], folder=folder / "kept")
