"""False positives of the network that are filtered out: headings, labels, shorthand, products, eponyms, line numbers.

A network that was trained to miss no name takes a capital for one where the text gives no other sign.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.filters.products import is_product
from engine.detection.lexicon import borne
from engine.detection.patterns.phone import ROUNDS

# Lists of words stay together.
# ruff: noqa: E501

_NAMES = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.CODE})
_WORD = Expression(r"[^\W_]+")
_REACH = 40
"""Characters before a mention in which an eponym may begin, or a line number be."""
_FEWEST = 3  # line numbers
_NUMBERS = Expression(r"[0-9]+")
_ONLY_NUMBERS = Expression(r"[0-9]{1,3}(?:\s+[0-9]{1,3})*")
_NUMBER_BEFORE = Expression(r"(?<![^\s])([0-9]{1,3})\s+\Z")
_NUMBER_AFTER = Expression(r"\s+([0-9]{1,3})(?![^\s])")

# Things with eponyms; the second only without a possessive, since "Jones's fracture" may be a patient's own.
_CALLED = (
    r"(?:disease|diseases|syndrome|syndromes|sign|palsy|triad|tetralogy|criteria"
    r"|classification|sarcoma|lymphoma|thyroiditis|phenomenon|maneuver|manoeuvre"
    r"|esophagus|encephalopathy|ataxia|chorea|purpura"
    r"|dystrophy|anomaly|ophthalmopathy|grading|staging|stethoscope"
    r"|equations?|theorem|laws?|modulus|principle|constant|distribution|transform|diagram|paradox|titration"
    r"|apparatus|reagent|funnel|flumes?|looms?|prodrome|formula|nomogram|striae|IADL|ADL|VMI)"
)
# What somebody may have, or have had done: "Murphy's gait", "Allen's catheter", "Turner's body".
_CALLED_OR_OWNED = (
    r"(?:cyst|score|scale|catheter|drain|stain|node|nodes|body|bodies|cells|index|grade|ring|method|technique|horn|chart|theory"
    r"|extract(?:ion|or)|flasks?|dish(?:es)?|lamps?|cases?(?= of plants)|counter"
    r"|delusions?|filter|curve|circle|gait|facies|inventory|questionnaire|stool|types? \d)"
)
# What is also a verb: "Bell rings the clinic".
_CALLED_POSSESSIVE = r"(?:signs|scores|rings|charts|counters|filters|curves|circles)"
# Scales that hardly anybody's surname names, which may be followed by the score alone.
_SCALES = (
    r"(?:glasgow(?:[- ]blatchford)?|apgar|barthel|waterlow|mallampati|karnofsky|child[- ]pugh|hoehn(?: and yahr)?)"
)
_CALLED_BARE = (
    r"(?:fracture|contracture|coma|dementia|reflex|murmur|tumor|tumour|ulcer|hernia|clamp|splint|stent"
    r"|graft|valve|nail|prosthesis|arthroplasty|bandage|speculum|retractor|projection|procedure|test"
    r"|position|repair|release|osteotomy|incision|frame|collar|stockings?|forceps|tube|airway|scissors|needle|cannula|pump|suture|brake"
    r"|view|cutoff|pouch|fistula|regimen|angle|move|clasps?|appliance|retainer|monitor|fixator|sling|fractures|contractures|hernias|prostheses|incisions"
    r"|(?:(?:type|grade) )?(?:[A-D]|[IV]{1,3}|\d[a-c]?) (?:fractures?|ankle|injury))"
)
# Diseases and devices that are called by the eponyms alone.
_ALONE = (
    r"(?:(?:huntington|parkinson|alzheimer|crohn|hodgkin|m[ée]ni[èe]re|dupuytren|raynaud|sj[öo]gren|asperger|tourette|addison|cushing"
    r"|hashimoto|barrett|sever|perthes|paget|still|wernicke)['’]s"
    r"|kayser[- ]fleischer|swan[- ]ganz|ziehl[- ]neelsen|wolff[- ]parkinson[- ]white|osgood[- ]schlatter|budd[- ]chiari|guillain[- ]barr[eé]"
    r"|epstein[- ]barr|creutzfeldt[- ]jak(?:ob|eb)|stevens[- ]johnson|ehlers[- ]danlos|henoch[- ]sch[öo]nlein|jackson[- ]pratt|dix[- ]hallpike"
    r"|karl fischer|salter[- ]harris|child[- ]pugh|charcot[- ]marie[- ]tooth|prader[- ]willi|lesch[- ]nyhan|zollinger[- ]ellison|mallory[- ]weiss"
    r"|roux-en-y|pott['’]s|knight['’]s move|woodcock[- ]johnson|stanford[- ]binet"
    r"|schneiderian|wardian|lawton iadl|jungian|freudian|parkinsonian|jacksonian|wagnerian|keynesian|bayesian|gaussian|newtonian|cartesian|darwinian"
    r"|kaplan[- ]meier|mann[- ]whitney|bland[- ]altman|shapiro[- ]wilk|hosmer[- ]lemeshow|hardy[- ]weinberg|levey[- ]jennings|cockcroft[- ]gault|frank[- ]starling"
    r"|henderson[- ]hasselbalch|michaelis[- ]menten|beer[- ]lambert|joule[- ]thomson|peng[- ]robinson|(?:soave[- ])?redlich[- ]kwong|mccabe[- ]thiele|haber[- ]bosch"
    r"|fischer[- ]tropsch|diels[- ]alder|friedel[- ]crafts|navier[- ]stokes|lennard[- ]jones|hagen[- ]poiseuille|cobb[- ]douglas|black[- ]scholes|myers[- ]briggs"
    r"|orton[- ]gillingham|lindamood[- ]bell|wilson[- ]sims|gustilo[- ]anderson|weber[- ]fechner|clausius[- ]clapeyron|darcy[- ]weisbach|hazen[- ]williams|mohr[- ]coulomb"
    # With words that anybody's may be: "Bell's foot is swollen", "Wilson's solution".
    r"|westergren esr|fleischner (?:nodules?|rules?|guidelines?)|douglas(?:['’]s)? (?:pouch|space)|charcot(?:['’]s)? (?:foot|joints?)"
    r"|sanger sequencing|(?:ringer|hartmann|dakin|lugol|burow)(?:['’]s)? (?:lactate|solution)|marfan habitus|westgard rules?"
    r"|(?:macconkey|sabouraud|mueller[- ]hinton) (?:agar|broth)"
    r"|kolmogorov[- ]smirnov|kruskal[- ]wallis|braxton[- ]hicks|von willebrand|cheyne[- ]stokes|de quervain|peutz[- ]jeghers|klippel[- ]feil"
    r"|sturge[- ]weber|treacher[- ]collins|lambert[- ]eaton|miller[- ]fisher|brown[- ]s[ée]quard|tay[- ]sachs|niemann[- ]pick|fitz[- ]hugh[- ]curtis"
    r"|stein[- ]leventhal|watson[- ]jones|austin[- ]moore|thompson hemi(?:arthroplasty)?|denis[- ]browne|kellgren[- ]lawrence"
    r"|(?:maddrey|rockall|centor|sgarbossa|alvarado)(?: score)?(?: (?:of|is|was))? \d{1,3}|lille (?:score|model|at day))"
)
# Surnames of which the census of the United States counts fewer than a hundred bearers: alone, they are the eponym,
# unless somebody in the text bears them.
_RARE = Expression(r"(?:capgras|fregoli|cotard|lhermitte|wintrobe)(?:['’]s)?", re.IGNORECASE)
# Relatives as a family calls them, and feasts, which the network and titles before a name take for people and places.
# Those that are surnames or given names, too, as censuses count them, need the words before them (`_BORNE`).
_KIN = (
    r"(?:mum|mummy|mom|mommy|mam|mammy|dad|daddy|nanny|granny|grandma|grandpa|gran?dad|gramps|auntie|mama|papy|opa|vati|mamá|abuela|vovó"
    r"|mormor|farmor|morfar|farfar|bestemor|bestefar)"
)
_FEAST = (
    r"(?:(?:lady|boxing|christmas|new year['’]s|st\.? (?:patrick|david|andrew|george|stephen|valentine)['’]s|madaraka|mashujaa|jamhuri|canada|australia|waitangi"
    r"|anzac|labou?r|memorial|independence|thanksgiving|mother['’]s|father['’]s|veterans|columbus|heroes|heritage|youth|republic) day"
    r"|michaelmas|martinmas|candlemas|lammas|whitsun(?:tide)?|whit (?:sunday|monday)|corpus christi|all (?:saints|souls)"
    r"|(?:good friday|palm sunday|ash wednesday|shrove tuesday|maundy thursday|holy week|easter (?:sunday|monday))|juneteenth|diwali|eid al-(?:fitr|adha)"
    r"|hanukkah|passover|yom kippur|rosh hashanah|sukkot|purim|hallowe['’]?en|matariki|onam|pongal|navratri|dussehra|ganesh chaturthi|durga puja|raksha bandhan"
    r"|tabaski|korité|mawlid|ashura|nowruz|newroz|vesak|songkran|kwanzaa|(?<=la )toussaint|pentecôte|fronleichnam"
    r"|mariä himmelfahrt|christi himmelfahrt|karfreitag|rosenmontag|semana santa|páscoa|pinse|kristi himmelfart"
    r"|(?<=la )saint-[^\W\d_]+)"
)
_DAY = r"(?:tues|weds|thurs?)\.?"
_BY_FORM = Expression(rf"(?:{_KIN}|{_FEAST}|{_DAY})(?:['’]s)?", re.IGNORECASE)
_OF_SOMEBODY = r"(?:my|his|her|our|your|their|(?:m|s|d)ein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|mon|ma|son|sa|leur|mi|su|tu|[ms]eu|minha|sua|min|hans|hendes|hennes)"
_BORNE = Expression(
    rf"(?:\b{_OF_SOMEBODY}\s(?:nan|gran|papa|papá|papi|mami|mamie|maman|mutti|oma|abuelo)"
    r"|\b(?:during|throughout|month of|feast of)\s(?:ramadan|eid|pentecost)|\b(?:zu|über)\s(?:pfingsten|allerheiligen)"
    r"|\bi\spåsken?|\ben\snochebuena|\bramadan(?=\sfast(?:s|ing)?\b))(?!\w)",
    re.IGNORECASE,
)
_ANIMAL = Expression(
    rf"(?<!\w)(?P<own>{_OF_SOMEBODY}\s(?:[^\W\d_]+\s)?)?"
    r"(?:dog|cat|puppy|kitten|horse|pony|hamster|rabbit|parrot|budgie|hund|katze|kater|pferd|chien|chienne|chat|chatte|cheval|perr[oa]|gat[oa]|caballo|cão|cadela|cavalo)"
    r"(?P<sure>\s(?:called|named|namens|nommée?|appelée?|llamad[oa]|chamad[oa]))?(?:,?\s(?P<quote>[\"“„«])|,?\s)\Z",
    re.IGNORECASE,
)
_SET_OFF = Expression(r"[,.;)\n]|\Z")
# How a form asks for a date, in six languages: "MM / DD / YYYY", "TT.MM.JJJJ", "jj/mm/aaaa".
_PART_OF_DATE = r"(?:mm?|dd?|tt|jj|gg|yy(?:yy)?|jjjj|aa(?:aa)?|åååå)"
_FORM_OF_DATE = Expression(
    rf"(?<!\w)(?:d\.o\.b\.?|(?=.{{0,12}}mm){_PART_OF_DATE}(?:\s?[/.-]\s?{_PART_OF_DATE}){{1,2}})(?!\w)", re.IGNORECASE
)
_WIDEST_DATE = 16  # characters
# What a form asks for in an address.
_ADDRESSED = Expression(
    r"P\.?\s?O\.?\s?Box|Apt\.?(?:/Unit)?|Suite|Unit|Street|City|State|Zip(?:\sCode)?|ZIP(?:\sCode)?|Postal\sCode|Postfach|C\.?P\.?"
)
# Round boxes to tick, as a machine reads them: "OYesONo OvesOno", "OOOO".
_BOXES = Expression(r"(?:[O0Q]\s?[YyVv]{1,2}es\s?[O0Q]\s?[Nn]o\s?|[O0Q][Vv]?Yes\s?|[O0Q]{3,8}\s?){1,16}")
# The stamp of American bankruptcy courts: "Entered 04/02/19 16:02:11 Desc Main Document".
_STAMP = Expression(r"Desc(?:\s(?:Main(?:\sDocument)?|Exhibit))?")
# Rules of law that are called after a party; anybody may be one in another case.
_RULES = (
    r"(?:daubert|frye|miranda|brady|batson|bates|jencks|tomlin|mareva|wednesbury|gillick|bolam|calderbank|loomis|ponzi)"
    r"(?: v\.? [^\W\d_]+)?[ -](?:motions?|hearings?|warnings?|rights|challenges?|stamp(?:ed|s)?|numbers?|nos?\.?|material|orders?"
    r"|injunctions?|unreasonableness|competen(?:ce|t)|tests?|offers?|letters?|scheme|standard|violation)"
)
# Devices that are called by the eponym alone, after words for using a device.
_DEVICES = (
    r"(?:foley|hickman|broviac|groshong|quinton|penrose|redivac|yankauer|shiley|tenckhoff|sengstaken|holter"
    r"|jackson[- ]pratt|swan[- ]ganz)"
)
_DONE_WITH = (
    r"(?:d/c|dc|an?|the|his|her|their|place|placed|insert(?:ed)?|remove[ds]?|pull(?:ed)?|keep|continue|needs?|w/|via)"
)


def is_ordinary(text: str, mention: Mention) -> bool:
    """Return whether a network's mention identifies nobody."""
    return (
        names_nobody(text, mention)
        or counts(text, mention)
        or _is_bare(text, mention)
        or is_pressure(text, mention)
        or is_of_hours(text, mention)
        or is_of_rounds(text, mention)
        or _CHANGE.fullmatch(text, mention.start, mention.end) is not None
        or ("T" in mention.words(text) and _STAGE.fullmatch(text, mention.start, mention.end) is not None)
    )


