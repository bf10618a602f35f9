"""Short forms of people with a known full name, and words that are names in one place only. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention
from engine.detection import entities, structure


def join(text: str, *names: str) -> tuple[Entity, ...]:
    """The entities of a text in which a recognizer found these names once."""
    found = [
        Mention(at, at + len(name), Kind.PERSON, 0.95, "neural", literal("Found by the test."))
        for name in names
        for at in [text.index(name)]
    ]
    return entities.join(text, found, structure.read(text))


def of(text: str, *names: str) -> list[str]:
    """All words of the entities, in the order of the text."""
    mentions = sorted(each.start for entity in join(text, *names) for each in entity.mentions)
    ends = {each.start: each.end for entity in join(text, *names) for each in entity.mentions}
    return [text[start : ends[start]] for start in mentions][len(names) :]


OKAFOR = "Mr William Okafor came. "


@pytest.mark.parametrize(
    ("after", "words"),
    [
        ("W. O. agreed.", "W. O."),
        ("W.O. agreed.", "W.O."),
        ("W. Okafor wrote.", "W. Okafor"),
        ("Okafor W. wrote.", "Okafor W."),
        ("Then Bill left.", "Bill"),
        ("We asked Will to stay.", "Will"),
        ("\nWill (minutes)\n", "Will"),
        ("\nWill: hi\n", "Will"),
        ("OKAFOR agreed.", "OKAFOR"),
        ("Okafor's report.", "Okafor"),
        ("See Okafor_CV_2023.pdf here.", "Okafor_CV_2023.pdf"),
        ("The user wokafor logged in.", "wokafor"),
        ("Ask myokaforfile for it.", "myokaforfile"),
        ("The phone okafor77 rang.", "okafor77"),
        ("Folder TeamOkafor is full.", "TeamOkafor"),
        ("It was an Okaforian idea.", "Okaforian"),
        ("It was noted (WO).", "WO"),
        ("\nW. drew a dog for the nurse.\n", "W."),
        ("He left early. W. slept on the sofa.", "W."),
        ("Proofs: WO.", "WO"),
        ("\n4/11 WO: rang the landlord.\n", "WO"),
        ("\n14:05 WO: rang the landlord.\n", "WO"),
        ("\nWO: rang.\n5/11 wo: rang again.\n", "wo"),
        ("I am away.\n\nThanks, WO\n", "WO"),
        ("Read by wo (Mr William Okafor).", "wo"),
        ("\nOKA: absent today\n", "OKA"),
        ("They know what W. told her there.", "W."),
        ("The Okafors sued.", "Okafors"),
        ('He and Ada (collectively, the "Okafors") sued.', "Okafors"),
    ],
)
def test_short_forms_of_a_known_person_are_that_person(after: str, words: str) -> None:
    (entity,) = join(OKAFOR + after, "Mr William Okafor")
    assert words in [(OKAFOR + after)[each.start : each.end] for each in entity.mentions]


@pytest.mark.parametrize(
    "after",
    [
        "The will was read. Will it rain? His last Will was read.",
        "See W. O. Smith v. Moe.",
        "The WO rating of the amplifier.",
        "\n4/11 to: rang. wo: is a word.\n",
        "The wo (a measure) and the WO/AB rating.",
        "He takes vitamin W. daily, hepatitis W. was found.",
        "The bill was paid. This Bill passed.",
        "We saw a wofor.",
        "Version 2.O. of W.",
        "\nV. the lease ends.\nW. the rent is due.\nX. it rains.\n",
    ],
)
def test_ordinary_words_and_other_initials_are_not(after: str) -> None:
    assert of(OKAFOR + after, "Mr William Okafor") == []


def test_a_particle_that_begins_a_name_is_not_followed_where_the_text_has_it_as_a_word() -> None:
    text = "SOLICITUD DE AYUDA\nApellidos: DE LA OLMEDA\nel grado de ayuda"
    assert of(text, "DE LA OLMEDA") == []


def test_initials_of_a_double_name_are_found_with_its_hyphen() -> None:
    text = "Ifeoma Nkem-Hart came.\n\nSigned  IN-H\n"
    assert of(text, "Ifeoma Nkem-Hart") == ["IN-H"]


@pytest.mark.parametrize("word", ["LinvDrum", "TeamLinv", "linv77", "LINV2019", "myLinv"])
def test_a_short_rare_surname_is_found_in_a_word_where_capitals_or_digits_set_it_apart(word: str) -> None:
    assert of(f"Ada Linv came. It is called {word}, in a kalinvik and a Malinvek.", "Ada Linv") == [word]


def test_initials_of_two_people_with_a_stroke_between_are_both() -> None:
    text = "Moved by Okello Park and Hana Sand. Second motion: HS/OP, carried."
    assert of(text, "Okello Park", "Hana Sand") == ["HS", "OP"]


def test_initials_that_brackets_behind_a_name_give_are_found_wherever_they_act() -> None:
    text = "Present: Menna Pask (Chair, MP), two others. MP had rung. Next at MP's kitchen. The MP for Tolvane came."
    assert of(text, "Menna Pask") == ["MP", "MP", "MP"]


def test_initials_that_brackets_give_may_be_behind_a_role_and_in_small_letters() -> None:
    text = "Night shift: Karin Schnabl, DGKP (ks)\n\nks: quiet, all asleep.\n"
    assert of(text, "Karin Schnabl") == ["ks", "ks"]


def test_an_initial_before_a_surname_is_found_behind_a_word_in_capitals() -> None:
    assert of("Ada Bishop signed. LAW OFFICE OF A. BISHOP", "Ada Bishop") == ["A. BISHOP"]


def test_a_nickname_in_quotes_before_the_name_in_brackets_is_that_person() -> None:
    text = 'Present: "Chief" (Delmar Whitt).'
    assert [text[each.start : each.end] for entity in join(text, "Delmar Whitt") for each in entity.mentions] == [
        "Chief",
        "Delmar Whitt",
    ]


def test_initials_begin_a_sentence_or_precede_a_number_of_the_person() -> None:
    text = "Dariusz Wilk er truck-fører.\n\nDW kom til skade med hånden."
    assert of(text, "Dariusz Wilk") == ["DW"]
    text = "Kirsten Maria Olsen Berg er indlagt.\n\nSide 1 af 1. KMOB 010100-0000"
    assert of(text, "Kirsten Maria Olsen Berg") == ["KMOB"]


def test_initials_that_two_people_share_are_found_and_belong_to_neither() -> None:
    text = "William Okafor and Wilma Olsen came. W. O. agreed."
    found = join(text, "William Okafor", "Wilma Olsen")
    assert [[text[each.start : each.end] for each in entity.mentions] for entity in found] == [
        ["William Okafor"],
        ["Wilma Olsen"],
        ["W. O."],
    ]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Anne Page came. See Page 3 and page 4.", []),
        ("May Tran came. We met in May and on 3 May 2021, in May 2020.", []),
        ("May Tran came. Then May said so.", ["May"]),
        ("Anne Page came. Page said so.", ["Page"]),
    ],
)
def test_months_and_pages_are_no_people(text: str, kept: list[str]) -> None:
    assert of(text, text[: text.index(" came")]) == kept


def test_a_letter_after_the_closing_of_a_message_is_somebody() -> None:
    text = "See you then.\n\nRegards,\nH.\n"
    assert of(text) == ["H."]


def test_an_eponym_is_no_person_of_that_name() -> None:
    text = "Dr Babinski came. The Babinski sign was negative. Then Babinski left."
    assert of(text, "Dr Babinski") == ["Babinski"]


ROTA = (
    "Marek Pawluk is in charge.\n\n"
    "Shift    Monday       Tuesday\n-----    ----------   -------\n"
    "Early    Joy / MP     Ada\nLate     Marek        MP\n"
)


def test_initials_between_separators_of_a_cell_are_people_though_they_abbreviate_other_things() -> None:
    assert of(ROTA, "Marek Pawluk").count("MP") == 2
    assert of("Marek Pawluk met the MP for Leeds.", "Marek Pawluk") == []


def test_three_initials_with_a_verb_are_a_person() -> None:
    assert of("Dr Peter Munk-Hale came. PMH has the keys.", "Peter Munk-Hale") == ["PMH"]


def test_a_surname_that_the_text_also_uses_as_a_word_is_followed_to_where_somebody_acts() -> None:
    text = "June Marie Vold kom. Vold nektet for vold. Der var vold."
    assert of(text, "June Marie Vold") == ["Vold"]


def test_a_single_name_of_a_form_is_followed_to_where_it_is_a_name() -> None:
    text = "Name: Journey\n\nJourney has asthma, and the journey takes an hour. The Journey was long.\n"
    read = structure.read(text)
    found = [Mention(6, 13, Kind.PERSON, 0.85, "layout", literal("Found by the test."), "name")]
    people = [each for each in entities.join(text, found, read) if each.kind is Kind.PERSON]
    assert [each.start for entity in people for each in entity.mentions] == [6, text.index("Journey has")]


@pytest.mark.parametrize(
    ("text", "name", "found"),
    [
        ("We read Priya Range's note. In Range's view it was late.", "Priya Range", ["Range"]),
        ("We read Amara Male's note. Later in Male's view it was late.", "Amara Male", ["Male"]),
        ("STATEMENT OF MALE\nI, Amara Male, say this. He told Male so.", "Amara Male", ["Male"]),
        ("Amara Male, Sex: Male, Smoker: Never", "Amara Male", []),
    ],
)
def test_a_surname_that_is_a_role_or_a_word_of_forms_is_followed_in_the_place_of_a_name(
    text: str, name: str, found: list[str]
) -> None:
    assert of(text, name) == found


@pytest.mark.parametrize(
    ("text", "kind", "people"),
    [
        ("Miguel Dodge left. The manager asked Dodge to come.", Kind.ORG, 2),
        ("Luis Ireland left. The manager asked Ireland to come.", Kind.LOC, 2),
        ("Luis Ireland left. He was sent to Ireland in spring.", Kind.LOC, 1),
        ("Luis Ireland left. In Ireland's view it was late.", Kind.LOC, 2),
        ("Kim Farmer left. In Farmer's view it was late.", Kind.DEM, 2),
        ("Kim Farmer left. He was the Farmer of the parish.", Kind.DEM, 1),
    ],
)
def test_a_surname_that_the_network_reads_as_a_firm_or_a_place_is_that_persons(
    text: str, kind: Kind, people: int
) -> None:
    name = text[: text.index(" left")]
    again = text.rindex(name.split()[1])
    found = [
        Mention(0, len(name), Kind.PERSON, 0.95, "neural", literal("Found by the test.")),
        Mention(again, again + len(name.split()[1]), kind, 0.9, "neural", literal("Found by the test.")),
    ]
    assert len(entities.join(text, found, structure.read(text))[0].mentions) == people


def test_a_season_is_not_the_doctor_of_that_name() -> None:
    text = "Dr. Winter kam. Im Winter war sie krank. Winter rief an."
    places = [each.start for entity in join(text, "Winter") for each in entity.mentions]
    assert text.index("Im Winter") + 3 not in places
    assert text.index("Winter rief") in places


@pytest.mark.parametrize(
    ("name", "after", "found"),
    [
        ("Jane Price", "The Prices own a shop.", ["Prices"]),
        ("Jane Price", "Prices are high.", []),
        ("Mary Jones", "The Joneses are out.", ["Joneses"]),
        ("Ada Roberts", "The Roberts file.", ["Roberts"]),
    ],
)
def test_a_family_is_named_by_a_plural(name: str, after: str, found: list[str]) -> None:
    assert of(f"{name} rang. {after}", name) == found


@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("Ida Okonjo, Reg. No", "Application No. 12 came."),
        ("De Okonjo", "\nDe: Bertil Berg <b@example.org>"),
    ],
)
def test_a_label_is_no_given_name(name: str, after: str) -> None:
    assert of(f"{name} rang. {after}", name) == []


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("Frau Sperling wohnt hier. Auf dem Dach saß ein Sperling, den alle sahen.", 1),
        ("Herr Kern wohnt in dem Haus. Der Kern der Wand wurde nicht geöffnet.", 1),
        ("Herr Kern wohnt in dem Haus. Der Kern hat gesagt, dass er kommt.", 2),
        ("Mr Sperling lives here. On the roof was ein Sperling of the family.", 2),
    ],
)
def test_a_german_noun_is_not_the_person_of_that_name(text: str, places: int) -> None:
    name = "Sperling" if "Sperling" in text else "Kern"
    assert [len(each.mentions) for each in join(text, name)] == [places]
