"""A mention ends before verbs in capitals, leaders and the next line. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.edges.trimming import at_repeat, divided, on_lines, without


@pytest.mark.parametrize(
    ("text", "words", "kept"),
    [
        ("DARLENE YELLED AND", "DARLENE YELLED", "DARLENE"),
        ("MARIAMA DROVE HER", "MARIAMA DROVE", "MARIAMA"),
        ("LI RAN\tNURSE", "LI RAN", "LI RAN"),
        ("met ADA REED there", "ADA REED", "ADA REED"),
        ("met JARED AHMED there", "JARED AHMED", "JARED AHMED"),
        ("Ada Moved", "Ada Moved", "Ada Moved"),
    ],
)
def test_a_verb_behind_a_name_in_capitals_stays(text: str, words: str, kept: str) -> None:
    at = text.index(words)
    (found,) = without(text, [Mention(at, at + len(words), Kind.PERSON, 0.9, "test", literal("r"))])
    assert found.words(text) == kept


@pytest.mark.parametrize(
    ("text", "kind", "kept"),
    [
        ("of Saltby Council", Kind.ORG, "Saltby Council"),
        ("in Saltby", Kind.LOC, "Saltby"),
        ("of the council", Kind.ORG, "of the council"),
        ("In Saltby", Kind.LOC, "In Saltby"),
        ("of 3 May", Kind.DATETIME, "of 3 May"),
    ],
)
def test_a_preposition_before_a_name_stays(text: str, kind: Kind, kept: str) -> None:
    """Else "--keep Saltby Council", which keeps exactly this text, would not keep it."""
    (found,) = without(text, [Mention(0, len(text), kind, 0.9, Recognizer.NEURAL, literal("r"))])
    assert found.words(text) == kept


def test_the_leader_and_page_of_an_entry_stay() -> None:
    text = "By Mr. Berg. . . . . . . 65\n"
    (found,) = without(text, [Mention(3, len(text) - 1, Kind.PERSON, 0.9, "test", literal("r"))])
    assert text[found.start : found.end] == "Mr. Berg"


@pytest.mark.parametrize(
    ("text", "kind", "parts"),
    [
        ("4471\n93M in 8412", Kind.CODE, ["4471", "93M in 8412"]),
        ("AB-\n4471", Kind.CODE, ["AB-\n4471"]),
        ("12 Mill Lane\nSaltby", Kind.LOC, ["12 Mill Lane\nSaltby"]),
        ("LAW \nSaltby Rehab", Kind.ORG, ["LAW", "Saltby Rehab"]),
        ("SALTBY\nREHAB", Kind.ORG, ["SALTBY\nREHAB"]),
        ("DUPONT\nJean", Kind.PERSON, ["DUPONT\nJean"]),
        ("Ida\nA", Kind.PERSON, ["Ida\nA"]),
    ],
)
def test_a_number_on_two_lines_is_one_for_each(text: str, kind: Kind, parts: list[str]) -> None:
    found = on_lines(text, Mention(0, len(text), kind, 0.9, "neural", literal("r")))
    assert [each.words(text) for each in found] == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Okonjo. Bertil", ["Okonjo", "Bertil"]),
        ("Iria Sabugueiro. Agente Pardal", ["Iria Sabugueiro", "Agente Pardal"]),
        ("Prof. Dr. Okonjo", ["Prof. Dr. Okonjo"]),
        ("Chas. Okonjo", ["Chas. Okonjo"]),
        ("J. R. Okonjo", ["J. R. Okonjo"]),
        ("hei bertil", ["bertil"]),
        ("Coucou Bertil", ["Bertil"]),
        ("Hei, Bertil", ["Bertil"]),
        ("Hei Man Okonjo", ["Hei Man Okonjo"]),
        ("Ola Okonjo", ["Ola Okonjo"]),
        ("ola okonjo", ["ola okonjo"]),
        ("Tak Okonjo", ["Tak Okonjo"]),
        ("Moin Okonjo", ["Moin Okonjo"]),
        ("Mrs Okonjo allergic", ["Mrs Okonjo"]),
        ("Mrs Okonjo moe", ["Mrs Okonjo moe"]),
        ("Ida Okonjo, Reg. No", ["Ida Okonjo"]),
        ("Bertils kat Mons", ["Bertils", "Mons"]),
        ("Bertil van Okonjo", ["Bertil van Okonjo"]),
        ("Ida maria Okonjo", ["Ida maria Okonjo"]),
    ],
)
def test_a_mention_of_people_ends_with_the_sentence(text: str, parts: list[str]) -> None:
    found = divided(text, Mention(0, len(text), Kind.PERSON, 0.9, "neural", literal("r")))
    assert [each.words(text) for each in found] == parts


def test_an_everyday_word_behind_a_titled_surname_is_nobody() -> None:
    text = "Mrs Okonjo allergic, please"
    assert list(divided(text, Mention(11, 19, Kind.PERSON, 0.9, "neural", literal("r")))) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ida\nA title of", "Ida"),
        ("Ida \nThe dog", "Ida"),
        ("Ida\nA. Berg", "Ida\nA. Berg"),
        ("Ida\nAn Nguyen", "Ida\nAn Nguyen"),
        ("Ida\nA Berg", "Ida\nA Berg"),
    ],
)
def test_a_name_ends_before_the_article_of_the_next_sentence(text: str, words: str) -> None:
    end = len(text) if words in text and "\n" in words else text.index("\n") + 1 + len(text.split("\n")[1].split()[0])
    (found,) = on_lines(text, Mention(0, end, Kind.PERSON, 0.9, "neural", literal("r")))
    assert found.words(text) == words


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Ms. Ida Berg-Holm\nIda Berg-Holm", ["Ms. Ida Berg-Holm", "Ida Berg-Holm"]),
        ("Ida Berg \n Ida", ["Ida Berg", "Ida"]),
        ("Ida\nBerg", ["Ida\nBerg"]),
        ("Berg, Ida\nHolm", ["Berg, Ida\nHolm"]),
    ],
)
def test_a_name_ends_where_the_next_line_repeats_it(text: str, parts: list[str]) -> None:
    found = at_repeat(text, Mention(0, len(text), Kind.PERSON, 0.9, "patterns", literal("r")))
    assert [each.words(text) for each in found] == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Andrea B. Tolvane - Centre for Biology", ["Andrea B. Tolvane", "Centre for Biology"]),
        ("WA\nElena Tolvane - Centre for Biology", ["WA", "Elena Tolvane", "Centre for Biology"]),
        ("Saltby Trust - Centre for Biology", ["Saltby Trust - Centre for Biology"]),
        ("Elena-Tolvane House", ["Elena-Tolvane House"]),
    ],
)
def test_somebody_before_a_body_is_a_person(text: str, parts: list[str]) -> None:
    found = list(divided(text, Mention(0, len(text), Kind.ORG, 0.9, "neural", literal("r"))))
    assert [each.words(text) for each in found] == parts
    assert (Kind.PERSON in {each.kind for each in found}) is (len(parts) > 1)


def test_the_letters_over_a_signature_that_approves_are_no_part_of_a_name() -> None:
    text = "V.º B.º  Uxía Tolvane"
    found = list(without(text, [Mention(0, len(text), Kind.PERSON, 0.9, "neural", literal("r"))]))
    assert [each.words(text) for each in found] == ["Uxía Tolvane"]
