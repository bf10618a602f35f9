"""The inverted index: built in parts or whole it is the same, and it counts as a search through all rows would."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import background
from engine.background import Background, segments
from engine.background.build import SUFFIX
from engine.background.index import Share
from engine.core.errors import BadBackground, Cancelled
from engine.core.types import Kind

COLUMNS = ("name", "born", "place", "occupation", "salary")
CITIES = ("Bergen", "Oslo", "Lisbon", "Nowheretown")
JOBS = ("nurse", "teacher", "welder")
YEARS = (1961, 1962)
AMOUNTS = ("100", "2000")
PEOPLE = st.lists(
    st.tuples(st.sampled_from(CITIES), st.sampled_from(JOBS), st.sampled_from(YEARS), st.sampled_from(AMOUNTS)),
    min_size=1,
    max_size=40,
)
Person = tuple[str, str, int, str]

TERMS = {
    **{(city, Kind.LOC): (lambda person, city=city: person[0] == city) for city in CITIES},
    **{(job, Kind.DEM): (lambda person, job=job: person[1] == job) for job in JOBS},
    **{(str(year), Kind.DATETIME): (lambda person, year=year: person[2] == year) for year in YEARS},
    **{(amount, Kind.QUANTITY): (lambda person, amount=amount: person[3] == amount) for amount in AMOUNTS},
    ("Norwegian", Kind.DEM): lambda person: person[0] in ("Bergen", "Oslo"),
}


def _write(path: Path, people: Iterable[Person], first: int = 0) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for number, (city, job, year, amount) in enumerate(people, start=first):
            letters = "".join(chr(ord("a") + int(digit)) for digit in str(number))
            writer.writerow([f"Ann B{letters}", year, city, job, amount])
    return path


@settings(max_examples=12, deadline=None)
@given(PEOPLE, st.sets(st.sampled_from(sorted(TERMS)), min_size=1, max_size=4))
def test_counts_are_those_of_a_search_through_all_rows(people: list[Person], terms: set[tuple[str, Kind]]) -> None:
    with TemporaryDirectory() as folder:
        index = background.load([_write(Path(folder, "a.csv"), people)], folder=Path(folder, "kept"))
        # What nobody has is no term of the index, and tells nothing.
        known = [term for term in terms if any(TERMS[term](person) for person in people)]
        expected = sum(all(TERMS[term](person) for term in known) for person in people)
        assert index.count(terms) == Share(expected, len(people))
        for term in terms:
            fits = {number for number, person in enumerate(people) if TERMS[term](person)}
            assert set(index.people(*term) or ()) == fits


@pytest.mark.slow
@settings(max_examples=5, deadline=None)
@given(PEOPLE, PEOPLE)
def test_two_files_are_as_one(first: list[Person], second: list[Person]) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        parts = [_write(folder / "a.csv", first), _write(folder / "b.csv", second, first=len(first))]
        whole = background.load([_write(folder / "whole.csv", [*first, *second])], folder=folder / "kept")
        background.load(parts[:1], folder=folder / "kept")
        added = background.load(parts, folder=folder / "kept")
        assert _all(added) == _all(whole)


def _all(index: Background) -> object:
    found = {term: index.people(*term) for term in TERMS}
    return index.size, {term: None if people is None else list(people) for term, people in found.items()}


def test_a_common_term_is_stored_as_a_bitmap(tmp_path: Path) -> None:
    people = [(CITIES[number % 2], JOBS[number % 3], 1961, "100") for number in range(2 * segments.MANY)]
    index = background.load([_write(tmp_path / "a.csv", people)], folder=tmp_path / "kept")
    assert list(index.people("Bergen", Kind.LOC) or ()) == list(range(0, 2 * segments.MANY, 2))
    assert list(index.people("nurse", Kind.DEM) or ()) == list(range(0, 2 * segments.MANY, 3))
    again = background.load(
        [_write(tmp_path / "b.csv", people, first=10**6), tmp_path / "a.csv"], folder=tmp_path / "kept"
    )
    assert len(again.people("Bergen", Kind.LOC) or ()) == 2 * segments.MANY


def test_only_what_is_new_or_changed_is_read_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    first, second = (_write(tmp_path / name, [("Bergen", "nurse", 1961, "100")]) for name in ("a.csv", "b.csv"))
    background.load([first, second], folder=kept)
    stored = {path: path.stat().st_mtime_ns for path in kept.iterdir()}
    assert len(stored) == 2
    assert all(path.suffix == SUFFIX for path in stored)
    background.load([first, second], folder=kept)
    assert {path: path.stat().st_mtime_ns for path in kept.iterdir()} == stored
    _write(second, [("Oslo", "nurse", 1961, "100")])
    changed = background.load([first, second], folder=kept)
    assert set(changed.people("Oslo", Kind.LOC) or ()) == {1}
    after = {path: path.stat().st_mtime_ns for path in kept.iterdir()}
    assert (len(after), len(stored.items() & after.items())) == (2, 1)


def test_what_was_kept_of_a_file_that_is_gone_is_removed(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    first, second = (_write(tmp_path / name, [("Bergen", "nurse", 1961, "100")]) for name in ("a.csv", "b.csv"))
    background.load([first, second], folder=kept)
    second.unlink()
    assert background.load([first], folder=kept).size == 1
    assert len(list(kept.iterdir())) == 1


def test_a_folder_stands_for_its_tables(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    _write(tmp_path / "in" / "a.csv", [("Bergen", "nurse", 1961, "100")])
    (tmp_path / "in" / "readme.md").write_text("no table")
    assert background.load([tmp_path / "in"], folder=tmp_path / "kept").size == 1


def test_a_folder_without_tables_is_refused(tmp_path: Path) -> None:
    (tmp_path / "readme.md").write_text("no table")
    with pytest.raises(BadBackground) as caught:
        background.load([tmp_path], folder=tmp_path / "kept")
    assert caught.value.fields["problem"] == "no-rows"


def test_one_person_in_two_files_is_counted_once(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("name,dob,city\nAnn Lee,1961-03-12,Bergen\nBo Ek,1970-01-01,Bergen\n")
    (tmp_path / "b.csv").write_text('id,Name,DOB,job\n7,Cy Dor,1981-05-05,nurse\n8,"Lee, Ann",12 March 1961,nurse\n')
    index = background.load([tmp_path / "a.csv", tmp_path / "b.csv"], folder=tmp_path / "kept")
    assert index.size == 3
    assert set(index.people("nurse", Kind.DEM) or ()) == {0, 2}
    assert index.count([("nurse", Kind.DEM), ("Bergen", Kind.LOC)]) == Share(1, 3)
    assert set(index.everyone) == {0, 1, 2}


def test_rows_of_one_person_are_counted_once_in_one_file_too(tmp_path: Path) -> None:
    (tmp_path / "visits.csv").write_text(
        "name,dob,visit,ward\nAnn Lee,1961-03-12,2020-01-01,north\nBo Ek,1970-01-01,2020-01-02,north\n"
        '"Lee, Ann",12 March 1961,2021-02-03,south\nAnn Lee,,2021-02-04,south\n'
    )
    index = background.load([tmp_path / "visits.csv"], folder=tmp_path / "kept")
    assert index.size == 3  # nobody knows whether the Ann Lee without a date is the other one
    assert set(index.person("Ann Lee")) == {0, 2}
    assert set(index.people("3 February 2021", Kind.DATETIME) or ()) == {0}
    assert index.count([("north", Kind.MISC), ("south", Kind.MISC)]) == Share(1, 3)
    assert index.known_of(index.person("Bo Ek")) < index.known_of(index.everyone)


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-3], lambda data: data[:-1] + bytes([data[-1] ^ 1]), lambda _: b""]
)
def test_damage_is_noticed_and_mended(tmp_path: Path, damage: object) -> None:
    kept = tmp_path / "kept"
    table = _write(tmp_path / "a.csv", [("Bergen", "nurse", 1961, "100")] * 300)
    whole = _all(background.load([table], folder=kept))
    (stored,) = kept.iterdir()
    stored.write_bytes(damage(stored.read_bytes()))  # type: ignore[operator]
    with pytest.raises(segments.Damaged):
        segments.opened(stored)
    assert _all(background.load([table], folder=kept)) == whole


def test_a_posting_list_that_is_damaged_later_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    index = background.load([_write(tmp_path / "a.csv", [("Bergen", "nurse", 1961, "100")])], folder=tmp_path / "kept")

    def broken(*_: object) -> None:
        raise segments.Damaged

    monkeypatch.setattr(segments.IndexSegment, "find", broken)
    with pytest.raises(BadBackground) as raised:
        index.people("Bergen", Kind.LOC)
    assert raised.value.fields == {"problem": "damaged-index"}


def test_it_repeats_no_word_of_the_table(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    background.load([_write(tmp_path / "a.csv", [("Nowheretown", "welder", 1961, "100")])], folder=kept)
    (stored,) = kept.iterdir()
    data = stored.read_bytes().lower()
    assert not any(word in data for word in (b"nowheretown", b"welder", b"ann"))
    assert stored.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("broken", ["folder", "segment"])
def test_without_a_folder_to_keep_it_in_all_else_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError("no space left")

    table = _write(tmp_path / "a.csv", [("Bergen", "nurse", 1961, "100"), ("Oslo", "nurse", 1962, "2000")] * 200)
    kept = background.load([table], folder=tmp_path / "kept")
    (tmp_path / "other").write_text("") if broken == "folder" else monkeypatch.setattr(segments, "save_file", full)
    index = background.load([table], folder=tmp_path / "other")
    assert (kept.kept, index.kept) == (True, False)
    assert _all(index) == _all(kept)
    assert index.known_of(index.everyone) == kept.known_of(kept.everyone)


def test_one_file_read_in_two_ways_is_kept_twice(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    table = _write(tmp_path / "a.csv", [("Bergen", "nurse", 1961, "100")])
    for _ in range(2):
        background.load([table], folder=kept)
        stored = set(kept.iterdir())
        background.load([table], columns=[("salary", "identifier")], folder=kept)
        assert stored <= set(kept.iterdir())
    assert len(list(kept.iterdir())) == 2
    _write(table, [("Oslo", "nurse", 1961, "100")])
    background.load([table], folder=kept)
    assert len(list(kept.iterdir())) == 1


def test_stopping_leaves_nothing(tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    table = _write(tmp_path / "a.csv", [("Bergen", "nurse", 1961, "100")] * 1500)
    with pytest.raises(Cancelled):
        background.load([table], folder=tmp_path / "kept", progress=Impatient())
    assert not list((tmp_path / "kept").iterdir())


def test_the_default_folder_is_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("appdirs.user_cache_dir", lambda name: str(tmp_path / name))
    background.load([_write(tmp_path / "a.csv", [("Bergen", "nurse", 1961, "100")])])
    assert len(list((tmp_path / "sable" / "background").iterdir())) == 1
    shutil.rmtree(tmp_path / "sable")
