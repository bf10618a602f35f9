"""Inference attack on a plan: which guesses are right, findings for their words, and the risk of inference."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import planning
from engine.cli.described import guessed
from engine.core.message import literal
from engine.core.options import Inference, Options
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    Mention,
    Notice,
    Passage,
    RiskAssessment,
)
from engine.detection import entities
from engine.planning import inferred
from engine.risk.inference import attack
from tests.unit.risk.test_inference import NURSE, attacker

TEXT = "I am a nurse. The ward was full and the bleep went off on the ward. Nobody came."
WARD = attacker({"=work health care": {NURSE: 5.0}, "ward": {NURSE: 4.0}, "bleep": {NURSE: 3.0}})


@pytest.fixture(autouse=True)
def _weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "load_released", lambda: WARD)


def examined(text: str = TEXT, word: str = "nurse", *, flagged: bool = True) -> Examination:
    start = text.index(word)
    mention = Mention(start, start + len(word), Kind.DEM, 1.0, "test", literal("r"), "occupation")
    joined = entities.join(text, (mention,))
    risk = EntityRisk(joined[0].id, (), 4.0, 0.9 if flagged else 0.1, flagged, literal("why"))
    document = Document(Path("x.txt"), DocumentKind.TXT, "0" * 64, text, ())
    return Examination(document, joined, RiskAssessment((risk,), ()))


def attacked(examination: Examination, inference: Inference) -> Examination:
    options = Options(inference=inference)
    joined, risk = inferred.findings(
        examination.document,
        examination.entities,
        examination.risk,
        options,
        Silent(),
    )
    return replace(examination, entities=joined, risk=risk)


def written(examination: Examination) -> str:
    plan = planning.plan(examination, Options(), Silent())
    text = examination.document.text
    gone = {each.entity_id for each in plan.decisions if each.action is not Action.KEEP}
    for mention in (one for each in examination.entities if each.id in gone for one in each.mentions):
        text = text[: mention.start] + "_" * (mention.end - mention.start) + text[mention.end :]
    return text


def test_without_being_asked_nothing_is_attacked() -> None:
    assert attacked(examined(), Inference.OFF) == examined()


def test_words_of_a_right_guess_become_findings_that_stay_visible() -> None:
    found = attacked(examined(), Inference.REPORT)
    added = found.entities[1:]
    assert [{TEXT[one.start : one.end] for one in each.mentions} for each in added] == [{"ward"}, {"bleep"}]
    assert [len(each.mentions) for each in added] == [2, 1]
    assert written(found) == TEXT.replace("nurse", "_____")


def test_asked_to_mask_them_it_masks_every_word_of_a_right_guess() -> None:
    masked = written(attacked(examined(), Inference.MASK))
    assert masked == TEXT.replace("nurse", "_____").replace("ward", "____").replace("bleep", "_____")


def test_a_wrong_guess_and_one_that_nothing_confirms_add_no_findings() -> None:
    wrong = examined(TEXT.replace("nurse", "plumber"), "plumber")
    assert attacked(wrong, Inference.MASK) == wrong
    silent = examined(TEXT.replace("a nurse", "Isolde Quist"), "Isolde Quist")
    assert attacked(silent, Inference.MASK) == silent


def test_a_detail_that_the_user_gives_confirms_a_guess() -> None:
    silent = examined(TEXT.replace("a nurse", "Isolde Quist"), "Isolde Quist")
    options = Options(inference=Inference.REPORT, person_details=("staff nurse",))
    found, _ = inferred.findings(silent.document, silent.entities, silent.risk, options, Silent())
    assert len(found) == 3


def test_the_risk_is_what_is_learned_of_attributes_that_are_not_visible() -> None:
    examination = examined()
    weighed = planning.consequences(examination, Options(), Silent())
    mask = Decision(examination.entities[0].id, Action.MASK, None, DecidedBy.USER, literal(""))
    assert weighed.exposure().inference == 0.0  # the occupation is visible: nothing has to be inferred
    assert weighed.exposure((mask,)).inference == pytest.approx(0.99, abs=0.02)
    (guess,) = weighed.inferred((mask,))
    assert guess.right
    calm = examined("I am a nurse. Nobody came.")
    nothing = planning.consequences(calm, Options(), Silent()).exposure((replace(mask, entity_id=calm.entities[0].id),))
    assert nothing.inference == 0.0


def test_a_user_who_decides_does_not_wait_for_the_mentions_to_be_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    examination = examined()
    weighed = planning.consequences(examination, Options(), Silent())
    mask = Decision(examination.entities[0].id, Action.MASK, None, DecidedBy.USER, literal(""))
    before = weighed.exposure((mask,))
    asked: list[str] = []

    def spans(entity: Entity) -> tuple[tuple[int, int], ...]:
        asked.append(entity.id)
        return ()

    monkeypatch.setattr(Entity, "spans", property(spans))
    assert weighed.exposure((mask,)) == before
    assert asked == []


def test_a_text_in_another_language_is_not_measured() -> None:
    examination = examined()
    passages = (Passage(0, len(TEXT), "de"),)
    abroad = replace(examination, document=replace(examination.document, passages=passages))
    assert planning.consequences(abroad, Options(), Silent()).exposure().inference is None
    assert attacked(abroad, Inference.MASK) == abroad
    plan = planning.plan(abroad, Options(), Silent())
    assert inferred.notices(abroad, plan, Options(inference=Inference.MASK)) == (Notice("not-attacked"),)
    (said,) = guessed(abroad.document, (), ran=False)
    assert "No attack on the visible text was run" in said


def test_the_report_counts_what_is_still_guessed_right() -> None:
    examination = examined()
    plan = planning.plan(examination, Options(), Silent())
    (notice,) = inferred.notices(examination, plan, Options(inference=Inference.REPORT))
    assert (notice.code, notice.count) == ("inferred", 1)
    assert inferred.notices(examination, plan, Options()) == ()
    masked = attacked(examination, Inference.MASK)
    plan = planning.plan(masked, Options(), Silent())
    assert inferred.notices(masked, plan, Options(inference=Inference.MASK)) == ()
