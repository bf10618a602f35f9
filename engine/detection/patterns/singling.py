"""Clauses that single a person out without a name: "the only left-handed farrier on the island".

A word such as "only", a noun for a person, and what narrows it: words between them, or a phrase behind. The noun alone
says little ("the only witness"), so that nouns of roles need both sides or a group in which there is one. Of somebody
who is known for something, the article says that there is one: "known as | the man who rebuilt a fire engine".
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER

# Lists of words stay together.
# ruff: noqa: E501

SUBTYPE = "singling-out"
_REASON = Message("pattern.says-only-one")
_KNOWN_REASON = Message("pattern.says-known-for")
_SCORE = 0.8
_WORD = Expression(r"[^\W\d_](?:[\w'’-]{0,40}\w)?")
_TO_OTHERS = Expression(r"(?<!\w)(?:me|us|him|her|them|you|it)(?!\w)")
"""Words for people to whom somebody did something, as witnesses tell it: "he is the man who sold me the car"."""
_NUMBER = Expression(r"['’]?\d{1,4}(?:st|nd|rd|th|[ºª])?(?!\w)")
_SPACE = r"(?:[ \u00a0]{1,2}|[ \u00a0]?\n[ \t]{0,6}(?=[^\W\d_]))"
_GAP = Expression(_SPACE)
_MOST_BEFORE = 4  # words between the first word and the noun
_MOST_BEHIND = 12  # words of the phrase behind the noun
_ARTICLES = frozenset("the a an his her their its my le la les der die das dem den el los las os as".split())
"""Words that begin another noun phrase."""
_RELATIVE = frozenset("who whose to qui que quien som".split())
_LONGEST_NOUN = 60
_VERB = 2  # words behind a relative pronoun among which its verb may be
_ONE = frozenset("one person".split())
_FEWEST_ALONE = 4  # words of a clause without a noun
_GENDERS = frozenset(
    "woman women man men girl boy frau mann mädchen junge femme homme fille garçon mujer hombre mulher homem kvinde kvinne mand".split()
)
"""Nouns that are specific after "the first", unlike other roles: "the first woman to win"."""


@dataclass(frozen=True, slots=True)
class _Language:
    """A way in which a language says that there is but one.

    Attributes:
        first: the words that say so, with their article; its group `narrowed` those that need a phrase behind the noun.
        known: the words before somebody who is known for something, and the article.
        behind: the word with which a phrase behind the noun begins.
        endings: of nouns for a person, longest first.
        nouns: other nouns for a person.
        adjectives: words of people, whatever noun they qualify: "female", "kvindelig".
        alone: words with which a clause begins in place of a noun.
        roles: nouns that say little without words before them, and behind "the first" and the like nothing.
        not_people: nouns with one of the endings that are no person.
        ends: words that end a phrase.
        inflections: endings of nouns in the plural, or with their article.
        needs_capital: nouns have one.
    """

    first: Expression
    known: Expression
    behind: frozenset[str]
    endings: tuple[str, ...]
    nouns: frozenset[str]
    adjectives: frozenset[str]
    alone: frozenset[str]
    roles: frozenset[str]
    not_people: frozenset[str]
    ends: frozenset[str]
    inflections: tuple[str, ...]
    needs_capital: bool = False


_BEGINS = r"(?:\A|(?<=[\n\t(«“\"])|(?<=[.,;:–|(/-][ ])|(?<=[ ][ ])|(?<=\b(?:hun|han)[ ]))"
"""Beginnings of a phrase without an article: a cell, a bracket, behind a comma."""


def _first(always: str, narrowed: str, bare: str, group: str) -> Expression:
    """Return an expression of the words that say so, the last of them those without an article.

    Args:
        group: what may follow before the noun: "the last | of the | surviving deckhands".
    """
    return Expression(
        rf"(?<![\w-])(?:{always}|(?P<narrowed>{narrowed}|(?P<bare>{_BEGINS}(?:{bare}))))(?:{_SPACE}(?:{group}))?{_SPACE}",
        re.IGNORECASE,
    )


_FIRST = {
    "en": _first(
        r"the(?=\sone\swho)|(?:the|our|their|its|his|her|my|as|was|is|village['’]s|town['’]s)\s(?:only|sole|last\s(?:surviving|living|remaining))",
        r"(?:the|our|their|its|as|was|is)\s(?:first(?:-ever)?|youngest|oldest|longest-serving|tallest|last(?=\s(?!(?:one|person)\s)(?:[\w'’-]+\s){1,4}to\s))"
        r"|one\sof\s(?:(?:only|just|the|the\sonly)\s)?(?:two|three|four|five|few)",
        r"only(?!\s(?:a|an|one|two|three|four|five|ten)\s)|first(?:-ever)?|last\s(?:surviving|living|remaining)|oldest|youngest",
        r"of\s(?:the|our|their|its)",
    ),
    "de": _first(
        r"(?:(?:der|die|das|dem|den|des|als|unser[ea]?|ihr[e]?|sein[e]?|ist|war)\s)?einzige[rnms]?|letzte[rnms]?\snoch\slebende[rnms]?|(?:der|die|das)\sletzte[rnms]?(?:\s(?:lebende|noch|verbliebene|überlebende)[rnms]?)?",
        r"(?:der|die|das|dem|den|des|als|unser[ea]?|ist|war)\s(?:erste|letzte|jüngste|älteste|dienstälteste)[rnms]?",
        r"(?:erste|letzte|jüngste|älteste|dienstälteste)[rnms]?",
        r"(?:der|unserer)(?=\s\w+en\s)",
    ),
    "fr": _first(
        r"(?:(?:le|la|un|une|est|était|notre|comme)\s|l['’])(?:seule?|unique)",
        r"(?:(?:le|la|est|était|notre)\s)(?:premi(?:er|ère)|derni(?:er|ère)|plus\s(?:jeune|vieux|vieille|âgée?|ancien(?:ne)?))|l['’](?:aîné|aînée)",
        r"seule?|premi(?:er|ère)|derni(?:er|ère)|plus\s(?:jeune|vieux|vieille|âgée?|ancien(?:ne)?)",
        r"des",
    ),
    "es": _first(
        r"(?:(?:el|la|es|era|como|su|nuestr[oa]|o|a|é|um|uma)\s)(?:únic[oa])",
        r"(?:(?:el|la|o|a|es|é|fue|foi|era)\s)(?:primer[oa]?|primeir[oa]|últim[oa]|derradeir[oa])|(?:el|la)\s(?:más|menos)\s\w+",
        r"únic[oa]|primer[oa]?|primeir[oa]|últim[oa]",
        r"de\sl[oa]s|d[oa]s",
    ),
    "nb": _first(
        r"(?:den|som|er|var|vores|vår|(?:som\s)?\w{4,20}s)\seneste",
        r"(?:den|er|var)\s(?:første|siste|sidste|yngste|ældste|eldste|lengst|fyrste)|\w{4,20}s\s(?:første|siste|sidste|eldste|ældste|yngste)",
        r"eneste|første|siste|sidste|yngste|ældste|eldste",
        r"a[fv]\sde",
    ),
}
"""The words that say that there is but one, by language; "es" is Spanish and Portuguese, "nb" Norwegian and Danish."""


def _known(known: str, article: str, called: str, sure: str, cue: str) -> Expression:
    """Return an expression of the words before somebody who is known for something, and the article.

    Args:
        known: words for "known", at most five words before the next.
        called: words for "as".
        sure: words for "as everybody knows"; the group `plain` those that may say less, such as "she is".
        cue: what is in each of these, or in a word for "known".
    """
    before = rf"(?:{known})(?:{_SPACE}[\w'’-]{{1,20}}){{0,5}}?{_SPACE}(?:{called})|(?:{sure}),?"
    return Expression(
        rf"(?<![\w-])(?:{before}){_SPACE}(?P<article>{article})", re.IGNORECASE, cues=(f"(?:{known})", cue)
    )


_KNOWN = {
    "en": _known(
        r"kn[oe]w[ns]?|remember(?:ed|s)?|famous",
        rf"(?:the|that){_SPACE}",
        "as|for being",
        r"as\s(?:everyone|everybody|you\sall)\sknows?|(?P<plain>(?:he|she|I|Mrs?\.?\s[A-Z][\w-]{1,20})(?:\s(?:is|was|am)|['’][sm]))(?=\sthe\s(?:[\w-]{2,20}\s){1,3}?who\s)",
        r"who\s",
    ),
    "de": _known(
        r"\w{0,10}bekannte?|\w{0,10}berühmte?",
        rf"(?:der|die|das|jener?){_SPACE}",
        "als",
        r"wie\s(?:jeder(?:mann)?|alle)\sw(?:eiß|issen)",
        r"wie\s(?:jeder(?:mann)?|alle)\s",
    ),
    "fr": _known(
        r"(?:re)?connue?|célèbre|surnommée?",
        rf"(?:(?:le|la){_SPACE}|l['’])",
        "comme|pour être",
        "comme chacun(?: le)? sait|comme tout le monde(?: le)? sait",
        "comme",
    ),
    "es": _known(
        r"conocid[oa]|conhecid[oa]|recordad[oa]|famos[oa]",
        rf"(?:el|la|o|a){_SPACE}",
        "como|por ser",
        "como tod[oa]s? (?:el mundo )?sab(?:en|em|emos|e)",
        "como tod[oa]s?",
    ),
    "nb": _known(
        r"kendt|kjent|husket|berømt",
        rf"(?:den|han|hun){_SPACE}",
        "som|for å være|for at være",
        "som alle ved|som alle vet",
        "som alle v",
    ),
}
"""The words before somebody who is known for something, by language as in `_FIRST`."""


@cache
def _languages() -> dict[str, _Language]:
    """Return the languages with their words of `singling-out.tsv`, by code."""
    words: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for line in resources.read_list("lists/singling-out.tsv"):
        language, use, listed = line.split("\t")
        words[language, use] += listed.split()
    return {
        code: _Language(
            first,
            _KNOWN[code],
            behind=frozenset(words[code, "behind"]),
            endings=tuple(words[code, "ending"]),
            nouns=frozenset(words[code, "noun"]),
            adjectives=frozenset(words[code, "adjective"]),
            alone=frozenset(words[code, "alone"]),
            roles=frozenset(words[code, "role"]),
            not_people=frozenset(words[code, "no-person"]),
            ends=frozenset(words[code, "end"]),
            inflections=tuple(words[code, "inflection"]),
            needs_capital=code == "de",
        )
        for code, first in _FIRST.items()
    }


_MOST = Expression(
    r"(?<![\w-])(?:el|la|o|a)\s(?P<noun>[a-zà-ÿ]{4,20})\s(?:más|mais)\s(?:viej[oa]|velh[oa]|jov(?:en|em)|antig[uo][oa]?|alt[oa]|anci[aã]n[oa]?|idos[oa])(?:\s(?:de|del|da|do)(?:\s(?:la|las|los))?(?:\s[\w-]+){1,3}?(?=[,.;)]|\s(?:e|y|que|en|em|com|con|es|é)(?!\w)))"
    r"|(?<![\w-])(?:le|la)\sdoyen(?:ne)?\s(?:de|du|des)(?:\s(?:la\s|l['’]))?\s?[\w'’-]+(?:\sd[eu]s?\s[\w'’-]+)?"
    r"|(?<![\w-])(?:le|la)\s(?P<nom>[a-zà-ÿ]{4,20})\sl[ea]\splus\s(?:vieux|vieille|jeune|ancien(?:ne)?|âgée?)(?:\s(?:de|du|des)(?:\s(?:la|l['’]))?(?:\s[\w'’-]+){1,3}?(?=[,.;)]|\s(?:et|qui|en|est)(?!\w)))"
)
"""Superlatives behind the noun: "o gaiteiro mais velho de Vilarim"."""

_WORDS = rf"(?:[\w'’-]{{1,20}}{_SPACE}){{1,4}}?"
_TAIL = rf"(?:{_SPACE}(?!(?:and|but|because|when|et|mais|y|e|pero|mas|og|men|und)\s(?:he|she|I|we|they|it|il|elle|je|han|hun|jeg|er|sie|ich|que)(?!\w))[\w'’.º-]{{1,24}}(?<!\.)){{1,14}}"
_DONE = {
    "en": rf"who{_SPACE}(?:won|survived|rescued|saved|invented|discovered|founded|crashed|landed|climbed|swam|sailed|broke\sthe|adopted|appeared\s(?:in|on)"
    r"|was\s(?:on|in)\s(?:the\s)?(?:TV|television|telly|news|papers?|newspapers?|radio|(?:[A-Z][\w’-]*[- ]){1,3}?(?:Advertiser|Chronicle|Courier|Echo|Gazette|Herald|Journal|Mail|Mirror|News|Post|Standard|Star|Telegraph|Times|Tribune))|lost\s(?:his|her|an?|one|both)(?=\s(?:legs?|arms?|hands?|feet|foot|eyes?|sight|son|daughter|child|children|family|husband|wife)))",
    "fr": rf"qui{_SPACE}(?:a|avait|ont|avaient){_SPACE}(?:sauvé|secouru|gagné|remporté|perdu|survécu|découvert|inventé|fondé|battu|traversé|adopté|marqué)",
    "es": rf"que{_SPACE}(?:ganó|perdió|sobrevivió|salvó|rescató|inventó|descubrió|fundó|adoptó|apareció|salió(?=\sen\s)|cruzó|marcó"
    r"|ganhou|perdeu|sobreviveu|salvou|inventou|descobriu|fundou|adoto?u|adoptou|apareceu|saiu(?=\sn[oa]\s)|atravessou|aterrou|marcou)",
    "nb": rf"(?:som|der){_SPACE}(?:vant|vandt|overlev(?:ed)?e|overlevde|reddede?|reddet|mistede?|mistet|oppfant|opfandt|oppdaget|opdagede|grunnla|grundlagde|stiftet|stiftede|adopterte"
    r"|adopterede|krysset|krydsede|var\si\s(?:avis(?:en|a)|fjernsynet|tv|TV|finalen))",
}
_DEEDS = Expression(
    rf"(?<![\w-])(?:(?P<en>[Tt]he{_SPACE}){_WORDS}{_DONE['en']}|(?P<fr>[Ll][ea]{_SPACE}|[Ll]['’]){_WORDS}{_DONE['fr']}|(?P<es>(?:[Ee]l|[Ll]a|[OoAa]){_SPACE}){_WORDS}{_DONE['es']}"
    rf"|(?P<nb>(?:[Dd]en|[Hh]an|[Hh]un|ham|henne),?{_SPACE})(?:{_WORDS})?{_DONE['nb']}){_TAIL}",
    cues=("who", "qui", "que", "(?:som|der)"),
)
"""Deeds and ordeals of which people tell, and whose: "the baker who won the marathon", "han som reddet kapteinen"."""
_PRONOUNS = frozenset("han hun ham henne".split())


def find(text: str) -> Iterator[Mention]:
    """Yield the clauses of a text that say that there is one such person, or what somebody did of which people tell."""
    told = list(_told(text))
    yield from told
    starts = {each.start for each in told}
    for match in _MOST.finditer(text):
        language = _languages()["fr" if match["nom"] else "es"]
        noun = match["noun"] or match["nom"]
        if noun is None or _is_person(noun, language):
            yield Mention(*match.span(), Kind.DEM, _SCORE, RECOGNIZER, _REASON, SUBTYPE)
    for code, language in _languages().items():
        for match in language.first.finditer(text):
            noun = _noun(text, match.end(), language)
            if noun is None:
                alone = None if match["bare"] else _end_alone(text, match.end(), language)
                if alone is not None:
                    yield Mention(match.start(), alone, Kind.DEM, _SCORE, RECOGNIZER, _REASON, SUBTYPE)
                continue
            adjective = _ADJECTIVE.match(text, noun.end) if code in ("fr", "es") else None
            end = _end_of_phrase(text, adjective.end() if adjective else noun.end, language)
            is_narrow = end > noun.end
            is_specific = is_narrow and not noun.is_role if match["narrowed"] else is_narrow or noun.is_narrowed
            is_specific = is_specific or _SURVIVOR.search(text, match.start(), noun.end) is not None
            if is_specific:
                end = _end_of_clause(text, end, language)
                yield Mention(match.start(), end, Kind.DEM, _SCORE, RECOGNIZER, _REASON, SUBTYPE)
        yield from (each for each in _known_for(text, language) if each.start not in starts)


def _told(text: str) -> Iterator[Mention]:
    """Yield what somebody did of which people tell, and those who did it."""
    for match in _DEEDS.finditer(text):
        code = match.lastgroup or "en"
        if match[code].lower().strip(", ") in _PRONOUNS or _noun(text, match.end(code), _languages()[code]):
            yield Mention(*match.span(), Kind.DEM, _SCORE, RECOGNIZER, _KNOWN_REASON, SUBTYPE)


_SURVIVOR = Expression(
    r"(?:survivor|survivante?|superviviente|sobreviviente|sobrevivente|[Üü]berlebende[rn]?|overlevende)\Z"
)
"""Nouns that say of themselves what there was."""


def _known_for(text: str, language: _Language) -> Iterator[Mention]:
    """Yield what somebody is known as, with a phrase behind the noun: "known as | the man who rebuilt an engine"."""
    for match in language.known.finditer(text):
        noun = _noun(text, match.end(), language)
        if noun is None:
            continue
        end = _end_of_clause(text, _end_of_phrase(text, noun.end, language), language)
        says_little = match.groupdict().get("plain") and (noun.is_role or _TO_OTHERS.search(text, noun.end, end))
        if end > noun.end and not says_little:
            yield Mention(match.start("article"), end, Kind.DEM, _SCORE, RECOGNIZER, _KNOWN_REASON, SUBTYPE)


def _end_alone(text: str, at: int, language: _Language) -> int | None:
    """Return the end of a clause without a noun that begins at `at`: "the only | one to come home", "a única | que lê"."""
    words = [text[slice(*each)].lower() for each in _words(text, at, _FEWEST_ALONE)]
    if len(words) < _FEWEST_ALONE:
        return None
    at += len(words.pop(0)) if words[0] in _ONE else 0
    return _end_of_phrase(text, at, language) if words[0] in language.alone else None


@dataclass(frozen=True, slots=True)
class _Noun:
    """A noun for a person: its end, whether words narrow it from before, and whether it is a role."""

    end: int
    is_narrowed: bool
    is_role: bool


def _noun(text: str, at: int, language: _Language) -> _Noun | None:
    """Return the last noun for a person of the words from `at` on; None if none of them is one."""
    found, is_qualified = None, False
    for number, (start, end) in enumerate(_words(text, at, _MOST_BEFORE + 1)):
        word = text[start:end]
        if word.lower() in language.behind | language.ends | _ARTICLES:
            break
        if is_qualified or _is_person(word, language):
            is_role = number == 0 and _in(word, language.roles) and not _in(word, _GENDERS)
            found = _Noun(end, number > 0, is_role)
        is_qualified = word.lower() in language.adjectives
    return found


def _words(text: str, at: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield the spans of at most so many words or numbers from `at` on, with nothing but spaces between them."""
    for _ in range(most):
        word = _WORD.match(text, at) or _NUMBER.match(text, at)
        if word is None:
            return
        yield word.span()
        gap = _GAP.match(text, word.end())
        if gap is None:
            return
        at = gap.end()


