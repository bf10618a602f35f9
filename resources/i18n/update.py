"""Brings the languages of the window up to date: finds what is said, keeps what is translated, compiles the rest.

python resources/i18n/update.py                   all of that; prints what each language lacks
python resources/i18n/update.py missing de        what a translator has to do, as JSON: {"English": ""}
python resources/i18n/update.py fill de FILE      puts such a file, filled in, into sable_de.ts

A sentence with a number, "%n finding(s)", has a list of its forms: ["%n Fund", "%n Funde"]. What stands in braces,
%n, options and commands must stand in the translation too. The context `engine` is read by `engine.core.catalogue`,
without Qt.
The same English words in two places of the window get the same translation. Spaces that must not break a line, and the
apostrophes of French, are written here as the language prints them, however a translator typed them.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path

from extraction import Source, qt, said
from lxml import etree

from engine.core.catalogue import CONTEXT

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "de", "fr", "es", "da", "nb", "pt")
_ENGLISH = "en"
_PLURALS = {"pt": "pt_PT"}
"""Languages whose forms Qt chooses by country: 0 takes the second form in Portugal, the first in Brazil."""

_Forms = tuple[str, ...]
"""A translation: one form, or one for each number that the language tells apart."""


def known(language: str) -> dict[Source, _Forms]:
    """Return the translations of a language; those whose English words are gone disappear with the next update."""
    file = HERE / f"sable_{language}.ts"
    found: dict[Source, _Forms] = {}
    for context in etree.parse(file).iter("context") if file.exists() else ():
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = tuple(each.text or "" for each in translation.iter("numerusform")) or (translation.text or "",)
            if all(forms):
                found[context.findtext("name", ""), message.findtext("source", "")] = forms
    return found


def update(language: str, sources: dict[Source, bool], added: dict[str, _Forms] | None = None) -> list[str]:
    """Write the file of one language, and return the English words that it lacks."""
    translated = known(language)
    alike = {source: forms for (_, source), forms in translated.items()} | (added or {})
    root = etree.Element("TS", version="2.1", language=_PLURALS.get(language, language), sourcelanguage=_ENGLISH)
    lacking = []
    context, name = root, None
    for (where, source), counted in sources.items():
        if language == _ENGLISH and not counted:
            continue
        if where != name:
            context, name = etree.SubElement(root, "context"), where
            etree.SubElement(context, "name").text = where
        forms: _Forms = (added or {}).get(source) or translated.get((where, source)) or alike.get(source, ())
        if language == _ENGLISH:
            forms = forms or _english(source)
        if not forms or (len(forms) > 1) != counted:
            lacking.append(source)
            forms = ("", "") if counted else ("",)
        forms = tuple(typeset(language, each) for each in forms)
        _write(etree.SubElement(context, "message"), source, forms, counted=counted)
    file = HERE / f"sable_{language}.ts"
    file.write_bytes(
        etree.tostring(root, xml_declaration=True, encoding="utf-8", doctype="<!DOCTYPE TS>", pretty_print=True)
    )
    _compile(root, file.with_suffix(".qm"))
    return list(dict.fromkeys(lacking))


def _compile(root: etree.Element, compiled: Path) -> None:
    """Compile what the window says; the sentences of the engine are read from the translators' file."""
    for each in root.findall("context"):
        if each.findtext("name") == CONTEXT:
            root.remove(each)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / compiled.with_suffix(".ts").name
        source.write_bytes(etree.tostring(root, encoding="utf-8", doctype="<!DOCTYPE TS>"))
        qt("lrelease", "-silent", "-compress", "-removeidentical", source, "-qm", compiled)


_FIELD = re.compile(r"\{\w*(?::[^{}]*)?\}")
_OF_HELP = re.compile(r"%\(\w+\)s|%%")  # as help texts of the command line have them
_TYPED = re.compile(r"--[a-z][a-z-]*|\bsable [a-z]+(?=[ `])")  # options and commands, which no language translates


def misfit(source: str, forms: _Forms) -> str | None:
    """Return why a translation does not match its English words, or None.

    Its fields must all be there, and no others.
    """
    wanted = set(_FIELD.findall(source))
    for form in forms:
        fields = set(_FIELD.findall(form))
        if fields != wanted:
            return f"fields {sorted(wanted)} became {sorted(fields)}"
        if set(_OF_HELP.findall(form)) != set(_OF_HELP.findall(source)):
            return f"what help fills in ({_OF_HELP.findall(source)}) is another"
        if set(_TYPED.findall(form)) != set(_TYPED.findall(source)):
            return f"the options and commands ({_TYPED.findall(source)}) are others"
        if ("%n" in source) != ("%n" in form) and forms.index(form):
            return "the number (%n) is lost"
        if source.endswith("…") != form.endswith("…"):
            return "it must end with … where the English does"
    return None


_ELISIONS = "[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu|aujourd"
_ELISION = re.compile(rf"\b({_ELISIONS})'(?=[\w«{{`%-])", re.IGNORECASE)
_BEFORE_A_SIGN = re.compile(r" (?=[:;?!»])|(?<=«) ")
_WITHIN_A_NUMBER = re.compile(r"(?<=\d) (?=\d{3}(?!\d))|(?<=[\d}]) (?=%(?![%\w(]))")
"""Before a percent sign, which is neither the %n of a count nor the %(name)s of a help text."""
_GROUPING = ("da", "de", "es", "fr", "nb", "pt")
"""Languages that print 20 000 and 95 % with a space."""


def typeset(language: str, words: str) -> str:
    """Return a translation with the no-break spaces and the apostrophes that its language prints."""
    if language in _GROUPING:
        words = _WITHIN_A_NUMBER.sub("\N{NO-BREAK SPACE}", words)
    if language == "fr":
        words = _BEFORE_A_SIGN.sub("\N{NO-BREAK SPACE}", _ELISION.sub(r"\1’", words))
    return words


def _write(message: etree.Element, source: str, forms: _Forms, *, counted: bool) -> None:
    etree.SubElement(message, "source").text = source
    translation = etree.SubElement(message, "translation")
    if not all(forms):
        translation.set("type", "unfinished")
    if counted:
        message.set("numerus", "yes")
        for form in forms:
            etree.SubElement(translation, "numerusform").text = form
    else:
        (translation.text,) = forms


def _english(source: str) -> _Forms:
    """Return the usual forms for one and for several: "%n finding(s)" has "%n finding" and "%n findings".

    Where a verb changes too, `fill en` puts the forms into the file, which keeps them.
    """
    return re.sub(r"\(\w+\)", "", source), re.sub(r"\((\w+)\)", r"\1", source)


def main(arguments: list[str]) -> None:
    sources = said()
    match arguments:
        case ["missing", language]:
            lacking = update(language, sources)
            counted = {source for (_, source), each in sources.items() if each}
            empty = {each: ["", ""] if each in counted else "" for each in lacking}
            sys.stdout.write(json.dumps(empty, indent=1, ensure_ascii=False) + "\n")
        case ["fill", language, file]:
            filled = json.loads(Path(file).read_text(encoding="utf-8"))
            added = {source: (each,) if isinstance(each, str) else tuple(each) for source, each in filled.items()}
            for source, forms in added.items():
                if problem := misfit(source, forms):
                    sys.exit(f"{source!r}: {problem}")
            update(language, sources, {source: forms for source, forms in added.items() if all(forms)})
        case []:
            for language in LANGUAGES:
                sys.stdout.write(f"{language}: {len(update(language, sources))} of {len(sources)} not translated\n")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
