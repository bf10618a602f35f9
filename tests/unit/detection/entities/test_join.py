"""Mentions become entities: joined where they are one thing, apart where that would be a guess."""

from __future__ import annotations

import dataclasses
import itertools
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention, Role
from engine.detection.entities import following, join
from engine.detection.entities.names import calendar_day, compatible, is_name, parse
from engine.detection.entities.overlaps import resolve, without


def mention(text: str, words: str, kind: Kind, *, number: int = 0, recognizer: str = "neural") -> Mention:
    start = [match.start() for match in re.finditer(re.escape(words), text)][number]
    return Mention(start, start + len(words), kind, 0.9, recognizer, literal("Found by the test."))


def entities(text: str, *found: tuple[str, Kind]) -> list[Entity]:
    return list(join(text, [mention(text, words, kind) for words, kind in found]))


def words(text: str, entity: Entity) -> list[str]:
    return [text[each.start : each.end] for each in entity.mentions]


def test_one_person_in_all_forms_of_the_name() -> None:
    text = "Mr Leszek Kołodziński came. Kołodziński paid; L. Kołodziński left. KOŁODZIŃSKI, Kolodzinski."
    found = [("Mr Leszek Kołodziński", Kind.PERSON), ("L. Kołodziński", Kind.PERSON), ("Kolodzinski", Kind.PERSON)]
    (person,) = entities(text, *found)
    assert words(text, person) == [
        "Mr Leszek Kołodziński",
        "Kołodziński",
        "L. Kołodziński",
        "KOŁODZIŃSKI",
        "Kolodzinski",
    ]
    assert person.role is Role.DIRECT


def test_a_surname_that_two_people_share_joins_neither() -> None:
    text = "Jan Kowal and Anna Kowal. Kowal left."
    assert (
        len(entities(text, ("Jan Kowal", Kind.PERSON), ("Anna Kowal", Kind.PERSON), ("Kowal left"[:5], Kind.PERSON)))
        == 3
    )


@pytest.mark.parametrize(
    ("people", "number"),
    [
        (("RONALD M. TOLVANE, II", "Ron Tolvane", "Mr. Tolvane"), 1),
        (("Jim Tolvane", "James Tolvane", "Mr Tolvane"), 1),
        (("Liz Tolvane", "Elizabeth Ann Tolvane"), 1),
        # Several people may be called so, or the surname differs.
        (("Christina Tolvane", "Christopher Tolvane", "Chris Tolvane"), 3),
        (("Ron Tolvane", "Ronald Vik"), 2),
        (("Ron Tolvane", "Roland Tolvane"), 2),
        (("Ron Tolvane", "Mrs Ronnie Tolvane"), 2),
    ],
)
def test_a_familiar_form_is_of_the_only_person_whom_it_fits(people: tuple[str, ...], number: int) -> None:
    text = "\n".join(people)
    assert len(entities(text, *((each, Kind.PERSON) for each in people))) == number


@pytest.mark.parametrize(
    "people",
    [
        (("M. F.",), ("Mme F.",)),
        (("M. Tolvane",), ("Mme Marie Tolvane", "Mme Tolvane")),
        (("Mr William Okafor", "Mr Okafor"), ("Mrs Okafor",)),
        (("Adaeze Okafor",), ("Mr Okafor",), ("Mrs Okafor",)),
        (("William Okafor", "Mr Okafor"), ("Mrs Okafor",)),  # a first name shows the sex, too
        (("Okafor, William",), ("Mrs Okafor",), ("Okafor",)),
        (("Mary Falk", "M. Falk"),),
    ],
)
def test_titles_of_different_sexes_are_two_people(people: tuple[tuple[str, ...], ...]) -> None:
    names = [name for person in people for name in person]
    found = entities(" ; ".join(names), *((name, Kind.PERSON) for name in names))
    assert len(found) == len(people)


