"""Recognizers of the user's own find what their files say, and every error in them is named with its place."""

from __future__ import annotations

import importlib
import sys
import textwrap
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.errors import BadRecognizer
from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Kind, Mention
from engine.detection import entities, own, recognise
from engine.detection.own import packages, rules
from tests.conftest import REPOSITORY

_FILE = r"""
terms = ["Project Heron"]
keep = ["Saltby"]

[[pattern]]
name = "client number"
kind = "CODE"
form = '\b(?:no\. )?(QX-\d{3})\b'
near = 'client'
unless = 'order'

[[list]]
name = "wards"
kind = "LOC"
words = ["Heron Ward", "Élan"]
file = "wards.txt"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "house.toml").write_text(_FILE, encoding="utf-8")
    (tmp_path / "wards.txt").write_text("Ward Seven\n\nHeron\n", encoding="utf-8")
    return tmp_path


def _found(text: str, options: Options) -> dict[str, Mention]:
    recognizers = own.of(options)
    found = recognise(text, None, terms=(), person=None, progress=Silent(), own=recognizers)
    return {text[each.start : each.end]: each for each in found if each.recognizer in ("own", "terms")}


def test_patterns_and_lists_find_what_they_say(folder: Path) -> None:
    text = "The client has no. QX-123 since May.\n" + "Nothing. " * 20 + "QX-456. It was quiet.\nThe ELAN, Heron  Ward."
    found = _found(text, Options(recognizers=(folder,)))
    assert set(found) == {"QX-123", "ELAN", "Heron  Ward"}
    assert (found["QX-123"].kind, found["ELAN"].kind) == (Kind.CODE, Kind.LOC)
    assert ENGLISH.say(found["QX-123"].reason) == "The added recognizer “client number” found it."
    assert not _found("The client's order no. QX-123.", Options(recognizers=(folder,)))


def test_what_is_always_masked_counts_as_a_term(folder: Path) -> None:
    file = folder / "house.toml"
    file.write_text(_FILE.replace('kind = "CODE"', 'kind = "CODE"\nalways = true'), encoding="utf-8")
    (found,) = _found("The client QX-123.", Options(recognizers=(file,))).values()
    assert (found.recognizer, found.kind, found.score) == ("terms", Kind.CODE, 1.0)


def test_a_person_of_the_users_own_needs_no_look_of_a_name(folder: Path) -> None:
    own_person = '[[list]]\nname = "callers"\nkind = "PERSON"\nwords = ["blue window"]\n'
    (folder / "house.toml").write_text(own_person, encoding="utf-8")
    text = "the blue window called again"
    found = _found(text, Options(recognizers=(folder,)))
    assert [each.kind for each in entities.join(text, found.values())] == [Kind.PERSON]


def test_texts_to_mask_and_to_keep_join_those_of_the_options(folder: Path) -> None:
    options = own.applied(Options(recognizers=(folder,), terms=("sea", "Project Heron")))
    assert options.terms == ("sea", "Project Heron") and options.keep == ("Saltby",)
    assert own.applied(Options(terms=("sea",))) == Options(terms=("sea",))


def test_the_hash_follows_every_byte_that_is_used(folder: Path) -> None:
    (before,) = own.of(Options(recognizers=(folder,))).versions.values()
    own._load.cache_clear()
    (folder / "wards.txt").write_text("Ward Eight\n", encoding="utf-8")
    versions = own.of(Options(recognizers=(folder,))).versions
    assert list(versions) == ["recognizers 1"] and len(before) == 64 and versions["recognizers 1"] != before


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "problem"),
    [
        ("near =", "nera =", 9, "nera", "unknown-key"),
        ('kind = "LOC"', 'kind = "PLACE"', 14, "kind", "not-such-a-value"),
        ("'\\b(?:no\\. )?(QX-\\d{3})\\b'", "'('", 8, "form", "bad-pattern"),
        ("'\\b(?:no\\. )?(QX-\\d{3})\\b'", "'x*'", 8, "form", "matches-nothing"),
        ('name = "wards"', "", 12, "name", "missing-key"),
        ('name = "wards"', 'name = ""', 13, "name", "wrong-type"),
        ('["Heron Ward", "Élan"]', "[7]", 15, "words", "wrong-type"),
        ('keep = ["Saltby"]', 'keep = "Saltby"', 3, "keep", "wrong-type"),
        ("unless = 'order'", "always = 'yes'", 10, "always", "wrong-type"),
        ("[[list]]", "[list]", 1, "list", "wrong-type"),
    ],
)
def test_an_error_is_named_with_its_line(folder: Path, old: str, new: str, line: int, key: str, problem: str) -> None:
    assert old in _FILE
    (folder / "house.toml").write_text(_FILE.replace(old, new), encoding="utf-8")
    with pytest.raises(BadRecognizer) as error:
        own.of(Options(recognizers=(folder,)))
    fields = error.value.fields
    assert (fields["line"], fields["key"], fields["problem"], fields["file"]) == (line, key, problem, "house.toml")


@pytest.mark.parametrize(
    ("data", "problem"), [(b"a = [\n", "not-toml"), (b"keep = ['\xff']", "not-utf-8"), (None, "no-toml")]
)
def test_files_that_can_not_be_read_are_refused(data: bytes | None, problem: str, tmp_path: Path) -> None:
    if data is not None:
        (tmp_path / "house.toml").write_bytes(data)
    with pytest.raises(BadRecognizer) as error:
        own.of(Options(recognizers=(tmp_path,)))
    assert error.value.fields["problem"] == problem


def test_a_word_list_that_is_missing_is_named(folder: Path) -> None:
    (folder / "wards.txt").unlink()
    with pytest.raises(BadRecognizer) as error:
        own.of(Options(recognizers=(folder,)))
    assert error.value.fields == {"file": "wards.txt", "problem": "not-readable"}


def test_a_pattern_that_never_ends_stops_the_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_SECONDS", 0.05)
    slow = _FILE.replace("'\\b(?:no\\. )?(QX-\\d{3})\\b'", "'(?:(?:a|b?a)+)+[^a]'")
    (folder / "house.toml").write_text(slow, encoding="utf-8")
    with pytest.raises(BadRecognizer) as error:
        _found("a" * 20_000, Options(recognizers=(folder,)))
    assert error.value.fields == {"file": "house.toml", "part": "client number", "problem": "time"}


_SECRET = "Tolvald sailed."
_PACKAGE = """
def ships(text):
    at = text.find("Heron")
    return [(at, at + 5, "MISC")] if at >= 0 else []

