"""Re-identification risk (TRI): a classifier trained on background texts finds people in released documents."""

from __future__ import annotations

from engine.audit import disclosure
from engine.audit.people import Documents, PeopleTable, PersonRow, ReleasedDocument
from engine.background.adversaries import classifier, found
from engine.background.profiles import Profile

PEOPLE = (
    Profile("Ada Quist", "Ada Quist restored organs in Harrogate and kept bees."),
    Profile("Bo Tarn", "Bo Tarn flew gliders over Kendal, and kept hens."),
    Profile("Cyd Vole", "Cyd Vole wrote novels in Truro, and kept hens."),
)


def test_the_person_is_found_by_words_that_only_their_background_text_has() -> None:
    texts = ["█ restored an organ", "a novelist who kept hens wrote novels", "somebody kept hens", "nothing at all"]
    assert found(classifier(PEOPLE).log_probabilities(texts), [0, 2, 1, 0]).tolist() == [True, True, False, False]


def test_two_people_who_fit_alike_are_not_found() -> None:
    twins = (Profile("", "kept hens"), Profile("", "kept hens"))
    assert not found(classifier(twins).log_probabilities(["kept hens"]), [0]).any()


def test_a_rare_word_counts_more_than_one_that_many_share() -> None:
    assert found(classifier(PEOPLE).log_probabilities(["kept hens, and gliders"]), [1]).all()


def _audited(*texts: str) -> float | None:
    people = PeopleTable(
        ("id", "name", "town"),
        tuple(PersonRow(str(row), each.name, (str(row), each.name, each.text)) for row, each in enumerate(PEOPLE)),
    )
    released = tuple(ReleasedDocument(str(row), row, text) for row, text in enumerate(texts))
    return disclosure.risk(Documents(released, 0, ()), people).value


def test_an_audit_reports_the_share_of_the_documents_whose_person_is_found() -> None:
    assert _audited("The organs at [LOCATION 1].", "[PERSON 1] kept hens.", "Novels from Truro.") == 2 / 3
    assert _audited() is None


def test_words_of_masks_are_no_words_of_the_document() -> None:
    people = (*PEOPLE, Profile("", "a person of this location"))
    shown = disclosure.visible("[PERSON 1] [LOCATION]")
    assert not found(classifier(people).log_probabilities([shown]), [3]).any()