def test_a_nickname_in_quotes_is_inside_one_name() -> None:
    text = 'Isa Tolvane and Imran "Immy" Tolvane. Mr I Tolvane left.'
    parts = ("Isa Tolvane", "Imran", "Immy", "Mr I Tolvane")
    after = mention(text, "Tolvane", Kind.PERSON, number=1)
    found = join(text, [*(mention(text, each, Kind.PERSON) for each in parts), after])
    assert [words(text, each)[0] for each in found] == ["Isa Tolvane", 'Imran "Immy" Tolvane', "Mr I Tolvane"]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Skovfogeden Kasper Bæk kom hjem. Kaspers hus og Bæks hund var der endnu, og de var glade.", 1),
        ("William Hart came home in the evening. Williams said that the house and the dog were still there.", 2),
    ],
)
def test_a_genitive_without_an_apostrophe_is_of_the_same_person(text: str, people: int) -> None:
    names = [name for name in ("Kasper Bæk", "Kaspers", "Bæks", "William Hart", "Williams") if name in text]
    assert len(entities(text, *((each, Kind.PERSON) for each in names))) == people


def test_a_repeat_may_have_lost_or_gained_gaps() -> None:
    text = "at Blue Heron Lane; BlueHeronLane; Blue\nHeron  Lane; Blue Heron Laneway"
    (address,) = entities(text, ("Blue Heron Lane", Kind.LOC))
    assert words(text, address) == ["Blue Heron Lane", "BlueHeronLane", "Blue\nHeron  Lane"]


def test_an_ordinary_word_is_not_a_repeat_of_a_name() -> None:
    text = "Will Smith spoke. Will he come? He will. Smith left."
    (person,) = entities(text, ("Will Smith", Kind.PERSON))
    assert words(text, person) == ["Will Smith", "Smith"]


@pytest.mark.parametrize("address", ["www.tolvald.no", "post@tolvald.no", "C:\\tolvald\\a", "/home/tolvald/a"])
def test_a_name_in_an_address_is_no_ordinary_word(address: str) -> None:
    text = f"Maren Tolvald wrote. See {address} and the Tolvald Act."
    (person,) = entities(text, ("Maren Tolvald", Kind.PERSON))
    assert text.count("Tolvald") == words(text, person).count("Tolvald") + 1


def test_a_word_that_the_text_uses_as_an_ordinary_one_is_not_found_again() -> None:
    text = "the Generic Program pays for generic drugs. Generic drugs help. Saltby paid. Saltby left."
    program, town = mention(text, "Generic", Kind.ORG), mention(text, "Saltby", Kind.ORG)
    doubtful = dataclasses.replace(program, score=0.5)
    assert [words(text, each) for each in join(text, [doubtful, town])] == [["Generic"], ["Saltby", "Saltby"]]
    assert [words(text, each) for each in join(text, [program])] == [["Generic", "Generic"]]


def test_letters_call_people_in_small_letters() -> None:
    text = "From: Phillip Allen\n\nhi phillip, ask Mr Phillip\nor phillip allen.\n\nthanks,\nphillip\n"
    (phillip,) = entities(text, ("Phillip Allen", Kind.PERSON))
    assert words(text, phillip) == ["Phillip Allen", "phillip", "Phillip", "phillip allen", "phillip"]
    (mark,) = entities("Mark Tolvald said\nthanks, mark it. Mark", ("Mark Tolvald", Kind.PERSON))
    assert len(mark.mentions) == 1


def test_dates_are_one_day_however_written() -> None:
    text = "Born 12 March 1984 (1984-03-12), seen on March 12, 1984 and on 13 March 1984."
    days = [("12 March 1984", Kind.DATETIME), ("1984-03-12", Kind.DATETIME), ("March 12, 1984", Kind.DATETIME)]
    first, second = entities(text, *days, ("13 March 1984", Kind.DATETIME))
    assert len(first.mentions) == 3
    assert words(text, second) == ["13 March 1984"]


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("12 March 1984", "1984-03-12"),
        ("13/03/1984", "1984-03-13"),
        ("03/04/1984", None),  # two readings
        ("March 1984", None),
        ("1984", None),
        ("25 April, 24 May and 27 July 1994", None),
        ("99 March 1984", None),
    ],
)
def test_a_day_is_normalised_only_when_it_has_one_reading(written: str, day: str | None) -> None:
    assert calendar_day(written) == day


