"""Numbers of what documents and profiles say, and which notes of a person are read."""

from __future__ import annotations

import numpy as np

from engine.audit import selection, vocabulary
from engine.audit.people import PersonRow, ReleasedDocument
from engine.audit.reading import Sort, read
from engine.core.progress import Silent
from tests.builders import wards

COUNT = 40


def _people() -> list[PersonRow]:
    return [PersonRow(row["id"], row["name"], tuple(row.values())) for row in wards.rows(COUNT)]


def test_a_number_of_one_person_alone_leads_to_that_person() -> None:
    people = _people()
    words, profiles = vocabulary.learn(people, [], [])
    dimension = words.shared[Sort.DIGITS, people[7].values[5]]
    assert set(profiles.person[profiles.shared == dimension].tolist()) == {7}
    assert len(words.told) == len(words.held) == 0
    rarity = vocabulary.rarity(profiles, len(words.shared))
    assert rarity[dimension] == rarity.max()
    assert rarity.min() > 0


def test_what_a_third_of_the_people_have_is_no_dimension() -> None:
    people = [PersonRow(str(at), "", ("blue" if at % 2 else "red", f"X{1000 + at}")) for at in range(20)]
    words, _ = vocabulary.learn(people, [], [])
    assert (Sort.WORD, "blue") not in words.shared
    assert (Sort.WORD, "x1003") in words.shared


def test_examples_are_learned_from_several_documents_only() -> None:
    documents = [read(f"cough since {year}") for year in (1990, 1991, 1992, 1993, 1994)]
    words, _ = vocabulary.learn(_people(), [0, 1], documents)
    assert (Sort.WORD, "cough") in words.told
    assert (Sort.YEAR, "1990") not in words.told


def test_numbers_follow_the_order_of_the_text() -> None:
    words = "zebra apple mango cough fever 1990 1991".split()
    people = [PersonRow(str(at), "", (" ".join(words[:3]), f"X{1000 + at}")) for at in range(5)]
    known, _ = vocabulary.learn(people * 4, range(5), [read(" ".join(words))] * 5)
    assert [term for _, term in known.told if not term.isdecimal()] == words[:5]
    assert [term for _, _, term in known.held] == words[:3]
    assert list(known.shared.values()) == list(range(len(known.shared)))


def test_the_years_between_two_dates_of_a_row_are_an_age() -> None:
    people = [PersonRow("1", "", ("1950-03-02", "2024-03-01")), PersonRow("2", "", ("1990-01-01", ""))]
    words, profiles = vocabulary.learn(people, [], [])
    assert (Sort.AGE, "73") in words.shared  # the birthday is a day later
    coded = words.code(read("a 73-year-old woman"))
    assert words.shared[Sort.AGE, "73"] in coded.shared
    assert profiles.people == 2


def test_a_document_is_coded_by_what_profiles_have() -> None:
    people = _people()
    row = wards.rows(COUNT)[3]
    words, profiles = vocabulary.learn(people, [], [])
    coded = words.code(read(wards.note(row)))
    common = np.isin(profiles.shared, coded.shared[coded.shared >= 0])
    counts = np.bincount(profiles.person[common], minlength=COUNT)
    assert counts.argmax() == 3
    assert coded.words == len(read(wards.note(row)).words)


def test_notes_that_mention_most_of_the_profile_are_read_first() -> None:
    people = _people()
    row = wards.rows(COUNT)[0]
    documents = [
        ReleasedDocument("a", 0, "Lungs are clear, no fever."),
        ReleasedDocument("b", 0, wards.note(row)),
        ReleasedDocument("c", 0, f"Seen in {row['city']}."),
    ]
    shown = selection.show(documents, people, Silent())
    assert [each.mentions for each in shown] == [0, 5, 1]
    (combined,) = selection.combine(shown)
    assert combined.documents == (1, 2, 0)
    (short,) = selection.combine(shown, length=10)
    assert short.documents == (1,)
    assert len(short.read.words) == 10
    assert all(each.last < 10 for each in short.read.features)
