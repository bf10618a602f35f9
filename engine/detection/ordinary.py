"""False positives of the network that are filtered out: headings, labels, shorthand, products, eponyms, line numbers.

A network that was trained to miss no name takes a capital for one where the text gives no other sign.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from engine.core import resources
from engine.core.types import Kind, Mention
from engine.detection.products import is_product

# Lists of words stay together.
# ruff: noqa: E501

_NAMES = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.CODE})
_WORD = re.compile(r"[^\W_]+")
_REACH = 40
"""Characters before a mention in which an eponym may begin, or a line number be."""
_FEWEST = 3  # line numbers
_NUMBERS = re.compile(r"[0-9]+")
_ONLY_NUMBERS = re.compile(r"[0-9]{1,3}(?:\s+[0-9]{1,3})*")
_NUMBER_BEFORE = re.compile(r"(?<![^\s])([0-9]{1,3})\s+\Z")
_NUMBER_AFTER = re.compile(r"\s+([0-9]{1,3})(?![^\s])")

# Things with eponyms; the second only without a possessive, since "Jones's fracture" may be a patient's own.
_CALLED = (
    r"(?:disease|diseases|syndrome|syndromes|sign|signs|palsy|triad|tetralogy|cyst|criteria"
    r"|classification|score|scores|scale|sarcoma|lymphoma|thyroiditis|phenomenon|maneuver|manoeuvre"
    r"|catheter|drain|stain|node|nodes|body|bodies|cells|esophagus|encephalopathy|ataxia|chorea|purpura"
    r"|dystrophy|anomaly|ophthalmopathy|index|grade|grading|staging|rings?|method|technique|stethoscope|horn"
    r"|equations?|theorem|laws?|modulus|principle|constant|distribution|transform|diagram|charts?|theory|paradox|titration"
    r"|extract(?:ion|or)|apparatus|reagent|funnel|flasks?|dish(?:es)?|flumes?|lamps?|looms?|cases? of plants|counters?)"
)
_CALLED_BARE = (
    r"(?:fracture|contracture|coma|dementia|reflex|murmur|tumor|tumour|ulcer|hernia|clamp|splint|stent"
    r"|graft|valve|nail|prosthesis|arthroplasty|bandage|speculum|retractor|projection|procedure|test"
    r"|position|repair|release|osteotomy|incision|frame|collar|stockings?|forceps|tube|airway|scissors|needle|cannula|pump|suture|brake"
    r"|move)"
)
# Diseases and devices that are called by the eponyms alone.
_ALONE = (
    r"(?:(?:huntington|parkinson|alzheimer|crohn|hodgkin|m[ée]ni[èe]re|dupuytren|raynaud|sj[öo]gren|asperger|tourette|addison|cushing"
    r"|hashimoto|barrett|sever|perthes|paget|still|wernicke)['’]s"
    r"|kayser[- ]fleischer|swan[- ]ganz|ziehl[- ]neelsen|wolff[- ]parkinson[- ]white|osgood[- ]schlatter|budd[- ]chiari|guillain[- ]barr[eé]"
    r"|epstein[- ]barr|creutzfeldt[- ]jak(?:ob|eb)|stevens[- ]johnson|ehlers[- ]danlos|henoch[- ]sch[öo]nlein|jackson[- ]pratt|dix[- ]hallpike"
    r"|karl fischer|salter[- ]harris|child[- ]pugh|charcot[- ]marie[- ]tooth|prader[- ]willi|lesch[- ]nyhan|zollinger[- ]ellison|mallory[- ]weiss"
    r"|roux-en-y|pott['’]s)"
)
# Rules of law that are called after a party; anybody may be one in another case.
_RULES = (
    r"(?:daubert|frye|miranda|brady|batson|bates|jencks|tomlin|mareva|wednesbury|gillick|bolam|calderbank|loomis|ponzi)"
    r"(?: v\.? [^\W\d_]+)?[ -](?:motions?|hearings?|warnings?|rights|challenges?|stamp(?:ed|s)?|numbers?|nos?\.?|material|orders?"
    r"|injunctions?|unreasonableness|competen(?:ce|t)|tests?|offers?|letters?|scheme|standard|violation)"
)
# Devices that are called by the eponym alone, after words for using a device.
_DEVICES = r"(?:foley|hickman|quinton|penrose|yankauer|shiley|tenckhoff|jackson[- ]pratt|swan[- ]ganz)"
_DONE_WITH = (
    r"(?:d/c|dc|an?|the|his|her|their|place|placed|insert(?:ed)?|remove[ds]?|pull(?:ed)?|keep|continue|needs?|w/|via)"
)


def is_ordinary(text: str, mention: Mention) -> bool:
    """Return whether a network's mention identifies nobody."""
    return names_nobody(text, mention) or counts(text, mention) or _is_bare(text, mention)