def test_aliases_that_the_text_defines() -> None:
    text = 'The Orrin Valley Health System ("Orrin") and the Saltby Port Authority (SPA) met. Orrin and SPA agreed.'
    found = [("Orrin Valley Health System", Kind.ORG), ("Saltby Port Authority", Kind.ORG)]
    first, second = entities(text, *found)
    assert words(text, first) == ["Orrin Valley Health System", "Orrin", "Orrin"]
    assert words(text, second) == ["Saltby Port Authority", "SPA", "SPA"]


def test_several_aliases_in_one_definition() -> None:
    text = (
        'Maren Qvale ("MQ", "the Widow" or "Mimi") met Olav Dahl (im Folgenden: „ODX“). MQ paid. Mimi left. ODX came.'
    )
    found = join(text, [mention(text, each, Kind.PERSON) for each in ("Maren Qvale", "Olav Dahl")])
    masked = [text[each.start : each.end] for entity in found for each in entity.mentions]
    assert [masked.count(each) for each in ("MQ", "Mimi", "ODX", "the Widow")] == [2, 2, 2, 0]


def test_the_last_digits_of_a_long_number_are_found_again() -> None:
    text = "Card 4929 1234 5678 3377, account 8811220033, phone 0047 90011998. Ending 3377; last four: 0033. In 1998."
    found = join(text, [mention(text, each, Kind.CODE) for each in ("4929 1234 5678 3377", "8811220033", "90011998")])
    assert [word for each in found for word in words(text, each)][3:] == ["3377", "0033"]


def test_figures_of_a_code_are_found_again_however_doubtful() -> None:
    text = "The card ends with 3377. Last digits: 3377."
    (number,) = join(text, [dataclasses.replace(mention(text, "3377", Kind.CODE), score=0.4)])
    assert words(text, number) == ["3377", "3377"]


def test_the_applicant_stays_apart() -> None:
    text = "Mr Osman Erden (“the applicant”) left. The applicant came back."
    (person,) = entities(text, ("Mr Osman Erden", Kind.PERSON))
    assert words(text, person) == ["Mr Osman Erden"]


def test_a_town_is_one_entity_though_one_recognizer_calls_it_an_organisation() -> None:
    text = "Saltby sued. He lives in Saltby."
    found = [mention(text, "Saltby", Kind.ORG), mention(text, "Saltby", Kind.LOC, number=1)]
    assert len(join(text, found)) == 1


def test_a_detail_that_holds_a_name_is_as_direct_as_the_name() -> None:
    text = "the murder of Jan Kowal in 1999"
    found = [mention(text, "murder of Jan Kowal", Kind.MISC), mention(text, "Jan Kowal", Kind.PERSON)]
    (detail,) = join(text, found)
    assert detail.role is Role.DIRECT


def test_a_name_inside_a_phrase_of_a_list_does_not_make_it_direct() -> None:
    text = "treated for Addison's disease"
    found = [
        mention(text, "Addison's disease", Kind.DEM, recognizer="gazetteer"),
        mention(text, "Addison", Kind.PERSON),
    ]
    (diagnosis,) = join(text, found)
    assert diagnosis.role is Role.QUASI


@pytest.mark.parametrize(
    ("listed", "read", "kind"),
    [
        (Kind.LOC, Kind.ORG, Kind.ORG),
        (Kind.LOC, Kind.PERSON, Kind.PERSON),
        (Kind.LOC, Kind.LOC, Kind.LOC),
        (Kind.DEM, Kind.PERSON, Kind.PERSON),
        (Kind.DEM, Kind.ORG, Kind.DEM),
    ],
)
def test_a_list_gives_way_to_what_the_network_reads_in_context(listed: Kind, read: Kind, kind: Kind) -> None:
    text = "lodged against Jordan by letter"
    found = mention(text, "Jordan", listed, recognizer="gazetteer")
    named = dataclasses.replace(found, score=0.95, subtype="country")
    (jordan,) = join(text, [named, mention(text, "Jordan", read)])
    assert (jordan.kind, words(text, jordan)) == (kind, ["Jordan"])
    assert (jordan.role is Role.DIRECT) is (kind is Kind.PERSON)


