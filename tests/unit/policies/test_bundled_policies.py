"""Names, citations and decisions of the bundled policies. All people and numbers are invented."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest

from engine import policies
from engine.core import resources
from engine.core.catalogue import ENGLISH
from engine.core.errors import BadPolicy
from engine.core.options import MaskStyle
from engine.core.progress import Silent
from engine.core.types import Action, Entity, Kind, Recognizer, Role
from engine.detection import entities, recognise
from engine.detection.lexicon import gazetteer
from engine.detection.patterns import codes, contact, dates, identity, labelled, names, places, quantities, singling
from engine.planning.policy import decide
from engine.policies import RESTRICTED_ZIP3, Handling
from engine.policies.reading import SUBTYPES
from engine.policies.rules import PARTS
from tests.builders.marked import as_mention

NAMES = (
    "default", "decisions-br", "decisions-de", "decisions-dk", "decisions-es", "decisions-fr", "decisions-no",
    "decisions-pt",
    "everything", "foia", "frcp-5.2", "gdpr-k5", "hipaa-safe-harbor", "names-only", "texas-e-filing",
)  # fmt: skip


def test_these_are_bundled() -> None:
    assert policies.names() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_says_where_it_stands(name: str) -> None:
    policy = policies.load(name)
    assert policy.name == name
    assert policy.looks_for
    assert policy.does_not
    for rule in policy.rules:
        assert date(2000, 1, 1) < rule.dated <= date.today()
        assert rule.citation
        assert rule.jurisdiction
        assert ENGLISH.say(rule.sentence).endswith(".")
        assert rule.part is None or rule.handling in {*PARTS, Handling.ASK}
        assert rule.part is not None or rule.handling not in PARTS
        assert (rule.question is not None) is (rule.handling is Handling.ASK)


@pytest.mark.parametrize("name", NAMES)
def test_a_policy_names_the_law_that_its_rules_cite(name: str) -> None:
    policy = policies.load(name)
    assert bool(policy.law) is any(rule.citation != policies.OWN_CHOICE for rule in policy.rules)
    assert re.fullmatch("[0-9a-f]{12}", policy.version)


@pytest.mark.parametrize("name", NAMES)
def test_no_policy_promises_what_no_program_can(name: str) -> None:
    text = resources.find(f"policies/{name}.toml").read_text(encoding="utf-8")
    assert not re.search(r"complian|certif(?:y|ied)|guarant|anonymous", text, re.IGNORECASE)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_last_rule_fits_everything(name: str) -> None:
    rules = policies.load(name).rules
    catching = [
        not (rule.kinds or rule.subtypes or rule.roles or rule.words or rule.near or rule.document) for rule in rules
    ]
    assert not any(catching[:-1])


SEARCHED_FOR = {
    "frcp-5.2": "FRCP 5.2",
    "texas-e-filing": "TRCP 21c",
    "hipaa-safe-harbor": "HIPAA Safe Harbor",
    "foia": "FOIA",
    "gdpr-k5": "GDPR",
    "names-only": "Names only",
    "decisions-br": "Segredo de justiça",
    "decisions-de": "Urteilsanonymisierung",
    "decisions-dk": "Domsdatabasen",
    "decisions-es": "LOPJ 235 bis",
    "decisions-fr": "COJ L. 111-13",
    "decisions-no": "Avidentifisering",
    "decisions-pt": "Pseudonimização",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_title_begins_with_the_name_that_users_search_for(name: str) -> None:
    policy = policies.load(name)
    assert policy.title.startswith(f"{SEARCHED_FOR.get(name, policy.short)} - ")
    assert policy.short == policy.title.partition(" - ")[0]
    assert len(policy.title) <= LONGEST_TITLE


LONGEST_TITLE = 44
"""Letters that the list of the window shows whole."""


@pytest.mark.parametrize("written", ["frcp-5.2", "FRCP 5.2", "frcp  5.2", "FRCP 5.2 - US federal court filing"])
def test_a_policy_is_found_by_its_name_and_its_titles(written: str) -> None:
    assert policies.named(written) == "frcp-5.2"
    assert policies.load(written).name == "frcp-5.2"


def test_other_words_are_no_name_of_a_policy() -> None:
    assert policies.named("./FRCP 5.2.toml") == "./FRCP 5.2.toml"
    with pytest.raises(BadPolicy):
        policies.load("FRCP")


def test_every_policy_is_listed_under_one_purpose() -> None:
    listed = policies.by_purpose()
    assert sorted(each.name for those in listed.values() for each in those) == sorted(NAMES)
    assert all(listed.values())
    assert [each.name for each in listed[policies.Purpose.COURT_FILING]] == ["frcp-5.2", "texas-e-filing"]


KEEP_PUBLIC_BODIES = (
    *(name for name in NAMES if name.startswith("decisions-")),
    "default",
    "foia",
    "frcp-5.2",
    "names-only",
    "texas-e-filing",
)
"""Those whose source allows it; under the others a public body may be an employer, or is masked with all else."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("marked", ["the ⟦United States District Court⟧ held", "by the ⟦Department of Justice⟧"])
def test_public_bodies_stay_where_the_source_of_the_policy_allows_it(name: str, marked: str) -> None:
    kept = handled(name, marked, Kind.ORG) == "KEEP"
    assert kept is (name in KEEP_PUBLIC_BODIES)


