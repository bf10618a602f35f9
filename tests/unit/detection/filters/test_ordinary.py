"""Words that read like a name and name nobody; the mention is in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters.ordinary import counts, is_ordinary, names_no_person, names_nobody
from tests.builders.marked import as_mention

NOBODY = [
    "⟦OvesOno OYesONo OvesONo⟧\tEmployment",
    "⟦OOOO⟧\tOOO",
    "Issues: ⟦Kaposi sarcoma⟧ / LR",
    "a ⟦Kaposi⟧ sarcoma",
    "⟦Westergren⟧ ESR 42",
    "before ⟦Hallowe'en⟧ at the latest",
    "veille de la ⟦Tabaski⟧, avant",
    "⟦Charcot foot⟧ (left)",
    "used ⟦Peng-Robinson⟧ in the model",
    "work-up for ⟦beck⟧ triad",
    "⟦Murphy⟧'s sign was negative",
    "⟦Glasgow Blatchford⟧ 2.",
    "diet, d/c ⟦Foley⟧, call",
    "30 days\n⟦Disch⟧. 30 June",
    "⟦Betreff⟧: Zeugenaussage",
    "NGT to ⟦LIS⟧",
    "⟦MEMORANDUM OPINION⟧",
    "the ⟦Bernoulli⟧ equation holds",
    "a ⟦Karl Fischer⟧ titration",
    "⟦Ramadan⟧ fasting with insulin",
    "the ⟦Canale⟧ view",
    "⟦Maddrey⟧ 41 on day 7",
    "filed a ⟦Daubert⟧ motion",
    "measured at ⟦Parshall⟧ flumes",
    "took ⟦Lipitor⟧ at night",
    "shopping at ⟦Tesco⟧ with her",
    "paid with ⟦revolut⟧ again",
    "drove a blue ⟦Ford⟧ into it",
    "the ⟦Ford F-150⟧ was towed",
    "bottle of ⟦Johnnie Walker⟧",
    "her ⟦Jack Russell⟧ terrier bit him",
    "a jar of ⟦Marmite⟧",
    "on the ⟦Grafana green⟧ board",
    "father had ⟦Huntington⟧'s; she",
    "⟦Swan-Ganz⟧ not used",
    "Date of birth ⟦MM / DD / YYYY⟧",
    "on the page: MM / ⟦DD⟧/ YYYY",
    "Geburtsdatum ⟦TT.MM.JJJJ⟧",
    "né(e) le ⟦JJ/MM/AAAA⟧",
    "expires ⟦MM/YY⟧",
    "Entered 04/02/19 16:02:11    ⟦Desc Main Document⟧     Page 2",
    "Entered 04/02/19 16:02:11    ⟦Desc⟧ Exhibit A",
    "the ⟦Bankart⟧ repair of 2016",
    "24 h ⟦Holter⟧ test booked",
    "she wore a ⟦Holter⟧ for a day",
    "a ⟦Weber⟧ B fracture of the ankle",
    "⟦Garden⟧ IV fractures need it",
    "⟦Adams⟧ clasps on the plate",
    "the ⟦Otis⟧ lift contract rises",
    "der ⟦Bechstein⟧-Flügel im Saal",
    "fitted a ⟦Michigan⟧ splint",
    "booked with ⟦TUI⟧ twice",
    "moved off the ⟦Fanuc⟧ cell",
    "reads with a ⟦Victor⟧ Reader now",
    "swung his ⟦Louisville⟧ Slugger",
    "⟦Capgras⟧ delusion; no insight",
    "⟦Lawton⟧ IADL 3/8",
    "ring ⟦Mummy⟧ tonight",
    "with her ⟦Nan⟧ now",
    "during ⟦Ramadan⟧ he",
    "gave it to the ⟦Goodwill⟧ store",
    "no ⟦Lhermitte⟧ today",
    "⟦Murphy⟧'s signs",
    "⟦Apgar⟧ 9",
    "by ⟦Michaelmas⟧ at the latest",
    "call back ⟦Tues⟧ after four",
    "left to her cat, ⟦Mog⟧, who",
    "an seinen Hund namens ⟦Rollo⟧.",
]
SOMEBODY = [
    "⟦Ono⟧ was seen",
    "⟦Oyes Onofre⟧ came",
    "⟦Turner⟧'s body was found by the river",
    "⟦Murphy⟧'s gait was unsteady",
    "⟦Allen⟧'s delusions persisted",
    "the nurse changed ⟦Foster⟧'s catheter",
    "⟦Wilson⟧'s disease worsened; Mr Wilson was told",
    "Mrs ⟦Parkinson⟧'s disease has progressed",
    "Kind regards,\n⟦Speed⟧\n",
    "Present: Vik, ⟦Street⟧, Berg",
    "Dear Mr ⟦Key⟧,",
    "⟦Bell⟧'s foot is swollen",
    "works at ⟦Otis⟧ as a fitter",
    "⟦Otis⟧ lifts the box",
    "the ⟦Otis⟧ engineer came",
    "⟦Weber⟧ B came",
    "⟦Hunter⟧ foot care done",
    "⟦Wilson⟧'s space heater",
    "⟦Marsh⟧'s joints ache",
    "⟦Murphy⟧'s solution was to call",
    "call ⟦Foley⟧ at home",
    "seen by Dr ⟦Pepper⟧ today",
    "the cat scratched ⟦Mog⟧ again",
    "when he saw the dog, ⟦Rollo⟧ ran off",
    "M. ⟦Toussaint⟧ est venu",
    "⟦Sun⟧ signed",
    "he walked the dog. ⟦Rollo⟧ came",
    "⟦Nanette⟧ rang",
    "⟦Easter Tolvane⟧ signed",
    "⟦Kalman⟧ came at noon",
    "⟦Ramadan⟧ telephoned",
    "told ⟦Eid⟧ so",
    "drove ⟦Pentecost⟧ home",
    "⟦Nan⟧ was seen",
    "⟦Papa⟧ signed it",
    "⟦Takeuchi⟧ repaired it",
    "⟦Bell⟧ rings the clinic",
    "⟦Murphy⟧ charts the dose",
    "⟦Romberg⟧ signs the lease",
    "⟦Cooper⟧ 3 was moved",
    "⟦Hansen⟧ 12 went home",
    "⟦Lee⟧ 12 went home",
    "⟦Martin⟧ B came",
    "they drove ⟦Key⟧ home",
    "⟦Goodwill⟧ wrote back",
    "the owner of the dog, ⟦Rollo⟧, said",
    "rang ⟦Beery⟧ again",
    "Dr ⟦Cotard⟧ signed",
    "seen by ⟦Ida Murphy⟧ sign here",
    "⟦Jones⟧'s fracture healed",
    "⟦Lis⟧ called back",
    "told ⟦Kaposi⟧ today",
    "told ⟦Desmond Main⟧ so",
    "⟦Mm⟧ signed it",
    "⟦Memorandum Press⟧ printed it",
    "my ⟦brief⟧ said",
    "signed by ⟦Jack Russell⟧ himself",
    "Mrs ⟦Ford⟧ called",
    "⟦Ford⟧ called back",
    "⟦Kent⟧ was late",
    "she works nights at ⟦Tesco⟧ in town",
    "⟦Ida Lego⟧ signed",
    "the ⟦Clark⟧ motion",
    "⟦Harry Potter⟧ was seen today",
    "cashier at ⟦Lidl⟧",
    "Mr ⟦Parkinson⟧'s leg hurt",
    "at ⟦Addison⟧'s house",
    "⟦Tui⟧ called back",
    "⟦Brandt⟧ called back",
]


@pytest.mark.parametrize("marked", NOBODY)
def test_words_that_name_nobody(marked: str) -> None:
    assert names_nobody(*as_mention(marked))


@pytest.mark.parametrize("marked", SOMEBODY)
def test_words_that_may_name_somebody(marked: str) -> None:
    assert not names_nobody(*as_mention(marked))


@pytest.mark.parametrize(
    "marked", ["1 2 ⟦3 4⟧ 5", "9\n⟦10⟧\n11\nA.", "so it ends.\n⟦18 19 20⟧", "p. 66 ⟦18 19⟧ 20", "⟦1\n2\n3\n4⟧"]
)
def test_numbers_of_lines(marked: str) -> None:
    assert is_ordinary(*as_mention(marked))


@pytest.mark.parametrize(
    "marked", ["⟦12 13⟧ 31", "room ⟦10⟧ 11", "⟦555 556 557 0142⟧", "⟦1 2 4⟧", "aged ⟦9⟧ and 10", "⟦3⟧"]
)
def test_other_numbers(marked: str) -> None:
    assert not counts(*as_mention(marked))


def _mention(written: str, kind: Kind) -> Mention:
    return Mention(0, len(written), kind, 0.9, "neural", literal(""))


@pytest.mark.parametrize(
    ("written", "kind"),
    [("A14", Kind.PERSON), ("B5", Kind.CODE), ("C2.", Kind.LOC), ("13,5", Kind.DEM), ("150", Kind.ORG)],
)
def test_numbers_of_fields_and_bare_figures_are_no_names(written: str, kind: Kind) -> None:
    assert is_ordinary(written, _mention(written, kind))


@pytest.mark.parametrize(
    ("written", "kind"),
    [("91", Kind.DEM), ("14", Kind.LOC), ("150", Kind.CODE), ("150", Kind.QUANTITY), ("0722000", Kind.ORG)],
)
def test_ages_house_numbers_and_codes_stay(written: str, kind: Kind) -> None:
    assert not is_ordinary(written, _mention(written, kind))


@pytest.mark.parametrize(
    ("marked", "nobody"),
    [
        ("TA ⟦11/6⟧, sat", True),
        ("blood pressure ⟦16/9⟧", True),
        ("seen ⟦11/6⟧, well", False),
        ("Nap ⟦10.00-⟧11.15", True),
        ("open ⟦9.00-17.30⟧", True),
        ("at ⟦10.15⟧ he", False),
        ("Freq  ⟦0800 1200 1800 2200⟧", True),
        ("code ⟦0815 1247⟧", False),
        ("trop ⟦14→15⟧, for", True),
        ("pain ⟦9/10⟧, last", True),
        ("seen ⟦9/10⟧, last", False),
        ("Tinetti ⟦14/28⟧.", True),
        ("Tinetti ⟦14/12⟧.", False),
        ("⟦pT2aN0⟧ adeno", True),
        ("⟦T2A4⟧ is the code", False),
    ],
)
def test_pressures_and_hours_are_no_days(marked: str, nobody: bool) -> None:
    text, mention = as_mention(marked)
    assert is_ordinary(text, replace(mention, kind=Kind.DATETIME)) is nobody


def test_a_surname_that_is_a_product_stays_a_persons_where_it_is_repeated() -> None:
    assert names_nobody(*as_mention("⟦Lidl⟧ opened late"))
    assert not names_no_person(*as_mention("⟦Lidl⟧ opened late"))
    assert names_no_person(*as_mention("at the ⟦Lidl⟧ store"))


@pytest.mark.slow
@pytest.mark.parametrize(
    "sentence",
    ["{} came at noon.", "They told {} so.", "The nurse drove {} home.", "On Monday {} signs the lease, and"],
)
def test_no_list_leaves_a_surname_that_a_thousand_people_bear(sentence: str, data: Path) -> None:
    with gzip.open(data / "population" / "us_surnames_2010.tsv.gz", "rt", encoding="utf-8") as file:
        rows = [line.split("\t") for line in file][1:]
    names = [name.capitalize() for name, number in rows if int(number) >= 1000]
    assert len(names) > 10_000
    marked = (sentence.format(f"⟦{name}⟧") for name in names)
    assert [each for each in marked if is_ordinary(*as_mention(each))] == []


@pytest.mark.parametrize("marked", ["(street, ⟦P.O. Box⟧, city)", "⟦Apt⟧./Unit Number"])
def test_what_a_form_asks_for_in_an_address_is_no_place(marked: str) -> None:
    text, mention = as_mention(marked)
    assert is_ordinary(text, replace(mention, kind=Kind.LOC))


@pytest.mark.parametrize(
    ("marked", "nobody"),
    [
        ("RA 14, PA ⟦52/28⟧, wedge 24", True),
        ("BP log: 162/88, ⟦158/90⟧, 149/84", True),
        ("case ⟦52/28⟧ was heard", False),
        ("BP in case ⟦158/2019⟧", False),
        ("BP 120/80. Case ⟦131/77⟧ was heard", False),
        ("BP high, file ⟦140/95⟧", False),
        ("titres of ⟦1:1024⟧", True),
    ],
)
def test_pressures_and_titres_are_no_codes(marked: str, nobody: bool) -> None:
    assert is_ordinary(*as_mention(marked, Kind.CODE)) is nobody