@pytest.mark.parametrize("rule", ["patterns", "layout"])
def test_an_occupation_gives_way_to_a_name_that_a_rule_finds(rule: str) -> None:
    text = "on duty tonight (Baker)"
    listed = mention(text, "Baker", Kind.DEM, recognizer="gazetteer")
    name = dataclasses.replace(mention(text, "Baker", Kind.PERSON, recognizer=rule), score=0.6, subtype="name")
    (baker,) = join(text, [dataclasses.replace(listed, subtype="occupation"), name])
    assert (baker.kind, baker.role) == (Kind.PERSON, Role.DIRECT)


@pytest.mark.parametrize(
    ("read", "words_read", "score", "kind"),
    [
        (Kind.ORG, "Pacific Fleet", 0.7, Kind.ORG),
        (Kind.ORG, "the Pacific Fleet", 0.7, Kind.ORG),
        (Kind.PERSON, "Fleet", 0.7, Kind.PERSON),
        (Kind.ORG, "Pacific Fleet", 0.95, Kind.PERSON),
        (Kind.ORG, "sailed", 0.7, Kind.PERSON),
    ],
)
def test_a_rank_alone_makes_no_name_of_what_the_network_reads_otherwise(
    read: Kind, words_read: str, score: float, kind: Kind
) -> None:
    text = "Commander, the Pacific Fleet sailed"
    announced = dataclasses.replace(
        mention(text, "Pacific Fleet", Kind.PERSON, recognizer="patterns"), score=score, subtype="name"
    )
    found = [
        each for each in join(text, [announced, mention(text, words_read, read)]) if "Fleet" in words(text, each)[0]
    ]
    assert [each.kind for each in found] == [kind]


def test_a_list_keeps_words_of_which_the_network_reads_more_or_less() -> None:
    text = "the Kingdom of Jordan paid"
    (found,) = join(
        text, [mention(text, "Kingdom of Jordan", Kind.LOC, recognizer="gazetteer"), mention(text, "Jordan", Kind.ORG)]
    )
    assert (found.kind, words(text, found)) == (Kind.LOC, ["Kingdom of Jordan"])


def test_titles_and_roles_are_no_names() -> None:
    text = "Plaintiff and the patient saw a M.D. and Mr K. there"
    found = [(words, Kind.PERSON) for words in ("Plaintiff", "patient", "M.D.", "Mr K.")]
    assert [words(text, each) for each in entities(text, *found)] == [["Mr K."]]


@pytest.mark.parametrize("name", ["Mrs Constable", "Dr Major", "Ms. Do", "Mr Lord"])
def test_a_title_behind_a_title_is_a_surname(name: str) -> None:
    text = f"Dear {name}, thank you."
    assert [words(text, each) for each in entities(text, (name, Kind.PERSON))] == [[name]]


@pytest.mark.parametrize("title", ["Mr Justice", "Lady Judge", "Nurse Sister", "Miss Captain"])
def test_two_titles_are_no_name(title: str) -> None:
    assert not is_name(title)


def test_a_short_rest_of_an_overlap_is_part_of_what_is_before_it() -> None:
    text = "bed 4th floor, Tower B: CHF"
    found = [("4th floor, Tower", Kind.LOC), ("Tower B", Kind.LOC)]
    assert [words(text, each) for each in entities(text, *found)] == [["4th floor, Tower B"]]


def test_a_networks_time_with_a_day_in_it_is_a_day() -> None:
    text = "Admitted and discharged: 11 February 2024 / 19 February 2024"
    found = [mention(text, text[25:], Kind.DATETIME), mention(text, "11 February 2024", Kind.DATETIME)]
    (entity,) = join(text, [found[0], dataclasses.replace(found[1], recognizer="patterns", subtype="date")])
    assert (words(text, entity), entity.mentions[0].subtype) == ([text[25:]], "date")