_RATIO = Expression(r"[12]?\d{1,2}/\d{1,3}")
_PRESSURE = Expression(
    r"(?<![\w.])(?:T\.?A\.?S?|(?:NI|A)?B\.?P|RR|P\.?A\.?P?|RVP?|Ao|tension(?:\sart[ée]rielle)?|blood\spressure)\s?[:=]?\s?\Z",
    re.I,
)


_STAGE = Expression(r"[cpy]{0,2}T[0-4isx][a-d]?\s?N[0-3x][a-c]?(?:\s?M[01x][a-c]?)?")
"""Stage of a tumour: pT2aN0M0."""
_PAIN = Expression(r"(?<!\w)pain(?:[ ](?:is|was|of|at|now|level|score|scale))?[ :]{1,2}\Z", re.IGNORECASE)
_READINGS = Expression(
    r"(?<!\w)(?:BPs?|blood[ ]pressures?)(?!\w)(?:(?!(?:case|file|account|docket|ref|no|number|record|policy|room|ward|unit)s?(?!\w)|[.;]\s)[^\n])*\Z",
    re.IGNORECASE,
)
_LAST_MONTH = 12
_LIKE_PRESSURES = frozenset({Kind.DATETIME, Kind.CODE})


def is_pressure(text: str, mention: Mention) -> bool:
    """Return whether it is a pressure that looks like a day or a case, or a score that no day is: "TA 11/6", "14/28"."""
    if mention.kind not in _LIKE_PRESSURES or not _RATIO.fullmatch(text, mention.start, mention.end):
        return False
    pair = [int(each) for each in _NUMBERS.findall(text, mention.start, mention.end)]
    if mention.kind is Kind.DATETIME and all(each > _LAST_MONTH for each in pair):
        return True
    before = max(0, mention.start - _REACH)
    if _PAIN.search(text, before, mention.start) and mention.words(text).endswith("/10"):
        return True
    if _READINGS.search(text, max(0, mention.start - 2 * _REACH), mention.start) and _is_of_blood(*pair):
        return True
    return _PRESSURE.search(text, before, mention.start) is not None


