"""Training of the re-identifier, from people to the folder that planning loads."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from string import ascii_lowercase

import numpy as np
import pytest
import torch

from engine.background.adversaries import bm25, trained
from engine.background.adversaries import network_fit as fit
from engine.background.adversaries.network_fit import PersonText, ReidentifierSettings
from engine.background.adversaries.reading import read_profile
from engine.background.profiles import Profile
from engine.core.errors import BadBackground, BadModel
from engine.core.options import Device
from engine.core.progress import Silent
from engine.lab.training import runs
from engine.lab.training.reidentifier import card as measure
from engine.lab.training.reidentifier import people
from engine.lab.training.reidentifier.people import TrainingPeople
from engine.models import folder, reidentifier, training_loop
from engine.models.network import HIDDEN_PIECE
from engine.models.reidentifier import ReidentifierShape
from engine.models.tagger import Tagger
from engine.planning.reidentification import name_spans
from tests.builders import networks

TOWNS = "bergen lagos kassel riga saltby lisbon tromso parma ghent turku oslo".split()
JOBS = "nurse judge plumber teacher driver pilot cook miller tailor clerk baker".split()
FAST = ReidentifierSettings(
    epochs=4, form=ReidentifierShape(layers=1, rank=4, shared=70), batch=60, rest=5e-2, layers=1e-2
)


@pytest.fixture
def network(tmp_path: Path) -> Tagger:
    return folder.load((networks.recognizer(tmp_path / "recognizer"),), Device.CPU).tagger


def written(place: Path, *, first: str = "") -> tuple[Path, Path]:
    """Profiles as a table, documents as a folder; `first`: name of the first profile."""
    place.mkdir()
    names = [f"Person{town.title()} Tolvald" for town in TOWNS]
    lines = [
        f"{name},{town},{job}" for name, town, job in zip([first or names[0], *names[1:]], TOWNS, JOBS, strict=True)
    ]
    (place / "profiles.csv").write_text("\n".join(["name,town,occupation", *lines]))
    (place / "documents").mkdir()
    for name, town, job in zip(names, TOWNS, JOBS, strict=True):
        (place / "documents" / f"{name.replace(' ', '_')}.txt").write_text(f"The {job} lives in {town}. A {job}!")
    return place / "profiles.csv", place / "documents"


def loaded(place: Path) -> TrainingPeople:
    return people.load(*written(place), Path.read_text, Silent())


def test_documents_find_their_profiles_by_name(tmp_path: Path) -> None:
    known = loaded(tmp_path / "data")
    assert known.unmatched == 0
    assert all(TOWNS[each.person] in each.text for each in known.documents)
    assert "town: bergen" in known.profiles[0].text
    again = people.load(*written(tmp_path / "again"), Path.read_text, Silent())
    assert again.sha256 == known.sha256


def test_who_cannot_be_told_apart_is_left_out(tmp_path: Path) -> None:
    known = people.load(*written(tmp_path / "data", first="PersonLagos Tolvald"), Path.read_text, Silent())
    assert known.unmatched == 2  # nobody of the first name any more, two of the second
    assert {each.person for each in known.documents} == set(range(2, len(TOWNS)))


def test_without_pairs_nothing_can_be_learned(tmp_path: Path) -> None:
    profiles, documents = written(tmp_path / "data")
    for file in sorted(documents.iterdir())[1:]:
        file.unlink()
    with pytest.raises(BadBackground) as caught:
        people.load(profiles, documents, Path.read_text, Silent())
    assert "no-pairs" in str(caught.value.fields)


def test_a_tenth_is_held_out_by_name_alone() -> None:
    names = [f"Ada {one}{other}nen" for one in ascii_lowercase for other in ascii_lowercase]
    many = TrainingPeople(tuple(Profile(name, "") for name in ["", *names]), (), 0, ("", ""))
    held = [many.is_held_out(row) for row in range(len(many.profiles))]
    assert 0.07 < sum(held) / len(held) < 0.13
    assert not held[0]
    others = replace(many, profiles=tuple(Profile(f"Dr. {name.upper()}", "other") for name in names))
    assert [others.is_held_out(row) for row in range(len(names))] == held[1:]


def test_words_are_hidden_in_all_their_places(network: Tagger) -> None:
    text = "The nurse, nurses and a judge in Oslo"
    (lesson,) = fit.lessons([PersonText(text, 0)], [Profile("Oslo", "")], network)
    counts: dict[float, set[int]] = {0.0: set(), 1.0: set()}
    for unnamed, seen in counts.items():
        for seed in range(60):
            shown = fit.hide(lesson, unnamed, np.random.default_rng(seed))
            hidden = set(lesson.units[~shown.visible])
            assert hidden.isdisjoint(lesson.units[shown.visible])
            assert (shown.text.ids[~shown.visible] == HIDDEN_PIECE).all()
            assert not shown.text.cases[~shown.visible].any()
            assert (shown.text.ids[shown.visible] == lesson.reading.ids[shown.visible]).all()
            seen.add(len(hidden))
            assert unnamed == 0 or not (shown.visible & lesson.named).any()
    words = len(set(lesson.units))
    assert counts == {0.0: set(range(words)), 1.0: set(range(1, words))}  # from none, or the name, to all but one


def test_before_training_it_finds_shared_rare_words(network: Tagger, tmp_path: Path) -> None:
    known = loaded(tmp_path / "data")
    model = fit.begin(network, [read_profile(network, each) for each in known.profiles], FAST)
    found = trained(known.profiles, model, Silent()).log_probabilities([each.text for each in known.profiles])
    assert found.argmax(1).tolist() == list(range(len(TOWNS)))


def test_what_was_saved_goes_on_from_what_it_says(network: Tagger, tmp_path: Path) -> None:
    known = loaded(tmp_path / "data")
    texts = [read_profile(network, each) for each in known.profiles]
    reidentifier.save(fit.begin(network, texts, FAST), tmp_path)
    before, after = (reidentifier.load(tmp_path, network) for _ in range(2))
    fit.go_on(after, texts)
    found = [trained(known.profiles, each, Silent()).log_probabilities([TOWNS[3], JOBS[4]]) for each in (before, after)]
    assert np.allclose(*found, atol=0.05)
    assert float(after.documents.side.projection.detach().std()) == pytest.approx(1)


class Stopped(Exception):
    pass


def taught(
    network: Tagger, known: TrainingPeople, out: Path, settings: ReidentifierSettings = FAST
) -> reidentifier.Reidentifier:
    texts = [read_profile(network, each) for each in known.profiles]
    model = fit.begin(network, texts, settings)
    out.mkdir(exist_ok=True)
    fit.train(model, texts, fit.lessons(known.documents, known.profiles, network), out, settings)
    return model


@pytest.mark.slow
def test_a_run_that_was_stopped_ends_with_the_same_weights(
    network: Tagger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = loaded(tmp_path / "data")
    whole = taught(network, known, tmp_path / "whole").sides.state_dict()
    monkeypatch.setattr(training_loop, "EVERY", 1)
    calls = []

    def impatient(*arguments: object) -> training_loop.Losses:
        calls.append(None)
        if len(calls) == 8:
            raise Stopped
        return of_documents(*arguments)  # type: ignore[arg-type]

    of_documents = fit._of_documents
    with monkeypatch.context() as patched, pytest.raises(Stopped):
        patched.setattr(fit, "_of_documents", impatient)
        taught(network, known, tmp_path / "stopped")
    again = taught(network, known, tmp_path / "stopped").sides.state_dict()
    assert all(torch.allclose(whole[name], again[name], atol=1e-6) for name in whole)


@pytest.mark.slow
def test_each_side_learns_while_the_other_stands_still(network: Tagger, tmp_path: Path) -> None:
    known = loaded(tmp_path / "data")

    def learned(settings: ReidentifierSettings) -> set[str]:
        texts = [read_profile(network, each) for each in known.profiles]
        before = fit.begin(network, texts, settings).sides.state_dict()
        after = taught(network, known, tmp_path / f"{settings.epochs}{settings.profile_epochs}", settings)
        return {name.split(".")[0] for name, each in after.sides.state_dict().items() if not each.equal(before[name])}

    assert learned(replace(FAST, epochs=1)) == {"documents"}
    assert learned(replace(FAST, epochs=2)) == {"documents", "profiles"}
    assert learned(replace(FAST, epochs=2, profile_epochs=0)) == {"documents"}


@pytest.mark.slow
def test_it_learns_what_words_do_not_say(network: Tagger, tmp_path: Path) -> None:
    # Documents speak of other things than profiles do: nothing but training tells whose is whose.
    profiles = tuple(Profile(town, town) for town in TOWNS)
    documents = tuple(PersonText(f"{job} {job}", row) for row, job in enumerate(JOBS))
    known = TrainingPeople(profiles, documents, 0, ("", ""))

    def right(epochs: int) -> float:
        settings = replace(FAST, epochs=epochs, profile_epochs=epochs)
        adversary = trained(profiles, taught(network, known, tmp_path / str(epochs), settings), Silent())
        found = adversary.log_probabilities([each.text for each in documents])
        return float((found.argmax(1) == np.arange(len(JOBS))).mean())

    assert right(0) < 0.5 < 0.8 <= right(40)


def test_masked_names_and_words_are_not_seen(tmp_path: Path) -> None:
    profiles = [Profile("Ada Berg", "nurse in oslo"), Profile("Ole Dahl", "judge in riga")]
    documents = [PersonText("Ada Berg, a nurse", 0), PersonText("Dahl, of Riga, judge", 1)]
    found = measure.found_first([bm25(profiles)], documents, profiles, seed=1)["bm25"]
    assert found[False, 0.0] == found[True, 0.0] == 1.0
    assert found[True, 0.75] < 1.0
    assert name_spans(documents[0].text, profiles[0].name)  # what is hidden as a name here is hidden there


def asked(place: Path, **more: object) -> argparse.Namespace:
    profiles, documents = written(place / "data")
    settings = {"start": None, "epochs": 2, "seed": 3, "layers": 1, "rank": 4, "shared": 20, "device": Device.CPU}
    given = {"profiles": profiles, "documents": documents, "out": place / "out", "model": place / "recognizer"}
    return argparse.Namespace(**(given | settings | more))


@pytest.mark.slow
def test_a_trained_one_is_saved_with_its_card(network: Tagger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrainingPeople, "is_held_out", lambda self, person: person in (2, 5))
    arguments = asked(tmp_path)
    runs.reidentifier(arguments, Silent())
    out = tmp_path / "out"
    assert {each.name for each in out.iterdir()} == {"README.md", *reidentifier.FILES}
    card = (out / "README.md").read_text(encoding="utf-8")
    assert "9 documents about 9 people" in card and "Documents: 2 of people" in card
    assert [line.split(" | ")[0] for line in card.splitlines() if line.startswith("| ")][1:] == [
        "| ---",
        "| bm25",
        "| tf-idf",
        "| embeddings",
        "| network",
    ]
    before = json.loads((out / reidentifier.CONFIG).read_text())
    runs.reidentifier(argparse.Namespace(**(vars(arguments) | {"start": out, "out": tmp_path / "more"})), Silent())
    assert json.loads((tmp_path / "more" / reidentifier.CONFIG).read_text()) == before
    assert "Started from: SHA-256" in (tmp_path / "more" / "README.md").read_text(encoding="utf-8")
    with pytest.raises(BadModel):
        runs.reidentifier(argparse.Namespace(**(vars(arguments) | {"start": tmp_path / "nowhere"})), Silent())