def quotes(text):
    raise ValueError(text)

def beyond(text):
    return [(0, len(text) + 1, "MISC")]

nothing = 7
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package with four entry points."""
    info = tmp_path / "harbor-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbor\nVersion: 1.0\n", encoding="utf-8")
    names = ("ships", "quotes", "beyond", "nothing", "missing")
    lines = "".join(f"{name} = sable_harbor:{name}\n" for name in names)
    (info / "entry_points.txt").write_text(f"[{packages.GROUP}]\n{lines}", encoding="utf-8")
    (tmp_path / "sable_harbor.py").write_text(_PACKAGE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield tmp_path
    sys.modules.pop("sable_harbor", None)
    own._load.cache_clear()


def test_a_function_of_a_package_finds(package: Path) -> None:
    (found,) = _found("The Heron sailed.", Options(plugins=("ships",))).values()
    assert (found.start, found.end, found.kind) == (4, 9, Kind.MISC)
    assert ENGLISH.say(found.reason) == "The installed recognizer “ships” found it."
    versions = own.of(Options(plugins=("ships",))).versions
    own._load.cache_clear()
    (package / "sable_harbor.py").write_text(_PACKAGE + "\n# changed\n", encoding="utf-8")
    assert versions.keys() == {"recognizer package ships"}
    assert own.of(Options(plugins=("ships",))).versions != versions


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("quotes", "plugin-failed"),
        ("beyond", "plugin-finding"),
        ("nothing", "plugin-not-loaded"),
        ("missing", "plugin-not-loaded"),
        ("nowhere", "no-such-plugin"),
    ],
)
def test_a_function_that_fails_stops_the_run_and_quotes_nothing(package: Path, name: str, problem: str) -> None:
    with pytest.raises(BadRecognizer) as error:
        _found(_SECRET, Options(plugins=(name,)))
    assert error.value.fields["problem"] == problem
    assert _SECRET not in "".join(traceback.format_exception(error.value))


def test_the_file_that_the_help_shows_is_read(tmp_path: Path) -> None:
    page = (REPOSITORY / "resources" / "help" / "recognizers.md").read_text(encoding="utf-8")
    shown = page.partition("    # house.toml\n")[2].partition("\n\n`--recognizers")[0]
    (tmp_path / "house.toml").write_text(textwrap.dedent(shown), encoding="utf-8")
    found = _found("Client C-123456 lay in Ward 7.", Options(recognizers=(tmp_path,)))
    assert found.keys() == {"C-123456", "Ward 7"} and found["C-123456"].recognizer == "terms"
    assert own.of(Options(recognizers=(tmp_path,))).terms == ("Project Heron",)
