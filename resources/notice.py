"""Writes `NOTICE`: licence of the program and of its parts, and sources, licences and attribution of all bundled data.

python resources/notice.py

It repeats what the cards of the networks, `population/ATTRIBUTION.md` and `manifest.json` say; a test fails when it is
not what this would write.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from textwrap import fill

HERE = Path(__file__).resolve().parent
NOTICE = HERE.parent / "NOTICE"
_WIDTH = 120

_PROGRAM = """\
Sable is free software under the GNU Affero General Public License, version 3 or later (LICENSE): you may use, study,
change and pass it on; whoever you pass it on to, or let use it over a network, may have its source from you. The
source of this release is the repository at the commit that `release.json` names, with the versions of
`constraints.txt`. It comes with no warranty.

PyMuPDF and MuPDF are under the same licence.

Qt for Python (PySide6, shiboken6) and Qt itself are under the GNU Lesser General Public License, version 3. They lie
beside Sable as shared libraries of their own, unchanged: you may replace them by others of the same interface (put your
libQt6*.so.6, Qt6*.dll or Qt*.framework in place of those in PySide6/Qt/lib, or install another PySide6 in the bundle's
environment), and may take Sable apart to find errors in doing so. Their source is at the same version on PyPI and in
Qt's repositories.

All other libraries are under licences that ask for their notices to be kept: an installed Sable has a folder for each
in `licences`.
"""
_DATA = """\
The rest of this notice is on the data that come with Sable. Licences are named as SPDX names them; their texts are in
the folder LICENSES (`licences/texts` of an installed Sable). Licence and SHA-256 of each file: resources/manifest.json.
Each publisher's data were changed, and no publisher endorses Sable.
"""
_SHARE_ALIKE = """\
Some of the texts below are under CC BY-SA. Whether the weights of a network are an adaptation of the texts that it
learned from is not settled in law. If they are, CC BY-SA 3.0 allows a later version of that licence (section 4b), CC
BY-SA 4.0 the GNU General Public License, version 3 (Creative Commons' list of compatible licences, since 8 October
2015), and section 13 of the latter a combination with what is under the AGPL. No lawyer has reviewed this.
"""
_CARDS = ("recognizer", "multilingual", "inference", "indicators")
_NOTICES = """\
names of Open XML SDK's schemas: Copyright (c) Microsoft Corporation.
confusable characters and CLDR: Copyright (c) 1991-2023 Unicode, Inc.
names of medicines: Copyright (c) 2023 Fast Data Science Ltd.
"""
_OWN = "AGPL-3.0-or-later"

SETS = {
    "tab/": "Text Anonymization Benchmark, Norsk Regnesentral",
    "uner_ewt/": "Universal NER, English Web Treebank",
    "wikigold/": "Wikigold",
    "re3d/": "Relationship and Entity Extraction Evaluation Dataset, without its part by the BBC",
    "btc/": "Broad Twitter Corpus",
    "wnut17/": "WNUT 2017, emerging entities",
    "crossner/": "CrossNER",
    "presidio_synth/": "synthetic sentences of Presidio",
    "pii_syn_nano/": "synthetic sentences with personal data (PII-SYN, nano)",
    "sec_filings/": "agreements filed with the US Securities and Exchange Commission",
    "clinical_text/aci_bench": "ACI-BENCH",
    "clinical_text/mts_dialog": "MTS-Dialog",
    "raw_text/dbpedia": "biographies of DBpedia",
    "raw_text/echr": "judgments of the European Court of Human Rights",
    "raw_text/wikipedia": "articles of Wikipedia",
    "multi/meddocan": "PlanTL-GOB-ES/SPACCC_MEDDOCAN",
    "multi/eds_templates_fr": "aphp/eds-pseudo",
    "multi/lener_br": "peluz/lener-br",
    "multi/uner_pt_bosque": "UniversalNER/UNER_Portuguese-Bosque",
    "multi/uner_da_ddt": "UniversalNER/UNER_Danish-DDT",
    "multi/smartdata_de": "DFKI-NLP/smartdata-corpus",
    "multi/norne_dev": "ltgoslo/norne",
    "engine/lab/training/planting": "documents planted by Sable",
    "gum/": "Georgetown University Multilayer corpus (GUM), open genres",
    "tests/gold": "documents annotated for Sable",
}
"""Names of the sets of text that the cards name by their files, by the start of the file's name."""


def written() -> str:
    """Return the text of `NOTICE`."""
    parts = [_PROGRAM, _DATA, "NETWORKS\n", _SHARE_ALIKE, *map(_network, _CARDS)]
    parts += ["LISTS AND TABLES OF OTHERS\n", "".join(_lists()), "POPULATION TABLES\n", "".join(_population())]
    return "\n".join(parts)


def rows(text: str) -> list[list[str]]:
    """Return the cells of all tables of a page in Markdown, without rules."""
    lines = (line for line in text.splitlines() if line.startswith("|") and not re.match(r"\|[\s-]+\|", line))
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]


def _wrapped(words: str) -> str:
    return (
        fill(words, _WIDTH, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        + "\n"
    )


def _network(name: str) -> str:
    """Return what the card of a network says of its beginnings, its licence and the texts that it learned from."""
    card = (HERE / "models" / name / "README.md").read_text(encoding="utf-8")
    title = card.splitlines()[0].removeprefix("# ")
    points = [" ".join(each.split()) for each in re.findall(r"^- (.+?)(?=\n- |\n\n)", card, re.MULTILINE | re.DOTALL)]
    told = [each for each in points if each.startswith(("Starting weights", "Licence", "Indicators ("))]
    table = card.partition("## Training data")[2].partition("\n## ")[0]
    # A set may be in two tables: with its labels, and without.
    learned = list(dict.fromkeys(_learned(*cells[:2]) for cells in rows(table) if cells[1] != "licence"))
    return "".join([f"{title} (resources/models/{name})\n\n", *map(_wrapped, [*told, *learned])])


def _learned(file: str, licence: str) -> str:
    return f"learned from {_from(file)} ({file}): {licence}"


def _from(file: str) -> str:
    found = next((name for start, name in SETS.items() if file.startswith(start)), None)
    if found is None:
        raise SystemExit(f"resources/notice.py does not say where {file} is from.")
    return found


def _lists() -> Iterator[str]:
    """Yield the sources of files that others had a part in, but for networks and population tables."""
    manifest = json.loads((HERE / "manifest.json").read_text(encoding="utf-8"))
    foreign = [
        (name, entry["source"], entry["licence"])
        for name, entry in manifest.items()
        if not name.startswith(("models/", "population/")) and entry["licence"] != _OWN
    ]
    for (source, licence), files in groupby(foreign, key=lambda each: each[1:]):
        names = ", ".join(f"resources/{name}" for name, _, _ in files)
        yield _wrapped(f"{names}: {source}. {licence}")
    yield f"\n{_NOTICES}"


def _population() -> Iterator[str]:
    """Yield the sentence that each publisher of a population table requires, with the licence."""
    page = (HERE / "population" / "ATTRIBUTION.md").read_text(encoding="utf-8")
    for tables, publisher, sentence, licence in rows(page)[1:]:
        yield _wrapped(f"{tables.replace('`', '')}: {sentence} {publisher}; {licence}")
    yield _wrapped(" ".join(page[page.rindex("Both US tables") :].partition("\n\n")[0].split()))


if __name__ == "__main__":
    NOTICE.write_text(written(), encoding="utf-8")
