"""One table of examples per family of patterns; the wanted stretch stands in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.catalogue import ENGLISH
from engine.core.message import Message
from engine.core.progress import Silent
from engine.core.types import Kind, Mention
from engine.detection import patterns
from engine.detection.patterns import dates, labelled
from tests.builders.marked import unmark, unmark_one
from tests.growth import is_linear, seconds
from tests.sampled import sampled

CONTACT = [
    ("email", "Write to ⟦anna.kowal+x@mail.example.org⟧, please."),
    ("email", "Reach me: ⟦anna.kowal [at] example [dot] org⟧"),
    ("email", "Écrire à ⟦anna.kowal (arobase) boite (point) example⟧"),
    ("street-address", "Mme A. Kowal\n⟦Résidence du Lac, Entrée 4⟧\nrue du Puits\n07190 ST ORMEL"),
    ("name", "14:02 ⟦MR. KOWALCZYK⟧ IN APT 1 HAS KEY"),
    ("street-address", "Mme A. Kowal\n⟦LES COMBES⟧\n07190 ST ORMEL"),
    ("date", "01.04 PRLV EAU\n⟦05.04⟧ CB RETRAIT\n06.04 CHQ"),
    ("email", "(⟦ANNA@EXAMPLE.ORG⟧)"),
    ("email", "Reach me: ⟦anna.kowal [at] example . org⟧"),
    ("email", "Reach me: ⟦anna.kowal [at] example. org⟧, on Monday."),
    ("email", "Write to ⟦anna.kowal (at) example (dot) org⟧. Nothing came of it."),
    ("email", "Write to ⟦anna.kowal (at) example.org⟧.\nThe doctor was away."),
    ("email", "mail me at ⟦anna dot kowal at example dot com⟧"),
    ("url", "See ⟦https://example.org/people/anna?id=7⟧."),
    ("url", "at ⟦www.example-clinic.pl/doctors⟧, room 4"),
    ("url", "on ⟦profiles.example.com/anna⟧ since"),
    ("ip", "logged in from ⟦10.218.6.131⟧ at night"),
    ("ip", "from ⟦2001:db8:0:1:1:1:1:1⟧."),
    ("mac-address", "device ⟦00:1B:44:11:3A:B7⟧ was seen"),
    ("email", "Berg, Falk ⟦{berg,shaver}@example.org⟧, Acme"),
    ("email", "Berg, Falk ⟦[berg, dfalk, r.shaver] @ cs.example.edu⟧"),
    ("social-handle", "My Snapchat: ⟦sunshine⟧ and"),
    ("social-handle", "Her Facebook name is ⟦moonbeam⟧."),
    ("social-handle", "on Twitter as ⟦moon_beam⟧."),
    ("social-handle", "follow ⟦@anna_kowal⟧ there"),
    ("social-handle", "insta ⟦anna.kowal⟧, or"),
    ("social-handle", "xbox ⟦AnnaK_88⟧."),
    ("social-handle", "her Instagram account: ⟦kowal.anna⟧"),
]
PHONE = [
    ("phone", "Call ⟦800.555.DESK (3375)⟧ for it"),
    ("phone", "or ⟦1-888-GO-BERGEN⟧."),
    ("phone", "book: ⟦(800) LIFTVAN⟧, daily"),
    ("phone", "the number is ⟦oh one six one, four nine six, oh one double two⟧"),
    ("phone", "on ⟦oh double seven double oh nine hundred one two three⟧."),
    ("phone", "Sie ist unter ⟦null eins sieben sechs, fünf fünf fünf, acht neun zwo⟧ da"),
    ("phone", "Phone: ⟦0688 777 97 84⟧"),
    ("phone", "call ⟦+48 601 555 014⟧ today"),
    ("phone", "⟦(212) 555-0187⟧ is her number"),
    ("phone", "or ⟦212-555-0187 ext. 12⟧ at work"),
    ("phone", "They're not answering at ⟦(37) 788-063⟧"),
    ("phone", "Tel. ⟦02.27.96.63.08⟧"),
    ("phone", "a educadora (ext. ⟦214⟧) referiu"),
    ("phone", "Frau Sailer, Durchwahl ⟦-4417⟧, ist"),
    ("fax", "Fax: ⟦(617) 243 - 2601⟧"),
    ("fax", "⟦(617) 243-2601⟧ (fax)"),
    ("phone", "Cornelius (P) ⟦704.896.1811⟧\t(F) 704.896.1812"),
    ("phone", "Fax 12\nPhone: ⟦(617) 243-2601⟧"),
    ("phone", "Phone: ⟦(617) 243-2601⟧ Fax: none"),
    ("phone", "Facsimile or phone: ⟦(617) 243-2601⟧"),
]
IDENTITY = [
    ("iban", "IBAN ⟦GB29 NWBK 6016 1331 9268 19⟧ was used"),
    ("iban", "to ⟦DE89370400440532013000⟧."),
    ("payment-card", "card ⟦4111 1111 1111 1111⟧ expires"),
    ("payment-card", "paid by ⟦378282246310005⟧"),
    ("ssn", "her SSN is ⟦536-22-1876⟧"),
    ("nhs-number", "NHS number ⟦943 476 5919⟧"),
    ("national-id", "NIR ⟦1 84 12 76 451 089 46⟧"),
    ("national-id", "a ⟦RSSMRA85T10A562S⟧ in it"),
    ("national-id", "DNI ⟦12345678Z⟧"),
    ("national-id", "PESEL ⟦44051401359⟧"),
    ("national-id", "BSN ⟦111222333⟧"),
    ("national-id", "hetu ⟦131052-308T⟧"),
    ("national-id", "personnummer ⟦880320-0016⟧"),
    ("national-id", "CPF ⟦390.533.447-05⟧"),
    ("national-id", "social insurance number ⟦123-456-782⟧"),
    ("ssn", "Social Security No.: ⟦900-55-0142⟧"),
    ("ssn", "Social Security no. ⟦900-55-0142⟧"),
    ("ssn", "Social Security card number ⟦900-55-0142⟧"),
    ("tax-number", "TFN ⟦123 456 782⟧"),
]
LABELLED = [
    ("account", "paid into the account ending ⟦4471⟧."),
    ("account", "Bank account\t⟦004417729831⟧"),
    ("phone", "Telephone: ⟦004417729831⟧"),
    ("account", "Card ending ⟦4471⟧ (Mrs Vik)"),
    ("reference", "advised RFS. Ref ⟦3318-0447⟧."),
    ("licence-plate", "LIC: ⟦CKV 2R7A⟧ AZ"),
    ("licence-plate", "TAG # ⟦7KRT220⟧ on"),
    ("account", "SSN on file, last four ⟦8821⟧."),
    ("passport", "passport number ⟦EP564912⟧. He left"),
    ("driver-licence", "Driver's license number is ⟦a56319335⟧"),
    ("mrn", "MRN: ⟦448120⟧"),
    ("reference", "under record no. ⟦OV-448120⟧"),
    ("account", "account number '⟦SBIN012345678901⟧'"),
    ("routing", "and routing number ⟦061000104⟧."),
    ("policy", "insurance policy #⟦88291-LK⟧"),
    ("employee-id", "employee ID ⟦127854⟧, from"),
    ("licence-plate", "licence plate ⟦KR 5T482⟧"),
    ("vin", "VIN ⟦1HGCM82633A004352⟧"),
    ("device-serial", "serial number ⟦SN-4471-B⟧"),
    ("device-serial", "the pump, SN ⟦EN4624242⟧, was"),
    ("voter-id", "Voter ID '⟦VOTER1985746321⟧'"),
    ("password", "with password '⟦B@nana#24⟧'."),
    ("username", "login: ⟦kowal_77⟧"),
    ("ssn", "ends in ⟦XXX-XX-2409⟧"),
    ("national-id", "National reference no. ⟦YF 65 82 18 K⟧\n"),
    ("payment-card", "exp 04/27, CVV ⟦123⟧."),
    ("password", "pw: ⟦hunter2!⟧"),
    ("username", "[06T18:06Z] auth: ⟦runner.moon⟧ from there"),
    ("phone", "PGY-2, pager ⟦8470⟧."),
]
CASES = [
    ("case-number", "an application (no. ⟦1520/06⟧) against"),
    ("case-number", "nos. 29912/96 and ⟦29913/96⟧"),
    ("case-number", "Case No. ⟦4:23-cv-00817-ELB⟧"),
    ("case-number", "Case No. ⟦2:23-cv-00817-ELB (KSx)⟧ Date"),
    ("case-number", "Case No. ⟦CV17-00016-ELB(KSx)⟧ Date"),
    ("case-number", "file no. ⟦2006/2199⟧"),
    ("case-number", "the report ⟦CPT/Inf (2003) 12⟧"),
    ("legal-citation", "in ⟦[2019] EWHC 12 (Admin)⟧ it"),
    ("legal-citation", "(see Moe v. Norway, no. ⟦12345/99⟧, § 50, ECHR)"),
    ("case-number", "CASE OF MOE v. NORWAY (Application no. ⟦12345/99⟧)"),
    ("legal-citation", "the case ⟦NJA 2005 p. 884⟧ says"),
    ("case-number", "Aktenzeichen ⟦3 O 417/23⟧ of"),
    ("reference", "prison no. ⟦23783⟧ then"),
]
DATES = [
    ("date", "2. Wv. ⟦15.11.⟧  3. z. d. A."),
    ("date", "born on ⟦12 March 1984⟧ in"),
    ("date", "on ⟦March 12, 1984⟧."),
    ("date", "on ⟦12/03/1984⟧,"),
    ("date", "5. DATE OF BIRTH (MM/DD/YYYY)\n⟦07 19 1953⟧"),
    ("date", "DOB ⟦1984-03-12⟧"),
    ("date", "at ⟦2004-12-06 08:35:20⟧"),
    ("date", "on ⟦12.3.84⟧ he"),
    ("date", "the ⟦12th of March⟧ was"),
    ("date", "on ⟦9 Feb 22⟧, 15:45 the"),
    ("date", "on ⟦Nov 5, 08:00⟧ the"),
    ("date", "On ⟦25 April⟧, 24 May and 27 July 1994"),
    ("date", "On 25 April, ⟦24 May⟧ and 27 July 1994"),
    ("date", "On ⟦2 and 25 January 1995⟧ it"),
    ("date", "since ⟦March 1984⟧"),
    ("date", "in ⟦January and February 1981⟧"),
    ("date", "We meet on ⟦sunday⟧."),
    ("date", "seen on ⟦3/14⟧ again"),
    ("date", "on ⟦12\nMarch 1984⟧ in"),
    ("year", "was born in ⟦1960⟧ and"),
    ("year", "in ⟦1990-1994⟧ he"),
    ("year", "in ⟦the 1980s⟧"),
    ("time", "arrived at ⟦11.30 p.m.⟧"),
    ("time", "at ⟦23:15⟧ the"),
    ("age", "a ⟦34-year-old⟧ man"),
    ("age", "he, ⟦aged 34⟧, said"),
    ("age", "B1  ⟦94F⟧  Mrs Vik"),
    ("age", "husband in rm 312 (⟦95 M⟧)."),
    ("age", "B: ⟦94 F⟧ admitted Mon"),
    ("age", "⟦63 years old⟧"),
    ("age", "i'm ⟦26 y/o⟧."),
    ("age", "at the ⟦age of sixty⟧"),
    ("age", "a woman ⟦in her forties⟧"),
    ("age", "a ⟦71F⟧ with"),
    ("age", "her mother, Sunniva Tolvald (⟦74⟧), moved"),
    ("age", "Born 8 September 1949 (⟦74⟧)"),
    ("duration", "within ⟦ten days⟧ of"),
    ("duration", "to ⟦12 years and 6 months⟧ in prison"),
]
QUANTITIES = [
    ("money", "paid ⟦5,699.21 euros (EUR)⟧ to"),
    ("money", "paid ⟦EUR 1,124.84⟧ to"),
    ("money", "of ⟦$1,250.00⟧ a month"),
    ("money", "worth ⟦£30k⟧"),
    ("money", "⟦100,000 Polish zlotys (PLN)⟧"),
    ("money", "of ⟦two billion Danish kroner (DKK)⟧"),
    ("money", "for ⟦20 €⟧ a day"),
    ("percentage", "owns ⟦12.5%⟧ of it"),
    ("percentage", "about ⟦50 per cent⟧ of"),
]
PLACES = [
    ("street-address", "Her neighbour at ⟦no. 119⟧ brings the paper."),
    ("street-address", "The owner of ⟦number 11⟧ lost a cat."),
    ("street-address", "au ⟦14 bd des Belges, 69006 Lyon⟧"),
    ("street-address", "the family at ⟦Larkfield Court⟧ has"),
    ("street-address", "lives at ⟦20789 Allison Street, Apt. 4, Springfield, IL 62704⟧."),
    ("street-address", "of ⟦14 Old Mill Lane⟧, where"),
    ("street-address", "to ⟦P.O. Box 1422⟧ in"),
    ("street-address", "in ⟦Hauptstraße 12⟧ since"),
    ("street-address", "to ⟦C-71 Sector 9, Panchkula 134113⟧ by"),
    ("street-address", "of ⟦House 2210, Sector 40-A⟧ since"),
    ("routing", "sort code ⟦20-00-00⟧ account"),
    ("street-address", "at ⟦ul. Długa 3⟧ in"),
    ("street-address", "in ⟦Via dei Fiorentini 17⟧ near"),
    ("room", "bed 8th floor, ⟦Tower B⟧: resolved"),
    ("street", "into ⟦Färbergasse⟧ without lights"),
    ("street-address", "au ⟦12 rue de la Paix⟧ ."),
    ("zip", "Springfield, IL ⟦62704⟧"),
    ("zip", "My zip code is ⟦90010⟧"),
    ("postal-code", "London ⟦SW1A 1AA⟧."),
    ("postal-code", "Ottawa ⟦K1A 0B1⟧"),
]
NAMES = [
    ("name", "by ⟦Mr Leszek Kołodziński⟧, born"),
    ("name", "and ⟦Ms. Tolvald⟧'s lawyer"),
    ("name", "⟦Dr. Piotr Hallsen⟧ said"),
    ("coordinates", "W3W ⟦///tides.copper.lantern⟧ at the gate"),
    ("employee-id", "CS23 = PC ⟦2207⟧ Ellis"),
    ("reference", "I produce this as exhibit ⟦PNH/1⟧."),
    ("reference", "exhibits KB/1, KB/2 and ⟦KB/14⟧ were sealed"),
    ("reference", "marked Exhibit “⟦JMS2⟧” by the clerk"),
    ("postal-code", "of 17A Quarry Gdns (above the shop), ⟦LL18⟧."),
    ("age", "The mother (⟦38⟧) is a pilot"),
    ("age", "F. nac.: 12-10-1938 (⟦85 a⟧)"),
    ("date", "Strategy mtg ⟦10/11⟧ at two"),
    ("name", 'NAME: UNK  AKA: "⟦Smoke⟧"   HT'),
    ("name", "Street name “⟦Ghost⟧”, they say"),
    ("name", "She is in. Granny ⟦Kitty⟧ collects her"),
    ("name", "TCI soon. GP ⟦McAteer⟧ aware."),
    ("name", "SHO ⟦Bannerjee⟧ reviewed"),
    ("name", "3 Do – ⟦May⟧ to book the hall"),
    ("name", "⟦Sunday⟧ told me that"),
    ("name", "Enf. ⟦Rebordão⟧ fez a muda"),
    ("name", "nuit (⟦Steph⟧)"),
    ("name", "Nights (⟦Orla⟧): quiet"),
    ("name", "see ⟦Tolvald J⟧ (1997) on cells"),
    ("name", "as in ⟦van der Hallsen, K.M.⟧ (2004b), p. 3"),
    ("name", "before JUDGE ⟦ANNA KOWAL⟧."),
    ("name", "As ⟦Ng⟧ wrote on Monday"),
    ("name", "⟦MRS. KATHERINE CHURCH⟧ RETURNS ON MONDAY"),
    ("name", "⟦MR. JOHN A MAY⟧ WAS SEEN"),
    ("name", "⟦Prof. Ludwig van der Berg⟧ of"),
    ("name", "/s/ ⟦Jonas Q. Example⟧\nDirector"),
    ("name", "signed ⟦Jane Roewer⟧, M.D."),
    ("name", "Patient: ⟦Smithers, John A.⟧\n"),
    ("name", "Name: ⟦David Fischbach⟧ Title: Manager"),
    ("name", "⟦JOHN ROEWER⟧, Plaintiff, v."),
    ("name", "Dear ⟦Joanna⟧,"),
    ("name", "⟦Martha Collinson⟧ is a pleasant 50-year-old female"),
    ("name", "My name is ⟦Anna Kowal⟧."),
    ("name", "by ⟦Dr Bishop⟧\nOperation: none"),
    ("name", f"{'It was late in the evening when he met there':<48} ⟦Dr Ida\nBrandt⟧ again"),
    ("name", "READ BY ⟦DMITRI GOLUBEV⟧, MD."),
    ("name", "PCP ⟦Chee⟧.\nNight cover"),
    ("name", "x 30, no refills. ⟦N.G.⟧\n"),
    ("name", "⟦Gray⟧ 3028879-58 bed 4: stable"),
]
OTHER_SCRIPTS = [
    ("date", "締切：⟦平成３０年１０月１１日⟧（木）午後５時"),
    ("date", "昭和生まれ。入院は⟦令和元年5月2日⟧"),
    ("date", "出生于⟦1984年3月12日⟧，女"),
    ("date", "会议（⟦3月5—16日⟧，于北京）"),
    ("date", "起草于⟦2007年 3月⟧"),
    ("date", "생년월일: ⟦1984년 3월 12일⟧"),
    ("phone", "電話：⟦０３－５５５７－１６６６⟧　ＦＡＸ"),
    ("fax", "電話：なし　ＦＡＸ：⟦０３－５５５７－１６６７⟧"),
    ("phone", "联系电话：⟦13955501234⟧"),
    ("phone", "手机号码 ⟦139 5550 1234⟧，女"),
    ("phone", "전화번호: ⟦02-555-3456⟧"),
    ("phone", "هاتف ⟦٠٢١٢٣٤٥٦٧٨⟧"),
    ("phone", "тел. ⟦8 495 555-45-67⟧"),
    ("postal-code", "〒⟦１０２－００７４⟧　東京都"),
    ("date", "जन्म ⟦१२/०३/१९८४⟧"),
    ("email", "ﾒｰﾙ ⟦ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ⟧ まで"),
]

EXAMPLES = [
    *(*CONTACT, *PHONE, *IDENTITY, *LABELLED, *CASES, *DATES, *QUANTITIES, *PLACES, *NAMES),
    *OTHER_SCRIPTS,
]

# Text in which nothing of a kind must be found.
NOTHING = [
    (Kind.LOC, "The song stayed at number 14 in the charts. The family sat at number 3 on the list."),
    (Kind.PERSON, "Criminal Procedure Rules, r 16.2; Criminal Justice Act 1967, s. 9"),
    (Kind.PERSON, "night (Friday) and noche (domingo)"),
    (Kind.PERSON, "drawing FPL-114 Rev C is late. He declined.\n\nWHEREFORE, Defendants ask"),
    (Kind.DATETIME, "Boiler service - due April\nunder LOLER 1998 and the PSRs 2017, APR 6.24"),
    (Kind.PERSON, "see Appendix A (2001) and Hepatitis B (1998)"),
    (Kind.CODE, "Blood pressure: 127/80. Heart rate 60s. No fever."),
    (Kind.CODE, "sodium 140, potassium 4.2, 500 mg twice daily, LA, L5-S1, HbA1c 7.2"),
    (Kind.CODE, "5. DATE OF BIRTH (MM/DD/YYYY)\n07 19 1953"),
    (Kind.LOC, "ZIP Code/Postal Code\n17.TELEPHONE NUMBER (Include Area Code)"),
    (Kind.CODE, "on 12/03/1984 and 2004-12-06, in Tel Aviv from 1990-1994, (1968)1970"),
    (Kind.CODE, "under Law no. 3953, Article 6 and Protocol no. 11"),
    (Kind.CODE, "the sum of 1 000 000 and 250,000,000"),
    (Kind.CODE, "all 800 MEMBERS of it, rev 800-A and 833.AB-12"),
    (Kind.CODE, "card 4111 1111 1111 1112 and 5555"),
    (Kind.CODE, "see sections 10.1.12 and 2.3.4.5"),
    (Kind.CODE, "exhibits CX/4, PW1, DX 12 and A/1; the ratio was AB/12 in the first trial"),
    (Kind.CODE, "Accepting: Drew Swift, MD (a552b). auth: failed for root"),
    (Kind.CODE, "BP at 10 AM 120/80, on 5 May 12/03; login: please, user: see below"),
    (Kind.CODE, "the case became final ON 21/09/2016"),
    (Kind.CODE, "The account was closed. The passport expired in 2003."),
    (Kind.PERSON, "He is a 101-year-old man."),
    (Kind.PERSON, "THE PATIENT is a 54-year-old woman."),
    (Kind.PERSON, "General Examination: normal. Mr President of the Court. Dr. said."),
    (Kind.PERSON, "Foley 16 Fr.\nMedicare; SSN 950-74-0734 f"),
    (Kind.PERSON, "in the Major Leagues. P.E.\n"),
    (Kind.PERSON, "Adm. Mar 5 to the ward."),
    (
        Kind.PERSON,
        "OT Assessment, done. GP Letter sent. HCA Training, at nine. On Sunday told us. - Will to live. GP DNAR, yes",
    ),
    (Kind.PERSON, f"{'List of Monday':<60} Anaes:\nNo   Name    Age"),
    (
        Kind.CODE,
        "counted one two three four five six seven eight nine. Freq 0800 1200 1800 2200 Prescriber. A snap decision.",
    ),
    (Kind.LOC, "R.\nFORMACIÓN\n2011  Grado. metformin 500 bd Ramipril 5 od, prednisolone 30 bd\nSH: retired"),
    (
        Kind.PERSON,
        "He lives in the U.S.\nShe came at 5. P.M.\nRN notified. Attending Physician. Invoice 30288791 for a bed",
    ),
    (Kind.PERSON, "The patient is stable. Department of Justice."),
    (Kind.PERSON, "Ohio Rev. Code 2903.13; Rev. Stat. 12; Phys. Rev. Lett. 90"),
    (Kind.CODE, "on 06/14/2023 1752 he; 03/04–05/04 on call"),
    (Kind.CODE, "Ref. range 135-145; LIC: NONE; TAG: YES; a card ending soon"),
    (Kind.CODE, "Instagram is part of the Companies, which know Facebook as friends do. {a, b} @ home"),
    (Kind.PERSON, "IF AN OFFICER CONTACTS YOU AND ASKS. Deputy Clerk, Deputy Recorder. A JUDGE\nHonorable\n"),
    (Kind.PERSON, "Frequently Asked Questions (FAQs) Acrilo Members"),
    (Kind.PERSON, "C. THEFT\nD. EXTORTION\nE. HARASSMENT\n"),
    (Kind.LOC, "Aug. 14, 2005\tGrammatikos, Greece"),
    (Kind.LOC, "Rule 52 § 1 of the Rules of Court, 12 patients"),
    (Kind.QUANTITY, "INR 1.2; DM 2; gained 20 pounds; ejection fraction of 45%; lidocaine 2% cream"),
    (Kind.DATETIME, "Temp 98F, T 101F; swam 50M; raised $20M; -20M; 94F/34C; oven at 95F"),
    (Kind.DATETIME, "2000 mg, room 1984, 31/31/2004, the soldiers march, he may 5"),
    (Kind.DATETIME, "Penal Code (74), Section Two (12), Table Five (22), Grand Chamber (17), items (34)"),
]


def find(text: str) -> tuple[Mention, ...]:
    return patterns.find(text, progress=Silent())


@pytest.mark.parametrize(("subtype", "marked"), EXAMPLES)
def test_finds_exactly_the_marked_stretch(subtype: str, marked: str) -> None:
    text, span = unmark_one(marked)
    assert (*span, subtype) in {(each.start, each.end, each.subtype) for each in find(text)}


@pytest.mark.parametrize(("kind", "text"), NOTHING)
def test_finds_nothing_of_the_kind(kind: Kind, text: str) -> None:
    assert [text[each.start : each.end] for each in find(text) if each.kind is kind] == []


def test_the_hour_of_a_clock_is_no_year() -> None:
    text = "on 18 Nov 08:00 and 9 Feb 22, 15:45"
    found = {text[each.start : each.end] for rule in dates.RULES for each in rule.find(text) if each.subtype == "date"}
    assert not {"18 Nov 08", "Nov 08", "Feb 22, 15"} & found


def test_dates_in_the_head_of_a_table_are_whole() -> None:
    text = "11 February\n15 February\n19 February\nZinc"
    assert [text[each.start : each.end] for each in find(text)] == ["11 February", "15 February", "19 February"]


def test_context_words_raise_the_score() -> None:
    (alone,) = (each for each in find("and 536-22-1876 then") if each.subtype == "ssn")
    (beside,) = (each for each in find("her SSN: 536-22-1876") if each.subtype == "ssn")
    assert alone.score < beside.score


def test_reasons_are_fixed_sentences() -> None:
    for _, marked in EXAMPLES:
        text, _ = unmark(marked)
        for each in find(text):
            assert ENGLISH.say(each.reason).endswith(".")
            assert text[each.start : each.end] not in ENGLISH.say(each.reason)


_PIECES = st.sampled_from(
    [
        *"aA1 .,-/:@#§$€\n()'’",
        "12 March",
        "no. ",
        "Mr ",
        "SSN ",
        "İ",
        "ﬁ",
        "é",
        "😀",
        "\u0301",
        "\u00ad",
        "王",
        "١٢٣",
        "GB29",
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(_PIECES, max_size=60).map("".join) | st.text(max_size=120))
def test_offsets_slice_any_text(text: str) -> None:
    for each in find(text):
        assert 0 <= each.start < each.end <= len(text)
        assert text[each.start : each.end].strip()
        assert 0 < each.score <= 1


@pytest.mark.parametrize(
    "piece", sampled(["1", " ", "a", "A ", "12 ", "1-", "(1) ", "a.", "\n", "1, ", "a@", "no. ", "Aa ", "1/"], every=3)
)
def test_time_is_linear_in_the_length(piece: str) -> None:
    """Ten times the text must not take much more than ten times as long (hostile input)."""
    assert is_linear(lambda length: seconds(lambda: find((piece * length)[:length])), 2_000, 20_000)


def test_a_long_text_is_searched_whole_though_in_stretches() -> None:
    """The places where one stretch meets the next are no exception."""
    filling = "The harbour was quiet and nobody wrote. " * 3
    text = "".join(
        f"{filling}Mail ada{number}@example.com on 12 March {1900 + number % 100}.\n" for number in range(700)
    )
    found = find(text)
    assert sum(each.subtype == "email" for each in found) == 700
    assert {text[each.start : each.end] for each in found if each.subtype == "email"} == {
        f"ada{number}@example.com" for number in range(700)
    }
    assert len(found) == len({(each.start, each.end, each.subtype) for each in found})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("CT 3/15 showed", ["3/15"]),
        ("labs from 3/14", ["3/14"]),
        ("seen 3/15, f/u 4/2", ["3/15", "4/2"]),
        ("Procedure\n- 29/1: hemiarthroplasty\n- 30/1: up", ["29/1", "30/1"]),
        ("(admitted 11/3)", ["11/3"]),
        ("Lab  3/14  3/15  3/16", ["3/14", "3/15", "3/16"]),
        ("WBC | 3/14 | 3/15", ["3/14", "3/15"]),
        ("RUE 5/5 5/5 LUE 4/5", []),
        ("BP 120/80 and 110/70", []),
        ("2/6 murmur, strength 4/5 and 3/5", []),
        ("1/2 tab, 3/4 cup", []),
    ],
)
def test_a_month_and_a_day_in_records(text: str, expected: list[str]) -> None:
    found = {(each.start, each.end) for rule in dates.RULES for each in rule.find(text) if each.subtype == "date"}
    assert [text[start:end] for start, end in sorted(found)] == expected


@pytest.mark.parametrize("text", ["8 September 1949", "8 September", "September 8, 1949"])
def test_the_reason_of_a_date_holds_with_and_without_a_year(text: str) -> None:
    reasons = {each.reason for rule in dates.RULES for each in rule.find(text) if each.end - each.start == len(text)}
    assert reasons == {Message("pattern.form-date-with-name-month")}


def test_the_reason_of_a_number_names_the_words_of_the_rule() -> None:
    (mention,) = labelled.find("MRN: 4711234")
    assert ENGLISH.say(mention.reason) == "Medical record number, after a word such as “MRN”."
    assert {label.subtype for label in labelled.LABELS} == labelled._REASONS.keys()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is oh double seven,\n31\tdouble oh, nine hundred, one six three.", 1),
        ("It is oh double seven,\n   31  double oh, nine hundred, one six three.", 1),
        ("It says C H I slash nought nine nought, dash\n25\tseven seven B. The girl", 1),
        ("The postcode is L L two three, nine X, er, X D. Just", 1),
        ("Phases A, B, C and D; one, two and three.", 0),
        ("Plan A B C D E F, in one or two.", 0),
    ],
)
def test_numbers_said_with_letters_and_over_the_lines_of_a_transcript_are_codes(text: str, expected: int) -> None:
    found = [each for each in patterns.find(text, progress=Silent()) if each.kind is Kind.CODE]
    assert len(found) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Then Canon Grey agreed.", ["Grey"]),
        ("Then Archdeacon Moss and Padre Field came.", ["Moss", "Field"]),
        ("A Canon EOS camera, a Canon Law text.", []),
    ],
)
def test_titles_of_churches_are_before_names(text: str, expected: list[str]) -> None:
    assert [each.words(text) for each in patterns.find(text, progress=Silent())] == expected


def test_patterns_of_the_user_read_the_text_as_it_is() -> None:
    read: list[str] = []

    def own(text: str) -> list[Mention]:
        read.append(text)
        return []

    patterns.find("室 ４１２", progress=Silent(), own=(own,))
    assert read == ["室 ４１２"]