def test_the_subtypes_are_those_of_the_recognizers() -> None:
    said = {
        rule.subtype
        for table in (identity, codes, contact, dates, labelled, names, places, quantities)
        for rule in table.RULES
    }
    said |= {number.subtype for number in identity.NUMBERS} | {label.subtype for label in labelled.LABELS}
    said |= {words.subtype for words in gazetteer.LISTS} | {"phone", "fax", "place", singling.SUBTYPE}
    assert said == SUBTYPES


def test_defaults_for_options() -> None:
    assert (policies.load("gdpr-k5").k, policies.load("gdpr-k5").arity) == (5, 0)
    assert policies.load("foia").mask is MaskStyle.LABEL
    assert policies.load("default").k is None


def test_zip_codes_of_the_census_of_2000_and_2020_are_restricted() -> None:
    of_2000 = "036 059 063 102 203 556 692 790 821 823 830 831 878 879 884 890 893".split()
    of_2020 = "036 059 102 202 203 204 205 369 556 692 753 772 821 823 878 879 884 893".split()
    assert len(of_2000) == 17
    assert len(of_2020) == 18
    assert {*of_2000, *of_2020} <= RESTRICTED_ZIP3
    assert all(len(each) == 3 and each.isdigit() for each in RESTRICTED_ZIP3)
    assert not {"021", "606", "941"} & RESTRICTED_ZIP3


def handled(policy: str, marked: str, kind: Kind, subtype: str | None = None) -> str:
    """Return the handling of ⟦the marked words⟧ by a policy: "risk", or the action, part and code."""
    direct = kind in (Kind.PERSON, Kind.CODE) or subtype in ("street-address", DIRECT)
    found_as = None if subtype == DIRECT else subtype
    text, found = as_mention(marked, kind)
    mention = replace(found, recognizer=Recognizer.PATTERNS, subtype=found_as)
    entity = Entity("e1", kind, Role.DIRECT if direct else Role.QUASI, (mention,))
    (decision,) = decide(text, [entity], keep=(), policy=policies.load(policy))
    if decision is None:
        return "risk"
    asks = "ASK" if decision.question else decision.action
    return " ".join(filter(None, (asks, decision.part, decision.code)))


