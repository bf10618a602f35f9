"""Bill of materials (CycloneDX 1.6): the parts of a release, their origin and their licences."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from engine import __version__
from engine.core import resources

_SABLE = "sable"
_WHEEL = "sable_redact"
_OURS = "AGPL-3.0-or-later"


def write(file: Path, wheels: Mapping[str, str], called: Mapping[str, str], commit: str, seconds: int) -> None:
    """Write the bill; the same arguments give the same bytes.

    Args:
        wheels: SHA-256 by the name of each wheel.
        called: the licence of each distribution.
        commit: the commit it was made from.
        seconds: the commit's time, since 1970.
    """
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_OID, f"sable {__version__} {commit}"))
    bom.metadata.timestamp = datetime.fromtimestamp(seconds, UTC)
    whole = Component(
        name=_SABLE,
        version=__version__,
        type=ComponentType.APPLICATION,
        bom_ref=_SABLE,
        licenses=[LicenseFactory().make_from_string(_OURS)],
    )
    bom.metadata.component = whole
    parts = [*_libraries(wheels, called), *_models()]
    for part in parts:
        bom.components.add(part)
    bom.register_dependency(whole, parts)
    file.write_text(JsonV1Dot6(bom).output_as_string(indent=1) + "\n", encoding="utf-8")


def _libraries(wheels: Mapping[str, str], called: Mapping[str, str]) -> Iterator[Component]:
    licences = {_plain(name): licence for name, licence in called.items()}
    for wheel, digest in wheels.items():
        name, version = wheel.split("-")[:2]
        if name == _WHEEL:
            continue
        yield Component(
            name=name,
            version=version,
            type=ComponentType.LIBRARY,
            bom_ref=f"{_plain(name)}@{version}",
            purl=PackageURL("pypi", name=_plain(name), version=version),
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
            licenses=[LicenseFactory().make_from_string(licences[_plain(name)])],
        )


def _models() -> Iterator[Component]:
    for name, entry in resources.released().items():
        if name.endswith(".safetensors"):
            yield Component(
                name=name,
                version=__version__,
                type=ComponentType.MACHINE_LEARNING_MODEL,
                bom_ref=name,
                description=entry["source"],
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=entry["sha256"])],
                licenses=[LicenseFactory().make_from_string(entry["licence"])],
            )


def _plain(name: str) -> str:
    """Return a name in the form that PyPI uses."""
    return name.lower().replace("_", "-").replace(".", "-")
