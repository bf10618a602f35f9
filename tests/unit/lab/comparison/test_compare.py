"""The frame with invented people, and a pipeline that finds what the test says."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.background import adversaries
from engine.background.adversaries import bm25, tf_idf
from engine.background.profiles import Profile
from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.options import Method, Options
from engine.core.progress import Progress, Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    Mention,
    RiskAssessment,
    Role,
)
from engine.lab.comparison import ComparisonPoint, compare
from engine.lab.comparison.methods import METHODS
from engine.models import folder
from engine.models.folder import Networks
from engine.pipeline import flow

TOWNS = "Bergen Lagos Kassel Riga Saltby Lisbon Tromso Parma Ghent Turku".split()
JOBS = "nurse judge plumber teacher driver pilot cook miller tailor clerk".split()
PROFILES = [
    Profile(f"Person{town} Tolvald", f"{job}s of {town} keep goats and plough")
    for town, job in zip(TOWNS, JOBS, strict=True)
]
DOCUMENTS = [
    Profile(each.name, f"{each.name} is a {job} in {town}, and ploughs.")
    for each, town, job in zip(PROFILES[:4], TOWNS, JOBS, strict=False)
]


def examined(document: Document, options: Options, progress: Progress) -> Examination:
    """The two words of the name are one entity, the town another; the job is missed."""
    town = next(each for each in TOWNS if f"in {each}" in document.text)
    places = ((0, document.text.index(" is")), (document.text.index(f"in {town}") + 3, document.text.index(",")))
    entities = tuple(
        Entity(f"e{number}", kind, Role.QUASI, (Mention(*place, kind, 1.0, "test", literal("")),))
        for number, (place, kind) in enumerate(zip(places, (Kind.PERSON, Kind.LOC), strict=True))
    )
    risks = tuple(EntityRisk(each.id, (), 1.0, 0.1, False, literal("")) for each in entities)
    return Examination(document, entities, RiskAssessment(risks, ()))


def planned(examination: Examination, options: Options) -> MaskingPlan:
    """Return a plan in which the policy masks the name and nothing else."""
    assert options.method is Method.OPTIMAL
    name, town = examination.entities
    decisions = (
        Decision(name.id, Action.MASK, None, DecidedBy.POLICY, literal("")),
        Decision(town.id, Action.KEEP, None, DecidedBy.PROGRAM, literal("")),
    )
    return MaskingPlan(decisions, 1.0, 1.0, "test", True)


@pytest.fixture(autouse=True)
def _scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "load", lambda folders, device: Networks(None))  # type: ignore[arg-type]
    monkeypatch.setattr(flow, "examine_document", examined)
    monkeypatch.setattr(flow, "plan", planned)
    monkeypatch.setattr(adversaries, "ensemble", lambda profiles, *more: (bm25(profiles), tf_idf(profiles)))


def points(*methods: str, progress: Progress | None = None) -> list[ComparisonPoint]:
    options = Options(method=Method.REIDENTIFY)
    return list(compare(DOCUMENTS, PROFILES, methods or tuple(METHODS), options, progress or Silent()))


def test_every_method_is_measured_at_each_setting() -> None:
    found = points()
    assert [(each.method, each.setting) for each in found] == [
        (name, setting) for name, method in METHODS.items() for setting in method.settings
    ]
    assert {each.documents for each in found} == {4}
    assert all(set(each.adversaries) == {"bm25", "tf-idf", "letters"} for each in found)


def test_nothing_and_everything_are_the_ends() -> None:
    nothing, everything = points("nothing", "everything")
    assert (nothing.masked, nothing.loss, nothing.ensemble.value) == (0.0, 0.0, 1.0)
    assert (everything.masked, everything.ensemble.value) == (1.0, 0.0)
    assert everything.ensemble.high > 0.4  # of four documents little can be said
    assert everything.loss > 0.5


def test_baselines_mask_what_they_say() -> None:
    entities, plan, lexical = points("entities", "plan", "lexical")
    assert entities.masked == pytest.approx(3 / 9)
    assert plan.masked == pytest.approx(2 / 9)
    assert lexical.masked == pytest.approx(5 / 9)
    assert plan.ensemble.value == 1.0  # job and town are left
    assert entities.ensemble.value == 1.0  # the job is left
    assert lexical.adversaries["bm25"].value < 1.0


def test_the_ensemble_finds_whoever_one_of_them_finds() -> None:
    for each in points():
        rates = [rate.value for rate in each.adversaries.values()]
        assert max(rates) <= each.ensemble.value <= min(1.0, sum(rates))


def test_the_search_hides_everybody_from_those_it_knows() -> None:
    for each in points("reidentify", "reidentify-alone"):
        assert each.adversaries["bm25"].value == each.adversaries["tf-idf"].value == 0.0
        assert each.meaning == "not among the first"
    first = points("reidentify")[0]
    assert first.masked == pytest.approx(4 / 9)  # the name by policy, then town and job


def test_who_is_not_found_by_name_is_found_by_the_text() -> None:
    unnamed = [Profile("", each.text) for each in DOCUMENTS]
    found = compare(unnamed, PROFILES, ["nothing"], Options(), Silent())
    assert found[0].ensemble.value == 1.0


def test_with_a_background_each_document_s_person_is_the_one_to_protect(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def noted(document: Document, options: Options, progress: Progress) -> Examination:
        asked.append(options.person)
        return examined(document, options, progress)

    monkeypatch.setattr(flow, "examine_document", noted)
    compare(DOCUMENTS, PROFILES, ["plan"], Options(background=(Path("people.csv"),)), Silent())
    compare(DOCUMENTS, PROFILES, ["plan"], Options(), Silent())
    assert asked == [*(each.name for each in DOCUMENTS), *[None] * len(DOCUMENTS)]


def test_comparing_can_be_stopped() -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            if stage == "compare":
                raise Cancelled

    with pytest.raises(Cancelled):
        points("everything", progress=Impatient())
