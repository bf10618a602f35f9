"""Eponyms without their noun, and surnames that stand alike; the mention is in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.filters.eponyms_alone import is_eponym
from tests.builders.marked import as_mention


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Marfan⟧, root 4.6 cm. Losartan or a beta blocker?",
        "Mobitz II vs ⟦Wenckebach⟧ on this strip?",
        "⟦Epley⟧ vs Semont for the posterior canal?",
        "Does ⟦Gaucher⟧ and Tay-Sachs testing come first?",
        "⟦Jarisch-Herxheimer⟧ after penicillin?",
        "⟦Garden⟧ III in a runner, fix it or replace it?",
        "a ⟦Hinchey III⟧ with free air",
        "known ⟦Meckel⟧'s, Hgb 6.8",
        "Is ⟦Gilbert⟧'s enough to explain this bilirubin?",
        "finger with ⟦Elson⟧ positive",
        "⟦Peyronie's⟧, 40 degrees, stable",
        "⟦Guillain-Barré⟧: which score, and what of CSF protein 112 mg?",
        "⟦Takayasu⟧ NIH 3, CRP 40 mg, PET?",
    ],
)
def test_an_eponym_alone_names_nobody(marked: str) -> None:
    assert is_eponym(*as_mention(marked))


@pytest.mark.parametrize(
    "marked",
    [
        "Dr ⟦Marfan⟧ saw her today",
        "Ms Marfan asked about ⟦Marfan⟧ again",
        "pt ⟦Kaposi⟧ in bed 4",
        "⟦Kaposi⟧ needs a refill",
        "⟦Dupuytren⟧ rm 412 c/o pain",
        "⟦Courvoisier⟧ 54F, gap closed",
        "⟦Dravet⟧, 71, fell",
        "seen by ⟦Wenckebach⟧ at noon",
        "please call ⟦Brodmann⟧ about the scan",
        "⟦Turner⟧ vs Wilson, who is on call?",
        "⟦Bell-Turner⟧ was here",
        "⟦Turner⟧'s rash is worse",
        "we met at ⟦Turner⟧'s.",
        "⟦Wilson⟧ II is in bed 4",
        "⟦Turner⟧ V. came",
        "swabs: ⟦Turner⟧ positive",
        "Patient: ⟦Marfan⟧",
        "⟦Marfan⟧, J.",
        "Thanks, ⟦Mantoux⟧",
        "⟦Tolvane⟧ III asked",
        "AMS and UTI. ⟦Kaposi⟧ is the daughter, wants DNR",
        "discussed w/ ⟦Codman⟧ about rehab placement",
        "⟦Marfan⟧ - stable, awaiting PT",
        "⟦Tourette⟧ next door to him",
        "spoke to Epley and ⟦Semont⟧ about the rota",
        "Best wishes, ⟦Schwann⟧",
        "⟦Burch-Wartofsky⟧, the charge nurse, said no",
        "09:14 ⟦Guillain-Barré⟧: are you there?",
        "⟦Kussmaul⟧, bed 4, needs PT, HR 80?",
        "Discussed w/ Homans and ⟦Colles⟧ re rota, BP 120?",
        "⟦Bosniak⟧ is a good student",
        "he sits behind Ida; ⟦Alport⟧ distracts him",
        "Seen by Dr Berg. Patient list: ⟦Marfan⟧, Kaposi",
        "⟦Weber II⟧ is waiting",
        "⟦Alport⟧ paid, and Ida left",
        "Pt fell. Surgery by ⟦Alport⟧ for PE?",
        "2. ⟦Marfan⟧ 33 PE heparin",
        "⟦Turner⟧'s patients are unhappy",
        "⟦Bell⟧'s workup is pending",
        "we like working for ⟦Turner⟧'s.",
        "She bought it from Wilson's, or ⟦Todd⟧'s.",
        "Kann jemand ⟦Tinel⟧ morgen vertreten?",
        "⟦Trousseau⟧ viendra demain avec son mari",
        "⟦Schwann⟧ ringer i morgen",
    ],
)
def test_a_surname_stays_a_person(marked: str) -> None:
    assert not is_eponym(*as_mention(marked))