def _is_of_blood(systolic: int, diastolic: int) -> bool:
    """Return whether two numbers, in mmHg, are a blood pressure that somebody may have."""
    return 60 <= systolic <= 260 and 30 <= diastolic <= 150 and systolic > diastolic + 9


def is_of_rounds(text: str, mention: Mention) -> bool:
    """Return whether it is the hours of the rounds at the head of a drug chart: "0800 1200 1800 2200"."""
    return ROUNDS.fullmatch(text, mention.start, mention.end) is not None


_HOUR = r"(?:[01]?\d|2[0-4])[.:h][0-5]\d(?:\s?[ap]\.?m\.?)?"
_HOURS = Expression(rf"(?<![\w.:/-]){_HOUR}\s?(?:[-–]|to|bis|à|a)\s?{_HOUR}(?![\w/-]|[.:]\d)")
_LONGEST_HOURS = 20  # characters


def is_of_hours(text: str, mention: Mention) -> bool:
    """Return whether it is a span of hours, or a part of one: "10.00-11.15"."""
    if mention.kind is not Kind.DATETIME or mention.end - mention.start > _LONGEST_HOURS:
        return False
    first = max(0, mention.start - _LONGEST_HOURS)
    found = _HOURS.finditer(text, first, mention.end + _LONGEST_HOURS)
    return any(each.start() <= mention.start and mention.end <= each.end() for each in found)


