"""Plain-text check: detects markup, escapes and encoded parts, in which a search would miss names.

In `<b>Ma</b>ren`, `J&ouml;rg`, `J=C3=B6rg` or a body in Base64 no search of plain text finds the name. Letters, notes,
chats, logs, Markdown, forwarded messages and tables of plain cells are text, even with some signs of markup.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections import Counter
from collections.abc import Callable
from html import unescape
from urllib.parse import unquote_to_bytes

_HEAD = 4096  # the first characters, which identify a format
_LETTER = r"[^\W\d_]"
_FEW, _SEVERAL = 3, 6
_MUCH = 0.2  # of the lines that are not empty

_TAG = re.compile(r"<(/?)([A-Za-z][\w:.-]{0,60})((?:\s[^<>]{0,1000})?)(/?)>")
_DECLARED = re.compile(r"(?:<\?xml\s|<!DOCTYPE\s|<html[\s>]|<!--|<svg[\s>])", re.IGNORECASE)
_BLOCKS = frozenset(
    "html head body title meta link script style div p span table thead tbody tr td th ul ol li dl dt dd form input "
    "section article header footer nav main h1 h2 h3 h4 h5 h6 center font".split()
)
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});")

_ENCODED_PART = re.compile(
    r"^content-transfer-encoding:\s{0,5}(?:base64|quoted-printable|x-uuencode)|^content-type:\s{0,5}multipart/",
    re.IGNORECASE | re.MULTILINE,
)
_ENCODED_WORD = re.compile(r"=\?[\w-]{2,40}\?[bq]\?[^?\s]{1,200}\?=", re.IGNORECASE)
_MAILBOX = re.compile(
    r"From \S{1,200} {1,3}(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) {1,2}[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d"
    r"[^\n]{0,40}\n[\w-]{2,40}:"
)
_CARD = re.compile(r"BEGIN:(?:VCARD|VCALENDAR)\b", re.IGNORECASE)

_RTF_BYTE = re.compile(r"\\'[0-9a-f]{2}")
# A code point is decimal, has no zero in front, and a sign for old programs behind it.
_RTF_WORD = re.compile(
    r"\\(par|pard|plain|fs|b|i|f|cf|lang|li|sb|sa|qc|qj)(?:0|[1-9]\d{0,3})?(?![A-Za-z\d{])|\\(u)-?[1-9]\d{1,4}\s?\?"
)
_PATH = re.compile(r"(?:[A-Za-z]:|\\)\\\S+")
_RTF_KINDS = 2
_TEX = re.compile(
    r"^[ \t]{0,40}\\(?:documentclass|documentstyle|begin\{[a-z*]{2,30}\}|usepackage|section\*?\{)", re.MULTILINE
)
_TEX_ACCENT = re.compile(rf"{_LETTER}\\[\"^~`]\{{?[aeiouynAEIOUYN]\}}?{_LETTER}|{_LETTER}\{{?\\(?:ss|ae|oe|aa|o|l)\}}")
_PDF = re.compile(r"^\d{1,9} \d{1,5} obj\b|^endobj\b|^endstream\b|^startxref\b|[)\]>]\s?T[jJ]\b", re.MULTILINE)

_UNICODE_ESCAPE = re.compile(r"\\(?:u\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2}))")
_OCTAL_ESCAPES = re.compile(r"(?:\\[1-3][0-7]{2}){2,}")
_QUOTED_BYTES = re.compile(r"(?<!\d)(?:=[0-9A-F]{2}){2,}(?!=)")
_QUOTED_LETTER = re.compile(rf"(?<={_LETTER})=[C-F][0-9A-F](?=[a-z])")
_SOFT_BREAK = re.compile(r"^[^\n]{55,75}[^\s=]=\r?\n(?=\S)", re.MULTILINE)
_QUOTED_SIGN = re.compile(r"=20\r?$|=3D[\"'\w]|=0A=|=E2=80=", re.MULTILINE)
_PERCENT_BYTES = re.compile(r"(?<!\d)(?:%[0-9A-Fa-f]{2}){2,}(?!%)")
_PERCENT_SPACE = re.compile(rf"{_LETTER}%20{_LETTER}")
_FORM = re.compile(r"[\w.%+\[\]-]{1,100}=[^&\s=]{0,2000}(?>(?:&[\w.%+\[\]-]{1,100}=[^&\s]{0,2000})+)")
_ADDRESS = re.compile(r"/|^www\.|^mailto:", re.IGNORECASE)
_UTF_7 = re.compile(r"\+(A[A-Z][A-Za-z0-9+/]{1,40})-")
_BASE_64_LINE = re.compile(r"[A-Za-z0-9+/_-]{4,200}={0,2}")
_BASE_64_RUN = re.compile(r"[A-Za-z0-9+/_-]{64,}+={0,2}")
_LONG_LINE = 40
_SHORTEST_BASE_64 = 64
_UUENCODED = re.compile(r"^begin [0-7]{3} [^\n]{1,200}\nM[ -`]{60}\r?$", re.MULTILINE)
_HEX_DUMP = re.compile(r"^0000[0-9a-f]{3,4}:?\s{1,3}(?:[0-9a-f]{2,4}[ -]{1,2}){6}", re.MULTILINE)


def found(text: str) -> str | None:
    """Return the format that a file looks like, a key of `engine.core.problems.PROBLEMS`; None for plain text."""
    return next((code for code, holds in _KINDS if holds(text)), None)


def _is_markup(text: str) -> bool:
    """Return whether a file is markup: mostly tags, tags within a word or in table cells, or escaped letters."""
    if _DECLARED.match(text.lstrip()[:_HEAD]) or any(map(_is_letter, map(unescape, set(_ENTITY.findall(text))))):
        return True
    tags = list(_TAG.finditer(text))
    opened = {each[2].lower() for each in tags if not each[1]}
    closed = {each[2].lower() for each in tags if each[1]}
    paired = [each for each in tags if each[2].lower() in opened & closed]
    if any(_parts_a_word(text, each) for each in paired) or (paired and _is_table(text)):
        return True
    blocks = sum(each[2].lower() in _BLOCKS for each in tags)
    return (blocks >= _SEVERAL or len(paired) >= _SEVERAL) and _share_of_lines(text) > _MUCH


def _parts_a_word(text: str, tag: re.Match[str]) -> bool:
    before, after = text[max(0, tag.start() - 1) : tag.start()], text[tag.end() : tag.end() + 1]
    return before.isalnum() and after.isalnum()


def _share_of_lines(text: str) -> float:
    """Return the share of lines with a tag."""
    lines = [line for line in text.split("\n") if line.strip()]
    return sum(_TAG.search(line) is not None for line in lines) / max(len(lines), 1)


def _is_table(text: str) -> bool:
    """Return whether the first lines have the same number of separators."""
    lines = [line for line in text[:_HEAD].split("\n")[:5] if line.strip()]
    return len(lines) > 1 and any(
        len(counts := {line.count(sign) for line in lines}) == 1 and 0 not in counts for sign in ",;\t|"
    )


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.isalnum()


def _is_message(text: str) -> bool:
    """Return whether parts of a message are encoded; a message in plain text only is text."""
    return bool(_ENCODED_PART.search(text) or _ENCODED_WORD.search(text))


def _is_mailbox(text: str) -> bool:
    return _MAILBOX.match(text) is not None


def _is_card(text: str) -> bool:
    return _CARD.match(text.lstrip()[:_HEAD]) is not None


def _is_rich_text(text: str) -> bool:
    """Return whether a text begins as RTF, or several bytes or control words of at least two kinds are written so."""
    if text[:_HEAD].lstrip().startswith("{\\rtf") or _several(_RTF_BYTE, text, _SEVERAL):
        return True
    kinds = Counter(found[1] or found[2] for found in _RTF_WORD.finditer(_PATH.sub(" ", text)))
    return kinds.total() >= _SEVERAL and len(kinds) >= _RTF_KINDS


def _is_tex(text: str) -> bool:
    return _several(_TEX, text, _FEW) or _TEX_ACCENT.search(text) is not None or "\\documentclass" in text[:_HEAD]


def _is_json(text: str) -> bool:
    """Return whether a text is one JSON value with content, or each line is an object."""
    begun = text.lstrip()
    if not begun.startswith(("{", "[")):
        return False
    lines = [line for line in begun[: 16 * _HEAD].split("\n")[:21] if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") and _parsed(line) is not None for line in lines[:-1]):
        return True
    value = _parsed(begun)
    if isinstance(value, list):
        return any(isinstance(each, (dict, list, str)) for each in value)
    return isinstance(value, dict) and bool(value)


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except RecursionError:
        return [text]
    except ValueError:
        return None


def _is_page_description(text: str) -> bool:
    return text[:_HEAD].lstrip().startswith(("%!PS", "%PDF-")) or _several(_PDF, text, _FEW)


def _has_escapes(text: str) -> bool:
    """Return whether letters are written as in source code: "J\\u00f6rg"."""
    return any(map(_is_escaped_letter, _UNICODE_ESCAPE.finditer(text))) or any(
        _are_letters(bytes(int(each, 8) & 0xFF for each in match[0].split("\\")[1:]))
        for match in _OCTAL_ESCAPES.finditer(text)
    )


def _is_escaped_letter(match: re.Match[str]) -> bool:
    point = int(next(filter(None, match.groups())), 16)
    before = match.string[max(0, match.start() - 1) : match.start()]
    after = match.string[match.end() : match.end() + 1]
    is_path = before in tuple(":/\\.")  # C:\u0041
    return point < 0x110000 and chr(point).isalpha() and not is_path and (before.isalpha() or after.isalpha())


def _is_quoted_printable(text: str) -> bool:
    return (
        any(_are_letters(binascii.a2b_qp(each)) for each in set(_QUOTED_BYTES.findall(text)))
        or _several(_QUOTED_LETTER, text, 2)
        or _several(_SOFT_BREAK, text, 2)
        or _several(_QUOTED_SIGN, text, _FEW)
    )


def _is_url_encoded(text: str) -> bool:
    """Return whether letters outside web addresses are percent-encoded, or the text is the body of a form."""
    lines = [line for line in text[:_HEAD].split("\n") if line.strip()]
    if lines and all(_FORM.fullmatch(line.strip()) for line in lines):
        return True
    if "%" not in text:
        return False
    outside = " ".join(word for word in text.split() if not _ADDRESS.search(word))
    encoded = set(_PERCENT_BYTES.findall(outside))
    return _several(_PERCENT_SPACE, outside, _FEW) or any(_are_letters(unquote_to_bytes(each)) for each in encoded)


def _is_utf_7(text: str) -> bool:
    return any(_are_letters(_utf_7(match[0])) for match in _UTF_7.finditer(text))


def _utf_7(written: str) -> bytes:
    try:
        return written.encode("ascii").decode("utf-7").encode()
    except UnicodeError:
        return b""


def _is_base_64(text: str) -> bool:
    """Return whether a long run decodes to text; keys, hashes and signatures do not."""
    block: list[str] = []
    for line in (each.strip() for each in text.split("\n")):
        if _BASE_64_LINE.fullmatch(line) and (block or len(line) >= _LONG_LINE):
            block.append(line)
        elif block:
            if _decodes_to_text("".join(block)):
                return True
            block = []
    return _decodes_to_text("".join(block)) or any(map(_decodes_to_text, _BASE_64_RUN.findall(text)))


def _decodes_to_text(run: str) -> bool:
    written = run.partition("=")[0].translate(_URL_SAFE)
    if len(written) < _SHORTEST_BASE_64:
        return False
    decoded = base64.b64decode(written[: len(written) // 4 * 4])
    printed = sum(byte in _PRINTED for byte in decoded)
    return printed > 0.9 * len(decoded) or decoded.count(0) > 0.4 * len(decoded)


_URL_SAFE = str.maketrans("-_", "+/")
_PRINTED = frozenset((*range(0x20, 0x7F), 0x09, 0x0A, 0x0D))


def _is_encoded(text: str) -> bool:
    return _UUENCODED.search(text) is not None or _several(_HEX_DUMP, text, _FEW)


def _several(pattern: re.Pattern[str], text: str, least: int) -> bool:
    return any(number >= least for number, _ in enumerate(pattern.finditer(text), start=1))


def _are_letters(data: bytes) -> bool:
    """Return whether bytes are letters in UTF-8."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return any(map(str.isalpha, text))


_KINDS: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("looks-like-rtf", _is_rich_text),
    ("looks-like-pdf", _is_page_description),
    ("looks-like-mail", lambda text: _is_message(text) or _is_mailbox(text)),
    ("looks-like-card", _is_card),
    ("looks-like-json", _is_json),
    ("looks-like-markup", _is_markup),
    ("looks-like-tex", _is_tex),
    ("looks-like-escapes", _has_escapes),
    ("looks-like-quoted-printable", _is_quoted_printable),
    ("looks-like-url-encoded", _is_url_encoded),
    ("looks-like-base-64", lambda text: _is_utf_7(text) or _is_base_64(text) or _is_encoded(text)),
)
