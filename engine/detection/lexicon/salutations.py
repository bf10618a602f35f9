"""Greetings and closing words of letters and messages, in the languages of the networks: "Dear", "Kind regards", "Mvh".

A line that closes a letter names nobody itself; the name of the person who signs follows.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.expressions import Expression

# Words of one language stay together.
# ruff: noqa: E501

_SHORT_CLOSING_WORDS = (  # BW: best wishes; KR: kind regards; cdlt: cordialement
    r"(?:bw|kr|wr|br|b?rgds|regs|kind[ ]rgds|[lvm]f?g|cdl?t|bien[ ]cdl?t|slds?|atte|cump(?:s|ts)|abs|bjs|d?mvh|v\.?h)\.?"
)
_CLOSING_WORDS = (
    rf"(?:{_SHORT_CLOSING_WORDS}"
    r"|(?:(?:with|my|our|all|very|many|kind(?:est)?|best|warm(?:est)?|good|lots[ ]of|much)[ ]){0,3}(?:regards|wishes|thanks|thx|love)|(?:yours[ ])?(?:sincerely|faithfully|truly)(?:[ ]yours)?|yours|(?:all[ ])?(?:the[ ])?best|cheers|thank[ ]you(?:[ ](?:all|again|so[ ]much|very[ ]much))?|thanks[ ](?:again|all|so[ ]much)|take[ ]care|warmly|fondly|cordially|respectfully(?:[ ]submitted)?|xx?x?"
    r"|(?:mit[ ])?(?:(?:besten|beste|freundlich(?:en|e|em)|herzlichen?|kollegialen|vielen?|liebe|lieben|schöne|sonnige)[ ]){1,3}(?:gr[üu](?:ß|ss)en?|gru(?:ß|ss)|dank)|gr[üu](?:ß|ss)en?|gru(?:ß|ss)|herzlichst|hochachtungsvoll|alles[ ](?:liebe|gute)|danke(?:[ ](?:euch|dir|ihnen))?"
    r"|(?:bien[ ]|très[ ])?(?:cordialement|amicalement|sincèrement)|(?:sincères[ ])?salutations(?:[ ]distinguées)?|bien[ ]à[ ](?:vous|toi)|amitiés|bises|bisous|à[ ]bientôt|merci(?:[ ](?:d['’]avance|beaucoup|à[ ](?:tous|toi|vous)))?|sentiments[ ][^\n]{0,30}"
    r"|(?:(?:un|cordiales|muchos)[ ])?(?:saludos?|abrazos?|besos)(?:[ ]cordial(?:es)?)?|(?:muy[ ])?atentamente|(?:muchas[ ])?gracias"
    r"|(?:(?:com[ ]os[ ]|os[ ])?(?:melhores|meus)[ ])?cumprimentos|atenciosamente|att\.?|(?:um[ ])?(?:grande[ ])?abraços?|beijos?|beijinhos|(?:muito[ ])?obrigad[oa]"
    r"|(?:med[ ])?(?:(?:venn?lig|venlige|vennlige|kærlige?|kjærlige?|de[ ]bedste|bedste|beste|mange|varme?|hjertelige?)[ ]){0,2}hils(?:en|ner|ener)(?:[ ]fra)?|klem|knus|(?:mange[ ]|tusind[ ]|tusen[ ])?takk?)"
)


_GREETING_WORDS = (
    r"(?:dear|hi(?:[ ]there)?|hello|hey|hiya|morning|good[ ](?:morning|afternoon|evening)"
    r"|hallo|lieber?|liebes|sehr[ ]geehrter?|guten[ ](?:tag|morgen)|moin|servus|cher|chère|bonjour|bonsoir|salut|coucou"
    r"|querid[oa]|estimad[oa]|hola|buen[oa]s[ ](?:días|tardes)|car[oa]|prezad[oa]|olá|oi|bom[ ]dia|boa[ ]tarde"
    r"|kære|hej|kjære|hei|thanks|thank[ ]you|danke|merci|gracias|obrigad[oa]|takk|tak)"
)

_CLOSINGS = Expression(rf"(?:\A|(?<=\n)|(?<=[.!?][ ]))[ \t>*]{{0,8}}(?P<closing>(?i:{_CLOSING_WORDS}))(?!\w)")
_CLOSING = Expression(rf"(?i:{_CLOSING_WORDS})[ ]?[,.:!]?")
_SHORT_CLOSING = Expression(rf"(?i:{_SHORT_CLOSING_WORDS})[ ]?[,.:!]?")
_CLOSING_BEFORE = Expression(rf"(?<!\w)(?P<closing>(?i:{_CLOSING_WORDS})[ ]?[,.!]?)\s[\s>*–-]{{0,24}}\Z")
_GREETING_BEFORE = Expression(rf"(?:\A|[\n>:.!?]|[,–-][ ])[ \t>]{{0,8}}(?i:{_GREETING_WORDS})[ ,]{{1,2}}\Z")
_REACH = 64
"""Characters before a name in which it is greeted, or a letter closes."""


def closings(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of the words with which letters close, at the beginning of a line or behind a sentence."""
    for match in _CLOSINGS.finditer(text):
        yield match.span("closing")


def is_closing(text: str, start: int, end: int) -> bool:
    """Return whether a part of a text is the words with which a letter closes, with or without their comma."""
    return _CLOSING.fullmatch(text, start, end) is not None


def is_short_closing(text: str, start: int, end: int) -> bool:
    """Return whether a part of a text is the words with which a letter closes, in short: "BW", "Rgds," "MfG"."""
    return _SHORT_CLOSING.fullmatch(text, start, end) is not None


def closing_before(text: str, place: int) -> tuple[int, int] | None:
    """Return the span of the words with which a letter closes right before a place, on its line or above it."""
    before = _CLOSING_BEFORE.search(text, max(0, place - _REACH), place)
    return before.span("closing") if before else None


def greets_before(text: str, place: int) -> bool:
    """Return whether a greeting ends right before a place."""
    return _GREETING_BEFORE.search(text, max(0, place - _REACH), place) is not None
