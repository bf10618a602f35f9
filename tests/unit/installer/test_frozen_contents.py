"""Contents of the frozen application: every bundled file, no needless one, and those that its network test reads."""

from __future__ import annotations

import ast
import json
import sys
from collections import Counter
from importlib.metadata import distribution
from pathlib import Path

import pytest

from engine.cli import arguments
from engine.core import messages
from installer import contents, freeze, licences, smoke


def test_every_file_of_the_manifest_goes_along_where_it_is_looked_for() -> None:
    names = json.loads((contents.RESOURCES / "manifest.json").read_text(encoding="utf-8"))
    carried = {f"{folder}/{Path(path).name}" for path, folder in contents.resources()}
    assert carried == {f"resources/{name}" for name in (*names, "manifest.json")}
    assert all(Path(path).is_file() for path, _ in contents.resources())


@pytest.mark.parametrize(
    ("name", "stays"),
    [
        ("wordfreq/data/large_en.msgpack.gz", True),
        ("wordfreq/data/large_de.msgpack.gz", False),
        ("wordfreq/data/large_es.msgpack.gz", False),
        ("torch/lib/libtorch_cpu.so", True),
        ("torch/lib/libtorchbind_test.so", False),
        ("pyarrow/libarrow_s3.so.2600", False),
        ("pyarrow/libparquet.so.2600", True),
        ("pandas/tests/test_it.pyc", False),
    ],
)
def test_what_stays(name: str, stays: bool) -> None:
    assert contents.needed(name) is stays


def test_architectures_that_a_persons_own_model_may_have_stay() -> None:
    known = contents.models()
    assert all(known[name] for name in ("auto", "bert", "mpnet", "roberta", "xlm_roberta", "deberta_v2", "modernbert"))
    assert not known["whisper"] and not known["clip"]


def test_the_frozen_program_leaves_model_development_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "engine.lab" in contents.EXCLUDED
    monkeypatch.setitem(sys.modules, "engine.lab", None)  # as where it is not installed
    parser = arguments.parser()
    assert {"redact", "audit"} <= set(parser.commands) and not {"train", "compare", "evaluate"} & set(parser.commands)
    with pytest.raises(SystemExit) as ended:
        parser.read(["train", "recognizer"])
    assert ended.value.code == messages.USAGE
    assert "train is for developing models" in capsys.readouterr().err


def test_nothing_but_commands_of_model_development_needs_it() -> None:
    # Imports of modules run before any command is known.
    for path in (contents.ROOT / "engine" / "cli").glob("*.py"):
        imported = [
            each for each in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(each, ast.ImportFrom)
        ]
        assert not [each for each in imported if str(each.module).startswith("engine.lab")], path.name


def test_sizes_are_counted_by_library() -> None:
    found = Counter({"torch": 3 << 20, "PySide6": 2 << 20, "regex": 1 << 19})
    told = freeze.table(found, lines=2).splitlines()
    assert [line.split(maxsplit=1)[1] for line in told] == ["torch", "PySide6", "the rest", "all"]
    assert told[-1].split()[0] == "5.5"


def test_sizes_of_a_folder_leave_links_out(tmp_path: Path) -> None:
    inner = tmp_path / "_internal"
    (inner / "numpy").mkdir(parents=True)
    (inner / "numpy.libs").mkdir()
    (inner / "numpy" / "core.so").write_bytes(b"12345")
    (inner / "numpy.libs" / "blas.so").write_bytes(b"678")
    (inner / "link.so").symlink_to("numpy/core.so")
    (tmp_path / "sable").write_bytes(b"1")
    assert freeze.sizes(tmp_path) == Counter({"numpy": 8, "programs and shared libraries": 1})


def test_licences_are_carried_as_they_came(tmp_path: Path) -> None:
    called = licences.write(tmp_path, [distribution("lxml"), distribution("numpy")])
    assert "BSD" in called["lxml"]
    assert list((tmp_path / "lxml").iterdir()) and list((tmp_path / "numpy").iterdir())
    notice = (tmp_path / "NOTICE.txt").read_text(encoding="utf-8")
    assert "Affero" in notice and "Lesser" in notice and "GeoNames" in notice
    assert (tmp_path / "texts" / "CC-BY-4.0.txt").is_file()
    assert (tmp_path / "INDEX.txt").read_text(encoding="utf-8").splitlines()[0].startswith("lxml: ")


def test_families_of_sockets_are_read_from_a_trace() -> None:
    trace = """\
12 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3
12 connect(3, {sa_family=AF_UNIX, sun_path=@"x"}, 110) = -1 ECONNREFUSED (Connection refused)
13 socket(AF_INET6, SOCK_DGRAM, IPPROTO_IP) = 4
13 socketpair(AF_UNIX, SOCK_STREAM, 0, [5, 6]) = 0
"""
    assert smoke.families(trace) == {"AF_UNIX", "AF_INET6"}


def test_the_scan_of_the_proof_holds_no_text(tmp_path: Path) -> None:
    smoke.scan(tmp_path / "scan.pdf")
    data = (tmp_path / "scan.pdf").read_bytes()
    assert data.startswith(b"%PDF") and b"/Font" not in data and smoke.NAME.encode() not in data
