"""Every file has its licence, each licence its text, and the notice names what others have a part in."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from engine.lab.training import data, language, teachers
from resources import manifest, notice

_REPOSITORY = Path(__file__).resolve().parents[2]
_RESOURCES = _REPOSITORY / "resources"
_SHARED = _REPOSITORY.parent / "shared" / "data"

_OWN = "AGPL-3.0-or-later"
_PUBLISHED = {
    "public domain": "LicenseRef-US-Government",
    "CC BY 4.0": "CC-BY-4.0",
    "CC BY 3.0 IGO": "CC-BY-3.0-IGO",
    "OGL 3.0": "OGL-UK-3.0",
    "Licence Ouverte 2.0": "etalab-2.0",
    "INE reuse terms": "LicenseRef-INE",
    "Data licence Germany, attribution, version 2.0": "DL-DE-BY-2.0",
}
"""Identifiers of the licences that ATTRIBUTION.md names, by the beginning of what it says."""


@cache
def _tracked() -> tuple[str, ...]:
    if not (_REPOSITORY / ".git").exists() or shutil.which("git") is None:
        pytest.skip("this is no checkout, or git is not installed")
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(asked, cwd=_REPOSITORY, capture_output=True, check=True, text=True).stdout
    return tuple(each for each in listed.split("\0") if each and (_REPOSITORY / each).is_file())


def _ids(expression: str) -> set[str]:
    return set(expression.replace("(", " ").replace(")", " ").split()) - {"AND", "OR", "WITH"}


_licences = cache(manifest.licences)


def _licence(path: str) -> str:
    return manifest.licence(path, _licences())


def test_every_tracked_file_has_a_licence_and_an_owner() -> None:
    entries = tomllib.loads((_REPOSITORY / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    assert all(entry["SPDX-FileCopyrightText"] for entry in entries)
    assert len(_tracked()) > 1000
    for path in _tracked():
        assert _ids(_licence(path)), path


def test_no_entry_is_for_a_file_that_is_gone() -> None:
    for pattern, _ in manifest.licences():
        assert any(pattern.fullmatch(path) for path in _tracked()), pattern.pattern


@pytest.mark.parametrize(
    ("path", "matches"),
    [
        ("resources/lists/x.txt", True),
        ("resources/lists/deep/x.txt", False),
        ("resources/lists/x.tsv", False),
        ("other/resources/lists/x.txt", False),
    ],
)
def test_a_star_stays_in_its_folder(path: str, matches: bool) -> None:
    assert bool(manifest.pattern("resources/lists/*.txt").fullmatch(path)) is matches
    assert manifest.pattern("**").fullmatch(path)


def test_each_licence_has_its_text_and_each_text_a_file() -> None:
    used = set().union(*(_ids(expression) for _, expression in manifest.licences()))
    texts = {each.stem: each.read_text(encoding="utf-8") for each in (_REPOSITORY / "LICENSES").iterdir()}
    assert used == texts.keys()
    assert all(len(text) > 200 for text in texts.values())
    assert texts[_OWN] == (_REPOSITORY / "LICENSE").read_text(encoding="utf-8")


def test_the_package_names_the_licence_of_its_files() -> None:
    project = tomllib.loads((_REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"] == _OWN == _licence("engine/cli/main.py")
    assert {"LICENSE", "NOTICE", "LICENSES/*.txt"} == set(project["license-files"])


def test_a_file_that_names_another_owner_is_not_under_the_licence_of_ours() -> None:
    named = re.compile(r"copyright \(c\)|©", re.IGNORECASE)
    for path in _tracked():
        if path.startswith(("LICENSES/", "tests/", "resources/population/")) or path in ("LICENSE", "NOTICE"):
            continue
        if path.endswith((".txt", ".tsv", ".csv", ".json", ".svg")):
            head = (_REPOSITORY / path).read_bytes()[:1000].decode("utf-8", "replace")
            assert not named.search(head) or _licence(path) != _OWN, path


def test_tables_have_the_licences_that_their_publishers_gave() -> None:
    rows = notice.rows((_RESOURCES / "population" / "ATTRIBUTION.md").read_text(encoding="utf-8"))[1:]
    given: dict[str, set[str]] = {}
    for tables, _, _, licence in rows:
        identifier = next(each for words, each in _PUBLISHED.items() if licence.startswith(words))
        for name in re.findall(r"`([^`]+)`", tables):
            given.setdefault(name, set()).add(identifier)
    files = sorted((_RESOURCES / "population").glob("*.tsv.xz"))
    assert len(files) > 20
    for file in files:
        name = file.name.removesuffix(".tsv.xz")
        expected = given.get(name) or given[f"{name.partition('-')[0]}-*"]
        assert _ids(_licence(f"resources/population/{file.name}")) == expected, name


def test_the_notice_is_as_it_would_be_written() -> None:
    assert notice.NOTICE.read_text(encoding="utf-8") == notice.written(), "run `make help`"


def _noticed() -> str:
    return " ".join(notice.NOTICE.read_text(encoding="utf-8").split())


def test_the_notice_has_every_sentence_that_a_publisher_requires() -> None:
    rows = notice.rows((_RESOURCES / "population" / "ATTRIBUTION.md").read_text(encoding="utf-8"))[1:]
    assert len(rows) > 15
    for _, _, sentence, _ in rows:
        assert sentence in _noticed()


def test_the_card_has_the_licence_of_every_text_of_every_stage() -> None:
    page = (_RESOURCES / "models" / "recognizer" / "README.md").read_text(encoding="utf-8")
    stated = {cells[0].partition(",")[0]: cells[1] for cells in notice.rows(page) if len(cells) == 3}
    parts = [part.file for part in teachers.PARTS]
    for file in (*(each.file for each in data.SOURCES), *language.TEXTS, *parts):
        assert stated[file], file


@pytest.mark.parametrize("card", ["recognizer", "multilingual"])
def test_the_notice_names_every_set_that_a_network_learned_from(card: str) -> None:
    text = (_RESOURCES / "models" / card / "README.md").read_text(encoding="utf-8")
    files = set(re.findall(r"\b(?:tab|multi|raw_text|clinical_text|\w+)/\w+(?=\.jsonl\.gz \||, |\.\n)", text))
    files -= {"tab/dev_full"}  # measured on, never learned from
    assert len(files) > 7
    for file in files:
        assert f"({file}" in _noticed(), file


@pytest.mark.parametrize("card", ["recognizer", "multilingual", "indicators", "inference"])
def test_the_notice_repeats_the_texts_of_each_card(card: str) -> None:
    page = (_RESOURCES / "models" / card / "README.md").read_text(encoding="utf-8")
    learned = notice.rows(page.partition("## Training data")[2].partition("\n## ")[0])
    assert len(learned) > 4
    part = _noticed().partition(f"(resources/models/{card})")[2].partition("(resources/models/")[0]
    for file, licence, _ in learned:
        assert licence == "licence" or f"({file}): {licence}" in part, file


def test_the_notice_names_every_file_that_others_have_a_part_in() -> None:
    foreign = [name for name, entry in manifest.describe().items() if entry["licence"] != _OWN]
    assert "formats/docx.txt" in foreign and "lists/lookalikes.txt" in foreign
    for name in foreign:
        assert name.startswith(("models/", "population/")) or f"resources/{name}" in _noticed(), name
    for words in ("all-MiniLM-L6-v2, Apache-2.0", "multilingual-e5-small, MIT", "(c) Microsoft", "Unicode, Inc."):
        assert words in _noticed()


@pytest.mark.skipif(not _SHARED.is_dir(), reason="the annotated text is not beside this checkout")
def test_licences_of_learned_sets_are_those_of_their_collection() -> None:
    stated: dict[str, str] = {}
    for page, folder in (("README.md", ""), ("multi/README.md", "multi/")):
        for cells in notice.rows((_SHARED / page).read_text(encoding="utf-8")):
            if cells[0].endswith(".jsonl.gz`"):
                stated[folder + cells[0].strip("`")] = cells[3 if folder else 1]
    learned = re.findall(r"\((\S+)\.jsonl\.gz[^)]*\): (.+?)(?= - | The )", _noticed())
    assert len(learned) > 15
    for file, licence in learned:
        told = stated[f"{file}.jsonl.gz"]
        assert licence.split(" (")[0].split(";")[0] in told, (file, licence, told)
