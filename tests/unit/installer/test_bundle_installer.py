"""The installer of the folder for machines without a network refuses whatever was changed on the way."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from installer.bundle import bill, build
from tests.conftest import REPOSITORY

pytestmark = pytest.mark.skipif(not shutil.which("sha256sum"), reason="needs sha256sum")
_HERE = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    (folder / "wheels").mkdir(parents=True)
    (folder / "wheels" / "sable_redact-0.1.0-py3-none-any.whl").write_bytes(b"wheel")
    (folder / "release.json").write_text(json.dumps({"python": "3.0"}), encoding="utf-8")
    shutil.copy(REPOSITORY / "installer" / "bundle" / "install.sh", folder)
    build.write_sums(folder)
    return folder


def _install(bundle: Path, *options: str, python: str = sys.executable) -> str:
    """Install, and return why it failed."""
    environment = {**os.environ, "HOME": str(bundle.parent), "PYTHON": python}
    done = subprocess.run(
        [bundle / "install.sh", *options], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert not (bundle.parent / ".local").exists()
    return done.stderr


def test_an_untouched_folder_passes_up_to_the_python_that_it_is_for(bundle: Path) -> None:
    assert f"is for Python 3.0, and {sys.executable} is {_HERE}" in _install(bundle)


def test_a_changed_file_is_refused(bundle: Path) -> None:
    (bundle / "wheels" / "sable_redact-0.1.0-py3-none-any.whl").write_bytes(b"whee1")
    assert "a file is not the released one" in _install(bundle)


def test_a_missing_file_is_refused(bundle: Path) -> None:
    (bundle / "wheels" / "sable_redact-0.1.0-py3-none-any.whl").unlink()
    assert "a file is not the released one" in _install(bundle)


def test_a_file_that_was_put_in_is_refused(bundle: Path) -> None:
    (bundle / "wheels" / "numpy-99-py3-none-any.whl").write_bytes(b"worse")
    assert "a file is here that was not released" in _install(bundle)


@pytest.mark.skipif(not shutil.which("ssh-keygen"), reason="needs ssh-keygen")
def test_only_those_who_may_sign_are_believed(bundle: Path, tmp_path: Path) -> None:
    ours, other = tmp_path / "ours", tmp_path / "other"
    for key in (ours, other):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    signers = tmp_path / "signers"
    signers.write_text(f"sable {ours.with_suffix('.pub').read_text()}", encoding="utf-8")
    said = "the signature is missing"
    assert said in _install(bundle, "--signers", str(signers))
    for key, believed in ((other, False), (ours, True)):
        (bundle / "SHA256SUMS.sig").unlink(missing_ok=True)
        subprocess.run(["ssh-keygen", "-q", "-Y", "sign", "-f", key, "-n", "sable", bundle / "SHA256SUMS"], check=True)
        assert (said not in _install(bundle, "--signers", str(signers))) is believed


def test_an_installation_is_never_written_over(bundle: Path, tmp_path: Path) -> None:
    (bundle / "release.json").write_text(json.dumps({"python": _HERE}), encoding="utf-8")
    build.write_sums(bundle)
    there = tmp_path / "there"
    there.mkdir()
    assert "is there already" in _install(bundle, "--prefix", str(there))


def test_names_and_versions_of_wheels() -> None:
    assert build.parted("torch-2.13.0+cpu-cp311-cp311-linux_x86_64.whl") == ("torch", "2.13.0+cpu")


def test_the_bill_of_materials_names_every_wheel_and_model(tmp_path: Path) -> None:

    wheels = {"lxml-6.1.3-cp311-cp311-linux_x86_64.whl": "a" * 64, "sable_redact-0.1.0-py3-none-any.whl": "b" * 64}
    for name in ("one", "two"):
        bill.write(tmp_path / name, wheels, {"lxml": "BSD-3-Clause"}, "c" * 40, 1_700_000_000)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    told = json.loads((tmp_path / "one").read_text(encoding="utf-8"))
    parts = {each["name"]: each for each in told["components"]}
    assert parts["lxml"]["hashes"] == [{"alg": "SHA-256", "content": "a" * 64}]
    assert parts["lxml"]["licenses"] == [{"license": {"id": "BSD-3-Clause"}}]
    assert "models/recognizer/weights.safetensors" in parts and "sable" not in parts
