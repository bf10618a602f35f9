"""Runs of the commands of `sable train`: each reads its arguments, trains or generates, and writes files."""

from __future__ import annotations

import argparse
import shutil
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType

import torch

from engine import background
from engine.background.adversaries.network_fit import ReidentifierSettings
from engine.core.errors import BadModel, MissingExtra, OutputExists, ResourceError
from engine.core.options import Method, Options
from engine.core.progress import SILENT, Progress
from engine.core.resources import find, released
from engine.lab.training import card, own, packing, teachers, wikidata
from engine.lab.training import distant as labels
from engine.lab.training import emulation as search_emulation
from engine.lab.training import indicators as risk_indicators
from engine.lab.training import language as masked_language
from engine.lab.training import multilingual as other_languages
from engine.lab.training import recognizer as network
from engine.lab.training import silver as silver_corpus
from engine.lab.training.formats import read_annotated, read_labels
from engine.lab.training.planting import hospital as hospital_files
from engine.lab.training.planting import population as population_files
from engine.lab.training.reidentifier import people, training_run
from engine.lab.training.reidentifier import people as halved
from engine.models import device as devices
from engine.models import encoder, folder, tagger, torch_network, training_loop
from engine.models.encoder import SpanTagger
from engine.models.files import SHAPE, VOCABULARY, WEIGHTS, sha256, weight_files
from engine.models.pieces import load_vocabulary
from engine.models.reidentifier import ReidentifierShape
from engine.models.tagger import Tagger
from engine.pipeline import opening
from engine.risk import classifiers, index
from engine.risk.classifiers import RECOGNIZER


def recognizer(arguments: argparse.Namespace, progress: Progress) -> None:  # noqa: ARG001
    """Train and save the recognizer, and write its scores on the development judgments into the model card."""
    arguments.out.mkdir(parents=True, exist_ok=True)
    rates = network.RATES_TAUGHT if arguments.teachers else network.RATES
    settings = network.RecognizerSettings(
        epochs=arguments.epochs, seed=arguments.seed, rates=rates, words=arguments.gold is None
    )
    chosen = devices.choose(arguments.device)
    taught_by, device = teachers.load(arguments.teachers, chosen), torch.device(chosen)
    meanings = read_labels(arguments.labels) if arguments.labels else None
    own_sets = own.sources(arguments.annotated, meanings, arguments.out / "annotated")
    model = network.train(
        arguments.data, arguments.out, arguments.start, settings, device, own_sets, taught_by, arguments.gold
    )
    weights, shape, words = _save(model, arguments.out, network.vocabulary_of(arguments.start))
    saved = Tagger(torch_network.load(weights, shape, chosen), load_vocabulary(words))
    scores = card.score(saved, arguments.data / card.DEVELOPMENT)
    text = card.write(
        epochs=settings.epochs,
        seed=settings.seed,
        data=card.DEVELOPMENT,
        scores=scores,
        teachers=teachers.names(arguments.teachers),
    )
    (arguments.out / "README.md").write_text(text, encoding="utf-8")


def masked_lm(arguments: argparse.Namespace, progress: Progress) -> None:  # noqa: ARG001
    """Train the encoder, for `--start`."""
    arguments.out.mkdir(parents=True, exist_ok=True)
    device = torch.device(devices.choose(arguments.device))
    _save(masked_language.train(arguments.data, arguments.out, arguments.epochs, device), arguments.out)


def multilingual(arguments: argparse.Namespace, progress: Progress) -> None:  # noqa: ARG001
    """Train the network for other languages, and save it as it is released."""
    arguments.out.mkdir(parents=True, exist_ok=True)
    settings = replace(other_languages.MultilingualSettings(), epochs=arguments.epochs, seed=arguments.seed)
    device = torch.device(devices.choose(arguments.device))
    if arguments.base.is_dir():
        begun = packing.load(arguments.base)
    else:
        begun = other_languages.start(arguments.data, arguments.base, settings.layers)
    other_languages.train(arguments.data, begun, arguments.out, settings, device, arguments.gold)
    packing.save(begun, arguments.out)


