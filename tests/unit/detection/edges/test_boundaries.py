"""Boundaries of mentions: each example marks the mention in ⟦ ⟧, and the corrected one in « »."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.edges.boundaries import widen

EXAMPLES = [
    (Kind.PERSON, "crew «Vd ⟦Tolvane⟧» + 1."),
    (Kind.PERSON, "name   V «T & M ⟦TOLVANE⟧» BSB"),
    (Kind.PERSON, "plan B and «⟦Tolvane⟧» came"),
    (Kind.PERSON, "rep: «⟦Falk Tolvane⟧ Solicitors», Ms"),
    (Kind.ORG, "«⟦Tolvane Satellite Dialysis⟧ Unit» - HD"),
    (Kind.ORG, "Berg, «⟦Tolvane Rd⟧ Medical»\n"),
    (Kind.ORG, "Ida («D. ⟦Tolvane & Son⟧»), left"),
    (Kind.CODE, "A.R.: «⟦RH 284 705 916⟧ PT»\n"),
    (Kind.CODE, "Org.nr. «⟦918 340 275⟧ MVA» "),
    (Kind.QUANTITY, "paid «approximately ⟦EUR 1,800⟧» at once"),
    (Kind.QUANTITY, "some «Approx. ⟦30 ha⟧» of land"),
    (Kind.LOC, "Bjørk i «nr. ⟦5⟧» mente"),
    (Kind.LOC, "an «WE ⟦08⟧», Decke"),
    (Kind.LOC, "aus «⟦Ballyvaughan⟧ (IRL)», unverletzt"),
    (Kind.DATETIME, "Night, «Fri 07 to ⟦Sat 08 Feb 2025⟧», gate"),
    (Kind.DATETIME, "approximately «⟦ten days⟧» ago"),
    (Kind.DATETIME, "in the «first half of ⟦1993⟧» he"),
    (Kind.DATETIME, "at the «beginning of ⟦March 1990⟧»."),
    (Kind.DATETIME, "in «mid-⟦1990⟧» it"),
    (Kind.DATETIME, "part of «⟦1993⟧»"),
    (Kind.DATETIME, "condenado a «siete ⟦años⟧» de prisión"),
    (Kind.DEM, "una celda de «9 ⟦m²⟧» con"),
    (Kind.DATETIME, "hace «⟦años⟧» que"),
    (Kind.PERSON, "Mr «R.E. ⟦Glenn⟧» wrote"),
    (Kind.PERSON, "by «V K ⟦Choudhry⟧»."),
    (Kind.PERSON, "| «⟦mick⟧ d» | BT"),
    (Kind.PERSON, "saw «⟦mick⟧» d was"),
    (Kind.PERSON, "gluc «⟦yvonne⟧ D.» 143"),
    (Kind.PERSON, "spoke to «⟦yvonne⟧» D. Then"),
    (Kind.PERSON, "- «W. “⟦Buck” Tolvane⟧» and"),
    (Kind.PERSON, "Herrn «v. ⟦Tolvane⟧» rückt"),
    (Kind.PERSON, "Roe «⟦v⟧». Tolvane"),
    (Kind.PERSON, "à «⟦M.-C.⟧ T.» |"),
    (Kind.PERSON, "Sr. «M. ⟦Tolvane⟧» kam"),
    (Kind.PERSON, "by «⟦ADA T. BERG⟧, III», M.D."),
    (Kind.PERSON, "by «⟦Curtis Vane⟧ Jr.» and"),
    (Kind.PERSON, "ingresa «⟦Javier Mtz.⟧ Bueno», 58a"),
    (Kind.PERSON, "FPO «D ⟦HARKNESS⟧» rent"),
    (Kind.CODE, "SIN «⟦046 454⟧ 286»."),
    (Kind.DATETIME, "born on the «third of ⟦March 1980⟧»."),
    (Kind.PERSON, "1\t«S ⟦ABDULRAZAK⟧»\tself"),
    (Kind.PERSON, "name\n12 «S ⟦ABDULRAZAK⟧» self"),
    (Kind.LOC, "de un tal «J. A. ⟦Montoya⟧», que"),
    (Kind.LOC, "in the U.S. «⟦Montoya⟧», que"),
    (Kind.PERSON, "name «C ⟦SUNGA⟧» (payroll)"),
    (Kind.PERSON, "CT\n«M ⟦Jelavić⟧»\n"),
    (Kind.PERSON, "codes: A Asian, B «⟦Black⟧», W"),
    (Kind.PERSON, "then A «⟦Jelavić⟧» came"),
    (Kind.PERSON, "plan B «⟦Jelavić⟧» came"),
    (Kind.PERSON, "Patient: «⟦TOLVANE-BERG, IDA⟧ L»  DOB"),
    (Kind.PERSON, "«⟦IDA TOLVANE⟧» I saw"),
    (Kind.PERSON, "dossier «⟦TOLVARC⟧'H» c/"),
    (Kind.PERSON, "«⟦Marc⟧» 's house"),
    (Kind.CODE, "Vitale («2 ⟦84 03 29 232 115 07⟧»)"),
    (Kind.CODE, "numéro «⟦2 84 03 29 232⟧ 115 07»."),
    (Kind.CODE, "UPN: «⟦H856 2094 1703⟧ 2»   Plan"),
    (Kind.CODE, "lot «⟦84 03 29 232⟧» 12 pages"),
    (Kind.PERSON, "Ifor «ap ⟦Tolvan⟧» asked"),
    (Kind.PERSON, "Signed\n«A. ⟦Brackenrigg⟧» for them"),
    (Kind.PERSON, "counsel («R. ⟦Penn-Okoye⟧») said"),
    (Kind.PERSON, "the widow of «P. ⟦Njeri⟧»"),
    (Kind.PERSON, "[18:05] «⟦Tunde⟧ O»: hello"),
    (Kind.PERSON, "«⟦Käthe⟧ R.» war dort"),
    (Kind.PERSON, "then «⟦Tom⟧» I saw"),
    (Kind.PERSON, "ask «⟦Tom⟧» A level"),
    (Kind.PERSON, "«⟦Ada⟧» T-shirt"),
    (Kind.PERSON, "Dra. «M.ª ⟦Luisa Tolvane⟧»,"),
    (Kind.PERSON, "de «Mª ⟦Luisa Tolvane⟧»,"),
    (Kind.PERSON, "see Annex C. «⟦Tom⟧» came"),
    (Kind.PERSON, "an «⟦Böckwald⟧», Tel. 06421"),
    (Kind.LOC, "lives at «⟦9 allée des Aunes⟧ à Clermont-Ferval»."),
    (Kind.LOC, "A. «⟦14 Saddle Lane⟧, outside Bozeham»."),
    (Kind.LOC, "«⟦Lindenallee 48⟧ in Bad Homfeld»,"),
    (Kind.LOC, "lived in «⟦Saltby⟧» in Norfolk"),
    (Kind.LOC, "left «⟦12 Mill Lane⟧» in March"),
    (Kind.LOC, "at «⟦12 Mill Lane⟧» in a van"),
    (Kind.ORG, "«⟦Résidence Les Aunes⟧, appt 14»\n"),
    (Kind.LOC, "«⟦1730 Mill Lane⟧, upstairs»."),
    (Kind.LOC, "«⟦1730 Mill Lane⟧», flat on"),
    (Kind.PERSON, "P.S. «⟦Tom⟧» called"),
    (Kind.PERSON, "in the U.S. «⟦Tom⟧» called"),
    (Kind.PERSON, "hepatitis C «⟦Tom⟧»"),
    (Kind.PERSON, "Account of   «J. ⟦Whitehead⟧»"),
    (Kind.PERSON, "Sgt. «⟦Moyo⟧, F.» attended"),
    (Kind.PERSON, "5113 Palo Duro Ln\tCpl. «D. ⟦Oyelaran⟧» #3318"),
    (Kind.PERSON, "said nothing. «M. ⟦Falk⟧» then left"),
    (Kind.PERSON, "3 W\t«MOYO, ⟦GRACE⟧»\tB/F"),
    (Kind.PERSON, "in ACCRA, «⟦GRACE⟧» said"),
    (Kind.PERSON, "MOYO, «⟦Grace⟧» said"),
    (Kind.PERSON, "«⟦FALKENBERG⟧, GEO. T.» 11/21"),
    (Kind.PERSON, "«⟦Ellery⟧, Th.» (husband)"),
    (Kind.PERSON, "to «⟦Falk⟧», O. Berg and others"),
    (Kind.PERSON, "met «⟦Falk⟧», Mr. Berg"),
    (Kind.PERSON, "signed «⟦Mirren⟧ Q.-V.» in ink"),
    (Kind.PERSON, "told «⟦Mirren⟧ O'Q» that"),
    (Kind.PERSON, "by «Wm. ⟦Quill⟧» and"),
    (Kind.PERSON, "Le principal, «Ph. ⟦Quill⟧»"),
    (Kind.PERSON, "avec «J.-Ch. ⟦Quill⟧» et"),
    (Kind.PERSON, "wrote to «Mme de la ⟦Tremblaye⟧» about"),
    (Kind.PERSON, "the rue de «⟦Quill⟧» is"),
    (Kind.DATETIME, "from «Tue 4 to ⟦Wed 5 Nov⟧» he"),
    (Kind.DATETIME, "on «3 or ⟦4 May⟧» she"),
    (Kind.CODE, "Licence: «QV ⟦7714402⟧»"),
    (Kind.CODE, "No «⟦7714402⟧» is"),
    (Kind.CODE, "his card «XXXX XXXX ⟦7731⟧»"),
    (Kind.LOC, "wohnt «Krumme ⟦Gasse 18⟧» im"),
    (Kind.LOC, "of «⟦Quill⟧ upon Vane» since"),
    (Kind.LOC, "from «⟦Quill⟧» on Monday"),
    (Kind.DEM, "a «⟦Ghanaian⟧ woman» came"),
    (Kind.ORG, "the «⟦St Brannoc's⟧ Nursing Home» is"),
    (Kind.ORG, "the «J. M. ⟦Huber⟧ Corporation» pays"),
    (Kind.PERSON, "met «R.-H. ⟦Huber⟧» there"),
    (Kind.ORG, "at «⟦Howard Robotics⟧ LP» in"),
    (Kind.ORG, "«⟦Enron⟧, Inc.» and"),
    (Kind.ORG, "the «⟦Mercy Hospital⟧», NV 89501"),
    (Kind.ORG, "for «⟦Harborview Ltd⟧.»"),
    (Kind.ORG, "for «⟦Harborview⟧»."),
    (Kind.ORG, "for «⟦Harborview Ltd⟧»..."),
    (Kind.PERSON, "seen by «⟦O.G⟧.» today"),
    (Kind.PERSON, "«⟦Kyung⟧-ho» and"),
    (Kind.PERSON, "Mr «Kiss-⟦László⟧»"),
    (Kind.PERSON, "he met «⟦Oona⟧» - a friend"),
    (Kind.LOC, "a «⟦London⟧-based» firm"),
    (Kind.LOC, "a «⟦London⟧»-bound train"),
    (Kind.LOC, "in «⟦Bay Minette⟧, ME» and"),
    (Kind.LOC, "in «⟦Lyon⟧», MEAN people"),
    (Kind.PERSON, "«⟦Ada Quarry⟧», MD"),
    (Kind.LOC, "12 «⟦Ellery St⟧.» and"),
    (Kind.LOC, "bed «⟦8th floor⟧, Tower B»: stable"),
    (Kind.QUANTITY, "sold «⟦79⟧ sealed packages» to"),
    (Kind.QUANTITY, "of «⟦3⟧» and others"),
    (Kind.ORG, "the «⟦Supreme Court⟧ (Højesteret)» said"),
    (Kind.ORG, "the «⟦Supreme Court⟧» (Third Section) said"),
    (Kind.ORG, "at «⟦Saltby Pharmacy⟧ 3». Will"),
    (Kind.ORG, "«⟦Saltby School⟧» 3 times"),
    (Kind.PERSON, "@«_⟦kelly⟧_louise» hi"),
    (Kind.MISC, "@«jac_mar_⟦dav⟧» hi"),
    (Kind.CODE, "@«⟦emmy⟧_baby22_», hi"),
    (Kind.PERSON, "Name: ____«⟦Oona⟧»____"),
]


@pytest.mark.parametrize(("kind", "marked"), EXAMPLES, ids=[marked for _, marked in EXAMPLES])
def test_a_mention_ends_where_what_it_names_ends(kind: Kind, marked: str) -> None:
    text = "".join(character for character in marked if character not in "«»⟦⟧")
    found = span(marked, "⟦", "⟧")
    widened = widen(text, Mention(*found, kind, 0.9, "neural", literal("r"), "s"))
    assert text[widened.start : widened.end] == text[slice(*span(marked, "«", "»"))]
    assert (widened.kind, widened.recognizer, widened.reason, widened.subtype) == (kind, "neural", literal("r"), "s")


def span(marked: str, opening: str, closing: str) -> tuple[int, int]:
    """Return the span between these two marks in the text without marks."""
    before, rest = marked.split(opening)
    inside = rest.split(closing)[0]
    return tuple(sum(character not in "«»⟦⟧" for character in part) for part in (before, before + inside))  # type: ignore[return-value]


@given(
    st.text(alphabet="AbR.-_, 1\n", max_size=40), st.integers(0, 39), st.integers(1, 10), st.sampled_from(list(Kind))
)
def test_nothing_found_is_lost(text: str, start: int, length: int, kind: Kind) -> None:
    end = min(start + length, len(text))
    if start < end:
        widened = widen(text, Mention(start, end, kind, 0.9, "neural", literal("r")))
        assert 0 <= widened.start <= start and end <= widened.end <= len(text)
        assert "\n" not in text[widened.start : start] + text[end : widened.end]


def _widened(text: str, words: str, kind: Kind) -> str:
    at = text.index(words)
    found = widen(text, Mention(at, at + len(words), kind, 0.9, "test", literal("Found by the test.")))
    return text[found.start : found.end]


@pytest.mark.parametrize(
    ("text", "words", "kind", "whole"),
    [
        ("in the County of Vik, north", "Vik", Kind.LOC, "County of Vik"),
        ("He paid EUR 500 per month in all.", "EUR 500", Kind.QUANTITY, "EUR 500 per month"),
        ("near Vik County today", "Vik", Kind.LOC, "Vik County"),
        ("at the Vik County Court today", "Vik", Kind.LOC, "Vik"),
        ("the court (Vik tingsrätt) sat", "(Vik tingsrätt", Kind.ORG, "(Vik tingsrätt)"),
        ("he (Ada) sat", "(Ada", Kind.PERSON, "(Ada)"),
        ("he (Ada Berg sat", "(Ada Berg", Kind.PERSON, "Ada Berg"),
        (
            "v. Tolvane Capital Partners II, LLC, et al.",
            "Tolvane Capital Partners",
            Kind.ORG,
            "Tolvane Capital Partners II, LLC",
        ),
        ("heimatberechtigt in Wattwil SG, ledig", "Wattwil", Kind.LOC, "Wattwil SG"),
        ("Lehrer P. Berg, SHP M. Tolvane;", "Tolvane", Kind.PERSON, "M. Tolvane"),
        ("then O. W. left", "O. W", Kind.PERSON, "O. W."),
        ("14 Mill Brow, Saltby-on-Ribble,", "14 Mill Brow", Kind.LOC, "14 Mill Brow, Saltby-on-Ribble"),
        ("PCP  TOLVANE, H PA-C", "TOLVANE", Kind.PERSON, "TOLVANE, H"),
        ("303 Tran, Quoc 71M. Sis", "Tran", Kind.PERSON, "Tran, Quoc"),
        ("Tran, Quoc and", "Tran", Kind.PERSON, "Tran"),
    ],
)
def test_places_brackets_and_initials_are_whole(text: str, words: str, kind: Kind, whole: str) -> None:
    assert _widened(text, words, kind) == whole


@pytest.mark.parametrize(
    ("text", "words", "kind", "whole"),
    [
        ("Medicare 4951 44170 8 / 1  DVA", "4951 44170", Kind.CODE, "4951 44170 8 / 1"),
        ("card Q4T7 1182 0. Son", "Q4T7 1182", Kind.CODE, "Q4T7 1182 0"),
        ("cédula: 5518203 SSP/PA, CPF", "5518203", Kind.CODE, "5518203 SSP/PA"),
        ("sent 3 Nov 2023 02:41:17 +0000\n", "3 Nov 2023 02:41:17", Kind.DATETIME, "3 Nov 2023 02:41:17 +0000"),
        ("room Q4T7 1182 4 people", "Q4T7 1182", Kind.CODE, "Q4T7 1182"),
    ],
)
def test_the_last_part_of_a_number_belongs_to_it(text: str, words: str, kind: Kind, whole: str) -> None:
    assert _widened(text, words, kind) == whole


@pytest.mark.parametrize(
    ("text", "words", "kind", "whole"),
    [
        ("| Tolvan s/o Osk | 9", "Tolvan", Kind.PERSON, "Tolvan s/o Osk"),
        ("by Haslinda Bte Tolvan said", "Haslinda", Kind.PERSON, "Haslinda Bte Tolvan"),
        ("en Av. Tolvane al 2400 cuando", "Av. Tolvane", Kind.LOC, "Av. Tolvane al 2400"),
        ("Tom Vik senior rang", "Tom Vik", Kind.PERSON, "Tom Vik senior"),
        ("ref AR 118/3/2024\n", "118/3/2024", Kind.CODE, "AR 118/3/2024"),
        ("Konditorei Tolvane KG", "Tolvane KG", Kind.ORG, "Konditorei Tolvane KG"),
        ("Vikabrekko 14, leil. 3 og", "Vikabrekko 14", Kind.LOC, "Vikabrekko 14, leil. 3"),
    ],
)
def test_fathers_trades_and_homes_belong_to_a_name(text: str, words: str, kind: Kind, whole: str) -> None:
    assert _widened(text, words, kind) == whole
