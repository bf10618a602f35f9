"""Policy, risks and background in one plan: what stays visible fits enough people, and every decision says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, combinations
from pathlib import Path
from random import Random

import pytest
from pyroaring import BitMap

from engine import planning
from engine.background import Background
from engine.core.catalogue import ENGLISH
from engine.core.errors import BadPolicy, UnreadableFile
from engine.core.message import literal
from engine.core.options import MaskStyle, Method, Options
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    Mention,
    Notice,
    RiskAssessment,
)
from engine.detection import entities
from engine.planning import knowledge
from tests.sampled import sampled

pytestmark = pytest.mark.usefixtures("own_cache")

Said = tuple[str, Kind, str | None]

HEADER = "name,city,occupation,date of birth"
TOWNS, JOBS = ("Bergen", "Oslo", "Trondheim", "Boston"), ("nurse", "plumber", "dentist", "teacher")
NAMES = ("Ann", "Bea", "Carl", "Dora", "Erik", "Finn", "Greta", "Hugo", "Ida")
ANN = (
    ("Bergen", Kind.LOC, None),
    ("nurse", Kind.DEM, "occupation"),
)


def people(folder: Path, rows: Sequence[str]) -> Path:
    path = folder / "people.csv"
    path.write_text("\n".join((HEADER, *rows)), encoding="utf-8")
    return path


def examined(said: Sequence[Said], flagged: Sequence[int] = ()) -> Examination:
    text, mentions = "", []
    for words, kind, subtype in said:
        text += "It says "
        mentions.append(Mention(len(text), len(text) + len(words), kind, 1.0, "test", literal("r"), subtype))
        text += f"{words}. "
    joined = entities.join(text, tuple(mentions))
    risks = (EntityRisk(each.id, (), 4.0, 0.1, at in flagged, literal("why")) for at, each in enumerate(joined))
    document = Document(Path("x.txt"), DocumentKind.TXT, "0" * 64, text, ())
    return Examination(document, joined, RiskAssessment(tuple(risks), ()))


def planned(examination: Examination, options: Options) -> MaskingPlan:
    return planning.plan(examination, options, Silent())


def known(options: Options) -> Background:
    found = knowledge.load(options, Silent())
    assert found
    return found


def shown(examination: Examination, plan: MaskingPlan, background: Background) -> list[BitMap]:
    """Return the people whom the text that stays readable fits, looked up in the written words."""
    text = examination.document.text
    written = {each.start: each for each in planning.planned_redactions(text, examination.entities, plan)}
    found = []
    for entity in examination.entities:
        words = [
            (written[each.start].label if each.start in written else text[each.start : each.end], each.kind)
            for each in entity.mentions
            if each.start not in written or written[each.start].shown == "as-text"
        ]
        fits = background.entity([(each.strip("[]"), kind) for each, kind in words])
        found += [fits] if fits is not None else []
    return found


@pytest.mark.parametrize("seed", sampled(range(24), every=4))
def test_every_combination_that_stays_readable_fits_enough_people(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    drawn = [
        (random.choice(TOWNS), random.choice(JOBS), f"195{random.randint(0, 5)}-03-0{random.randint(1, 9)}")
        for _ in range(random.choice((8, 30)))
    ]
    path = people(tmp_path, [f"{random.choice('AB')}nn Tolvald,{','.join(row)}" for row in drawn])
    town, job, born = drawn[0]
    said = [(town, Kind.LOC, None), (job, Kind.DEM, "occupation"), (born[:4], Kind.DATETIME, "year")]
    said += [(random.choice(TOWNS), Kind.LOC, None), (born, Kind.DATETIME, "date")]
    options = Options(
        background=(path,),
        person=random.choice(("Ann Tolvald", "Tolvald", "Nobody Known", None)),
        k=random.choice((2, 3, 5)),
        arity=random.choice((0, 1, 2)),
        mask=random.choice((MaskStyle.GENERALISE, MaskStyle.LABEL)),
        method=random.choice((Method.OPTIMAL, Method.GREEDY, Method.RANDOM)),
    )
    examination = examined(said, flagged=[random.randint(0, 3)])
    background = known(options)
    visible = shown(examination, planned(examination, options), background)
    person = background.person(options.person) if options.person else BitMap()
    sizes = range(1, (options.arity or len(visible)) + 1)
    for each in chain.from_iterable(combinations(visible, size) for size in sizes):
        shared = BitMap.intersection(*each)
        assert (person and not shared & person) or len(shared) >= (options.k or 0)


def test_a_person_who_is_not_named_or_not_found_may_be_one_of_those_counted(tmp_path: Path) -> None:
    path = people(tmp_path, [f"{each} Berg,Bergen,nurse,1961-03-14" for each in ("Ann", "Kari")])
    for person in (None, "Maren Tolvald"):
        asked = Options(background=(path,), person=person, k=3)
        assert {each.action for each in planned(examined(ANN), asked).decisions} == {Action.MASK}
        assert {each.action for each in planned(examined(ANN), replace(asked, k=2)).decisions} == {Action.KEEP}
        assert {each.action for each in planned(examined(ANN), replace(asked, k=1)).decisions} == {Action.KEEP}


def test_what_the_person_keeps_is_told_apart_from_what_the_plan_breaks(tmp_path: Path) -> None:
    rows = ["Ann Tolvald,Bergen,nurse,1961-03-14", "Kari Berg,Oslo,nurse,1961-03-14"]
    plan = planned(
        examined(ANN), Options(background=(people(tmp_path, rows),), person="Ann Tolvald", k=2, keep=("Bergen",))
    )
    assert [(each.source == planning.LEFT, each.population) for each in plan.combinations] == [(True, 1)]
    plan = planned(examined(ANN), Options(background=(tmp_path / "people.csv",), person="Ann Tolvald", k=2))
    assert [(each.source, each.population) for each in plan.combinations] == [("background", 1)]


def test_a_policy_s_mask_gives_way_to_coarser_words_and_keeps_its_reason(tmp_path: Path) -> None:
    path = people(tmp_path, [f"Ann Tolvald,Bergen,nurse,1961-03-{day}" for day in (14, 15, 16)])
    examination = examined([("14 March 1961", Kind.DATETIME, "date")])
    asked = Options(background=(path,), person="Ann Tolvald", k=3, mask=MaskStyle.GENERALISE)
    (coarser,) = planned(examination, asked).decisions
    assert (coarser.action, coarser.replacement, coarser.decided_by) == (Action.GENERALISE, "1961", DecidedBy.POLICY)
    assert ENGLISH.say(coarser.reason) == "Dates more exact than a year are always masked."
    (hidden,) = planned(examination, replace(asked, k=4)).decisions
    assert hidden == Decision(coarser.entity_id, Action.LABEL, None, DecidedBy.POLICY, coarser.reason)
    (boxed,) = planned(examination, replace(asked, mask=None)).decisions
    assert boxed.action is Action.MASK


def test_what_is_flagged_never_stands_as_it_is(tmp_path: Path) -> None:
    path = people(tmp_path, [f"{name} Tolvald,Bergen,nurse,1961-03-14" for name in NAMES])
    asked = Options(background=(path,), person="Ann Tolvald", k=2, mask=MaskStyle.GENERALISE)
    town, job = planned(examined(ANN, flagged=[0]), asked).decisions
    assert (town.action, town.replacement, job.action) == (Action.GENERALISE, "Norway", Action.KEEP)


@pytest.mark.parametrize("dated", [(), (("1961", Kind.DATETIME, None),), (("4 May 2019", Kind.DATETIME, "date"),)])
def test_an_age_counts_in_whatever_year_it_fits_the_person(dated: tuple[Said, ...], tmp_path: Path) -> None:
    born = dict(zip(NAMES, (1961, *range(1971, 1979)), strict=True))
    path = people(tmp_path, [f"{name} Lee,Bergen,nurse,{year}-03-12" for name, year in born.items()])
    said = (("58 years old", Kind.DATETIME, "age"), *dated)
    options = Options(background=(path,), person="Ann Lee", k=5)
    assert planned(examined(said), options).decisions[0].action is Action.MASK


def test_what_a_policy_masks_whole_gives_way_to_nothing(tmp_path: Path) -> None:
    path = people(tmp_path, [f"{name} Lee,Bergen,nurse,1931-03-12" for name in NAMES])
    options = Options(background=(path,), person="Ann Lee", policy="hipaa-safe-harbor", mask=MaskStyle.GENERALISE, k=2)
    examination = examined([("1931", Kind.DATETIME, None)])
    plan = planned(examination, options)
    assert plan.decisions[0].action is Action.LABEL
    (redaction,) = planning.planned_redactions(
        examination.document.text, examination.entities, plan, style=MaskStyle.GENERALISE
    )
    assert redaction.label == "[TIME 1]"


def test_a_background_that_changes_is_read_again(tmp_path: Path) -> None:
    path = people(tmp_path, ["Ann Tolvald,Bergen,nurse,1961-03-14"])
    asked = Options(background=(path,), person="Ann Tolvald", k=2)
    assert {each.action for each in planned(examined(ANN), asked).decisions} == {Action.MASK}
    people(tmp_path, [f"{name} Tolvald,Bergen,nurse,1961-03-14" for name in NAMES[:2]])
    assert {each.action for each in planned(examined(ANN), asked).decisions} == {Action.KEEP}


def test_what_the_background_can_t_do_is_told(tmp_path: Path) -> None:
    path = people(tmp_path, ["Ann Tolvald,Bergen,nurse,1961-03-14"])

    def told(**asked: object) -> tuple[Notice, ...]:
        return knowledge.notices(Options(**asked), Silent())  # type: ignore[arg-type]

    assert told() == told(background=(path,)) == told(background=(path,), person="Ann Tolvald") == ()
    assert told(k=5) == told(policy="gdpr-k5") == (Notice("nobody-to-count"),)
    assert told(background=(path,), person="Maren Berg") == (Notice("not-in-background"),)
    assert told(person_details=("1961",)) == told(columns=(("a", "b"),)) == (Notice("background-missing"),)


def test_what_only_another_method_uses_is_told(tmp_path: Path) -> None:
    for asked in (Options(profiles=tmp_path), Options(reidentifier=tmp_path)):
        assert knowledge.notices(asked, Silent()) == (Notice("profiles-not-used"),)
    used = Options(profiles=tmp_path, reidentifier=tmp_path, method=Method.REIDENTIFY, k=5)
    assert knowledge.notices(used, Silent()) == ()


def test_names_that_no_file_can_have_are_refused() -> None:
    with pytest.raises(UnreadableFile):
        knowledge.load(Options(background=(Path("x" * 300),)), Silent())
    with pytest.raises(BadPolicy):
        planning.resolve_settings(Options(policy="x" * 300))


def test_a_cache_that_can_t_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = people(tmp_path, ["Ann Tolvald,Bergen,nurse,1961-03-14"])
    monkeypatch.setattr("engine.background.segments.secrets.token_hex", lambda _: "gone/away")
    assert knowledge.notices(Options(background=(path,)), Silent()) == (Notice("background-not-kept"),)


def test_people_of_one_name_are_told_until_they_are_told_apart(tmp_path: Path) -> None:
    path = people(tmp_path, [f"Ann Tolvald,Bergen,nurse,1961-03-{day}" for day in (14, 15, 16)])
    asked = Options(background=(path,), person="Ann Tolvald")
    assert knowledge.notices(asked, Silent()) == (Notice("namesakes", count=3),)
    assert knowledge.notices(replace(asked, person_details=("15 March 1961",)), Silent()) == ()
    assert set(knowledge.person(known(asked), replace(asked, person_details=("1961-03-15",)))) == {1}
