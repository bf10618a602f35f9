"""Names and identifiers in hostile places: every part of the world, tables, forms, mail headers, chat, scans,
capitals and none. What must be found stands in ⟦ ⟧. All people and numbers are invented.
"""

from __future__ import annotations

import pytest

from engine import detection
from engine.core.options import Device
from engine.core.progress import Silent
from engine.core.types import Kind
from engine.detection import entities
from engine.models import tagger
from engine.models.tagger import Tagger
from tests.builders.marked import unmark

pytestmark = pytest.mark.model

NAMES = (
    "The contract was signed by ⟦Nguyễn Thị Minh Khai⟧ in the afternoon.",
    "Please ask ⟦Oluwaseun Adebayo⟧ about the delivery.",
    "⟦Chukwuemeka Nwosu-Eze⟧ denied the allegation.",
    "The witness, ⟦Siobhán Ní Bhriain⟧, left early.",
    "I spoke with ⟦Þórarinn Sigurðsson⟧ yesterday.",
    "⟦Zhang Weimin⟧ and his wife moved out in May.",
    "⟦María José de la Cruz y Ortega⟧ filed the claim.",
    "⟦Abd al-Rahman ibn Yusuf⟧ was questioned twice.",
    "His doctor was ⟦Sri Wahyuningsih⟧.",
    "⟦Tāne Mahuta-Parata⟧ owns the land.",
    "We met ⟦Kealiʻi Kahananui⟧ at the harbour.",
    "The teller gave ⟦Ms. Jean-Baptiste⟧ the receipt.",
    "⟦Jan van der Meulen-Visser⟧ signed first.",
    "Suspect: ⟦O’SULLIVAN-BYRNE, PADRAIG⟧",
    "THE DEFENDANT ⟦TYRELL WASHINGTON⟧ FAILED TO APPEAR.",
    "i told ⟦priyanka chaudhary⟧ to call me back lol",
    "ask ⟦jose luis⟧ if hes coming tmrw",
    "lol ⟦brittany⟧ said ur dad knows",
    "From: ⟦Dmitri Volkonsky⟧ <dv@mail.example>",
    "From: ⟦Volkonsky, Dmitri A.⟧",
    "Cc: ⟦Hana Kovářová⟧; ⟦Bo Lindqvist⟧",
    "To: ⟦Sven-Åke Öberg⟧",
    "Name: ⟦LOPEZ GARCIA, JUAN CARLOS⟧",
    "Patient ⟦R. K. Venkataraman⟧ was discharged home.",
    "⟦J.R. Ewell⟧ wrote the memo.",
    "Tell ⟦Mr K.⟧ that his parcel came.",
    "⟦Venkataraman⟧'s car was found in the river.",
    "The officer handcuffed ⟦Deshawn⟧ and his cousin ⟦Lamar⟧.",
    "1. ⟦Wei Chen⟧ 2. ⟦Aiko Tanaka⟧ 3. ⟦Lucia Rossi⟧",
    "- ⟦Agnieszka Wójcik⟧, chair",
    "⟦Fatima Zahra Benali⟧\t42\tCasablanca",
    "| ⟦Ingrid Solheim⟧ | manager | Oslo |",
    "Seller: ⟦Hassan El-Masri⟧ Buyer: ⟦Yael Ben-David⟧",
    "Signed, ⟦Temperance Blackwood⟧",
    "Best,\n⟦Rajesh⟧",
    "Regards\n\n⟦Xiomara⟧",
    "Dear ⟦Prof. Szczepański⟧,",
    "Hi ⟦Nkechi⟧,\nthanks for the file.",
    "[10:42] ⟦Femi⟧: are you there?",
    "⟦Jörg⟧: Hallo zusammen",
    "⟦April May Jones⟧ was born in June.",
    "⟦Rev. Dr. Martin Okonkwo, Jr.⟧ presided.",
    "the late ⟦Sir Alasdair MacGillivray⟧",
    "before ⟦Hon. Beatriz Quiñones⟧, U.S.D.J.",
    "⟦Maria-Antonia⟧ (née ⟦Popescu⟧) appealed.",
    "⟦Leszek K0walski⟧ signed the form.",
    "Narne: ⟦Harriet 0'Connell⟧",
    "wife of ⟦Mohd. Rafiq bin Abdullah⟧",
    "⟦Kim Jong-su⟧ emigrated from Busan.",
    "⟦Nguyen⟧ was taken to the hospital by ⟦Tran⟧.",
    "The nurse, ⟦Llinos Angharad Prys⟧, noted bruises.",
    "His sister ⟦Guðrún⟧ visited.",
    "I am writing on behalf of ⟦Mrs Ekaterina Vasilyevna Sokolova⟧.",
    "⟦Ludwig Graf von Hohenfels⟧ inherited the estate.",
    "⟦Thabo Mbhele⟧’s statement was taken at 9 am.",
    "Interview of ⟦DOE, Jane Marie⟧",
    "attorney ⟦Ruthanne Feldstein-Ortiz⟧ objected",
    "coach ⟦Tomasz⟧ and the kids",
    "Attending: ⟦Nadia Haddad⟧, MD",
    "Pt ⟦Okafor⟧ seen and examined.",
    "d/w ⟦Dr. Yilmaz⟧ (cards).",
    "per daughter ⟦Soledad⟧, no falls",
    "RN ⟦Tuyet⟧ notified.",
)
NUMBERS = (
    "SSN: ⟦536 22 1876⟧",
    "social security no ⟦536221876⟧",
    "my ssn is ⟦536-22-1876⟧",
    "NI number: ⟦QQ 12 34 56 C⟧",
    "NINO ⟦AB123456C⟧",
    "Aadhaar ⟦2345 6789 0124⟧",
    "passport ⟦X1234567⟧",
    "Passport No: ⟦C01X00T47⟧",
    "driver license ⟦D123-4567-8901⟧",
    "DL# ⟦S530-4609-8213⟧",
    "MRN ⟦00-48-21-77⟧",
    "med rec # ⟦4482177⟧",
    "Acct. no. ⟦0044-8213-7⟧",
    "account ending in ⟦4417⟧",
    "sort code ⟦20-00-00⟧ account ⟦55779911⟧",
    "IBAN: ⟦FR14 2004 1010 0505 0001 3M02 606⟧",
    "SWIFT/BIC ⟦DEUTDEFF500⟧",
    "card number ⟦4539 1488 0343 6467⟧, exp 04/27, CVV ⟦123⟧",
    "Amex ⟦3714 496353 98431⟧",
    "routing ⟦021000021⟧",
    "VIN: ⟦1M8GDM9AXKP042788⟧",
    "plate ⟦7ABC123⟧",
    "license plate: ⟦BX 23 KLM⟧",
    "IMEI ⟦490154203237518⟧",
    "IP ⟦203.0.113.77⟧",
    "from ⟦fe80::1ff:fe23:4567:890a⟧",
    "MAC: ⟦3C-52-82-AF-10-9B⟧",
    "⟦john.q.public+news@sub.example.co.uk⟧",
    "mail me at ⟦jane dot doe at example dot com⟧",
    "https://www.facebook.com/⟦jane.doe.77⟧",
    "Twitter: ⟦@jane_doe77⟧",
    "username: ⟦jdoe1984⟧ password: ⟦Tr0ub4dor&3⟧",
    "pw: ⟦hunter2!⟧",
    "tel. ⟦+44 (0)20 7946 0018⟧",
    "call ⟦555-0199⟧",
    "phone ⟦(415)5550137⟧",
    "mob ⟦07700 900982⟧",
    "Tel: ⟦030/1234567⟧",
    "fax ⟦+33 1 70 18 99 00⟧",
    "ext. ⟦4471⟧",
    "Employee ID: ⟦E-20934⟧",
    "badge no. ⟦4471⟧",
    "student ID ⟦u1234567⟧",
    "Policy: ⟦HX-99-204418⟧",
    "Member ID ⟦XYZ123456789⟧",
    "Medicare ⟦1EG4-TE5-MK73⟧",
    "NPI ⟦1234567893⟧",
    "DEA: ⟦BA1234563⟧",
    "Case No. ⟦2:21-cv-04471-JAK-PLA⟧",
    "Docket ⟦CR-19-0812⟧",
    "Invoice #⟦INV-2023-0091⟧",
    "BTC wallet ⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧",
    "serial no ⟦SN-A44-9081-Q⟧",
    "Employer ID (EIN) ⟦12-3456789⟧",
    "TIN ⟦912-71-1234⟧",
)
TIMES = (
    "DOB ⟦03.07.1961⟧",
    "born ⟦7/3/61⟧",
    "DOB: ⟦1961 Mar 07⟧",
    "d.o.b. ⟦7th of March, 1961⟧",
    "Geburtsdatum: ⟦7. März 1961⟧",
    "on ⟦the 3rd of May⟧",
    "⟦Sept 9th⟧ at noon",
    "⟦20230914⟧ 10:22",
    "she is ⟦47⟧ years old",
    "a ⟦92 y.o.⟧ woman",
)
PLACES = (
    "lives at ⟦221b Baker Street⟧, London",
    "⟦1600 Pennsylvania Ave NW⟧, Washington",
    "address: ⟦Flat 3, 12 Mill Rd, Leeds LS1 4AB⟧",
    "⟦Calle Mayor 14, 3º B⟧, Madrid",
    "⟦C-44 Sector 18, Noida 201301⟧",
    "P O Box ⟦4471⟧",
    "zip ⟦60614-1234⟧",
    "wohnt in der ⟦Lindenallee 4⟧",
    "lat/long ⟦51.5074, -0.1278⟧",
)
EXAMPLES = [
    *((Kind.PERSON, text) for text in NAMES),
    *((Kind.CODE, text) for text in NUMBERS),
    *((Kind.DATETIME, text) for text in TIMES),
    *((Kind.LOC, text) for text in PLACES),
]


@pytest.fixture(scope="module")
def recognizer() -> Tagger:
    return tagger.load(Device.CPU)


@pytest.mark.parametrize(("kind", "marked"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_what_is_marked_is_found(recognizer: Tagger, kind: Kind, marked: str) -> None:
    text, wanted = unmark(marked)
    found = detection.recognise(text, recognizer.tag(text, Silent()), terms=(), person=None, progress=Silent())
    # An age is a time to one recognizer, and an attribute of somebody to another.
    kinds = {Kind.DATETIME, Kind.DEM} if kind is Kind.DATETIME else {kind}
    covered = {
        place
        for entity in entities.join(text, found)
        if entity.kind in kinds
        for each in entity.mentions
        for place in range(each.start, each.end)
    }
    seen = [text[place] for span in wanted for place in range(*span) if text[place].isalnum() and place not in covered]
    assert seen == []
