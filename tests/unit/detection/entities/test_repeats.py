"""Short names that a text defines. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.entities.repeats import defined_aliases, repeats


@pytest.mark.parametrize(
    ("short", "is_alias"),
    [
        ("Chidi", True),
        ("US Berg", True),
        ("you", False),
        ("the Employee", False),
    ],
)
def test_a_pronoun_or_role_is_no_short_name(short: str, is_alias: bool) -> None:
    text = f'Employee: Chidera Berg ("{short}"), of Ilkeston'
    found = defined_aliases(text, [Mention(10, 22, Kind.PERSON, 0.9, "neural", literal("Found by the test."))])
    assert [text[each.mention.start : each.mention.end] for each in found] == [short] * is_alias


@pytest.mark.parametrize(
    ("definition", "aliases"),
    [
        ("(en lo sucesivo, «el Poderdante»)", []),
        ("(ci-après « l'Acquéreur »)", []),
        ("(«el Rubio»)", ["el Rubio"]),
        ("(a/k/a “la Rubia”)", ["la Rubia"]),
        ("(en adelante «Tolvane»)", ["Tolvane"]),
    ],
)
def test_a_role_that_a_text_defines_is_no_nickname(definition: str, aliases: list[str]) -> None:
    text = f"Juan Perez {definition} paga."
    found = defined_aliases(text, [Mention(0, 10, Kind.PERSON, 0.9, "neural", literal("Found by the test."))])
    assert [each.mention.words(text) for each in found] == aliases


@pytest.mark.parametrize(
    ("text", "name", "again"),
    [
        ("Asst. U.S. Attorney under 18 U.S.C. 1349, of the U.S. and", "U.S.", ["U.S"]),
        ("HER SON TREY; HE NEVER SAW HER AGAIN. TREY LEFT", "HER SON TREY", ["TREY"]),
        ("Deputy Vik came. The Deputy left. Vik stayed", "Deputy Vik", ["Vik"]),
    ],
)
def test_what_a_name_shares_with_every_text_is_not_repeated(text: str, name: str, again: list[str]) -> None:
    start = text.index(name)
    end = start + len(name)
    found = repeats(text, [Mention(start, end, Kind.PERSON, 0.9, "neural", literal("Found by the test."))])
    assert [each.words(text) for each in found if each.start > end] == again


def test_the_key_to_initials_makes_an_abbreviation_somebody() -> None:
    text = "OS = Oumar Sylla; IT: Ian Berg; PM = Paula Moss; WC = Ada Vik. Seen 3 PM. OS"
    starts = [(text.index(each), each) for each in ("Oumar Sylla", "Ian Berg", "Paula Moss", "Ada Vik")]
    names = [
        Mention(start, start + len(name), Kind.PERSON, 0.9, Recognizer.NEURAL, literal("read"))
        for start, name in starts
    ]
    aliases = [each.mention for each in defined_aliases(text, names)]
    assert [each.words(text) for each in aliases] == [
        "OS",
        "PM",
    ]  # the others are not the initials of the names behind them
    again = [each.span for each in repeats(text, aliases)]
    assert again == [(len(text) - 2, len(text))]


def test_a_definition_goes_on_over_the_blank_line_of_a_double_spaced_text() -> None:
    text = "Tolvane Trading, LLC (“Tolvane” or\n\n“Defendant”) hereby alleges"
    found = defined_aliases(text, [Mention(0, 20, Kind.ORG, 0.9, Recognizer.NEURAL, literal("read"))])
    assert [each.mention.words(text) for each in found] == ["Tolvane"]


@pytest.mark.parametrize(
    ("text", "words", "kind", "again"),
    [
        # Read so once of many times: the words are not what the network took them for.
        ("aged care here. The aged care of aged care, aged care and aged care.", "aged care", Kind.ORG, 0),
        ("The trade in fish. World trade, local trade, free trade and trade.", "trade", Kind.ORG, 0),
        # A trait of somebody is one at every place, and words that are no ordinary ones may be names.
        ("he is diabetic. A diabetic. Diabetics: diabetic, diabetic, diabetic.", "diabetic", Kind.DEM, 4),
        ("moved to bradford. In bradford, to bradford, from bradford, bradford.", "bradford", Kind.LOC, 4),
        # Of a few, each counts; and a name has capitals.
        ("A ship's cook came. The ship's cook left.", "ship's cook", Kind.DEM, 1),
        ("Aged Care here. The Aged Care of Aged Care, Aged Care and Aged Care.", "Aged Care", Kind.ORG, 4),
        # A person of ordinary words is no phrase in small letters, but one with a first name is.
        ("Ornamental Fish shops sell ornamental fish", "Ornamental Fish", Kind.PERSON, 0),
        ("Rose Green came; i saw rose green", "Rose Green", Kind.PERSON, 1),
        ("Will Stone came; i saw will stone", "Will Stone", Kind.PERSON, 1),
        ("Grant Tolvane came; i saw grant tolvane", "Grant Tolvane", Kind.PERSON, 1),
    ],
)
def test_words_in_small_letters_that_are_rarely_read_so_are_not_repeated(
    text: str, words: str, kind: Kind, again: int
) -> None:
    start = text.index(words)
    mention = Mention(start, start + len(words), kind, 0.95, Recognizer.NEURAL, literal("read"))
    found = repeats(text, [mention])
    later = [each.words(text) for each in found if each.start > mention.end]
    assert sum(each.casefold() == words.casefold() for each in later) == again
    assert again or not any(each.islower() for each in later)


def test_words_that_are_mostly_read_so_are_repeated() -> None:
    text = "the night porter; the night porter; a night porter; our night porter; that night porter."
    starts = [at for at in range(len(text)) if text.startswith("night porter", at)]
    read = [Mention(at, at + 12, Kind.DEM, 0.95, Recognizer.NEURAL, literal("read")) for at in starts[:2]]
    assert [each.start for each in repeats(text, read)] == starts[2:]


def test_words_found_apart_in_small_letters_are_not_repeated() -> None:
    text = "Aged Care. Of aged-care homes. In aged care"
    again = Mention(14, 23, Kind.ORG, 0.9, Recognizer.REPEATS, literal("apart"))
    assert repeats(text, [again]) == ()


def test_an_area_that_is_called_like_somebody_is_not_that_person() -> None:
    text = (
        "Ada Lane sued. Superior Court, County of Lane. COUNTY OF LANE. Lane County. Lane, of the county, and Lane left"
    )
    found = repeats(text, [Mention(0, 8, Kind.PERSON, 0.9, Recognizer.NEURAL, literal("read"))])
    again = sorted(each.start for each in found if each.start > 8)
    assert again == [text.index("Lane, of"), text.index("Lane left")]