_FIELD = Expression(r"[A-Z]\d{1,2}[.)]?")
_CHANGE = Expression(
    r"\d{1,5}(?:[.,]\d{1,2})?\s?(?:→|->)\s?\d{1,5}(?:[.,]\d{1,2})?|1:\d{3,6}|(?:POD|DOL|HOD)[ #]{1,2}\d{1,3}"
)
"""A value before and after, a titre, a day after an operation or a birth: "14→15", "1:1024", "POD 3"."""
_AGE = Expression(r"(?:[1-9]\d|1[01]\d)")
_FIGURE = 4  # characters
_SCORE = Expression(
    r"(?:(?<!\w)[A-Z]{2,6}-\d{1,2}|(?i:scores?|scale|total|waterlow|braden|norton|barthel|apgar|moca|mmse|mmst|gcs|must|news2?))"
    r"(?:\s?[:=]|\s(?:was|is|of|at))?\s?\Z"
)
"""Before the score of a test, which is no age: "PHQ-9 was 17"."""


def _is_bare(text: str, mention: Mention) -> bool:
    """Return whether a name is the number of a field of a form ("A14"), or a figure that is no age and no house number."""
    if mention.kind in {Kind.DATETIME, Kind.QUANTITY}:
        return False
    written = mention.words(text)
    if _FIELD.fullmatch(written):
        return True
    if mention.kind is Kind.DEM and _SCORE.search(text, max(0, mention.start - _REACH), mention.start):
        return written.isdecimal()
    is_figure = (
        len(written) <= _FIGURE and mention.kind not in {Kind.CODE, Kind.LOC} and not any(map(str.isalpha, written))
    )
    return is_figure and not (mention.kind is Kind.DEM and _AGE.fullmatch(written))


