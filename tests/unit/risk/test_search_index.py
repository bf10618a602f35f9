"""Building the search index, and looking people up in it."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from pathlib import Path

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.errors import Cancelled, DamagedFile, NotAnIndex
from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Entity, Kind, Mention, Role
from engine.risk import index, search
from engine.risk.index import Built
from engine.risk.search import Searched

PAGES = {
    "nurse.txt": "Ada Brevik is a nurse in Saltby. She sings.",
    "other.txt": "A nurse of Oslo met a baker of Saltby.",
    "third.txt": "The baker sings in Oslo.",
}
TEXT = "Ada Brevik, a nurse in Saltby, was seen by a baker."


def read(path: Path) -> str:
    if path.suffix == ".bad":
        raise DamagedFile
    return path.read_text(encoding="utf-8")


def written(folder: Path, pages: dict[str, str]) -> list[Path]:
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in pages]


def built(folder: Path, pages: dict[str, str] = PAGES) -> Path:
    index.build(written(folder, pages), folder / "people.index", read, Silent())
    return folder / "people.index"


def entity(name: str, words: str, kind: Kind = Kind.DEM, role: Role = Role.QUASI) -> Entity:
    start = TEXT.index(words)
    return Entity(name, kind, role, (Mention(start, start + len(words), kind, 0.9, "neural", literal("")),))


def test_no_word_of_what_is_gone_stays(tmp_path: Path) -> None:
    path = built(tmp_path, {**PAGES, "gone.txt": "Zebrafinch of Oswestry."})
    assert b"oswestry" in path.read_bytes().lower()
    index.build(written(tmp_path, PAGES), path, read, Silent())
    assert not [word for word in (b"oswestry", b"zebrafinch", b"gone.txt") if word in path.read_bytes().lower()]


@pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")
def test_only_the_user_reads_a_new_index(tmp_path: Path) -> None:
    assert not built(tmp_path).stat().st_mode & 0o077


ADA = entity("e1", "Ada Brevik", Kind.PERSON, Role.DIRECT)
NURSE, SALTBY, BAKER = entity("e2", "nurse"), entity("e3", "Saltby", Kind.LOC), entity("e4", "baker")


def looked_up(path: Path, *, person: str | None = None, sha256: str = "") -> Searched:
    with index.opened(path) as opened:
        entities = (ADA, NURSE, SALTBY, BAKER)
        return search.look_up(TEXT, entities, person, opened, sha256, Silent())


def test_a_phrase_is_found_whatever_its_accents_and_case(tmp_path: Path) -> None:
    with index.opened(built(tmp_path, {"a.txt": "In ŁÓDŹ, Zoë O'Hara spoke.", "b.txt": "Zoë spoke."})) as opened:
        assert len(opened.find(["zoe o'hara"])) == 1
        assert len(opened.find(["zoe"], ["spoke", "sang"])) == 2
        assert opened.find(["zoe"], ["§"]) == frozenset()
        assert len(opened.find(["zoe"], top=1)) == 1


def test_only_what_changed_is_read_again(tmp_path: Path) -> None:
    path, (first, second, _) = built(tmp_path), written(tmp_path, PAGES)
    second.write_text("Nobody is here.", encoding="utf-8")
    added = tmp_path / "added.txt"
    added.write_text("A nurse.", encoding="utf-8")
    assert index.build([first, second, added], path, read, Silent()) == Built(read=2, kept=1, gone=1, refused=())
    with index.opened(path) as opened:
        assert opened.count(["nurse"]) == 2
        assert opened.count(["baker"]) == 0


def test_a_file_that_cannot_be_read_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    files = [*written(tmp_path, PAGES), tmp_path / "x.bad", tmp_path / "absent.txt"]
    (tmp_path / "x.bad").write_text("?", encoding="utf-8")
    done = index.build(files, tmp_path / "people.index", read, Silent())
    assert done == Built(read=3, kept=0, gone=0, refused=tuple(files[-2:]))


def test_web_pages_and_wikipedia_extracts_are_read(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<title>Ada</title><script>baker</script><p>a <b>nurse</b></p>", encoding="utf-8")
    extract = tmp_path / "wiki.jsonl.gz"
    with gzip.open(extract, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps({"title": name, "text": f"{name} is a nurse."}) + "\n" for name in ("Bo", "Cy"))
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"title": "Di"}\n', encoding="utf-8")
    done = index.build([page, extract, broken], tmp_path / "people.index", read, Silent())
    assert done.refused == (broken,)
    with index.opened(tmp_path / "people.index") as opened:
        assert opened.count(["nurse"]) == 3
        assert opened.count(["baker"]) == 0


def test_another_file_is_no_index_and_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "letter.pdf"
    other.write_bytes(b"%PDF-1.7 a letter" * 99)
    with pytest.raises(NotAnIndex):
        index.build([], other, read, Silent())
    assert other.read_bytes() == b"%PDF-1.7 a letter" * 99
    for path in (other, tmp_path / "absent.index"):
        with pytest.raises(NotAnIndex), index.opened(path):
            pass
    assert not (tmp_path / "absent.index").exists()


def test_the_least_combinations_that_lead_to_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "TOP", 1)
    pages = {
        "ada.txt": "Ada Brevik is one of many people of Saltby, among them a nurse, which is what she is.",
        "nurse.txt": "nurse nurse nurse",
        "saltby.txt": "Saltby Saltby Saltby",
    }
    found = looked_up(built(tmp_path, pages))
    assert found.complete
    (pair,) = found.risky
    assert (pair.entity_ids, pair.source, pair.population) == (("e2", "e3"), "search", 1)
    nurse, baker = search.indicate(NURSE, found), search.indicate(BAKER, found)
    assert (nurse.score, nurse.flagged) == (0.5, False)
    assert "together with 1 other detail" in ENGLISH.say(nurse.reason)
    assert (baker.score, baker.flagged) == (0.0, False)


def test_a_detail_that_leads_there_alone_is_flagged(tmp_path: Path) -> None:
    found = looked_up(built(tmp_path))
    assert [each.entity_ids for each in found.risky] == [("e2",), ("e3",)]
    assert search.indicate(NURSE, found).flagged


def test_nobody_else_and_no_copy_of_the_document_counts(tmp_path: Path) -> None:
    path = built(tmp_path)
    assert looked_up(path, person="Bo Dahl").risky == ()
    assert looked_up(path, person="Prof. Dr Ada Brevik").risky == looked_up(path).risky != ()
    copy = hashlib.sha256(PAGES["nurse.txt"].encode()).hexdigest()
    assert looked_up(path, sha256=copy).risky == ()


@pytest.mark.parametrize("bound", ["COMPARED", "LOOKED_UP"])
def test_where_there_are_too_many_combinations_it_says_so(
    bound: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, bound, 1)
    found = looked_up(built(tmp_path))
    assert not found.complete
    assert [each.entity_ids for each in found.risky] == [("e2",)]
    assert "not every combination" in ENGLISH.say(search.indicate(BAKER, found).reason)


def test_a_person_can_stop_it(tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        index.build(written(tmp_path, PAGES), tmp_path / "people.index", read, Impatient())