def test_the_persons_own_terms_win() -> None:
    text = "project Blue Heron ended"
    found = [mention(text, "project Blue Heron", Kind.MISC), mention(text, "Blue", Kind.MISC, recognizer="terms")]
    recognizers = {
        text[each.start : each.end]: each.recognizer for entity in join(text, found) for each in entity.mentions
    }
    assert recognizers == {"project": "neural", "Blue": "terms", "Heron": "neural"}


@pytest.mark.parametrize(
    ("long", "short", "same"),
    [
        ("Leszek Kołodziński", "Mr Kolodzinski", True),
        ("Leszek Kołodziński", "L Kołodziński", True),
        ("Leszek Kołodziński", "Kołodziński, L.", True),
        ("Leszek Kołodziński", "Leszek", True),
        ("Leszek Kołodziński", "Anna Kołodzińska", False),
        ("Leszek Kołodziński", "M. Kołodziński", False),
        ("Maren L. Tolvald", "Maren Tolvald", True),
        ("Mary-Ann O'Brien", "O’Brien", True),
    ],
)
def test_names_that_fit(long: str, short: str, same: bool) -> None:
    first, second = parse(long), parse(short)
    assert first and second
    assert compatible(first, second) is same


STORY = "Ann Lee, born 1 May 1999, met Dr. Bo Lee (“Bo”) in York. Lee paid 5 EUR; ANN left York on 1999-05-01."
SPANS = st.tuples(st.integers(0, len(STORY) - 1), st.integers(1, 30)).map(
    lambda span: (span[0], min(len(STORY), sum(span)))
)

MONTH = STORY.index("May"), STORY.index("May") + 3


@given(st.lists(st.tuples(SPANS, st.sampled_from(Kind), st.floats(0, 1), st.sampled_from(["neural", "terms"]))))
@example([(MONTH, Kind.PERSON, 0.9, "neural")])
@example([(MONTH, Kind.PERSON, 0.9, "terms")])
@example([(MONTH, Kind.PERSON, 0.9, "neural"), (MONTH, Kind.DATETIME, 0.1, "neural")])
def test_resolved_mentions_never_overlap_and_lose_no_letter(
    found: list[tuple[tuple[int, int], Kind, float, str]],
) -> None:
    mentions = [Mention(*span, kind, score, recognizer, literal("r")) for span, kind, score, recognizer in found]
    covered = {i for each in mentions for i in range(each.start, each.end) if STORY[i].isalnum()}
    kept = [each.mention for each in resolve(STORY, mentions)]
    assert all(first.end <= second.start for first, second in itertools.pairwise(kept))
    assert {i for each in kept for i in range(each.start, each.end) if STORY[i].isalnum()} == covered
    joined = [each for entity in join(STORY, mentions) for each in entity.mentions]
    sought = [each for each in mentions if each.kind is not Kind.PERSON or _stays(each)]
    covered = {i for each in sought for i in range(each.start, each.end) if STORY[i].isalnum()}
    assert covered <= {i for each in joined for i in range(each.start, each.end)}
    assert len({(each.start, each.end) for each in joined}) == len(joined)


def _stays(person: Mention) -> bool:
    """Return whether a mention of a person stays: the user asked for it, or it is a name, not "May" of "1 May 1999"."""
    named = is_name(STORY[person.start : person.end]) and not following.is_noun(STORY, person.start, person.end)
    return named or person.recognizer == "terms"


def test_what_holds_the_protected_persons_name_is_masked_whole() -> None:
    text = "Jonas Tolvald wrote to m.tolvald@host.example of Tolvald Harbour. Tolvald left."
    asked = [mention(text, "Tolvald", Kind.PERSON, number=number, recognizer="terms") for number in (0, 1, 2)]
    asked = [dataclasses.replace(each, subtype="name") for each in asked]
    asked.append(dataclasses.replace(mention(text, "m.tolvald", Kind.PERSON, recognizer="terms"), subtype="name"))
    held = [
        mention(text, "Jonas Tolvald", Kind.PERSON),
        mention(text, "m.tolvald@host.example", Kind.CODE),
        mention(text, "Tolvald Harbour", Kind.LOC),
    ]
    found = [each.mention for each in resolve(text, (*asked, *held))]
    assert [(text[each.start : each.end], each.recognizer) for each in found] == [
        ("Jonas Tolvald", "terms"),
        ("m.tolvald@host.example", "terms"),
        ("Tolvald", "terms"),
        ("Harbour", "neural"),
        ("Tolvald", "terms"),
    ]