def names_nobody(text: str, mention: Mention) -> bool:
    """Return whether a name-like mention has only such words, or is the eponym in "Kaposi sarcoma"."""
    return (
        is_product(text, mention)
        or _is_heading_or_eponym(text, mention)
        or is_kin_or_feast(text, mention)
        or _is_rare_eponym(text, mention)
        or is_animal(text, mention)
        or _is_of_form(text, mention)
    )


def _is_of_form(text: str, mention: Mention) -> bool:
    """Return whether a name-like mention is how a form asks for a date, its boxes, or a word of a court's stamp."""
    if mention.kind not in _NAMES:
        return False
    if mention.kind is not Kind.PERSON and _ADDRESSED.fullmatch(text, mention.start, mention.end):
        return True
    if any(each.fullmatch(text, mention.start, mention.end) for each in (_STAMP, _BOXES)):
        return True
    asked = _FORM_OF_DATE.finditer(text, max(0, mention.start - _WIDEST_DATE), mention.end + _WIDEST_DATE)
    return any(each.start() <= mention.start and mention.end <= each.end() for each in asked)


def _is_rare_eponym(text: str, mention: Mention) -> bool:
    if mention.kind not in _NAMES or not _RARE.fullmatch(text, mention.start, mention.end):
        return False
    return _TITLED.search(text[max(0, mention.start - _REACH) : mention.start]) is None


_TITLED = Expression(r"(?:\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Mme|M)\.?|[A-Z]\.)\s\Z")


def is_kin_or_feast(text: str, mention: Mention) -> bool:
    """Return whether a name-like mention is what a family calls a relative, or a feast: "Mummy", "Lady Day"."""
    if mention.kind not in _NAMES or not text[mention.start].isupper():
        return False
    if _BY_FORM.fullmatch(text, mention.start, mention.end):
        return True
    before = max(0, mention.start - _REACH)
    return any(match.end() == mention.end for match in _BORNE.finditer(text, before, mention.end + _REACH))