def indicators(arguments: argparse.Namespace, progress: Progress) -> None:  # noqa: ARG001
    """Fit the indicators to the released recognizer, or to one of the user's own.

    Raises:
        BadModel: the folder holds no recognizer.
    """
    own = [arguments.model] if arguments.model else []
    networks = folder.load(tuple(own), arguments.device)
    if own and networks.recognizer is None:
        raise BadModel(folder=arguments.model.name, problem="no-recognizer")
    digest = sha256(weight_files(arguments.model)) if own else released()[RECOGNIZER]["sha256"]
    arguments.out.mkdir(parents=True, exist_ok=True)
    risk_indicators.train(arguments.data, arguments.out, networks.tagger, digest)


def offices(arguments: argparse.Namespace, progress: Progress) -> None:  # noqa: ARG001
    """Fit the risk in documents of offices and wards, and print how well it does; see `offices.train`.

    Raises:
        MissingExtra: scikit-learn is not installed; only training needs it.
    """
    fit = _risk_in_offices()
    networks = folder.load((), arguments.device)
    fitted = classifiers.load()
    if fitted is None:
        raise ResourceError(file=classifiers.FILE, problem="missing")
    given, collected = (arguments.data, arguments.gold, arguments.out, fitted, networks.tagger), arguments.collected
    print("\n".join(fit.train(*given, collected)[1]))


def office_details(arguments: argparse.Namespace, progress: Progress) -> None:  # noqa: ARG001
    """Write what the networks in use read in annotated documents; see `offices.collect`.

    Raises:
        MissingExtra: scikit-learn is not installed; only training needs it.
    """
    print(f"{arguments.out}: {_risk_in_offices().collect(arguments.gold, arguments.out)} details.")


def _risk_in_offices() -> ModuleType:
    try:
        return import_module("engine.lab.training.offices")
    except ModuleNotFoundError as error:
        raise MissingExtra from error


def inference(arguments: argparse.Namespace, progress: Progress) -> None:
    """Fit and measure the inference attack, and write its weights and card; see `inference_run.run`.

    Raises:
        MissingExtra: scikit-learn is not installed; only training needs it.
    """
    try:
        from engine.lab.training.inference import inference_run
        from engine.lab.training.inference.fit import InferenceSettings
    except ModuleNotFoundError as error:
        raise MissingExtra from error
    options = Options(device=arguments.device)
    settings = InferenceSettings(people=arguments.people, seed=arguments.seed)
    print(inference_run.run(arguments.data, arguments.out, settings, arguments.measured, options, progress))


def emulation(arguments: argparse.Namespace, progress: Progress) -> None:
    """Train the emulation of search with the released recognizer; see `emulation.write`."""
    if arguments.out.exists():
        raise OutputExists
    identity = f"{released()[RECOGNIZER]['sha256']}, {sha256([arguments.index])}"
    texts, network = search_emulation.read(arguments.texts), tagger.load(arguments.device)
    with index.opened(arguments.index) as opened:
        print(search_emulation.write(texts, arguments.documents, network, opened, identity, arguments.out, progress))


def reidentifier(arguments: argparse.Namespace, progress: Progress) -> None:
    """Train the re-identifier with the released recognizer, or one of the user's own; see `training_run.run`."""
    own = (arguments.model,) if arguments.model else ()
    form = ReidentifierShape(arguments.layers, arguments.rank, arguments.shared)
    settings = ReidentifierSettings(epochs=arguments.epochs, seed=arguments.seed, form=form)
    known = people.load(arguments.profiles, arguments.documents, lambda file: opening.read(file).text, progress)
    networks = folder.load(own, arguments.device)
    training_run.run(known, arguments.out, arguments.start, networks.tagger, settings, progress)


def pairs(arguments: argparse.Namespace, progress: Progress) -> None:
    """Halve the texts; see `reidentifier.people.write`."""
    recognise = silver_corpus.recognizer(tagger.load(arguments.device), None, SILENT)
    texts = search_emulation.read(arguments.texts)
    count = halved.write(texts, arguments.out, recognise, arguments.seed, progress)
    print(f"{arguments.out}: {count} people.")


