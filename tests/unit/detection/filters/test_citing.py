"""Numbers that cite or measure are no findings, and identifiers beside them are. All people are invented."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.message import Message, literal
from engine.core.progress import Silent
from engine.core.types import Kind, Mention
from engine.detection import recognise
from engine.detection.filters import citing
from tests.builders.marked import as_mentions, unmark

_CITED = [
    "See Quarry Dep., Ex. B, at ⟦22:2-15⟧.",
    "(⟦36:9-14; 63:2-6⟧; Ex. 4)",
    "Tr. ⟦10:15-20⟧",
    "Hr'g Tr. at ⟦45:20–46:3⟧ and Id. at ⟦12:14-16⟧",
    "Dep. ⟦112:3-7, 113:10-12⟧.",
    "by the RFP. Id. at ⟦9⟧, ⟦17⟧.",
    "Tr. at ⟦14-16, 22⟧; Br. at ⟦3⟧",
    "as cited in Orrin (see Dorr, vol. 3, p ⟦24⟧), and Quarry, vol. 2, ⟦p14⟧.",
    "Quarry Parts, B-284149, 2000 CPD ¶ ⟦72⟧ at 6",
    "testified (⟦22:2⟧) that",
]
_TIMES = [
    "She arrived at ⟦10:15⟧ and left at ⟦10:40⟧.",
    "Open ⟦9:00-17:00⟧ on Mondays.",
    "The deposition began at ⟦9:30⟧.",
    "Session at ⟦14:05-15:20⟧, break.",
    "Id. at ⟦10:15 a.m.⟧ he called",
    "Id. at ⟦9⟧ a.m. he called",
    "She arrived at ⟦9⟧, 17 days later",
]
_HARMLESS = [
    "(Document 74-3) and ECF No. 112-4, Dkt. 1123, Doc. # 74-3, Docket Entry No. 123",
    "Document #: 1000 Filed: 06/01/21 Page 8 of 18 PageID #:32475",
    "Document 50 Filed 12/02/20 Page 8 of 29 Page ID #:737",
    "Cause: 42:2000e Job Discrimination, Nature of Suit: 442 Civil Rights",
    "CV-90 (10/08)\n  AO 440 (Rev. 06/12)\nOMB Control No. 2900-0826, VA FORM 21-0966, Form 940-B (Rev. 5-2010)",
    "Cat. No. 20910X; TTY:711",
    "Cerfa, Ministère: N° 14411*01, formulaire S3182",
    "Exhibit No. 123, Exhibits 12-B and 104, Ex. 204",
    "Certified to ISO 9001:2015, DIN EN ISO 13485:2016 and EN 12345.",
    "under Ley 39/2015, Real Decreto 1720/2007, loi n° 78-17 and Verordnung (EU) 2016/679",
    "42 U.S.C. § 1983, 29 C.F.R. § 1630.2, Pub. L. No. 104-191",
    "trial NCT04417788, update KB5012345",
    "In Practice. 23 (4):220-227, 10(5):585-591; ISSN: 0108-0288, ISBN 978-1-60558-392-1",
    "BGBl. I Nr. 165/1999, LGBl. Nr. 38/1999, BGBl. 2004 I S. 3102",
    "version 10.15.7, v2.11.4 and build no. 19045",
    "Sodium 140 (ref: 135-145 mmol/L), reference: 4.2-5.4",
    "order: 1250 EUR; order: 120 pieces; invoice total 1,250.00",
    "a box of 210 x 297 mm, Model: X-2000, model number 737-800",
    "Bl. 123 d. A., S. 145, fls. 234, pág. 112, Rn. 1045",
    "Specimen: 1400 mg, sample ID: none",
]


def _mention(start: int, end: int, kind: Kind = Kind.DATETIME, subtype: str | None = None) -> Mention:
    return Mention(start, end, kind, 0.9, "neural", Message("network.reads-datetime"), subtype)


@pytest.mark.parametrize("marked", _CITED)
@pytest.mark.parametrize("kind", [Kind.DATETIME, Kind.CODE, Kind.QUANTITY])
def test_pages_and_lines_are_no_findings(marked: str, kind: Kind) -> None:
    text, places = unmark(marked)
    assert list(citing.without(text, [_mention(*place, kind) for place in places])) == []
    assert [each for each in _recognised(text) if each.kind in {Kind.CODE, Kind.DATETIME}] == []


@pytest.mark.parametrize("marked", _TIMES)
def test_times_of_day_stay(marked: str) -> None:
    text, places = unmark(marked)
    mentions = [_mention(*place) for place in places]
    assert list(citing.without(text, mentions)) == mentions


_STATUTES = [
    "under ⟦735 ILCS 5/9-209⟧ she",
    "⟦RCW 28A.225⟧ applies",
    "⟦La. R.S. 40:1231⟧",
    "⟦Tex. Penal Code § 30.02⟧",
    "detained under ⟦s.2 MHA⟧",
    "the ⟦Data Protection Acts 1988 to 2018⟧ apply",
    "the ⟦Health and Safety at Work etc. Act 1974⟧",
    "⟦2 Cor 13:11-13⟧",
    "⟦Ex 34:4b-6⟧, read",
    "⟦John 3:16⟧ was read",
    "Anti-D 1500 IU, batch ⟦P1004417⟧ given",
    "the insulin, Lot ⟦4F2291⟧ was",
    "Laboratories · CLIA ⟦03D0417788⟧ · page",
    "who merged ⟦PR 7714⟧?",
    "send policy ⟦4.1.7⟧ by Friday",
]


@pytest.mark.parametrize("marked", _STATUTES)
def test_statutes_and_verses_are_no_findings(marked: str) -> None:
    text, (place,) = unmark(marked)
    assert list(citing.without(text, [_mention(*place, Kind.MISC)])) == []


@pytest.mark.parametrize("marked", ["Lot ⟦10452⟧ of the estate", "Lot ⟦4F2291⟧, Plan 76", "Lote ⟦4521⟧, en"])
def test_plots_of_land_stay(marked: str) -> None:
    text, (place,) = unmark(marked)
    mention = _mention(*place, Kind.CODE)
    assert list(citing.without(text, [mention])) == [mention]


@pytest.mark.parametrize(
    "marked",
    [
        "Implant: cup 54 mm, lot ⟦QJN459833⟧",
        "Stent: Tolvex, REF 5520, LOT ⟦51Q9257⟧, exp 12/31/05",
        "model Tolvex vent; serial number S67054; lot ⟦B0706Q3902⟧",
        "Factura serie A, folio ⟦3381⟧",
        "POLICE REPORT    Ref ⟦00-97812⟧",
        "Our Ref ⟦12-97812⟧. Ref ⟦471-482⟧",
        "with any questions, or page ⟦11-4767⟧.",
        "Berg,Ada ⟦4074-0050⟧ L TKA",
        "Nexplanon lot ⟦W038812⟧ exp 2027, L arm",
        "Implant: cup\n54 mm, lot ⟦PJN444531⟧",
        "wrote report ⟦ZQ-55-126906⟧. Under Daubert v. Merrell Dow Pharmaceuticals, Inc., 509 U.S. 579 (1993)",
    ],
)
def test_numbers_of_implants_invoices_and_reports_stay(marked: str) -> None:
    text, places = unmark(marked)
    mentions = [_mention(*place, Kind.CODE) for place in places]
    assert list(citing.without(text, mentions)) == mentions


@pytest.mark.parametrize("kind", [Kind.PERSON, Kind.ORG])
def test_the_number_of_a_constable_stays_behind_a_name(kind: Kind) -> None:
    text, (name, number) = unmark("Police: ⟦Montoya⟧, PC ⟦02254⟧\n")
    mentions = [_mention(*name, kind), _mention(*number, Kind.CODE, "employee-id")]
    assert (mentions[1] in citing.without(text, mentions)) is (kind is Kind.PERSON)


@pytest.mark.parametrize(
    "marked",
    [
        "born at ⟦Tolva Children's Hospital⟧. Katz v. United States, 389 U.S. 347 (1967).",
        "as ⟦Ada Tolvane⟧ said. Orrin v. Dorr, 507 U.S. 619, 624 (1993)",
        "by ⟦A. Tolvane⟧. In re Dorr, 432 F.2d 232 (3d Cir. 1970)",
    ],
)
def test_a_sentence_that_ends_before_a_cited_case_stays(marked: str) -> None:
    text, (place,) = unmark(marked)
    mention = _mention(*place, Kind.ORG)
    assert list(citing.without(text, [mention])) == [mention]


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Daubert v. Merrell Dow Pharm., Inc., 509 U.S. 579 (1993)⟧",
        "See ⟦J.M. Orrin v. St. Dorr Hosp. Ass'n, 507 U.S. 619, 624 (1993)⟧",
    ],
)
def test_a_cited_case_keeps_the_abbreviations_of_its_parties(marked: str) -> None:
    text, (place,) = unmark(marked)
    assert list(citing.without(text, [_mention(*place, Kind.MISC)])) == []


@pytest.mark.parametrize(
    "text",
    ["Gebühr, Nr. 2300 VV RVG", "the leaflet (form PIL 0217) and", "Cerfa 16097*02", "Formulaire 1066-FR 03/24"],
)
def test_the_names_of_printed_forms_are_no_findings(text: str) -> None:
    number = next(at for at, letter in enumerate(text) if letter.isdigit())
    assert list(citing.without(text, [_mention(number, number + 4, Kind.CODE)])) == []


@pytest.mark.parametrize(
    "marked",
    [
        "Account 12 (3):⟦4567⟧",
        "Policy 8 (3):⟦4471-4490⟧",
        "Member 77 (1):⟦90211⟧",
        "Tel. 44 (20):⟦7946-0958⟧",
        "Ref 2010 (7):⟦221⟧",
        "ISBN ⟦078-05-1120⟧",
        "p. ⟦555-0187⟧, home",
        "SSN: ⟦1234-5678⟧",
        "Az. ⟦165/1999⟧",
        "Nr. ⟦165/1999⟧ des Gerichts",
        "ISSN: 1234-5678-⟦91⟧",
    ],
)
def test_numbers_that_are_written_like_pages_stay(marked: str) -> None:
    text, (place,) = unmark(marked)
    mention = _mention(*place, Kind.CODE)
    assert list(citing.without(text, [mention])) == [mention]


@pytest.mark.parametrize(
    "marked",
    [
        "⟦John⟧ 10:15: where are you",
        "⟦Mark⟧ 9:30",
        "the ⟦Ford⟧ Act 1974",
        "⟦Ida⟧ 34:4",
        "⟦Orrin⟧ v. Dorr, No. 139",
        "saw ⟦Tr⟧. Brown",
    ],
)
def test_names_in_what_reads_like_a_citation_stay(marked: str) -> None:
    text, (place,) = unmark(marked)
    mention = _mention(*place, Kind.PERSON)
    assert list(citing.without(text, [mention])) == [mention]


@pytest.mark.parametrize(
    ("marked", "kept"),
    [("climbed through ⟦FL⟧ 230 and on", False), ("Tampa, ⟦FL⟧ 305-555-0187", True), ("Tampa, ⟦FL⟧ 33101", True)],
)
def test_a_flight_level_is_no_place(marked: str, *, kept: bool) -> None:
    text, (place,) = unmark(marked)
    mention = _mention(*place, Kind.LOC)
    assert list(citing.without(text, [mention])) == ([mention] if kept else [])


@pytest.mark.parametrize("text", _HARMLESS)
def test_numbers_that_cite_or_measure_are_no_codes(text: str) -> None:
    assert [text[each.start : each.end] for each in _recognised(text) if each.kind is Kind.CODE] == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("shown to me by PC 6127 OKELL under PC 1203 and PC 459 Burglary", "6127"),
        ("please page 212-555-0187 now", "212-555-0187"),
        ("on line 212-555-0187 today", "212-555-0187"),
        ("Exhibit 4: SSN 536-22-1876", "536-22-1876"),
        ("DNI 12345678Z", "12345678Z"),
        ("MRN 4471882 (12/84), Ward 3", "4471882"),
        ("Document #: 48120 of the registry", "48120"),
        ("Document No. 20231234567", "20231234567"),
        ("Case No. 4:23-cv-00817-ELB, Document 74-3", "4:23-cv-00817-ELB"),
        ("Claim no. 88291-LK, page 4", "88291-LK"),
        ("serial number 4471889 m", "4471889"),
        ("Frau Akin (Sozialdienst, App. 2208) ruft an", "2208"),
        ("inscrito na matriz sob o artigo 2204 e descrito", "2204"),
        ("im Grundbuch von Bornheim, Blatt 4471", "Blatt 4471"),
    ],
)
def test_identifiers_beside_citations_stay(text: str, wanted: str) -> None:
    assert wanted in {text[each.start : each.end] for each in _recognised(text) if each.kind is Kind.CODE}


@pytest.mark.parametrize(
    ("marked", "kind"),
    [
        ("Under ⟦La. R.S.⟧ 40:1231 it is", Kind.PERSON),
        ("nach § 1896 ⟦BGB⟧ wurde", Kind.PERSON),
        ("detained under s.2 ⟦MHA⟧", Kind.DEM),
        ("ao abrigo da Portaria n.º ⟦281/2017⟧", Kind.DATETIME),
        ("Strafanzeige gemäß § 84 Strafprozessordnung ⟦1975⟧ in", Kind.DATETIME),
        ("Form ⟦CMS⟧-1490S (version 01/18)", Kind.PERSON),
        ("Council Regulation (EC) No 44/2001 of ⟦22 December 2000⟧ on", Kind.DATETIME),
        ("Directive 95/46/EC of the European Parliament and of the Council of ⟦24 October 1995⟧ on", Kind.DATETIME),
        ("der Richtlinie 95/46/EG des Europäischen Parlaments und des Rates vom ⟦24. Oktober 1995⟧ zum", Kind.DATETIME),
        ("directive 95/46/CE du Parlement européen et du Conseil, du ⟦24 octobre 1995⟧", Kind.DATETIME),
        ("General Assembly resolution 1904 (XVIII) of ⟦20 November 1963⟧", Kind.DATETIME),
        ("⟦Copyright⟧ © 2003, Orrin Press", Kind.MISC),
        ("© ⟦2003-2009⟧ Orrin Press", Kind.DATETIME),
        ("applications in ⟦FY⟧ 2002 to", Kind.ORG),
        ("in fiscal year ⟦2010⟧ it", Kind.DATETIME),
        ("Press, Oxford. p.⟦171-176⟧ and", Kind.CODE),
        ("UST Form 101-13-FR-S (⟦9/1/2009⟧)", Kind.DATETIME),
        ("(Quarry Depo. ⟦Tr⟧., excerpts of which are attached)", Kind.ORG),
        ("⟦Orrin Pub. Benefit Corp. v. Berg-Parts.com, LLC, 139 S. Ct. 881, 891 (2019)⟧.", Kind.MISC),
        ("⟦Orrin v. Dorr, 2012 WL 123456, at *3 (N.D. Cal. Mar. 3, 2012)⟧;", Kind.MISC),
        ("In re ⟦Orrin⟧, 432 F.2d 232, 237 (3d Cir. 1970)", Kind.PERSON),
    ],
)
def test_a_part_of_a_citation_is_no_finding_of_any_kind(marked: str, kind: Kind) -> None:
    text, (place,) = unmark(marked)
    assert list(citing.without(text, [_mention(*place, kind)])) == []


@pytest.mark.parametrize(
    ("marked", "kept"),
    [
        ("ADA DORR, ⟦UNITED STATES DISTRICT JUDGE⟧\n", False),
        ("Ada Dorr\n⟦Deputy Clerk⟧\tTape No.", False),
        ("Court Reporter ⟦/ Recorder⟧\n", False),
        ("She was a ⟦United States District Judge⟧ until", True),
        ("who works as a ⟦court reporter⟧ in", True),
    ],
)
def test_an_office_below_a_name_in_court_papers_is_no_finding(marked: str, *, kept: bool) -> None:
    text, (place,) = unmark(marked)
    for mention in (_mention(*place, Kind.ORG), replace(_mention(*place, Kind.DEM), subtype="occupation")):
        assert list(citing.without(text, [mention])) == ([mention] if kept else [])


def test_a_number_after_the_article_of_a_licence_stays() -> None:
    text = "License 1: D08-14-118822"
    mention = _mention(11, len(text), Kind.DEM)
    assert list(citing.without(text, [mention])) == [mention]


def test_a_name_inside_a_citation_stays() -> None:
    text = "Tr. 22:2-15"
    name = Mention(0, len(text), Kind.PERSON, 0.9, "neural", Message("network.reads-person"), None)
    assert list(citing.without(text, [name])) == [name]


def test_the_number_of_a_constable_before_a_name_stays() -> None:
    text = "PC 662 Tolvan"
    number = replace(_mention(3, 6, Kind.CODE), subtype="employee-id")
    name = Mention(7, len(text), Kind.PERSON, 0.9, "neural", Message("network.reads-person"), None)
    assert list(citing.without(text, [number, name])) == [number, name]
    assert list(citing.without(text, [number])) == []


def test_a_mention_that_is_longer_than_the_citation_stays() -> None:
    text = "Dep. 22:2-15 on 12 March 1984"
    mention = _mention(5, len(text))
    assert list(citing.without(text, [mention])) == [mention]


def _recognised(text: str) -> tuple[Mention, ...]:
    return recognise(text, None, terms=(), person=None, progress=Silent())


_EDITIONS = [
    "SPED-14 rev. ⟦8/2021⟧",
    "Form F-QM-09 Rev 4 ⟦01.04.2023⟧",
    "Plan, rev. C ⟦04.07.2024⟧",
    "Vertrag, Formular Stand ⟦07/2018⟧",
    "Lot no. B44182 exp ⟦2025-03⟧, QC ok",
    "nos termos do DL ⟦156/2005⟧",
    "lt. Vorstandsbeschluss ⟦6/23⟧",
]


@pytest.mark.parametrize("marked", _EDITIONS)
def test_dates_of_editions_batches_and_rules_are_no_findings(marked: str) -> None:
    assert _cited(marked, Kind.DATETIME)


@pytest.mark.parametrize(
    "marked", ["rev. ⟦12.03.2024⟧ por el médico", "born ⟦8/2021⟧", "exp ⟦2025-03⟧", "Stand ⟦07/2018⟧"]
)
def test_other_dates_stay(marked: str) -> None:
    assert not _cited(marked, Kind.DATETIME)


@pytest.mark.parametrize(
    "marked",
    [
        "In ⟦Anil Tolvane⟧ v. Rita Tolvane, (2009) 1 SCC 42, the court",
        "Reading: ⟦Luke⟧ 13:1-9, then a hymn",
        "según la doctrina ⟦Tolvane⟧ no",
        "Ekstremværet ⟦Gyda⟧ i januar",
        "Sturm „⟦Friederike⟧“ hat Äste geholt",
    ],
)
def test_people_who_are_cited_are_no_findings(marked: str) -> None:
    assert _cited(marked, Kind.PERSON)


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Anil Tolvane⟧ v. Rita Tolvane, Case 42, the court",
        "Reading by ⟦Luke⟧ 13 March",
        "⟦Luke⟧ 13:10 left the chat",
        "da Storm ⟦Tolvane⟧ ringte",
        "Sturm ⟦Friederike⟧, Zimmer 4",
    ],
)
def test_people_of_the_case_stay(marked: str) -> None:
    assert not _cited(marked, Kind.PERSON)


def test_a_cited_name_that_somebody_in_the_text_has_stays() -> None:
    text = "Vikram Tolvane came. In Anil Tolvane v. Rita Osk, (2009) 1 SCC 42, the court"
    names = ("Vikram Tolvane", "Anil Tolvane", "Rita Osk")
    found = [
        Mention(text.index(each), text.index(each) + len(each), Kind.PERSON, 0.9, "neural", literal(""))
        for each in names
    ]
    assert [each.words(text) for each in citing.without(text, found)] == ["Vikram Tolvane", "Anil Tolvane"]


def _cited(marked: str, kind: Kind) -> bool:
    return not list(citing.without(*as_mentions(marked, kind, score=0.6)))


@pytest.mark.parametrize("marked", ["auf ⟦5 Ob 74/17v⟧ wird", "la photo ⟦IMG_2231.jpg⟧", "Transkript ⟦NM_004006.3⟧"])
def test_numbers_of_judgments_pictures_and_genes_are_no_findings(marked: str) -> None:
    assert _cited(marked, Kind.CODE)


def test_the_name_of_a_picture_with_its_day_is_a_finding() -> None:
    assert not _cited("la photo ⟦IMG_20240116_2231.jpg⟧", Kind.CODE)


@pytest.mark.parametrize(
    "marked",
    ["(art. 51 A.R. ⟦25.11.1991⟧)", "loi du ⟦26/05/2002⟧, art. 14", "l'arrêté royal du ⟦25 novembre 1991⟧ dit"],
)
def test_the_day_of_a_statute_is_no_finding(marked: str) -> None:
    assert _cited(marked, Kind.DATETIME)


def test_bates_numbers_are_no_findings() -> None:
    assert _cited("Exhibit 14, Bates ⟦QT000318⟧ through", Kind.CODE)
    assert not _cited("Mr Bates, ⟦QT000318⟧, came", Kind.CODE)


@pytest.mark.parametrize(
    "marked",
    [
        "Firmado ⟦V.º B.º⟧ la directora",
        "TOLVANE, INC.; ET ⟦AL⟧.",
        "Formular Nr. ⟦41-W⟧, Seite",
        "⟦ACORD 2⟧ (2016/10)",
        "billed CPT ⟦90837⟧ on",
        "Formular ⟦L 34⟧ EDV",
        "Blanket ⟦04.009⟧ vedlagt",
        "(rubrik ⟦51⟧)",
        "⟦NAV 08-07.08⟧ – sendes",
        "Form ⟦2207-E⟧ (2021/09)",
    ],
)
def test_the_number_of_a_form_is_no_finding(marked: str) -> None:
    assert _cited(marked, Kind.CODE)


@pytest.mark.parametrize(
    "marked",
    [
        "say: ⟦R v Tolvane [1977] QB 224⟧ applies",
        "See ⟦Tolvane v. C.B.N. (1989) 1 NWLR (Pt. 98) 419⟧.",
        "(⟦In re B (Children) [2008] UKHL 35⟧)",
        "l'arrêt ⟦Québec (CDPDJ) c. Tolvane, 2015 CSC 39⟧, dit",
    ],
)
def test_a_reported_case_is_no_finding(marked: str) -> None:
    assert _cited(marked, Kind.MISC)


def test_the_number_of_a_reported_case_is_left_only_behind_its_parties() -> None:
    def left(text: str) -> bool:
        at = text.index("[2015]")
        found = Mention(at, at + 14, Kind.CODE, 0.8, "patterns", literal("r"), "legal-citation")
        return not list(citing.without(text, [found]))

    assert left("Tolvane v Osk [2015] UKSC 11 and")
    assert not left("Neutral citation: [2015] UKSC 11 and")