def test_initials_that_were_found_once_are_found_everywhere() -> None:
    text = 'Witness Maren Quistorp (M.Q., "MQ") came. MQ agreed. PM agreed, and the PM left.'
    (person,) = [
        each
        for each in join(text, [mention(text, "MQ", Kind.PERSON, number=1)])
        if any("MQ" in text[one.start : one.end] for one in each.mentions)
    ]
    assert words(text, person) == ["MQ", "MQ"]
    found = join(text, [mention(text, "PM", Kind.PERSON)])
    assert [words(text, each) for each in found] == [["PM"]], "an ordinary abbreviation"


@pytest.mark.parametrize("written", ["🅾🅳🅰🅻🆈🆂", "🇶🇺🇮🇸🇹🇴🇷🇵", "q u i s t"])
def test_what_the_user_asked_for_is_kept_in_whatever_characters(written: str) -> None:
    text = f"Signed by {written} himself."
    (found,) = join(text, [mention(text, written, Kind.PERSON, recognizer="terms")])
    assert words(text, found) == [written]
    assert not join(text, [mention(text, "🅾🅳🅰🅻🆈🆂", Kind.PERSON)] if "🅾" in written else [])


def test_an_organisation_is_known_by_the_end_of_its_name() -> None:
    text = "She left the Saltby Port Authority. The Port Authority of others did not. A Port Authority man came."
    (authority,) = entities(text, ("Saltby Port Authority", Kind.ORG), ("Port Authority of"[:14], Kind.ORG))
    assert words(text, authority)[:2] == ["Saltby Port Authority", "Port Authority"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Saltby Port Authority and Carrow Port Authority. The Port Authority paid.", 3),
        ("The Port Authority paid the Saltby Port Authority.", 2),
        ("Saltby Hospital closed. The Hospital paid.", 2),
        ("Saltby Port Authority met Port Authority staff.", 2),
    ],
)
def test_the_end_of_a_name_alone_joins_nothing_doubtful(text: str, found: int) -> None:
    names = re.findall(r"(?:(?:Saltby|Carrow) )?(?:Port Authority|Hospital)", text)
    mentions = [
        Mention(each.start(), each.end(), Kind.ORG, 0.9, "neural", literal("Found by the test."))
        for name in set(names)
        for each in re.finditer(rf"(?<!Saltby )(?<!Carrow ){name}", text)
    ]
    assert len(join(text, mentions)) == found


def test_a_street_alone_belongs_to_the_address_that_holds_it() -> None:
    text = "He lives at 14 Tolvane Lane, Saltby. A van stood in Tolvane Lane. In Mill Lane, none."
    (address,) = entities(text, ("14 Tolvane Lane, Saltby", Kind.LOC))
    assert words(text, address) == ["14 Tolvane Lane, Saltby", "Tolvane Lane"]
    two = "At 14 Tolvane Lane lives Ada, at 16 Tolvane Lane Tom. Tolvane Lane is quiet."
    assert len(entities(two, ("14 Tolvane Lane", Kind.LOC), ("16 Tolvane Lane", Kind.LOC))) == 3


def test_the_ordinal_of_a_floor_is_not_repeated() -> None:
    text = "Piso 1.º A. 1.º Lectura del acta."
    assert [words(text, each) for each in entities(text, ("1.º", Kind.DEM))] == [["1.º"]]


def test_a_bracket_stays_where_the_mention_before_it_has_its_other_half() -> None:
    text = "for TOLVANE Ida (Percy) today"
    ida, whole = mention(text, "TOLVANE Ida", Kind.PERSON), mention(text, "TOLVANE Ida (Percy)", Kind.PERSON)
    assert [each.words(text) for each in without(text, [whole], [ida])] == ["Percy"]
    assert [each.words(text) for each in without(text, [whole], [])] == ["TOLVANE Ida (Percy)"]
