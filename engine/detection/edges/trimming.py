"""Words that a recognizer took into a mention but that are no part of it: openers of sentences, leaders, verbs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.lexicon import common_words, first_names
from engine.detection.patterns.rule import UPPER

# Lists of words stay together.
# ruff: noqa: E501

# Sentence openers before a name that are not part of it: "Met Leszek", "Via Ingunn Vatne", "Thanks Tom". The network
# reads them as given names because of their capital. Only words that are names in no language are listed, so that
# "Will Oyelaran" and "Per Hansen" stay whole.


_OPENING_REACH = 12
"""Characters before a mention in which its sentence may begin."""
_QUOTES = " \"'“‘(["
_BEGINS = Expression(r"(?:\n|[.!?:;…][\"'”’)\]]?\s|[-–—•*>|\t])[ \"'“‘(\[]*\Z")
_TITLE = Expression(r"(?<!\w)[A-Z]\w{0,4}\.\s*\Z")
"""An initial or a form of address, whose full stop ends no sentence: "J. Met", "Prof. Met"."""
_WORD = Expression(r"[^\W\d_]+")
_PREPOSITION = Expression(r"(?:of|in|at|from|near|to|for|by)[ ]{1,4}(?=[A-ZÀ-ÖØ-Þ])")
_APPROVED = Expression(r"V\.?[º°]\s?B\.?[º°][ \u00a0:]{0,9}")
_NAME_AFTER = Expression(r"[ ]{1,4}(?=\S)")
_VERB = Expression(
    r"(?<=[A-Z]) (?P<verb>[A-Z]{2,12}(?<!E)ED|DROVE|RAN|TOOK|GAVE|HIT|SAT|GOT|PUT|LEFT|WENT|CAME|SAID|TOLD|MADE|KNEW"
    r"|FELT|HELD|KEPT|LOST|PAID|SENT|SOLD|THREW|WOKE|WORE|WROTE|STOOD|STRUCK|BEGAN|FELL|FLED|FOUND|CAUGHT|BROKE|BOUGHT"
    r"|BROUGHT|MET|SPOKE|STOLE|SAW|SAYS|STATES)\Z"
)
_GOES_ON = Expression(r" [A-Z]")
"""Text behind a verb; at the end of a cell or line, RAN or MADE may be a given name."""
_LEADER = Expression(r"(?<=[\w)])(?:[ \u00a0]?[.…_·]){4,}[ \u00a0\d]{0,8}\Z")
"""Leader and number of a page: "By Mr. Berg. . . . . 65"."""
_WITHIN = Expression(r"(?<=[a-z,])[ ]([A-Z][a-z]+)(?!\w)")


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without sentence openers: shortened, or left out before the mention of a name.

    A preposition before a place or body is no part of a mention either ("of Saltby Council"), nor is what leads from an
    entry of a table of contents to its page, nor a verb behind a name in a text in capitals.

    A word that the text also capitalises within a sentence may be a name there and stays.
    """
    found = tuple(
        _without_verb(text, _without_approval(text, _without_preposition(text, _without_leader(text, each))))
        for each in mentions
    )
    people = {each.start for each in found if each.kind is Kind.PERSON}
    named: frozenset[str] | None = None
    for each in found:
        word = _WORD.match(text, each.start, each.end) if each.kind is Kind.PERSON else None
        after = word and _NAME_AFTER.match(text, word.end())
        if not (word and after and _opens(text, word)):
            yield each
            continue
        named = frozenset(_WITHIN.findall(text)) if named is None else named
        if word[0] in named:
            yield each
        elif after.end() >= each.end:
            if after.end() not in people:
                yield each
        elif _has_capital(text, after.end(), each.end):
            yield replace(each, start=after.end())
        else:
            yield each


def _without_approval(text: str, mention: Mention) -> Mention:
    """Return the mention without the letters over a signature that approves: "V.º B.º Uxía Pazos"."""
    before = _APPROVED.match(text, mention.start, mention.end) if mention.recognizer == Recognizer.NEURAL else None
    return replace(mention, start=before.end()) if before and before.end() < mention.end else mention


def _without_preposition(text: str, mention: Mention) -> Mention:
    if mention.recognizer != Recognizer.NEURAL or mention.kind not in {Kind.LOC, Kind.ORG}:
        return mention
    before = _PREPOSITION.match(text, mention.start, mention.end)
    return replace(mention, start=before.end()) if before else mention