def is_animal(text: str, mention: Mention) -> bool:
    """Return whether a name-like mention is what an animal is called, right behind the word for it: "her cat, Mog"."""
    if mention.kind not in _NAMES:
        return False
    found = _ANIMAL.search(text[max(0, mention.start - _REACH) : mention.start])
    if found is None:
        return False
    # A comma alone names no dog: "when he saw the dog, Peter ran", "the owner of the dog, Peter, said".
    set_off = found["own"] is not None and _SET_OFF.match(text, mention.end) is not None
    return bool(found["sure"] or found["quote"]) or set_off


def names_no_person(text: str, mention: Mention) -> bool:
    """Return whether the repetition of a person's name identifies nobody.

    A surname that a product has, too, is the person's, unless the words beside it say that it is a thing.
    """
    return is_product(text, mention, doubtful=True) or _is_heading_or_eponym(text, mention)


_RUNS_ON = Expression(r" [a-z]|['’]s [a-z]")


def _is_heading_or_eponym(text: str, mention: Mention) -> bool:
    if mention.kind not in _NAMES | {Kind.DEM}:
        return False
    words = _WORD.findall(text, mention.start, mention.end)
    is_capital = mention.kind is not Kind.DEM and not text[mention.start].islower()
    # "Key came at noon": a heading has no sentence behind it.
    runs_on = mention.kind is Kind.PERSON and _RUNS_ON.match(text, mention.end) is not None
    if is_capital and not runs_on and all(word in _headings() or word.lower() in _headings() for word in words):
        return not borne.is_borne(text, mention)
    if len(words) == 1 and words[0] in borne.named_in(text):
        return False  # "Mr Wilson" has Wilson's disease, or another
    first = max(0, mention.start - _REACH)
    if _eponyms().isdisjoint(word.lower() for word in _WORD.findall(text, first, mention.end)):
        return False
    is_eponym = any(
        match.start() <= mention.start and mention.end <= match.end()
        for match in _eponymous().finditer(text, first, mention.end + _REACH)
    )
    return is_eponym and not borne.is_borne(text, mention)


def counts(text: str, mention: Mention) -> bool:
    """Return whether it is a run such as 17 18 19 20: line numbers in the margin of a transcript."""
    numbers = [int(each) for each in _NUMBERS.findall(text, mention.start, mention.end)]
    if not numbers or not _ONLY_NUMBERS.fullmatch(text, mention.start, mention.end):
        return False
    before = _NUMBER_BEFORE.search(text, max(0, mention.start - _REACH), mention.start)
    if before and int(before[1]) == numbers[0] - 1:
        numbers.insert(0, int(before[1]))
    after = _NUMBER_AFTER.match(text, mention.end)
    if after and int(after[1]) == numbers[-1] + 1:
        numbers.append(int(after[1]))
    return len(numbers) >= _FEWEST and all(following == each + 1 for each, following in pairwise(numbers))


@cache
def _headings() -> frozenset[str]:
    return frozenset(resources.read_list("lists/headings.txt"))


@cache
def eponyms() -> frozenset[str]:
    """Return the people after whom diseases, signs, devices, laws of nature and tests are called."""
    return frozenset(resources.read_list("lists/eponyms.txt"))


@cache
def _eponyms() -> frozenset[str]:
    return frozenset(map(str.lower, eponyms()))


@cache
def _eponymous() -> Expression:
    people = rf"(?:{'|'.join(map(re.escape, sorted(_eponyms())))})"
    return Expression(
        rf"(?<!\w){people}(?:[-‐/ ]{people}){{0,2}}(?:(?:['’]s)? {_CALLED}|['’]s {_CALLED_POSSESSIVE}| {_CALLED_OR_OWNED}| {_CALLED_BARE}"
        r"|['’]s[ ]{1,16}\d+(?:[.,]\d+)?[ ]?(?:ml|mL|l|L|mg|g))(?!\w)"
        rf"|(?<!\w){_SCALES} \d{{1,2}}(?!\w)"
        rf"|(?<!\w){_DONE_WITH} {_DEVICES}(?!\w)|(?<!\w){_RULES}(?!\w)"
        rf"|(?<!\w)(?<!(?:Mr|Ms|Dr)\s)(?<!Mrs\s)(?<!Miss\s)(?<!(?:Mr|Ms|Dr)\.\s)(?<!Mrs\.\s){_ALONE}(?!\w)(?! (?:house|home|room|wife|husband|mother|father|son|car|bed|statement))",
        re.IGNORECASE,
    )
