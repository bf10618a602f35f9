"""Sets that the network for other languages learns from, with the kinds that each annotates.

The sets lie in the folder `multi` of the data. Court judgments in English teach the masking decisions, for which there
are no annotations in other languages.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core.types import Kind
from engine.lab.training import data
from engine.lab.training.data import ANY_ROLE, NAMES, Masking, TrainingSet

CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC = Kind
_NEWS: dict[str, data.KindsOfLabel] = {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,)}
MEASURED = 5
"""One document in five of a set that has no split of its own is kept for measuring."""

MEDDOCAN = TrainingSet(
    "multi/meddocan.jsonl.gz",
    "CC BY 4.0",
    {
        **dict.fromkeys(["NOMBRE_SUJETO_ASISTENCIA", "NOMBRE_PERSONAL_SANITARIO"], (PERSON,)),
        **dict.fromkeys(
            (
                "ID_SUJETO_ASISTENCIA ID_CONTACTO_ASISTENCIAL ID_ASEGURAMIENTO ID_TITULACION_PERSONAL_SANITARIO "
                "ID_EMPLEO_PERSONAL_SANITARIO NUMERO_TELEFONO NUMERO_FAX CORREO_ELECTRONICO URL_WEB"
            ).split(),
            (CODE,),
        ),
        **dict.fromkeys(["TERRITORIO", "PAIS", "CALLE"], (LOC,)),
        **dict.fromkeys(["HOSPITAL", "INSTITUCION", "CENTRO_SALUD"], (ORG,)),
        **dict.fromkeys(
            ["EDAD_SUJETO_ASISTENCIA", "SEXO_SUJETO_ASISTENCIA", "FAMILIARES_SUJETO_ASISTENCIA", "PROFESION"], (DEM,)
        ),
        "FECHAS": (DATETIME,),
        "OTROS_SUJETO_ASISTENCIA": (MISC,),
    },
    frozenset({PERSON, CODE, LOC}),
    split="train",
    share=0.18,
)
EDS = TrainingSet(
    "multi/eds_templates_fr.jsonl.gz",
    "BSD-3 (AP-HP); values invented",
    {
        "NOM": (PERSON,),
        **dict.fromkeys(["IPP", "NDA", "SECU", "TEL", "MAIL"], (CODE,)),
        **dict.fromkeys(["ADRESSE", "VILLE", "ZIP"], (LOC,)),
        "HOPITAL": (ORG,),
        **dict.fromkeys(["DATE", "DATE_NAISSANCE"], (DATETIME,)),
    },
    frozenset({PERSON, CODE, LOC}),
    split="train",
    share=0.12,
)
LENER = TrainingSet(
    "multi/lener_br.jsonl.gz",
    "MIT",
    {
        "PESSOA": (PERSON,),
        "LOCAL": (LOC,),
        "ORGANIZACAO": (ORG,),
        "TEMPO": (DATETIME,),
        "LEGISLACAO": (MISC, None),
        "JURISPRUDENCIA": (CODE, MISC, ORG, None),
    },
    NAMES,
    split="train",
    share=0.18,
)
BOSQUE = TrainingSet("multi/uner_pt_bosque.jsonl.gz", "CC BY-SA 4.0", _NEWS, NAMES, share=0.25, split="train")
DDT = TrainingSet("multi/uner_da_ddt.jsonl.gz", "CC BY-SA 4.0", _NEWS, NAMES, share=0.45, split="train")
SMARTDATA = TrainingSet(
    "multi/smartdata_de.jsonl.gz",
    "CC BY 4.0",
    {
        "PERSON": (PERSON,),
        **dict.fromkeys(["LOCATION", "LOCATION_CITY", "LOCATION_STREET", "LOCATION_STOP", "LOCATION_ROUTE"], (LOC,)),
        **dict.fromkeys(["ORGANIZATION", "ORGANIZATION_COMPANY"], (ORG,)),
        "ORG_POSITION": (DEM,),
        **dict.fromkeys(["DATE", "TIME", "DURATION"], (DATETIME,)),
        **dict.fromkeys(["NUMBER", "DISTANCE"], (QUANTITY,)),
        **dict.fromkeys(["TRIGGER", "DISASTER_TYPE"], (None,)),
    },
    NAMES | {DATETIME},
)
NORNE = TrainingSet(
    "multi/norne_dev.jsonl.gz",
    "annotations CC0; texts by permission",
    {
        "PER": (PERSON,),
        **dict.fromkeys(["LOC", "GPE_LOC"], (LOC,)),
        "GPE_ORG": (LOC, ORG),
        "ORG": (ORG,),
        **dict.fromkeys(["PROD", "EVT", "MISC"], (MISC,)),
    },
    NAMES,
    share=0.8,
)
# People and codes are always masked; for other kinds the judgments and planted texts decide.
LANGUAGES = tuple(
    replace(each, roles={label: ANY_ROLE for label, reading in each.labels.items() if set(reading) <= {PERSON, CODE}})
    for each in (MEDDOCAN, EDS, LENER, BOSQUE, DDT, SMARTDATA, NORNE)
)
"""Sets in other languages than English."""

JUDGMENTS = data.SOURCES[0]
NEWS_EN = replace(next(each for each in data.SOURCES if each.file.startswith("uner_ewt")), share=0.03)
PLANTED = replace(
    data.PLANTED,
    file="engine/lab/training/planting/abroad",
    licence="AGPL-3.0-or-later",
    complete=frozenset(Kind) - {DEM},
)
"""The synthetic documents of `planting.abroad`."""
ENGLISH = (replace(JUDGMENTS, share=0.25), NEWS_EN)
"""Sets in English: masking decisions, and the kinds of news."""


def documents(source: TrainingSet, folder: Path, *, measured: bool) -> Iterator[dict[str, Any]]:
    """Yield the documents of a set that are learned from, or those that are kept for measuring.

    A set's own split decides, where it has one; otherwise one document in MEASURED by its name. Of several annotators
    only the first one is read.
    """
    for document in data.documents(folder / source.file):
        if source.split is None and source.masking is not Masking.ANNOTATED:
            held = zlib.crc32(document["doc_id"].encode()) % MEASURED == 0
        else:
            held = source.split not in (None, document["split"])
        if held is measured:
            yield document | {"spans": _spans(document["text"], document["spans"])}


def _spans(text: str, spans: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the spans of the first annotator; a first name and the surname beside it are one name."""
    listed = list(spans)
    annotators = sorted({str(span["annotator"]) for span in listed if "annotator" in span})[:1]
    joined: list[dict[str, Any]] = []
    for span in sorted(listed, key=lambda each: (each["start"], -each["end"])):
        if annotators and span.get("annotator") != annotators[0]:
            continue
        label = "NOM" if span["label"] == "PRENOM" else span["label"]
        last = joined[-1] if joined else None
        if last and last["label"] == label == "NOM" and text[last["end"] : span["start"]] in (" ", "  ", "-"):
            joined[-1] = last | {"end": span["end"]}
        else:
            joined.append(span | {"label": label})
    return joined
