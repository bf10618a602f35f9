"""Patterns of contact details: e-mail, web, network and social addresses."""

from __future__ import annotations

import ipaddress
import re

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind
from engine.detection.patterns.rule import Rule, words

_LABEL = r"[^\W_](?:[\w-]{0,61}[^\W_])?"
_TOP_LEVEL = r"(?:[^\W\d_]{2,24}|xn--[a-z0-9]{2,59})"
_HOST = rf"(?:{_LABEL}\.){{1,6}}{_TOP_LEVEL}"
# Without top-level domains that are English words, since a space is often missing after a full stop.
_COMMON_TOP_LEVEL = r"(?:com|org|net|edu|gov|mil|int|info|io|biz|eu|uk|de|fr|es|nl|ch|se|dk|fi|pl|cz|ie|pt|ca|au|nz)"
_LOCAL = r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}"
# "name [at] host [dot] org": brackets or spaces, which people write against harvesting.
_AT_SIGN = r"\s?(?:at|ät|arobase|arobas|arroba|chiocciola|klammeraffe|snabel-?a)\s?"
_AT = rf"\s?(?:\[{_AT_SIGN}\]|\({_AT_SIGN}\)|\{{{_AT_SIGN}\}}|<{_AT_SIGN}>)\s?"
_DOT_SIGN = r"\s?(?:dot|point|punto|ponto|punkt)\s?"
# A full stop with a space behind it alone ends a sentence.
_DOT = rf"(?:\.| \. |\s?(?:\[{_DOT_SIGN}\]|\({_DOT_SIGN}\)|\{{{_DOT_SIGN}\}}|<{_DOT_SIGN}>)\s?)"
_V4_PART = r"(?:25[0-5]|2[0-4]\d|1?\d?\d)"


def _is_ip(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


RULES = (
    Rule(
        "email",
        Kind.CODE,
        Expression(rf"(?<![\w.+-])(?![.'’]){_LOCAL}@{_HOST}(?![\w])", re.IGNORECASE),
        Message("pattern.form-e-mail-address"),
        0.98,
    ),
    # {jorendorff,shaver}@host.org: several people's addresses
    Rule(
        "email",
        Kind.CODE,
        Expression(
            rf"[{{[(][\w.+-]{{1,40}}(?:\s?[,;|]\s?[\w.+-]{{1,40}}){{1,30}}[)}}\]]\s?(?:@|{_AT})\s?{_HOST}(?!\w)",
            re.IGNORECASE,
        ),
        Message("pattern.form-e-mail-address"),
        0.95,
    ),
    Rule(
        "email",
        Kind.CODE,
        Expression(
            rf"(?<![\w.+-])[\w.+-]{{1,64}}{_AT}{_LABEL}(?:{_DOT}{_LABEL}){{0,4}}"
            rf"(?:{_DOT}[a-z]{{2,24}}|\.\s(?-i:{_COMMON_TOP_LEVEL}))(?!\w)",
            re.IGNORECASE,
        ),
        Message("pattern.form-e-mail-address-written-to-hide"),
        0.95,
    ),
    Rule(
        "email",
        Kind.CODE,
        Expression(
            rf"(?<![\w.+-])(?!(?:me|us|is|be|look\w*|and)\s)[\w+-]{{1,64}}(?: dot [\w+-]{{1,40}}){{0,3}} at"
            rf" {_LABEL}(?: dot {_LABEL}){{0,3}} dot {_COMMON_TOP_LEVEL}(?!\w)",
            re.IGNORECASE,
        ),
        Message("pattern.e-mail-address-spelled-out-in-words"),
        0.9,
    ),
    Rule(
        "url",
        Kind.CODE,
        Expression(
            r"(?<![\w@])(?:https?|ftps?|sftp|ssh|file)://[^\s<>\"“”«»]{2,2000}(?<![.,;:!?'’)\]}])"
            r"|(?<![\w@.-])www\.[^\s<>\"“”«»]{3,2000}(?<![.,;:!?'’)\]}])",
            re.IGNORECASE,
        ),
        Message("pattern.form-web-address"),
        0.95,
    ),
    Rule(
        "url",
        Kind.CODE,
        Expression(
            rf"(?<![\w@./-])(?:[a-z0-9](?:[a-z0-9-]{{0,61}}[a-z0-9])?\.){{1,4}}{_COMMON_TOP_LEVEL}"
            r"(?:/[^\s<>\"“”«»()]{0,500}(?<![.,;:!?'’]))?(?![\w@-]|\.\w)",
        ),
        Message("pattern.form-web-address-without-its-scheme"),
        0.8,
    ),
    Rule(
        "ip",
        Kind.CODE,
        Expression(rf"(?<![\w.])(?:{_V4_PART}\.){{3}}{_V4_PART}(?:/\d{{1,2}}|:\d{{2,5}})?(?![\w]|\.\d)"),
        Message("pattern.form-internet-address"),
        0.9,
        unless=words(r"sections?", r"§+", r"clauses?", r"chapters?", r"versions?", r"para(?:graph)?s?\.?"),
    ),
    Rule(
        "ip",
        Kind.CODE,
        Expression(r"(?<![\w:.])(?=[0-9a-f]{0,4}:)(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])", re.IGNORECASE),
        Message("pattern.form-internet-address"),
        0.9,
        accept=lambda text: sum(character in "0123456789abcdefABCDEF" for character in text) > 3 and _is_ip(text),
    ),
    Rule(
        "mac-address",
        Kind.CODE,
        Expression(r"(?<![\w:-])(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}(?![\w:-])", re.IGNORECASE),
        Message("pattern.form-hardware-address-network-device"),
        0.95,
    ),
    Rule(
        "social-handle",
        Kind.CODE,
        Expression(r"(?<![\w@.])@[a-z_][a-z0-9_.]{1,29}[a-z0-9_](?![\w@])", re.IGNORECASE),
        Message("pattern.form-name-on-social-network"),
        0.8,
    ),
    Rule(
        "social-handle",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:twitter|x\.com|instagram|facebook|snapchat|tiktok|telegram|skype|whatsapp|linkedin|discord|reddit"
            r"|signal)(?:(?:\s(?:id|name|handle|account|user(?:name)?))?\s?:|\s(?:id|name|handle|account|user(?:name)?)\s(?:is|as)"
            r"|\s(?:is|as)(?=\s[a-z]{0,30}[\d_.@#]))\s?([\w.#@/-]{3,40}(?<![.\-/]))",
            re.IGNORECASE,
        ),
        Message("pattern.follows-name-social-network"),
        0.8,
    ),
    # insta dyl.pickle, snap dpickle03: without a colon, a digit, a full stop or a low line shows that it is no word
    Rule(
        "social-handle",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|twitter|tg|telegram|discord|xbox|psn|skype|kik|wechat|viber|venmo|cash\s?app)"
            r"(?:\s(?:id|name|handle|account|user(?:name)?))?\s?[:=]?\s((?:live:)?(?=[a-z.]{0,30}[\d_]|[a-z]{2,30}\.[a-z]{2})[a-z][\w.-]{3,39}(?<![.-]))(?![\w@])",
            re.IGNORECASE,
        ),
        Message("pattern.follows-name-social-network"),
        0.8,
    ),
)