_ADJECTIVE = Expression(
    r"[ \n][^\W\d_]{2,12}(?:al|ale|ar|ico|ica|ique|ense|il|ivo|iva|oso|osa|és|esa|aise?|oise?|aire|elle|ário|ária|ano|ana)(?!\w)"
    r"|[ \n](?!(?:de|du|des|del|da|do|que|qui|en|et|est|es|fue|foi|era)\b)[a-zà-ÿ]{4,14}(?=[ ](?:de|du|des|del|da|do|das|dos|que|qui)[ ])"
)
"""Adjective behind a Romance noun, which narrows it: "único veterinário municipal"."""
_CLAUSES = {"der": "de", "die": "de", "das": "de", "qui": "fr", "que": "es", "som": "nb"}
"""Relative pronouns behind a comma, and the languages of which they are."""
_CLAUSE = Expression(r",[ ](?P<pronoun>der|die|das|qui|que|som)(?:[ \n][^\W\d_][\w'’-]*){1,8}(?=[.;,)!?])")


def _end_of_clause(text: str, end: int, language: _Language) -> int:
    """Return the end of a short relative clause behind a comma at `end`; `end` if there is none."""
    clause = _CLAUSE.match(text, end)
    is_own = clause is not None and _languages()[_CLAUSES[clause["pronoun"]]] is language
    return clause.end() if clause and is_own else end


