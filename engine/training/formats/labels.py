"""What the labels of other people's annotations mean, in the terms of the eight kinds."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.errors import BadAnnotation, UnreadableFile
from engine.models.labels import ANY, MEANINGS, NONE, fold
from engine.types import Kind

MASKING = ("DIRECT", "QUASI", "NO_MASK")


@dataclass(frozen=True, slots=True, eq=False)
class Labels:
    """What each label means, keyed by `fold`.

    Attributes:
        meaning: one of the eight kinds, ANY or NONE.
        masking: the decision for spans of a label that carry none of their own.
        complete: the kinds that are marked wherever they stand, None where that is not known.
    """

    meaning: Mapping[str, str]
    masking: Mapping[str, str] = field(default_factory=dict)
    complete: frozenset[Kind] | None = None


BUILT_IN = Labels(MEANINGS)


def read_labels(path: Path) -> Labels:
    """The built-in meanings, with those of a TOML file added or put in their place.

        complete = ["PERSON", "CODE"]    # kinds that the annotators marked wherever they stand

        [labels]                         # one of the eight kinds, ANY or NONE
        CLAIMANT = "PERSON"
        DRUG = "NONE"

        [masking]                        # where the spans themselves don't say it: DIRECT, QUASI or NO_MASK
        CLAIMANT = "DIRECT"

    Raises:
        UnreadableFile: not there, or not to be read by this person.
        BadAnnotation: no such file: `problem` says what is wrong.
    """
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableFile from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadAnnotation(file=path.name, problem="not-toml") from error
    if unknown := set(said) - {"complete", "labels", "masking"}:
        raise BadAnnotation(file=path.name, problem="unknown-table", tables=tuple(sorted(unknown)))
    complete = said.get("complete")
    if complete is not None and (not isinstance(complete, list) or not set(map(str, complete)) <= set(Kind)):
        raise BadAnnotation(file=path.name, problem="unknown-kind")
    return Labels(
        {**BUILT_IN.meaning, **_table(path, said.get("labels", {}), (*Kind, ANY, NONE))},
        _table(path, said.get("masking", {}), MASKING),
        None if complete is None else frozenset(map(Kind, complete)),
    )


def _table(path: Path, table: Any, values: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(table, dict) or not all(value in values for value in table.values()):
        raise BadAnnotation(file=path.name, problem="unknown-kind")
    return {fold(label): str(value) for label, value in table.items()}
