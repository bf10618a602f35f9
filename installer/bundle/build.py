"""Bundle builder: the folder for machines without a network, for this system and this Python.

python -m installer.bundle.build [--out dist]

    wheels/             Sable with its models, and everything it needs
    ocr/                Tesseract's data for English
    requirements.txt    every wheel with its version and SHA-256
    constraints.txt     the versions that were tested together
    sbom.cdx.json       its parts, as CycloneDX
    licences/           see `installer.licences`
    install.sh, install.ps1, release.json
    Containerfile       builds an image of the folder (on Linux)
    SHA256SUMS          of every other file
    SHA256SUMS.sig      where a key is given: `--key`, for `ssh-keygen -Y verify -n sable`

The same commit and the same wheels give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from engine import __version__
from installer import licences
from installer.bundle import bill
from installer.contents import ROOT
from installer.freeze import commit_time, copy_ocr, release

SUMS = "SHA256SUMS"
_HERE = ROOT / "installer" / "bundle"


def build(out: Path, *, key: Path | None = None) -> Path:
    """Build the bundle and return its folder below `out`; one of the same name is replaced."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    folder = out / f"sable-{__version__}-{sys.platform}-{platform.machine()}-python{version}"
    shutil.rmtree(folder, ignore_errors=True)
    wheels = folder / "wheels"
    wheels.mkdir(parents=True)
    _collect(wheels)
    hashes = {each.name: sha256(each) for each in sorted(wheels.iterdir())}
    (folder / "requirements.txt").write_text("".join(map(_required, hashes, hashes.values())), encoding="utf-8")
    copy_ocr(folder / "ocr")
    for name in ("install.sh", "install.ps1"):
        shutil.copy(_HERE / name, folder / name)
    if sys.platform == "linux":
        (folder / "Containerfile").write_text(containerfile(version), encoding="utf-8")
    shutil.copyfile(ROOT / "constraints.txt", folder / "constraints.txt")
    described = {**release(), "python": version, "system": sys.platform, "machine": platform.machine()}
    (folder / "release.json").write_text(json.dumps(described, indent=1) + "\n", encoding="utf-8")
    called = licences.write(folder / "licences", map(_installed, hashes))
    bill.write(folder / "sbom.cdx.json", hashes, called, release()["commit"], int(commit_time()))
    write_sums(folder)
    if key:
        subprocess.run(
            ["ssh-keygen", "-q", "-Y", "sign", "-f", str(key), "-n", "sable", str(folder / SUMS)], check=True
        )
    return folder


def containerfile(python: str) -> str:
    """Return the recipe of an image for a bundle of that version of Python."""
    return (_HERE / "Containerfile").read_text(encoding="utf-8").replace(":PYTHON-", f":{python}-")


def write_sums(folder: Path) -> None:
    """Write the SHA-256 of every file, in the form of sha256sum(1)."""
    files = sorted(each for each in folder.rglob("*") if each.is_file() and not each.name.startswith(SUMS))
    lines = [f"{sha256(each)}  {each.relative_to(folder).as_posix()}\n" for each in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def sha256(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def parted(wheel: str) -> tuple[str, str]:
    """Return name and version of the distribution in a wheel of this name."""
    name, version = wheel.split("-")[:2]
    return name, version


def _collect(wheels: Path) -> None:
    """Collect every wheel as pip would install it here; a missing one is built, and that must give the same bytes each
    time.
    """
    environment = {**os.environ, "SOURCE_DATE_EPOCH": commit_time()}
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, "--wheel-dir", str(wheels), f"{ROOT}[desktop]"], env=environment, check=True)


def _required(wheel: str, digest: str) -> str:
    name, version = parted(wheel)
    return f"{name}=={version} --hash=sha256:{digest}\n"


def _installed(wheel: str) -> Distribution:
    """Return the distribution installed here for a wheel: the same version, by the same constraints."""
    return distribution(parted(wheel)[0])


def main() -> None:
    """Build the bundle, and print its size."""
    parser = argparse.ArgumentParser(description="Builds a folder that installs without a network.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--key", type=Path, help="a private key of OpenSSH that signs the sums")
    asked = parser.parse_args()
    folder = build(asked.out, key=asked.key)
    size = sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())
    print(f"{size / (1 << 20):8.1f} MiB  {folder}")


if __name__ == "__main__":
    main()
