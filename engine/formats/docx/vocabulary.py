"""What of the XML survives, as tables. Adding a case is adding a line."""

from __future__ import annotations

import re

from engine.formats.docx.xml import tag, tags


def _coded(**names: str) -> dict[str, str]:
    """Notice code by tag; `_` in a code stands for `-`."""
    return {name: code.replace("_", "-") for code, listed in names.items() for name in tags(listed)}


# Removed with all they hold, and what the person is told of each.
DROPPED = _coded(
    # D04: deletions, old formatting, and the marks around moved text
    tracked_change="""w:del w:moveFrom w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblGridChange
        w:trPrChange w:tcPrChange w:tblPrExChange w:numberingChange w:cellIns w:cellDel w:cellMerge w14:conflictDel""",
    comment="w:commentReference",  # D05
    alternative_text="w:tblCaption w:tblDescription",  # D13
    embedded_object="o:OLEObject w:control w:objectEmbed w:objectLink c:externalData w:movie",  # D10, D11
    imported_document="w:altChunk w:subDoc",  # D24
    hyperlink_target="a:hlinkClick a:hlinkHover a:hlinkMouseOver",  # D03
) | dict.fromkeys(
    tags(
        """w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd w14:conflictIns
        w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd
        w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd
        w:commentRangeStart w:commentRangeEnd w:annotationRef
        w:delText w:delInstrText w:proofErr w:permStart w:permEnd w:lastRenderedPageBreak w:contentPart
        w:sdtPr w:sdtEndPr w:smartTagPr w:customXmlPr w:divId
        w:softHyphen w:fldData w:rsid w:nsid w:tmpl w:aliases w:latentStyles w:printerSettings w:docPartObj
        a:extLst c:extLst dgm:extLst pic:extLst wps:extLst wpg:extLst wpc:extLst
        a:custClrLst a:extraClrSchemeLst c:printSettings c:userShapes c:pivotSource c:pivotFmts
        dgm:title dgm:desc dgm:sampData dgm:styleData dgm:clrData dgm:catLst o:rules o:regrouptable o:diagram o:ink
        o:signatureline o:lock"""
    ),
    "",
)

# Replaced by their content (D02, D04, D17, D27).
UNWRAPPED = dict.fromkeys(tags("w:ins w:moveTo"), "tracked-change") | dict.fromkeys(
    tags("w:sdt w:sdtContent w:smartTag w:customXml"), ""
)

# Settings that change how pages look, none of which holds free text (D22).
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

# Attributes without which a document looks the same, and that tell of people, machines or history (D04, D13, D20).
DROPPED_ATTRIBUTES = frozenset(
    tags(
        """w:rsidR w:rsidRPr w:rsidP w:rsidRDefault w:rsidDel w:rsidTr w:rsidSect w14:paraId w14:textId wp14:anchorId
        wp14:editId w:author w:date w:initials w:tooltip w:tgtFrame w:docLocation w:history w:saveThroughXslt
        descr title alt href target src tooltip phldrT o:title o:alt o:href o:gfxdata o:spid o:relid o:oned o:button
        w:conformance w:tplc mc:MustUnderstand mc:ProcessContent mc:PreserveElements mc:PreserveAttributes"""
    )
)
NAMES = frozenset(
    (tag(element), "name")
    for element in """wp:docPr pic:cNvPr wps:cNvPr wpg:cNvPr wpc:cNvPr a:cNvPr c:cNvPr lc:cNvPr dgm:cNvPr a:theme
        a:clrScheme a:fontScheme a:fmtScheme a:tableStyle""".split()
)
# What stands in place of an attribute that the schema requires.
REQUIRED_VALUES = dict.fromkeys(NAMES, "") | {(tag("c:numFmt"), "formatCode"): "General"}
ALTERNATIVE_TEXT = frozenset(tags("descr title alt o:title o:alt"))

# Values that may look like anything; all other values must look like a number, a keyword or an identifier.
FREE_ATTRIBUTES = frozenset(
    tags(
        """axis adj angle cnt color color2 colors control1 control2 coordorigin coordsize d dashstyle eqn fillcolor fmla
        focusposition focussize formulas from hideLastTrans inset limo matrix o:connectangles o:connectlocs offset
        origin path points position ptType st step strokecolor style textboxrect to typeface wrapcoords
        w:ascii w:cs w:eastAsia w:font w:hAnsi m:font mc:Ignorable Requires"""
    )
)
PLAIN_VALUE = re.compile(r"[\w.,:;%#+*/(){}-]{0,80}|.", re.ASCII)

# Text that is no text of the document: numbers and keywords that place a drawing or format a number.
STRUCTURAL_TEXT = frozenset(
    tags(
        """wp:posOffset wp:align wp14:pctPosHOffset wp14:pctPosVOffset wp14:pctWidth wp14:pctHeight c:formatCode
        a:tableStyleId c:separator"""
    )
)
# The workbook of a chart is gone; its values stand in the chart, and the reference is only required.
CONSTANT_TEXT = {tag("c:f"): "Sheet1!$A$1"}
STRUCTURAL_VALUE = re.compile(r"General|left|right|center|inside|outside|top|bottom|[-#0.,%;:_() {}A-F\d\s]{1,60}")

# Fields that compute page numbers go on doing so (D14); all others become their last result.
LIVE_FIELDS = frozenset(["PAGE", "NUMPAGES", "SECTION", "SECTIONPAGES"])
