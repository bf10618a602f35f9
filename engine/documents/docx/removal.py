"""Tools of DOCX sanitising: lists of elements to remove, and functions that remove or unwrap them.

Each function takes the root of one part, changes it in place, and returns how many of its kind it removed.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from lxml import etree

from engine.documents.docx.paragraphs import bears_text, text_attribute
from engine.documents.docx.xml import KNOWN, NAMESPACES, Element, namespace, tag, tags
from engine.documents.encodings import visible

# Tables of the XML to remove or keep. Adding a case is adding a line; `sanitise.STEPS` names the threat of each.


# Marks of comments; the text of comments is in parts that are never loaded (threat D05).
COMMENTS = tags("w:commentReference")
COMMENT_RANGES = tags("w:commentRangeStart w:commentRangeEnd w:annotationRef")

# Examples of text in the layouts of SmartArt (threat D09).
DIAGRAM_SAMPLES = tags("dgm:title dgm:desc dgm:sampData dgm:styleData dgm:clrData dgm:catLst")

# References from a chart to its workbook, and elements for Office alone (threat D10).
CHART_SOURCES = tags("c:externalData c:printSettings c:userShapes c:pivotSource c:pivotFmts c:extLst")

# Objects of other programs; the picture that shows them stays (threat D11).
OBJECTS = tags("o:OLEObject w:control w:objectEmbed w:objectLink w:movie")
INK = tags("o:diagram o:ink o:signatureline o:rules o:regrouptable o:lock")  # threat D25

LINKS_OF_SHAPES = tags("a:hlinkClick a:hlinkHover a:hlinkMouseOver")  # threat D03
TABLE_DESCRIPTIONS = tags("w:tblCaption w:tblDescription")  # threat D13

# Content controls and custom XML: only what they show stays (threat D17).
CONTROLS = tags("w:sdt w:sdtContent w:smartTag w:customXml")
CONTROL_PROPERTIES = tags("w:sdtPr w:sdtEndPr w:smartTagPr w:customXmlPr w:docPartObj")

# Elements that distinguish one copy of a document from another (threat D20).
FINGERPRINTS = tags("w:rsid w:nsid w:tmpl w:permStart w:permEnd w:proofErr w:lastRenderedPageBreak w:divId")

# Extensions that no table of this module knows (threat D25); palettes and lists of styles with names that authors gave
# (threat D28).
EXTENSIONS = tags("a:extLst pic:extLst wps:extLst wpg:extLst wpc:extLst")
NAMED_LISTS = tags("a:custClrLst a:extraClrSchemeLst w:aliases w:latentStyles")

# Marks text hidden in a web view only; LibreOffice hides the page numbers of a table of contents by it (threat D19).
WEB_VIEW = tags("w:webHidden")

# Settings with document variables and the source of a mail merge (threat D22).
VALUES_IN_SETTINGS = tags("w:docVar w:mailMerge")

# Settings that change how pages look; none holds free text (threat D22).
SETTINGS = frozenset(
    tags(
        """w:zoom w:mirrorMargins w:alignBordersAndEdges w:bordersDoNotSurroundHeader w:bordersDoNotSurroundFooter
        w:gutterAtTop w:defaultTabStop w:autoHyphenation w:consecutiveHyphenLimit w:hyphenationZone w:doNotHyphenateCaps
        w:evenAndOddHeaders w:bookFoldRevPrinting w:bookFoldPrinting w:bookFoldPrintingSheets
        w:drawingGridHorizontalSpacing w:drawingGridVerticalSpacing w:characterSpacingControl w:footnotePr w:endnotePr
        w:compat w:themeFontLang w:clrSchemeMapping w:decimalSymbol w:listSeparator w:displayBackgroundShape
        w:strictFirstAndLastChars w:noLineBreaksAfter w:noLineBreaksBefore m:mathPr"""
    )
)

# Attributes that do not change how a document looks, and tell about people, machines or history.
DESCRIBING_ATTRIBUTES = tags("descr title alt o:title o:alt")  # threat D13
UNSEEN_ATTRIBUTES = (
    *tags("w:tooltip w:tgtFrame w:docLocation w:history href o:href src tooltip target"),  # links: threat D03
    *tags("w:author w:date w:initials"),  # authors: threats D04, D05
    *tags("phldrT"),  # placeholders: threat D09
    *tags(  # marks of a copy: threat D20
        """w:rsidR w:rsidRPr w:rsidP w:rsidRDefault w:rsidDel w:rsidTr w:rsidSect w14:paraId w14:textId wp14:anchorId
        wp14:editId o:spid o:relid o:gfxdata w:tplc"""
    ),
    *tags(  # for programs: threat D25
        "w:conformance mc:MustUnderstand mc:ProcessContent mc:PreserveElements mc:PreserveAttributes"
    ),
)

# Elements with names that users can display; the schema requires a name, which may be empty (threat D13).
NAMED = tuple(
    tag(element)
    for element in """wp:docPr pic:cNvPr wps:cNvPr wpg:cNvPr wpc:cNvPr a:cNvPr c:cNvPr lc:cNvPr dgm:cNvPr dsp:cNvPr
        a:theme a:clrScheme a:fontScheme a:fmtScheme a:tableStyle""".split()
)

# Replacements of attributes that the schema requires.
REQUIRED_VALUES = {
    (tag("c:numFmt"), "formatCode"): "General",
    (tag("a:latin"), "typeface"): "Calibri",
    (tag("a:buChar"), "char"): "•",
    (tag("a:graphicData"), "uri"): NAMESPACES["pic"],
}

# Text that is not the document's: numbers and keywords that place a drawing or format a number.
STRUCTURAL_TEXT = frozenset(
    tags(
        """wp:posOffset wp:align wp14:pctPosHOffset wp14:pctPosVOffset wp14:pctWidth wp14:pctHeight c:formatCode
        a:tableStyleId c:separator"""
    )
)
# The workbook of a chart is removed; its values are in the chart, and the reference is merely required (threat D10).
CONSTANT_TEXT = {tag("c:f"): "Sheet1!$A$1"}
STRUCTURAL_VALUE = re.compile(
    r"General|left|right|center|inside|outside|top|bottom|[-#0.,%;:_()\d\s]{1,60}|\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}"
)

# Fields that keep computing page numbers (threat D14); all others become their last result.
LIVE_FIELDS = frozenset(["PAGE", "NUMPAGES", "SECTION", "SECTIONPAGES"])


_ALTERNATIVES, _CHOICE, _FALLBACK = tags("mc:AlternateContent mc:Choice mc:Fallback")
_SETTINGS = tag("w:settings")
_TABLE, _ROW, _CELL = tags("w:tbl w:tr w:tc")
_FIELD_CODE = tag("w:instrText")

RemoveFrom = Callable[[Element], int]


def without(*elements: str) -> RemoveFrom:
    """Return a step that removes these elements with their content."""
    return lambda root: drop(list(root.iter(*elements)))


def unwrapped(*elements: str) -> RemoveFrom:
    """Return a step that replaces these elements by their content."""

    def work(root: Element) -> int:
        found = list(root.iter(*elements))
        for element in found:
            unwrap(element)
        return len(found)

    return work


def without_attributes(*names: str) -> RemoveFrom:
    """Return a step that removes these attributes everywhere; empty ones are not counted."""
    unwanted = frozenset(names)

    def work(root: Element) -> int:
        removed = 0
        for element in root.iter(etree.Element):  # an XPath takes nine times as long
            for name in unwanted.intersection(element.keys()):
                removed += bool(element.attrib.pop(name).strip())
        return removed

    return work


def drop(elements: list[Element]) -> int:
    """Remove elements that are still in the tree; return how many."""
    dropped = 0
    for element in elements:
        parent = element.getparent()
        if parent is not None:
            parent.remove(element)
            dropped += 1
    return dropped


def drop_with_empty_parents(element: Element) -> None:
    """Remove a cell or a row, and then a row without cells and a table without rows."""
    parent = element.getparent()
    if parent is None:
        return
    parent.remove(element)
    wanted = {_ROW: _CELL, _TABLE: _ROW}.get(parent.tag)
    if wanted is not None and parent.find(f".//{wanted}") is None:
        drop_with_empty_parents(parent)


def unwrap(element: Element) -> None:
    """Replace an element by its children."""
    parent = element.getparent()
    if parent is not None:
        position = parent.index(element)
        parent[position : position + 1] = list(element)


def unlisted_settings(root: Element) -> int:
    """Remove settings that are not in the allow-list (threat D22)."""
    return drop([child for child in root if child.tag not in SETTINGS]) if root.tag == _SETTINGS else 0


def other_branches(root: Element) -> int:
    """Keep one branch of each alternative (threat D08): the first known one, else the fallback, or none."""
    branches = 0
    for alternatives in list(root.iter(_ALTERNATIVES)):
        chosen = chosen_branch(alternatives)
        branches += drop([branch for branch in alternatives if branch is not chosen])
        unwrap(alternatives)
        if chosen is not None:
            unwrap(chosen)
    return branches


def chosen_branch(alternatives: Element) -> Element | None:
    """Return the branch of an alternative that programs show: the first known one, else the fallback, or none."""
    choices = [choice for choice in alternatives.findall(_CHOICE) if _required(choice) and _required(choice) <= KNOWN]
    fallback = alternatives.find(_FALLBACK)
    # Few programs read positions in percent; the fallback gives the same ones in points.
    if fallback is not None and all(_required(choice) == {NAMESPACES["wp14"]} for choice in choices):
        return fallback
    return choices[0] if choices else None


def _required(choice: Element) -> set[str]:
    return {choice.nsmap.get(prefix, prefix) for prefix in choice.get("Requires", "").split()}


def unknown_namespaces(root: Element) -> int:
    """Remove elements and attributes of namespaces that are not listed (threat D25)."""
    dropped = drop([element for element in root.iter() if namespace(element.tag) not in KNOWN])
    for element in root.iter():
        for name in element.keys():  # noqa: SIM118 (an element iterates over its children)
            if name[0] == "{" and namespace(name) not in KNOWN:
                del element.attrib[name]
    return dropped


def names_of_shapes(root: Element) -> int:
    """Remove names of drawings, themes and palettes (threat D13); programs give most of them, so none is counted."""
    for element in root.iter(*NAMED):
        if "name" in element.attrib:
            element.set("name", "")
    return 0


def stray_text(root: Element) -> int:
    """Remove text that is not the document's, and invisible characters from the document's (threats D10, D27)."""
    dropped = 0
    for element in root.iter():
        if name := text_attribute(element):
            element.set(name, visible(element.get(name, "")))
        dropped += bool((element.tail or "").strip())
        element.tail = None
        if text := element.text:
            element.text = _kept(element, text)
            dropped += bool(text.strip()) and element.text is None
    return dropped


def _kept(element: Element, text: str) -> str | None:
    if bears_text(element):
        return visible(text)
    if element.tag in CONSTANT_TEXT:
        return CONSTANT_TEXT[element.tag]
    if element.tag == _FIELD_CODE:
        return text if text.strip() in LIVE_FIELDS else None
    return text if element.tag in STRUCTURAL_TEXT and STRUCTURAL_VALUE.fullmatch(text.strip()) else None
