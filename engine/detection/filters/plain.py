"""Words that are first names, too, in plain use: "Hope that she comes", "Young students", "Chase the invoice".

The grammar behind the word decides, never its place in the sentence: "Hope denies it" and "Young said" are people.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression

# Lists of words stay together.
# ruff: noqa: E501

# Verbs without an ending, which no name has for its verb: "May need", "Will reset"; not those that are their own past
# ("put", "let", "read") or a noun as often ("work", "call").
_BARE = (
    r"(?:be|have|need|contain|cause|require|include|result|take|give|become|begin|bring|continue|consider|decide|deliver|depend|discuss|ensure|expect"
    r"|follow|get|go|happen|keep|know|leave|make|mean|meet|move|occur|pay|provide|receive|remain|reset|ring|review|send|show|speak|start|stay"
    r"|try|use|wait|want|arrange|attend|check|confirm|contact|email|inform|liaise|monitor|update|chase|collect|bring)"
)
_PEOPLE = (
    r"(?:students?|adults?|people|persons?|children|women|men|woman|man|workers?|travell?ers?|inventors?|patients?|drivers?|mothers?|mums?|fathers?|parents?|carers?|offenders?|players?|readers?|farmers?"
    r"|artists?|writers?|musicians?|professionals?|families|couples?|girls?|boys?|ladies|lady|lads?|lad|learners?|pupils?|babies|infants?|members?|trees?|plants?|animals?|dogs?|horses?)"
)
# Of these nobody is a part, as somebody may be of a team or a school: "Joy in the team will call".
_TRUSTED = r"(?:plan|process|system|future|market|government|law|board|proposal|result|product|project|world)"
_TIME = r"(?:day|night|week|weekend|month|year|term|season|morning|noon|afternoon|evening|hour|time|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|spring|summer|autumn|winter|other|few|second)"
"""Behind "each" or "this", where the word before is the subject: "Sue each week visits her aunt"."""

_FORMS = (
    # Hope that K agrees; Hope to retain; Hope she'll say so; Hope for the best; Hope faded
    rf"hope(?=\s(?:that|to|for\sthe|for\sa|you|u|ur|it|(?:this|all)(?!\s{_TIME})|everyone|everybody|there|they|we)\s)|hope(?=\s(?:she|he)(?:['’]ll|['’]s|\swill|\scan|\sis)\s)|hope(?=\s(?:fade[ds]|springs\seternal|dwindle[ds]|remains(?=[.,;]))(?!\w))",
    # Grace before meals; grace said by him; Faith, hope and love; mercy me; Heaven helps those; God knows
    r"grace(?=\s(?:before\s(?:meals?|dinner|lunch|supper|eating)|(?:is|was|to\sbe)?\s?said\sby|period|and\sfavou?r|of\sGod))|(?<=amazing\s)grace|(?<=say\s)grace|(?<=said\s)grace",
    r"(?:faith|hope|charity|love)(?=,\s(?:faith|hope|charity|love)\s(?:and|&)\s(?:faith|hope|charity|love))|(?<=faith,\s)hope|mercy(?=\s(?:me|killing|mission|dash)(?!\w))"
    r"|heaven(?=\s(?:helps?|forbids?|knows|only\sknows)\s)",
    rf"(?:faith|hope|trust|joy)(?=\sin\s(?:the|this|his|her|their|our|your)\s{_TRUSTED}(?!\w))|faith(?=\s(?:in\s(?:God|humanity)|schools?|groups?|leaders?|communit(?:y|ies)|based))|joy(?=\s(?:in|of)\s(?:[a-z]{{3,12}}ing(?=\s(?:is|was|are|and|to)(?!\w))|life))|joy(?=-?riding)",
    # Young students; Sunny weather; Precious time; Frank feedback; Storm damage; Chase scenes
    rf"young(?=\s{_PEOPLE}(?!\w|['’]))|sunny(?=\s(?:weather|days?|spells?|intervals|side|afternoon|morning))|precious(?=\s(?:time|little|few|metals?|stones?|cargo|moments?|memor(?:y|ies)))",
    r"frank(?=\s(?:feedback|discussions?|exchanges?|words|conversations?|admission|advice|and\s(?:open|honest|fair)))|storm(?=\s(?:damage|clouds?|surge|drains?|water|warnings?|windows?|doors?))|chase(?=\s(?:scenes?|sequences?|cars?\b))",
    r"slack(?=\sin\s(?:the|a)\s(?:line|rope|system|chain|schedule|belt|cable|lead|budget))|rich(?=\s(?:tea|fruit|people|sauce|pickings))|rose(?=\s(?:gardens?|bush(?:es)?|petals?|wine|from\s(?:nothing|the\s(?:ranks|dead))|to\s(?:the\soccasion|prominence)))|jade(?=\s(?:green|necklace))",
    # Charity begins at home; Patience is a virtue
    r"charity(?=\s(?:begins\sat\shome|shops?|work(?!s)|events?|number|no\.|commission(?!er)|case|auction|run|walk|sale|trustees?))|patience(?=\s(?:is|was)\s(?:a\svirtue|appreciated|running\sout|wearing\sthin))"
    r"|dawn(?=\s(?:broke(?=[.,;]|\s(?:late|early|cold|gr[ea]y|clear|bright|over\sthe))|chorus|raids?|patrol|is\sbreaking))",
    # Drew a picture; Mark your hours; Bill the customer; Chase the invoice; Pat every dog
    rf"drew(?=\s(?:an?|up|attention|blood|conclusions|heavily|inspiration|lots)\s)|(?:mark|bill|pat|chase|skip|trim|rob|sue|peg)(?=\s(?:your|every|each|these|those)\s(?!{_TIME}))",
    r"bill(?=\s(?:the|this)\s(?:customers?|clients?|patients?|insurers?|parents|account|hours|tenants?|landlord|company|estate|work|buyer|seller)(?!\w|['’]))|chase(?=\s(?:the|up)\s(?:the\s)?(?:invoices?|payments?|forms?|reports?|replies|reply|results?|suppliers?|referrals?|letters?|refunds?)(?!\w|['’]))"
    r"|mark(?=\s(?:the|as)\s(?:files?|records?|box|sheets?|date|map|envelopes?|urgent|paid|confidential|complete))",
    # Rec: grant subject to payslips
    r"grant(?=\s(?:subject\sto|application|funding|access|permission|holders?|schemes?|aid|money|agreement|of\s(?:probate|lease|access|permission))(?!\w))",
    # May need review; Will also reset it; Will d/w family; Will you come?
    rf"(?:may|will)(?=\s(?:(?:also|not|never|still)\s)?{_BARE}(?!\w|['’]))|will(?=\s(?:[cdr]/[wvo]|f/u|cont|rv)(?!\w))|will(?=\s(?:you|he|she|they|we|it|i)\s[^.!?\n]{{2,120}}\?)",
    r"(?<=arr\.\s)april(?=\sor\smay)|(?:april|may|june|july|august)(?=\s(?:showers|bank\sholiday|half[- ]term|elections?)(?!\w))",
    # son cousin germain
    r"(?<=cousin\s)(?-i:germain)|(?<=cousins\s)(?-i:germains)|(?<=cousine\s)(?-i:germaine)|(?<=cousines\s)(?-i:germaines)",
    # a roman emperor
    r"roman(?=\s(?:emperors?|numerals?|roads?|law|empire|villa|baths|times)(?!\w))",
)
_GREETINGS = Expression(
    r"kia\sora(?:\skoutou)?|ngā\smihi(?:\snui)?|nga\smihi(?:\snui)?|tēnā\skoe|tena\skoe|tangata\swhenua|mahalo(?:\snui)?|as-?salamu?\salaikum|egun\son|bom\sdia|boa\s(?:tarde|noite)|god\s(?:dag|kveld|aften)"
    r"|go\sraibh\smaith\sagat|diolch(?:\syn\sfawr)?|sláinte|asante\ssana|pozdrawiam|grazie",
    re.IGNORECASE,
)
"""Greetings and thanks of other languages in an English text, without words that are names: Asante, Shalom, Aloha."""
_PLAIN = Expression(rf"(?<![\w'’-])(?:{'|'.join(_FORMS)})(?!\w)", re.IGNORECASE)
_REACH = 160  # characters behind the word
_TITLED = Expression(
    r"(?:\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Aunt(?:ie)?|Uncle|Cousin|Nurse|PC|DC|Sgt)\.?|(?<![\w'’])[A-Z]\.?|(?<!\w)[Tt]old|[Aa]sked?|[Ll]et)\s\Z"
)
"""Before a name: "Mr Young adults", "D. Slack in the line"."""
_BEFORE = 12


def is_plain(text: str, start: int, end: int) -> bool:
    """Return whether one word that may be a name is in plain use at this place, or words are a greeting."""
    written = text[start:end]
    if _GREETINGS.fullmatch(written):
        return True
    if not written.isalpha() or _TITLED.search(text, max(0, start - _BEFORE), start):
        return False
    # In a text in capitals "WILL WAIT" may lack its subject or be a person's.
    return not (written.isupper() and len(written) > 1) and _PLAIN.match(text, start, end + _REACH) is not None
