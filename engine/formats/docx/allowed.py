"""Only elements, attributes and values of the allow-list stay (threats D13, D22, D25, D28).

The list is that of the standard (`resources/formats/docx.txt`). What it gives no form for, or what has another form,
may be text: it goes, whatever it says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine import resources
from engine.formats.docx.paragraphs import bears_text
from engine.formats.docx.removal import drop, unwrap
from engine.formats.docx.values import FORMS, clean_style, in_words
from engine.formats.docx.vocabulary import REQUIRED_VALUES
from engine.formats.docx.xml import NAMESPACES, Element, tag

_LIST = "formats/docx.txt"
_SPACE = tag("xml:space")
_SPACES = ("preserve", "default")
_IGNORABLE = tag("mc:Ignorable")
_STYLE = "style"


@dataclass(frozen=True, slots=True)
class Attribute:
    """The form of one attribute's values.

    Attributes:
        fits: whether a value has it.
        required: an element without the attribute would not open.
    """

    fits: Callable[[str], bool]
    required: bool


def unlisted_elements(root: Element) -> int:
    """Remove elements that the standard does not have; what they hold is looked at by itself."""
    listed = elements()
    found = [element for element in root.iter() if element.tag not in listed]
    for element in found:
        if len(element):
            unwrap(element)
        else:
            drop([element])
    return len(found)


def unlisted_values(root: Element) -> int:
    """Remove attributes that are not listed or have a value of another form; counts those that a document loses."""
    listed = elements()
    dropped = 0
    unusable = []
    for element in root.iter():
        attributes = listed.get(element.tag, {})
        for name, value in element.items():
            known = attributes.get(name)
            if (name == _SPACE and value in _SPACES) or (known is not None and known.fits(value)):
                continue
            dropped += name != _IGNORABLE  # written again with the prefixes that the file has
            if not _replaced(element, name, value):
                del element.attrib[name]
                if known is not None and known.required:
                    unusable.append(element)
    for element in unusable:
        if not len(element) and not bears_text(element):
            drop([element])
    return dropped


def _replaced(element: Element, name: str, value: str) -> bool:
    """Put a part of the value, or what the element requires, in its place."""
    if name == _STYLE and _is_old_shape(element):
        value = clean_style(value)
    else:
        value = REQUIRED_VALUES.get((element.tag, name), "")
        if not value:
            return False
    element.set(name, value)
    return True


def _is_old_shape(element: Element) -> bool:
    """Whether an element belongs to the old drawing language."""
    return str(element.tag).startswith((f"{{{NAMESPACES['v']}}}", f"{{{NAMESPACES['o']}}}"))


@cache
def elements() -> dict[str, dict[str, Attribute]]:
    """The attributes of every listed element."""
    lines = resources.read_list(_LIST)
    keywords = {number: frozenset(rest) for number, *rest in map(str.split, lines) if number.startswith("@")}
    every = frozenset().union(*keywords.values())

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
