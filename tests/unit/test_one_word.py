"""Each language of the window has one word for each key term, wherever the English sentence has the term."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "i18n"
_NOT_SAID = re.compile(r"\{[^}]*\}|--\w+|\b(box|label), label\b")
"""What stays as it is in every language: places for words, and options."""
_REFERRED_TO = re.compile(r"\{next-undecided\}|^You decide, or you leave it")
"""Sentences that may say "it" for a finding."""
_NEVER = r"^$"
_TERMS = {
    "finding": (r"\bfindings?\b|\bfinding\(s\)", r"^Finding what"),
    "policy": (r"\bpolic(y|ies)\b", r"policy (no\.|or contract)|foreign policy|policy, claim|insurance policy"),
    "box": (r"(?<!post )(?<!text )(?<!grey )(?<!hatched )\bbox(es)?\b(?!, label)", "check box"),
    "undecided": (r"\bundecided\b", _NEVER),
    "adversary": (r"\badversar(y|ies)\b", _NEVER),
    "annotator": (r"\bannotators?\b", _NEVER),
    "background data": (r"\bbackground data\b", _NEVER),
    "decision": (r"\bdecisions?\b", "^The decision is about an act"),
    "generalise": (r"\bgeneralise[ds]?\b", "box, label, generalise"),
    "health record": (r"\b(health|medical) records?\b", _NEVER),
    "inference": (r"\binference\b", "lead to inferences"),
    "machine reading": (r"\bmachine reading\b", _NEVER),
    "re-identification": (r"\bre-identif", _NEVER),
    "reason code": (r"\breason codes?\b", _NEVER),
    "reflowed": (r"\breflowed\b", _NEVER),
    "release": (r"\breleased?\b", _NEVER),
    "review": (r"\breview(s|ed|er|ers|ing)?\b", "^a (second )?reviewer$"),
    "risk indicator": (r"\brisk indicators?\b", _NEVER),
    "social security": (r"\bsocial security\b", _NEVER),
    "user name": (r"\buser names?\b", "of the user names it"),
    "data subject": (r"\bdata subject\b", _NEVER),
    "encrypted": (r"\bencrypt", _NEVER),
    "hidden": (r"\bhidden\b", "hidden words"),
    "leak": (r"\bleaks?\b", _NEVER),
    "mask": (r"\bmask(s|ed|ing)?\b", r"masked-lm|\[masking\]"),
    "recognizer": (r"(?<!`)\brecognizers?\b(?!`)", r"^what `"),
    "redact": (r"\bredact(s|ed|ions?)?\b", r"sable redact|NAME_redacted|content to redact"),
    "searched": (r"\bsearched\b(?! for)", r"searched or read aloud"),
    "shifted": (r"\bshifted\b|\bdates moved\b|\bshifts dates\b", _NEVER),
    "singling out": (r"\bsingl(es|ing)\b.*\bout\b", _NEVER),
    "surrogate": (r"\bsurrogates?\b", "box, label, generalise"),
    "verification": (r"\bverif(y|ies|ied|ication)\b", _NEVER),
    "verify": (r"\b(verif(y|ies|ied|ying|ication)|checks?)\b", _NEVER),
}
"""English words of each term, and sentences in which they mean something else."""
_WORDS = {
    "de": {
        "finding": "fund",
        "policy": "richtlinie",
        "box": "k[aä]st",
        "undecided": "unentschieden",
        "adversary": "angreifer",
        "annotator": "annotator",
        "background data": "hintergrunddaten",
        "decision": "entsch(ei|ie)d",
        "generalise": "verallgemeiner",
        "health record": "patientenakte",
        "inference": "inferenz",
        "machine reading": "texterkennung",
        "re-identification": "re-identifi",
        "reason code": "begründungskürzel",
        "reflowed": "neu umbr",
        "release": "weiter(ge)?geb|weitergabe",
        "review": "durch(ge|zu)?(sicht|seh)|sieht sie durch",
        "risk indicator": "risikoindikator",
        "social security": "sozialversicherung",
        "user name": "benutzername",
        "verify": "prüf",
    },
    "fr": {
        "finding": "élément",
        "policy": "règles",
        "box": "cadre",
        "undecided": "décid",
        "adversary": "adversaire",
        "annotator": "annotateur",
        "background data": "données de contexte",
        "data subject": "personne concernée",
        "encrypted": "chiffr",
        "generalise": "générali",
        "health record": "dossiers? médica|dossiers du personnel, médicaux",
        "hidden": "caché",
        "inference": "inférence",
        "leak": "fuite",
        "machine reading": "lecture automatique",
        "mask": "masqu",
        "re-identification": "réidentif",
        "reason code": "codes? de motif",
        "recognizer": "détecteur",
        "redact": "caviard",
        "reflowed": "recompos",
        "release": "diffus",
        "review": "rel(u|i[rst]|ect)",
        "risk indicator": "indicateurs? de risque",
        "searched": "analys",
        "shifted": "décal",
        "singling out": "individualis",
        "social security": "sécurité sociale",
        "surrogate": "valeurs? de substitution",
        "user name": "noms? d’utilisateur",
        "verification": "vérifi",
    },
    "es": {
        "finding": "hallazgo",
        "policy": "reglas",
        "box": "recuadro",
        "undecided": "(sin|por) decidir",
        "adversary": "adversario",
        "annotator": "anotador",
        "background data": "datos de contexto",
        "data subject": "interesado",
        "encrypted": "cifra",
        "generalise": "generaliz",
        "health record": "historia clínica|médicos",
        "hidden": r"\bocult[oa]s?\b",
        "inference": "inferencia",
        "leak": "fuga",
        "machine reading": "lectura automática",
        "mask": r"(?!oculto\b)oc[uú]lt|enmascar|máscara",
        "re-identification": "reidentif",
        "reason code": "códigos? de motivo",
        "recognizer": "reconocedor",
        "redact": "censur",
        "reflowed": "recomp",
        "release": "difun|difus",
        "review": "revis",
        "risk indicator": "indicadores de riesgo",
        "searched": "analiz",
        "shifted": "desplac|desplaz",
        "singling out": "singulariz",
        "social security": "seguridad social",
        "surrogate": "valor(es)? sustituto",
        "user name": "nombres? de usuario",
        "verification": "verific",
    },
    "pt": {
        "finding": "achado",
        "policy": "política",
        "box": "tarja",
        "undecided": "por decidir",
        "adversary": "adversário",
        "annotator": "anotador",
        "background data": "dados de contexto",
        "data subject": "titular",
        "encrypted": "cifra",
        "generalise": "generaliz",
        "health record": "processos? clínico|clínicos",
        "hidden": "escondid",
        "inference": "inferência",
        "leak": "fuga",
        "machine reading": "leitura automática",
        "mask": "ocult|tarja|m[aá]scar",
        "re-identification": "reidentif",
        "reason code": "códigos? de fundamento",
        "recognizer": "reconhecedor",
        "redact": "expurg",
        "reflowed": "recompost",
        "release": "divulg",
        "review": "revi|rev[eê]",
        "risk indicator": "indicadores de risco",
        "searched": "analis",
        "shifted": "deslo(c|qu)",
        "singling out": "individualiz",
        "social security": "segurança social",
        "surrogate": "valor(es)? fictício",
        "user name": "nomes? de utilizador",
        "verification": "verific",
    },
    "da": {
        "finding": "fund",
        "policy": "regelsæt",
        "box": "boks",
        "undecided": "uafkl?ar",
        "adversary": "angriber",
        "annotator": "annotator",
        "background data": "baggrundsdata",
        "decision": "beslut|afgørelse",
        "generalise": "generalis",
        "health record": "patientjournal",
        "inference": "udledning",
        "machine reading": "tekstgenkendelse",
        "re-identification": "genidentifi",
        "reason code": "begrundelseskode",
        "reflowed": "ombr[uy]d",
        "release": "udlever",
        "review": "gennemg",
        "risk indicator": "risikoindikator",
        "social security": "social security|socialsikring",
        "user name": "brugernavn",
        "verify": "kontrol",
    },
    "nb": {
        "finding": "funn",
        "policy": "regelsett",
        "box": "boks",
        "undecided": "uavklar",
        "adversary": "angriper",
        "annotator": "annotatør",
        "background data": "bakgrunnsdata",
        "decision": "avgjør",
        "generalise": "generalis",
        "health record": "journal",
        "inference": "slutning",
        "machine reading": "tekstgjenkjenning",
        "re-identification": "reidentifi",
        "reason code": "begrunnelseskode",
        "reflowed": "s[ae]tt(es)? på nytt",
        "release": "utlever",
        "review": "gjennomg[åian]|går gjennom",
        "risk indicator": "risikoindikator",
        "social security": "trygd",
        "user name": "brukernavn",
        "verify": "kontroll",
    },
}
"""The word of each term, for the languages that have one word for it in all sentences."""


@cache
def _said(language: str) -> tuple[tuple[str, str], ...]:
    """Return the English sentences with their translations."""
    said = []
    for message in ElementTree.parse(_FOLDER / f"sable_{language}.ts").iter("message"):
        translation = message.find("translation")
        assert translation is not None
        said.append((message.findtext("source", ""), " ".join(translation.itertext())))
    return tuple(said)


@cache
def _says(source: str, term: str) -> bool:
    """Return whether an English sentence has the term, in its meaning."""
    english, another = _TERMS[term]
    return bool(
        re.search(english, _NOT_SAID.sub("", source), re.IGNORECASE)
        and not re.search(another, source)
        and not _REFERRED_TO.search(source)
    )


@pytest.mark.parametrize(("language", "term"), [(each, term) for each, words in _WORDS.items() for term in words])
def test_a_language_has_one_word_for_a_term(language: str, term: str) -> None:
    missing = {
        source: translated
        for source, translated in _said(language)
        if _says(source, term) and not re.search(_WORDS[language][term], translated, re.IGNORECASE)
    }
    assert missing == {}
