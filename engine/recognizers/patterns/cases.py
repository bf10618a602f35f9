"""Numbers that courts, registries and authorities give to proceedings and papers."""

from __future__ import annotations

import re

from engine.recognizers.patterns.rule import Rule, words
from engine.types import Kind


def _rule(form: str, score: float, reason: str, *, subtype: str = "case-number") -> Rule:
    return Rule(subtype, Kind.CODE, re.compile(rf"(?<![\w/.-])(?:{form})(?![\w/]|-\d)"), reason, score)


_COURT_WORDS = words(
    r"nos?\.?", r"application", r"case", r"file", r"decision", r"ref(?:erence)?\.?", r"docket", r"judgment", r"sygn\.?",
    r"esas",
)  # fmt: skip
# Statutes and treaties are numbered too, and everybody's.
_STATUTE = re.compile(
    r"(?<!\w)(?:laws?|acts?|articles?|art\.|protocols?|decrees?|directives?|regulations?|conventions?|rules?|sections?|tables?"
    r"|figures?|resolutions?|recommendations?|series\sa|ordinances?|statutes?|annex|appendix|step|grade|type|exhibit|items?"
    r"|questions?|chapters?|parts?|volumes?|issue)(?:\s(?:nos?|numbers?)\.?)?\s{0,2}(?:\d+[,\s]+(?:and\s)?)?(?:nos?\.\s)?\x00",
    re.IGNORECASE,
)

# "Moe v. Norway, no. 12345/99, § 50": a judgment that is cited. "Moe v. Norway (Application no. ...)" is the case.
_CITED = re.compile(r"(?<!\w)v\.\s[^\x00]{1,40}(?<!\()nos?\.\s[^\x00]{0,20}\x00|\x00,\s(?:§|ECHR)")
_OWN_CASE = words(r"applications?")

RULES = (
    # Surer than the rows that find the same number as that of the case itself.
    Rule(
        "legal-citation",
        Kind.CODE,
        re.compile(r"(?<![\w/.-])\d{1,6}/\d{2}(?![\w/]|-\d)"),
        "Is the number of a case that the text cites.",
        0.9,
        near=_CITED,
        unless=_OWN_CASE,
    ),
    _rule(r"\d{4,6}/\d{2}", 0.85, "Has the form of an application number of a court."),
    Rule(
        "case-number",
        Kind.CODE,
        re.compile(
            r"(?<![\w./-])(?!(?:[A-Z]{1,4}[ .-]?)?\d{1,2}/\d{1,2}/\d{2})"  # no date
            r"((?:[A-Z]{1,4}[ .-]?)?\d{1,6}(?:[-/]\d{1,6}){0,2}/(?:19|20)?\d{2}(?:/[A-Z0-9]{1,6})?)(?![\w/]|[.-]\d)"
        ),
        "Has the form of a case number, beside words for one.",
        0.8,
        near=words(r"nos?\.", r"applications?", r"cases?", r"docket", r"sygn\.?", r"act\sno", r"file"),
        unless=_STATUTE,
    ),
    Rule(
        "case-number",
        Kind.CODE,
        re.compile(r"(?<![\w./-])(?:(?:19|20)\d{2}/\d{2,6})(?![\w/]|[.-]\d)"),
        "Has the form of a case number that begins with the year.",
        0.8,
        near=_COURT_WORDS,
        unless=_STATUTE,
    ),
    _rule(
        r"(?:\d{1,2}:)?\d{2}-(?:cv|cr|mj|bk|md|mc|ap|ml|po|sw|vv|CV|CR|MJ|BK|MD|MC|AP)-\d{2,6}(?:-[A-Z]{1,4}){0,3}",
        0.98,
        "Has the form of a docket number of a federal court of the USA.",
    ),
    _rule(
        r"(?:CV|CR|CA|DC|FA|PR|SC|CIV|CRIM|JV|DR|CF|MM|BC|LC|AP)[ -]?\d{2,4}[- ]\d{2,8}(?:[-/][A-Z0-9]{1,4})?"
        r"|\d{2,4}[ -](?:CV|CR|CA|CIV|CF|DR|FA|CP|L|D)[ -]\d{2,8}",
        0.85,
        "Has the form of a docket number of a court of the USA.",
    ),
    _rule(
        r"[\[(](?:19|20)\d{2}[\])] (?:[A-Z][A-Za-z]{1,8} ){1,3}(?:\([A-Za-z]{2,8}\) )?\d{1,5}"
        r"(?: \([A-Z][A-Za-z]{1,6}\))?",
        0.8,
        "Has the form of a neutral citation of a judgment.",
        subtype="legal-citation",
    ),
    _rule(
        r"[A-Z]{2,6}\s(?:19|20)\d{2}[:,]?\s(?:p|s|S)\.\s?\d{1,5}",
        0.8,
        "Has the form of a citation of a law report.",
        subtype="legal-citation",
    ),
    Rule(
        "case-number",
        Kind.CODE,
        re.compile(r"(?<![\w/.-])(?:\d{1,3}|[IVX]{1,5})[ ][A-Z][A-Za-z]{0,3}[ ]\d{1,5}/\d{2}(?:\d{2})?(?![\w/]|-\d)"),
        "Has the form of a docket number of a German court, beside words for one.",
        0.85,
        near=words(
            r"aktenzeichen", r"az\.?", r"urteil\w*", r"beschluss\w*", r"\w*gericht\w*", r"BGH", r"BVerfG", r"docket"
        ),
    ),
    _rule(r"CPT/Inf\s?\(\d{2,4}\)\s?\d{1,3}", 0.9, "Has the form of a document number of the Council of Europe."),
    _rule(r"[CTF]-\d{1,4}/\d{2}(?:\s?P)?", 0.8, "Has the form of a case number of a court of the European Union."),
    Rule(
        "reference",
        Kind.CODE,
        re.compile(
            r"(?<!\w)(?:[Nn]os?\.|NOS?\.|№)\s{0,2}((?:[A-Z]{1,4}[-/ ]?)?\d(?:[\d/-]|\.\d){2,20}[A-Z]{0,3}\d{0,4})(?!\w)"
        ),
        "Follows the abbreviation of the word number.",
        0.6,
        unless=_STATUTE,
    ),
)