_FIELD = re.compile(r"[A-Z]\d{1,2}[.)]?")
_AGE = re.compile(r"(?:[1-9]\d|1[01]\d)")
_FIGURE = 4  # characters


def _is_bare(text: str, mention: Mention) -> bool:
    """Return whether a name is the number of a field of a form ("A14"), or a figure that is no age and no house number."""
    if mention.kind in {Kind.DATETIME, Kind.QUANTITY}:
        return False
    written = text[mention.start : mention.end]
    if _FIELD.fullmatch(written):
        return True
    is_figure = (
        len(written) <= _FIGURE and mention.kind not in {Kind.CODE, Kind.LOC} and not any(map(str.isalpha, written))
    )
    return is_figure and not (mention.kind is Kind.DEM and _AGE.fullmatch(written))


def names_nobody(text: str, mention: Mention) -> bool:
    """Return whether a name-like mention has only such words, or is the eponym in "Kaposi sarcoma"."""
    return is_product(text, mention) or _is_heading_or_eponym(text, mention)


def names_no_person(text: str, mention: Mention) -> bool:
    """Return whether the repetition of a person's name identifies nobody.

    A surname that a product has, too, is the person's, unless the words beside it say that it is a thing.
    """
    return is_product(text, mention, doubtful=True) or _is_heading_or_eponym(text, mention)


def _is_heading_or_eponym(text: str, mention: Mention) -> bool:
    if mention.kind not in _NAMES | {Kind.DEM}:
        return False
    words = _WORD.findall(text, mention.start, mention.end)
    is_capital = mention.kind is not Kind.DEM and not text[mention.start].islower()
    if is_capital and all(word in _headings() or word.lower() in _headings() for word in words):
        return True
    first = max(0, mention.start - _REACH)
    if _eponyms().isdisjoint(word.lower() for word in _WORD.findall(text, first, mention.end)):
        return False
    return any(
        match.start() <= mention.start and mention.end <= match.end()
        for match in _eponymous().finditer(text, first, mention.end + _REACH)
    )


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
def _eponyms() -> frozenset[str]:
    return frozenset(name.lower() for name in resources.read_list("lists/eponyms.txt"))


@cache
def _eponymous() -> re.Pattern[str]:
    people = rf"(?:{'|'.join(map(re.escape, sorted(_eponyms())))})"
    return re.compile(
        rf"(?<!\w){people}(?:[-‐/ ]{people}){{0,2}}(?:(?:['’]s)? {_CALLED}| {_CALLED_BARE}| \d{{1,2}})(?!\w)"
        rf"|(?<!\w){_DONE_WITH} {_DEVICES}(?!\w)|(?<!\w){_RULES}(?!\w)"
        rf"|(?<!\w)(?<!(?:Mr|Ms|Dr)\s)(?<!Mrs\s)(?<!Miss\s)(?<!(?:Mr|Ms|Dr)\.\s)(?<!Mrs\.\s){_ALONE}(?!\w)(?! (?:house|home|room|wife|husband|mother|father|son|car|bed|statement))",
        re.IGNORECASE,
    )
