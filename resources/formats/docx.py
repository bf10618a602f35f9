"""Writes `docx.txt`: the elements and attributes of Office Open XML that a document needs, and the form of each value.

python resources/formats/docx.py FOLDER

FOLDER holds the schemas of Open XML SDK (https://github.com/dotnet/Open-XML-SDK, data/schemas, MIT licence). Values
that the schemas leave open, such as names, get a form below; without one the attribute is not in the list.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

_PREFIXES = frozenset("w m wp a pic c dgm lc wp14 wpc wpg wps w14 dsp v o w10 r".split())
_SWITCHES = ("BooleanValue", "OnOffValue", "TrueFalseValue", "TrueFalseBlankValue")
_OPEN = ("StringValue", "ListValue", "Base64BinaryValue", "DateTimeValue")

# Forms of values that the schemas leave open, by attribute; one for a single element comes first.
_FORMS = {
    "number": """adj arcsize backdepth blacklevel brightness control1 control2 coordorigin coordsize cropbottom
        cropleft cropright croptop diffusity distance drop edge facet focus focusposition focussize foredepth from
        gain gamma gap imagesize inset length lightlevel lightlevel2 lightposition lightposition2 limo matrix maxAng
        miterlimit offset offset2 opacity orientation origin points polar radiusrange rotationangle
        rotationcenter size skewamt specularity strokeweight textboxrect to viewpoint viewpointorigin weight wrapcoords
        xrange yrange o:connectangles o:connectlocs o:opacity2 o:tablelimits o:tableproperties w:after w:before
        w:color w:distance w:dxaOrig w:dyaOrig w:end w:fill w:firstLine w:hSpace w:hanging w:id w:left w:legacyIndent
        w:legacySpace w:line w:percent w:right w:space w:start w:themeFillShade w:themeFillTint w:themeShade
        w:themeTint w:vSpace w:w w:x w:y val minVer w:val lastClr panose""",
    "guide": """ang b l r t hR wR stAng swAng gdRefAng gdRefR gdRefX gdRefY maxAng maxR
        maxX maxY minAng minR minX minY map x y pos""",
    "formula": "fmla",
    "equation": "eqn",
    "colour": """
        chromakey color color2 colors embosscolor extrusioncolor fillcolor recolortarget shadowcolor strokecolor
        o:bordertopcolor o:borderbottomcolor o:borderleftcolor o:borderrightcolor""",
    "words": "position arg axis bld cnt dashstyle hideLastTrans ptType st step type ref",
    "style": "style",
    "path": "path v o:v",
    "identifier": "id modelId destId cxnId parTransId presAssocID sibTransId srcId",
    "diagram-name": "forName moveWith presName presStyleLbl refForName styleLbl",
    "diagram-kind": "presId csCatId csTypeId defStyle loCatId loTypeId qsCatId qsTypeId uniqueId",
    "format": "formatCode",
    "empty": "name",
    "typeface": "typeface w:ascii w:cs w:eastAsia w:font w:hAnsi m:val",
    "script": "script",
    "language": "lang w:lang altLang w:bidi",
    "link": "w:anchor",
    "relationship": "r:blip r:cs r:dm r:embed r:id r:link r:lo r:pict r:qs relId",
    "field": "w:instr",
    "style-id": "w:styleId",
    "namespace": "uri",
    "text": "string",
}
_OF_ELEMENT = {
    "a:gd name": "guide",
    "a:buChar char": "bullet",
    "m:chr m:val": "character",
    "m:begChr m:val": "character",
    "m:endChr m:val": "character",
    "m:sepChr m:val": "character",
    "c:lang val": "language",
    "v:shape type": "shape-type",
    "dgm:layoutNode name": "diagram-name",
    "dgm:styleLbl name": "diagram-name",
    "dgm:if val": "words",
    "dgm:param val": "diagram-name|words",
    "dsp:dataModelExt minVer": "namespace",
    "v:h position": "guide",
    "dgm:rule forName": "diagram-name",
    "dgm:forEach ref": "diagram-name",
    "dgm:forEach name": "diagram-name",
    "dgm:if name": "diagram-name",
    "dgm:else name": "diagram-name",
    "dgm:choose name": "diagram-name",
    "w:bookmarkStart w:name": "link",
    "w:name w:val": "style-name",
    "w:lvlText w:val": "text",
    "w:lang w:val": "language",
    "w:lang w:eastAsia": "language",
    "w:lang w:bidi": "language",
    "w:themeFontLang w:val": "language",
    "w:themeFontLang w:eastAsia": "language",
    "w:themeFontLang w:bidi": "language",
    "w:lid w:val": "language",
    "w:compatSetting w:name": "compatible",
    "w:compatSetting w:uri": "namespace",
    "w:noLineBreaksAfter w:val": "none",
    "w:noLineBreaksBefore w:val": "none",
    "w:decimalSymbol w:val": "character",
    "w:listSeparator w:val": "character",
    "w:fldSimple w:instr": "field",
    **{
        f"w:{each} w:val": "style-id"
        for each in "pStyle rStyle tblStyle basedOn next link styleLink numStyleLink".split()
    },
}
_FORM_OF = {attribute: form for form, attributes in _FORMS.items() for attribute in attributes.split()}


_Type = dict[str, Any]
"""A type or an attribute as the schemas describe it."""


def gather(folder: Path) -> tuple[dict[str, dict[str, tuple[str, bool]]], list[tuple[str, ...]]]:
    """Return the form of each attribute by element, and whether it is required, and the enumerations they name."""
    types: list[tuple[_Type, dict[str, _Type]]] = []
    enumerations: defaultdict[str, set[str]] = defaultdict(set)
    for file in sorted(folder.glob("*.json")):
        schema = json.loads(file.read_text(encoding="utf-8"))
        own = schema.get("Types", [])
        classes = {each["ClassName"]: each for each in own if each["Name"].endswith("/")}
        types += [(each, classes) for each in own]
        for each in schema.get("Enums", []):
            enumerations[each["Name"]] |= {facet["Value"] for facet in each.get("Facets", [])}
    enumerations["LevelJustificationValues"] |= {"start", "end"}  # strict documents, and programs that read both
    values: dict[tuple[str, ...], int] = {}
    found: dict[str, dict[str, tuple[str, int]]] = defaultdict(dict)
    kinds: Counter[str] = Counter()
    for each, classes in types:
        element = each["Name"].rpartition("/")[2]
        if element.partition(":")[0] not in _PREFIXES:
            continue
        kinds[element] += 1
        for attribute in [*each.get("Attributes", []), *_inherited(each, classes)]:
            name = attribute["QName"].removeprefix(":")
            kind, _, argument = attribute["Type"].partition("<")
            form = _OF_ELEMENT.get(f"{element} {name}")
            listed = tuple(sorted(enumerations.get(argument.rpartition(".")[2].strip(">"), ())))
            if kind in ("EnumValue", "ListValue") and listed:
                form = f"@{values.setdefault(listed, len(values))}"
            elif form is None:
                form = _FORM_OF.get(name) if kind in _OPEN else "switch" if kind in _SWITCHES else "number"
            if form and form != "none":
                required = any(check["Name"] == "RequiredValidator" for check in attribute.get("Validators", []))
                known, times = found[element].get(name, (form, 0))
                found[element][name] = (_both(known, form), times + required)
    forms = {
        element: {name: (form, times == count) for name, (form, times) in found[element].items()}
        for element, count in kinds.items()
    }
    return forms, list(values)


def _inherited(each: _Type, classes: dict[str, _Type]) -> list[_Type]:
    base = classes.get(each["BaseClass"])
    return [*base.get("Attributes", []), *_inherited(base, classes)] if base else []


def _both(one: str, other: str) -> str:
    """The forms of an attribute that the schemas give in two ways, for two elements of one name."""
    return "|".join(dict.fromkeys([*one.split("|"), *other.split("|")]))


if __name__ == "__main__":
    elements, lists = gather(Path(sys.argv[1]))
    lines = [
        "# Elements of Office Open XML, each with its attributes and the form of their values (! where required).",
        "#",
    ]
    lines += ["# Written by resources/formats/docx.py from the schemas of Open XML SDK (MIT licence); see there."]
    lines += [f"@{number} {' '.join(each)}" for number, each in enumerate(lists)]
    for element, attributes in sorted(elements.items()):
        forms = (f"{name}={form}{'!' * required}" for name, (form, required) in sorted(attributes.items()))
        lines.append(" ".join((element, *forms)))
    Path(__file__).with_name("docx.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
