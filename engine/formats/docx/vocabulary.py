"""What of the XML survives, as tables. Adding a case is adding a line; `steps.STEPS` says which threat each is for."""

from __future__ import annotations

import re

from engine.formats.docx.xml import NAMESPACES, tag, tags

# Marks of comments; what they say stands in parts that are never loaded (threat D05).
COMMENTS = tags("w:commentReference")
COMMENT_RANGES = tags("w:commentRangeStart w:commentRangeEnd w:annotationRef")

# Examples of text in the layouts of SmartArt (threat D09).
DIAGRAM_SAMPLES = tags("dgm:title dgm:desc dgm:sampData dgm:styleData dgm:clrData dgm:catLst")

# What leads from a chart to its workbook, and what only Office does with it (threat D10).
CHART_SOURCES = tags("c:externalData c:printSettings c:userShapes c:pivotSource c:pivotFmts c:extLst")

# Objects of other programs; the picture that shows them stays (threat D11).
OBJECTS = tags("o:OLEObject w:control w:objectEmbed w:objectLink w:movie")
INK = tags("o:diagram o:ink o:signatureline o:rules o:regrouptable o:lock")  # threat D25

LINKS_OF_SHAPES = tags("a:hlinkClick a:hlinkHover a:hlinkMouseOver")  # threat D03
TABLE_DESCRIPTIONS = tags("w:tblCaption w:tblDescription")  # threat D13

# Content controls and custom XML: only what they show stays (threat D17).
CONTROLS = tags("w:sdt w:sdtContent w:smartTag w:customXml")
CONTROL_PROPERTIES = tags("w:sdtPr w:sdtEndPr w:smartTagPr w:customXmlPr w:docPartObj")

# What tells one copy of a document from another (threat D20).
FINGERPRINTS = tags("w:rsid w:nsid w:tmpl w:permStart w:permEnd w:proofErr w:lastRenderedPageBreak w:divId")

# Extensions that no table of this module knows (threat D25), palettes and lists of styles with names that people gave
# (threat D28).
EXTENSIONS = tags("a:extLst pic:extLst wps:extLst wpg:extLst wpc:extLst")
NAMED_LISTS = tags("a:custClrLst a:extraClrSchemeLst w:aliases w:latentStyles")

# Shown in a web view only, though LibreOffice hides the page numbers of a table of contents for it (threat D19).
WEB_VIEW = tags("w:webHidden")

# Settings that change how pages look, none of which holds free text (threat D22).
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

# Attributes without which a document looks the same, and that tell of people, machines or history.
LINKING_ATTRIBUTES = tags("w:tooltip w:tgtFrame w:docLocation w:history href o:href src tooltip target")  # threat D03
AUTHOR_ATTRIBUTES = tags("w:author w:date w:initials")  # threats D04, D05
PLACEHOLDER_ATTRIBUTES = tags("phldrT")  # threat D09
DESCRIBING_ATTRIBUTES = tags("descr title alt o:title o:alt")  # threat D13
FINGERPRINT_ATTRIBUTES = tags(  # threat D20
    """w:rsidR w:rsidRPr w:rsidP w:rsidRDefault w:rsidDel w:rsidTr w:rsidSect w14:paraId w14:textId wp14:anchorId
    wp14:editId o:spid o:relid o:gfxdata w:tplc"""
)
PROGRAM_ATTRIBUTES = tags(  # threat D25
    "w:conformance mc:MustUnderstand mc:ProcessContent mc:PreserveElements mc:PreserveAttributes"
)

# Elements whose names are seen by people who look for them; the schema wants one, be it empty (threat D13).
NAMED = tuple(
    tag(element)
    for element in """wp:docPr pic:cNvPr wps:cNvPr wpg:cNvPr wpc:cNvPr a:cNvPr c:cNvPr lc:cNvPr dgm:cNvPr dsp:cNvPr
        a:theme a:clrScheme a:fontScheme a:fmtScheme a:tableStyle""".split()
)

# What stands in place of an attribute that the schema requires.
REQUIRED_VALUES = {
    (tag("c:numFmt"), "formatCode"): "General",
    (tag("a:latin"), "typeface"): "Calibri",
    (tag("a:graphicData"), "uri"): NAMESPACES["pic"],
}

# Text that is no text of the document: numbers and keywords that place a drawing or format a number.
STRUCTURAL_TEXT = frozenset(
    tags(
        """wp:posOffset wp:align wp14:pctPosHOffset wp14:pctPosVOffset wp14:pctWidth wp14:pctHeight c:formatCode
        a:tableStyleId c:separator"""
    )
)
# The workbook of a chart is gone; its values stand in the chart, and the reference is only required (threat D10).
CONSTANT_TEXT = {tag("c:f"): "Sheet1!$A$1"}
STRUCTURAL_VALUE = re.compile(
    r"General|left|right|center|inside|outside|top|bottom|[-#0.,%;:_()\d\s]{1,60}|\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}"
)

# Fields that compute page numbers go on doing so (threat D14); all others become their last result.
LIVE_FIELDS = frozenset(["PAGE", "NUMPAGES", "SECTION", "SECTIONPAGES"])
