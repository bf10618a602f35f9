"""Allow-list of DOCX elements, attributes and values; all others are removed (threats D13, D22, D25, D28).

The list is that of the standard (`resources/formats/docx.txt`). A value for which it has no form, or that does not
match the form, may be text: it is removed, whatever it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.core import resources
from engine.documents.docx.paragraphs import bears_text
from engine.documents.docx.removal import REQUIRED_VALUES, drop, unwrap
from engine.documents.docx.xml import NAMESPACES, SPACE, Element, tag, tags

# The form of an attribute's values: a number, a keyword, a colour, a formula; none of them is text.
# `resources/formats/docx.txt` names the form of each attribute; this module tests values against it.


_UNIT = r"(?:pt|in|cm|mm|px|em|ex|pc|pi|fd?|%|deg)?"
_NUMBER = rf"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?{_UNIT}"
_HEXADECIMAL = r"#?(?:[0-9A-Fa-f]{2}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}|(?=[A-Fa-f]*\d)[0-9A-Fa-f]{3,20})"
_GUID = r"\{[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\}"
_GUIDE = (
    r"(?:adj\d*|hc|vc|[lrtbwh]|[ls]s|(?:ss|[wh])?d\d+|3?cd\d+|[A-Za-z]\d{1,5}|[a-z]{2}\d{1,4}|g\d+|connsite[XY]\d+"
    r"|connsiteAng\d+|idx?|i[lrtb])"
)
_OPERATION = r"(?:[*+?]/|\+-|\*/|\+/|\?:|abs|at2|cat2|cos|max|min|mod|pin|sat2|sin|sqrt|tan|val)"
_EQUATION = (
    "val|sum|prod|product|mid|abs|min|max|if|sqrt|mod|atan2|sin|cos|cosatan2|sinatan2|tan|ellipse|sumangle|width|height"
    "|xcenter|ycenter|xlimo|ylimo|lineDrawn|hasstroke|hasfill|pixellinewidth|pixelwidth|pixelheight|emuwidth|emuheight"
    "|emuwidth2|emuheight2"
)
_PATH = r"(?:n[fs]|a[elrtb]|w[ar]|q[xyb]|h[a-i]|[mlcxetrv])"
_COLOUR_NAMES = (
    "aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|purple|red|silver|teal|white|yellow|orange|pink|brown"
    "|none|auto|fill|line|this|transparent|window|windowText|windowFrame|infoBackground|infoText|buttonFace|buttonText"
    "|buttonShadow|buttonHighlight|highlight|highlightText|menu|menuText|scrollbar|background|activeCaption|captionText"
    "|grayText|threeDFace|threeDShadow|threeDDarkShadow|threeDHighlight|threeDLightShadow|fillThenLine|lineOrFill"
    "|fillBack|shadow|lineback"
)
_COLOUR = (
    rf"(?:#[0-9A-Fa-f]{{3,6}}|[0-9A-Fa-f]{{6}}|rgb\([\d,% ]+\)|{_COLOUR_NAMES})"
    r"(?: ?(?:darken|lighten)\(\d+\))?(?: ?\[\d+\])?"
)
_LANGUAGE = (
    "(?:[a-z]{2}|arn|bin|chr|dsb|fil|gsw|haw|hsb|ibb|kok|moh|nqo|nso|prs|quc|qut|quz|sah|sma|smj|smn|sms|syr|tzm|zgh)"
    "(?:-(?:Arab|Beng|Cher|Cyrl|Deva|Guru|Hans|Hant|Latn|Mong|Telu|Tfng))?(?:-(?:[A-Z]{2}|0\\d\\d|150|419))?"
    "|x-none|[0-9A-F]{4}"
)
_SCRIPTS = """
    Arab Armn Beng Bopo Bugi Cans Cher Cyrl Deva Ethi Geor Geok Grek Gujr Guru Hang Hans Hant Hebr Java Jpan Khmr Knda
    Laoo Latn Lisu Mlym Mong Mymr Nkoo Olck Orya Osma Phag Sinh Sora Syre Syrc Syrj Syrn Tale Talu Taml Telu Tfng Thaa
    Thai Tibt Uigh Viet Yiii"""
_DIAGRAM = (
    r"urn:microsoft\.com/office/officeart/20\d\d/\d{1,2}/(?:layout|quickstyle|colors)/(?:accent\d_\d|colorful\d|3d\d|"
    r"simple\d|default|[hvblap]?(?:process|list|cycle|matrix|arrow|chevron|radial|venn|pyramid|hierarchy|target|gear|"
    r"funnel|chart|equation|balance|orgchart|orbit|relation)\d{1,2})(?:\#\d+)?"
)
_CHART_FORMAT = (
    r"(?:General|\[(?:Red|Blue|Black|Green|White|Yellow|Cyan|Magenta)\]|\[\$[€$£¥]?(?:-[0-9A-F]{1,6})?\]|E[+-]|AM/PM"
    r"|[dmyhs]{1,4}(?![a-z])|[-#0?.,%;:_()/@*$€£¥+\s\\\"])+"
)

_LONGEST_COMMANDS = 6
_PATH_PATTERN = re.compile(rf"(?:{_PATH}|[-\d.,@#\s])*")
_MEASURES = rf"(?:(?:{_NUMBER}|{_HEXADECIMAL}|[@#]\d+|auto|nil|none|NaN|INF)?[,;:\s]*)*"
_SEPARATORS = re.compile(r"[\s,;]+")

# Properties of VML shapes (ISO/IEC 29500-4, 19.1.2.19), and keywords among their values.
_STYLE_NAME = re.compile(
    r"position|left|top|right|bottom|width|height|z-index|visibility|display|rotation|flip|text-align|vertical-align"
    r"|direction|layout-flow|text-decoration|line-height|antialias|margin(-(left|top|right|bottom))?"
    r"|font(-(family|size|weight|style|variant))?|v-(text-(anchor|align|reverse|kern|spacing(-mode)?)|rotate-letters"
    r"|same-letter-heights)|mso-(position-(horizontal|vertical)(-relative|-col-start)?"
    r"|(width|height|left|top)-(percent|relative)|wrap-(style|edited|mode|distance-(left|top|right|bottom))"
    r"|fit-shape-to-text|fit-text-to-shape|layout-flow-alt|direction-alt|rotate|text-shadow|text-scale|char-wrap"
    r"|kinsoku-overflow|element-wrap|left-percent|top-percent)"
)
_STYLE_VALUE = re.compile(
    rf"{_NUMBER}|absolute|relative|static|inherit|visible|hidden|none|auto|normal|bold|italic|small-caps|underline|x|y"
    r"|xy|yx|x y|y x|left|right|center|top|middle|bottom|justify|inside|outside|stretch-justify|letter-justify"
    r"|(bottom|middle|top)(-center)?(-baseline)?|horizontal(-ideographic)?|vertical(-ideographic)?|bottom-to-top"
    r"|top-to-bottom|square|through|tight|page|margin|text|line|char|paragraph|column|(left|right|top|bottom|inner|outer)"
    r"-margin(-area)?|(inner|outer)-margin-area|t|f|true|false|lr|rl|ltr|rtl|tracking|tightening|context|block"
)
_FONT_FAMILY = "font-family"
_SUFFIX = re.compile(
    r"[\s_-]*(?:black|bold|book|condensed|cn|demi|display|extra|extended|heavy|italic|light|lt|md|medium|ms|mt|narrow|nova"
    r"|oblique|pro|regular|roman|rounded|semi|std|smbd|subhead|text|thin|ui|ultra|unicode|vertical|[wW]\d|\d)*",
    re.IGNORECASE,
)


# Nothing on a page measures more than eight digits before the point, in any unit; a longer number may be that of a
# person. Identifiers of classes, conditions of table styles and descriptions of typefaces have more.
_LONG_NUMBER = re.compile(r"(?<![\d.])0*[1-9]\d{8,}")
LONG_BY_RULE = re.compile(rf"{_GUID}|(?<!\d)[01]{{12}}(?!\d)|(?<![0-9A-Fa-f])(?:0[0-9A-Fa-f]){{10}}(?![0-9A-Fa-f])")


def _matching(pattern: str) -> Callable[[str], bool]:
    compiled = re.compile(pattern)

    @lru_cache(maxsize=1024)  # most values come many times
    def fits(value: str) -> bool:
        return compiled.fullmatch(value) is not None and not _has_long_number(value)

    return fits


def _has_long_number(value: str) -> bool:
    return _LONG_NUMBER.search(LONG_BY_RULE.sub("", value)) is not None


def is_typeface(value: str) -> bool:
    """Return whether a name is of a common font family, or refers to a font of the theme."""
    name = value.strip().lstrip("@").casefold()
    if not name or re.fullmatch(r"\+m[nj]-(lt|ea|cs)", name):
        return True
    families = _families()
    return any(
        name[:length] in families and _SUFFIX.fullmatch(name, length) is not None for length in range(len(name), 1, -1)
    )


def clean_style(value: str) -> str:
    """Return the properties of a VML shape that have known names and values."""
    kept = []
    for each in value.split(";"):
        name, _, content = each.partition(":")
        name, content = name.strip(), content.strip()
        known = is_typeface(content.strip("\"'")) if name == _FONT_FAMILY else _STYLE_VALUE.fullmatch(content)
        if known and _STYLE_NAME.fullmatch(name):
            kept.append(f"{name}:{content}")
    return ";".join(kept)


@cache
def _families() -> frozenset[str]:
    return frozenset(each.casefold() for each in resources.read_list("lists/typefaces.txt"))


def _is_path(value: str) -> bool:
    """Return whether a value is a path: commands and numbers; more than a few commands in a row are a word."""
    if not _PATH_PATTERN.fullmatch(value) or _has_long_number(value):
        return False
    return all(len(each) <= _LONGEST_COMMANDS for each in re.findall(r"[a-z]+", value))


# Letters that symbol fonts draw as bullets.
_BULLETS = frozenset("oqvüØ")


def _is_bullet(value: str) -> bool:
    return value in _BULLETS or _is_symbol(value)


def _is_symbol(value: str) -> bool:
    """Return whether a value is at most one sign: a bullet, a bracket, a sum; letters in a row would be a word."""
    return len(value) <= 1 and not value.isalnum()


FORMS: Mapping[str, Callable[[str], bool]] = {
    "number": _matching(rf"{_MEASURES}|{_GUID}|true|false"),
    "switch": _matching("true|false|on|off|[01tf]|yes|no|"),
    "guide": _matching(rf"(?:(?:{_NUMBER}|[@#]\d+|{_GUIDE}|topLeft|bottomRight|center|width|height)?,?)*"),
    "formula": _matching(rf"(?:(?:{_OPERATION}|{_NUMBER}|{_GUIDE})\s*)*"),
    "equation": _matching(rf"(?i)(?:(?:{_EQUATION}|[-@#]?\d+|{_NUMBER})\s*)*"),
    "colour": _matching(rf"(?:(?:{_NUMBER}\s+)?{_COLOUR}[;,]?\s*)*"),
    "path": _is_path,
    "identifier": _matching(rf"-?\d{{1,12}}|{_GUID}|_x0000_[a-z]\d+|_shape\d+"),
    "shape-type": _matching(r"#(?:_x0000_[a-z]\d+|_shape\d+)"),
    "diagram-name": _matching(r"n\d{1,5}|"),
    "diagram-kind": _matching(f"(?i:{_DIAGRAM})"),
    "format": _matching(_CHART_FORMAT),
    "empty": _matching(""),
    "typeface": is_typeface,
    "script": frozenset(_SCRIPTS.split()).__contains__,
    "language": _matching(f"{_LANGUAGE}|"),
    "link": _matching(r"_Ref\d{1,6}"),
    "field": _matching("PAGE|NUMPAGES|SECTION|SECTIONPAGES"),
    "bullet": _is_bullet,
    "character": _is_symbol,
    "namespace": frozenset({*NAMESPACES.values(), "http://schemas.microsoft.com/office/word"}).__contains__,
    # Renamed or masked by other steps of sanitising.
    "relationship": bool,
    "style-id": bool,
    "style-name": bool,
    "text": lambda _: True,
    "style": lambda value: clean_style(value) == value,
}


def in_words(value: str, words: frozenset[str]) -> bool:
    """Return whether a value consists of keywords of the formats and of numbers."""
    return all(not each or each in words or FORMS["number"](each) for each in _SEPARATORS.split(value))


_LIST = "formats/docx.txt"
_SPACES = ("preserve", "default")
_IGNORABLE = tag("mc:Ignorable")
_STYLE = "style"
_FONT_ATTRIBUTES = frozenset(tags("w:ascii w:hAnsi w:cs w:eastAsia typeface w:font"))


@dataclass(frozen=True, slots=True)
class Attribute:
    """The form of one attribute's values.

    Attributes:
        fits: tests whether a value has the form.
        required: without the attribute, programs would not open the element.
    """

    fits: Callable[[str], bool]
    required: bool


def unlisted_elements(root: Element) -> int:
    """Remove elements that the standard does not have; return how many. Their children are checked on their own."""
    listed = elements()
    found = [element for element in root.iter() if element.tag not in listed]
    for element in found:
        if len(element):
            unwrap(element)
        else:
            drop([element])
    return len(found)


def unlisted_values(root: Element) -> int:
    """Remove attributes that are not listed or whose values have another form; return how many a document loses."""
    listed = elements()
    dropped = 0
    unusable = []
    for element in root.iter():
        attributes = listed.get(element.tag, {})
        for name, value in element.items():
            known = attributes.get(name)
            if (name == SPACE and value in _SPACES) or (known is not None and known.fits(value)):
                continue
            dropped += name != _IGNORABLE  # its prefixes are written again when the file is saved
            if not _replaced(element, name, value):
                del element.attrib[name]
                if known is not None and known.required:
                    unusable.append(element)
    for element in unusable:
        if not len(element) and not bears_text(element):
            drop([element])
    return dropped


def _replaced(element: Element, name: str, value: str) -> bool:
    """Replace a value by its known properties or by the required value; return whether there is one."""
    if name == _STYLE and _is_old_shape(element):
        value = clean_style(value)
    else:
        value = REQUIRED_VALUES.get((element.tag, name), "")
        if not value:
            return False
    element.set(name, value)
    return True


def _is_old_shape(element: Element) -> bool:
    """Return whether an element belongs to VML, the old drawing language."""
    return str(element.tag).startswith((f"{{{NAMESPACES['v']}}}", f"{{{NAMESPACES['o']}}}"))


@cache
def _keywords() -> dict[str, frozenset[str]]:
    """Return the lists of keywords of the standard, by their numbers in the file."""
    lines = map(str.split, resources.read_list(_LIST))
    return {number: frozenset(rest) for number, *rest in lines if number.startswith("@")}


@cache
def _every_keyword() -> frozenset[str]:
    return frozenset().union(*_keywords().values())


def is_technical(value: str) -> bool:
    """Return whether a value consists of keywords of the standard and of numbers, whatever it belongs to."""
    return in_words(value.strip(), _every_keyword())


def is_font(element: Element, name: str) -> bool:
    """Return whether an attribute names a font."""
    return name in _FONT_ATTRIBUTES or (name == tag("w:name") and element.tag == tag("w:font"))


@cache
def elements() -> dict[str, dict[str, Attribute]]:
    """Return the attributes of every listed element."""
    lines = resources.read_list(_LIST)
    keywords, every = _keywords(), _every_keyword()

    def fits(forms: str) -> Callable[[str], bool]:
        tests = [
            _one_of(keywords[form]) if form.startswith("@") else _words(every) if form == "words" else FORMS[form]
            for form in forms.split("|")
        ]
        return tests[0] if len(tests) == 1 else lambda value: any(test(value) for test in tests)

    found: dict[str, dict[str, Attribute]] = {}
    for element, *attributes in map(str.split, lines):
        if element.startswith("@"):
            continue
        forms = ((*each.rstrip("!").partition("="), each.endswith("!")) for each in attributes)
        found[tag(element)] = {
            tag(name): Attribute(fits(form), required)
            for name, _, form, required in forms
            if name.partition(":")[0] in NAMESPACES or ":" not in name
        }
    return found


def _one_of(keywords: frozenset[str]) -> Callable[[str], bool]:
    return lambda value: value in keywords or all(each in keywords for each in value.split())


def _words(keywords: frozenset[str]) -> Callable[[str], bool]:
    return lambda value: in_words(value, keywords)