def on_lines(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield a network's number that goes on in the next line as one for each line, so that the lines stay apart.

    A sign that joins, such as a hyphen at the end of the line, keeps it whole. A name ends before the article that
    begins a sentence in the next line ("Peter / A title of"), and a name of a body behind a heading in capitals.
    """
    written = mention.words(text)
    if mention.recognizer != Recognizer.NEURAL or "\n" not in written:
        yield mention
        return
    if mention.kind is not Kind.CODE:
        article = _NEXT_SENTENCE.search(text, mention.start, mention.end)
        heading = _HEADING_BEFORE.match(text, mention.start, mention.end) if mention.kind in _BODIES else None
        if article and _SMALL_BEHIND.match(text, mention.end):
            yield replace(mention, end=article.start())
        elif heading:
            yield replace(mention, end=heading.end("heading"))
            yield replace(mention, start=heading.end())
        else:
            yield mention
        return
    for part in _LINE.finditer(text, mention.start, mention.end):
        yield replace(mention, start=part.start(), end=part.end())


_NEXT_SENTENCE = Expression(r"[ \t]{0,3}\n[ \t]{0,8}(?:An?|The|This|In|On|At|For|It|To)\Z")
_SMALL_BEHIND = Expression(r" [a-zß-öø-ÿ]{2}")
_HEADING_BEFORE = Expression(
    r"(?P<heading>[^\W\d_a-zß-öø-ÿ]{3,30}(?: [^\W\d_a-zß-öø-ÿ]{2,30}){0,6})[ \t]{0,3}\n[ \t]{0,8}"
    r"(?=[^\W\d_a-zß-öø-ÿ][a-zß-öø-ÿ])"
)
_BODIES = frozenset({Kind.ORG, Kind.LOC, Kind.MISC})
_LINE = Expression(r"[^\s](?:[^\n]|(?<=[-/‐])\n)*(?<=\S)")


def at_repeat(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield a name, and apart what follows where the next line begins with the same name: "Ms. Ada Vik\\nAda Vik is"."""
    again = _AGAIN.search(text, mention.start, mention.end) if mention.kind is Kind.PERSON else None
    if again is None:
        yield mention
        return
    yield replace(mention, end=again.end("name"))
    yield replace(mention, start=again.end() - len(again["first"]))


def sentence_ends(text: str, start: int, end: int) -> Iterator[re.Match[str]]:
    """Yield the ends of sentences within names: a word of four letters or more that is no abbreviation, and a stop."""
    return (each for each in _SENTENCE_ENDS.finditer(text, start, end) if each["word"].casefold() not in _ABBREVIATED)


def divided(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield a network's mention of people as one for each sentence, without a greeting and the words between names.

    Somebody before a dash and an organisation is a person: "Ada B. Vik - Centre for Biology".
    """
    if mention.kind is Kind.ORG:
        yield from _with_person_apart(text, mention)
        return
    if mention.kind is not Kind.PERSON:
        yield mention
        return
    if label := _LABEL_BEHIND.search(text, mention.start, mention.end):
        mention = replace(mention, end=label.start())
    at = mention.start
    for match in sentence_ends(text, mention.start, mention.end):
        yield from _of_words(text, replace(mention, start=at, end=match.end("word")))
        at = match.end()
    yield from _of_words(text, replace(mention, start=at))


def _with_person_apart(text: str, mention: Mention) -> Iterator[Mention]:
    match = _BEFORE_BODY.fullmatch(text, mention.start, mention.end)
    if match is None or not (first_names.is_listed(fold(match["given"])) or common_words.is_given(match["given"])):
        yield mention
        return
    if match["state"]:
        yield replace(mention, end=match.end("state"), kind=Kind.LOC)
    yield replace(mention, start=match.start("name"), end=match.end("name"), kind=Kind.PERSON)
    yield replace(mention, start=match.start("body"))


def _of_words(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield the mention without a greeting before it and an everyday word behind or within: "Mrs Berg diabetic"."""
    before = text[max(0, mention.start - _OPENING_REACH) : mention.start]
    greeting = _GREETING.match(text, mention.start, mention.end) if _LINE_BEGINS.search(before) else None
    if greeting:
        mention = replace(mention, start=greeting.end())
    if _BEHIND_NAME.search(text[max(0, mention.start - _LONGEST_NAME) : mention.start]):
        written = mention.words(text)
        if written.isalpha() and written.islower() and _is_everyday(written):
            return
    titled = mention.start - len(title[0]) if (title := _TITLE_BEFORE.search(before)) else mention.start
    if (behind := _BEHIND_TITLED.fullmatch(text, titled, mention.end)) and _is_everyday(behind["word"]):
        mention = replace(mention, end=behind.start("word") - 1)
    at = mention.start
    for match in _WORD_WITHIN.finditer(text, mention.start, mention.end):
        if _is_everyday(match["word"]):
            yield replace(mention, start=at, end=match.start())
            at = match.end()
    yield replace(mention, start=at)


def _is_everyday(word: str) -> bool:
    """Return whether a word in small letters is one of English or another language here, and no name or particle."""
    if word in _PARTICLES or first_names.is_listed(word) or common_words.is_given(word):
        return False
    return is_ordinary(word) or common_words.is_common_anywhere(word)


_BEFORE_BODY = Expression(
    rf"(?:(?P<state>[A-Z]{{2}})[ \n])?(?P<name>(?P<given>{UPPER}[a-zß-öø-ÿ]+)(?: {UPPER}\.| {UPPER}[a-zß-öø-ÿ]+)? {UPPER}[\w'’-]+)"
    r"[ ][-–][ ](?P<body>[^\n]+)"
)
_LABEL_BEHIND = Expression(
    r"(?<=[^\W\d_]{2}),[ ](?:(?:Reg|Lic|Ref|Bar|Tel|Mob|Ext|Col|Membership|Licence|License|Registration)\.?(?:[ ](?:No|Nr|nº|n°)\.?)?|No\.?)\Z|(?<=[a-zß-öø-ÿ.])[ ](?:PIN|DOB|SSN|NHS|GMC|NMC|GDC|MRN)\Z"
)
"""The label of a number behind a name: "Ada Vik, Reg. No"; "Ada Reg" may be a name."""
_AGAIN = Expression(r"(?<!\w)(?P<name>(?P<first>[^\W\d_]{2,30})[^\n]{0,60}?)[^\S\n]{0,3}\n[^\S\n]{0,3}(?P=first)(?!\w)")
"""A name, up to its first word at the beginning of the next line."""
_SENTENCE_ENDS = Expression(r"(?<![\w.'’-])(?P<word>[^\W\d_a-zß-öø-ÿ][^\W\d_]{3,})\.[ \n](?=[^\W\d_a-zß-öø-ÿ][^\W\d_])")
_ABBREVIATED = frozenset(
    "chas thos robt benj saml fredk danl patk richd ferd friedr wilh heinr theod gust guill marg vict frco prof messrs capt"
    " lieut colonel supt dipl magister dres exmo exma ilmo ilma ilmos univ hptm obst stud cand oberst oberstlt dott maître"
    " gov lieut cmdr serg const insp atty hist jnr snr mtnez fdez glez gonz hdez rguez gcía gmez jmnez szchz rasm thorv edvard"
    " alex chris nich matt phil conr leop ludw".split()
)
"""Words of four letters or more before the full stop of an abbreviation."""
_GREETING = Expression(
    r"(?:(?:heia|hello|salut|coucou|servus|hallo|kære|kjære|aúpa|aupa|mvh|takk|kia\sora|(?-i:hei|hej|hey|hola))[ ,!]"
    r"|(?:hei|hej|hey|hola|olá|ola|oi|bonjour|moin|chère|hils|tak|mahalo|aloha)[ ]?[,!])[ ,!]{0,2}(?=\S)",
    re.IGNORECASE,
)
"""A greeting before a name; one that is a name, too, only in small letters or before a sign: not "Hei Man Lee"."""
_LINE_BEGINS = Expression(r"(?:\A|[\n>:\]]|[.!?]\s)[ \t>]*\Z")
_TITLE_BEFORE = Expression(r"(?<!\w)(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.?[ ]\Z")
_BEHIND_NAME = Expression(r"(?<!\w)(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.?[ ][^\W\d_a-zß-öø-ÿ][\w'’-]+[ ]\Z")
_LONGEST_NAME = 40  # characters
_BEHIND_TITLED = Expression(
    r"(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.?[ ][^\W\d_a-zß-öø-ÿ][^\W\d_]*(?:[-'’][^\W\d_]+)*[ ](?P<word>[a-zß-öø-ÿ]{4,})"
)
_WORD_WITHIN = Expression(r"(?<=[^\W\d_A-Z]{3})(?:[ ](?P<word>[a-zß-öø-ÿ]{3,})[ ])(?=[^\W\d_a-zß-öø-ÿ][^\W\d_])")
_PARTICLES = frozenset(
    "van von vom zum zur der den des del della dello dei degli das dos las los ter ten bin ibn ben bint binti ould ait the and"
    " und och eller sobre genannt dite called alias aka née nee geb born".split()
)


def _without_leader(text: str, mention: Mention) -> Mention:
    leader = _LEADER.search(text, mention.start, mention.end)
    return replace(mention, end=leader.start()) if leader else mention


def _without_verb(text: str, mention: Mention) -> Mention:
    verb = _VERB.search(text, mention.start, mention.end) if mention.kind is Kind.PERSON else None
    if verb is None or not mention.words(text).isupper() or not _GOES_ON.match(text, mention.end):
        return mention
    word = verb["verb"].lower()
    return replace(mention, end=verb.start()) if is_ordinary(word) and not first_names.is_listed(word) else mention


def _opens(text: str, word: re.Match[str]) -> bool:
    """Return whether the word is a listed opener with one capital at the beginning of a sentence or line."""
    if not word[0].istitle() or word[0].lower() not in _openings():
        return False
    before = text[max(0, word.start() - _OPENING_REACH) : word.start()]
    if not before.strip(_QUOTES):
        return len(before) == word.start() or "\n" in before
    return _BEGINS.search(before) is not None and _TITLE.search(before) is None


def _has_capital(text: str, start: int, end: int) -> bool:
    """Return whether a span contains a capitalised word."""
    return any(each[0][0].isupper() for each in _WORD.finditer(text, start, end))


@cache
def _openings() -> frozenset[str]:
    return frozenset(resources.read_list("lists/openings.txt"))
