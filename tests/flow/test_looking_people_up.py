"""An index of one's own, from the command line to the plan."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli.main import main

pytestmark = pytest.mark.model

STORY = "Maren Tolvald is an engineer in Oslo. She likes the sea.\n"


@pytest.fixture
def index(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "club.html").write_text("<p>Our engineer, Maren Tolvald, sails.</p>", encoding="utf-8")
    (folder / "town.txt").write_text("Oslo is a town.", encoding="utf-8")
    assert main(["index", str(folder), "--out", str(folder / "people.index")]) == 0
    return folder / "people.index"


def test_what_leads_to_the_person_is_masked(index: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "story.txt"
    story.write_text(STORY, encoding="utf-8")
    assert main(["inspect", str(story), "--search-index", str(index)]) == 0
    record = json.loads(capsys.readouterr().out.splitlines()[-1])
    words = {
        STORY[record["mentions"][each["mentions"][0]]["start"] : record["mentions"][each["mentions"][0]]["end"]]: each
        for each in record["entities"]
    }
    assert words["engineer"]["indicators"]["search"] == {"score": 1, "flagged": True}
    assert (words["engineer"]["risk"], words["engineer"]["action"]) == (1, "MASK")
    assert not words["Oslo"]["indicators"]["search"]["flagged"]
    assert {"entities": [words["engineer"]["id"]], "population": 1, "source": "search"} in record["combinations"]


def test_it_is_brought_up_to_date_and_says_what_it_could_not_read(
    index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (index.parent / "broken.pdf").write_bytes(b"%PDF-1.7 broken")
    assert main(["index", str(index.parent), "--out", str(index)]) == 3
    said = capsys.readouterr()
    assert "files read: 0, unchanged: 2, gone: 0." in said.out
    assert "broken.pdf" in said.err


def test_another_file_is_no_index(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "story.txt"
    story.write_text(STORY, encoding="utf-8")
    assert main(["inspect", str(story), "--search-index", str(story)]) == 3
    assert "sable index" in capsys.readouterr().err
