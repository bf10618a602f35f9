"""Roles, words of forms and abbreviations of charts are nobody; names beside them are. All people are invented."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters import impersonal
from tests.builders.marked import as_mentions, unmark_one

NOBODY = [
    ("back in the ⟦ER⟧ soon", Kind.LOC, "neural", None),
    ("en nombre de ⟦S.M.⟧ el Rey", Kind.PERSON, "neural", None),
    ("Deputy ⟦Clerk⟧", Kind.PERSON, "patterns", "name"),
    ("Present: ⟦The Honorable⟧", Kind.PERSON, "layout", "name"),
    ("DATE ⟦OF BIRTH⟧ 07/19", Kind.PERSON, "layout", "name"),
    ("⟦CLAIMS OFFICE⟧   Name", Kind.PERSON, "layout", "name"),
    ("14. ⟦VETERAN SERVICE OFFICER⟧", Kind.PERSON, "layout", "name"),
    ("⟦Nature of Business⟧  LAUNDRY", Kind.ORG, "neural", None),
    ("⟦Asst. U.S.⟧ Attorney", Kind.PERSON, "neural", None),
    ("NAME: ⟦N⟧/A", Kind.PERSON, "patterns", "name"),
    ("Employer: ⟦NA⟧\nFax: NA", Kind.ORG, "neural", None),
    ("Boeing\t⟦NA⟧\t85 none", Kind.MISC, "neural", None),
    ("⟦N.A.⟧ = not available", Kind.ORG, "neural", None),
    ("⟦AKI⟧ on CKD; PRN and QDS stopped, FBC and CRP sent", Kind.PERSON, "neural", None),
    ("CC: ⟦SOB⟧", Kind.PERSON, "patterns", "name"),
    ("Owner: ⟦Controller⟧", Kind.PERSON, "layout", "name"),
    ("⟦NEWS⟧ 2", Kind.ORG, "neural", None),
    ("TOLVANE, ⟦INC., ETC⟧.; ET AL.", Kind.ORG, "neural", None),
    ("⟦RP⟧ SAYS HE IS BLUE. OFC ENRT, VEH AOS", Kind.PERSON, "neural", None),
    ("⟦MGR⟧ HAS KEY", Kind.DEM, "neural", None),
]
SOMEBODY = [
    ("⟦Dex⟧ is 6, and likes Lego", Kind.PERSON, "neural", None),
    ("⟦Baci⟧ is 45, and works", Kind.PERSON, "neural", None),
    ("⟦Amio⟧ lives alone", Kind.PERSON, "neural", None),
    ("⟦dex⟧ has asthma", Kind.PERSON, "neural", None),
    ("Mom of ⟦Dex⟧ called", Kind.PERSON, "neural", None),
    ("⟦Toci⟧ und Rasa sind Geschwister", Kind.PERSON, "neural", None),
    ("seen; ⟦MI⟧, 45F, has a fever", Kind.ORG, "neural", None),
    ("told ⟦ER⟧ so", Kind.PERSON, "neural", None),
    ("El menor ⟦S.M.⟧ el día 3", Kind.PERSON, "neural", None),
    ("Mr ⟦Clerk⟧ said", Kind.PERSON, "patterns", "name"),
    ("Deputy ⟦Clerk Vik⟧", Kind.PERSON, "neural", None),
    ("Deputy ⟦Page⟧", Kind.PERSON, "patterns", "name"),
    ("Clerk: ⟦Price⟧", Kind.PERSON, "layout", "name"),
    ("⟦Tia⟧ came", Kind.PERSON, "neural", None),
    ("⟦N/A Vik⟧ came", Kind.PERSON, "layout", "name"),
    ("⟦AKI⟧ came", Kind.PERSON, "neural", None),
    ("⟦NA⟧ denies pain", Kind.PERSON, "neural", None),
    ("Surname: ⟦NA⟧\nGiven name: Jiyeon", Kind.PERSON, "patterns", "name"),
    ("Attending: ⟦NA⟧\nWard 3", Kind.PERSON, "layout", "name"),
    ("⟦NA⟧\tJIYEON\t1990", Kind.PERSON, "neural", None),
    ("⟦RP⟧ came late", Kind.PERSON, "neural", None),
    ("Interview of ⟦DOE⟧, Jane", Kind.PERSON, "neural", None),
    ("Tannersgate ⟦station⟧ is", Kind.LOC, "neural", None),
    ("Vik Design\n⟦College⟧. Vacates", Kind.ORG, "neural", None),
    ("⟦clerk⟧", Kind.MISC, "terms", "term"),
    ("⟦Deputy Clerk⟧", Kind.PERSON, "own", None),
]


@pytest.mark.slow
def test_no_surname_of_a_thousand_people_that_the_network_reads_is_left_out(data: Path) -> None:
    with gzip.open(data / "population" / "us_surnames_2010.tsv.gz", "rt", encoding="utf-8") as file:
        rows = [line.split("\t") for line in file][1:]
    names = [name.capitalize() for name, number in rows if int(number) >= 1000]
    assert len(names) > 10_000
    written = (*names, *map(str.upper, names))
    assert [each for each in written if not _left(f"told ⟦{each}⟧ so", Kind.PERSON, "neural", None)] == []


def test_one_word_that_the_network_doubts_is_no_body() -> None:
    text = "Server's signature"
    doubted = Mention(0, 6, Kind.ORG, 0.46, "neural", literal("r"))
    assert list(impersonal.without(text, [doubted])) == []


def _left(marked: str, kind: Kind, recognizer: str, subtype: str | None) -> list[str]:
    text, found = as_mentions(marked, kind, recognizer=recognizer, subtype=subtype)
    return [each.words(text) for each in impersonal.without(text, found)]


@pytest.mark.parametrize(("marked", "kind", "recognizer", "subtype"), NOBODY)
def test_words_of_forms_and_roles_are_nobody(marked: str, kind: Kind, recognizer: str, subtype: str | None) -> None:
    assert _left(marked, kind, recognizer, subtype) == []


@pytest.mark.parametrize(("marked", "kind", "recognizer", "subtype"), SOMEBODY)
def test_names_and_the_users_words_stay(marked: str, kind: Kind, recognizer: str, subtype: str | None) -> None:
    text, (start, end) = unmark_one(marked)
    assert _left(marked, kind, recognizer, subtype) == [text[start:end]]


def test_initials_of_a_named_person_in_a_field_are_hers() -> None:
    text, found = as_mentions("Taken by: ⟦NA⟧\nPatient ⟦Nora Aasen⟧")
    assert list(impersonal.without(text, found)) == found


def test_initials_of_a_named_person_are_no_abbreviation_of_charts() -> None:
    text = "RP AOS, OFC ENRT. VEH of Rina Paluk"
    name = text.index("Rina")
    found = [
        Mention(start, end, Kind.PERSON, 0.9, "neural", literal("r")) for start, end in ((0, 2), (name, len(text)))
    ]
    assert list(impersonal.without(text, found)) == found
