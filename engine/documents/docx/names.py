"""Names that authors gave to styles, bookmarks, shapes and lists of a DOCX: replaced by tokens (threats D15, D28).

The tokens are consistent. Each function takes the parts' roots and returns how many names it found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from engine.documents.docx.removal import drop, unwrap
from engine.documents.docx.xml import NAMESPACES, Element, namespace, tag, tags

_VALUE, _NAME, _ANCHOR = tags("w:val w:name w:anchor")
_STYLE, _STYLE_IDENTIFIER = tags("w:style w:styleId")
_STYLE_REFERENCES = tags("w:pStyle w:rStyle w:tblStyle w:basedOn w:next w:link w:styleLink w:numStyleLink")
_HYPERLINK, _BOOKMARK, _BOOKMARK_END, _ABSTRACT = tags("w:hyperlink w:bookmarkStart w:bookmarkEnd w:abstractNum")
_DIAGRAM_PARAMETER = tag("dgm:param")
_DIAGRAM_NAMES = frozenset("name moveWith forName refForName styleLbl presName presStyleLbl ref".split())
_REQUIRED_VML_IDENTIFIER = re.compile(r"_x0000_[a-z]\d+")

# Word's built-in styles (ECMA-376 17.7.4.9, [MS-DOCX] latent styles), in any case.
_BUILT_IN = re.compile(
    r"""normal(\ indent | \ table | \ \(web\))?
    | (heading | toc | index)\ [1-9] | (toa | index | toc)\ heading | default\ paragraph\ font | no\ list
    | (footnote | endnote | annotation)\ (text | reference) | annotation\ subject
    | header | footer | caption | title | subtitle | closing | signature | salutation | date | macro | revision
    | table\ of\ (figures | authorities) | envelope\ (address | return) | (line | page)\ number
    | list(\ bullet | \ number | \ continue)?(\ [2-5])? | list\ paragraph | outline\ list\ [123]
    | body\ text(\ first)?(\ indent)?(\ [23])? | message\ header | note\ heading | block\ text
    | hyperlink | followedhyperlink | strong | emphasis | document\ map | plain\ text | e-mail\ signature
    | html\ (acronym | address | cite | code | definition | keyboard | preformatted | sample | typewriter | variable)
    | balloon\ text | placeholder\ text | no\ spacing | book\ title | bibliography
    | (intense\ )?quote | (subtle | intense)\ (emphasis | reference) | (z-)?(top | bottom)\ of\ form
    | table\ (simple | classic | colorful | columns | grid | list | 3d\ effects | web | subtle)\ [1-8]
    | table\ (grid | grid\ light | contemporary | elegant | professional | theme) | plain\ table\ [1-5]
    | (light | medium | dark | colorful)\ (shading | list | grid)(\ [123])?(\ accent\ [1-6])?
    | (grid | list)\ table\ [1-7](\ light | \ dark | \ colorful)?(\ accent\ [1-6])?""",
    re.IGNORECASE | re.VERBOSE,
)


def is_built_in_style(name: str) -> bool:
    """Return whether a style has a name of Word's own, not one that an author or a template gave."""
    return _BUILT_IN.fullmatch(name) is not None


def _tokens(values: Iterable[str], token: Callable[[int], str]) -> dict[str, str]:
    return {value: token(number) for number, value in enumerate(dict.fromkeys(values), start=1)}


def styles(roots: list[Element]) -> int:
    """Rename styles to `Style 1`, `Style 2` ..., except built-in ones."""
    found = [style for root in roots for style in root.iter(_STYLE)]
    identifiers = _tokens((style.get(_STYLE_IDENTIFIER, "") for style in found), lambda number: f"Style{number}")
    for style in found:
        named = style.find(_NAME)
        name = named.get(_VALUE, "") if named is not None else ""
        old = style.get(_STYLE_IDENTIFIER, "")
        own = re.sub(r"\W", "", name.title())
        if is_built_in_style(name) and own not in identifiers.values():
            identifiers[old] = own
        elif named is not None:
            named.set(_VALUE, identifiers[old].replace("Style", "Style "))
    for style in found:
        style.set(_STYLE_IDENTIFIER, identifiers[style.get(_STYLE_IDENTIFIER, "")])
    for root in roots:
        for reference in list(root.iter(*_STYLE_REFERENCES)):
            _rename(reference, _VALUE, identifiers)
    return len(found)


def _rename(reference: Element, attribute: str, known: dict[str, str]) -> None:
    new = known.get(reference.get(attribute, ""))
    if new is None:
        reference.getparent().remove(reference)
    else:
        reference.set(attribute, new)


def bookmarks(roots: list[Element]) -> int:
    """Rename bookmarks that a link leads to `_Ref1`, `_Ref2` ..., and remove the others, which nothing can use."""
    anchors = {link.get(_ANCHOR, "") for root in roots for link in root.iter(_HYPERLINK)}
    marks = [mark for root in roots for mark in root.iter(_BOOKMARK)]
    known = _tokens(
        (mark.get(_NAME, "") for mark in marks if mark.get(_NAME) in anchors), lambda number: f"_Ref{number}"
    )
    kept = {mark.get(tag("w:id")) for mark in marks if mark.get(_NAME) in known}
    for mark in marks:
        _rename(mark, _NAME, known)
    for root in roots:
        for end in list(root.iter(_BOOKMARK_END)):
            if end.get(tag("w:id")) not in kept:
                end.getparent().remove(end)
        for link in list(root.iter(_HYPERLINK)):
            if link.get(_ANCHOR) in known:
                link.set(_ANCHOR, known[link.get(_ANCHOR)])
            else:
                unwrap(link)
    return len(marks)


def lists(root: Element) -> int:
    """Remove names of lists."""
    return drop([named for abstract in root.iter(_ABSTRACT) for named in abstract.findall(_NAME)])


def shapes(root: Element) -> int:
    """Rename shapes of VML, the old drawing language; names that Word gives, such as `_x0000_t75`, stay."""
    found = [shape for shape in root.iter() if namespace(shape.tag) == NAMESPACES["v"] and shape.get("id") is not None]
    known = _tokens((shape.get("id") for shape in found), lambda number: f"_shape{number}")
    known |= {name: name for name in known if _REQUIRED_VML_IDENTIFIER.fullmatch(name)}
    for shape in found:
        shape.set("id", known[shape.get("id")])
    for shape in root.iter(tag("v:shape")):
        kind = shape.get("type", "").removeprefix("#")
        if kind in known:
            shape.set("type", "#" + known[kind])
        elif kind and not _REQUIRED_VML_IDENTIFIER.fullmatch(kind):
            del shape.attrib["type"]
    return len(found)


def diagrams(roots: list[Element]) -> int:
    """Rename the names that join the data of SmartArt to its layout and its styles."""
    found = [
        (element, name)
        for root in roots
        if namespace(root.tag) == NAMESPACES["dgm"]
        for element in root.iter(f"{{{NAMESPACES['dgm']}}}*")
        for name in _DIAGRAM_NAMES.intersection(element.keys())
    ]
    known = _tokens((element.get(name) for element, name in found if element.get(name)), lambda number: f"n{number}")
    for element, name in found:
        element.set(name, known.get(element.get(name), ""))
    for root in roots:
        for parameter in root.iter(_DIAGRAM_PARAMETER):
            parameter.set("val", known.get(parameter.get("val"), parameter.get("val", "")))
    return len(known)
