"""The window and the command line say the same for the same figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from desktop import exposures, kinds, translations
from engine.cli import described, speech
from engine.core import kind_names
from engine.core.catalogue import Catalogue
from engine.core.types import Exposure, GroupEstimate, Kind

GROUP = GroupEstimate(
    members=(0,),
    details=2,
    subject=True,
    where="",
    place=None,
    country=True,
    sex=False,
    expected=40.4,
    low=12.0,
    high=90.0,
    sources=("Publisher, 2011",),
)
NOBODY = Exposure(None, None, None)


def _estimated(**fields: object) -> Exposure:
    return replace(NOBODY, estimated=(replace(GROUP, **fields),))  # type: ignore[arg-type]


FIGURES = [
    (NOBODY, "not measured"),
    (Exposure(1.0, None, None), "high"),
    (Exposure(0.4, None, None), "medium"),
    (Exposure(0.0, None, None), "low"),
    (Exposure(0.05, None, None, people=20), "1 in 20"),
    (Exposure(1.0, None, None, people=1), "1 in 1"),
    (Exposure(1.0, None, None, people=20), "1 in 1"),  # a name stays visible
    (Exposure(0.0, None, None, people=48_112), "1 in 48,112"),
    (Exposure(0.0, None, None, people=0), "1 in 1"),
    (_estimated(), "about 1 in 40 (estimate)"),
    (_estimated(guessed=True), "about 1 in 40 (rough estimate)"),
    (_estimated(expected=0.4), "probably unique (estimate)"),
    (_estimated(expected=1.4, guessed=True), "probably unique (rough estimate)"),
    (_estimated(subject=False), "not measured"),
    (replace(_estimated(), singling_out=1.0), "high"),
]


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translations.install(qapp, request.param)
    speech.use(request.param)
    yield request.param
    translations.install(qapp, "en")
    speech.use("en")


@pytest.mark.parametrize(("exposure", "words"), FIGURES)
def test_the_risk_of_singling_out_has_the_same_words(exposure: Exposure, words: str, language: str) -> None:
    shown = exposures.singled_out(exposure)
    (name, *_) = exposures.names()
    assert next(described.exposed(exposure, exposure)) == f"  {name}: {shown}."
    assert language != "en" or shown == words


@pytest.mark.parametrize(("risk", "words"), [(None, "not measured"), (0.0, "low"), (0.5, "medium"), (1.0, "high")])
def test_linkability_and_inference_have_the_same_words(risk: float | None, words: str, language: str) -> None:
    exposure = Exposure(None, risk, risk)
    _, *shown = exposures.figures(exposure)
    _, *names = exposures.names()
    _, *lines = described.exposed(exposure, exposure)
    assert lines == [f"  {name}: {each}." for name, each in zip(names, shown, strict=True)]
    assert language != "en" or shown == [words, words]


@pytest.mark.usefixtures("language")
def test_a_change_of_the_risks_has_the_same_words() -> None:
    before, after = Exposure(1.0, 0.9, None, 1), Exposure(0.05, 0.2, None, 20)
    assert [f"  {each}" for each in exposures.compared(before, after)] == list(described.exposed(before, after))


@pytest.mark.parametrize("kind", Kind)
def test_kinds_have_the_same_names(kind: Kind, language: str) -> None:
    full, short = (kind_names.name(kind, short=each) for each in (False, True))
    assert kinds.kind(kind).lower() in {Catalogue(language).say(each).lower() for each in (full, short)}
    assert kinds.kind(kind)[0].isupper()


@pytest.mark.parametrize("subtype", ["percentage", "mac-address", "room", "social-handle", "date-of-birth"])
def test_subtypes_have_the_same_names(subtype: str, language: str) -> None:
    name = Catalogue(language).say(kind_names.name(Kind.MISC, subtype))
    assert kinds.kind(Kind.MISC, subtype) == name[0].upper() + name[1:]