def _in(word: str, words: frozenset[str]) -> bool:
    return word in words or word.lower() in words


def _is_person(word: str, language: _Language) -> bool:
    if language.needs_capital and not word[:1].isupper():
        return False
    singular = word.removesuffix("s")
    forms = (word, *(word.removesuffix(each) for each in language.inflections))
    if any(_in(each, language.not_people) for each in (singular, *forms)):
        return False
    if language is _languages()["en"] and (word.lower() in _GENDERS or _in(singular, language.nouns)):
        return True
    if any(_in(each, language.nouns | language.roles) or each.lower().endswith(language.endings) for each in forms):
        return True
    return language is _languages()["en"] and word.lower() in _occupations()


def _end_of_phrase(text: str, at: int, language: _Language) -> int:
    """Return the end of the phrase behind a noun that ends at `at`; `at` if there is none."""
    gap = _GAP.match(text, at)
    words = list(_words(text, gap.end() if gap else at, _MOST_BEHIND + 1))
    if not words or text[slice(*words[0])].lower() not in language.behind:
        return at
    end, relative = at, -_MOST_BEHIND
    for number, (start, stop) in enumerate(words):
        word = text[start:stop].lower()
        relative = number if word in _RELATIVE else relative
        if number - relative > _VERB and number > 1 and (word in language.ends or _is_verb(text, start, end, language)):
            break
        if word not in language.behind:
            end = stop
    return end


def _is_verb(text: str, start: int, end: int, language: _Language) -> bool:
    """Return whether a word may be the verb of the sentence: in German, one in small letters behind a noun."""
    noun = text[max(0, end - _LONGEST_NOUN) : end].rpartition(" ")[2]
    small = text[start].islower() and not any(text.startswith(f"{each} ", start) for each in language.behind)
    return language.needs_capital and noun[:1].isupper() and small


@cache
def _occupations() -> frozenset[str]:
    """Return the last words of the listed occupations, in small letters."""
    return frozenset(each.split()[-1].lower() for each in resources.read_list("lists/occupations.txt"))
