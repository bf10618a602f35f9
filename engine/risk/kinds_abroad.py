"""Documents of offices and wards, and judgments, in other languages than English, told by their form and fixed words.

The classifier for English reads the encoder's states, which the network for other languages does not give. Labels before
a colon, greetings and closings, clock times and lists are what letters, charts and forms have in every language, and the
fixed words of judgments are what those have. In doubt a document is none of an office, and its details are decided as in
judgments.
"""

from __future__ import annotations

import re

from engine.core.types import Structure

# Lists of words stay together.
# ruff: noqa: E501

_STAMP = re.compile(r"^\s{0,4}\[?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s)?\d{1,2}[:.h]\d{2}", re.MULTILINE)
_SAYS = re.compile(r"^[ \t]{0,4}(?:\[[^\]\n]{4,24}\]\s)?[^\W\d_][^\n:|\t.,;]{1,24}\s?:\s", re.MULTILINE)
_LETTER = re.compile(
    r"(?<!\w)(?:sehr\sgeehrte|liebe[rs]?\s|hallo\s|mit\s(?:freundlichen|besten|kollegialen)\sgr[üu]ß|hochachtungsvoll|i\.\sA\.|gez\.|z\.\sHd"
    r"|ch(?:er|ère)s?\s|madame,\smonsieur|monsieur\sle|veuillez\sagréer|cordialement|confraternellement|salutations"
    r"|estimad[oa]|querid[oa]|muy\sseñor|atentamente|un\s(?:cordial\s)?saludo|saludos"
    r"|car[oa]s?\s|exm[oa]|prezad[oa]|com\sos\smelhores|atenciosamente|cumprimentos"
    r"|kære\s|hej\s|kjære\s|hei\s|(?:med\s)?(?:venlig|vennlig|bedste|beste)\shilsen|mvh)",
    re.IGNORECASE,
)
_DECISION = tuple(
    re.compile(each, re.IGNORECASE)
    for each in (
        r"im\snamen\sdes\svolkes|entscheidungsgründe|^\s*(?:tenor|tatbestand|gründe)\s*:?\s*$|revision\sdes|der\s\w*senat\s(?:des|hat)",
        r"par\sces\smotifs|attendu\sque|pourvoi|la\scour(?:\sd['’]appel|\sde\scassation)|au\snom\sdu\speuple",
        r"antecedentes\sde\shecho|fundamentos\s(?:de\sderecho|jurídicos)|fallamos|debemos\s(?:condenar|estimar|desestimar)|recurso\sde\scasación",
        r"acordam\s|acórdão|relator(?:a)?\s*:|supremo\stribunal|apelação|nega(?:-se|r)?\sprovimento|dá-se\sprovimento|recorrente.{0,200}recorrid",
        r"høyesterett|lagmannsretten|dommen\slyder|slutning|saksøkte?|ankende\spart|rettens\s(?:bemerkninger|vurdering)",
        r"højesteret|landsretten|thi\skendes|sagsøgte?|rettens\s(?:begrundelse|resultat)|procesbevillingsnævnet|byrettens\sdom",
        # Of the European Court of Human Rights.
        r"droits\sde\sl['’]homme|(?:le|la|les)\srequérante?s?|requête\s\(?n[o°]|en\sviolation\sde\sl['’]article|l['’]article\s\d+\s(?:§\s*\d+\s)?de\sla\sconvention"
        r"|derechos\shumanos|(?:el|la|los|las)\sdemandantes?|demanda\s\(?n[.ºúo]|art[íi]culo\s\d+\s(?:§\s*\d+\s)?(?:del\sconvenio|de\sla\sconvención)",
    )
)  # fmt: skip
_WORDS = 100
_FEWEST_MARKS = 2
_OF_LETTER = 2  # fields that a greeting or closing counts for
_LEAST = 1.0  # labelled values, pairs of cells and entries with a time for each hundred words


def is_of_office(text: str, structure: Structure) -> bool:
    """Return whether a text has the form of a letter, a chart, a form or a list, and not the words of a judgment."""
    if is_judgment(text):
        return False
    words = max(len(text.split()), 1)
    fields = len({each.cell for each in structure.stretches if each.cell}) / 2
    stamps = sum(1 for form in (_STAMP, _SAYS) for _ in form.finditer(text)) / 2
    letter = _OF_LETTER if _LETTER.search(text) else 0
    return (fields + stamps + letter) * _WORDS / words >= _LEAST


def is_judgment(text: str) -> bool:
    """Return whether a text has fixed words of a judgment, at least two different ones."""
    return len({match[0].casefold() for form in _DECISION for match in form.finditer(text)}) >= _FEWEST_MARKS
