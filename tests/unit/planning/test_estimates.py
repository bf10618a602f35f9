"""k-anonymity without a table of people: the estimate as a constraint of the optimizer, and persons of a document."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import planning
from engine.cli import described
from engine.core.message import literal
from engine.core.options import MaskStyle, Method, Options
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Examination,
    Exposure,
    GroupEstimate,
    Kind,
    MaskingPlan,
    Mention,
)
from engine.detection import entities
from engine.planning import estimated_groups
from engine.planning.estimates import shared
from engine.planning.persons import SUBJECT, Context, Fact, contexts, facts, of_each
from engine.planning.problem import Level, Levels, decided_level, pose
from engine.planning.questions import assemble
from engine.planning.trade_off import curve
from tests.unit.planning.test_choosing_plans import Said, examined

HINDU = (
    ("Harrogate", Kind.LOC, None),
    ("Hindu", Kind.DEM, "religion"),
    ("42-year-old", Kind.DATETIME, "age"),
    ("widowed", Kind.DEM, "marital-status"),
    ("the Blue Heron", Kind.ORG, None),
)


def planned(said: tuple[Said, ...], options: Options) -> tuple[Examination, MaskingPlan]:
    examination = examined(said)
    return examination, planning.plan(examination, options, Silent())


def kept(plan: MaskingPlan) -> list[bool]:
    return [each.action is Action.KEEP for each in plan.decisions]


@pytest.mark.parametrize("method", [method for method in Method if method is not Method.REIDENTIFY])
@pytest.mark.parametrize("k", [2, 20, 500])
def test_k_people_share_what_stays_visible_without_a_table(method: Method, k: int) -> None:
    _, plan = planned(HINDU, Options(k=k, method=method))
    assert plan.people_before[0].low < 5 <= len(plan.people_before[0].members) + 1
    assert all(each.low >= k for each in plan.people_after)
    assert not all(kept(plan)[:4])
    assert kept(plan)[4], "no figures are known of it, so that it is ignored"
    assert plan.not_estimated == (plan.decisions[4].entity_id,)
    assert "ONS, Census of England and Wales, 2011" in plan.people_before[0].sources


def test_without_k_nothing_is_estimated() -> None:
    _, plan = planned(HINDU, Options())
    assert all(kept(plan))
    assert plan.people_before == ()


@pytest.mark.parametrize("style", [MaskStyle.BOX, MaskStyle.GENERALISE])
@pytest.mark.parametrize("k", [5, 50, 3000])
def test_the_plan_is_the_best_of_all_choices(style: MaskStyle, k: int) -> None:
    examination = examined(HINDU)
    options = Options(k=k, mask=style)
    plan = planning.plan(examination, options, Silent())
    given = assemble(examination.document.text, examination.entities, examination.risk, options, Silent())
    problem = pose(given.question, Silent())

    def enough(chosen: tuple[int, ...]) -> bool:
        facts = [each.levels[level].facts for each, level in zip(problem.details, chosen, strict=True)]
        found = list(chain.from_iterable(facts))
        return not found or shared(found, (given.question.contexts or {})[SUBJECT]).low >= k

    choices = product(*(range(len(each.levels)) for each in problem.details))
    best = min(problem.loss(each) for each in choices if enough(each))
    assert plan.proven_optimal
    assert plan.cost == pytest.approx(best / 1000)


def test_generalised_words_have_figures_and_lose_less() -> None:
    boxes, words = (planned(HINDU, Options(k=200, mask=style))[1] for style in (MaskStyle.BOX, MaskStyle.GENERALISE))
    assert words.cost < boxes.cost
    shown = [each.replacement for each in words.decisions if each.action is Action.GENERALISE]
    assert shown
    assert all(each.low >= 200 for each in words.people_after)


def test_what_the_user_keeps_stays_and_nothing_makes_it_rarer() -> None:
    _, plan = planned(HINDU, Options(k=5000, keep=("Harrogate", "Hindu")))
    assert kept(plan) == [True, True, False, False, True]
    assert plan.decisions[0].decided_by is DecidedBy.USER
    assert plan.people_after[0].low < 5000, "reported, since the user decided so"


def test_each_masked_detail_says_how_many_people_share_it() -> None:
    examination, plan = planned(HINDU, Options(k=20))
    broken = [each for each in plan.combinations if each.source == estimated_groups.SOURCE]
    masked = [each.entity_id for each in plan.decisions if each.action is not Action.KEEP]
    assert [each.entity_ids[0] for each in broken] == masked
    assert all(each.estimate and each.estimate.low < 20 for each in broken)
    lines = "\n".join(described.findings(examination, plan))
    assert "In the original: About " in lines
    assert "in Harrogate share these " in lines or "in Harrogate shares these " in lines
    assert "ONS, Census of England and Wales, 2011" in lines
    assert "Visible findings that no estimate counts: 1." in lines
    reasons = {each.reason.code for each in plan.decisions if each.action is not Action.KEEP}
    assert reasons <= {"plan.estimated", "plan.estimated-together"}


@pytest.mark.parametrize(
    ("expected", "low", "high", "shown"),
    [
        (8.15, 3, 18, (8, 3, 18)),
        (40.4, 19.6, 100.5, (40, 19, 110)),
        (9861, 588, 19_936, (9900, 580, 20_000)),
        (138_343_966, 134_217_728, 144_179_200, (140_000_000, 130_000_000, 150_000_000)),
    ],
)
def test_an_estimate_is_shown_with_two_digits_and_bounds_that_do_not_shrink(
    expected: float, low: float, high: float, shown: tuple[int, int, int]
) -> None:
    group = GroupEstimate((), 1, True, "", None, False, False, expected, low, high, ())
    assert group.shown == shown
    for guessed, words in ((False, "(estimate)"), (True, "(rough estimate)")):
        exposure = Exposure(None, None, None, estimated=(replace(group, guessed=guessed),))
        assert words in next(described.exposed(exposure, exposure))


FACTS = [
    Fact("place", "Harrogate"),
    Fact("place", "Leeds"),
    Fact("place", "Knaresborough"),
    Fact("country", "United Kingdom"),
    Fact("religion", "Sikh"),
    Fact("religion", "Christian"),
    Fact("age", (40, 44)),
    Fact("age", (42, 42)),
    Fact("occupation", "nurse"),
    Fact("ethnic_group", "Pakistani"),
    Fact("nationality", "Polish"),
    Fact("marital_status", "widowed"),
    Fact("diagnosis", "asthma"),
]


CONTEXTS = [Context(), Context("F", ("United Kingdom",), ("GB",)), Context("", (), ("GB", "NO"))]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(FACTS), min_size=2, max_size=6, unique=True), st.sampled_from(CONTEXTS[1:]), st.data())
def test_a_detail_less_is_never_fewer_people_by_the_low_bound(
    facts: list[Fact], context: Context, data: st.DataObject
) -> None:
    left = data.draw(st.sampled_from(facts))
    fewer = [each for each in facts if each is not left]
    # A quantile is found to two parts in a thousand.
    assert shared(fewer, context).low >= shared(facts, context).low * 0.99


def test_of_two_places_the_estimate_takes_the_rarer_and_names_no_other() -> None:
    said = (("Harrogate", Kind.LOC, None), ("Leeds", Kind.LOC, None), ("Sikh", Kind.DEM, "religion"))
    _, plan = planned(said, Options(k=2))
    assert plan.people_after[0].members == (0, 2)
    assert plan.people_after[0].place == 0
    assert plan.not_estimated == (plan.decisions[1].entity_id,)


def test_without_a_place_people_are_counted_in_the_country_that_is_masked() -> None:
    _, plan = planned((*HINDU, ("Norway", Kind.LOC, "country")), Options(k=20, mask=MaskStyle.BOX))
    for each in plan.people_after:
        assert each.place is not None or each.country
    alone = [Fact("marital_status", "widowed"), Fact("age", (42, 42)), Fact("religion", "Hindu")]
    assert shared(alone, Context(countries=("GB",))).low < shared(alone).low


def test_a_place_is_in_the_country_that_the_text_names() -> None:
    place = Fact("place", "Boston")
    assert shared([place], Context(named=("United Kingdom",))).low < shared([place], Context(named=("USA",))).low / 5


@pytest.mark.parametrize(
    ("text", "sex"),
    [
        ("Mrs Asha Rao came on Monday.", "F"),
        ("Asha Rao said he was ill. His leg hurt him.", "M"),
        ("Asha Rao said she was ill. His leg hurt her, he said to him.", ""),
        ("Asha Rao came.", ""),
    ],
)
def test_the_sex_that_titles_or_pronouns_show_is_known(text: str, sex: str) -> None:
    start = text.index("Asha")
    found = entities.join(text, (Mention(start, start + 8, Kind.PERSON, 1.0, "test", literal("r"), None),))
    assert contexts(text, found, of_each(text, found, None), [()], None)[SUBJECT].sex == sex


def test_details_kept_by_the_user_that_too_few_share_are_reported() -> None:
    examination, plan = planned(HINDU, Options(k=5000, keep=("Harrogate", "Hindu")))
    left = [each for each in plan.combinations if each.source == estimated_groups.LEFT]
    assert [each.entity_ids for each in left] == [(plan.decisions[0].entity_id, plan.decisions[1].entity_id)]
    assert "Visible by decision." in "\n".join(described.findings(examination, plan))
    notices = planning.notices(examination.document, examination.entities, plan, MaskStyle.BOX)
    assert "too-few-share" in [each.code for each in notices]


def test_every_document_has_an_estimate_that_masks_nothing_by_itself() -> None:
    examination = examined(HINDU)
    weighed = planning.consequences(examination, Options(), Silent())
    plan = planning.plan(examination, Options(), Silent())
    assert all(kept(plan))
    before = weighed.exposure().estimated
    assert (before[0].subject, before[0].where, before[0].details) == (True, "Harrogate", 4)
    masked = [replace(each, action=Action.MASK) for each in plan.decisions[:2]]
    after = weighed.exposure(masked).estimated
    assert after[0].low > before[0].low
    assert (after[0].where, after[0].country, after[0].details) == ("", True, 2)
    assert weighed.exposure().people is None, "nobody was counted"
    assert next(described.exposed(weighed.exposure(), weighed.exposure(masked))).endswith("(estimate) with this plan.")


def test_entities_that_state_nothing_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def counted(levels: Levels, decision: Decision | None) -> Level:
        nonlocal asked
        asked += 1
        return decided_level(levels, decision)

    examination = examined([*HINDU, *((f"Word{each}", Kind.MISC, None) for each in range(50))])
    weighed = planning.consequences(examination, Options(), Silent())
    monkeypatch.setattr(estimated_groups, "decided_level", counted)
    assert weighed.exposure().estimated[0].details == 4
    assert 0 < asked <= len(HINDU), "a document has thousands, and the user waits at each decision"


def test_the_curve_against_k_needs_no_table() -> None:
    found = curve(examined(HINDU), Options(k=20), Silent())
    assert [each.k for each in found.by_k] == sorted({1, 2, 3, 5, 10, 20, 50, 100})
    assert found.by_k[0].loss == 0.0 < found.by_k[-1].loss
    assert all(low.loss <= high.loss for low, high in pairwise(found.by_k))


@pytest.mark.parametrize(
    ("words", "kind", "subtype", "name"),
    [
        ("Harrogate", Kind.LOC, None, "place"),
        ("Norway", Kind.LOC, "country", "country"),
        ("12 Elm Street", Kind.LOC, None, None),
        ("45-year-old", Kind.DATETIME, "age", "age"),
        ("nurse", Kind.DEM, "occupation", "occupation"),
        ("Sikh", Kind.DEM, "religion", "religion"),
        ("Jedi knight", Kind.DEM, "religion", None),
        ("asthma", Kind.DEM, "diagnosis", "diagnosis"),
        ("mayor of Harrogate", Kind.DEM, "occupation", None),
        ("Prime Minister", Kind.DEM, None, None),
        ("in her forties", Kind.DATETIME, "age", "age"),
        ("Much Snoring under Wold", Kind.LOC, None, None),
        ("12 May 2003", Kind.DATETIME, "date", None),
    ],
)
def test_facts_are_details_with_figures(words: str, kind: Kind, subtype: str | None, name: str | None) -> None:
    assert [each.name for each in facts(words, kind, subtype)] == ([name] if name else [])


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("34-year-old farmer", {"age": (34, 34), "occupation": "farmer"}),
        ("34-year-old Sikh farmer", {"age": (34, 34), "religion": "Sikh", "occupation": "farmer"}),
        ("Hindu nurse", {"religion": "Hindu", "occupation": "nurse"}),
        ("blue-eyed stranger", {}),
    ],
)
def test_one_finding_may_state_several_details(words: str, found: dict[str, object]) -> None:
    assert {each.name: each.value for each in facts(words, Kind.DEM, None)} == found


TEXT = (
    "Ms Asha Rao, a nurse from Leeds, was seen on Monday. Her mother, a teacher, is from Bradford. "
    "Dr Anna Lund, a surgeon, saw her. Asha Rao is Hindu."
)


def test_details_belong_to_the_person_named_last_before_them() -> None:
    said = [
        ("Asha Rao", Kind.PERSON, None),
        ("nurse", Kind.DEM, "occupation"),
        ("Leeds", Kind.LOC, None),
        ("teacher", Kind.DEM, "occupation"),
        ("Bradford", Kind.LOC, None),
        ("Anna Lund", Kind.PERSON, None),
        ("surgeon", Kind.DEM, "occupation"),
        ("Hindu", Kind.DEM, "religion"),
    ]
    mentions = [
        Mention(TEXT.index(words), TEXT.index(words) + len(words), kind, 1.0, "test", literal("r"), subtype)
        for words, kind, subtype in said
    ]
    again = TEXT.rindex("Asha Rao")
    mentions.append(replace(mentions[0], start=again, end=again + len("Asha Rao")))
    joined = entities.join(TEXT, tuple(sorted(mentions, key=lambda each: each.start)))
    persons = of_each(TEXT, joined, None)
    found = {
        TEXT[each.mentions[0].start : each.mentions[0].end]: who for each, who in zip(joined, persons, strict=True)
    }
    assert found["nurse"] == found["Leeds"] == found["Hindu"] == SUBJECT
    assert found["teacher"] == found["Bradford"] == "mother"
    assert found["surgeon"] == found["Anna Lund"] not in (SUBJECT, "mother")