def distant(arguments: argparse.Namespace, progress: Progress) -> None:
    """Label the texts by k-anonymity, train on the labels, and write scores into the model card; see `distant`.

    Raises:
        BadBackground, UnreadableFile, BadAnnotation: the background data, texts or annotated sets can't be used.
        Cancelled: the user asked to stop.
    """
    arguments.out.mkdir(parents=True, exist_ok=True)
    how = labels.Labelling(Method(arguments.method), arguments.k, arguments.arity, arguments.seed)
    known = background.load(arguments.background, progress=progress)
    texts = list(search_emulation.read(arguments.texts))
    documents = labels.write(texts, known, how, arguments.out, progress)
    chosen = devices.choose(arguments.device)
    start = folder.load((arguments.start,) if arguments.start else (), chosen).tagger
    taught = labels.train(documents, start, arguments.out, arguments.epochs, arguments.seed, torch.device(chosen))
    words = arguments.start / VOCABULARY if arguments.start else find("models/recognizer/vocab.txt")
    weights, shape, words = _save(taught, arguments.out, words)
    trained = Tagger(torch_network.load(weights, shape, chosen), load_vocabulary(words))
    sets = {split.value: [each for each in documents if each["split"] == split] for split in labels.HELD_OUT}
    sets |= {file.name: list(read_annotated(file)) for file in arguments.annotated}
    text = labels.card(
        how,
        {name: labels.score(each, trained) for name, each in sets.items()},
        epochs=arguments.epochs,
        seed=arguments.seed,
        texts=len(documents),
        left=len(texts) - len(documents),
        people=known.size,
        start=sha256(weight_files(arguments.start)) if arguments.start else released()[RECOGNIZER]["sha256"],
    )
    (arguments.out / "README.md").write_text(text, encoding="utf-8")
    print(text.partition("\n| ")[2].partition("\n\n")[0])


def silver(arguments: argparse.Namespace, progress: Progress) -> None:
    """Label the texts; see `silver.write`."""
    lists = silver_corpus.read_gazetteer(arguments.gazetteer, least=arguments.least) if arguments.gazetteer else None
    recognise = silver_corpus.recognizer(tagger.load(arguments.device), lists, progress)
    count = silver_corpus.write(arguments.texts, arguments.out, recognise, progress)
    print(f"{arguments.out}: {count} texts.")


def gazetteer(arguments: argparse.Namespace, progress: Progress) -> None:
    """Extract the terms; see `wikidata.extract`."""
    counts = wikidata.extract(arguments.wikidata, arguments.out, language=arguments.terms_language, progress=progress)
    print("\n".join(f"{arguments.out / kind}.tsv: {count} terms." for kind, count in counts.items()))


def population(arguments: argparse.Namespace, progress: Progress) -> None:
    """Invent people; see `planting.population.write`."""
    population_files.write(
        arguments.out,
        arguments.people,
        arguments.seed,
        notes=arguments.notes,
        table=population_files.TableFormat(arguments.table),
        texts=population_files.NoteFormat(arguments.texts),
        progress=progress,
    )
    print(f"{arguments.out}: {arguments.people} people, {min(arguments.notes, arguments.people)} notes.")


def hospital(arguments: argparse.Namespace, progress: Progress) -> None:
    """Invent patients and their notes; see `planting.hospital.write`."""
    texts = population_files.NoteFormat(arguments.texts)
    written = hospital_files.write(
        arguments.out, arguments.patients, arguments.seed, notes=arguments.notes, texts=texts, progress=progress
    )
    print(f"{arguments.out}: {arguments.patients} patients, {written} notes.")


def _save(model: SpanTagger, out: Path, vocabulary: Path | None = None) -> tuple[Path, Path, Path]:
    weights, shape, words = (out / name for name in (WEIGHTS, SHAPE, VOCABULARY))
    encoder.save(model, weights, shape)
    shutil.copyfile(vocabulary or training_loop.starting_point() / VOCABULARY, words)
    return weights, shape, words