DIRECT = "direct"  # what a network found has no subtype, and is direct where a pattern found a number or name inside
P, D, L, C = Kind.PERSON, Kind.DATETIME, Kind.LOC, Kind.CODE
EXAMPLES = [
    ("hipaa-safe-harbor", "⟦Anna Berg⟧ came", P, "name", "MASK"),
    ("hipaa-safe-harbor", "⟦94-year-old woman⟧", Kind.DEM, None, "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "⟦88-year-old woman⟧", Kind.DEM, None, "risk"),
    ("hipaa-safe-harbor", "on ⟦12 March 2019⟧", D, "date", "GENERALISE year"),
    ("hipaa-safe-harbor", "⟦early March 2019⟧", D, None, "GENERALISE year"),
    ("hipaa-safe-harbor", "born ⟦12 March 1931⟧", D, "date", "MASK nothing"),
    ("hipaa-safe-harbor", "in ⟦1931⟧", D, "year", "MASK nothing"),
    ("hipaa-safe-harbor", "in ⟦2019⟧", D, "year", "KEEP"),
    ("hipaa-safe-harbor", "in ⟦2019⟧", D, None, "KEEP"),
    ("hipaa-safe-harbor", "from ⟦2016-2019⟧", D, "year", "KEEP"),
    ("hipaa-safe-harbor", "in the ⟦1990s⟧", D, "year", "KEEP"),
    ("hipaa-safe-harbor", "seen on ⟦3/15⟧", D, "date", "GENERALISE year"),
    ("hipaa-safe-harbor", "CT ⟦3/15⟧", D, None, "GENERALISE year"),
    ("hipaa-safe-harbor", "on ⟦15 March⟧", D, "date", "GENERALISE year"),
    ("hipaa-safe-harbor", "in ⟦March⟧", D, "date", "GENERALISE year"),
    ("hipaa-safe-harbor", "a ⟦91 y.o.⟧ man", D, "age", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "Age: ⟦93⟧", D, "age", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "He was ⟦94⟧.", D, "age", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "He was ⟦ninety-four⟧.", D, "age", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "He was ⟦84⟧.", D, "age", "risk"),
    ("hipaa-safe-harbor", "DOB 02/11/1931 (⟦94 years⟧)", D, "duration", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "a lease (⟦99 years⟧)", D, "duration", "risk"),
    ("default", "He was ⟦94⟧.", D, "age", "MASK"),
    ("hipaa-safe-harbor", "Age | ⟦93⟧", Kind.QUANTITY, None, "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "a ⟦93F⟧ with", D, "age", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "her ⟦95th birthday⟧", D, None, "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "a ⟦nonagenarian⟧", Kind.DEM, None, "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "⟦in his nineties⟧", D, "age", "GENERALISE age-90-or-older"),
    ("hipaa-safe-harbor", "a sodium of ⟦141⟧", Kind.QUANTITY, None, "risk"),
    ("hipaa-safe-harbor", "turned ⟦90 degrees⟧", Kind.QUANTITY, None, "risk"),
    ("hipaa-safe-harbor", "for ⟦two days⟧", D, "duration", "risk"),
    ("hipaa-safe-harbor", "MA ⟦01103⟧", L, "zip", "GENERALISE zip3"),
    ("hipaa-safe-harbor", "at ⟦12 Elm Street⟧", L, "street-address", "MASK"),
    ("hipaa-safe-harbor", "in ⟦Springfield⟧", L, None, "MASK"),
    ("hipaa-safe-harbor", "in ⟦Vermont⟧", L, None, "risk"),
    ("hipaa-safe-harbor", "in ⟦Norway⟧", L, "country", "risk"),
    ("hipaa-safe-harbor", "at ⟦Elm Hospital⟧", Kind.ORG, None, "MASK"),
    ("hipaa-safe-harbor", "MRN ⟦4711234⟧", C, "mrn", "MASK"),
    ("hipaa-safe-harbor", "print ⟦4711234⟧", C, None, "MASK"),
    ("hipaa-safe-harbor", "a ⟦nurse⟧", Kind.DEM, "occupation", "risk"),
    ("frcp-5.2", "SSN ⟦900-55-0142⟧", C, "ssn", "GENERALISE last-four"),
    ("frcp-5.2", "EIN ⟦12-3456789⟧", C, "tax-number", "GENERALISE last-four"),
    ("frcp-5.2", "account ⟦00471234567⟧", C, "account", "GENERALISE last-four"),
    ("frcp-5.2", "some ⟦00471234567⟧", C, None, "GENERALISE last-four"),
    ("frcp-5.2", "some ⟦00471234567 of Anna⟧", C, None, "MASK nothing"),
    ("frcp-5.2", "born on ⟦12 March 1984⟧", D, "date", "GENERALISE year"),
    ("frcp-5.2", "born in ⟦early March 1984⟧", D, None, "GENERALISE year"),
    ("frcp-5.2", "filed on ⟦12 March 2019⟧", D, "date", "KEEP"),
    ("frcp-5.2", "Name DOB Sex\nAnna 3/12/1984 F\nOla ⟦4/12/1984⟧ M", D, "date", "GENERALISE year"),
    (
        "frcp-5.2",
        "Name DOB Sex\nAnna 3/12/1984 F\n\nShe moved to the town with her two cats and a dog, and she "
        "stayed there until ⟦4/12/1994⟧.",
        D,
        "date",
        "KEEP",
    ),
    ("frcp-5.2", "her minor daughter ⟦Anna Berg⟧", P, "name", "GENERALISE initials"),
    ("frcp-5.2", "her daughter ⟦Anna Berg⟧", P, "name", "ASK initials"),
    ("frcp-5.2", "her adult daughter ⟦Anna Berg⟧", P, "name", "KEEP"),
    ("frcp-5.2", "Ms ⟦Anna Berg⟧ sued. Who has custody of the child?", P, "name", "KEEP"),
    ("frcp-5.2", "⟦Anna Berg⟧ sued. Who has custody of the child?", P, "name", "ASK initials"),
    ("frcp-5.2", "⟦Anna Berg⟧, Esq., for the minor child", P, "name", "KEEP"),
    ("frcp-5.2", "Before Judge ⟦Anna Berg⟧. The minor child sues.", P, "name", "KEEP"),
    ("frcp-5.2", "The minor child sues ⟦Berg Toys LLC⟧", Kind.ORG, DIRECT, "KEEP"),
    ("frcp-5.2", "The minor child sues ⟦Berg Toys LLC⟧", Kind.ORG, None, "KEEP"),
    ("frcp-5.2", "Ms ⟦Anna Berg⟧ sued", P, "name", "KEEP"),
    ("frcp-5.2", "at ⟦12 Elm Street⟧", L, "street-address", "KEEP"),
    ("frcp-5.2", "21-cr-00123: at ⟦12 Elm Street⟧", L, "street-address", "GENERALISE city-and-state"),
    ("frcp-5.2", "21-cr-00123: ⟦12 Elm Street, Salem, MA 01970⟧", L, DIRECT, "GENERALISE city-and-state"),
    ("frcp-5.2", "⟦Anna Berg SSN 900-55-0142⟧", P, None, "MASK nothing"),
    ("frcp-5.2", "⟦the form 900-55-0142 of 1999⟧", Kind.MISC, DIRECT, "MASK nothing"),
    ("frcp-5.2", "Name DOB Sex\nAnna 3/12/1984 F\nOla ⟦April 1984⟧ M", D, None, "GENERALISE year"),
    ("frcp-5.2", "Name DOB Sex\nAnna 3/12/1984 F\nOla ⟦two weeks⟧ M", D, None, "KEEP"),
    ("frcp-5.2", "21-cr-00123: MA ⟦01103⟧", L, "zip", "GENERALISE city-and-state"),
    ("frcp-5.2", "No. ⟦3:21-cv-00123⟧", C, "case-number", "KEEP"),
    ("frcp-5.2", "call ⟦212-555-0187⟧", C, "phone", "KEEP"),
    ("frcp-5.2", "write to ⟦anna@example.org⟧", C, "email", "KEEP"),
    ("frcp-5.2", "passport ⟦X4711234⟧", C, "passport", "KEEP"),
    ("frcp-5.2", "Exhibit ⟦12⟧", C, None, "KEEP"),
    ("frcp-5.2", "21-cr-00123: the courthouse, ⟦12 Elm Street⟧", L, "street-address", "KEEP"),
    ("frcp-5.2", "a ⟦nurse⟧", Kind.DEM, "occupation", "KEEP"),
    ("texas-e-filing", "SSN ⟦900-55-0142⟧", C, "ssn", "MASK nothing"),
    ("texas-e-filing", "passport ⟦X4711234⟧", C, "passport", "MASK nothing"),
    ("texas-e-filing", "account ⟦00471234567⟧", C, "account", "MASK nothing"),
    ("texas-e-filing", "some ⟦00471234567⟧", C, None, "MASK nothing"),
    ("texas-e-filing", "born on ⟦12 March 1984⟧", D, "date", "MASK nothing"),
    ("texas-e-filing", "born in ⟦1984⟧", D, "year", "MASK nothing"),
    ("texas-e-filing", "filed on ⟦12 March 2019⟧", D, "date", "KEEP"),
    ("texas-e-filing", "at ⟦12 Elm Street⟧", L, "street-address", "MASK nothing"),
    ("texas-e-filing", "at ⟦12 Elm Street, Salem, MA 01970⟧", L, DIRECT, "MASK nothing"),
    ("texas-e-filing", "⟦Anna Berg SSN 900-55-0142⟧", P, None, "MASK nothing"),
    ("texas-e-filing", "at ⟦Mühlweg 7, 99998 Körnbach⟧", L, None, "MASK nothing"),
    ("texas-e-filing", "in ⟦Salem⟧", L, None, "KEEP"),
    ("texas-e-filing", "her minor daughter ⟦Anna Berg⟧", P, "name", "MASK nothing"),
    ("texas-e-filing", "her daughter ⟦Anna Berg⟧", P, "name", "ASK"),
    ("texas-e-filing", "the courthouse at ⟦12 Elm Street⟧", L, "street-address", "KEEP"),
    ("texas-e-filing", "call ⟦212-555-0187⟧", C, "phone", "KEEP"),
    ("texas-e-filing", "Ms ⟦Anna Berg⟧ sued", P, "name", "KEEP"),
    ("texas-e-filing", "bar no. ⟦24012345⟧", C, "licence", "KEEP"),
    ("gdpr-k5", "⟦Anna Berg⟧", P, "name", "MASK"),
    ("gdpr-k5", "⟦the only person to win it twice⟧", Kind.DEM, "singling-out", "MASK"),
    ("gdpr-k5", "on ⟦12 March 2019⟧", D, "date", "risk"),
    ("gdpr-k5", "has ⟦asthma⟧", Kind.DEM, "diagnosis", "risk"),
    ("foia", "⟦Anna Berg⟧ wrote", P, "name", "MASK (b)(6)"),
    ("foia", "the grand jury heard ⟦Anna Berg⟧", P, "name", "MASK (b)(7)(C)"),
    ("foia", "born on ⟦12 March 1984⟧", D, "date", "MASK (b)(6)"),
    ("foia", "on ⟦12 March 1984⟧", D, "date", "risk"),
    ("foia", "No. ⟦3:21-cv-00123⟧", C, "case-number", "KEEP"),
    ("names-only", "⟦Anna Berg⟧", P, "name", "MASK"),
    ("names-only", "⟦anna.berg@example.org⟧", C, "email", "MASK"),
    ("names-only", "⟦anna.berg [at] example.org (home)⟧", C, None, "MASK"),
    ("names-only", "⟦the Berg family's house⟧", Kind.MISC, DIRECT, "MASK"),
    ("names-only", "SSN ⟦900-55-0142⟧", C, "ssn", "KEEP"),
    ("names-only", "at ⟦12 Elm Street⟧", L, "street-address", "KEEP"),
    ("names-only", "on ⟦12 March 2019⟧", D, "date", "KEEP"),
    ("decisions-de", "⟦Anna Berg⟧ klagt", P, "name", "MASK"),
    ("decisions-de", "Richterin am Amtsgericht ⟦Anna Berg⟧", P, "name", "KEEP"),
    ("decisions-de", "Rechtsanwältin ⟦Anna Berg⟧", P, "name", "MASK"),
    ("decisions-de", "vgl. ⟦Berg⟧, BGB, 82. Aufl., § 823 Rn. 1", P, None, "KEEP"),
    ("decisions-de", "die ⟦Berg Bau GmbH⟧", Kind.ORG, None, "MASK"),
    ("decisions-de", "vom ⟦Landgericht Ulm⟧", Kind.ORG, None, "KEEP"),
    ("decisions-de", "das Landgericht ⟦Ulm⟧", L, None, "KEEP"),
    ("decisions-de", "in ⟦Ulm⟧", L, None, "risk"),
    ("decisions-de", "in ⟦Deutschland⟧", L, "country", "KEEP"),
    ("decisions-de", "geboren am ⟦4. März 1968⟧", D, "date", "MASK"),
    ("decisions-de", "geboren am 4.3.1968 in ⟦Ulm⟧", L, None, "MASK"),
    ("decisions-de", "am ⟦4. März 2018⟧", D, "date", "KEEP"),
    ("decisions-de", "Az. ⟦14 O 271/22⟧", C, "case-number", "KEEP"),
    ("decisions-de", "IBAN ⟦DE89 3704 0044 0532 0130 00⟧", C, "iban", "MASK"),
    ("decisions-de", "Nummer ⟦4711234⟧", C, None, "MASK"),
    ("decisions-de", "Beklagter zu ⟦1⟧", C, None, "KEEP"),
    ("decisions-de", "⟦18.500 €⟧ nebst Zinsen", Kind.QUANTITY, "money", "KEEP"),
    ("decisions-de", "⟦17 Jahre⟧", D, "age", "risk"),
    ("decisions-de", "eine ⟦Lehrerin⟧", Kind.DEM, "occupation", "risk"),
    ("decisions-de", "⟦Lindenallee 4, 30161 Ulm⟧", L, "street-address", "MASK"),
    ("decisions-fr", "⟦M. Morvant⟧ demande", P, "name", "MASK"),
    ("decisions-fr", "Présidente : ⟦Mme Kervadec⟧", P, "name", "KEEP"),
    ("decisions-fr", "La greffière, ⟦N. Trinquier⟧", P, "name", "KEEP"),
    ("decisions-fr", "représenté par Me ⟦Inès Castelbon⟧", P, "name", "KEEP"),
    ("decisions-fr", "l'expert, ⟦M. Quillivic⟧", P, "name", "MASK"),
    ("decisions-fr", "la société ⟦Armor Toitures⟧", Kind.ORG, None, "KEEP"),
    ("decisions-fr", "la société ⟦Erwan Tanguilly⟧", Kind.ORG, DIRECT, "MASK"),
    ("decisions-fr", "⟦12 rue des Korrigans⟧", L, "street-address", "MASK"),
    ("decisions-fr", "née le ⟦14 juin 1979⟧", D, "date", "MASK"),
    ("decisions-fr", "⟦infirmière⟧", Kind.DEM, "occupation", "risk"),
    ("decisions-es", "Don ⟦Anselmo Carrascal⟧", P, "name", "MASK"),
    ("decisions-es", "el Procurador ⟦D. Fermín Zarratea⟧", P, "name", "KEEP"),
    ("decisions-es", "Magistrada ⟦Clotilde Yuste⟧", P, "name", "KEEP"),
    ("decisions-es", "el perito ⟦Don Lope Santiuste⟧", P, "name", "MASK"),
    ("decisions-es", "a ⟦Construcciones Pisuerga⟧", Kind.ORG, None, "KEEP"),
    ("decisions-es", "DNI ⟦12345678Z⟧", C, "national-id", "MASK"),
    ("decisions-pt", "Relatora: ⟦Filomena Cruz⟧", P, "name", "KEEP"),
    ("decisions-pt", "⟦Dr.ª Matilde Escarpinho⟧, advogada", P, "name", "MASK"),
    ("decisions-pt", "a ⟦Padarias Douro Novo, Lda⟧", Kind.ORG, None, "risk"),
    ("decisions-br", "contra ⟦Vanderlei Brandt⟧", P, None, "GENERALISE initials"),
    ("decisions-br", "ato infracional de ⟦Kauã Schlindwein⟧", P, None, "MASK nothing"),
    ("decisions-br", "Relator: ⟦Olímpio Coutinho⟧", P, None, "KEEP"),
    ("decisions-br", "advogada ⟦Camila Stahnke⟧", P, None, "KEEP"),
    ("decisions-br", "(⟦OAB/MG 98.765⟧)", C, "licence", "KEEP"),
    ("decisions-br", "CRM ⟦98765⟧", C, "licence", "MASK"),
    ("decisions-no", "Advokat ⟦Torjus Vik⟧", P, None, "KEEP"),
    ("decisions-no", "sakkyndig ⟦Birger Solheimsnes⟧", P, None, "KEEP"),
    ("decisions-no", "vitnet ⟦Kjetil Toft⟧", P, None, "MASK"),
    ("decisions-no", "født ⟦12. april 1981⟧", D, "date", "MASK"),
    ("decisions-dk", "Dommer ⟦Helle Brandstrup⟧", P, None, "MASK"),
    ("decisions-dk", "VESTRE LANDSRET. Landsdommer ⟦Annette Vium⟧", P, None, "KEEP"),
    ("decisions-dk", "advokat ⟦Steen Kaspersen⟧", P, None, "KEEP"),
    ("decisions-dk", "cpr-nr. ⟦140367-1214⟧", C, "national-id", "MASK"),
    ("everything", "for ⟦two days⟧", D, "duration", "MASK"),
    ("everything", "⟦40 %⟧", Kind.QUANTITY, "percentage", "MASK"),
    ("default", "⟦Anna Berg⟧", P, "name", "MASK"),
    ("default", "⟦Blue Heron⟧", Kind.MISC, None, "risk"),
]


@pytest.mark.parametrize(("policy", "marked", "kind", "subtype", "expected"), EXAMPLES)
def test_what_they_decide(policy: str, marked: str, kind: Kind, subtype: str | None, expected: str) -> None:
    assert handled(policy, marked, kind, subtype) == expected


@pytest.mark.parametrize("name", [each for each in NAMES if each.startswith("decisions-")])
def test_no_published_decision_leaves_a_number_of_a_person_or_an_address(name: str) -> None:
    numbers = SUBTYPES & set(
        "account email employee-id fax health-insurance iban licence-plate mrn national-id passport payment-card phone "
        "ssn tax-number username driver-licence".split()
    )
    # Words for a decision before it change nothing.
    assert all(handled(name, "Sag nr. ⟦4711234⟧", C, subtype) == "MASK" for subtype in numbers)
    assert all(handled(name, "⟦Mühlweg 7⟧", L, subtype) == "MASK" for subtype in ("street-address", DIRECT))


def test_safe_harbor_leaves_no_name_number_or_small_place_whole() -> None:
    for subtype in (None, *SUBTYPES - {"country"}):
        for kind in (Kind.PERSON, Kind.CODE, Kind.ORG, Kind.LOC):
            assert handled("hipaa-safe-harbor", "⟦Zzyzx⟧", kind, subtype).startswith(("MASK", "GENERALISE"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", Kind)
def test_every_kind_is_handled(name: str, kind: Kind) -> None:
    assert handled(name, "⟦Zzyzx⟧", kind).split()[0] in {*Action, "risk"}


def test_a_filing_from_recognition_on() -> None:
    text = (
        "Case 3:21-cv-00123-ABC\nPlaintiff's social security number is 219-09-9999. Date of birth: 12 March 1984.\n"
        "On 3 May 2019 she paid from account no. 4471234567.\n"
    )
    found = entities.join(text, recognise(text, None, terms=(), person=None, progress=Silent()))
    decisions = decide(text, found, keep=(), policy=policies.load("frcp-5.2"))
    said = {
        text[entity.mentions[0].start : entity.mentions[0].end]: (decision.action, decision.part)
        for entity, decision in zip(found, decisions, strict=True)
        if decision
    }
    assert said["219-09-9999"] == (Action.GENERALISE, "last-four")
    assert said["12 March 1984"] == (Action.GENERALISE, "year")
    assert said["3 May 2019"] == (Action.KEEP, None)
    assert said["4471234567"] == (Action.GENERALISE, "last-four")
    assert said["3:21-cv-00123-ABC"] == (Action.KEEP, None)


def test_handlings_with_parts_are_those_that_leave_one() -> None:
    assert set(PARTS) == {Handling.KEEP_IN_PART, Handling.GENERALISE}


@pytest.mark.parametrize("name", ["frcp-5.2", "texas-e-filing"])
def test_what_a_court_wants_gone_is_not_replaced_by_other_words(name: str) -> None:
    assert all(rule.handling is not Handling.MASK for rule in policies.load(name).rules)
