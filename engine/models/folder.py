"""Loads the networks of a run: the bundled ones, and those of the user's folders (--model) added or in their place."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.errors import BadModel
from engine.core.options import Device
from engine.models import device as devices
from engine.models import pieces, tagger
from engine.models.files import SHAPE, VOCABULARY, WEIGHTS, otherwise, sha256, weight_files
from engine.models.masked import Language
from engine.models.network import NetworkShape
from engine.models.tagger import Tagger

if TYPE_CHECKING:
    from engine.models.classifier import TokenClassifier

INDICATORS = "indicators/weights.safetensors"
"""File of risk indicators in the folder of a recognizer of the user's own, if any were fitted to it."""


class ModelRole(StrEnum):
    """The role of a folder's model; the value is its name in the report."""

    RECOGNIZER = "recognizer"
    CLASSIFIER = "token classifier"
    LANGUAGE = "masked language model"


_ARCHITECTURES: dict[str, ModelRole] = {
    "ForTokenClassification": ModelRole.CLASSIFIER,
    "ForMaskedLM": ModelRole.LANGUAGE,
}
"""Roles by the end of the names of transformers' classes."""
_ALONE = (ModelRole.RECOGNIZER, ModelRole.LANGUAGE)
"""Roles whose model replaces a bundled network, so that there can be only one."""


@dataclass(frozen=True, slots=True, eq=False)
class Networks:
    """All networks that read a document.

    Attributes:
        tagger: the bundled recognizer, or the one that replaces it; only its masking decisions count.
        added: recognizers that read along with it.
        recognizer: the folder of the recognizer that replaces the bundled one.
        language: a language model of the user's own, which measures information content in place of word frequency.
        versions: SHA-256 of the weights and the configuration of each folder, for the report.
    """

    tagger: Tagger
    recognizer: Path | None = None
    added: tuple[TokenClassifier, ...] = ()
    language: Language | None = None
    versions: dict[str, str] = field(default_factory=dict)


@cache
def load(folders: tuple[Path, ...], device: Device) -> Networks:
    """Load the bundled network and the models in `folders`, which are added to it or replace it.

    Raises:
        BadModel: a folder can't be used; `problem` says why.
        ResourceError: see `tagger.load`.
    """
    roles = {folder: _role(folder) for folder in folders}
    by_role = {role: [folder for folder in folders if roles[folder] is role] for role in ModelRole}
    for role in _ALONE:
        if len(by_role[role]) > 1:
            raise BadModel(folder=by_role[role][1].name, problem="one-too-many")
    devices.keep_freed()
    chosen = devices.choose(device)
    own = [_recognizer(folder, chosen) for folder in by_role[ModelRole.RECOGNIZER]]
    languages = [_language(folder, chosen) for folder in by_role[ModelRole.LANGUAGE]]
    return Networks(
        tagger=own[0] if own else tagger.load(device),
        recognizer=next(iter(by_role[ModelRole.RECOGNIZER]), None),
        language=languages[0] if languages else None,
        added=tuple(_classifier(folder, chosen) for folder in by_role[ModelRole.CLASSIFIER]),
        versions=dict(_versions(roles)),
    )


def _role(folder: Path) -> ModelRole:
    try:
        config: dict[str, Any] = json.loads((folder / SHAPE).read_text(encoding="utf-8"))
        names = [str(name) for name in config.get("architectures") or ()]
    except OSError as error:
        raise BadModel(folder=folder.name, problem="no-config") from error
    except (
        ValueError,
        AttributeError,
        TypeError,
    ) as error:  # not JSON, or not an object, or `architectures` is not a list
        raise BadModel(folder=folder.name, problem="damaged-config") from error
    if config and config.keys() <= {size.name for size in fields(NetworkShape)}:  # an older file may have fewer keys
        return ModelRole.RECOGNIZER
    for end, role in _ARCHITECTURES.items():
        if any(name.endswith(end) for name in names):
            return role
    raise BadModel(folder=folder.name, problem="unknown-architecture")


# Imported in these functions: PyTorch takes seconds to load, and only networks of the user's own need it on a CPU.


def _recognizer(folder: Path, device: Device) -> Tagger:
    """Load a recognizer that `sable train recognizer` wrote."""
    from engine.models import torch_network

    weights, shape, words = (folder / name for name in (WEIGHTS, SHAPE, VOCABULARY))
    for file in (weights, words):
        if not file.is_file():
            raise BadModel(folder=folder.name, problem="missing-file", file=file.name)
    with otherwise(folder.name, "damaged-weights"):
        network, vocabulary = torch_network.load(weights, shape, device), pieces.load_vocabulary(words)
    known = network.model.shape.vocabulary
    if vocabulary.get_vocab_size() != known or vocabulary.token_to_id(pieces.UNKNOWN) is None:
        raise BadModel(folder=folder.name, problem="other-tokenizer")
    return Tagger(network, vocabulary)


def _language(folder: Path, device: Device) -> Language:
    from engine.models import language

    return language.load(folder, device)


def _classifier(folder: Path, device: Device) -> TokenClassifier:
    from engine.models import classifier

    return classifier.load(folder, device)


def _versions(roles: dict[Path, ModelRole]) -> Iterable[tuple[str, str]]:
    """Yield names and hashes for the report; folders are numbered, because their names are private to the user."""
    for number, (folder, role) in enumerate(roles.items(), start=1):
        yield f"model {number} ({role}) weights", sha256(weight_files(folder))
        yield f"model {number} ({role}) config", sha256([folder / SHAPE])
        if role is ModelRole.RECOGNIZER and (folder / INDICATORS).is_file():
            yield f"model {number} ({role}) indicators", sha256([folder / INDICATORS])
