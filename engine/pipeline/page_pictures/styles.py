"""Styles of DOCX paragraphs and runs: inherited and direct formatting (ECMA-376 17.7.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.documents.docx.xml import Element, is_on, tag, tags
from engine.pipeline.page_pictures.flow import LONGEST_FONT, MOST_SPACE, CharacterFormat, Spacing

_STYLE, _BASED_ON, _PARAGRAPH_STYLE, _RUN_STYLE = tags("w:style w:basedOn w:pStyle w:rStyle")
_OF_PARAGRAPH, _OF_RUN = tags("w:pPr w:rPr")
_DEFAULTS = f"{tag('w:docDefaults')}/{tag('w:rPrDefault')}/{tag('w:rPr')}"
_PARAGRAPH_DEFAULTS = f"{tag('w:docDefaults')}/{tag('w:pPrDefault')}/{tag('w:pPr')}"
_ID, _TYPE, _DEFAULT, _VALUE = tags("w:styleId w:type w:default w:val")
_SWITCHES = {
    tag("w:b"): "bold",
    tag("w:i"): "italic",
    tag("w:strike"): "struck",
    tag("w:dstrike"): "struck",
}
_UNDERLINE, _SIZE, _RAISED = tags("w:u w:sz w:vertAlign")
_OUTLINE, _ALIGN, _INDENT, _NUMBERING = tags("w:outlineLvl w:jc w:ind w:numPr")
_SPACING, _KEEP, _NEW_PAGE = tags("w:spacing w:keepNext w:pageBreakBefore")
_ABOVE, _BELOW, _LINE, _RULE = tags("w:before w:after w:line w:lineRule")
_TWENTIETHS, _LINES = 20, 240
_MOST_LINES = 10.0
_LONGEST_NUMBER = 8
_LEVEL, _LIST = tags("w:ilvl w:numId")
LEFT = tags("w:left w:start")
_FIRST, _HANGING = tags("w:firstLine w:hanging")
_FONTS = tag("w:rFonts")
_LATIN, _LATIN_OF_THEME = tags("w:ascii w:hAnsi"), tags("w:asciiTheme w:hAnsiTheme")
_BODY_LEVEL = 9
_DEEPEST = 20
_HALF_POINTS = 2
_SINGLE = Spacing()
_SIZES = (4.0, 96.0)
"""Smallest and largest size in points; sizes beyond are drawn as these."""


@dataclass(frozen=True, slots=True)
class Looks:
    """Paragraph format. `indent` and `first` in twentieths of a point, None where unset; `list`: number and level of
    the list that the paragraph belongs to.
    """

    look: CharacterFormat
    heading: int = 0
    align: str = ""
    indent: str | None = None
    first: str | None = None
    list: tuple[str, int] | None = None
    spacing: Spacing = _SINGLE
    keeps: bool = False
    new_page: bool = False


class Styles:
    """Styles of one document; without any, all text has the default look."""

    def __init__(self, root: Element | None, theme: Element | None) -> None:
        self._fonts = _theme_fonts(theme)
        styles = [] if root is None else [*root.iter(_STYLE)]
        self._styles = {each.get(_ID, ""): each for each in styles}
        self._usual = next(
            (
                each.get(_ID, "")
                for each in styles
                if each.get(_TYPE) == "paragraph" and each.get(_DEFAULT) in ("1", "true")
            ),
            "",
        )
        plain = self._look(CharacterFormat(), None if root is None else root.find(_DEFAULTS))
        self._plain = _looks(Looks(plain), None if root is None else root.find(_PARAGRAPH_DEFAULTS))
        self._known: dict[str, Looks] = {}

    def paragraph(self, element: Element) -> Looks:
        """Return the format of a paragraph: its style, changed by its direct formatting."""
        own = element.find(_OF_PARAGRAPH)
        named = None if own is None else own.find(_PARAGRAPH_STYLE)
        name = self._usual if named is None else named.get(_VALUE, "")
        if name not in self._known:
            looks = self._plain
            for style in self._chain(name):
                looks = _looks(looks, style.find(_OF_PARAGRAPH))
                looks = replace(looks, look=self._look(looks.look, style.find(_OF_RUN)))
            self._known[name] = looks
        return _looks(self._known[name], own)

    def run(self, run: Element | None, looks: Looks) -> CharacterFormat:
        """Return the look of a run in a paragraph of these looks."""
        own = None if run is None else run.find(_OF_RUN)
        if own is None:
            return looks.look
        look, named = looks.look, own.find(_RUN_STYLE)
        for style in () if named is None else self._chain(named.get(_VALUE, "")):
            look = self._look(look, style.find(_OF_RUN))
        return self._look(look, own)

    def _chain(self, name: str) -> list[Element]:
        """Return a style and those it is based on, the base first."""
        found: list[Element] = []
        while name in self._styles and len(found) < _DEEPEST:
            style = self._styles[name]
            found.append(style)
            base = style.find(_BASED_ON)
            name = "" if base is None else base.get(_VALUE, "")
        return found[::-1]

    def _look(self, look: CharacterFormat, properties: Element | None) -> CharacterFormat:
        """Return the look with the changes of these run properties."""
        for each in () if properties is None else properties:
            value = each.get(_VALUE, "")
            if each.tag in _SWITCHES:
                look = replace(look, **{_SWITCHES[each.tag]: is_on(each)})  # type: ignore[arg-type]
            elif each.tag == _UNDERLINE:
                look = replace(look, underline=value != "none")
            elif each.tag == _SIZE and value.isdecimal():
                look = replace(look, size=min(max(int(value) / _HALF_POINTS, _SIZES[0]), _SIZES[1]))
            elif each.tag == _FONTS:
                look = replace(look, font=self._font(each, look.font))
            elif each.tag == _RAISED:
                look = replace(look, raised={"superscript": 1, "subscript": -1}.get(value, 0))
        return look

    def _font(self, element: Element, otherwise: str) -> str:
        """Return the family for Latin letters; a font of the theme goes before one that is named."""
        named = next(_values(element, *_LATIN_OF_THEME), "")
        name = self._fonts.get(named[:5]) or next(_values(element, *_LATIN), otherwise)
        return name if len(name) <= LONGEST_FONT and name.isprintable() else otherwise


def _theme_fonts(theme: Element | None) -> dict[str, str]:
    """Return the Latin fonts of a theme by the first letters of the names that refer to them."""
    found = {}
    for name, key in (("a:majorFont", "major"), ("a:minorFont", "minor")):
        font = None if theme is None else next(theme.iter(tag(name)), None)
        latin = None if font is None else font.find(tag("a:latin"))
        found[key] = "" if latin is None else latin.get("typeface", "")
    return found


def _looks(looks: Looks, properties: Element | None) -> Looks:
    """Return the looks with the changes of these paragraph properties."""
    for each in () if properties is None else properties:
        value = each.get(_VALUE, "")
        if each.tag == _OUTLINE and value.isdecimal():
            looks = replace(looks, heading=int(value) + 1 if int(value) < _BODY_LEVEL else 0)
        elif each.tag == _ALIGN:
            looks = replace(looks, align=value)
        elif each.tag == _SPACING:
            looks = replace(looks, spacing=_spacing(looks.spacing, each))
        elif each.tag == _KEEP:
            looks = replace(looks, keeps=is_on(each))
        elif each.tag == _NEW_PAGE:
            looks = replace(looks, new_page=is_on(each))
        elif each.tag == _INDENT:
            left = next(_values(each, *LEFT), looks.indent)
            hanging = next(_values(each, _HANGING), None)
            first = next(_values(each, _FIRST), looks.first)
            looks = replace(looks, indent=left, first=first if hanging is None else f"-{hanging}")
        elif each.tag == _NUMBERING:
            level, number = (each.find(name) for name in (_LEVEL, _LIST))
            depth = "0" if level is None else level.get(_VALUE, "0")
            named = (looks.list or ("0", 0))[0] if number is None else number.get(_VALUE, "0")
            looks = replace(looks, list=(named, int(depth) if depth.isdecimal() else 0) if named != "0" else None)
    return looks


def _spacing(spacing: Spacing, element: Element) -> Spacing:
    """Return the spacing with the changes of an element (ECMA-376 17.3.1.33)."""
    above, below, line = (_number(element.get(name)) for name in (_ABOVE, _BELOW, _LINE))
    if above is not None:
        spacing = replace(spacing, above=min(above / _TWENTIETHS, MOST_SPACE))
    if below is not None:
        spacing = replace(spacing, below=min(below / _TWENTIETHS, MOST_SPACE))
    if line and element.get(_RULE, "auto") == "auto":
        spacing = replace(spacing, lines=min(line / _LINES, _MOST_LINES), least=0.0)
    elif line:
        spacing = replace(spacing, lines=1.0, least=min(line / _TWENTIETHS, MOST_SPACE))
    return spacing


def _number(value: str | None) -> int | None:
    return int(value) if value and value.isdecimal() and len(value) < _LONGEST_NUMBER else None


def _values(element: Element, *names: str) -> Iterator[str]:
    return (value for value in map(element.get, names) if value is not None)
