"""The recipe of the container image: nothing is fetched, nothing runs as root, and what it starts is there.

No builder of images is needed: the recipe is read as its format says, and its instructions are checked.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass

import pytest

from installer.bundle import build
from tests.conftest import REPOSITORY

_TEMPLATE = (REPOSITORY / "installer" / "bundle" / "Containerfile").read_text(encoding="utf-8")
_HELP = (REPOSITORY / "resources" / "help" / "air-gap.md").read_text(encoding="utf-8")
_KNOWN = frozenset("ARG FROM COPY RUN LABEL ENV USER WORKDIR STOPSIGNAL ENTRYPOINT CMD".split())
_FETCHES = re.compile(
    r"https?://|ftp://|git@|\b(?:curl|wget|apt|apt-get|apk|dnf|git|npm)\b|\bpip3?\s+(?:install|download)"
)


@dataclass(frozen=True)
class Stage:
    image: str
    name: str
    steps: tuple[tuple[str, str], ...]


def _steps(text: str) -> list[tuple[str, str]]:
    """Instructions and their values, with continued lines joined and comments left out."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [
        (name.upper(), value.strip())
        for name, _, value in (each.partition(" ") for each in joined.splitlines() if each)
    ]


def _stages(text: str) -> list[Stage]:
    steps = _steps(text)
    values = dict(value.partition("=")[::2] for name, value in steps if name == "ARG")
    starts = [at for at, (name, _) in enumerate(steps) if name == "FROM"]
    found = []
    for at, end in zip(starts, [*starts[1:], len(steps)], strict=True):
        image, _, name = re.sub(r"\$\{(\w+)\}", lambda match: values[match[1]], steps[at][1]).partition(" AS ")
        found.append(Stage(image, name, tuple(steps[at + 1 : end])))
    return found


def problems(text: str) -> list[str]:
    """A word for each thing that an image of Sable must not do."""
    stages = _stages(text)
    names = {each.name for each in stages if each.name}
    found = [f"unknown {name}" for name, _ in _steps(text) if name not in _KNOWN]
    for stage in stages:
        tag = re.fullmatch(r"[\w.-]+(?::\d+)?(?:/[\w.-]+)+(?::([\w.-]+))?(@sha256:[0-9a-f]{64})?", stage.image)
        if stage.image not in names and (not tag or tag[1] in (None, "latest")):
            found.append(f"base {stage.image}")
        for name, value in stage.steps:
            if name == "RUN" and _FETCHES.search(value):
                found.append(f"fetches: {value}")
            if name == "COPY" and "://" in value:
                found.append(f"copies: {value}")
            if name in ("ENTRYPOINT", "CMD") and not value.startswith("["):
                found.append(f"a shell for {name}")
    users = [value.partition(":")[0] for name, value in stages[-1].steps if name == "USER"]
    if not users or not users[-1].isdecimal() or int(users[-1]) == 0:
        found.append("root")
    return found


def test_nothing_is_fetched_and_nothing_runs_as_root() -> None:
    assert problems(build.containerfile("3.11")) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("python:3.11-slim-bookworm", "python:latest", "base docker.io/library/python:latest"),
        ("python:3.11-slim-bookworm", "python", "base docker.io/library/python"),
        ("USER 65532:65532\n", "", "root"),
        ("USER 65532:65532\n", "USER 0:0\n", "root"),
        ("USER 65532:65532\n", "USER sable\n", "root"),
        ("USER 65532:65532\n", "USER 65532\nUSER root\n", "root"),
        ("COPY . /bundle", "ADD https://example.org/a.whl /bundle", "unknown ADD"),
        ("sh /bundle/install.sh", "curl -O https://example.org/a && sh /bundle/install.sh", "fetches"),
        ("sh /bundle/install.sh", "pip install sable &&\\\n  sh /bundle/install.sh", "fetches"),
        ('ENTRYPOINT ["/opt/sable/bin/sable"]', "ENTRYPOINT sable", "a shell for ENTRYPOINT"),
    ],
)
def test_what_must_not_be_is_found(old: str, new: str, problem: str) -> None:
    text = build.containerfile("3.11")
    assert old in text
    assert any(each.startswith(problem) for each in problems(text.replace(old, new)))


def test_the_base_has_the_python_of_the_bundle() -> None:
    assert {each.image for each in _stages(build.containerfile("3.13"))} == {
        "docker.io/library/python:3.13-slim-bookworm"
    }


def test_the_program_is_where_the_bundle_installs_it() -> None:
    first, last = _stages(build.containerfile("3.11"))
    (run,) = [shlex.split(value) for name, value in first.steps if name == "RUN"]
    prefix = run[run.index("--prefix") + 1]
    script = run[run.index("sh") + 1]
    assert ("COPY", f". {script.removesuffix('/install.sh')}") in first.steps
    assert ("COPY", f"--from={first.name} {prefix} {prefix}") in last.steps
    assert ("ENTRYPOINT", f'["{prefix}/bin/sable"]') in last.steps
    options = (REPOSITORY / "installer" / "bundle" / "install.sh").read_text(encoding="utf-8")
    assert "--prefix)" in options


def test_what_is_written_while_it_runs_lies_where_something_is_mounted() -> None:
    (line,) = [value for name, value in _stages(_TEMPLATE)[-1].steps if name == "ENV"]
    environment = dict(each.split("=") for each in line.split())
    assert environment["HOME"] == "/tmp" and environment["XDG_CACHE_HOME"].startswith("/tmp/")
    assert environment["XDG_DATA_HOME"] == "/state" and "/state" in _HELP


def test_the_help_runs_it_without_network_root_and_a_writable_system() -> None:
    shown = re.findall(r"^ {4,}((?:podman|docker) run (?:.*\\\n)*.*)", _HELP, re.MULTILINE)
    assert shown
    for command in shown:
        for option in ("--network none", "--read-only", "--cap-drop ALL", "--tmpfs /tmp", "no-new-privileges"):
            assert option in command
        assert "--privileged" not in command and "--user" in command
    assert "podman build --network none" in _HELP
